/// A memory that holds so many values; for one more, the one that came first goes.
///
/// Looking at a value, or replacing it, does not make it younger (N110).
struct BoundedCache<Key: Hashable, Value> {
  private let limit: Int
  private var values: [Key: Value] = [:]
  /// The keys as they came; none where all values are kept.
  private var order: [Key] = []

  /// A memory for at most `limit` values.
  init(limit: Int) { self.limit = limit }

  private var isBounded: Bool { limit < .max }

  /// How many values there are.
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

  /// Forgets everything.
  mutating func removeAll() {
    values = [:]
    order = []
  }
}
