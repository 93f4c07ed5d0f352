import CFuzzer
import Foundation
import Synchronization

/// Code that must handle any bytes. It traps if a guarantee is violated, and libFuzzer keeps the
/// bytes.
protocol FuzzTarget: Sendable {
  /// Prepares the target, once for all inputs.
  init() throws

  /// Runs an input.
  func run(_ input: [UInt8])
}

/// The targets by name, and the target of this process.
enum FuzzTargets {
  private static let known: [(name: String, type: any FuzzTarget.Type)] = [
    ("yaml", YAMLTarget.self), ("project", ProjectTarget.self), ("snapshot", SnapshotTarget.self),
    ("fix", FixTarget.self), ("database", DatabaseTarget.self), ("cache", CacheTarget.self),
    ("editor", EditorTarget.self),
  ]

  static var names: [String] { known.map(\.name) }

  /// The target with a name; nil if there is none.
  static func make(_ name: String) throws -> (any FuzzTarget)? {
    try known.first { $0.name == name }?.type.init()
  }

  /// The target of this process; libFuzzer's callback has no context argument.
  static let current = Mutex<(any FuzzTarget)?>(nil)

  /// Milliseconds of processor time that an input may take; more without optimization.
  private static let maxMilliseconds: Int64 = isOptimized ? 1_000 : 8_000
  /// The seconds of wall time after which an input counts as endless.
  private static let maxSeconds = 60

  private static var isOptimized: Bool {
    #if DEBUG
    false
    #else
    true
    #endif
  }

  /// The numbers of started and finished inputs.
  private static let begun = Atomic(0)
  private static let done = Atomic(0)

  /// Passes an input to the target of this process.
  static func run(_ data: UnsafeBufferPointer<UInt8>) {
    let start = fuzz_milliseconds_used()
    begun.wrappingAdd(1, ordering: .relaxed)
    current.withLock { $0 }?.run(Array(data))
    done.wrappingAdd(1, ordering: .relaxed)
    let used = fuzz_milliseconds_used() - start
    require(used <= maxMilliseconds, "an input took \(used) ms")
  }

  /// Ends the process if an input takes very long.
  ///
  /// libFuzzer cannot detect this: it reads the time on a thread that may be in a run, which has a
  /// virtual time.
  static func startWatchdog() {
    Thread.detachNewThread {
      var (last, seconds) = (0, 0)
      while true {
        sleep(1)
        let (begun, done) = (Self.begun.load(ordering: .relaxed), done.load(ordering: .relaxed))
        seconds = begun == last && begun > done ? seconds + 1 : 0
        last = begun
        require(seconds < maxSeconds, "an input never ends")
      }
    }
  }
}

/// Traps if a condition that must hold for all inputs is false.
func require(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { fatalError("broken promise: \(what())") }
}
