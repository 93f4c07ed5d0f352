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
    service.map { $0.fails(.connect) ? .closed : .open } ?? .closed
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

/// Hears of the current user. All methods may be left out, and nobody calls them: nothing of the
/// kind happens in a run.
public protocol UserEventDelegate: AnyObject {
  /// The number of messages that the user has not read has changed.
  func didUpdateTotalUnreadMessageCount(
    _ totalCount: Int32, totalCountByCustomType: [String: Int]?)
}

extension UserEventDelegate {
  /// Does nothing.
  public func didUpdateTotalUnreadMessageCount(
    _ totalCount: Int32, totalCountByCustomType: [String: Int]?
  ) {}
}

extension SendbirdChat {
  /// Nobody is told anything: there are no messages, and nobody reads one.
  public static func addUserEventDelegate(
    _ delegate: any UserEventDelegate, identifier: String
  ) {}

  /// Does nothing, as nobody was added.
  public static func removeUserEventDelegate(forIdentifier identifier: String) {}

  /// Asks how many messages the user has not read.
  ///
  /// - Parameter completionHandler: called at the main queue's next turn with 0, since channels have
  ///   no messages here, and no error.
  public static func getTotalUnreadMessageCount(
    _ completionHandler: @escaping (UInt, SBError?) -> Void
  ) {
    ScreenEnvironment.current?.mainQueue.async { completionHandler(0, nil) }
  }

  /// Asks between which hours the user is told of nothing.
  ///
  /// - Parameter completionHandler: called at the main queue's next turn with whether there are such
  ///   hours, the first and the last of them with their minutes, the time zone, and no error.
  public static func getDoNotDisturb(
    _ completionHandler: @escaping (Bool, Int32, Int32, Int32, Int32, String, SBError?) -> Void
  ) {
    guard let environment = ScreenEnvironment.current else { return }
    let quiet = environment[DoNotDisturbSettings.Key.self]
    let (isOn, start, end, timeZone) = (quiet.isOn, quiet.start, quiet.end, quiet.timeZone)
    environment.mainQueue.async {
      completionHandler(isOn, start.hour, start.minute, end.hour, end.minute, timeZone, nil)
    }
  }

  /// Says between which hours the user is told of nothing; the run keeps it.
  ///
  /// - Parameters:
  ///   - enable: whether there are such hours.
  ///   - startHour: the first of them.
  ///   - startMin: its minute.
  ///   - endHour: the last of them.
  ///   - endMin: its minute.
  ///   - timezone: the time zone, such as `UTC`.
  ///   - completionHandler: called at the main queue's next turn, with nil.
  public static func setDoNotDisturb(
    enable: Bool, startHour: Int32, startMin: Int32, endHour: Int32, endMin: Int32,
    timezone: String, completionHandler: SBErrorHandler? = nil
  ) {
    guard let environment = ScreenEnvironment.current else { return }
    let quiet = environment[DoNotDisturbSettings.Key.self]
    quiet.isOn = enable
    quiet.start = (startHour, startMin)
    quiet.end = (endHour, endMin)
    quiet.timeZone = timezone
    if let completionHandler { environment.mainQueue.async { completionHandler(nil) } }
  }
}

/// The hours in which the user of a run is told of nothing.
private final class DoNotDisturbSettings {
  var isOn = false
  var start: (hour: Int32, minute: Int32) = (0, 0)
  var end: (hour: Int32, minute: Int32) = (0, 0)
  var timeZone = "UTC"

  enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> DoNotDisturbSettings {
      DoNotDisturbSettings()
    }
  }
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
