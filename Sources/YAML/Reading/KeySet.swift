/// The keys of mappings by their text, for finding equal ones.
///
/// The hash is seeded afresh in each process, so no file can be written to make it slow.
struct KeySet {
  private let view: TreeView
  private var slots: [Int32]

  /// Makes an empty set that can take so many keys.
  init(_ view: TreeView, capacity: Int) {
    self.view = view
    var size = 4
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  /// Adds a key unless one of the same text is there; gives that one.
  mutating func insert(_ key: Int) -> Int? {
    let text = view.text(view.target(key))
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] >= 0 {
      let other = Int(slots[slot])
      if view.text(view.target(other)).elementsEqual(text) { return other }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(truncatingIfNeeded: key)
    return nil
  }
}
