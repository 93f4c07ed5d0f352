extension UITableView {
  /// Scrolls so that a row is in view; the rows passed on the way come into view, too.
  public final func scrollToRow(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let goal = rows.place(of: indexPath) else { return }
    while !isFullyInView(goal), goal != rows.top {
      let old = rows.top
      move(to: goal < old ? old - 1 : old + 1)
      guard rows.counts != nil, rows.top != old else { break }
    }
    if position == .top { move(to: goal) }
    fillLastPage()
  }

  /// Selects a row as an app may; the delegate hears nothing.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return }
    if !allowsMultipleSelection { selectedRows = [] }
    selectedRows.append(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
  }

  /// Deselects a row as an app may; the delegate hears nothing.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedRows.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// How many rows there are, through all sections.
  package final var totalRows: Int { currentCounts().reduce(0, +) }

  /// The rows in view, counted through all sections.
  package final var rowsInView: Range<Int> { rows.range }

  /// The rows of text that a row in view took at the last layout pass; nil for other rows.
  package final func rowHeight(at place: Int) -> Int? {
    let index = place - rows.top
    return rows.heights.indices.contains(index) ? rows.heights[index] : nil
  }

  /// The place of a row that is counted through all sections.
  package final func indexPath(ofRow place: Int) -> IndexPath { rows.indexPath(of: place) }

  /// Sets how many columns and rows of text there is room for.
  package final func setViewport(columns: Int, rows height: Int) {
    guard rows.columns != columns || rows.height != height else { return }
    rows.columns = columns
    rows.height = height
    setNeedsLayout()
  }

  /// Touches a row in view, as a finger would.
  ///
  /// - Returns: whether the row took the touch.
  package final func tapRow(_ place: Int) -> Bool {
    guard allowsSelection, rows.range.contains(place),
      rows.cells[place - rows.top].isUserInteractionEnabled
    else { return false }
    let tapped = rows.indexPath(of: place)
    guard let delegate else { return true }
    guard let indexPath = delegate.tableView(self, willSelectRowAt: tapped) else { return true }
    if allowsMultipleSelection, selectedRows.contains(indexPath) {
      deselectRow(at: indexPath, animated: true)
      delegate.tableView(self, didDeselectRowAt: indexPath)
    } else {
      selectRow(at: indexPath, animated: true, scrollPosition: .none)
      delegate.tableView(self, didSelectRowAt: indexPath)
    }
    return true
  }

  private func move(to top: Int) {
    guard top != rows.top else { return }
    let kept = top > rows.top ? min(top - rows.top, rows.cells.count) : rows.cells.count
    let leaving = Array(rows.cells.prefix(kept))
    rows.cells.removeFirst(kept)
    endDisplaying(leaving, from: rows.top)
    rows.top = top
    displayRows()
  }

  private func isFullyInView(_ place: Int) -> Bool {
    rows.range.contains(place) && usedRows(in: rows.top...place) <= rows.height
  }

  /// Moves up so far that the last page is full, as a list comes to rest at its end.
  private func fillLastPage() {
    guard rows.counts != nil, rows.range.upperBound == rows.total else { return }
    var top = rows.top
    var used = usedRows(in: top...max(rows.range.upperBound - 1, top))
    // The last row may stand half in view; then the rest moves up by a row.
    while used > rows.height, top < rows.range.upperBound - 1 {
      used -= usedRows(in: top...top)
      top += 1
    }
    while top > 0 {
      let above = usedRows(in: top - 1...top - 1)
      guard used + above <= rows.height else { break }
      used += above
      top -= 1
    }
    move(to: top)
  }

  private func usedRows(in places: ClosedRange<Int>) -> Int {
    let measuring = ScreenEnvironment.current?.measuring
    return places.reduce(0) { sum, place in
      sum
        + withCell(ofRow: place) { max(measuring?.rows(of: $0, columns: rows.columns) ?? 1, 1) }
    }
  }
}
