import DioramaKit
import HeadlessUIKit

/// The list of the requests to be friends that the current user has sent and received (page 003).
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
/// listComponent: { type: NCApplyFriendListView, emptyText: Nobody has asked }
/// operationCell: { type: NCApplyFriendOperationCell, lines: [[name], [status]] }
/// ```
open class NCApplyFriendListViewController: NCBaseViewController, NCListViewModelResponder,
  UITableViewDataSource, UITableViewDelegate
{
  /// Loads the requests.
  public let viewModel: NCApplyFriendListViewModel
  /// The rows.
  public final internal(set) lazy var listView = TypeSubstitutions.current.make(
    NCApplyFriendListView.self)

  /// A screen of a list.
  ///
  /// - Parameter viewModel: Loads the requests; rows that it has already get the screen, too (N8).
  public required init(viewModel: NCApplyFriendListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    viewModel.bindResponder(self)
  }

  /// Screens are not decoded here; the list would be that of all requests.
  public required init?(coder: NSCoder) {
    viewModel = NCApplyFriendListViewModel()
    super.init(coder: coder)
    viewModel.bindResponder(self)
  }

  // MARK: Life cycle

  /// The view is the list.
  open override func loadView() { view = listView }

  /// Titles the screen unless it has a title, and fills the bar (N6, N7).
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

  /// The screen is coming: all is loaded afresh, each time (N9).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.fetchData()
  }

  // MARK: What the view model says

  /// The rows have changed; the text for no requests shows where there are none (N49, N50).
  ///
  /// - Parameter isEmpty: Whether there are none.
  open func reloadData(_ isEmpty: Bool) {
    listView.labEmpty.isHidden = !isEmpty
    listView.tableView.reloadData()
  }

  /// A page has come, or a tip why not (N13).
  ///
  /// - Parameters:
  ///   - success: Whether it has come.
  ///   - tips: Shown for two seconds; empty for nothing.
  open func refreshingFinished(_ success: Bool, withTips tips: String) { showTips(tips) }

  /// Shows a tip for two seconds of the run's clock.
  ///
  /// - Parameter tips: The text; an empty one shows nothing.
  open func showTips(_ tips: String) { NCTip.show(tips) }

  /// This screen.
  open func currentViewController() -> UIViewController { self }

  // MARK: The table

  /// How many sections there are.
  open func numberOfSections(in tableView: UITableView) -> Int { viewModel.numberOfSections() }

  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.numberOfRows(inSection: section)
  }

  /// The cell of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { viewModel.tableView(tableView, cellForRowAt: indexPath) }

  /// The height of a row in points.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    viewModel.tableView(tableView, heightForRowAt: indexPath)
  }

  /// The title of a section.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    viewModel.tableView(tableView, viewForHeaderInSection: section)
  }

  /// The height of a section's title in points.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { viewModel.tableView(tableView, heightForHeaderInSection: section) }

  /// No room below sections.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { 0.01 }

  /// A row was tapped.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.viewController(self, tableView: tableView, didSelectRow: indexPath)
  }

  // MARK: YAML

  /// What YAML may set on it beyond its parameters and parts; a subclass may add more.
  open class var properties: PropertyTable { .page(standardKeys) }
  /// Its initialiser, `init(viewModel:)`, and its title.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML may choose.
  open class var slots: [Slot] { standardSlots }
  /// What it is.
  open class var summary: String { "requests to be friends, received and sent" }
}

/// The friend request list: a table, and a text where there are no requests.
open class NCApplyFriendListView: NCSearchBarListView, ConfigurableComponent {
  /// A list without rows.
  public required override init() { super.init() }

  /// Views are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Puts table and text into it; this page has no search bar.
  open override func setupView() {
    super.setupView()
    labEmpty.text = NCString.noRequests.text
  }

  // MARK: YAML

  /// A list.
  open class var kind: TypeKind { .list }
  /// What YAML may set on it; a subclass may add more.
  open class var properties: PropertyTable {
    [
      Property(
        "emptyText", .text, "what shows where there are no requests",
        \NCApplyFriendListView.labEmpty.text)
    ]
  }
  /// What it is.
  open class var summary: String { "friend requests, and a text where there are none" }
}

extension NCApplyFriendListViewController: ScreenViewController {
  static let standardKeys: [PageKey] = [
    .title("by default 'New friends'"),
    PageKey(
      "cell", .component(.cell, accepts: NCApplyFriendCell.self),
      "the cell of a request that was answered, or that the current user has sent",
      \NCApplyFriendListViewController.viewModel.cells.plain),
    PageKey(
      "operationCell", .component(.cell, accepts: NCApplyFriendOperationCell.self),
      "the cell of a request that waits for an answer",
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
    Slot("listComponent", \NCApplyFriendListViewController.listView, "the requests"),
    Slot(
      "viewModel", .viewModel, acceptsBeforeInit: NCApplyFriendListViewModel.self,
      in: NCApplyFriendListViewController.self, "loads the requests and puts them into sections",
      get: { $0.viewModel }, prepare: ChosenViewModelKey.chooseViewModel),
  ]
}
