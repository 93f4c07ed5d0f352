extension UITableView {
  /// Selects a row, as code may; the delegate is not called.
  ///
  /// - Parameters:
  ///   - indexPath: the row; nil selects nothing and, unlike in UIKit, deselects nothing.
  ///   - animated: not used.
  ///   - scrollPosition: where to scroll the row; `none` does not scroll.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return }
    if !allowsMultipleSelection {
      for old in selectedRows where old != indexPath { deselectRow(at: old, animated: animated) }
    }
    if !selectedRows.contains(indexPath) { selectedRows.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row at once, as code may; the delegate is not called.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedRows.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  final func deselectAllRows() {
    for indexPath in selectedRows { deselectRow(at: indexPath, animated: false) }
  }

  /// The selected rows, in the order of selection; nil if no row is selected.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    selectedRows.isEmpty ? nil : selectedRows
  }

  /// The selected row, of several the last one; nil if no row is selected.
  public final var indexPathForSelectedRow: IndexPath? { selectedRows.last }

  // MARK: Touches

  /// Selects a row in view, or deselects it, as a tap does.
  ///
  /// - Returns: whether the row accepted the tap.
  final func selectByTap(_ rowIndex: Int) -> Bool {
    guard allowsSelection, takesTouches, rows.range.contains(rowIndex) else { return false }
    let cell = rows.cells[rowIndex - rows.top]
    let tapped = indexPath(ofRow: rowIndex)
    guard cell.isUserInteractionEnabled,
      delegate?.tableView(self, shouldHighlightRowAt: tapped) ?? true
    else { return false }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: tapped)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: tapped)
    if allowsMultipleSelection, selectedRows.contains(tapped) {
      deselectAsTouched(tapped)
    } else {
      selectAsTouched(tapped)
    }
    return true
  }

  private func selectAsTouched(_ tapped: IndexPath) {
    guard let delegate else {
      return selectRow(at: tapped, animated: true, scrollPosition: .none)
    }
    guard let indexPath = delegate.tableView(self, willSelectRowAt: tapped) else { return }
    if !allowsMultipleSelection {
      for old in selectedRows where old != indexPath { deselectAsTouched(old) }
    }
    selectRow(at: indexPath, animated: true, scrollPosition: .none)
    delegate.tableView(self, didSelectRowAt: indexPath)
  }

  private func deselectAsTouched(_ touched: IndexPath) {
    guard let delegate else { return deselectRow(at: touched, animated: true) }
    guard let indexPath = delegate.tableView(self, willDeselectRowAt: touched) else { return }
    deselectRow(at: indexPath, animated: true)
    delegate.tableView(self, didDeselectRowAt: indexPath)
  }
}
