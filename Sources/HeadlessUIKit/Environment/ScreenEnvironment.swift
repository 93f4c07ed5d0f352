import Foundation

/// The closed world of one run: its clock and main queue, its window, its look, and what kits add.
///
/// A run happens on one thread from beginning to end. While it does, ``current`` is its
/// environment; nothing written there is seen by another run.
public final class ScreenEnvironment {
  /// The run's main queue and clock.
  public let mainQueue = MainQueue()
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The clock's wall time at the start of the run, in milliseconds since 1970.
  public let startTime: Int
  /// The run's time zone, as an identifier such as `UTC` or `Asia/Seoul`.
  public let timeZoneIdentifier: String
  /// The run's locale, as an identifier such as `en_US`.
  public let localeIdentifier: String
  /// How tall a view is as text; without one, every view is one row.
  package var measuring: (any ViewMeasuring)?
  private var values: [(key: ObjectIdentifier, value: AnyObject)] = []
  private let thread = pthread_self()
  private var isOver = false

  /// Makes a world in which nothing has happened.
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

  /// How far the run's time zone is ahead of UTC at a moment in milliseconds since 1970.
  public func secondsFromUTC(at milliseconds: Int) -> Int {
    if timeZoneIdentifier == "UTC" { return 0 }
    let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    return TimeZone(identifier: timeZoneIdentifier)?.secondsFromGMT(for: date) ?? 0
  }

  /// The window; it shows the screen. Made when first asked for.
  public private(set) lazy var window = UIWindow()

  /// What a kit keeps for this run; it is made when first asked for.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      // An object under a key was put there under that key, so it is of the key's type.
      for entry in values where entry.key == id {
        return unsafeDowncast(entry.value, to: Key.Value.self)
      }
      let value = Key.makeDefault(in: self)
      values.append((id, value))
      return value
    }
    set {
      let id = ObjectIdentifier(key)
      values.removeAll { $0.key == id }
      values.append((id, newValue))
    }
  }
}

/// The name of an object that a kit keeps in a ``ScreenEnvironment``.
public protocol EnvironmentKey {
  /// What is kept.
  associatedtype Value: AnyObject
  /// What a run starts with.
  static func makeDefault(in environment: ScreenEnvironment) -> Value
}

extension ScreenEnvironment {
  /// The environment as the task-local value carries it.
  private struct Binding: Sendable {
    // Reaches only the thread that made the environment: `current` compares threads before it
    // hands the object out, and a run never leaves its thread. So no two threads ever touch it.
    nonisolated(unsafe) let environment: ScreenEnvironment
  }

  @TaskLocal private static var binding: Binding?

  /// The environment of the run that this code is part of; nil outside of a run.
  ///
  /// A detached or child task on another thread is not part of the run and gets nil.
  public static var current: ScreenEnvironment? {
    guard let environment = binding?.environment, environment.thread == pthread_self(),
      !environment.isOver
    else { return nil }
    return environment
  }

  /// Runs `operation` inside this environment, on this thread.
  ///
  /// - Important: Call it on the thread that made the environment.
  public func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Self.$binding.withValue(Binding(environment: self), operation: operation)
  }

  /// Ends the run: from now on the environment is nobody's current one.
  package func end() { isOver = true }
}

extension ScreenEnvironment {
  /// Whether an identifier names a time zone that the system knows.
  public static func knowsTimeZone(_ identifier: String) -> Bool {
    identifier == "UTC" || TimeZone(identifier: identifier) != nil
  }
}
