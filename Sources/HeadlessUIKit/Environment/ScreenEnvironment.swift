import CRunHooks
import DioramaSystem
import Foundation

/// The closed world of one run: its clock and main queue, its window, its look, and what kits add.
///
/// A run happens on one thread from beginning to end. While it does, ``current`` is its
/// environment; nothing written there is seen by another run. A test of an app's own views makes
/// one:
///
/// ```swift
/// let environment = ScreenEnvironment(userInterfaceStyle: .dark)
/// environment.run {
///   environment.window.rootViewController = ContactsViewController()
///   environment.mainQueue.runDueItems()
/// }
/// ```
public final class ScreenEnvironment {
  /// The run's main queue and virtual clock, which ``DispatchQueue`` is the face of.
  public let mainQueue = MainQueue()
  /// Light or dark, as a screen's `theme` says. Views that ask later get the new answer; none is
  /// told.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The wall time at the start of the run, in milliseconds since 1970.
  public let startTime: Int
  /// The run's time zone, as an identifier such as `UTC` or `Asia/Seoul`.
  public let timeZoneIdentifier: String
  /// The run's locale, as an identifier such as `en_US`.
  public let localeIdentifier: String
  /// The columns and rows of text that a table has room for until it is laid out.
  package var tableViewport = (columns: 48, rows: 20)
  /// Whether what is done in the run may be kept in files; not where it is the run of a screen in
  /// YAML, whose snapshot must not depend on what ran before.
  package var allowsPersistence = true
  /// Which texts of string tables are read; nil where nobody asks.
  package var textLog: TextLog?
  /// What happens in the run beside what can be seen; nil where nobody asks.
  package var runLog: RunLog?
  /// How many threads the run's code has started, which are no part of the run.
  package var startedThreadCount = 0
  /// The tasks that sleep, by their sleeps, and the times of the run's clock at which they wake.
  package var wakeTimes: [ObjectIdentifier: Int] = [:]
  /// What stands for the main actor, if anybody has asked for it.
  var mainExecutorIfCreated: RunMainActorExecutor?
  /// Who takes all other jobs while the run lasts.
  let taskExecutor = RunTaskExecutor()
  private lazy var timeZone = TimeZone(identifier: timeZoneIdentifier)
  /// What kits keep, by their keys.
  private var storage: [ObjectIdentifier: AnyObject] = [:]

  /// Makes a world in which nothing has happened.
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

  /// The wall time of this moment of the run, in milliseconds since 1970.
  public var now: Int { startTime + mainQueue.now }

  /// How far the run's time zone is ahead of UTC, in seconds, summer time included.
  ///
  /// - Parameter milliseconds: the moment that is asked about, in milliseconds since 1970.
  /// - Returns: the seconds, negative west of Greenwich; 0 for a time zone that the system does not
  ///   know.
  public func secondsFromUTC(at milliseconds: Int) -> Int {
    if timeZoneIdentifier == "UTC" { return 0 }
    let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    return timeZone?.secondsFromGMT(for: date) ?? 0
  }

  /// What a kit keeps for this run under a key of its own; it is made when first asked for.
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

/// The name of an object that a kit keeps in a ``ScreenEnvironment``, where others have a global.
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
  /// The class of what is kept.
  associatedtype Value: AnyObject
  /// What a run starts with; called once for each run, when the value is first asked for.
  ///
  /// - Parameter environment: the run's environment, whose other values may be asked for.
  static func makeDefault(in environment: ScreenEnvironment) -> Value
}

extension ScreenEnvironment {
  /// The place in which each thread keeps the environment of its run; made once for the process.
  private static let slot = ThreadSlot()

  /// The environment of the run that this code is part of; nil outside of a run.
  ///
  /// It belongs to the thread. Tasks that the run starts are part of it; a thread that it starts is
  /// not, and gets nil.
  public static var current: ScreenEnvironment? {
    guard let pointer = slot.pointer else { return nil }
    return Unmanaged<ScreenEnvironment>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Runs `operation` inside this environment, on this thread; runs may be nested.
  ///
  /// Meanwhile this thread's wall clock is the run's ``now``, so `Date()` is; tasks that are started
  /// go into the ``mainQueue``, those of the main actor too; and the time zone of Foundation, of
  /// which a process has but one, is that of the outermost run, so a run in another zone waits.
  ///
  /// - Important: `operation` may not suspend, so the environment never leaves its thread. Await no
  ///   task of the run outside of it: it goes on only while the run's queue is run.
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
}

extension UITraitCollection {
  /// The traits of the run that this code is part of, as its
  /// ``ScreenEnvironment/userInterfaceStyle`` says; light outside of a run.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: ScreenEnvironment.current?.userInterfaceStyle ?? .light)
  }
}
