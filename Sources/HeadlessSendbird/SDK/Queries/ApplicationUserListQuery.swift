import ChatBackend

/// The app's users, page by page.
public final class ApplicationUserListQuery: ListQuery<User> {
  init(_ params: ApplicationUserListQueryParams, _ service: ChatService) {
    let ids = params.userIdsFilter
    super.init(
      service.usersQuery(
        limit: params.backendLimit, nicknamePrefix: params.nicknameStartsWithFilter.asFilter,
        userIds: ids.isEmpty ? nil : ids)
    ) { User($0) }
  }
}

/// How application users are listed.
public final class ApplicationUserListQueryParams: ListQueryParams {
  /// Only these ids; empty means all.
  public var userIdsFilter: [String] = []
  /// Only nicknames that begin so; empty means all.
  public var nicknameStartsWithFilter = ""
}
