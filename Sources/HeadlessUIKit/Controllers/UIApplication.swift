/// The app that the screen of a run belongs to.
///
/// It has one window, the run's. Opening a link leads nowhere: what was opened last can be read
/// back.
public final class UIApplication: UIResponder {
  /// The run's app; outside of a run, one without a window.
  public static var shared: UIApplication {
    ScreenEnvironment.current?[Key.self] ?? UIApplication()
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> UIApplication { UIApplication() }
  }

  /// A key of the options with which a link is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the app shows.
  public enum State: Int, Sendable {
    /// It does.
    case active
    /// Something lies over it.
    case inactive
    /// It does not.
    case background
  }

  /// A link to the app's page in the system's settings.
  public static let openSettingsURLString = "app-settings:"
  /// Told when the app comes to show; posted by nobody.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Told before the app stops to show; posted by nobody.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Told when the app does not show any more; posted by nobody.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Told when memory runs low; posted by nobody.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Told before the app ends; posted by nobody.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Told before the app shows again; posted by nobody.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// The run's window.
  public var keyWindow: UIWindow? { ScreenEnvironment.current?.window }
  /// The run's window.
  public var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  /// Always active.
  public var applicationState: State { .active }
  /// The number at the app's picture. Kept, not shown.
  public var applicationIconBadgeNumber = 0
  /// Whether the screen stays lit. Kept, not used.
  public var isIdleTimerDisabled = false
  /// The link that was opened last; nil when none was.
  public private(set) var openedURL: URL?

  /// Calls a method of a target.
  ///
  /// - Parameters:
  ///   - action: the method.
  ///   - target: whose it is; nil for the first that answers, of whom there is none here.
  ///   - sender: what it is handed.
  ///   - event: not used.
  /// - Returns: whether the method is one of the target's.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target.map({ $0 as AnyObject }), action.accepts(target) else { return false }
    action.perform(target, sender.map { $0 as AnyObject })
    return true
  }

  /// Whether a link can be opened: all can.
  public func canOpenURL(_ url: URL) -> Bool { true }

  /// Opens a link, which leads nowhere.
  ///
  /// - Parameters:
  ///   - url: the link, kept in ``openedURL``.
  ///   - options: not used.
  ///   - completion: called at the main queue's next turn, with true.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURL = url
    if let completion { ScreenEnvironment.current?.mainQueue.async { completion(true) } }
  }
}
