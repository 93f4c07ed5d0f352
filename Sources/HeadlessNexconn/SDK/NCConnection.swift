import ChatBackend
import HeadlessUIKit

/// The parameters with which an app sets up the SDK at its start.
///
/// A run has no server, so no value here is used. Code that an app runs at its start compiles and
/// has no effect.
public final class NCInitParams: NSObject {
  /// The key of the app. Stored, not used.
  public var appKey: String
  /// How much the SDK writes to its log. Stored, not used: a run has no SDK log.
  public var logLevel = NCLogLevel.warn

  /// The address of the navigation server; nil for the default. Stored, not used.
  public var naviServer: String?

  /// Creates parameters for an app.
  ///
  /// - Parameter appKey: The key of the app.
  public init(appKey: String) { self.appKey = appKey }
}

/// The parameters of a login.
public final class NCConnectParams: NSObject {
  /// The token that identifies the user. Stored, not used: a screen's `currentUser` is logged in.
  public var token: String
  /// How many seconds to try to connect; 0 means no limit. Stored, not used.
  public var timeout = 0

  /// Creates parameters for a login.
  ///
  /// - Parameter token: The token that identifies the user.
  public init(token: String) { self.token = token }
}

/// How much the SDK writes to its log.
public enum NCLogLevel: UInt, Sendable {
  /// Nothing.
  case none = 0
  /// Errors.
  case error
  /// Warnings, too.
  case warn
  /// Information, too.
  case info
  /// Debugging details, too.
  case debug
  /// Everything.
  case verbose
}

/// The SDK's setup parameters, by their Swift name.
public typealias InitParams = NCInitParams
/// The SDK's login parameters, by their Swift name.
public typealias ConnectParams = NCConnectParams
/// The SDK's log level, by its Swift name.
public typealias LogLevel = NCLogLevel

extension NCEngine {
  /// Sets up the SDK. A run's SDK is set up already, so this does nothing.
  ///
  /// - Parameter params: The app's parameters.
  public static func initialize(_ params: NCInitParams) {}
  /// Sets up the SDK, by the name that Swift derives from Objective-C.
  public static func initialize(with params: NCInitParams) {}

  /// Logs in. In a run, the user that the screen's `currentUser` names is logged in from the start;
  /// this method reports that user's id.
  ///
  /// - Parameters:
  ///   - params: The app's parameters.
  ///   - databaseOpenedHandler: Called first, on the main queue, with false and no error.
  ///   - completionHandler: Called next, with the id of the user, or with an error if the screen
  ///     has no `currentUser`.
  public static func connect(
    params: NCConnectParams,
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

  /// Logs in, by the name that Swift derives from Objective-C.
  public static func connect(
    with params: NCConnectParams,
    databaseOpenedHandler: ((_ isRecreated: Bool, _ error: NCError?) -> Void)? = nil,
    completionHandler: ((_ userId: String?, _ error: NCError?) -> Void)? = nil
  ) {
    connect(
      params: params, databaseOpenedHandler: databaseOpenedHandler,
      completionHandler: completionHandler)
  }

  /// Logs out. The screen's user stays logged in, because a run has one user.
  ///
  /// - Parameter disablePush: Whether notifications stop, too. A run has no notifications.
  public static func disconnect(disablePush: Bool) {}
  /// Logs out, by the name that Swift derives from Objective-C.
  public static func disconnect(withDisablePush disablePush: Bool) {}

  /// Logs out and keeps notifications. The screen's user stays, because a run has one user.
  public static func disconnect() { disconnect(disablePush: false) }
}
