import Synchronization

/// A value that is made on first use, possibly by several threads at once. All copies of its owner
/// share it.
final class LazyValue<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  /// Returns the value, and makes it if it does not exist yet.
  func value(_ make: () -> Value) -> Value {
    if let value = known.withLock({ $0 }) { return value }
    // This is not under the lock, since it may run an app's code. If two threads make the value at
    // once, both get the one that is kept.
    let made = make()
    return known.withLock { known in
      let value = known ?? made
      known = value
      return value
    }
  }
}
