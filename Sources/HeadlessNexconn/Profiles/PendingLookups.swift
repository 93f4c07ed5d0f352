/// Lookups that wait for their answer: two of one key at the same time are one request.
final class PendingLookups<Key: Hashable, Profile> {
  /// Hears what was found; nil for nothing.
  typealias Waiter = (Profile?) -> Void

  private final class Lookup {
    var waiters: [Waiter] = []
    var isDropped = false
    var isAnswered = false
  }

  private var underWay: [Key: Lookup] = [:]

  /// Whether a key is being looked up.
  func contains(_ key: Key) -> Bool { underWay[key] != nil }

  /// Waits for the answer of a lookup, which is begun unless it is under way.
  ///
  /// Every waiter is called once. A second answer counts for nothing.
  ///
  /// - Parameters:
  ///   - keep: keeps the answer; not called when the key was dropped in the meantime.
  ///   - ask: sends the request and hands on its answer.
  func join(
    _ key: Key, _ waiter: Waiter?, keep: @escaping (Profile?) -> Void,
    ask: (@escaping Waiter) -> Void
  ) {
    if let lookup = underWay[key] {
      if let waiter { lookup.waiters.append(waiter) }
      return
    }
    let lookup = Lookup()
    if let waiter { lookup.waiters.append(waiter) }
    underWay[key] = lookup
    // A provider that never answers may keep its closure for ever, but not all this with it.
    ask { [weak self] profile in
      guard !lookup.isAnswered else { return }
      lookup.isAnswered = true
      if !lookup.isDropped {
        self?.underWay[key] = nil
        keep(profile)
      }
      lookup.waiters.forEach { $0(profile) }
      lookup.waiters = []
    }
  }

  /// Lets the answer for a key come too late: it is handed on, but no longer kept.
  func drop(_ key: Key) {
    underWay.removeValue(forKey: key)?.isDropped = true
  }

  /// Drops all keys.
  func dropAll() {
    underWay.values.forEach { $0.isDropped = true }
    underWay = [:]
  }
}
