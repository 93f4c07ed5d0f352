import ChatBackend
import HeadlessUIKit

/// The chat SDK's entry point, over the run's chat service.
public enum SendbirdChat {
  /// A list of the app's users; nil outside of a run.
  public static func createApplicationUserListQuery(
    params: ApplicationUserListQueryParams = ApplicationUserListQueryParams()
  ) -> ApplicationUserListQuery? {
    guard let service = ScreenEnvironment.current?.chatService else { return nil }
    let prefix = params.nicknameStartsWithFilter
    let ids = params.userIdsFilter
    return ApplicationUserListQuery(
      service.usersQuery(
        limit: Int(params.limit), nicknamePrefix: prefix.isEmpty ? nil : prefix,
        userIds: ids.isEmpty ? nil : ids))
  }

  /// The user who is connected.
  public static func getCurrentUser() -> User? {
    guard let service = ScreenEnvironment.current?.chatService, let id = service.currentUserId
    else { return nil }
    return service.user(id).map { User($0) }
  }
}

/// The UI kit's entry point.
public enum SendbirdUI {
  /// Connects to the service. A run is connected from the start, so the answer comes at once,
  /// unless its network fails to connect.
  public static func connectIfNeeded(
    needToUpdateExtraData: Bool = true, completionHandler: @escaping (User?, SBError?) -> Void
  ) {
    guard let service = ScreenEnvironment.current?.chatService else { return }
    if service.network.fails(.connect) {
      service.connect { completionHandler(nil, $0.error.map { SBError($0) }) }
    } else {
      completionHandler(SendbirdChat.getCurrentUser(), nil)
    }
  }
}
