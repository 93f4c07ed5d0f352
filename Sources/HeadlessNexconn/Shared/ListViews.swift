import HeadlessUIKit

/// A table, and what shows where it has no rows.
open class NCSearchBarListView: UIView {
  /// The rows.
  public let tableView: UITableView
  /// What shows where there are none; hidden at first (N49).
  public let labEmpty = UILabel()

  /// A list without rows.
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

  /// Puts table and label into it.
  open func setupView() {
    labEmpty.textAlignment = .center
    labEmpty.isHidden = true
    tableView.backgroundView = labEmpty
    addSubview(tableView)
  }

  /// Calls something whenever a finger pulls the rows up at their end, as far as that is (N14).
  ///
  /// - Parameter load: What is called; it replaces what was given before.
  public final func onPullUp(_ load: @escaping () -> Void) { tableView.onReachingEnd = load }
}

/// A table of the kit's.
open class NCBaseTableView: UITableView {}

/// A row with room around what it shows, which text does not.
open class NCPaddingTableViewCell: UITableViewCell {
  /// A row that was set up.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setupView()
  }

  /// Cells are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupView()
  }

  /// Puts views into it.
  open func setupView() {}
}
