import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The entry point of the chat SDK; it uses the run's chat service.
public enum SendbirdChat {
  private static var service: ChatService? { ScreenEnvironment.current?.chatService }

  /// Creates a query of the app's users. Outside of a run, each page fails with error 800101.
  public static func createApplicationUserListQuery(
    params: ApplicationUserListQueryParams = ApplicationUserListQueryParams()
  ) -> ApplicationUserListQuery {
    ApplicationUserListQuery(params, service)
  }

  /// Creates a query of the app's users with the parameters that `paramsBuilder` sets.
  public static func createApplicationUserListQuery(
    paramsBuilder: (ApplicationUserListQueryParams) -> Void
  ) -> ApplicationUserListQuery {
    let params = ApplicationUserListQueryParams()
    paramsBuilder(params)
    return createApplicationUserListQuery(params: params)
  }

  // MARK: Connection

  /// Returns the connected user.
  public static func getCurrentUser() -> User? {
    guard let service, let id = service.currentUserId else { return nil }
    return service.user(id).map { User($0) }
  }

  /// Returns whether there is a connection. A run is connected from the start, unless its network
  /// fails to connect.
  public static func getConnectState() -> WebSocketConnectionState {
    service.map { $0.fails(.connect) ? .closed : .open } ?? .closed
  }

  /// Connects as a user, who becomes the current user.
  ///
  /// - Parameters:
  ///   - userId: the user's ID; an unknown one creates a new user.
  ///   - authToken: not checked.
  ///   - completionHandler: called with the user, or with the error.
  public static func connect(
    userId: String, authToken: String? = nil,
    completionHandler: ((User?, SBError?) -> Void)? = nil
  ) {
    service?.connect(as: userId) { $0.answer(completionHandler) { $0.map { User($0) } } }
  }

  /// Does nothing: the connection of a run never changes.
  public static func addConnectionDelegate(
    _ delegate: any ConnectionDelegate, identifier: String
  ) {}

  /// Does nothing, because no delegate was added.
  public static func removeConnectionDelegate(forIdentifier identifier: String) {}

  // MARK: Channels

  /// Adds a delegate for events in all channels.
  ///
  /// - Parameters:
  ///   - delegate: the delegate; not retained.
  ///   - identifier: the delegate's name; a delegate with the same name is replaced.
  public static func addChannelDelegate(
    _ delegate: any BaseChannelDelegate, identifier: String
  ) {
    ChannelDelegates.current?.add(delegate, identifier)
  }

  /// Removes a delegate; it also receives no pending events.
  public static func removeChannelDelegate(forIdentifier identifier: String) {
    ChannelDelegates.current?.remove(identifier)
  }

  /// Removes all delegates.
  public static func removeAllChannelDelegates() { ChannelDelegates.current?.removeAll() }
}

/// A delegate for events of the current user. All methods are optional and never called, because no
/// such event occurs in a run.
public protocol UserEventDelegate: AnyObject {
  /// The number of unread messages changed.
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
  /// Does nothing: the delegate is never called.
  public static func addUserEventDelegate(
    _ delegate: any UserEventDelegate, identifier: String
  ) {}

  /// Does nothing, because no delegate was added.
  public static func removeUserEventDelegate(forIdentifier identifier: String) {}

  /// Requests the number of unread messages of all group channels.
  ///
  /// - Parameter completionHandler: called at the main queue's next turn with the number and no
  ///   error.
  public static func getTotalUnreadMessageCount(
    _ completionHandler: @escaping (UInt, SBError?) -> Void
  ) {
    guard let service else { return }
    ScreenEnvironment.current?.mainQueue.async {
      completionHandler(UInt(service.totalUnreadCount()), nil)
    }
  }

  /// Requests the hours in which the user receives no notifications.
  ///
  /// - Parameter completionHandler: called at the main queue's next turn. It receives whether such
  ///   hours are set, the start hour and minute, the end hour and minute, the time zone, and no
  ///   error.
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

  /// Sets the hours in which the user receives no notifications; the run keeps them.
  ///
  /// - Parameters:
  ///   - enable: whether such hours are set.
  ///   - startHour: the start hour.
  ///   - startMin: the start minute.
  ///   - endHour: the end hour.
  ///   - endMin: the end minute.
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

/// The hours in which the user of a run receives no notifications.
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

/// The state of a connection.
public enum WebSocketConnectionState: Int, Sendable {
  /// The connection is being opened.
  case connecting
  /// The connection is open.
  case open
  /// The connection is being closed.
  case closing
  /// The connection is closed.
  case closed
}
