/// A memory that holds so many values; for one more, the one that came first goes.
///
/// Looking at a value, or replacing it, does not make it younger (N110).
struct BoundedCache<Key: Hashable, Value> {
  private let limit: Int
  private var values: [Key: (value: Value, arrival: Int)] = [:]
  /// The keys as they came. One that was removed stays until its turn; its arrival tells.
  private var order: [(key: Key, arrival: Int)] = []
  private var oldest = 0
  private var arrivals = 0

  /// A memory for at most `limit` values.
  init(limit: Int) { self.limit = limit }

  /// How many values there are.
  var count: Int { values.count }

  /// The value of a key; nil removes it.
  subscript(key: Key) -> Value? {
    get { values[key]?.value }
    set {
      guard let newValue else {
        values[key] = nil
        return
      }
      if let known = values[key] {
        values[key] = (newValue, known.arrival)
        return
      }
      arrivals += 1
      values[key] = (newValue, arrivals)
      order.append((key, arrivals))
      while values.count > limit { removeOldest() }
      if order.count > 4 * limit { dropRemoved() }
    }
  }

  /// Forgets everything.
  mutating func removeAll() {
    values = [:]
    order = []
    oldest = 0
  }

  private mutating func removeOldest() {
    let (key, arrival) = order[oldest]
    oldest += 1
    if values[key]?.arrival == arrival { values[key] = nil }
  }

  private mutating func dropRemoved() {
    order = order[oldest...].filter { values[$0.key]?.arrival == $0.arrival }
    oldest = 0
  }
}
