import HeadlessUIKit
import Synchronization

/// A value that holds for the whole process until a run changes its own copy of it.
///
/// What the kit's global names stand for is kept so: outside of a run they read and write what all
/// runs start with; inside a run they read and write what is the run's alone.
protocol ProcessWide: Sendable {
  /// What the process starts with.
  init()
  /// What runs start with.
  static var ofProcess: Mutex<Self> { get }
}

/// A run's copy of a process-wide value.
private final class RunCopy<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// The place of that copy in a run's environment.
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
