import HeadlessUIKit
import TerminalText

/// Something that lies on top of a screen, in a box of its own: an alert, a sheet, a wheel.
enum OverlayBox {
  /// A view over all screens, such as a loading indicator or a toast.
  case view(UIView)
  /// An alert or action sheet.
  case alert(UIAlertController)

  /// A box with its lines, ready to be drawn.
  struct Layout {
    fileprivate enum Content {
      case view(UIView)
      case alert(UIAlertController, lines: [AlertLine])
    }

    fileprivate let content: Content
    fileprivate let columns: Int
    /// The rows of the box, borders included.
    let rows: Int
    /// Whether it stands at the bottom, as sheets do.
    let isAtBottom: Bool
  }

  /// Finds out how large the box is on a screen of a width.
  func layout(columns available: Int, metrics: ViewMetrics) -> Layout {
    let most = max(available - 4, 1)
    switch self {
    case .view(let view):
      let columns = min(metrics.columns(of: view), most)
      let rows = metrics.rows(of: view, columns: columns)
      return Layout(
        content: .view(view), columns: columns, rows: rows > 0 ? rows + 2 : 0,
        isAtBottom: false)
    case .alert(let alert):
      let lines = Self.lines(of: alert, columns: most)
      let columns = lines.map(\.text.displayWidth).max() ?? 1
      return Layout(
        content: .alert(alert, lines: lines), columns: columns, rows: lines.count + 2,
        isAtBottom: alert.preferredStyle == .actionSheet)
    }
  }

  private static func lines(of alert: UIAlertController, columns: Int) -> [AlertLine] {
    var lines: [AlertLine] = []
    for (part, text) in [(AlertLine.Part.title, alert.title), (.message, alert.message)] {
      if let text, !text.isEmpty {
        lines += text.wrapped(toColumns: columns).map {
          AlertLine(text: $0.reversiblyEscaped(), parts: [part])
        }
      }
    }
    for field in alert.textFields ?? [] {
      lines.append(
        AlertLine(
          text: TextSymbols.text(of: field).reversiblyEscaped().truncated(toColumns: columns)))
    }
    if alert.actions.isEmpty { return lines }
    if !lines.isEmpty { lines.append(AlertLine(text: "")) }
    let isSheet = alert.preferredStyle == .actionSheet
    func choices(_ isWanted: (UIAlertAction) -> Bool) -> [AlertLine] {
      alert.actions.indices.filter { isWanted(alert.actions[$0]) }.map { index in
        let text = TextSymbols.choice(
          alert.actions[index], isOnly: alert.actions.count == 1, columns: columns)
        return AlertLine(text: text, parts: [.choice(index)])
      }
    }
    // As on a device, the choice that changes nothing is the left of two, else the last; in a
    // sheet it stands apart.
    let cancels = choices { $0.style == .cancel }
    let others = choices { $0.style != .cancel }
    let row = AlertLine(
      text: (cancels + others).map(\.text).joined(separator: "  "),
      parts: (cancels + others).flatMap(\.parts))
    if !isSheet, alert.actions.count <= 2, row.text.displayWidth <= columns { return lines + [row] }
    let gap = isSheet && !others.isEmpty && !cancels.isEmpty ? [AlertLine(text: "")] : []
    return lines + others + gap + cancels
  }
}

/// A line of an alert or sheet, and what it shows of it.
private struct AlertLine {
  enum Part {
    case title
    case message
    /// An action, by its place among all.
    case choice(Int)
  }

  /// What is drawn, with its escapes.
  let text: String
  var parts: [Part] = []

  /// The properties that it shows, with their whole text.
  func texts(of alert: UIAlertController) -> [(property: String, text: String)] {
    if text.isEmpty { return [] }
    return parts.compactMap { part in
      switch part {
      case .title: alert.title.map { ("title", $0) }
      case .message: alert.message.map { ("message", $0) }
      case .choice(let index): alert.actions[index].title.map { ("actions[\(index)].title", $0) }
      }
    }
  }
}

extension OverlayBox.Layout {
  /// Draws the box over what is there.
  func draw(in area: Area, with painter: ViewPainter) {
    let rows = min(self.rows, area.rows)
    guard rows > 0 else { return }
    let width = columns + 4
    let (x, y) = origin(in: area, rows: rows, on: painter.canvas)
    let end = area.y + area.rows
    for row in y..<min(y + rows, end) {
      let isEdge = row == y || row == y + rows - 1
      painter.canvas.fill(isEdge ? "─" : " ", x: x, y: row, count: width)
      let corners: (Character, Character) =
        row == y ? ("╭", "╮") : isEdge ? ("╰", "╯") : ("│", "│")
      painter.canvas.put(corners.0, x: x, y: row)
      painter.canvas.put(corners.1, x: x + width - 1, y: row)
    }
    let box = Area(x: x, y: y, columns: width, rows: min(rows, end - y))
    switch content {
    case .view(let view):
      painter.trace?.note(box: view, called: "overlay", in: box)
      painter.scene?.cover(box)
      painter.scene?.open(.over, of: view)
      painter.draw(
        view, in: Area(x: x + 2, y: y + 1, columns: columns, rows: min(rows - 2, end - y - 1)))
      painter.scene?.close()
    case .alert(let alert, let lines):
      painter.trace?.note(box: alert, called: alert.preferredStyle.stepKey, in: box)
      painter.scene?.cover(box)
      painter.scene?.open(alert.preferredStyle == .actionSheet ? .menu : .alert, of: alert)
      defer { painter.scene?.close() }
      for (offset, line) in lines.fitting(rows: rows - 2).enumerated() {
        let spare = max(columns - line.text.displayWidth, 0)
        let place = Area(
          x: x + 2 + spare / 2, y: y + 1 + offset, columns: columns - spare / 2, rows: 1)
        painter.canvas.draw(escaped: line.text, x: place.x, y: place.y, limit: place.columns)
        guard painter.trace != nil || painter.scene != nil else { continue }
        for (property, text) in line.texts(of: alert) {
          painter.note(text, of: alert, property: property, in: place)
        }
      }
    }
  }
}

extension OverlayBox.Layout {
  /// Where the box begins: in the middle, or at the bottom. What only says that something happens
  /// moves aside, as little as need be, where it would lie on words and there is room beside them.
  private func origin(in area: Area, rows: Int, on canvas: TextCanvas) -> (x: Int, y: Int) {
    let width = columns + 4
    let x = area.x + (area.columns - width) / 2
    let y = area.y + (isAtBottom ? area.rows - rows : (area.rows - rows) / 2)
    guard case .view = content, width <= area.columns else { return (x, y) }
    var best: (distance: Int, x: Int, y: Int)?
    for line in area.y...area.y + area.rows - rows {
      for column in area.x...area.x + area.columns - width {
        // A line is as high as two columns are wide.
        let distance = abs(column - x) + 2 * abs(line - y)
        guard distance < best?.distance ?? .max,
          canvas.isBlank(x: column - 1, y: line, columns: width + 2, rows: rows)
        else { continue }
        best = (distance, column, line)
      }
    }
    return best.map { ($0.x, $0.y) } ?? (x, y)
  }
}

extension [AlertLine] {
  /// The first lines, and how many more there are where they do not fit.
  fileprivate func fitting(rows: Int) -> [AlertLine] {
    guard count > rows else { return self }
    let shown = Swift.max(rows - 1, 0)
    return Array(prefix(shown)) + (rows > 0 ? [AlertLine(text: "… \(count - shown) more")] : [])
  }
}
