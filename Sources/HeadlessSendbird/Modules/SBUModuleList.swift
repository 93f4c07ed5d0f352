import Diorama
import HeadlessUIKit

/// A table with one kind of cell, as all lists of the kit hold it (S49).
open class SBUModuleList: UIView, UITableViewDelegate, UITableViewDataSource, ConfigurableComponent
{
  /// The table.
  public let tableView = UITableView(frame: .zero, style: .plain)

  private var givenCell: UITableViewCell?
  private var cellClass: UITableViewCell.Type?
  private var cellIdentifier = ""
  /// The cell that YAML chose for this list, and what it set on it.
  var customCell: ComponentChoice?

  /// A list before it is configured.
  public required init() { super.init(frame: .zero) }

  /// Lists are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Setting up

  /// Prepares the table and puts it in.
  open func setupViews() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.bounces = false
    tableView.separatorStyle = .none
    if tableView.superview == nil { addSubview(tableView) }
  }

  /// Places the table; text has no places.
  open func setupLayouts() {}

  /// Asks for all rows again, at the main queue's next turn (S13).
  open func reloadTableView() {
    guard let queue = ScreenEnvironment.current?.mainQueue else { return tableView.reloadData() }
    queue.async { [tableView] in tableView.reloadData() }
  }

  // MARK: Cells

  /// The registered cell, which only names the class (S52); made when somebody asks for it.
  final var registeredCell: UITableViewCell? {
    if givenCell == nil {
      givenCell = cellClass?.init(style: .default, reuseIdentifier: cellIdentifier)
    }
    return givenCell
  }

  /// Whether a cell was registered.
  final var hasCell: Bool { cellClass != nil }

  /// Registers a cell's class, and keeps the cell to name it.
  final func register(cell: UITableViewCell) {
    register(cellClass: type(of: cell))
    givenCell = cell
  }

  /// Registers a class, unless YAML chose another one.
  final func register(cellClass standard: UITableViewCell.Type) {
    let cellClass = customCell?.type as? UITableViewCell.Type ?? standard
    self.cellClass = cellClass
    givenCell = nil
    cellIdentifier = String(describing: cellClass)
    tableView.register(cellClass, forCellReuseIdentifier: cellIdentifier)
  }

  /// A cell for a row, with what YAML set on it, in the theme of the registered cell if that has
  /// one (S52).
  final func dequeueCell(for indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
    cell.selectionStyle = .none
    if let theme = (givenCell as? SBUUserCell)?.ownTheme {
      (cell as? SBUUserCell)?.theme = theme
    }
    if let customCell { customCell.apply(to: cell) }
    return cell
  }

  // MARK: Rows

  /// How many rows there are.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The cell of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(for: indexPath) }

  /// A row was tapped.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// A row comes into view.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// A row went out of view.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// A row's height in points; text decides.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }

  // MARK: YAML

  /// A list.
  open class var kind: TypeKind { .list }
  /// What YAML may set on it.
  open class var properties: PropertyTable { [] }
}
