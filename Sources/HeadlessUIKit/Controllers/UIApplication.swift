/// The app that the screen of a run belongs to.
///
/// It has one window, the run's. Opening a link only keeps it in ``openedURL``.
public final class UIApplication: UIResponder {
  /// The run's app; outside of a run, one without a window.
  public static var shared: UIApplication {
    ScreenEnvironment.current?[Key.self] ?? UIApplication()
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> UIApplication { UIApplication() }
  }

  /// A key of the options for opening a link.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The state of the app.
  public enum State: Int, Sendable {
    /// It is in front.
    case active
    /// Something covers it.
    case inactive
    /// It is in the background.
    case background
  }

  /// A link to the app's page in the system's settings.
  public static let openSettingsURLString = "app-settings:"
  /// Posted when the app becomes active; never posted here.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app becomes inactive; never posted here.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app enters the background; never posted here.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when memory runs low; never posted here.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted before the app ends; never posted here.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted before the app enters the foreground; never posted here.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// The app's delegate, if code has set one; a weak reference, and nothing calls its methods.
  public weak var delegate: (any UIApplicationDelegate)?
  /// The run's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The run's window.
  public var keyWindow: UIWindow? { ScreenEnvironment.current?.window }
  /// The run's window.
  public var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  /// The state of the app; always active.
  public var applicationState: State { .active }
  /// The number on the app's icon. Kept, not shown.
  public var applicationIconBadgeNumber = 0
  /// Whether the device stays awake. Kept, not used.
  public var isIdleTimerDisabled = false
  /// The link that was opened last; nil if no link was opened.
  public private(set) var openedURL: URL?

  /// Calls a method of a target.
  ///
  /// - Parameters:
  ///   - action: the method.
  ///   - target: the object; nil calls nothing, since there is no responder chain.
  ///   - sender: the argument of the method.
  ///   - event: not used.
  /// - Returns: whether the target has the method.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target.map({ $0 as AnyObject }), action.accepts(target) else { return false }
    action.perform(target, sender.map { $0 as AnyObject })
    return true
  }

  /// Whether a link can be opened; always true.
  public func canOpenURL(_ url: URL) -> Bool { true }

  /// Keeps a link as the opened one.
  ///
  /// - Parameters:
  ///   - url: the link, kept in ``openedURL``.
  ///   - options: not used.
  ///   - completion: called in the main queue's next turn, with true.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURL = url
    if let completion { ScreenEnvironment.current?.mainQueue.async { completion(true) } }
  }
}

extension UIApplication {
  /// A key of the options with which an app starts.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The link that started the app.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification that started the app.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
}

/// Receives events of an app. Nothing calls its methods here; all are optional.
public protocol UIApplicationDelegate: AnyObject {
  /// The app's window; nil by default.
  var window: UIWindow? { get set }
  /// Returns whether the app can start.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app becomes active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app enters the background.
  func applicationDidEnterBackground(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Nil; setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
}
