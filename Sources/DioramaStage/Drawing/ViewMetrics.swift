import DioramaKit
import HeadlessUIKit
import TerminalText

/// Measures views as text: how many columns they would like, and how many rows they take.
final class ViewMetrics: ViewVisitor, ViewMeasuring {
  private enum Question {
    case columns
    case rows(columns: Int)
  }

  private var question = Question.columns
  private var answer = 0

  /// The columns that a view would like to have; 0 for what cannot be seen.
  func columns(of view: UIView) -> Int {
    ask(.columns, of: view)
  }

  /// The rows that a view takes at a width; 0 for what cannot be seen.
  func rows(of view: UIView, columns: Int) -> Int {
    ask(.rows(columns: columns), of: view)
  }

  private func ask(_ question: Question, of view: UIView) -> Int {
    guard view.isShown else { return 0 }
    let asked = self.question
    self.question = question
    answer = 0
    view.accept(self)
    self.question = asked
    return answer
  }

  // MARK: Leaves

  func visit(label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return answer = 0 }
    switch question {
    case .columns: answer = text.drawnWidth
    case .rows(let columns):
      answer = label.numberOfLines == 1 ? 1 : label.lines(columns: columns).count
    }
  }

  func visit(button: UIButton) { measure(Marks.text(of: button)) }
  func visit(textField: UITextField) { measure(Marks.text(of: textField)) }

  func visit(switch control: UISwitch) {
    measure(Marks.toggle(isOn: control.isOn, looksOff: !control.isEnabled))
  }

  func visit(indicator: UIActivityIndicatorView) {
    measure(indicator.isAnimating ? Marks.loading : "")
  }

  func visit(imageView: UIImageView) {
    var widest = imageView.image.map { $0.symbol.drawnWidth } ?? 0
    let asked = question
    for view in imageView.subviews { widest = max(widest, columns(of: view)) }
    if case .rows = asked { answer = widest > 0 ? 1 : 0 } else { answer = widest }
  }

  private func measure(_ text: String) {
    if case .columns = question { answer = text.drawnWidth } else { answer = text.isEmpty ? 0 : 1 }
  }

  // MARK: Containers

  func visit(view: UIView) {
    guard view.isPlaced else { return measureColumn(view.subviews) }
    let asked = question
    var columns = Self.boundless
    if case .rows(let given) = asked { columns = given }
    guard let arrangement = Arrangement(of: view, columns: columns, metrics: self) else {
      return measureColumn(view.subviews)
    }
    if case .columns = asked {
      answer = arrangement.columns(self)
    } else {
      answer = arrangement.rows(columns: columns, self)
    }
  }

  /// The columns of a view that could be as wide as it likes.
  private static let boundless = 1000

  func visit(stack: UIStackView) {
    if stack.axis == .vertical { return measureColumn(stack.arrangedSubviews) }
    measureRow(stack.arrangedSubviews, spacing: stack.spacing > 0 ? 1 : 0)
  }

  func visit(cell: UITableViewCell) {
    if case .rows = question, cell.isOneRowHigh { return answer = 1 }
    let parts = CellParts(cell)
    if case .rows(let columns) = question {
      let inner = columns - parts.trailingColumns(self)
      let content = parts.isRow ? rowsOfRow(parts.content, columns: inner, spacing: 1) : nil
      answer = max(content ?? rows(of: cell.contentView, columns: inner), 1)
    } else if parts.isRow {
      measureRow(parts.content, spacing: 1)
    } else {
      answer = columns(of: cell.contentView)
    }
  }

  func visit(table: UITableView) {
    // A table takes what room there is; its own rows are measured one by one.
    answer = 0
  }

  private func measureColumn(_ views: [UIView]) {
    var result = 0
    switch question {
    case .columns: for view in views { result = max(result, columns(of: view)) }
    case .rows(let columns): for view in views { result += rows(of: view, columns: columns) }
    }
    answer = result
  }

  private func measureRow(_ views: [UIView], spacing: Int) {
    if case .rows(let columns) = question {
      answer = rowsOfRow(views, columns: columns, spacing: spacing)
      return
    }
    var sum = 0
    for view in views {
      let width = columns(of: view)
      if width > 0 { sum += width + (sum > 0 ? spacing : 0) }
    }
    answer = sum
  }

  private func rowsOfRow(_ views: [UIView], columns: Int, spacing: Int) -> Int {
    // Leaves take one row whatever their width, so most rows need no widths at all.
    if views.allSatisfy({ $0.isSingleLine }) {
      return views.contains { rows(of: $0, columns: columns) > 0 } ? 1 : 0
    }
    let row = RowLayout(views, columns: columns, spacing: spacing, metrics: self)
    return row.parts.reduce(0) { max($0, rows(of: $1.view, columns: $1.columns)) }
  }
}

extension String {
  /// The columns it takes when drawn: with escapes for what cannot be seen.
  var drawnWidth: Int { reversiblyEscaped().displayWidth }
}
