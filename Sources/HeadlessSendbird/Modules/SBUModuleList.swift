import DioramaKit
import HeadlessUIKit

/// A table with one kind of cell, as all lists of the kit hold it (S49).
///
/// A subclass overrides the methods of the table's delegate and data source that it wants to
/// change; ``configureCell(_:indexPath:)`` is where rows are filled.
///
/// YAML sets lines above and below the rows of every list: `tableHeaderView`, `tableFooterView`.
open class SBUModuleList: UIView, UITableViewDelegate, UITableViewDataSource, ConfigurableComponent
{
  /// The classes of the list's parts.
  class var parts: SBUModuleParts { SBUModuleParts(of: SBUModule.self) }

  /// The table.
  public let tableView = UITableView(frame: .zero, style: .plain)

  private var givenCell: UITableViewCell?
  private var cellClass: UITableViewCell.Type?
  private var cellIdentifier = ""
  /// The cell that YAML chose for this list, and what it set on it.
  var customCell: ComponentChoice?
  /// The lines that YAML puts above and below the rows; none of them for nothing there.
  private var customHeader: [String]?
  private var customFooter: [String]?

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

  /// Puts what YAML says over what Swift code has set up, the app's own views included.
  ///
  /// Called after ``setupViews()`` and before ``setupLayouts()``, as a header's
  /// ``SBUModuleHeader/applyCustomTexts()`` is.
  open func applyCustomViews() {
    if let customHeader { tableView.tableHeaderView = Self.lines(customHeader) }
    if let customFooter { tableView.tableFooterView = Self.lines(customFooter) }
  }

  private static func lines(_ lines: [String]) -> UIView? {
    guard !lines.isEmpty else { return nil }
    let label = UILabel()
    label.numberOfLines = 0
    label.text = lines.joined(separator: "\n")
    return label
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
    cellIdentifier = _typeName(cellClass, qualified: false)
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

  /// Fills a cell; each screen's list does it with what its rows show.
  ///
  /// - Parameters:
  ///   - cell: the cell that the row will show.
  ///   - indexPath: the row.
  open func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {}

  /// The cell of a row, as ``configureCell(_:indexPath:)`` fills it.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = dequeueCell(for: indexPath)
    configureCell(cell, indexPath: indexPath)
    return cell
  }

  /// A row was tapped.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// A row comes into view.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// A row went out of view.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// A row's height in points; text decides.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }

  // MARK: Sections, swipes

  // The real kit declares the first two; a subclass may have the others there without `override`,
  // since Objective-C finds them. Here it says `override`, and the compiler asks for it.

  /// What stands above a section; nothing.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// The height of what stands above a section, in points: as the view needs, none without one.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }

  /// How many sections there are: 1.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// The text above a section; none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// The text below a section; none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// What stands below a section; nothing.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// The height of what stands below a section, in points: as the view needs, none without one.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }

  /// Which row a tap selects: the tapped one.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// A selected row was tapped again.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Whether a row can be swiped away: no.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// A row was swiped away.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// What a swipe from the leading edge uncovers; nothing.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// What a swipe from the trailing edge uncovers; nothing.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  // MARK: Scrolling

  /// The rows have moved; does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A step begins to scroll them; does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The finger of a step has left them; does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// They stand still after a step; does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// They stand still after code has moved them with an animation; does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  // MARK: YAML

  /// A list.
  open class var kind: TypeKind { .list }

  /// What YAML may set on it.
  open class var properties: PropertyTable {
    [
      Property(
        "tableHeaderView", .oneOrMore(of: .text),
        "the lines above the rows, in the place of what stands there; an empty list for nothing"
      ) { (list: SBUModuleList, lines: [String]) in list.customHeader = lines },
      Property(
        "tableFooterView", .oneOrMore(of: .text), "the lines below the rows"
      ) { (list: SBUModuleList, lines: [String]) in list.customFooter = lines },
    ]
  }
}

/// A list of users with something to show where there is nobody, as select screens and user lists
/// have it.
open class SBUUserModuleList: SBUModuleList, SBUEmptyViewDelegate, RowIdentifierProviding {
  /// The class of what shows where there is nobody, for all lists of the same module.
  public static var EmptyView: SBUEmptyView.Type {
    get { parts.emptyView.type }
    set { parts.emptyView.type = newValue }
  }
  /// The class of a user's row, for all lists of the same module.
  public static var UserCell: SBUUserCell.Type {
    get { parts.userCell.type }
    set { parts.userCell.type = newValue }
  }

  /// What shows where there is nobody.
  public var emptyView: UIView? {
    didSet { tableView.backgroundView = emptyView }
  }
  /// The registered cell, which only names the class (S52).
  public var userCell: UITableViewCell? { registeredCell }
  /// The theme of the last style update.
  public var theme: SBUUserListTheme?
  /// The empty view that YAML chose.
  private var customEmptyView: SBUEmptyView?

  /// Puts what YAML says over what Swift code has set up, the empty view included.
  open override func applyCustomViews() {
    super.applyCustomViews()
    if let customEmptyView { emptyView = customEmptyView }
  }

  /// Puts the empty view behind the rows.
  open override func setupViews() {
    super.setupViews()
    tableView.backgroundView = emptyView
  }

  /// The people in the rows, in order.
  var rowUsers: [SBUUser] { [] }

  package final func identifier(ofRowAt indexPath: IndexPath) -> String? {
    let users = rowUsers
    return indexPath.section == 0 && users.indices.contains(indexPath.row)
      ? users[indexPath.row].userId : nil
  }

  /// Makes the empty view where none is set.
  final func makeEmptyView(of type: SBUEmptyView.Type) {
    guard emptyView == nil else { return }
    let view = type.init()
    view.delegate = self
    emptyView = view
  }

  /// Colours table and empty view.
  final func tintViews() {
    tableView.backgroundColor = theme?.backgroundColor
    (emptyView as? SBUEmptyView)?.setupStyles()
  }

  /// Says which cell shows a user, for all rows made from now on (S52).
  ///
  /// - Parameters:
  ///   - userCell: an object of the cell's class; only its class and its theme matter.
  ///   - nib: accepted and ignored; cells are made from their class.
  public func register(userCell: UITableViewCell, nib: UINib? = nil) { register(cell: userCell) }

  /// Says what shows where there is nobody; an empty view of an app's own that is no
  /// ``SBUEmptyView`` is left as it is.
  ///
  /// - Parameter type: what it says; ``EmptyViewType/none`` hides it.
  public func updateEmptyView(type: EmptyViewType) {
    (emptyView as? SBUEmptyView)?.reloadData(type)
  }

  /// Retry was tapped: the text changes at once, then the delegate hears (S51).
  open func didSelectRetry() { updateEmptyView(type: .noMembers) }

  /// What YAML may set on it.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property(
        "userCell", .component(.cell, accepts: SBUUserCell.self), "the cell of a user"
      ) { (list: SBUUserModuleList, choice: ComponentChoice) in
        list.customCell = choice
      },
      Property(
        "emptyView", .component(.emptyView, accepts: SBUEmptyView.self),
        "what shows where there is nobody"
      ) { (list: SBUUserModuleList, choice: ComponentChoice) in
        let view = choice.make() as? SBUEmptyView
        view?.delegate = list
        list.emptyView = view
        list.customEmptyView = view
      })
  }
}
