/// The profiles of one sort that are known, and the lookups that wait for their answer: two of one
/// key at the same time are one request.
final class ProfileCache<Key: Hashable, Profile> {
  /// Hears what was found; nil for nothing.
  typealias Waiter = (Profile?) -> Void

  private final class Lookup {
    var waiters: [Waiter] = []
    var isDropped = false
    var isAnswered = false
  }

  private var known: BoundedCache<Key, Profile>
  private var pendingLookups: [Key: Lookup] = [:]

  /// Nothing yet.
  ///
  /// - Parameter limit: how many profiles are kept; all unless given (N110).
  init(limit: Int = .max) { known = BoundedCache(limit: limit) }

  /// How many profiles are known.
  var count: Int { known.count }

  /// What is known under a key.
  subscript(key: Key) -> Profile? {
    get { known[key] }
    set { known[key] = newValue }
  }

  /// Whether a key is being looked up.
  func isPending(_ key: Key) -> Bool { pendingLookups[key] != nil }

  /// Waits for the answer of a lookup, which is begun unless it is under way.
  ///
  /// Every waiter is called once. A second answer counts for nothing.
  ///
  /// - Parameters:
  ///   - keep: keeps the answer; not called when the key was dropped in the meantime.
  ///   - ask: sends the request and hands on its answer.
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
    // A provider that never answers may keep its closure for ever, but not all this with it.
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

  /// Lets the answer for a key come too late: it is handed on, but no longer kept.
  func discardLookup(_ key: Key) {
    pendingLookups.removeValue(forKey: key)?.isDropped = true
  }

  /// Forgets a profile, and lets an answer on its way come too late.
  func forget(_ key: Key) {
    discardLookup(key)
    known[key] = nil
  }

  /// Forgets all profiles, and lets all answers on their way come too late.
  func forgetAll() {
    pendingLookups.values.forEach { $0.isDropped = true }
    pendingLookups = [:]
    known.removeAll()
  }
}
