extension UICollectionView {
  /// Forgets all items; they are asked for again at the next layout pass.
  public final func reloadData() { list.reloadData() }

  /// Asks for some items again; the others stay as they are.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    list.reloadRows(at: indexPaths, with: .none)
  }

  /// Says that items came; here all items are asked for again.
  public final func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Says that items went; here all items are asked for again.
  public final func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Says that an item has moved; here all items are asked for again.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Says that sections came; here all items are asked for again.
  public final func insertSections(_ sections: IndexSet) { reloadData() }
  /// Says that sections went; here all items are asked for again.
  public final func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Asks for the items of some sections again; here for all items.
  public final func reloadSections(_ sections: IndexSet) { reloadData() }

  /// Runs changes together, then asks for all items again.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    list.performBatchUpdates(updates, completion: completion)
  }

  /// How many sections there are.
  public final var numberOfSections: Int { list.numberOfSections }
  /// How many items a section has.
  public final func numberOfItems(inSection section: Int) -> Int {
    list.numberOfRows(inSection: section)
  }
  /// The cell of an item in view; nil for other items.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    (list.cellForRow(at: indexPath) as? ItemRow)?.item
  }
  /// The item that a cell in view shows.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    indexPathsForVisibleItems.first { cellForItem(at: $0) === cell }
  }
  /// The cells in view, in order.
  public final var visibleCells: [UICollectionViewCell] {
    list.visibleCells.compactMap { ($0 as? ItemRow)?.item }
  }
  /// The items in view, in order.
  public final var indexPathsForVisibleItems: [IndexPath] { list.indexPathsForVisibleRows ?? [] }
  /// The selected items, in the order of tapping; nil if there are none.
  public final var indexPathsForSelectedItems: [IndexPath]? { list.indexPathsForSelectedRows }

  /// Selects an item as an app may; the delegate hears nothing.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    list.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition.ofRows)
  }

  /// Deselects an item as an app may; the delegate hears nothing.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    list.deselectRow(at: indexPath, animated: animated)
  }

  /// Scrolls item by item until one is in view.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    list.scrollToRow(at: indexPath, at: scrollPosition.ofRows, animated: animated)
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate var ofRows: UITableView.ScrollPosition {
    if contains(.top) { return .top }
    if contains(.centeredVertically) { return .middle }
    return contains(.bottom) ? .bottom : .none
  }
}
