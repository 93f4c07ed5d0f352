/// A cache with a maximum number of values; when it is full, adding a value removes the oldest one.
///
/// Reading or replacing a value does not make it newer (N110).
struct BoundedCache<Key: Hashable, Value> {
  private let limit: Int
  private var values: [Key: Value] = [:]
  /// The keys in the order in which they were added; empty if the cache is unlimited.
  private var order: [Key] = []

  /// Creates a cache for at most `limit` values.
  init(limit: Int) { self.limit = limit }

  private var isBounded: Bool { limit < .max }

  /// The number of values.
  var count: Int { values.count }

  /// The value of a key; nil removes it.
  subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      guard let newValue else {
        if values.removeValue(forKey: key) != nil, isBounded { order.removeAll { $0 == key } }
        return
      }
      guard values.updateValue(newValue, forKey: key) == nil, isBounded else { return }
      order.append(key)
      if order.count > limit { values[order.removeFirst()] = nil }
    }
  }

  /// Removes all values.
  mutating func removeAll() {
    values = [:]
    order = []
  }
}
