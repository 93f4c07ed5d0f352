import HeadlessUIKit
import TerminalText

/// A part of the canvas.
struct Area {
  var x: Int
  var y: Int
  var columns: Int
  var rows: Int
}

/// Draws views on a canvas, each inside its area: columns top down, rows left to right.
final class ViewPainter: ViewVisitor {
  var canvas: TextCanvas
  let metrics: ViewMetrics
  /// Whether tables draw all their rows, or only those in view.
  var drawsAllRows = true
  var area = Area(x: 0, y: 0, columns: 0, rows: 0)
  /// Who drew what, where somebody asks.
  var trace: DrawingTrace?

  init(columns: Int, metrics: ViewMetrics) {
    canvas = TextCanvas(columns: columns)
    self.metrics = metrics
  }

  /// Draws a view into an area.
  func draw(_ view: UIView, in area: Area) {
    guard view.isShown, area.columns > 0, area.rows > 0 else { return }
    let outer = self.area
    self.area = area
    if let trace, !(view is UITableViewCell) { trace.note(view, y: area.y, rows: area.rows) }
    view.accept(self)
    self.area = outer
  }

  func visit(table: UITableView) { drawTable(table) }

  // MARK: Leaves

  func visit(label: UILabel) {
    if label.numberOfLines == 1 {
      if let text = label.text { draw(text, of: label, alignment: label.textAlignment) }
      return
    }
    for (line, text) in label.lines(columns: area.columns).prefix(area.rows).enumerated() {
      draw(text, of: label, alignment: label.textAlignment, line: line, whole: label.text)
    }
  }

  func visit(button: UIButton) { draw(Marks.text(of: button), of: button) }
  func visit(textField: UITextField) { draw(Marks.text(of: textField), of: textField) }

  func visit(switch control: UISwitch) {
    draw(Marks.toggle(isOn: control.isOn, looksOff: !control.isEnabled), of: control)
  }

  func visit(indicator: UIActivityIndicatorView) {
    if indicator.isAnimating { draw(Marks.loading, of: indicator) }
  }

  func visit(imageView: UIImageView) {
    if let image = imageView.image { draw(image.symbol, of: imageView) }
    for view in imageView.subviews { draw(view, in: area) }
  }

  private func draw(
    _ text: String, of view: UIView, property: String? = nil,
    alignment: NSTextAlignment = .left, line: Int = 0, whole: String? = nil
  ) {
    var x = area.x
    if alignment == .center || alignment == .right {
      let spare = max(area.columns - text.drawnWidth, 0)
      x += alignment == .center ? spare / 2 : spare
    }
    let room = area.x + area.columns - x
    let columns = canvas.draw(text, x: x, y: area.y + line, limit: room)
    let place = Area(x: x, y: area.y + line, columns: columns, rows: 1)
    trace?.note(whole ?? text, of: view, property: property, in: place)
  }

  // MARK: Containers

  func visit(view: UIView) { drawColumn(view.subviews) }

  func visit(stack: UIStackView) {
    if stack.axis == .vertical {
      return drawColumn(stack.arrangedSubviews, isCentered: stack.alignment == .center)
    }
    drawRow(
      stack.arrangedSubviews, spacing: stack.spacing > 0 ? 1 : 0,
      distribution: stack.distribution)
  }

  func visit(cell: UITableViewCell) {
    let parts = CellParts(cell)
    let trailing = parts.trailingColumns(metrics)
    let whole = area
    area.columns -= trailing
    if parts.isRow {
      drawRow(parts.content, spacing: 1)
    } else {
      draw(cell.contentView, in: area)
    }
    area = whole
    guard trailing > 0 else { return }
    area.x += area.columns - trailing + 1
    area.columns = trailing - 1
    if let view = cell.accessoryView {
      draw(view, in: area)
    } else {
      draw(Marks.accessory(cell.accessoryType), of: cell, property: "accessoryType")
    }
    area = whole
  }

  private func drawRow(
    _ views: [UIView], spacing: Int, distribution: UIStackView.Distribution = .fill
  ) {
    let row = RowLayout(
      views, columns: area.columns, spacing: spacing, distribution: distribution,
      metrics: metrics)
    for part in row.parts {
      draw(
        part.view,
        in: Area(x: area.x + part.x, y: area.y, columns: part.columns, rows: area.rows))
    }
  }

  private func drawColumn(_ views: [UIView], isCentered: Bool = false) {
    // A view that only wraps another, as a cell's content view does, needs no layout.
    if views.count == 1, !isCentered { return draw(views[0], in: area) }
    let column = ColumnLayout(
      views, columns: area.columns, rows: area.rows, allRows: drawsAllRows, metrics: metrics)
    for part in column.parts {
      let wanted = isCentered ? metrics.columns(of: part.view) : area.columns
      let columns = min(wanted, area.columns)
      draw(
        part.view,
        in: Area(
          x: area.x + (area.columns - columns) / 2, y: area.y + part.y, columns: columns,
          rows: part.rows))
    }
  }
}
