import HeadlessUIKit

extension ViewPainter {
  /// Draws the rows of a table and what stands between them.
  func drawTable(_ table: UITableView) {
    let places = drawsAllRows ? 0..<table.totalRows : table.rowsInView
    let whole = area
    defer { area = whole }
    for place in places {
      draw(table.edges(before: place, isTop: !drawsAllRows && place == places.lowerBound))
      guard area.rows > 0 else { return }
      let used = table.withCell(ofRow: place) { cell -> Int in
        let rows =
          table.rowHeight(at: place) ?? max(metrics.rows(of: cell, columns: area.columns), 1)
        trace?.note(cell, y: area.y, rows: rows)
        draw(cell, in: area)
        return rows
      }
      canvas.grow(toRows: area.y + 1)
      area.y += used
      area.rows -= used
    }
    if area.rows > 0 { draw(table.edges(before: places.upperBound)) }
    if places.isEmpty, let background = table.backgroundView { drawCentered(background) }
  }

  private func draw(_ edges: [TableEdge]) {
    for edge in edges where area.rows > 0 {
      let rows = min(metrics.rows(of: edge, columns: area.columns), area.rows)
      guard rows > 0 else { continue }
      canvas.grow(toRows: area.y + rows)
      draw(edge, rows: rows)
      area.y += rows
      area.rows -= rows
    }
  }

  private func draw(_ edge: TableEdge, rows: Int) {
    var inner = Area(x: area.x, y: area.y, columns: area.columns, rows: rows)
    if edge.indent > 0 {
      canvas.draw(Marks.footer, x: area.x, y: area.y, limit: area.columns)
      inner.x += edge.indent
      inner.columns -= edge.indent
    } else if edge.kind == .header, rows == 1 {
      let wanted = metrics.columns(of: edge.view)
      // A rule through the line tells a header from a row; a view that fills the line has no room.
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

  /// The columns that the rule of a header takes at least, with the gaps beside its text.
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
  /// The rows that something between a table's rows takes.
  func rows(of edge: TableEdge, columns: Int) -> Int {
    rows(of: edge.view, columns: max(columns - edge.indent, 1))
  }

  /// The rows that all takes that stands before a row of a table.
  func edgeRows(of table: UITableView, before place: Int, columns: Int) -> Int {
    table.edges(before: place).reduce(0) { $0 + rows(of: $1, columns: columns) }
  }
}
