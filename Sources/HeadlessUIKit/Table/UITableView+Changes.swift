extension UITableView {
  /// Says that rows came; here all rows are asked for again.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Says that rows went; here all rows are asked for again.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Says that a row has moved; here all rows are asked for again.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Says that sections came; here all rows are asked for again.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Says that sections went; here all rows are asked for again.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Fills the cells of some rows again; unlike UIKit's, it may use other cells for them.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  /// Begins changes that belong together; does nothing, since nothing moves.
  public final func beginUpdates() {}

  /// Ends changes that belong together; row heights are looked at again.
  public final func endUpdates() { setNeedsLayout() }

  /// Accepted; there are no nib files, so cells of this name stay plain.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
}
