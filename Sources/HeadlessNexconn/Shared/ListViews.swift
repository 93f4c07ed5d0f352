import HeadlessUIKit

/// A table, and a label that shows if the table has no rows.
open class NCSearchBarListView: UIView {
  /// The table.
  public let tableView: UITableView
  /// The label that shows if the table has no rows; hidden at first (N49).
  public let labEmpty = UILabel()

  /// Creates a list without rows.
  public init() {
    tableView = UITableView(frame: .zero, style: .grouped)
    super.init(frame: .zero)
    setupView()
  }

  /// Views are not decoded here.
  public required init?(coder: NSCoder) {
    tableView = UITableView(frame: .zero, style: .grouped)
    super.init(coder: coder)
    setupView()
  }

  /// Adds the table and the label.
  open func setupView() {
    labEmpty.textAlignment = .center
    labEmpty.isHidden = true
    tableView.backgroundView = labEmpty
    addSubview(tableView)
  }

  /// Calls a closure each time a finger pulls up the rows at the end of the table (N14).
  ///
  /// - Parameter load: The closure; it replaces an earlier one.
  public final func onPullUp(_ load: @escaping () -> Void) { tableView.onReachingEnd = load }
}

/// A table of the kit.
open class NCBaseTableView: UITableView {}

/// A cell with padding around its content, which text output does not show.
open class NCPaddingTableViewCell: UITableViewCell {
  /// Creates a cell and sets it up.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setupView()
  }

  /// Cells are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupView()
  }

  /// Adds the views of the cell.
  open func setupView() {}
}
