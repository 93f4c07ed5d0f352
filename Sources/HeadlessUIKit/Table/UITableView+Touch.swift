extension UITableView {
  /// Selects a row as an app may; the delegate hears nothing.
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

  /// Deselects a row as an app may; the delegate hears nothing.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedRows.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// The selected rows, in the order of tapping; nil if there are none.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    selectedRows.isEmpty ? nil : selectedRows
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
    rows.mayMoveUp = true
    setNeedsLayout()
  }

  /// Touches a row in view, as a finger would.
  ///
  /// - Returns: whether the row took the touch.
  package final func tapRow(_ place: Int) -> Bool {
    guard allowsSelection, takesTouches, rows.range.contains(place) else { return false }
    let cell = rows.cells[place - rows.top]
    let tapped = rows.indexPath(of: place)
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

extension UIView {
  /// Whether a finger reaches it: neither it nor a view above is hidden or switched off.
  package final var takesTouches: Bool {
    var next: UIView? = self
    while let view = next {
      if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return false }
      next = view.superview
    }
    return true
  }
}
