import DioramaKit
import HeadlessUIKit

/// Distributes the rows of a column to its views: each view gets the rows that it needs, and tables
/// share the rest.
struct ColumnLayout {
  /// A view and its position.
  struct Part {
    let view: UIView
    var y: Int
    var rows: Int
  }

  private(set) var parts: [Part] = []

  /// - Parameter allRows: whether a table takes as many rows as it has, instead of sharing the
  ///   rest.
  init(_ views: [UIView], columns: Int, rows: Int, allRows: Bool, metrics: ViewMetrics) {
    var fixed = 0
    var tables = 0
    for view in views where view.isShown {
      let containsTable = view.containsTable
      if containsTable { tables += 1 }
      let wanted =
        containsTable ? 0 : metrics.rows(of: view, columns: columns)
      guard containsTable || wanted > 0 else { continue }
      fixed += wanted
      parts.append(Part(view: view, y: 0, rows: wanted))
    }
    let rest = max(rows - fixed, 0)
    var y = 0
    for index in parts.indices {
      if parts[index].rows == 0 {
        // The last part can take all rows that are left, so only an earlier table must be measured.
        let isLast = index == parts.count - 1
        parts[index].rows =
          !allRows
          ? rest / tables
          : isLast ? rest : metrics.allRows(of: parts[index].view, columns: columns)
      }
      parts[index].y = y
      parts[index].rows = min(parts[index].rows, max(rows - y, 0))
      y += parts[index].rows
    }
  }
}

extension ViewMetrics {
  /// Returns the number of rows of a view, including all rows of the tables in it.
  fileprivate func allRows(of view: UIView, columns: Int) -> Int {
    guard let table = view as? UITableView else {
      return view.subviews.reduce(0) { sum, view in
        sum
          + (view.containsTable
            ? allRows(of: view, columns: columns) : rows(of: view, columns: columns))
      }
    }
    let total = table.totalRows
    return (0..<total).reduce(supplementaryRows(of: table, before: total, columns: columns)) {
      sum, place in
      sum + supplementaryRows(of: table, before: place, columns: columns)
        + table.withCell(ofRow: place) { max(rows(of: $0, columns: columns), 1) }
    }
  }
}

extension UIView {
  /// Whether the view is or contains a table, and so takes all available space.
  var containsTable: Bool {
    if self is UITableView { return true }
    if self is UITableViewCell { return false }
    return subviews.contains { $0.isShown && $0.containsTable }
  }

  /// Sets the viewport of every table in the view to the space that the text layout gives it.
  func setViewports(columns: Int, rows: Int, metrics: ViewMetrics) {
    if let table = self as? UITableView {
      table.setViewport(columns: columns, rows: rows)
      return
    }
    let views = (self as? UIStackView)?.arrangedSubviews ?? subviews
    guard views.contains(where: \.containsTable) else { return }
    let layout = ColumnLayout(
      views, columns: columns, rows: rows, allRows: false, metrics: metrics)
    for part in layout.parts where part.view.containsTable {
      part.view.setViewports(columns: columns, rows: part.rows, metrics: metrics)
    }
  }
}
