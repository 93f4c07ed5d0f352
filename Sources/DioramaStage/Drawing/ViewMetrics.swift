import DioramaKit
import HeadlessUIKit
import TerminalText

/// Measures views as text: their preferred columns, and their rows at a width.
final class ViewMetrics: ViewVisitor, ViewMeasuring {
  private enum MeasurementRequest: Hashable {
    case columns
    case rows(columns: Int)
  }

  /// A request for a text of a label.
  private struct TextRequest: Hashable {
    let text: String
    let lines: Int
    let requested: MeasurementRequest
  }

  private var requested = MeasurementRequest.columns
  private var measured = 0
  /// The measures of long texts; a layout requests each several times.
  private var longTexts: [TextRequest: Int] = [:]

  /// Returns the preferred columns of a view; 0 if it is invisible.
  func columns(of view: UIView) -> Int { measure(.columns, of: view) }

  /// Returns the rows of a view at a width; 0 if it is invisible.
  func rows(of view: UIView, columns: Int) -> Int {
    measure(.rows(columns: columns), of: view)
  }

  private func measure(_ requested: MeasurementRequest, of view: UIView) -> Int {
    guard view.isShown else { return 0 }
    let outer = self.requested
    self.requested = requested
    measured = 0
    view.accept(self)
    self.requested = outer
    return measured
  }

  // MARK: Leaves

  func visit(label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return measured = 0 }
    guard text.utf8.count > Self.unlimitedColumns else { return measured = measure(text, label) }
    let request = TextRequest(text: text, lines: label.numberOfLines, requested: requested)
    measured = longTexts[request] ?? measure(text, label)
    longTexts[request] = measured
  }

  private func measure(_ text: String, _ label: UILabel) -> Int {
    switch requested {
    case .columns where label.numberOfLines == 1:
      String(text.prefix(Self.unlimitedColumns)).escapedLabel(lines: 1).displayWidth
    case .columns: text.widestLine(upTo: Self.unlimitedColumns)
    case .rows(let columns):
      label.numberOfLines == 1 ? 1 : label.lines(columns: columns).count
    }
  }

  func visit(button: UIButton) { measure(TextSymbols.text(of: button)) }
  func visit(field: any TextEntryView) { measure(TextSymbols.text(of: field)) }

  func visit(switch control: UISwitch) {
    measure(TextSymbols.toggle(isOn: control.isOn, appearsDisabled: !control.isEnabled))
  }

  func visit(indicator: UIActivityIndicatorView) {
    measure(indicator.isAnimating ? TextSymbols.loading : "")
  }

  func visit(imageView: UIImageView) {
    var widest = imageView.image.map { $0.symbol.drawnWidth } ?? 0
    let outer = requested
    for view in imageView.subviews { widest = max(widest, columns(of: view)) }
    if case .rows = outer { measured = widest > 0 ? 1 : 0 } else { measured = widest }
  }

  private func measure(_ text: String) {
    if case .columns = requested {
      measured = text.drawnWidth
    } else {
      measured = text.isEmpty ? 0 : 1
    }
  }

  // MARK: Containers

  func visit(view: UIView) {
    guard view.isPlaced else { return measureColumn(view.placedViews) }
    let outer = requested
    var columns = Self.unlimitedColumns
    if case .rows(let given) = outer { columns = given }
    guard let arrangement = Arrangement(of: view, columns: columns, metrics: self) else {
      return measureColumn(view.placedViews)
    }
    if case .columns = outer {
      measured = arrangement.columns(self)
    } else {
      measured = arrangement.rows(columns: columns, self)
    }
  }

  /// The columns of a view without a width limit; no frame shows more of a line.
  private static let unlimitedColumns = 1000

  func visit(stack: UIStackView) {
    if stack.axis == .vertical { return measureColumn(stack.arrangedSubviews) }
    measureRow(stack.arrangedSubviews, spacing: stack.spacing > 0 ? 1 : 0)
  }

  func visit(cell: UITableViewCell) {
    if case .rows = requested, cell.isOneRowHigh { return measured = 1 }
    let parts = CellParts(cell)
    if case .rows(let columns) = requested {
      requested = .rows(columns: columns - parts.trailingColumns(self))
    }
    if parts.isRow { measureRow(parts.content, spacing: 1) } else { visit(view: cell) }
    if case .rows = requested { measured = max(measured, 1) }
  }

  func visit(table: UITableView) {
    // A table takes all available space; its rows are measured one by one.
    measured = 0
  }

  private func measureColumn(_ views: [UIView]) {
    var result = 0
    switch requested {
    case .columns: for view in views { result = max(result, columns(of: view)) }
    case .rows(let columns): for view in views { result += rows(of: view, columns: columns) }
    }
    measured = result
  }

  private func measureRow(_ views: [UIView], spacing: Int) {
    if case .rows(let columns) = requested {
      measured = rowsOfRow(views, columns: columns, spacing: spacing)
      return
    }
    var sum = 0
    for view in views {
      let width = columns(of: view)
      if width > 0 { sum += width + (sum > 0 ? spacing : 0) }
    }
    measured = sum
  }

  private func rowsOfRow(_ views: [UIView], columns: Int, spacing: Int) -> Int {
    // Single-line views take one row at any width, so most rows need no widths.
    if views.allSatisfy({ $0.isSingleLine }) {
      return views.contains { rows(of: $0, columns: columns) > 0 } ? 1 : 0
    }
    let row = RowLayout(views, columns: columns, spacing: spacing, metrics: self)
    return row.parts.reduce(0) { max($0, rows(of: $1.view, columns: $1.columns)) }
  }
}

extension String {
  /// The columns of the text when drawn, with escapes for invisible characters.
  var drawnWidth: Int { reversiblyEscaped().displayWidth }

  /// Returns the text of a label as a frame shows it, with a visible space at the end of a single
  /// line.
  func escapedLabel(lines: Int) -> String { reversiblyEscaped(includesFinalSpace: lines == 1) }
}
