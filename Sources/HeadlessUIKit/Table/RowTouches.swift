extension UITableView {
  /// The height of a row for positions in a table: views have no real positions.
  private static let nominalRowHeight: CGFloat = 44

  /// Returns the view that handles a long press on a row in view: the cell, its content view, the
  /// only view in it that handles one, or else the nearest superview that does.
  package final func viewPressed(withRow rowIndex: Int) -> UIView? {
    guard takesTouches, rows.range.contains(rowIndex) else { return nil }
    let cell = rows.cells[rowIndex - rows.top]
    let inner = cell.viewsHandling(.longPress)
    return inner.first { $0 === cell || $0 === cell.contentView }
      ?? (inner.count == 1 ? inner.first : nil)
      ?? withSuperviews.first { $0.handles(.longPress) }
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
