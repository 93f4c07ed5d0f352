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
    guard let counts, counts.indices.contains(indexPath.section), indexPath.row >= 0,
      indexPath.row < counts[indexPath.section]
    else { return nil }
    return counts[..<indexPath.section].reduce(0, +) + indexPath.row
  }
}

extension UITableView {
  /// Forgets all rows; they are asked for again at the next layout pass.
  public final func reloadData() {
    endDisplaying(rows.cells, from: rows.top)
    rows.cells = []
    rows.counts = nil
    selectedRows = []
    setNeedsLayout()
  }

  /// Asks for some rows again; the others stay as they are.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for indexPath in indexPaths {
      guard let place = rows.place(of: indexPath), rows.range.contains(place) else { continue }
      let old = rows.cells[place - rows.top]
      let new = show(place)
      // Showing a row may reload the table; then the row has gone.
      guard rows.range.contains(place), rows.cells[place - rows.top] === old else { return }
      rows.cells[place - rows.top] = new
      endDisplaying([old], from: place)
    }
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
    completion?(true)
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
    guard let dataSource else { return [] }
    let counts = (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.tableView(self, numberOfRowsInSection: $0), 0)
    }
    rows.counts = counts
    return counts
  }

  /// Brings into view the rows from the top one on, as far as there is room.
  final func displayRows() {
    let total = currentCounts().reduce(0, +)
    rows.top = min(rows.top, max(total - 1, 0))
    let measuring = ScreenEnvironment.current?.measuring
    var room = rows.height
    var next = rows.top
    rows.heights.removeAll(keepingCapacity: true)
    while next < total, room > 0 {
      let shown = next - rows.top
      if shown == rows.cells.count {
        let cell = show(next)
        // A delegate that reloads while a row comes into view starts the next pass afresh.
        guard rows.counts != nil, rows.cells.count == shown else { return setNeedsLayout() }
        rows.cells.append(cell)
      }
      let height = max(measuring?.rows(of: rows.cells[shown], columns: rows.columns) ?? 1, 1)
      rows.heights.append(height)
      room -= height
      next += 1
    }
    let leaving = Array(rows.cells.dropFirst(next - rows.top))
    if !leaving.isEmpty {
      rows.cells.removeLast(leaving.count)
      endDisplaying(leaving, from: next)
    }
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
    if cell.superview !== self { addSubview(cell) }
    cell.layoutIfNeeded()
    return cell
  }

  final func endDisplaying(_ cells: [UITableViewCell], from first: Int) {
    for (offset, cell) in cells.enumerated() {
      if rows.counts != nil, let delegate {
        delegate.tableView(
          self, didEndDisplaying: cell, forRowAt: rows.indexPath(of: first + offset))
      }
      cell.removeFromSuperview()
      reuse.recycle(cell)
    }
  }

  /// Lends the cell of a row to `body`: the one in view, else one made for the moment.
  package final func withCell<Result>(
    ofRow place: Int, _ body: (UITableViewCell) -> Result
  ) -> Result {
    if rows.range.contains(place) { return body(rows.cells[place - rows.top]) }
    let cell = makeCell(at: rows.indexPath(of: place))
    defer {
      cell.removeFromSuperview()
      reuse.recycle(cell)
    }
    return body(cell)
  }
}
