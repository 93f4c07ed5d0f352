// MARK: Reloading and changing rows

extension UITableView {
  /// Drops all rows and the selection; the next layout pass asks for the rows again.
  ///
  /// The table keeps its position as far as there are rows. The delegate is called at once for the
  /// cells that were in view.
  public final func reloadData() {
    let old = rows
    rows.cells = []
    rows.heights = []
    rows.counts = nil
    rows.reloads += 1
    rows.canFillFromAbove = true
    discardSectionViews()
    selectedRows = []
    setNeedsLayout()
    endDisplaying(old.cells, from: old.top, in: old)
  }

  /// Reloads some rows; the others stay as they are.
  ///
  /// - Parameters:
  ///   - indexPaths: the rows; those out of view are skipped, since the table asks for them when
  ///     they come into view.
  ///   - animation: not used.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for indexPath in indexPaths {
      // A row that reloads itself while it is shown would never end.
      guard let rowIndex = rows.rowIndex(of: indexPath), rows.range.contains(rowIndex),
        !rows.reloading.contains(rowIndex)
      else { continue }
      let old = rows.cells[rowIndex - rows.top]
      let pass = rows.reloads
      rows.reloading.append(rowIndex)
      let new = show(rowIndex)
      rows.reloading.removeLast()
      // Showing a row may reload the table; then the row has gone.
      guard rows.reloads == pass, rows.range.contains(rowIndex),
        rows.cells[rowIndex - rows.top] === old
      else {
        recycle(new)
        continue
      }
      rows.cells[rowIndex - rows.top] = new
      if new !== old { endDisplaying([old], from: rowIndex, in: rows) }
    }
    setNeedsLayout()
  }

  /// Reloads some sections; here all rows.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Runs changes together, then reloads all rows.
  ///
  /// - Parameters:
  ///   - updates: called at once.
  ///   - completion: called with true in the main queue's next turn, as UIKit calls it when the
  ///     rows have come to rest.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    guard let completion else { return }
    // UIKit calls it when the rows have come to rest.
    guard let queue = ScreenEnvironment.current?.mainQueue else { return completion(true) }
    queue.async { completion(true) }
  }

  /// Reports inserted rows; here all rows are reloaded.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Reports deleted rows; here all rows are reloaded.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Reports a moved row; here all rows are reloaded.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Reports inserted sections; here all rows are reloaded.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Reports deleted sections; here all rows are reloaded.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Fills the cells of some rows again; unlike in UIKit, it may use other cells for them.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  /// Begins changes that belong together; does nothing, since nothing is animated.
  public final func beginUpdates() {}

  /// Ends changes that belong together; row heights are measured again.
  public final func endUpdates() { setNeedsLayout() }
}

// MARK: - Rows in view

extension UITableView {
  /// The number of rows in all sections.
  package final var totalRows: Int { currentCounts().reduce(0, +) }

  /// The rows in view, counted through all sections.
  package final var rowsInView: Range<Int> { rows.range }

  /// Returns the rows of text that a row in view took at the last layout pass; nil for other rows.
  package final func rowHeight(at rowIndex: Int) -> Int? {
    let index = rowIndex - rows.top
    return rows.heights.indices.contains(index) ? rows.heights[index] : nil
  }

  /// Returns the index path of a row that is counted through all sections.
  package final func indexPath(ofRow rowIndex: Int) -> IndexPath {
    // Uses the counts alone: a method of the window would copy all of it.
    (rows.counts ?? []).indexPath(of: rowIndex)
  }

  /// Sets the available columns and rows of text.
  package final func setViewport(columns: Int, rows height: Int) {
    guard rows.columns != columns || rows.height != height else { return }
    // The last row in view of a list that is scrolled stays there, at its end even if it is cut.
    if isUpsideDown, rows.top > 0, height < rows.height {
      layoutIfNeeded()
      let last = rows.total - 1
      rows.keptRow = rows.range.contains(last) ? last : rows.range.last(where: isFullyInView)
    }
    rows.columns = columns
    rows.height = height
    rows.canFillFromAbove = true
    setNeedsLayout()
  }

  /// The columns of text in a row.
  package final var columns: Int { rows.columns }

  final func currentCounts() -> [Int] {
    if let counts = rows.counts { return counts }
    guard let dataSource, !rows.isCounting else { return [] }
    let pass = rows.reloads
    rows.isCounting = true
    let sections = min(max(dataSource.numberOfSections(in: self), 0), RowWindow.maxSections)
    let counts = (0..<sections).map {
      min(max(dataSource.tableView(self, numberOfRowsInSection: $0), 0), RowWindow.maxRows)
    }
    rows.isCounting = false
    if rows.reloads == pass { rows.counts = counts }
    return counts
  }

  /// Brings the rows from the top one on into view, as far as they fit.
  final func displayRows() {
    // A delegate may lay out the table while a row comes or goes; the current pass continues.
    guard rows.enteringRow == nil, rows.endDisplayDepth == 0, !sectionViews.isQueryingDelegate
    else {
      return setNeedsLayout()
    }
    // A delegate that reloads restarts the pass; one that always reloads gets an empty table.
    for _ in 0..<16 where showRows() {
      if let row = rows.keptRow {
        rows.keptRow = nil
        while rows.cells.count > 1, row > rows.top, !isFullyInView(row), scrollDown() {}
      }
      return
    }
    setNeedsLayout()
  }

  /// Shows the rows that belong in view; returns false if a reload came in between.
  private func showRows() -> Bool {
    let total = currentCounts().reduce(0, +)
    rows.top = min(rows.top, max(total - 1, 0))
    rows.isInCell = isInCell
    let pass = rows.reloads
    let measuring = ScreenEnvironment.current?.measuring
    var room = rows.height - supplementaryRows(before: rows.top, isTop: true)
    guard rows.reloads == pass else { return false }
    // The top row is always in view, whatever is above it; otherwise nothing could be scrolled.
    if rows.height > 0 { room = max(room, 1) }
    var next = rows.top
    rows.heights.removeAll(keepingCapacity: true)
    while next < total, room > 0 {
      let shown = next - rows.top
      if shown == rows.cells.count {
        rows.enteringRow = next
        let cell = show(next)
        rows.enteringRow = nil
        guard rows.reloads == pass else {
          recycle(cell)
          return false
        }
        rows.cells.append(cell)
      }
      let height = max(measuring?.rows(of: rows.cells[shown], columns: rows.columns) ?? 1, 1)
      rows.heights.append(height)
      next += 1
      room -= height
      if room > 0, !contiguousRows.contains(next) { room -= supplementaryRows(before: next) }
      guard rows.reloads == pass else { return false }
    }
    if rows.cells.count > next - rows.top {
      let leaving = Array(rows.cells.dropFirst(next - rows.top))
      rows.cells.removeLast(leaving.count)
      endDisplaying(leaving, from: next, in: rows)
    }
    if rows.canFillFromAbove, rows.reloads == pass {
      rows.canFillFromAbove = false
      while let taken = showRowAbove(room: room) { room -= taken }
    }
    return rows.reloads == pass
  }

  /// Brings the row above the top one into view, if it fits.
  ///
  /// - Returns: the rows of text that it took, including the views around the row.
  private func showRowAbove(room: Int) -> Int? {
    guard room > 0, rows.top > 0, rows.counts != nil else { return nil }
    let rowIndex = rows.top - 1
    let pass = rows.reloads
    let around =
      supplementaryRows(before: rowIndex, isTop: true) + supplementaryRows(before: rowIndex + 1)
      - supplementaryRows(before: rowIndex + 1, isTop: true)
    guard rows.reloads == pass else { return nil }
    let indexPath = indexPath(ofRow: rowIndex)
    rows.enteringRow = rowIndex
    let cell = makeCell(at: indexPath)
    let height = max(
      ScreenEnvironment.current?.measuring?.rows(of: cell, columns: rows.columns) ?? 1, 1)
    let taken = height + around
    if rows.reloads == pass, taken <= room {
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    }
    rows.enteringRow = nil
    guard rows.reloads == pass, taken <= room else {
      recycle(cell)
      return nil
    }
    rows.cells.insert(cell, at: 0)
    rows.heights.insert(height, at: 0)
    rows.top = rowIndex
    return taken
  }

  private var isInCell: Bool {
    superview?.withSuperviews.contains { $0 is UITableViewCell } ?? false
  }

  private func show(_ rowIndex: Int) -> UITableViewCell {
    let indexPath = indexPath(ofRow: rowIndex)
    let cell = makeCell(at: indexPath)
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  private func makeCell(at indexPath: IndexPath) -> UITableViewCell {
    let cell =
      dataSource?.tableView(self, cellForRowAt: indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    if cell.superview !== self {
      // Only for a table in a cell can a data source return a view that contains the table.
      if rows.isInCell { addSubview(cell) } else { attach(cell) }
    }
    if cell.swipeActions != nil { cell.swipeActions = nil }
    let isSelected = !selectedRows.isEmpty && selectedRows.contains(indexPath)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    cell.layoutIfNeeded()
    return cell
  }

  /// Calls the delegate for cells that left the view, and recycles them.
  final func endDisplaying(_ cells: [UITableViewCell], from first: Int, in window: RowWindow) {
    rows.endDisplayDepth += 1
    defer { rows.endDisplayDepth -= 1 }
    for (offset, cell) in cells.enumerated() {
      if let delegate {
        delegate.tableView(
          self, didEndDisplaying: cell,
          forRowAt: (window.counts ?? []).indexPath(of: first + offset))
      }
      recycle(cell)
    }
  }

  /// Recycles a cell, unless it shows a row.
  final func recycle(_ cell: UITableViewCell) {
    // A data source may return one cell twice; then it is in view, or was recycled already.
    guard cell.superview === self, !rows.cells.contains(where: { $0 === cell }) else { return }
    cell.removeFromSuperview()
    // Data sources may make cells themselves, with a name that is not registered.
    guard let name = cell.reuseIdentifier,
      reuse.classes[name].map({ $0 == type(of: cell) }) ?? true
    else { return }
    reuse.recycle(cell, as: name)
  }

  /// Calls `body` with the cell of a row: the one in view, else another one.
  ///
  /// - Parameters:
  ///   - rowIndex: the row, counted through all sections.
  ///   - isKept: whether a cell that is not in view shows the row also after this call; if false,
  ///     another row may use it then.
  ///   - body: receives the cell.
  package final func withCell<Result>(
    ofRow rowIndex: Int, isKept: Bool = false, _ body: (UITableViewCell) -> Result
  ) -> Result {
    if rows.range.contains(rowIndex) { return body(rows.cells[rowIndex - rows.top]) }
    // There may be fewer rows than when the caller counted them.
    guard rowIndex >= 0, rowIndex < totalRows else {
      return body(UITableViewCell(style: .default, reuseIdentifier: nil))
    }
    let cell = makeCell(at: indexPath(ofRow: rowIndex))
    defer { if !isKept { recycle(cell) } }
    return body(cell)
  }
}

// MARK: - Scrolling

extension UITableView {
  /// Scrolls row by row until a row is in view; all rows on the way come into view, too.
  ///
  /// While a row is coming or going, the table scrolls in the main queue's next turn.
  ///
  /// - Parameters:
  ///   - indexPath: the row; nothing happens for one that does not exist.
  ///   - position: `top` brings the row to the top if enough rows follow it; the others scroll no
  ///     further than needed.
  ///   - animated: whether the delegate is called afterwards for the end of an animation.
  public final func scrollToRow(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    guard rows.enteringRow == nil, rows.reloading.isEmpty, rows.endDisplayDepth == 0,
      !sectionViews.isQueryingDelegate
    else {
      ScreenEnvironment.current?.mainQueue.async { [weak self] in
        self?.scrollToRow(at: indexPath, at: position, animated: animated)
      }
      return
    }
    layoutIfNeeded()
    guard let goal = rows.rowIndex(of: indexPath) else { return }
    let pass = rows.reloads
    let old = rows.top
    defer {
      if rows.reloads == pass, rows.top != old {
        closeSwipeActions()
        notifyDidScroll()
        if animated { notifyDidEndScrollingAnimation() }
      }
    }
    while rows.reloads == pass, goal < rows.top, scrollUp() {}
    while rows.reloads == pass, goal > rows.top, !isFullyInView(goal), scrollDown() {}
    guard position == .top else { return }
    while rows.reloads == pass, goal > rows.top, !isFullyInView(rows.total - 1), scrollDown() {}
  }

  /// Scrolls to the last row and the views below it, as a finger can, and pulls there.
  package final func scrollToEnd() {
    guard totalRows > 0 else { return }
    let last = indexPath(ofRow: rows.total - 1)
    scrollToRow(at: last, at: .bottom, animated: true)
    let pass = rows.reloads
    while rows.reloads == pass, rows.range.contains(rows.total - 1), rows.cells.count > 1,
      usedRows > rows.height, scrollDown()
    {}
    // Rows that do not fill the table can be pulled up, too.
    if rows.reloads == pass { onReachingEnd?() }
  }

  /// Scrolls to the first row and the views above it, as a finger can.
  package final func scrollToStart() {
    scrollToRow(at: indexPath(ofRow: 0), at: .top, animated: true)
  }

  /// Scrolls up by a row; returns false if that is not possible.
  private func scrollUp() -> Bool {
    guard showRowAbove(room: .max) != nil else { return false }
    displayRows()
    return true
  }

  /// Scrolls down by a row; returns false if that is not possible.
  private func scrollDown() -> Bool {
    guard let leaving = rows.cells.first, !rows.heights.isEmpty else { return false }
    let old = rows
    rows.cells.removeFirst()
    rows.heights.removeFirst()
    rows.top += 1
    // The next row comes in at the bottom before this one has gone at the top.
    displayRows()
    endDisplaying([leaving], from: old.top, in: old)
    return rows.top > old.top
  }

  private func isFullyInView(_ rowIndex: Int) -> Bool {
    guard rows.range.contains(rowIndex), rowIndex - rows.top < rows.heights.count else {
      return false
    }
    let between = (rows.top...rowIndex).reduce(0) {
      $0 + supplementaryRows(before: $1, isTop: $1 == rows.top)
    }
    return rows.heights[...(rowIndex - rows.top)].reduce(between, +) <= rows.height
  }
}

extension UITableView {
  /// Lets the next layout pass begin with a row, or with rows before it, so that it is about in the
  /// middle.
  package final func start(atRow rowIndex: Int, inMiddle: Bool = false) {
    rows.top = max(min(rowIndex, totalRows - 1) - (inMiddle ? rows.height / 4 : 0), 0)
    setNeedsLayout()
  }
}
