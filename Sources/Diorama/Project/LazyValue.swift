import Synchronization

/// A value that is made when it is first asked for, perhaps by several at once, and that all copies of
/// its owner share.
final class LazyValue<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  /// The value, which is made unless somebody has asked before.
  func value(_ make: () -> Value) -> Value {
    if let value = known.withLock({ $0 }) { return value }
    // Not under the lock, since it may run an app's code. Of two who make it at once, both get the
    // value that is kept.
    let made = make()
    return known.withLock { known in
      let value = known ?? made
      known = value
      return value
    }
  }
}
