extension UITableView {
  /// How many columns of text a row has.
  package final var columns: Int { rows.columns }
}
