/// Which rows a table has, which of them are in view, and the cells that show them.
///
/// Rows are counted through all sections; a row's place is its number from the first section on.
struct RowWindow {
  /// The rows of each section, as the data source last said; nil until it is asked.
  var counts: [Int]?
  /// The first row in view.
  var top = 0
  /// The cells in view, from `top` on.
  var cells: [UITableViewCell] = []
  /// How many rows of text each of them takes, as of the last layout pass.
  var heights: [Int] = []
  /// The room there is, in columns and rows of text.
  var columns = 48
  var height = 20
  /// How often the table was reloaded, by which a pass notices that its rows have gone.
  var reloads = 0
  /// The row that is coming into view at this moment.
  var enteringRow: Int?
  /// The rows that are being asked for again at this moment.
  var reloading: [Int] = []
  /// How many delegate calls about rows that left are under way at this moment.
  var endDisplayDepth = 0
  /// Whether the data source is being asked for counts at this moment.
  var isCounting = false
  /// Whether the table may stand in a cell, as of the last layout pass.
  var isInCell = true
  /// Whether rows above may fill a page that ends early, as after a reload.
  var canFillFromAbove = false

  /// More than this is not asked for, so that sums of what a data source says stay sums.
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
  /// Where a row stands, where these are the rows of each section; rows that are not there follow
  /// the last section.
  func indexPath(of rowIndex: Int) -> IndexPath {
    var rest = rowIndex
    for (section, count) in enumerated() {
      if rest < count { return IndexPath(row: rest, section: section) }
      rest -= count
    }
    return IndexPath(row: rest, section: count)
  }

  /// The section that holds a row, with the place of its first row, where these are the rows of
  /// each section; for the number after the last row, what would follow the last section.
  func section(of rowIndex: Int) -> (number: Int, start: Int) {
    var start = 0
    for (number, count) in enumerated() {
      if rowIndex < start + count { return (number, start) }
      start += count
    }
    return (count, start)
  }
}
