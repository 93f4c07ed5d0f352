import Diorama
import HeadlessUIKit

/// The people of a group who can be mentioned, from the managed service.
open class NCGroupMentionViewModel: NCBaseViewModel, ConfigurableComponent {
  /// The group.
  public final var groupId = ""
  /// How many members a page has: 100 at most; below 1 it stays as it was (N163).
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
    everybodyCalled: PlaceString.mentionAll.text)

  /// The people of no group yet.
  public required override init() { super.init() }

  /// The people of a group, and what to do with the one who is chosen.
  public convenience init(
    groupId: String, selectedBlock: ((NCChatUIUserInfo) -> Void)?, cancel: (() -> Void)?
  ) {
    self.init()
    self.groupId = groupId
    self.selectedBlock = selectedBlock
    self.cancel = cancel
  }

  /// The screen that shows the list.
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
  private static let reach = 10

  /// A row comes into view.
  final func willDisplay(_ indexPath: IndexPath) {
    guard found == nil, indexPath.section == 1, indexPath.row >= members.count - Self.reach else {
      return
    }
    loadMore()
  }

  /// The search text changed: the service looks for the name. While it does, further changes are
  /// dropped (N165).
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
