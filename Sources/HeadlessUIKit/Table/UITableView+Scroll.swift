extension UITableView {
  /// Scrolls row by row until a row is in view; all rows on the way come into view, too.
  ///
  /// `top` brings the row to the top where enough rows follow it; the other positions scroll no
  /// further than needed. While a row is coming or going the table waits for the main queue's
  /// next turn.
  public final func scrollToRow(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    guard rows.arriving == nil, rows.reloading.isEmpty, rows.ending == 0, !edges.isAsking else {
      ScreenEnvironment.current?.mainQueue.async { [weak self] in
        self?.scrollToRow(at: indexPath, at: position, animated: animated)
      }
      return
    }
    layoutIfNeeded()
    guard let goal = rows.place(of: indexPath) else { return }
    let pass = rows.reloads
    while rows.reloads == pass, goal < rows.top, scrollUp() {}
    while rows.reloads == pass, goal > rows.top, !isFullyInView(goal), scrollDown() {}
    guard position == .top else { return }
    while rows.reloads == pass, goal > rows.top, !isFullyInView(rows.total - 1), scrollDown() {}
  }

  /// Scrolls to the last row and on to what stands below it, as a finger can, and pulls there.
  package final func scrollToEnd() {
    guard totalRows > 0 else { return }
    let last = rows.indexPath(of: rows.total - 1)
    scrollToRow(at: last, at: .bottom, animated: true)
    let pass = rows.reloads
    while rows.reloads == pass, rows.range.contains(rows.total - 1), rows.cells.count > 1,
      usedRows > rows.height, scrollDown()
    {}
    // Rows that do not fill the table can be pulled up, too.
    if rows.reloads == pass { onReachingEnd?() }
  }

  /// Scrolls up by a row; false if that is not possible.
  private func scrollUp() -> Bool {
    guard bringInRowAbove(room: .max) != nil else { return false }
    displayRows()
    return true
  }

  /// Scrolls down by a row; false if that is not possible.
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

  private func isFullyInView(_ place: Int) -> Bool {
    guard rows.range.contains(place), place - rows.top < rows.heights.count else { return false }
    let between = (rows.top...place).reduce(0) {
      $0 + edgeRows(before: $1, isTop: $1 == rows.top)
    }
    return rows.heights[...(place - rows.top)].reduce(between, +) <= rows.height
  }
}
