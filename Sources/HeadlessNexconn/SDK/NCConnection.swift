import ChatBackend
import HeadlessUIKit

/// What the kit is told once, when an app starts.
///
/// A run has no server, so nothing of it is used; code that an app runs at its start compiles, and
/// does no harm.
public final class NCInitParams: NSObject {
  /// The key of the app. Kept, not used.
  public var appKey: String
  /// How much the SDK writes to its log. Kept, not used: a run writes none.
  public var logLevel = NCLogLevel.warn

  /// What an app has to say.
  ///
  /// - Parameter appKey: The key of the app.
  public init(appKey: String) { self.appKey = appKey }
}

/// What the kit is told when somebody logs in.
public final class NCConnectParams: NSObject {
  /// What proves who logs in. Kept, not used: a screen says who is logged in (`currentUser`).
  public var token: String
  /// For how many seconds a connection is tried; 0 for ever. Kept, not used.
  public var timeout = 0

  /// What an app has to say.
  ///
  /// - Parameter token: What proves who logs in.
  public init(token: String) { self.token = token }
}

/// How much the SDK writes to its log.
public enum NCLogLevel: UInt, Sendable {
  /// Nothing.
  case none = 0
  /// What went wrong.
  case error
  /// What may go wrong as well.
  case warn
  /// What happens as well.
  case info
  /// What helps to find faults as well.
  case debug
  /// All.
  case verbose
}

/// The SDK's first parameters, by their Swift name.
public typealias InitParams = NCInitParams
/// The SDK's parameters of logging in, by their Swift name.
public typealias ConnectParams = NCConnectParams
/// The SDK's level of its log, by its Swift name.
public typealias LogLevel = NCLogLevel

extension NCEngine {
  /// Sets the SDK up; here it is set up from the start.
  ///
  /// - Parameter params: What an app says.
  public static func initialize(with params: NCInitParams) {}

  /// Logs in, which here has happened before the screen appeared: whom the screen's `currentUser`
  /// names is told of.
  ///
  /// - Parameters:
  ///   - params: What an app says.
  ///   - databaseOpenedHandler: Called first, on the main queue, with false and no error.
  ///   - completionHandler: Called then, with the id of the user; with an error where a screen
  ///     says nobody.
  public static func connect(
    with params: NCConnectParams,
    databaseOpenedHandler: ((_ isRecreated: Bool, _ error: NCError?) -> Void)? = nil,
    completionHandler: ((_ userId: String?, _ error: NCError?) -> Void)? = nil
  ) {
    guard let environment = ScreenEnvironment.current else { return }
    environment.mainQueue.async {
      databaseOpenedHandler?(false, nil)
      let userId = environment.chatService.currentUserId
      completionHandler?(userId, userId == nil ? NCError(ChatError.userNotFound) : nil)
    }
  }

  /// Logs out; the screen's user stays, for a run is about one.
  ///
  /// - Parameter disablePush: Whether notifications stop, too. A run has none.
  public static func disconnect(withDisablePush disablePush: Bool) {}

  /// Logs out; notifications go on. The screen's user stays, for a run is about one.
  public static func disconnect() { disconnect(withDisablePush: false) }
}
