import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The chat SDK's entry point, over the run's chat service.
public enum SendbirdChat {
  private static var service: ChatService? { ScreenEnvironment.current?.chatService }

  /// A list of the app's users. Outside of a run each page is answered with error 800101.
  public static func createApplicationUserListQuery(
    params: ApplicationUserListQueryParams = ApplicationUserListQueryParams()
  ) -> ApplicationUserListQuery {
    ApplicationUserListQuery(params, service)
  }

  /// A list of the app's users, as `paramsBuilder` asks for it.
  public static func createApplicationUserListQuery(
    paramsBuilder: (ApplicationUserListQueryParams) -> Void
  ) -> ApplicationUserListQuery {
    let params = ApplicationUserListQueryParams()
    paramsBuilder(params)
    return createApplicationUserListQuery(params: params)
  }

  // MARK: Connection

  /// The user who is connected.
  public static func getCurrentUser() -> User? {
    guard let service, let id = service.currentUserId else { return nil }
    return service.user(id).map { User($0) }
  }

  /// Whether there is a connection. A run has one from the start, unless its network fails to
  /// connect.
  public static func getConnectState() -> WebSocketConnectionState {
    service.map { $0.network.fails(.connect) ? .closed : .open } ?? .closed
  }

  /// Connects as a user, who becomes the current one.
  ///
  /// - Parameters:
  ///   - userId: the user's id; an unknown one becomes a new user.
  ///   - authToken: taken as it is.
  ///   - completionHandler: called with the user, or with the reason why there is no connection.
  public static func connect(
    userId: String, authToken: String? = nil,
    completionHandler: ((User?, SBError?) -> Void)? = nil
  ) {
    service?.connect(as: userId) { $0.answer(completionHandler) { $0.map { User($0) } } }
  }

  /// Nobody is told anything: the connection of a run neither breaks nor comes back.
  public static func addConnectionDelegate(
    _ delegate: any ConnectionDelegate, identifier: String
  ) {}

  /// Does nothing, as nobody was added.
  public static func removeConnectionDelegate(forIdentifier identifier: String) {}

  // MARK: Channels

  /// Tells a delegate what happens in all channels.
  ///
  /// - Parameters:
  ///   - delegate: who is told, for as long as it exists.
  ///   - identifier: the delegate's name; one that was added with the same name is told no more.
  public static func addChannelDelegate(
    _ delegate: any BaseChannelDelegate, identifier: String
  ) {
    ChannelDelegates.current?.add(delegate, identifier)
  }

  /// Stops telling a delegate, also of what is on its way.
  public static func removeChannelDelegate(forIdentifier identifier: String) {
    ChannelDelegates.current?.remove(identifier)
  }

  /// Stops telling all delegates.
  public static func removeAllChannelDelegates() { ChannelDelegates.current?.removeAll() }
}

/// How a connection is.
public enum WebSocketConnectionState: Int, Sendable {
  /// It is being made.
  case connecting
  /// It is there.
  case open
  /// It is being ended.
  case closing
  /// There is none.
  case closed
}
