import DioramaKit
import HeadlessUIKit

/// The list of friend requests that the current user has sent and received (page 003).
///
/// ```swift
/// let viewModel = NCApplyFriendListViewModel(
///   sectionItems: sections, option: nil, types: [], status: [])
/// let list = NCApplyFriendListViewController(viewModel: viewModel)
/// navigationController?.pushViewController(list, animated: true)
/// ```
///
/// In YAML:
///
/// ```yaml
/// viewController: NCApplyFriendListViewController
/// viewModel: { types: [received], status: [unhandled] }
/// listComponent: { type: NCApplyFriendListView, emptyText: No requests yet }
/// operationCell: { type: NCApplyFriendOperationCell, lines: [[name], [status]] }
/// ```
open class NCApplyFriendListViewController: NCBaseViewController, NCListViewModelResponder,
  UITableViewDataSource, UITableViewDelegate
{
  /// The view model, which loads the requests.
  public let viewModel: NCApplyFriendListViewModel
  /// The list view.
  public final internal(set) lazy var listView = TypeSubstitutions.current.make(
    NCApplyFriendListView.self)

  /// Creates a screen for a list.
  ///
  /// - Parameter viewModel: The view model, which loads the requests. Its existing rows also get
  ///   this screen (N8).
  public required init(viewModel: NCApplyFriendListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    viewModel.bindResponder(self)
  }

  /// Screens are not decoded here; a decoded list shows all requests.
  public required init?(coder: NSCoder) {
    viewModel = NCApplyFriendListViewModel()
    super.init(coder: coder)
    viewModel.bindResponder(self)
  }

  // MARK: Life cycle

  /// Uses the list as the view.
  open override func loadView() { view = listView }

  /// Sets the default title if the screen has no title, and adds the items of the bar (N6, N7).
  open override func viewDidLoad() {
    super.viewDidLoad()
    if title == nil { title = NCString.newFriends.text }
    viewModel.registerCell(for: listView.tableView)
    listView.tableView.dataSource = self
    listView.tableView.delegate = self
    listView.onPullUp { [weak self] in self?.viewModel.loadMoreData() }
    setLeftBackButton()
    viewModel.configureRightNaviItems(for: self)
  }

  /// The screen is about to appear: reloads all requests, each time (N9).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.fetchData()
  }

  // MARK: Updates of the view model

  /// Redraws the rows; shows the text for an empty list if there are no rows (N49, N50).
  ///
  /// - Parameter isEmpty: Whether there are no rows.
  open func reloadData(_ isEmpty: Bool) {
    listView.labEmpty.isHidden = !isEmpty
    listView.tableView.reloadData()
  }

  /// Loading a page has finished; shows the tip of a failure (N13).
  ///
  /// - Parameters:
  ///   - success: Whether the page was loaded.
  ///   - tips: The tip, shown for two seconds; empty for no tip.
  open func refreshingFinished(_ success: Bool, withTips tips: String) { showTips(tips) }

  /// Shows a tip for two seconds of the run's clock.
  ///
  /// - Parameter tips: The text; an empty one shows nothing.
  open func showTips(_ tips: String) { NCTip.show(tips) }

  /// Returns this screen.
  open func currentViewController() -> UIViewController { self }

  // MARK: The table

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { viewModel.numberOfSections() }

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.numberOfRows(inSection: section)
  }

  /// Returns the cell of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { viewModel.tableView(tableView, cellForRowAt: indexPath) }

  /// Returns the height of a row in points.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    viewModel.tableView(tableView, heightForRowAt: indexPath)
  }

  /// Returns the title view of a section.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    viewModel.tableView(tableView, viewForHeaderInSection: section)
  }

  /// Returns the height of a section's title in points.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { viewModel.tableView(tableView, heightForHeaderInSection: section) }

  /// Returns the height below a section, which is almost 0 points.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { 0.01 }

  /// A row was tapped.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.viewController(self, tableView: tableView, didSelectRow: indexPath)
  }

  // MARK: YAML

  /// The properties that YAML can set in addition to the parameters and parts; a subclass may add
  /// more.
  open class var properties: PropertyTable { .page(standardKeys) }
  /// The initializer, `init(viewModel:)`, with the title.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can replace.
  open class var slots: [Slot] { standardSlots }
  /// A short description of the class.
  open class var summary: String { "friend requests, received and sent" }
}

/// The friend request list: a table, and a text that shows if there are no requests.
open class NCApplyFriendListView: NCSearchBarListView, ConfigurableComponent {
  /// Creates a list without rows.
  public required override init() { super.init() }

  /// Views are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds the table and the text; this page has no search bar.
  open override func setupView() {
    super.setupView()
    labEmpty.text = NCString.noRequests.text
  }

  // MARK: YAML

  /// The kind of component: a list.
  open class var kind: TypeKind { .list }
  /// The properties that YAML can set; a subclass may add more.
  open class var properties: PropertyTable {
    [
      Property(
        "emptyText", .text, "the text that is shown if there are no requests",
        \NCApplyFriendListView.labEmpty.text)
    ]
  }
  /// A short description of the class.
  open class var summary: String { "the list of friend requests, with a text if it is empty" }
}

extension NCApplyFriendListViewController: ScreenViewController {
  static let standardKeys: [PageKey] = [
    .title("by default 'New friends'"),
    PageKey(
      "cell", .component(.cell, accepts: NCApplyFriendCell.self),
      "the cell of a request that was answered, or that the current user sent",
      \NCApplyFriendListViewController.viewModel.cells.plain),
    PageKey(
      "operationCell", .component(.cell, accepts: NCApplyFriendOperationCell.self),
      "the cell of a pending request",
      \NCApplyFriendListViewController.viewModel.cells.operation),
  ]

  static let standardInitializer = ViewControllerInitializer(
    RecordTable<PageArguments>("a friend request list", standardKeys.map(\.field)),
    startingWith: PageArguments()
  ) { type, arguments in
    guard let type = type as? NCApplyFriendListViewController.Type else { return nil }
    return arguments.configure(
      type.init(viewModel: arguments.viewModel(NCApplyFriendListViewModel.self)))
  }

  static let standardSlots: [Slot] = [
    Slot(
      "listComponent", \NCApplyFriendListViewController.listView, "the requests",
      standard: "NCTypeSet.NCApplyFriendListView"),
    Slot(
      "viewModel", .viewModel, acceptsBeforeInit: NCApplyFriendListViewModel.self,
      in: NCApplyFriendListViewController.self, "loads the requests and groups them into sections",
      standard: "NCTypeSet.NCApplyFriendListViewModel",
      get: { $0.viewModel }, prepare: ChosenViewModelKey.chooseViewModel),
  ]
}
