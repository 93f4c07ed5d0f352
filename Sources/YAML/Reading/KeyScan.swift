/// A quick look at the keys of a mapping: is there anything to report or to merge?
///
/// It makes nothing on the heap for the usual mapping and never overlooks two equal keys; that
/// it may suspect different ones is sorted out by a slower look.
struct KeyScan {
  /// Whether a `<<` is among the keys.
  private(set) var merges = false
  /// Whether two keys may be equal or one is no scalar.
  private(set) var isSuspect = false

  /// Looks at a mapping that has so many children, keys and values counted apart.
  init(_ view: TreeView, mapping: Int, children: Int) {
    if children > Self.mostOnStack * 2 {
      scanMany(view, mapping, children / 2)
    } else {
      scanFew(view, mapping)
    }
  }

  private static var mostOnStack: Int { 16 }

  private mutating func scanFew(_ view: TreeView, _ mapping: Int) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.mostOnStack) { prints in
      var count = 0
      for key in view.keys(of: mapping) {
        guard let print = fingerprint(view, key) else { return }
        for other in 0..<count where prints[other] == print { isSuspect = true }
        prints[count] = print
        count += 1
      }
    }
  }

  private mutating func scanMany(_ view: TreeView, _ mapping: Int, _ count: Int) {
    var known = KeySet(view, capacity: count)
    for key in view.keys(of: mapping) {
      guard fingerprint(view, key) != nil else { return }
      if known.insert(key) != nil { isSuspect = true }
    }
  }

  /// A number that equal keys share; nil for a key that is no scalar, which is suspect.
  private mutating func fingerprint(_ view: TreeView, _ key: Int) -> UInt64? {
    let target = view.target(key)
    guard view.records[target].kind == .scalar else {
      isSuspect = true
      return nil
    }
    if view.isMergeKey(key) { merges = true }
    let text = UnsafeRawBufferPointer(view.text(target))
    let count = text.count
    let length = UInt64(truncatingIfNeeded: count) << 56
    func load<T: FixedWidthInteger>(_ type: T.Type, _ offset: Int) -> UInt64 {
      UInt64(truncatingIfNeeded: text.loadUnaligned(fromByteOffset: offset, as: type))
    }
    return switch count {
    case 0: 0
    case 1: length | load(UInt8.self, 0)
    case 2..<4: length ^ load(UInt16.self, 0) ^ load(UInt16.self, count - 2) << 16
    case 4..<8: length ^ load(UInt32.self, 0) ^ load(UInt32.self, count - 4) << 32
    default:
      length ^ load(UInt64.self, 0) ^ (load(UInt64.self, count - 8) &* 0x9E37_79B9_7F4A_7C15)
    }
  }
}
