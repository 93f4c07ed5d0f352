extension UITableView {
  /// The height of a row for positions in a table: views have no real positions.
  private static let nominalRowHeight: CGFloat = 44

  /// Touches a row in view as a whole, as a finger would.
  ///
  /// A long press opens the context menu of the row. Otherwise the recognizers of the row's views
  /// and of those around it receive the touch, as in UIKit the nearest one only; then a tap selects
  /// the row, unless a recognizer took it. While a row shows the actions of a swipe, a touch only
  /// hides them.
  ///
  /// - Returns: whether something accepted the touch.
  package final func touchRow(_ rowIndex: Int, _ touch: TouchKind = .tap) -> Bool {
    guard rows.range.contains(rowIndex) else { return false }
    if closeSwipeActions() { return true }
    let cell = rows.cells[rowIndex - rows.top]
    if touch == .longPress, let menu = contextMenu(ofRow: rowIndex) {
      window?.open(menu, at: cell)
      return true
    }
    let view = viewTouched(touch, withRow: rowIndex) ?? cell
    return touchView(
      view, inRow: rowIndex, touch, on: view.isDescendant(of: cell) ? view : cell)
  }

  /// Touches a view in a row; unless a recognizer takes a tap, it selects the row.
  ///
  /// - Parameter touched: the innermost view under the touch; nil means the view.
  /// - Returns: whether something accepted the touch.
  package final func touchView(
    _ view: UIView, inRow rowIndex: Int, _ touch: TouchKind, on touched: UIView? = nil
  ) -> Bool {
    if closeSwipeActions() { return true }
    switch view.handle(touch, at: location(ofRow: rowIndex), on: touched) {
    case .canceled: return true
    case .handled:
      if touch == .tap { _ = selectByTap(rowIndex) }
      return true
    case .ignored: return touch == .tap && selectByTap(rowIndex)
    }
  }

  /// Returns the view that handles a touch on a row as a whole: the nearest of a view that fills the
  /// row, the content view, the cell, of a collection those of the item, the table and its
  /// superviews.
  package final func viewTouched(_ touch: TouchKind, withRow rowIndex: Int) -> UIView? {
    let inRow = withCell(ofRow: rowIndex) { $0.viewsOfRow.first { $0.handles(touch) } }
    return inRow ?? withSuperviews.first { $0.handles(touch) }
  }

  /// Returns the position of the middle of a row.
  package final func location(ofRow rowIndex: Int) -> CGPoint {
    CGPoint(x: 0, y: (CGFloat(rowIndex) + 0.5) * Self.nominalRowHeight)
  }

  /// Returns the row at a position that a gesture recognizer reported; nil if no row is there.
  ///
  /// Views have no real positions: each row counts as 44 points high, and headers as none.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let rowIndex = point.y / Self.nominalRowHeight
    return rowIndex >= 0 && rowIndex < CGFloat(totalRows) ? indexPath(ofRow: Int(rowIndex)) : nil
  }
}
