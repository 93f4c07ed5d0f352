import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The parameters with which an app sets up the SDK. Kept by the app, not used: a run is set up.
public final class InitParams: NSObject {
  /// The app's ID.
  public let applicationId: String
  /// Whether messages are kept on the device.
  public var isLocalCachingEnabled: Bool
  /// What the SDK writes to its log.
  public var logLevel: LogLevel
  /// The version of the app.
  public var appVersion: String?
  /// Whether `initialize` waits.
  public var needsSynchronous = true

  /// What the SDK writes to its log.
  public enum LogLevel: Int, Sendable {
    /// Everything.
    case verbose
    /// Debugging details, too.
    case debug
    /// Information, too.
    case info
    /// Warnings, too.
    case warning
    /// Errors.
    case error
    /// Nothing.
    case none
  }

  /// Creates parameters of an app.
  public init(
    applicationId: String, isLocalCachingEnabled: Bool = true, logLevel: LogLevel = .none,
    appVersion: String? = nil
  ) {
    self.applicationId = applicationId
    (self.isLocalCachingEnabled, self.logLevel) = (isLocalCachingEnabled, logLevel)
    self.appVersion = appVersion
  }
}

/// The features of the app at the service.
public final class AppInfo: NSObject {
  /// The version of the emoji.
  public let emojiHash = ""
  /// The largest file, in bytes.
  public let uploadSizeLimit: Int64 = 26_214_400
  /// Whether messages can have reactions.
  public let useReaction = true
  /// The app's own features at the service.
  public let applicationAttributes: [String]? = ApplicationAttribute.ofApp.map(\.rawValue)
  /// The app's channels of notifications; nil: it has none.
  public let notificationInfo: NotificationInfo? = nil
  /// The features of the app's plan.
  public let premiumFeatureList: [String]? = []
}

/// The features of an app's plan that the kit asks for.
enum ApplicationAttribute: String, CaseIterable, Sendable {
  case allow_super_group_channel, allow_broadcast_channel

  static let shape = ValueShape<ApplicationAttribute>.choice(of: "AppInfo")

  /// The features of the run's app.
  static var ofApp: [ApplicationAttribute] {
    get { ScreenEnvironment.current?[Key.self].attributes ?? allCases }
    set { ScreenEnvironment.current?[Key.self].attributes = newValue }
  }

  private final class Plan {
    var attributes = ApplicationAttribute.allCases
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> Plan { Plan() }
  }

  /// Whether the app has it; false before the app's information is known (C59).
  var isSupported: Bool {
    SendbirdChat.getAppInfo()?.applicationAttributes?.contains(rawValue) ?? false
  }
}

/// The settings of an app's channels of notifications.
public final class NotificationInfo: NSObject {
  /// Whether the app has such channels.
  public let isEnabled = false
}

extension SendbirdChat {
  /// Sets up the SDK. A run is set up already, so it only calls the handlers.
  ///
  /// - Parameters:
  ///   - params: the parameters; not used.
  ///   - migrationStartHandler: never called: there is no data of older versions.
  ///   - completionHandler: called at once, with nil.
  @discardableResult
  public static func initialize(
    params: InitParams, migrationStartHandler: (() -> Void)? = nil,
    completionHandler: ((SBError?) -> Void)? = nil
  ) -> Bool {
    completionHandler?(nil)
    return true
  }

  /// Returns the version of the real SDK that these classes follow.
  public static func getSDKVersion() -> String { "4.39.2" }
  /// Returns the features of the app; nil before the connection is open.
  public static func getAppInfo() -> AppInfo? { getConnectState() == .open ? AppInfo() : nil }
}
