import DioramaKit
import HeadlessUIKit
import TerminalText

/// A part of the canvas.
struct Area {
  var x: Int
  var y: Int
  var columns: Int
  var rows: Int
}

/// Draws views on a canvas, each inside its area: columns from top to bottom, rows from left to
/// right.
final class ViewPainter: ViewVisitor {
  var canvas: TextCanvas
  let metrics: ViewMetrics
  /// Whether tables draw all rows, or only the visible ones.
  var drawsAllRows = true
  var area = Area(x: 0, y: 0, columns: 0, rows: 0)
  /// The first line of the table that is drawn; of a row that begins above only the rest is drawn.
  private var firstLine = 0
  /// Records which object drew which line, if the run needs it.
  var trace: DrawingTrace?
  /// Records the drawn pieces, if the run needs them.
  var scene: FrameScene?
  /// The buttons at which boxes hang, with the areas of those that are drawn.
  var anchors: [(button: AnyObject, area: Area?)] = []

  init(columns: Int, metrics: ViewMetrics) {
    canvas = TextCanvas(columns: columns)
    self.metrics = metrics
  }

  /// Draws a view in an area.
  func draw(_ view: UIView, in area: Area) {
    guard view.isShown, area.columns > 0, area.rows > 0 else { return }
    let outer = self.area
    self.area = area
    if let trace, !(view is UITableViewCell) { note(view, rows: area.rows, in: trace) }
    view.accept(self)
    self.area = outer
  }

  func visit(table: UITableView) { drawTable(table) }

  private func note(_ view: UIView, rows: Int, in trace: DrawingTrace) {
    let y = max(area.y, firstLine)
    if area.y + rows > y { trace.note(view, y: y, rows: area.y + rows - y) }
  }

  // MARK: Leaves

  func visit(label: UILabel) {
    if label.numberOfLines == 1 {
      if let text = label.text {
        let escaped = text.utf8.last == UInt8(ascii: " ") ? text.escapedLabel(lines: 1) : nil
        draw(text, of: label, alignment: label.textAlignment, escaped: escaped)
      }
      return
    }
    for (line, text) in label.lines(columns: area.columns, rows: area.rows).enumerated() {
      draw(text, of: label, alignment: label.textAlignment, line: line, whole: label.text)
    }
  }

  func visit(button: UIButton) {
    let text = TextSymbols.text(of: button)
    let escaped = text.reversiblyEscaped()
    // A button that is cut keeps its last bracket.
    let isCut = area.columns > 2 && !button.isDecorative && escaped.displayWidth > area.columns
    let part = isCut ? String(escaped.dropLast()).truncated(toColumns: area.columns - 1) : ""
    draw(text, of: button, escaped: isCut ? part + escaped.suffix(1) : nil)
  }
  func visit(field: any TextEntryView) {
    draw(TextSymbols.text(of: field, columns: area.columns), of: field)
  }

  func visit(switch control: UISwitch) {
    draw(TextSymbols.toggle(isOn: control.isOn, appearsDisabled: !control.isEnabled), of: control)
  }

  func visit(indicator: UIActivityIndicatorView) {
    if indicator.isAnimating { draw(TextSymbols.loading, of: indicator) }
  }

  func visit(imageView: UIImageView) {
    if let image = imageView.image { draw(image.symbol, of: imageView) }
    for view in imageView.subviews { draw(view, in: area) }
  }

  private func draw(
    _ text: String, of view: UIView, property: String? = nil,
    alignment: NSTextAlignment = .left, line: Int = 0, whole: String? = nil,
    escaped: String? = nil
  ) {
    guard area.y + line >= firstLine else { return }
    var x = area.x
    if alignment == .center || alignment == .right {
      let spare = max(area.columns - (escaped?.displayWidth ?? text.drawnWidth), 0)
      x += alignment == .center ? spare / 2 : spare
    }
    let available = area.x + area.columns - x
    let columns =
      if let escaped {
        canvas.draw(escaped: escaped, x: x, y: area.y + line, limit: available)
      } else {
        canvas.draw(text, x: x, y: area.y + line, limit: available)
      }
    let place = Area(x: x, y: area.y + line, columns: columns, rows: 1)
    note(whole ?? text, of: view, property: property, line: whole == nil ? nil : text, in: place)
  }

  /// Adds a drawn text to the trace and the scene.
  ///
  /// - Parameter line: the line of the text that was drawn, if it has several.
  func note(
    _ text: String, of object: AnyObject, property: String? = nil, line: String? = nil,
    in area: Area
  ) {
    for index in anchors.indices where anchors[index].button === object {
      anchors[index].area = area
    }
    trace?.note(text, of: object, property: property, in: area)
    scene?.note(text, of: object, property: property, line: line, in: area)
  }

  /// Returns the area of a button at which a box hangs; nil if the frame does not show it.
  func area(ofAnchor button: AnyObject) -> Area? {
    anchors.first { $0.button === button }?.area
  }

  // MARK: Containers

  func visit(view: UIView) {
    if let arrangement = Arrangement(of: view, columns: area.columns, metrics: metrics) {
      draw(arrangement, alignedIn: area)
    } else {
      drawColumn(view.placedViews)
    }
  }

  func visit(stack: UIStackView) {
    if stack.axis == .vertical {
      return drawColumn(stack.arrangedSubviews, stack.alignment)
    }
    drawRow(
      stack.arrangedSubviews, spacing: stack.spacing > 0 ? 1 : 0,
      distribution: stack.distribution, isAtBottom: stack.alignment == .bottom)
  }

  func visit(cell: UITableViewCell) {
    let parts = CellParts(cell)
    let trailing = parts.trailingColumns(metrics)
    let whole = area
    area.columns -= trailing
    if parts.isRow {
      drawRow(parts.content, spacing: 1)
    } else {
      visit(view: cell)
    }
    area = whole
    defer { area = whole }
    if trailing > 0 {
      area.x += area.columns - trailing + 1
      area.columns = trailing - 1
      if let view = cell.shownAccessoryView {
        draw(view, in: area)
      } else {
        draw(TextSymbols.accessory(cell.accessoryType), of: cell, property: "accessoryType")
      }
    }
    if whole.y >= firstLine, let actions = cell.swipeActions { draw(actions, over: whole) }
  }

  /// Draws the actions of a swiped row over an end of its first line.
  private func draw(_ actions: SwipeActionsView, over row: Area) {
    let columns = min(metrics.columns(of: actions), row.columns)
    var box = Area(x: row.x, y: row.y, columns: columns, rows: 1)
    if actions.edge == .trailing { box.x += row.columns - columns }
    // A name of several words in brackets is more likely than a button of several words.
    let line = Area(x: row.x, y: row.y, columns: row.columns, rows: 1)
    let cleared = canvas.clear(box, in: line, clearsButtons: false)
    scene?.cover(cleared)
    trace?.cover(cleared)
    draw(actions, in: box)
  }

  private func drawRow(
    _ views: [UIView], spacing: Int, distribution: UIStackView.Distribution = .fill,
    isAtBottom: Bool = false
  ) {
    let row = RowLayout(
      views, columns: area.columns, spacing: spacing, distribution: distribution,
      metrics: metrics)
    let heights = isAtBottom ? row.parts.map { metrics.rows(of: $0.view, columns: $0.columns) } : []
    for (index, part) in row.parts.enumerated() {
      let y = isAtBottom ? (heights.max() ?? 0) - heights[index] : 0
      draw(
        part.view,
        in: Area(
          x: area.x + part.x, y: area.y + y, columns: part.columns, rows: max(area.rows - y, 0)))
    }
  }

  private func drawColumn(_ views: [UIView], _ alignment: UIStackView.Alignment = .fill) {
    let fills = alignment != .center && alignment != .trailing
    // A view that only wraps another one, such as a cell's content view, needs no layout.
    if views.count == 1, fills { return draw(views[0], in: area) }
    let column = ColumnLayout(
      views, columns: area.columns, rows: area.rows, allRows: drawsAllRows, metrics: metrics)
    for part in column.parts {
      let columns = min(fills ? area.columns : metrics.columns(of: part.view), area.columns)
      let space = area.columns - columns
      draw(
        part.view,
        in: Area(
          x: area.x + (alignment == .center ? space / 2 : space), y: area.y + part.y,
          columns: columns, rows: part.rows))
    }
  }
}

// MARK: - Tables

extension ViewPainter {
  /// Draws the rows of a table with its headers and footers.
  func drawTable(_ table: UITableView) {
    let places = drawsAllRows ? 0..<table.totalRows : table.rowsInView
    let (whole, outerLine) = (area, firstLine)
    defer { (area, firstLine) = (whole, outerLine) }
    let isUpsideDown = table.isUpsideDown
    func drawViews(before place: Int) {
      guard area.rows > 0 else { return }
      let isTop = !drawsAllRows && place == places.lowerBound
      draw(
        place < places.upperBound
          ? table.supplementaryViews(before: place, isTop: isTop)
          : table.supplementaryViews(before: place), of: table)
    }
    if isUpsideDown { drawViews(before: places.upperBound) }
    if isUpsideDown, !drawsAllRows, !places.isEmpty {
      // Rows that do not fill the table are at its bottom; of several that do not fit, the first
      // begins above it.
      let spare = area.rows - table.usedRows
      let free = places.count > 1 ? spare : max(spare, 0)
      firstLine = area.y
      (area.y, area.rows) = (area.y + free, area.rows - free)
    }
    for place in isUpsideDown ? places.reversed() : Array(places) {
      if !isUpsideDown { drawViews(before: place) }
      guard area.rows > 0 else { return }
      let used = table.withCell(ofRow: place, isKept: scene != nil) { cell -> Int in
        let rows =
          table.rowHeight(at: place) ?? max(metrics.rows(of: cell, columns: area.columns), 1)
        if let trace { note(cell, rows: rows, in: trace) }
        scene?.open(.row, of: cell)
        draw(cell, in: area)
        scene?.close()
        if area.x > 0, cell.ownBackground != nil {
          for row in area.y..<area.y + min(rows, area.rows) where row >= firstLine {
            canvas.put(TextSymbols.background, x: area.x - 1, y: row)
          }
        }
        return rows
      }
      canvas.grow(toRows: area.y + 1)
      area.y += used
      area.rows -= used
      if isUpsideDown { drawViews(before: place) }
    }
    if !isUpsideDown { drawViews(before: places.upperBound) }
    if places.isEmpty, let background = table.backgroundView { drawCentered(background) }
  }

  private func draw(_ edges: [TableSupplementaryView], of table: UITableView) {
    for edge in edges where area.rows > 0 {
      let rows = min(metrics.rows(of: edge, columns: area.columns), area.rows)
      guard rows > 0 else { continue }
      canvas.grow(toRows: area.y + rows)
      let isAbove = edge.kind == .header || edge.view === table.tableHeaderView
      scene?.open(isAbove ? .header : .footer, of: edge.view)
      draw(edge, rows: rows)
      scene?.close()
      area.y += rows
      area.rows -= rows
    }
  }

  private func draw(_ edge: TableSupplementaryView, rows: Int) {
    var inner = Area(x: area.x, y: area.y, columns: area.columns, rows: rows)
    if edge.indent > 0 {
      canvas.draw(TextSymbols.footer, x: area.x, y: area.y, limit: area.columns)
      inner.x += edge.indent
      inner.columns -= edge.indent
    } else if edge.kind == .header, rows == 1 {
      let wanted = metrics.columns(of: edge.view)
      // A rule through the line distinguishes a header from a row; a view that fills the line has
      // no space for it.
      guard edge.isTitle || wanted + Self.ruleColumns <= area.columns else {
        return draw(edge.view, in: inner)
      }
      canvas.fill("─", x: area.x, y: area.y, count: area.columns)
      let room = min(wanted, area.columns - Self.ruleColumns)
      guard room > 0 else { return }
      canvas.fill(" ", x: area.x + 2, y: area.y, count: room + 2)
      inner.x += 3
      inner.columns = room
    }
    draw(edge.view, in: inner)
  }

  /// The minimum number of columns of a header's rule, with the gaps around its text.
  private static let ruleColumns = 5

  private func drawCentered(_ view: UIView) {
    let columns = min(metrics.columns(of: view), area.columns)
    let rows = min(metrics.rows(of: view, columns: area.columns), area.rows)
    guard columns > 0, rows > 0 else { return }
    draw(
      view,
      in: Area(
        x: area.x, y: area.y + (area.rows - rows) / 2, columns: area.columns, rows: rows))
  }
}

extension ViewMetrics {
  /// Returns the rows of a table's header or footer.
  func rows(of edge: TableSupplementaryView, columns: Int) -> Int {
    rows(of: edge.view, columns: max(columns - edge.indent, 1))
  }

  /// Returns the rows of all headers and footers before a row of a table.
  func supplementaryRows(of table: UITableView, before place: Int, columns: Int) -> Int {
    table.supplementaryViews(before: place).reduce(0) { $0 + rows(of: $1, columns: columns) }
  }
}
