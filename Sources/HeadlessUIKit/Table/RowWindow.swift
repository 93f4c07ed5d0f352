/// The rows of a table, which of them are in view, and the cells that show them.
///
/// Rows are counted through all sections; a row's index is its number from the first section on.
struct RowWindow {
  /// The number of rows in each section, from the data source; nil until it is asked.
  var counts: [Int]?
  /// The first row in view.
  var top = 0
  /// The cells in view, from `top` on.
  var cells: [UITableViewCell] = []
  /// The rows of text that each of them takes, as of the last layout pass.
  var heights: [Int] = []
  /// The available columns and rows of text.
  var columns = 48
  var height = 20
  /// The number of reloads; a layout pass compares it to notice a reload.
  var reloads = 0
  /// The row that is coming into view at this moment.
  var enteringRow: Int?
  /// The rows that are being reloaded at this moment.
  var reloading: [Int] = []
  /// The number of delegate calls about rows that left, in progress at this moment.
  var endDisplayDepth = 0
  /// Whether the data source is being asked for counts at this moment.
  var isCounting = false
  /// Whether the table may be in a cell, as of the last layout pass.
  var isInCell = true
  /// Whether rows above may fill a page that is not full, as after a reload.
  var canFillFromAbove = false
  /// The row that must be in view after the next layout pass, as it was before.
  var keptRow: Int?

  /// The limits for counts from a data source, so that their sums do not overflow.
  static let maxSections = 100_000
  static let maxRows = 1_000_000_000

  var total: Int { counts?.reduce(0, +) ?? 0 }

  /// The rows in view.
  var range: Range<Int> { top..<top + cells.count }

  func rowIndex(of indexPath: IndexPath) -> Int? {
    guard let counts, indexPath.count == 2, counts.indices.contains(indexPath.section),
      indexPath.row >= 0,
      indexPath.row < counts[indexPath.section]
    else { return nil }
    return counts[..<indexPath.section].reduce(0, +) + indexPath.row
  }
}

extension [Int] {
  /// Returns the index path of a row, if these are the rows of each section; rows that do not exist
  /// follow the last section.
  func indexPath(of rowIndex: Int) -> IndexPath {
    var rest = rowIndex
    for (section, count) in enumerated() {
      if rest < count { return IndexPath(row: rest, section: section) }
      rest -= count
    }
    return IndexPath(row: rest, section: count)
  }

  /// Returns the section of a row and the index of its first row, if these are the rows of each
  /// section; the index after the last row gives the section after the last one.
  func section(of rowIndex: Int) -> (number: Int, start: Int) {
    var start = 0
    for (number, count) in enumerated() {
      if rowIndex < start + count { return (number, start) }
      start += count
    }
    return (count, start)
  }
}
