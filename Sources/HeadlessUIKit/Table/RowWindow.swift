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
  var arriving: Int?
  /// The rows that are being asked for again at this moment.
  var reloading: [Int] = []
  /// How many delegate calls about rows that left are under way at this moment.
  var ending = 0
  /// Whether the data source is being asked for counts at this moment.
  var isCounting = false
  /// Whether the table may stand in a cell, as of the last layout pass.
  var isInCell = true
  /// Whether rows above may fill a page that ends early, as after a reload.
  var mayMoveUp = false

  /// More than this is not asked for, so that sums of what a data source says stay sums.
  static let mostSections = 100_000
  static let mostRows = 1_000_000_000

  var total: Int { counts?.reduce(0, +) ?? 0 }

  /// The rows in view.
  var range: Range<Int> { top..<top + cells.count }

  func indexPath(of place: Int) -> IndexPath {
    var rest = place
    for (section, count) in (counts ?? []).enumerated() {
      if rest < count { return IndexPath(row: rest, section: section) }
      rest -= count
    }
    return IndexPath(row: rest, section: counts?.count ?? 0)
  }

  func place(of indexPath: IndexPath) -> Int? {
    guard let counts, indexPath.count == 2, counts.indices.contains(indexPath.section),
      indexPath.row >= 0,
      indexPath.row < counts[indexPath.section]
    else { return nil }
    return counts[..<indexPath.section].reduce(0, +) + indexPath.row
  }
}

extension UITableView {
  /// Forgets all rows; they are asked for again at the next layout pass.
  public final func reloadData() {
    let old = rows
    rows.cells = []
    rows.heights = []
    rows.counts = nil
    rows.reloads += 1
    rows.mayMoveUp = true
    selectedRows = []
    setNeedsLayout()
    endDisplaying(old.cells, from: old.top, in: old)
  }

  /// Asks for some rows again; the others stay as they are.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for indexPath in indexPaths {
      // A row that asks for itself while it is shown would never end.
      guard let place = rows.place(of: indexPath), rows.range.contains(place),
        !rows.reloading.contains(place)
      else { continue }
      let old = rows.cells[place - rows.top]
      let pass = rows.reloads
      rows.reloading.append(place)
      let new = show(place)
      rows.reloading.removeLast()
      // Showing a row may reload the table; then the row has gone.
      guard rows.reloads == pass, rows.range.contains(place), rows.cells[place - rows.top] === old
      else {
        putAway(new)
        continue
      }
      rows.cells[place - rows.top] = new
      if new !== old { endDisplaying([old], from: place, in: rows) }
    }
    setNeedsLayout()
  }

  /// Asks for the rows of some sections again; here for all rows.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Runs changes together, then asks for all rows again.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    guard let completion else { return }
    // UIKit tells when the rows have come to rest.
    guard let queue = ScreenEnvironment.current?.mainQueue else { return completion(true) }
    queue.async { completion(true) }
  }

  /// How many sections there are.
  public final var numberOfSections: Int { currentCounts().count }

  /// How many rows a section has.
  public final func numberOfRows(inSection section: Int) -> Int {
    let counts = currentCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of a row in view; nil for other rows.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let place = rows.place(of: indexPath), rows.range.contains(place) else { return nil }
    return rows.cells[place - rows.top]
  }

  /// The row that a cell in view shows.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.cells.firstIndex { $0 === cell }.map { rows.indexPath(of: rows.top + $0) }
  }

  /// The cells in view, top down.
  public final var visibleCells: [UITableViewCell] { rows.cells }

  /// The rows in view, top down.
  public final var indexPathsForVisibleRows: [IndexPath]? { rows.range.map(rows.indexPath(of:)) }

  /// The last tapped row that is selected.
  public final var indexPathForSelectedRow: IndexPath? { selectedRows.last }

  final func currentCounts() -> [Int] {
    if let counts = rows.counts { return counts }
    guard let dataSource, !rows.isCounting else { return [] }
    let pass = rows.reloads
    rows.isCounting = true
    let sections = min(max(dataSource.numberOfSections(in: self), 0), RowWindow.mostSections)
    let counts = (0..<sections).map {
      min(max(dataSource.tableView(self, numberOfRowsInSection: $0), 0), RowWindow.mostRows)
    }
    rows.isCounting = false
    if rows.reloads == pass { rows.counts = counts }
    return counts
  }

  /// Brings into view the rows from the top one on, as far as there is room.
  final func displayRows() {
    // A delegate may lay out the table while a row comes or goes; the pass under way goes on.
    guard rows.arriving == nil, rows.ending == 0 else { return setNeedsLayout() }
    // One that reloads starts the pass afresh; one that always does so gets an empty table.
    for _ in 0..<16 where showRows() { return }
    setNeedsLayout()
  }

  /// Shows the rows that belong in view; false if a reload came in between.
  private func showRows() -> Bool {
    let total = currentCounts().reduce(0, +)
    rows.top = min(rows.top, max(total - 1, 0))
    rows.isInCell = isInCell
    let pass = rows.reloads
    let measuring = ScreenEnvironment.current?.measuring
    var room = rows.height
    var next = rows.top
    rows.heights.removeAll(keepingCapacity: true)
    while next < total, room > 0 {
      let shown = next - rows.top
      if shown == rows.cells.count {
        rows.arriving = next
        let cell = show(next)
        rows.arriving = nil
        guard rows.reloads == pass else {
          putAway(cell)
          return false
        }
        rows.cells.append(cell)
      }
      let height = max(measuring?.rows(of: rows.cells[shown], columns: rows.columns) ?? 1, 1)
      rows.heights.append(height)
      room -= height
      next += 1
    }
    if rows.cells.count > next - rows.top {
      let leaving = Array(rows.cells.dropFirst(next - rows.top))
      rows.cells.removeLast(leaving.count)
      endDisplaying(leaving, from: next, in: rows)
    }
    if rows.mayMoveUp, rows.reloads == pass {
      rows.mayMoveUp = false
      while bringInRowAbove(room: room) { room -= rows.heights[0] }
    }
    return rows.reloads == pass
  }

  /// Brings the row above the top one into view, if it takes no more than `room`.
  final func bringInRowAbove(room: Int) -> Bool {
    guard room > 0, rows.top > 0, rows.counts != nil else { return false }
    let place = rows.top - 1
    let pass = rows.reloads
    let indexPath = rows.indexPath(of: place)
    rows.arriving = place
    let cell = makeCell(at: indexPath)
    let height = max(
      ScreenEnvironment.current?.measuring?.rows(of: cell, columns: rows.columns) ?? 1, 1)
    if rows.reloads == pass, height <= room {
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    }
    rows.arriving = nil
    guard rows.reloads == pass, height <= room else {
      putAway(cell)
      return false
    }
    rows.cells.insert(cell, at: 0)
    rows.heights.insert(height, at: 0)
    rows.top = place
    return true
  }

  private var isInCell: Bool {
    var next = superview
    while let view = next {
      if view.flags.contains(.isCell) { return true }
      next = view.superview
    }
    return false
  }

  private func show(_ place: Int) -> UITableViewCell {
    let indexPath = rows.indexPath(of: place)
    let cell = makeCell(at: indexPath)
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  private func makeCell(at indexPath: IndexPath) -> UITableViewCell {
    let cell =
      dataSource?.tableView(self, cellForRowAt: indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    if cell.superview !== self {
      // Only a table in a cell could be put into itself by a data source.
      if rows.isInCell { addSubview(cell) } else { place(cell, at: subviews.count) }
    }
    let isSelected = !selectedRows.isEmpty && selectedRows.contains(indexPath)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    cell.layoutIfNeeded()
    return cell
  }

  /// Tells the delegate of cells that left the view, and keeps them for other rows.
  final func endDisplaying(_ cells: [UITableViewCell], from first: Int, in window: RowWindow) {
    rows.ending += 1
    defer { rows.ending -= 1 }
    for (offset, cell) in cells.enumerated() {
      if let delegate {
        delegate.tableView(
          self, didEndDisplaying: cell, forRowAt: window.indexPath(of: first + offset))
      }
      putAway(cell)
    }
  }

  /// Keeps a cell for another row, unless it shows one.
  private func putAway(_ cell: UITableViewCell) {
    // A data source may hand out one cell twice; then it is in view, or was put away already.
    guard cell.superview === self, !rows.cells.contains(where: { $0 === cell }) else { return }
    cell.removeFromSuperview()
    reuse.recycle(cell)
  }

  /// Lends the cell of a row to `body`: the one in view, else one made for the moment.
  package final func withCell<Result>(
    ofRow place: Int, _ body: (UITableViewCell) -> Result
  ) -> Result {
    if rows.range.contains(place) { return body(rows.cells[place - rows.top]) }
    // The rows may have become fewer since the caller counted them.
    guard place >= 0, place < totalRows else {
      return body(UITableViewCell(style: .default, reuseIdentifier: nil))
    }
    let cell = makeCell(at: rows.indexPath(of: place))
    defer { putAway(cell) }
    return body(cell)
  }
}
