import HeadlessUIKit
import TerminalText

/// An element on top of a screen, in a box of its own: an alert, a sheet, an activity indicator.
enum OverlayBox {
  /// A view over all screens, such as a loading indicator or a toast.
  case view(UIView)
  /// An alert or action sheet.
  case alert(UIAlertController)

  /// The layout of a box, ready to be drawn.
  struct Layout {
    fileprivate enum Content {
      case view(UIView)
      case alert(UIAlertController, lines: [AlertLine])
    }

    fileprivate let content: Content
    fileprivate let columns: Int
    /// The rows of the box, including borders.
    let rows: Int
    /// Whether the box is at the bottom, as sheets are.
    let isAtBottom: Bool
  }

  /// Computes the size of the box on a screen with a width.
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
    let isSheet = alert.preferredStyle == .actionSheet
    let texts = [(AlertLine.Part.title, alert.title, isSheet), (.message, alert.message, false)]
    for (part, text, showsEmpty) in texts {
      if let text, showsEmpty || !text.isEmpty {
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
    func choices(_ isWanted: (UIAlertAction) -> Bool) -> [AlertLine] {
      alert.actions.indices.filter { isWanted(alert.actions[$0]) }.map { index in
        let text = TextSymbols.choice(
          alert.actions[index], isOnly: alert.actions.count == 1, columns: columns)
        return AlertLine(text: text, parts: [.choice(index)])
      }
    }
    // As on a device, the cancel action is the left one of two actions, otherwise the last one. In
    // a sheet it is separated from the others.
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

/// A line of an alert or sheet, and the parts of the alert that it shows.
private struct AlertLine {
  enum Part {
    case title
    case message
    /// An action, by its index in the alert's actions.
    case choice(Int)
  }

  /// The drawn text, with escapes.
  let text: String
  var parts: [Part] = []

  /// Returns the properties that the line shows, with their whole text.
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
  /// Draws the box over the existing contents.
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
  /// Returns the origin of the box: in the center, or at the bottom.
  ///
  /// A view box moves to the nearest empty place if it would cover text and there is an empty
  /// place.
  private func origin(in area: Area, rows: Int, on canvas: TextCanvas) -> (x: Int, y: Int) {
    let width = columns + 4
    let x = area.x + (area.columns - width) / 2
    let y = area.y + (isAtBottom ? area.rows - rows : (area.rows - rows) / 2)
    guard case .view = content, width <= area.columns else { return (x, y) }
    var best: (distance: Int, x: Int, y: Int)?
    for line in area.y...area.y + area.rows - rows {
      for column in area.x...area.x + area.columns - width {
        // A row is as high as two columns are wide.
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
  /// Returns the lines if they fit; otherwise the first ones, and the number of those left out.
  fileprivate func fitting(rows: Int) -> [AlertLine] {
    guard count > rows else { return self }
    let shown = Swift.max(rows - 1, 0)
    return Array(prefix(shown)) + (rows > 0 ? [AlertLine(text: "… \(count - shown) more")] : [])
  }
}
