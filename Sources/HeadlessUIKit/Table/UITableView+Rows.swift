extension UITableView {
  /// Forgets all rows; they are asked for again at the next layout pass.
  public final func reloadData() {
    let old = rows
    rows.cells = []
    rows.heights = []
    rows.counts = nil
    rows.reloads += 1
    rows.mayMoveUp = true
    forgetEdges()
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
}
