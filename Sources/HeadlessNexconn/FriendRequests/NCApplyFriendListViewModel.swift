import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

/// Loads friend requests, and puts them into sections.
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
  /// What an app decides itself; not kept alive. Without one, the one registered for the class.
  public final weak var delegate: (any NCApplyFriendListDelegate)?
  /// All rows, whether a section shows them or not.
  final var dataSource: [NCApplyFriendCellViewModel] = []
  final var sectionItems: [NCApplyFriendSectionItem]
  final var option: NCFriendApplicationsQueryParams?
  final var types: [NSNumber]
  final var status: [NSNumber]
  /// Rows that YAML adds to each page.
  final var customRows: [CustomRow] = []
  /// What YAML makes the rows of.
  final var cells = FriendCells()
  private var query: NCFriendApplicationsQuery?
  private var isLoading = false
  private weak var responder: (any NCListViewModelResponder)?
  private var rightItems: NCNavigationItemsViewModel?

  /// A list in some sections, of some types and statuses.
  ///
  /// - Parameters:
  ///   - sectionItems: The sections, in order; nil or empty for one of all requests without a title
  ///     (N21).
  ///   - option: How pages are read; nil for 100 requests a page (N3). Its own types and statuses
  ///     never count (N4).
  ///   - types: Raw values of ``NCFriendApplicationType``; nil or empty for all (N1).
  ///   - status: Raw values of ``NCFriendApplicationStatus``; nil or empty for all (N2).
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

  /// A list of all requests in one section (N5).
  public required convenience override init() {
    self.init(sectionItems: nil, option: nil, types: nil, status: nil)
  }

  /// The screen that shows the list; rows that are there already get it, too (N8).
  ///
  /// - Parameter responder: Held weakly; nil for none, so that tips show nowhere.
  public final func bindResponder(_ responder: (any NCListViewModelResponder)?) {
    self.responder = responder
    for item in dataSource { item.bindResponder(responder) }
  }

  final var effectiveDelegate: (any NCApplyFriendListDelegate)? {
    delegate ?? adaptedDelegate as? any NCApplyFriendListDelegate
  }

  // MARK: Loading

  /// Forgets all rows and loads the first page (N10).
  open func fetchData() {
    dataSource = []
    for section in sectionItems { section.removeAllItems() }
    query = NCUserModule.createFriendApplicationsQuery(with: params())
    isLoading = false
    responder?.reloadData(false)
    loadMoreData()
  }

  /// Loads the next page; while one is on its way, nothing (N14). Past the end it is asked for,
  /// too, and adds nothing (N15).
  open func loadMoreData() {
    guard let query, !isLoading else { return }
    isLoading = true
    query.loadNextPage { [weak self, weak query] infos, error in
      // Unlike in the real kit, an answer counts for the fetch that asked, and for no other (N17).
      guard let self, let query, query === self.query else { return }
      isLoading = false
      if error != nil {
        responder?.refreshingFinished(false, withTips: NCString.loadingFailed.text)
      } else {
        add(infos ?? [])
      }
    }
  }

  /// What the service is asked; types and statuses of the option itself never count (N4).
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

  /// The one section of a list that was given none (N21).
  private static func sectionOfAll() -> NCApplyFriendSectionItem {
    let section = NCApplyFriendSectionItem(filterBlock: nil, compare: nil)
    section.timeEnd = ScreenEnvironment.current?.now ?? 0
    return section
  }

  // MARK: The items of the bar

  /// Puts the items at the right of a screen's bar: the delegate's, else the menu (N45).
  ///
  /// - Parameter viewController: The screen.
  /// - Returns: The items, each a `UIBarButtonItem`.
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

  /// A person chose some requests: the list's own types are forgotten (N43, N44) and all is loaded
  /// afresh.
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

  /// Says which classes the rows are made of.
  open func registerCell(for tableView: UITableView) {
    NCApplyFriendCellViewModel.registerCell(for: tableView)
    cells.register(for: tableView)
  }

  /// How many sections there are, those without rows included (N28).
  open func numberOfSections() -> Int { sectionItems.count }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    sectionItems.indices.contains(section) ? sectionItems[section].items.count : 0
  }

  /// The row at a place; nil where there is none.
  final func item(at indexPath: IndexPath) -> NCApplyFriendCellViewModel? {
    guard indexPath.row >= 0, indexPath.row < numberOfRows(inSection: indexPath.section) else {
      return nil
    }
    return sectionItems[indexPath.section].items[indexPath.row]
  }

  /// The cell of a row.
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

  /// The height of a row in points.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    item(at: indexPath)?.tableView(tableView, heightForRowAt: indexPath) ?? 0
  }

  /// The title of a section with rows (N27).
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let title = shownTitle(ofSection: section) else { return nil }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = title
    return header
  }

  /// The height of a section's title in points.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { heightForHeader(inSection: section) }

  /// The height of a section's title in points, as ``NCListViewModelProtocol`` asks for it.
  open func heightForHeader(inSection section: Int) -> CGFloat {
    shownTitle(ofSection: section) == nil ? 0 : 34
  }

  private func shownTitle(ofSection section: Int) -> String? {
    guard sectionItems.indices.contains(section), sectionItems[section].isValidSectionItem()
    else { return nil }
    return sectionItems[section].title
  }

  /// A row was tapped: the delegate deals with it, else the row itself (N58).
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

  /// A view model.
  open class var kind: TypeKind { .viewModel }
  /// What YAML may set on it; a subclass may add more.
  open class var properties: PropertyTable { standardProperties }
  /// What it is.
  open class var summary: String { "loads friend requests and puts them into sections" }
}

/// The option as YAML writes it.
private struct OptionDraft: Sendable {
  var pageSize = 100

  static let table = RecordTable<OptionDraft>(
    "an option",
    [
      Field(
        "pageSize", .integer(in: 1...10_000), "how many requests a page has; by default 100",
        \.pageSize)
    ])
}

extension NCApplyFriendListViewModel {
  static let standardProperties: PropertyTable = {
    let table: PropertyTable = [
      Property(
        "types", .list(of: ValueShape<ChatFriendApplication.Kind>.choice),
        "who sent the requests; by default anybody"
      ) { (model: NCApplyFriendListViewModel, types) in
        model.types = types.map { NSNumber(value: NCFriendApplicationType($0).rawValue) }
      },
      Property(
        "status", .list(of: ValueShape<ChatFriendApplication.Status>.choice),
        "what became of them; by default anything"
      ) { (model: NCApplyFriendListViewModel, statuses) in
        model.status = statuses.map { NSNumber(value: NCFriendApplicationStatus($0).rawValue) }
      },
      Property(
        "option", .record(OptionDraft.table, startingWith: OptionDraft()), "how they are read"
      ) { (model: NCApplyFriendListViewModel, draft) in
        let option = NCFriendApplicationsQueryParams()
        option.pageSize = draft.pageSize
        model.option = option
      },
      Property(
        "items", .list(of: SectionDraft.shape), "the sections, by time; by default one of all"
      ) { (model: NCApplyFriendListViewModel, drafts) in
        guard let environment = ScreenEnvironment.current else { return }
        model.sectionItems = drafts.map { $0.makeItem(in: environment) }
      },
      Property(
        "customRows", .list(of: CustomRow.shape), "rows at the end of each page, as an app may add",
        \NCApplyFriendListViewModel.customRows),
    ]
    return table.checking { settings, decoding in
      SectionCheck(settings, decoding)?.report(&decoding)
    }
  }()
}
