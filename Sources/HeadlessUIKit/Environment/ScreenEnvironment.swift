import CRunHooks
import DioramaSystem
import Foundation

/// The isolated world of one run: clock, main queue, window, appearance, and what kits add.
///
/// A run stays on one thread from beginning to end. Meanwhile ``current`` is its environment; no
/// other run sees what is written there. A test of an app's own views makes one:
///
/// ```swift
/// let environment = ScreenEnvironment(userInterfaceStyle: .dark)
/// environment.run {
///   environment.window.rootViewController = ContactsViewController()
///   environment.mainQueue.runDueItems()
/// }
/// ```
public final class ScreenEnvironment {
  /// The run's main queue and virtual clock, which ``DispatchQueue`` uses.
  public let mainQueue = MainQueue()
  /// Light or dark, as a screen's `theme` says. Views that read it later get the new value; no view
  /// is notified of a change.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The user's text size. Fonts that are made later for a text style have it; no view is notified
  /// of a change.
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  /// The wall time at the start of the run, in milliseconds since 1970.
  public let startTime: Int
  /// The run's time zone, as an identifier such as `UTC` or `Asia/Seoul`.
  public let timeZoneIdentifier: String
  /// The run's locale, as an identifier such as `en_US`.
  public let localeIdentifier: String
  /// The columns and rows of text that a table can use before it is laid out.
  package var tableViewport = (columns: 48, rows: 20)
  /// Whether the run may write files that its code does not name; false for a screen in YAML, whose
  /// snapshot must not depend on earlier runs.
  package var allowsPersistence = true
  /// The string table entries that were read; nil if they are not recorded.
  package var textLog: TextLog?
  /// The events of the run that are not visible; nil if they are not recorded.
  package var runLog: RunLog?
  /// The number of threads that the run's code has started; they are not part of the run.
  package var startedThreadCount = 0
  /// The wake times of the sleeping tasks on the run's clock, by their sleep tokens.
  package var wakeTimes: [ObjectIdentifier: Int] = [:]
  /// The executor of the main actor, if it was ever needed.
  var mainExecutorIfCreated: RunMainActorExecutor?
  /// The executor of all other jobs while the run lasts.
  let taskExecutor = RunTaskExecutor()
  private lazy var timeZone = TimeZone(identifier: timeZoneIdentifier)
  /// The objects that kits store, by their keys.
  private var storage: [ObjectIdentifier: AnyObject] = [:]

  /// Makes an environment in which nothing has happened.
  ///
  /// - Parameters:
  ///   - userInterfaceStyle: light or dark.
  ///   - startTime: the wall time at the start, in milliseconds since 1970.
  ///   - timeZoneIdentifier: such as `UTC` or `Asia/Seoul`; see ``knowsTimeZone(_:)``.
  ///   - localeIdentifier: such as `en_US`.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .light, startTime: Int = 0,
    timeZoneIdentifier: String = "UTC", localeIdentifier: String = "en_US"
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.startTime = startTime
    self.timeZoneIdentifier = timeZoneIdentifier
    self.localeIdentifier = localeIdentifier
  }

  /// The current wall time of the run, in milliseconds since 1970.
  public var now: Int { startTime + mainQueue.now }

  /// Returns the offset of the run's time zone from UTC, in seconds, including summer time.
  ///
  /// - Parameter milliseconds: the time to look up, in milliseconds since 1970.
  /// - Returns: the seconds, negative west of Greenwich; 0 if the system does not know the time
  ///   zone.
  public func secondsFromUTC(at milliseconds: Int) -> Int {
    if timeZoneIdentifier == "UTC" { return 0 }
    let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    return timeZone?.secondsFromGMT(for: date) ?? 0
  }

  /// The object that a kit stores for this run under its own key; made on first access.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      if let value = storage[ObjectIdentifier(key)] as? Key.Value { return value }
      let value = Key.makeDefault(in: self)
      storage[ObjectIdentifier(key)] = value
      return value
    }
    set { storage[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of an object that a kit stores in a ``ScreenEnvironment`` instead of in a global
/// variable.
///
/// ```swift
/// enum DraftsKey: EnvironmentKey {
///   static func makeDefault(in environment: ScreenEnvironment) -> Drafts { Drafts() }
/// }
///
/// extension ScreenEnvironment {
///   var drafts: Drafts { self[DraftsKey.self] }
/// }
/// ```
public protocol EnvironmentKey {
  /// The class of the stored object.
  associatedtype Value: AnyObject
  /// Returns the initial object of a run; called once for each run, on first access.
  ///
  /// - Parameter environment: the run's environment, whose other objects may be read.
  static func makeDefault(in environment: ScreenEnvironment) -> Value
}

extension ScreenEnvironment {
  /// The slot in which each thread stores the environment of its run; made once for the process.
  private static let slot = ThreadSlot()

  /// The environment of the current run; nil outside of a run.
  ///
  /// It belongs to the thread. Tasks that the run starts are part of the run; a thread that it
  /// starts is not, and gets nil.
  public static var current: ScreenEnvironment? {
    guard let pointer = slot.pointer else { return nil }
    return Unmanaged<ScreenEnvironment>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Runs `operation` inside this environment, on this thread; runs may be nested.
  ///
  /// Meanwhile this thread's wall clock, and so `Date()`, is the run's ``now``. New tasks go into
  /// the ``mainQueue``, also those of the main actor. Foundation has one time zone for the process:
  /// it is that of the outermost run, so a run in another zone waits.
  ///
  /// - Important: `operation` may not suspend, so the environment never leaves its thread. Do not
  ///   await a task of the run outside of it: the task continues only while the run's queue is run.
  /// - Returns: what `operation` returns.
  /// - Throws: what `operation` throws.
  public func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    let outer = Self.slot.pointer
    if outer == nil { ProcessTimeZone.shared.enter(timeZoneIdentifier) }
    let hooks = run_hooks_exchange(hooks)
    Self.slot.pointer = Unmanaged.passUnretained(self).toOpaque()
    defer {
      Self.slot.pointer = outer
      if outer == nil { ProcessTimeZone.shared.leave() }
      _ = run_hooks_exchange(hooks)
    }
    return try withExtendedLifetime(self, operation)
  }
}

extension ScreenEnvironment {
  /// Whether an identifier such as `Asia/Seoul` names a time zone that the system knows.
  public static func knowsTimeZone(_ identifier: String) -> Bool {
    identifier == "UTC" || TimeZone(identifier: identifier) != nil
  }

  /// The identifiers of the time zones that the system knows.
  package static var timeZones: [String] { TimeZone.knownTimeZoneIdentifiers }

  /// The identifiers of the locales that the system knows.
  package static var locales: [String] { Locale.availableIdentifiers }

  /// Returns a locale with the current codes of its language and region, and with the usual ones in
  /// the place of those that it lacks: `en-Latn-GB` for `en_UK`, `ja-Jpan-JP` for `und_JP`.
  package static func completeLocale(_ identifier: String) -> String {
    Locale.Language(identifier: Locale.identifier(.icu, from: identifier)).maximalIdentifier
  }
}

extension UITraitCollection {
  /// The traits of the current run: its appearance and its text size; outside of a run, light and
  /// the default size.
  public static var current: UITraitCollection {
    let run = ScreenEnvironment.current
    return UITraitCollection(
      userInterfaceStyle: run?.userInterfaceStyle ?? .light,
      textSize: run?.preferredContentSizeCategory ?? .large)
  }
}
