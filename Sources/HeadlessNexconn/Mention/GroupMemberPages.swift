import ChatBackend
import HeadlessUIKit

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
