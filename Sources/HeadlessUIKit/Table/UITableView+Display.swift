extension UITableView {
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
    guard rows.arriving == nil, rows.ending == 0, !edges.isAsking else {
      return setNeedsLayout()
    }
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
    var room = rows.height - edgeRows(before: rows.top, isTop: true)
    guard rows.reloads == pass else { return false }
    // However much stands above it, the top row is in view; else nothing could be scrolled.
    if rows.height > 0 { room = max(room, 1) }
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
      next += 1
      room -= height
      if room > 0, !rowsBelowRows.contains(next) { room -= edgeRows(before: next) }
      guard rows.reloads == pass else { return false }
    }
    if rows.cells.count > next - rows.top {
      let leaving = Array(rows.cells.dropFirst(next - rows.top))
      rows.cells.removeLast(leaving.count)
      endDisplaying(leaving, from: next, in: rows)
    }
    if rows.mayMoveUp, rows.reloads == pass {
      rows.mayMoveUp = false
      while let taken = bringInRowAbove(room: room) { room -= taken }
    }
    return rows.reloads == pass
  }

  /// Brings the row above the top one into view, if that takes no more than `room`.
  ///
  /// - Returns: the rows of text that it took, what stands around the row included.
  final func bringInRowAbove(room: Int) -> Int? {
    guard room > 0, rows.top > 0, rows.counts != nil else { return nil }
    let place = rows.top - 1
    let pass = rows.reloads
    let around =
      edgeRows(before: place, isTop: true) + edgeRows(before: place + 1)
      - edgeRows(before: place + 1, isTop: true)
    guard rows.reloads == pass else { return nil }
    let indexPath = rows.indexPath(of: place)
    rows.arriving = place
    let cell = makeCell(at: indexPath)
    let height = max(
      ScreenEnvironment.current?.measuring?.rows(of: cell, columns: rows.columns) ?? 1, 1)
    let taken = height + around
    if rows.reloads == pass, taken <= room {
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    }
    rows.arriving = nil
    guard rows.reloads == pass, taken <= room else {
      putAway(cell)
      return nil
    }
    rows.cells.insert(cell, at: 0)
    rows.heights.insert(height, at: 0)
    rows.top = place
    return taken
  }

  private var isInCell: Bool {
    var next = superview
    while let view = next {
      if view.flags.contains(.isCell) { return true }
      next = view.superview
    }
    return false
  }

  final func show(_ place: Int) -> UITableViewCell {
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
  final func putAway(_ cell: UITableViewCell) {
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
