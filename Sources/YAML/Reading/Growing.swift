/// Plain values added one by one, some hundred a file: an array without the checks that sharing
/// asks of arrays. `array()` makes one when all are there.
struct Growing<Element: BitwiseCopyable>: ~Copyable {
  private var values: UnsafeMutableBufferPointer<Element>
  private(set) var count = 0

  /// Makes an empty one with room for so many values.
  init(capacity: Int) {
    values = .allocate(capacity: max(capacity, 1))
  }

  deinit { values.deallocate() }

  /// The values so far, valid until the next change.
  var view: UnsafeBufferPointer<Element> {
    @inline(__always) get { UnsafeBufferPointer(rebasing: values[..<count]) }
  }

  /// A value by its index.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return values[index]
    }
    @inline(__always) set {
      precondition(index >= 0 && index < count)
      values[index] = newValue
    }
  }

  /// Adds a value.
  @inline(__always)
  mutating func append(_ value: Element) {
    if count == values.count { grow(by: 1) }
    values.initializeElement(at: count, to: value)
    count += 1
  }

  /// Adds several values.
  @inline(__always)
  mutating func append(_ more: UnsafeBufferPointer<Element>) {
    guard let start = more.baseAddress else { return }
    if count + more.count > values.count { grow(by: more.count) }
    values.baseAddress.map { ($0 + count).initialize(from: start, count: more.count) }
    count += more.count
  }

  /// Takes the last value away.
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return values[count]
  }

  /// Takes all values away.
  mutating func removeAll() { count = 0 }

  /// The values as an array.
  func array() -> [Element] { Array(view) }

  @inline(never)
  private mutating func grow(by missing: Int) {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(
      capacity: max(count + missing, values.count * 2))
    _ = larger.initialize(from: view)
    values.deallocate()
    values = larger
  }
}
