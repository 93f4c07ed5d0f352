import DioramaKit
import HeadlessUIKit

/// The base class of the kit's lists: a table with one class of cell (S49).
///
/// A subclass overrides methods of the table's delegate and data source;
/// ``configureCell(_:indexPath:)`` fills the rows.
///
/// YAML sets lines above and below the rows of every list: `tableHeaderView`, `tableFooterView`.
open class SBUModuleList: UIView, UITableViewDelegate, UITableViewDataSource, ConfigurableComponent
{
  /// The classes of the list's parts.
  class var parts: SBUModuleParts { SBUModuleParts(of: SBUModule.self) }

  /// The table.
  public var tableView = UITableView(frame: .zero, style: .plain)

  private var givenCell: UITableViewCell?
  private var cellClass: UITableViewCell.Type?
  private var cellIdentifier = ""
  /// The class of cell that YAML sets for this list, with its properties.
  var cellChoice: ComponentChoice?
  /// The lines that YAML sets above and below the rows; an empty array for no view.
  private var customHeader: [String]?
  private var customFooter: [String]?

  /// Creates a list that is not configured.
  public required init() { super.init(frame: .zero) }

  /// Unavailable: lists are never decoded. So subclasses need not repeat it.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Setting up

  /// Sets up the table and adds it.
  open func setupViews() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.bounces = false
    tableView.separatorStyle = .none
    if tableView.superview == nil { addSubview(tableView) }
  }

  /// Sets up views, YAML's views and layout, in this order.
  final func setupParts() {
    setupViews()
    applyCustomViews()
    setupLayouts()
  }

  /// Applies YAML's views over those that Swift code set, including an app's own views.
  ///
  /// Called after ``setupViews()`` and before ``setupLayouts()``, like a header's
  /// ``SBUModuleHeader/applyCustomTexts()``.
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

  /// Places the table; does nothing by default.
  open func setupLayouts() {}

  /// Reloads all rows, at the main queue's next turn (S13).
  open func reloadTableView() {
    guard let queue = ScreenEnvironment.current?.mainQueue else { return tableView.reloadData() }
    queue.async { [tableView] in tableView.reloadData() }
  }

  // MARK: Cells

  /// The registered cell, which only determines the class (S52); created on first access.
  final var registeredCell: UITableViewCell? {
    if givenCell == nil {
      givenCell = cellClass?.init(style: .default, reuseIdentifier: cellIdentifier)
    }
    return givenCell
  }

  /// Whether a cell is registered.
  final var hasCell: Bool { cellClass != nil }

  /// Registers a cell's class and keeps the cell; nil removes the registered one.
  final func register(cell: UITableViewCell?) {
    if let cell { register(cellClass: type(of: cell)) } else { cellClass = nil }
    givenCell = cell
  }

  /// Registers a class, or the class that YAML sets.
  final func register(cellClass standard: UITableViewCell.Type) {
    let cellClass = cellChoice?.type as? UITableViewCell.Type ?? standard
    self.cellClass = cellClass
    givenCell = nil
    cellIdentifier = _typeName(cellClass, qualified: false)
    tableView.register(cellClass, forCellReuseIdentifier: cellIdentifier)
  }

  /// Returns a cell for a row, with YAML's properties, and with the theme of the registered cell if
  /// it has its own (S52).
  final func dequeueCell(for indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
    cell.selectionStyle = .none
    if let theme = (givenCell as? SBUUserCell)?.ownTheme {
      (cell as? SBUUserCell)?.theme = theme
    }
    if let cellChoice { cellChoice.apply(to: cell) }
    return cell
  }

  // MARK: Rows

  /// Returns the number of rows; 0 by default.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Fills a cell; does nothing by default, so each list overrides it.
  ///
  /// - Parameters:
  ///   - cell: the cell of the row.
  ///   - indexPath: the row.
  open func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {}

  /// Returns the cell of a row, filled by ``configureCell(_:indexPath:)``.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = dequeueCell(for: indexPath)
    configureCell(cell, indexPath: indexPath)
    return cell
  }

  /// A row was tapped; does nothing by default.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// A row comes into view; does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// A row went out of view; does nothing by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Returns a row's height in points; automatic by default.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }

  // MARK: Sections and swipes

  // The real kit declares only the first two methods. There, a subclass has the others without
  // `override`, because Objective-C finds them. Here it needs `override`, which the compiler
  // requires.

  /// Returns the view above a section; nil by default.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// Returns the height of the view above a section, in points: automatic by default, 0 without a
  /// view.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }

  /// Returns the number of sections; 1 by default.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns the title above a section; nil by default.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns the title below a section; nil by default.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns the view below a section; nil by default.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// Returns the height of the view below a section, in points: automatic by default, 0 without a
  /// view.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }

  /// Returns the row that a tap selects: the tapped one by default.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// A selected row was tapped again; does nothing by default.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns whether a row can be deleted by a swipe; false by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// A row was deleted by a swipe; does nothing by default.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns the actions of a swipe from the leading edge; nil by default.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns the actions of a swipe from the trailing edge; nil by default.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  // MARK: Scrolling

  /// The rows scrolled; does nothing by default.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A step starts to scroll; does nothing by default.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// A step ends to drag; does nothing by default.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Scrolling by a step ended; does nothing by default.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Animated scrolling by code ended; does nothing by default.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  // MARK: YAML

  /// The kind of the type: a list.
  open class var kind: TypeKind { .list }

  /// The properties that YAML can set.
  open class var properties: PropertyTable {
    [
      Property(
        "tableHeaderView", .oneOrMore(of: .text),
        "the lines above the rows, instead of the current ones; [] for no lines"
      ) { (list: SBUModuleList, lines: [String]) in list.customHeader = lines },
      Property(
        "tableFooterView", .oneOrMore(of: .text), "the lines below the rows"
      ) { (list: SBUModuleList, lines: [String]) in list.customFooter = lines },
    ]
  }
}
