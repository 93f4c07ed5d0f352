import CFuzzer
import Foundation
import Synchronization

/// Something that is handed bytes from nowhere and must bear them: it traps where a promise is
/// broken, and libFuzzer keeps the bytes.
protocol FuzzTarget: Sendable {
  /// Makes it ready, once for all inputs.
  init() throws

  /// Takes an input.
  func run(_ input: [UInt8])
}

/// The targets by name, and the one that this process is for.
enum FuzzTargets {
  private static let known: [(name: String, type: any FuzzTarget.Type)] = [
    ("yaml", YAMLTarget.self), ("project", ProjectTarget.self), ("snapshot", SnapshotTarget.self),
    ("fix", FixTarget.self), ("database", DatabaseTarget.self), ("cache", CacheTarget.self),
    ("editor", EditorTarget.self),
  ]

  static var names: [String] { known.map(\.name) }

  /// A target of a name; nil where there is none.
  static func make(_ name: String) throws -> (any FuzzTarget)? {
    try known.first { $0.name == name }?.type.init()
  }

  /// What the inputs of this process go to: libFuzzer's callback can carry nothing.
  static let current = Mutex<(any FuzzTarget)?>(nil)

  /// Milliseconds of processor time that one input may cost; more without optimisation.
  private static let maxMilliseconds: Int64 = isOptimised ? 1_000 : 8_000
  /// After so many seconds on the wall an input never ends.
  private static let maxSeconds = 60

  private static var isOptimised: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// How many inputs have begun, and how many are done.
  private static let begun = Atomic(0)
  private static let done = Atomic(0)

  /// Hands an input to the target of this process.
  static func run(_ data: UnsafeBufferPointer<UInt8>) {
    let start = fuzz_milliseconds_used()
    begun.wrappingAdd(1, ordering: .relaxed)
    current.withLock { $0 }?.run(Array(data))
    done.wrappingAdd(1, ordering: .relaxed)
    let used = fuzz_milliseconds_used() - start
    require(used <= maxMilliseconds, "an input took \(used) ms")
  }

  /// Ends the process where one input takes very long.
  ///
  /// libFuzzer cannot tell itself: it asks for the time on a thread that may be in a run, which has
  /// another time.
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

/// Traps where something does not hold that should for all inputs.
func require(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { fatalError("broken promise: \(what())") }
}
