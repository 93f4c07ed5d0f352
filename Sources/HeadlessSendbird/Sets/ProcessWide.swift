import HeadlessUIKit
import Synchronization

/// A value of the whole process that a run can change in its own copy.
///
/// The kit's global names are stored in this way. Outside of a run they read and write the value
/// that all later runs start with; inside a run, the run's own copy.
protocol ProcessWide: Sendable {
  /// Creates the value that the process starts with.
  init()
  /// The value that runs start with.
  static var ofProcess: Mutex<Self> { get }
}

/// A run's copy of a process-wide value.
private final class RunCopy<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// The key of that copy in a run's environment.
private enum RunCopyKey<Value: ProcessWide>: EnvironmentKey {
  static func makeDefault(in environment: ScreenEnvironment) -> RunCopy<Value> {
    RunCopy(Value.ofProcess.withLock { $0 })
  }
}

extension ProcessWide {
  /// The run's value inside a run, else the process's.
  static var current: Self {
    get {
      if let environment = ScreenEnvironment.current {
        return environment[RunCopyKey<Self>.self].value
      }
      return ofProcess.withLock { $0 }
    }
    set {
      if let environment = ScreenEnvironment.current {
        environment[RunCopyKey<Self>.self].value = newValue
      } else {
        ofProcess.withLock { $0 = newValue }
      }
    }
  }
}
