import HeadlessUIKit
import TerminalText

/// Something that lies on top of a screen, in a box of its own: an alert, a sheet, a wheel.
enum OverlayBox {
  /// A view over all screens, such as a loading indicator or a toast.
  case view(UIView)
  /// An alert or action sheet.
  case alert(UIAlertController)

  /// A box with its lines, ready to be drawn.
  struct Sized {
    fileprivate enum Content {
      case view(UIView)
      case lines([String])
    }

    fileprivate let content: Content
    fileprivate let columns: Int
    /// The rows of the box, borders included.
    let rows: Int
    /// Whether it stands at the bottom, as sheets do.
    let standsAtBottom: Bool
  }

  /// Finds out how large the box is on a screen of a width.
  func sized(columns available: Int, metrics: ViewMetrics) -> Sized {
    let most = max(available - 4, 1)
    switch self {
    case .view(let view):
      let columns = min(metrics.columns(of: view), most)
      let rows = metrics.rows(of: view, columns: columns)
      return Sized(
        content: .view(view), columns: columns, rows: rows > 0 ? rows + 2 : 0,
        standsAtBottom: false)
    case .alert(let alert):
      let lines = Self.lines(of: alert, columns: most)
      let columns = lines.map(\.drawnWidth).max() ?? 1
      return Sized(
        content: .lines(lines), columns: columns, rows: lines.count + 2,
        standsAtBottom: alert.preferredStyle == .actionSheet)
    }
  }

  private static func lines(of alert: UIAlertController, columns: Int) -> [String] {
    var lines: [String] = []
    for text in [alert.title, alert.message] {
      if let text, !text.isEmpty { lines += text.wrapped(toColumns: columns) }
    }
    let buttons = alert.actions.map {
      Marks.button($0.title ?? "", looksOff: !$0.isEnabled)
    }
    if alert.preferredStyle == .actionSheet { return lines + buttons }
    let row = buttons.joined(separator: "  ")
    if !lines.isEmpty, !buttons.isEmpty { lines.append("") }
    return lines + (row.drawnWidth <= columns ? [row] : buttons)
  }
}

extension OverlayBox.Sized {
  /// Draws the box over what is there.
  func draw(in area: Area, with painter: ViewPainter) {
    guard rows > 0 else { return }
    let width = columns + 4
    let x = area.x + (area.columns - width) / 2
    let y = area.y + (standsAtBottom ? area.rows - rows : max((area.rows - rows) / 2, 0))
    let end = area.y + area.rows
    for row in y..<min(y + rows, end) {
      let isEdge = row == y || row == y + rows - 1
      painter.canvas.fill(isEdge ? "─" : " ", x: x, y: row, count: width)
      let corners: (Unicode.Scalar, Unicode.Scalar) =
        row == y ? ("╭", "╮") : isEdge ? ("╰", "╯") : ("│", "│")
      painter.canvas.put(corners.0, x: x, y: row)
      painter.canvas.put(corners.1, x: x + width - 1, y: row)
    }
    switch content {
    case .view(let view):
      painter.draw(
        view, in: Area(x: x + 2, y: y + 1, columns: columns, rows: min(rows - 2, end - y - 1)))
    case .lines(let lines):
      for (offset, line) in lines.enumerated() where y + 1 + offset < end {
        let spare = max(columns - line.drawnWidth, 0)
        painter.canvas.draw(
          line, x: x + 2 + spare / 2, y: y + 1 + offset, limit: columns - spare / 2)
      }
    }
  }
}
