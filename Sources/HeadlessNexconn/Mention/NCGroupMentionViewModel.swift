import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The people of a group who can be mentioned, from the managed service.
open class NCGroupMentionViewModel: NCBaseViewModel, ConfigurableComponent, GroupPageViewModel {
  /// The group.
  public final var groupId = ""
  /// How many members a page has: 100 at most; below 1 it stays as it was; 50 unless set (N163).
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

  /// The row that stands for everybody.
  private let everybody = NCGroupMemberCellViewModel(
    everybodyCalled: NCString.mentionAll.text)

  /// The people of no group yet.
  public required override init() { super.init() }

  /// The people of a group, and what to do with the one who is chosen.
  ///
  /// - Parameters:
  ///   - groupId: The group.
  ///   - selectedBlock: Takes the person, under the name in the row (N166). Everybody is a person
  ///     of the id `All` (N167).
  ///   - cancel: Hears that the page was left without a choice.
  public convenience init(
    groupId: String, selectedBlock: ((NCChatUIUserInfo) -> Void)?, cancel: (() -> Void)?
  ) {
    self.init()
    prepare(groupId, selectedBlock, cancel)
  }

  /// Says whose people they are, and what to do with the one who is chosen.
  final func prepare(
    _ groupId: String, _ selectedBlock: ((NCChatUIUserInfo) -> Void)?, _ cancel: (() -> Void)?
  ) {
    self.groupId = groupId
    self.selectedBlock = selectedBlock
    self.cancel = cancel
  }

  /// The screen that shows the list.
  ///
  /// - Parameter responder: Held weakly; nil for none.
  public final func bindResponder(_ responder: (any NCListViewModelResponder)?) {
    self.responder = responder
  }

  /// The rows by section: everybody, then the members; in a search those who were found.
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

  /// Loads the next page; while one is on its way, nothing. A page that fails changes nothing.
  open func loadMore() {
    guard found == nil else { return }
    pages?.loadNext { [weak self] page in
      guard let self, let page, !page.isEmpty else { return }
      members += page.map { NCGroupMemberCellViewModel($0) }
      responder?.reloadData(false)
    }
  }

  /// How far from the end a row starts the next page (N163).
  private static let preloadDistance = 10

  /// A row comes into view.
  final func willDisplay(_ indexPath: IndexPath) {
    guard found == nil, indexPath.section == 1,
      indexPath.row >= members.count - Self.preloadDistance
    else {
      return
    }
    loadMore()
  }

  /// The search text changed: the service looks for the name. While it does, further changes are
  /// dropped (N165).
  ///
  /// - Parameter text: What is looked for; empty shows everybody again.
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

  /// A row was tapped; the page is gone already.
  final func choose(_ item: NCGroupMemberCellViewModel) { selectedBlock?(item.user) }

  /// The page was left without a choice.
  final func didCancel() { cancel?() }

  // MARK: YAML

  /// A view model.
  open class var kind: TypeKind { .viewModel }
  /// What YAML may set on it; a subclass may add more.
  open class var properties: PropertyTable { standardProperties }
  /// What it is.
  open class var summary: String { "loads the members of a group to mention" }
}

/// The members of a group page by page: owner, then admins, then all others (N162, N163).
///
/// One cursor leads through all of them, so nobody comes twice; the real kit begins anew with the
/// first ordinary member on its second page (N164).
final class GroupMemberPages {
  /// One request at a time.
  private(set) var isLoading = false
  private var queries: [ChatQuery<ChatGroupMember>] = []

  /// All members of a group, or those in whose names a text stands.
  init(of groupId: String, pageCount: Int, matching text: String? = nil) {
    guard let service = ScreenEnvironment.current?.chatService else { return }
    let roles: [ChatGroupMember.Role?] = text == nil ? [.owner, .admin, .normal] : [nil]
    queries = roles.map {
      service.groupMembersQuery(of: groupId, limit: pageCount, role: $0, matching: text)
    }
  }

  /// Asks for the next page, which has at least one person as long as there are more; nil when it
  /// failed, in which case it can be asked for again.
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
      "pageCount", .integer(in: 1...100), "how many members a page has; by default 50",
      \NCGroupMentionViewModel.pageCount),
  ]
}
