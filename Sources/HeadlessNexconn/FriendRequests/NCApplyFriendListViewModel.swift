import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

/// Loads friend requests and sorts them into sections.
///
/// ```swift
/// let today = NCApplyFriendSectionItem(
///   filterBlock: { obj, start, end, _ in
///     guard let item = obj as? NCApplyFriendCellViewModel else { return false }
///     return item.application.operationTime >= start && item.application.operationTime < end
///   }, compare: nil)
/// today.title = "Today"
/// today.timeStart = startOfToday
/// today.timeEnd = now
/// let viewModel = NCApplyFriendListViewModel(
///   sectionItems: [today], option: nil,
///   types: [NSNumber(value: NCFriendApplicationType.received.rawValue)], status: nil)
/// viewModel.delegate = self
/// ```
open class NCApplyFriendListViewModel: NCBaseViewModel, NCListViewModelProtocol,
  NCApplyNaviItemsViewModelDelegate, ConfigurableComponent
{
  /// The app's delegate; held weakly. If it is nil, the delegate registered for the class is used.
  public final weak var delegate: (any NCApplyFriendListDelegate)?
  /// All rows, even those that no section shows.
  final var dataSource: [NCApplyFriendCellViewModel] = []
  final var sectionItems: [NCApplyFriendSectionItem]
  final var option: NCFriendApplicationsQueryParams?
  final var types: [NSNumber]
  final var status: [NSNumber]
  /// The rows that YAML adds to each page.
  final var customRows: [CustomRow] = []
  /// The cells that YAML chose.
  final var cells = FriendCells()
  private var query: NCFriendApplicationsQuery?
  private var isLoading = false
  private weak var responder: (any NCListViewModelResponder)?
  private var rightItems: NCNavigationItemsViewModel?

  /// Creates a list with some sections, for requests of some types and statuses.
  ///
  /// - Parameters:
  ///   - sectionItems: The sections, in order; nil or an empty array for one section of all
  ///     requests without a title (N21).
  ///   - option: The parameters of the query; nil for 100 requests per page (N3). Its own types and
  ///     statuses are ignored (N4).
  ///   - types: Raw values of ``NCFriendApplicationType``; nil or an empty array for all (N1).
  ///   - status: Raw values of ``NCFriendApplicationStatus``; nil or an empty array for all (N2).
  public required init(
    sectionItems: [NCApplyFriendSectionItem]?, option: NCFriendApplicationsQueryParams?,
    types: [NSNumber]?, status: [NSNumber]?
  ) {
    self.sectionItems = sectionItems ?? []
    self.option = option
    self.types = types ?? []
    self.status = status ?? []
    super.init()
  }

  /// Creates a list of all requests in one section (N5).
  public required convenience override init() {
    self.init(sectionItems: nil, option: nil, types: nil, status: nil)
  }

  /// Sets the screen that shows the list, also for existing rows (N8).
  ///
  /// - Parameter responder: The screen; held weakly. If it is nil, no tips are shown.
  public final func bindResponder(_ responder: (any NCListViewModelResponder)?) {
    self.responder = responder
    for item in dataSource { item.bindResponder(responder) }
  }

  final var effectiveDelegate: (any NCApplyFriendListDelegate)? {
    delegate ?? adaptedDelegate as? any NCApplyFriendListDelegate
  }

  // MARK: Loading

  /// Removes all rows and loads the first page (N10).
  open func fetchData() {
    dataSource = []
    for section in sectionItems { section.removeAllItems() }
    query = NCUserModule.createFriendApplicationsQuery(with: params())
    isLoading = false
    responder?.reloadData(false)
    loadMoreData()
  }

  /// Loads the next page; does nothing while a page is loading (N14). After the last page it still
  /// sends a request, which adds no rows (N15).
  open func loadMoreData() {
    guard let query, !isLoading else { return }
    isLoading = true
    query.loadNextPage { [weak self, weak query] infos, error in
      // Unlike in the real kit, an answer is used only for the fetch that sent its request (N17).
      guard let self, let query, query === self.query else { return }
      isLoading = false
      if error != nil {
        responder?.refreshingFinished(false, withTips: NCString.loadingFailed.text)
      } else {
        add(infos ?? [])
      }
    }
  }

  /// Returns the parameters of the query; the option's own types and statuses are overwritten (N4).
  private func params() -> NCFriendApplicationsQueryParams {
    if types.isEmpty { types = Self.types(of: .both) }
    if status.isEmpty {
      let all: [NCFriendApplicationStatus] = [.unHandled, .accepted, .refused, .expired]
      status = all.map { NSNumber(value: $0.rawValue) }
    }
    let params = option ?? NCFriendApplicationsQueryParams()
    option = params
    params.applicationTypes = types
    params.applicationStatuses = status
    return params
  }

  private func add(_ infos: [NCFriendApplicationInfo]) {
    var page: [NCApplyFriendCellViewModel] = infos.map { info in
      let item = NCApplyFriendCellViewModel(applicationInfo: info)
      item.bindResponder(responder)
      return item
    }
    if !page.isEmpty {
      page += customRows.map { NCApplyFriendCustomRowViewModel($0) }
      if let effectiveDelegate {
        page =
          effectiveDelegate.applyFriendListViewModel(self, willLoadItemsInDataSource: page) ?? []
      }
    }
    dataSource += page
    if sectionItems.isEmpty { sectionItems = [Self.sectionOfAll()] }
    for section in sectionItems { section.add(page) }
    responder?.reloadData(dataSource.isEmpty)
    responder?.refreshingFinished(true, withTips: "")
  }

  /// Returns the section of a list that was created without sections (N21).
  private static func sectionOfAll() -> NCApplyFriendSectionItem {
    let section = NCApplyFriendSectionItem(filterBlock: nil, compare: nil)
    section.timeEnd = ScreenEnvironment.current?.now ?? 0
    return section
  }

  // MARK: The items of the bar

  /// Sets the items at the right of a screen's bar: the delegate's, or the menu if there is no
  /// delegate (N45).
  ///
  /// - Parameter viewController: The screen.
  /// - Returns: The items, as `UIBarButtonItem` objects.
  @discardableResult
  open func configureRightNaviItems(for viewController: UIViewController) -> [Any] {
    rightItems =
      if let effectiveDelegate {
        effectiveDelegate.willConfigureRightNavigationItems(for: self)
      } else {
        makeRightNavigationItems()
      }
    let items = rightItems?.rightNavigationBarItems() ?? []
    viewController.navigationItem.rightBarButtonItems = items.compactMap { $0 as? UIBarButtonItem }
    return items
  }

  final func makeRightNavigationItems() -> NCNavigationItemsViewModel {
    let items = NCApplyNaviItemsViewModel(responder: responder?.currentViewController())
    items.delegate = self
    return items
  }

  /// The user chose a category: it replaces the list's own types (N43, N44), and all requests are
  /// reloaded.
  ///
  /// - Parameter category: Which requests.
  open func userDidSelectCategory(_ category: NCApplicationCategory) {
    types = Self.types(of: category)
    fetchData()
  }

  private static func types(of category: NCApplicationCategory) -> [NSNumber] {
    let types: [NCFriendApplicationType] =
      switch category {
      case .both: [.sent, .received]
      case .received: [.received]
      case .sent: [.sent]
      }
    return types.map { NSNumber(value: $0.rawValue) }
  }

  // MARK: The table

  /// Registers the classes of the cells.
  open func registerCell(for tableView: UITableView) {
    NCApplyFriendCellViewModel.registerCell(for: tableView)
    cells.register(for: tableView)
  }

  /// Returns the number of sections, including those without rows (N28).
  open func numberOfSections() -> Int { sectionItems.count }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    sectionItems.indices.contains(section) ? sectionItems[section].items.count : 0
  }

  /// Returns the row at an index path; nil if there is no such row.
  final func item(at indexPath: IndexPath) -> NCApplyFriendCellViewModel? {
    guard indexPath.row >= 0, indexPath.row < numberOfRows(inSection: indexPath.section) else {
      return nil
    }
    return sectionItems[indexPath.section].items[indexPath.row]
  }

  /// Returns the cell of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = item(at: indexPath) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    item.noteDrawn(in: tableView, at: indexPath)
    item.cells = cells
    return item.tableView(tableView, cellForRowAt: indexPath)
  }

  /// Returns the height of a row in points.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    item(at: indexPath)?.tableView(tableView, heightForRowAt: indexPath) ?? 0
  }

  /// Returns the title view of a section; nil if the section has no title or no rows (N27).
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let title = shownTitle(ofSection: section) else { return nil }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = title
    return header
  }

  /// Returns the height of a section's title in points.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { heightForHeader(inSection: section) }

  /// Returns the height of a section's title in points, for ``NCListViewModelProtocol``.
  open func heightForHeader(inSection section: Int) -> CGFloat {
    shownTitle(ofSection: section) == nil ? 0 : 34
  }

  private func shownTitle(ofSection section: Int) -> String? {
    guard sectionItems.indices.contains(section), sectionItems[section].isValidSectionItem()
    else { return nil }
    return sectionItems[section].title
  }

  /// A row was tapped: the delegate handles the tap, otherwise the row (N58).
  open func viewController(
    _ viewController: UIViewController, tableView: UITableView, didSelectRow indexPath: IndexPath
  ) {
    guard let item = item(at: indexPath) else { return }
    let isDone =
      effectiveDelegate?.applyFriendListViewModel(
        self, viewController: viewController, tableView: tableView, didSelectRow: indexPath,
        cellViewModel: item) ?? false
    if !isDone { item.itemDidSelected(by: viewController) }
  }

  // MARK: YAML

  /// The kind of component: a view model.
  open class var kind: TypeKind { .viewModel }
  /// The properties that YAML can set; a subclass may add more.
  open class var properties: PropertyTable { standardProperties }
  /// A short description of the class.
  open class var summary: String { "loads friend requests and groups them into sections" }
}

/// The option, as written in YAML.
private struct OptionDraft: Sendable {
  var pageSize = 100

  static let table = RecordTable<OptionDraft>(
    "an option",
    [
      Field(
        "pageSize", .integer(in: 1...10_000), "the number of requests per page; by default 100",
        \.pageSize)
    ])
}

extension NCApplyFriendListViewModel {
  static let standardProperties: PropertyTable = {
    let table: PropertyTable = [
      Property(
        "types", .list(of: ChatFriendApplication.Kind.shape),
        "the types of requests, sent or received; by default all"
      ) { (model: NCApplyFriendListViewModel, types) in
        model.types = types.map { NSNumber(value: NCFriendApplicationType($0).rawValue) }
      },
      Property(
        "status", .list(of: ChatFriendApplication.Status.shape),
        "the statuses of requests; by default all"
      ) { (model: NCApplyFriendListViewModel, statuses) in
        model.status = statuses.map { NSNumber(value: NCFriendApplicationStatus($0).rawValue) }
      },
      Property(
        "option", .record(OptionDraft.table, startingWith: OptionDraft()),
        "the options of the query"
      ) { (model: NCApplyFriendListViewModel, draft) in
        let option = NCFriendApplicationsQueryParams()
        option.pageSize = draft.pageSize
        model.option = option
      },
      Property(
        "items", .list(of: SectionDraft.shape),
        "the sections, by time; by default one with all requests"
      ) { (model: NCApplyFriendListViewModel, drafts) in
        guard let environment = ScreenEnvironment.current else { return }
        model.sectionItems = drafts.map { $0.makeItem(in: environment) }
      },
      Property(
        "customRows", .list(of: CustomRow.shape), "additional rows at the end of each page",
        \NCApplyFriendListViewModel.customRows),
    ]
    return table.checking { settings, decoding in
      SectionCheck(settings, decoding)?.report(&decoding)
    }
  }()
}
