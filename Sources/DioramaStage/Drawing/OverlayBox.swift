import HeadlessUIKit
import TerminalText

/// An element on top of a screen, in a box of its own: an alert, a sheet, a menu, an activity
/// indicator.
enum OverlayBox {
  /// A view over all screens, such as a loading indicator or a toast.
  case view(UIView)
  /// An alert, action sheet or menu.
  case alert(UIAlertController)

  /// The layout of a box, ready to be drawn.
  struct Layout {
    fileprivate enum Content {
      case view(UIView)
      case alert(UIAlertController, lines: [AlertLine])
    }

    fileprivate enum Position {
      case middle, bottom, anchor
    }

    fileprivate let content: Content
    fileprivate let columns: Int
    /// The rows of the box, including borders.
    fileprivate let rows: Int
    fileprivate var position = Position.middle
    /// The button at which the box hangs, if there is one.
    private(set) weak var anchor: AnyObject?
  }

  private var object: AnyObject {
    switch self {
    case .view(let view): view
    case .alert(let alert): alert
    }
  }

  /// Computes the size of the box on a screen with a width.
  func layout(columns available: Int, metrics: ViewMetrics) -> Layout {
    let most = max(available - 4, 1)
    let anchored = object as? any AnchoredOverlay
    switch self {
    case .view(let view):
      let columns = min(metrics.columns(of: view), most)
      let rows = metrics.rows(of: view, columns: columns)
      return Layout(
        content: .view(view), columns: columns, rows: rows > 0 ? rows + 2 : 0,
        position: anchored == nil ? .middle : .anchor, anchor: anchored?.anchor)
    case .alert(let alert):
      let lines = Self.lines(of: alert, columns: most)
      let isSheet = alert.preferredStyle == .actionSheet && anchored == nil
      let columns = isSheet ? most : lines.map(\.text.displayWidth).max() ?? 1
      return Layout(
        content: .alert(alert, lines: lines), columns: columns, rows: lines.count + 2,
        position: anchored != nil ? .anchor : isSheet ? .bottom : .middle,
        anchor: anchored?.anchor)
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
          text: TextSymbols.text(of: field, columns: columns).reversiblyEscaped()))
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
  /// Returns the rows of a screen that shows the box and some of its own rows around it.
  ///
  /// - Parameters:
  ///   - top: the first row below the bar.
  ///   - anchor: the area of the box's button, if it is drawn already.
  func screenRows(top: Int, anchor: Area?) -> Int {
    switch position {
    case .middle:
      if case .alert = content { rows + 4 } else { rows + 2 }
    case .bottom: rows + 2
    case .anchor: max((anchor?.y ?? 0) + 1 - top, 0) + rows
    }
  }

  /// Draws the box over the existing contents, without leaving parts of words beside it.
  func draw(in area: Area, with painter: ViewPainter) {
    let rows = min(self.rows, area.rows)
    guard rows > 0 else { return }
    let box = place(in: area, rows: rows, with: painter)
    let cleared = painter.canvas.clear(box, in: area)
    painter.scene?.coverByBox(cleared)
    for row in box.y..<box.y + rows {
      let isEdge = row == box.y || row == box.y + rows - 1
      if isEdge { painter.canvas.fill("─", x: box.x, y: row, count: box.columns) }
      let corners: (Character, Character) =
        row == box.y ? ("╭", "╮") : isEdge ? ("╰", "╯") : ("│", "│")
      painter.canvas.put(corners.0, x: box.x, y: row)
      painter.canvas.put(corners.1, x: box.x + box.columns - 1, y: row)
    }
    switch content {
    case .view(let view):
      painter.trace?.note(box: view, called: "overlay", in: box, covering: cleared)
      painter.scene?.open(.over, of: view)
      painter.draw(
        view, in: Area(x: box.x + 2, y: box.y + 1, columns: columns, rows: rows - 2))
      painter.scene?.close()
    case .alert(let alert, let lines):
      painter.trace?.note(
        box: alert, called: alert.preferredStyle.stepKey, in: box, covering: cleared)
      painter.scene?.open(alert.preferredStyle == .actionSheet ? .menu : .alert, of: alert)
      defer { painter.scene?.close() }
      for (offset, line) in lines.fitting(rows: rows - 2).enumerated() {
        let spare = max(columns - line.text.displayWidth, 0)
        let place = Area(
          x: box.x + 2 + spare / 2, y: box.y + 1 + offset, columns: columns - spare / 2, rows: 1)
        painter.canvas.draw(escaped: line.text, x: place.x, y: place.y, limit: place.columns)
        guard painter.trace != nil || painter.scene != nil else { continue }
        for (property, text) in line.texts(of: alert) {
          painter.note(text, of: alert, property: property, in: place)
        }
      }
    }
  }

  /// Returns the area of the box: in the middle, at the bottom, or at its button.
  ///
  /// A view in the middle moves to the nearest empty place if it would cover text.
  private func place(in area: Area, rows: Int, with painter: ViewPainter) -> Area {
    let width = columns + 4
    var box = Area(
      x: area.x + (area.columns - width) / 2, y: area.y + area.rows - rows, columns: width,
      rows: rows)
    switch position {
    case .bottom: return box
    case .anchor:
      guard let button = anchor.flatMap(painter.area(ofAnchor:)) else { return box }
      // Below the button if it fits, with an edge below one of the button's.
      let isRight = 2 * button.x + button.columns > 2 * area.x + area.columns
      let x = isRight ? button.x + button.columns - width : button.x
      box.x = min(max(x, area.x), area.x + area.columns - width)
      let below = max(button.y + 1, area.y)
      box.y = below + rows <= area.y + area.rows ? below : max(button.y - rows, area.y)
      return box
    case .middle:
      box.y = area.y + (area.rows - rows) / 2
      guard case .view = content, width <= area.columns else { return box }
      return emptyPlace(near: box, in: area, on: painter.canvas) ?? box
    }
  }

  private func emptyPlace(near box: Area, in area: Area, on canvas: TextCanvas) -> Area? {
    var best: (distance: Int, box: Area)?
    for y in area.y...area.y + area.rows - box.rows {
      for x in area.x...area.x + area.columns - box.columns {
        // A row is as high as two columns are wide.
        let distance = abs(x - box.x) + 2 * abs(y - box.y)
        guard distance < best?.distance ?? .max,
          canvas.isBlank(x: x - 1, y: y, columns: box.columns + 2, rows: box.rows)
        else { continue }
        best = (distance, Area(x: x, y: y, columns: box.columns, rows: box.rows))
      }
    }
    return best?.box
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
