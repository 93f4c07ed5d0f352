/// The cached profiles of one kind and the pending lookups. Two lookups of one key at the same time
/// send one request.
final class ProfileCache<Key: Hashable, Profile> {
  /// Receives the profile of a lookup; nil if it was not found.
  typealias Waiter = (Profile?) -> Void

  private final class Lookup {
    var waiters: [Waiter] = []
    var isDropped = false
    var isAnswered = false
  }

  private var known: BoundedCache<Key, Profile>
  private var pendingLookups: [Key: Lookup] = [:]

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The maximum number of profiles; unlimited by default (N110).
  init(limit: Int = .max) { known = BoundedCache(limit: limit) }

  /// The number of cached profiles.
  var count: Int { known.count }

  /// The cached profile of a key.
  subscript(key: Key) -> Profile? {
    get { known[key] }
    set { known[key] = newValue }
  }

  /// Returns whether a lookup of a key is pending.
  func isPending(_ key: Key) -> Bool { pendingLookups[key] != nil }

  /// Adds a waiter to the pending lookup of a key, or starts a lookup.
  ///
  /// Every waiter is called once. A second answer is ignored.
  ///
  /// - Parameters:
  ///   - key: The key of the profile.
  ///   - waiter: Receives the answer; nil if it is not needed.
  ///   - keep: Stores the answer; not called if the lookup was discarded in the meantime.
  ///   - ask: Sends the request and passes on its answer.
  func lookUp(
    _ key: Key, _ waiter: Waiter?, keep: @escaping (Profile?) -> Void,
    ask: (@escaping Waiter) -> Void
  ) {
    if let lookup = pendingLookups[key] {
      if let waiter { lookup.waiters.append(waiter) }
      return
    }
    let lookup = Lookup()
    if let waiter { lookup.waiters.append(waiter) }
    pendingLookups[key] = lookup
    // A provider that never answers may hold its closure forever, so the closure holds self weakly.
    ask { [weak self] profile in
      guard !lookup.isAnswered else { return }
      lookup.isAnswered = true
      if !lookup.isDropped {
        self?.pendingLookups[key] = nil
        keep(profile)
      }
      lookup.waiters.forEach { $0(profile) }
      lookup.waiters = []
    }
  }

  /// Discards the pending lookup of a key: waiters still receive its answer, but it is not cached.
  func discardLookup(_ key: Key) {
    pendingLookups.removeValue(forKey: key)?.isDropped = true
  }

  /// Removes a profile and discards its pending lookup.
  func forget(_ key: Key) {
    discardLookup(key)
    known[key] = nil
  }

  /// Removes all profiles and discards all pending lookups.
  func forgetAll() {
    pendingLookups.values.forEach { $0.isDropped = true }
    pendingLookups = [:]
    known.removeAll()
  }
}
