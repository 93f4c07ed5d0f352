extension UITableView {
  /// The height of a row for positions in a table: views have no real positions.
  private static let nominalRowHeight: CGFloat = 44

  /// Touches a row in view as a whole, as a finger would.
  ///
  /// A long press opens the context menu of the row. Otherwise the recognizers of the row's views
  /// and of those around it receive the touch, as in UIKit the nearest one only; then a tap selects
  /// the row, unless a recognizer took it.
  ///
  /// - Returns: whether something accepted the touch.
  package final func touchRow(_ rowIndex: Int, _ touch: TouchKind = .tap) -> Bool {
    guard rows.range.contains(rowIndex) else { return false }
    let cell = rows.cells[rowIndex - rows.top]
    if touch == .longPress, let menu = contextMenu(ofRow: rowIndex) {
      window?.open(menu, at: cell)
      return true
    }
    let views = viewsTouched(touch, withRow: rowIndex)
    let location = location(ofRow: rowIndex)
    for view in views {
      switch view.handle(touch, at: location, on: view.isDescendant(of: cell) ? view : cell) {
      case .ignored: continue
      case .handled:
        if touch == .tap { _ = selectByTap(rowIndex) }
        return true
      case .canceled: return true
      }
    }
    return touch == .tap && selectByTap(rowIndex)
  }

  /// Returns the views that handle a touch on a row as a whole, the nearest first: the content view
  /// and the cell, of a collection first those of the item; the table and its superviews; for a
  /// long press at last the only view in the row that handles one.
  package final func viewsTouched(_ touch: TouchKind, withRow rowIndex: Int) -> [UIView] {
    guard takesTouches else { return [] }
    let inRow = withCell(ofRow: rowIndex) { cell in
      let inner = cell.viewsHandling(touch)
      let whole = cell.viewsOfRow.filter { view in inner.contains { $0 === view } }
      return (whole, whole.isEmpty && touch == .longPress && inner.count == 1 ? inner : [])
    }
    return inRow.0 + withSuperviews.filter { $0.handles(touch) } + inRow.1
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
