import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The members of a group who can be mentioned, from the managed service.
open class NCGroupMentionViewModel: NCBaseViewModel, ConfigurableComponent, GroupPageViewModel {
  /// The id of the group.
  public final var groupId = ""
  /// The number of members per page, 50 by default; a value above 100 becomes 100, and a value
  /// below 1 is ignored (N163).
  public final var pageCount = 50 {
    didSet { pageCount = pageCount < 1 ? oldValue : min(pageCount, 100) }
  }
  private var selectedBlock: ((NCChatUIUserInfo) -> Void)?
  private var cancel: (() -> Void)?
  private weak var responder: (any NCListViewModelResponder)?
  private var members: [NCGroupMemberCellViewModel] = []
  private var found: [NCGroupMemberCellViewModel]?
  private var pages: GroupMemberPages?
  private var search: GroupMemberPages?

  /// The row for all members.
  private let everybody = NCGroupMemberCellViewModel(
    everybodyCalled: NCString.mentionAll.text)

  /// Creates a view model without a group.
  public required override init() { super.init() }

  /// Creates the view model of a group.
  ///
  /// - Parameters:
  ///   - groupId: The id of the group.
  ///   - selectedBlock: Receives the chosen person, with the name in the row (N166). For all
  ///     members, it is a person with the id `All` (N167).
  ///   - cancel: Called if the page was left without a choice.
  public convenience init(
    groupId: String, selectedBlock: ((NCChatUIUserInfo) -> Void)?, cancel: (() -> Void)?
  ) {
    self.init()
    prepare(groupId, selectedBlock, cancel)
  }

  /// Sets the group and the closures for the choice.
  final func prepare(
    _ groupId: String, _ selectedBlock: ((NCChatUIUserInfo) -> Void)?, _ cancel: (() -> Void)?
  ) {
    self.groupId = groupId
    self.selectedBlock = selectedBlock
    self.cancel = cancel
  }

  /// Sets the screen that shows the list.
  ///
  /// - Parameter responder: The screen; held weakly, can be nil.
  public final func bindResponder(_ responder: (any NCListViewModelResponder)?) {
    self.responder = responder
  }

  /// The rows by section: all members as one row, then each member; during a search, the results.
  final var sections: [[NCGroupMemberCellViewModel]] {
    if let found { return [found] }
    return [[everybody], members]
  }

  // MARK: Loading

  /// Loads the first page.
  open func fetchData() {
    pages = GroupMemberPages(of: groupId, pageCount: pageCount)
    members = []
    loadMore()
  }

  /// Loads the next page; does nothing while a page is loading. A failed page changes nothing.
  open func loadMore() {
    guard found == nil else { return }
    pages?.loadNext { [weak self] page in
      guard let self, let page, !page.isEmpty else { return }
      members += page.map { NCGroupMemberCellViewModel($0) }
      responder?.reloadData(false)
    }
  }

  /// The number of rows before the end at which the next page is loaded (N163).
  private static let preloadDistance = 10

  /// A row is about to be shown.
  final func willDisplay(_ indexPath: IndexPath) {
    guard found == nil, indexPath.section == 1,
      indexPath.row >= members.count - Self.preloadDistance
    else {
      return
    }
    loadMore()
  }

  /// The search text changed: the service searches for the name. Changes during a search are
  /// ignored (N165).
  ///
  /// - Parameter text: The text to search for; if it is empty, all rows are shown again.
  open func search(_ text: String) {
    if text.isEmpty {
      search = nil
      found = nil
      responder?.reloadData(false)
      return
    }
    if search?.isLoading ?? false { return }
    let pages = GroupMemberPages(of: groupId, pageCount: pageCount, matching: text)
    search = pages
    pages.loadNext { [weak self, weak pages] page in
      guard let self, let pages, pages === search, let page else { return }
      found = page.map { NCGroupMemberCellViewModel($0) }
      responder?.reloadData(page.isEmpty)
    }
  }

  // MARK: Choosing

  /// A row was tapped; the page is already closed.
  final func choose(_ item: NCGroupMemberCellViewModel) { selectedBlock?(item.user) }

  /// The page was left without a choice.
  final func didCancel() { cancel?() }

  // MARK: YAML

  /// The kind of component: a view model.
  open class var kind: TypeKind { .viewModel }
  /// The properties that YAML can set; a subclass may add more.
  open class var properties: PropertyTable { standardProperties }
  /// A short description of the class.
  open class var summary: String { "loads the members of a group to mention" }
}

/// Loads the members of a group page by page: the owner, then admins, then all others (N162, N163).
///
/// A cursor passes through each role once, so no member is loaded twice. The real kit starts again
/// with the first ordinary member on its second page (N164).
final class GroupMemberPages {
  /// Whether a request is pending; only one is sent at a time.
  private(set) var isLoading = false
  private var queries: [ChatQuery<ChatGroupMember>] = []

  /// Creates pages of all members of a group, or of those whose names contain a text.
  init(of groupId: String, pageCount: Int, matching text: String? = nil) {
    guard let service = ScreenEnvironment.current?.chatService else { return }
    let roles: [ChatGroupMember.Role?] = text == nil ? [.owner, .admin, .normal] : [nil]
    queries = roles.map {
      service.groupMembersQuery(of: groupId, limit: pageCount, role: $0, matching: text)
    }
  }

  /// Loads the next page, which has at least one person if there are more. It is nil after a
  /// failure, and can then be loaded again.
  func loadNext(_ found: [NCGroupMemberInfo] = [], then: @escaping ([NCGroupMemberInfo]?) -> Void) {
    guard let query = queries.first, !isLoading else { return }
    isLoading = true
    query.loadNextPage { [self] outcome in
      isLoading = false
      guard let members = try? outcome.get() else { return then(nil) }
      let all = found + members.compactMap { NCChatUIUserInfo(member: $0).memberInfo }
      if query.hasNext { return then(all) }
      queries.removeFirst()
      if queries.isEmpty { then(all) } else { loadNext(all, then: then) }
    }
  }
}

extension NCGroupMentionViewModel {
  static let standardProperties: PropertyTable = [
    Property("groupId", .groupId, "the group", \NCGroupMentionViewModel.groupId),
    Property(
      "pageCount", .integer(in: 1...100), "the number of members per page; by default 50",
      \NCGroupMentionViewModel.pageCount),
  ]
}
