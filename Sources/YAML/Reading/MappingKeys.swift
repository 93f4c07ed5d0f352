import TerminalText

extension TreeBuilder {
  /// Checks the keys of a mapping that has just ended, and resolves its merge keys.
  mutating func finishMapping(_ mapping: Int) {
    let children = Int(records[mapping].count)
    records[mapping].count /= 2
    guard children > 0 else { return }
    let scan = withView { KeyScan($0, mapping: mapping, children: children) }
    if scan.isSuspect { reportKeys(of: mapping) }
    if scan.merges { merge(into: mapping) }
  }

  private mutating func reportKeys(of mapping: Int) {
    var odd: [Int] = []
    var pairs: [(first: Int, second: Int)] = []
    withView { view in
      var known = KeySet(view, capacity: Int(records[mapping].count))
      for key in view.keys(of: mapping) {
        if view.records[view.target(key)].kind != .scalar {
          odd.append(key)
        } else if let first = known.insert(key) {
          pairs.append((first, key))
        }
      }
    }
    for key in odd {
      diagnostics.report(
        .wrongValue, "a key must be text, not a \(kindName(of: key))", at: place(of: key),
        help: Diagnostic.Help("put the key in quotes if its brackets belong to it"))
    }
    for (first, second) in pairs { reportDuplicate(second, of: first) }
  }

  private mutating func reportDuplicate(_ second: Int, of first: Int) {
    let (name, isMerge) = withView { view in
      let text = String(decoding: view.text(view.target(second)), as: UTF8.self)
      return (text.truncated(toColumns: 60), view.isMergeKey(second))
    }
    diagnostics.report(
      .duplicateKey, "the key '\(name)' stands twice in this mapping", at: place(of: second),
      help: isMerge ? Diagnostic.Help("merge several at once: '<<: [*first, *second]'") : nil,
      notes: [Diagnostic.Note("the first '\(name)' is here", at: place(of: first))])
  }

  /// Gives a mapping the entries of those after its `<<` keys, the earliest of a key.
  private mutating func merge(into mapping: Int) {
    var found: [EntryRecord] = []
    var unusable: [Int] = []
    var own = 0
    withView { view in
      var operands: [(mapping: Int, merge: Int)] = []
      for key in view.keys(of: mapping) where view.isMergeKey(key) {
        for item in view.mergeOperands(view.next(key)) {
          if view.records[view.target(item)].kind == .mapping {
            operands.append((view.target(item), key))
          } else if !view.records[item].traits.contains(.unresolved) {
            unusable.append(item)
          }
        }
      }
      let most = operands.reduce(0) { $0 + Int(view.records[$1.mapping].count) }
      var known = KeySet(view, capacity: most + Int(records[mapping].count))
      for key in view.keys(of: mapping) where !view.isMergeKey(key) {
        own += 1
        if view.isText(key) { _ = known.insert(key) }
      }
      for (operand, merge) in operands {
        entries(of: operand, in: view) { key, value in
          guard view.isText(key), known.insert(key) == nil else { return }
          found.append(
            EntryRecord(
              key: Int32(truncatingIfNeeded: key), value: Int32(truncatingIfNeeded: value),
              merge: Int32(truncatingIfNeeded: merge)))
        }
      }
    }
    records[mapping].traits.insert(.merges)
    records[mapping].first = Int32(truncatingIfNeeded: merges.count)
    records[mapping].count = Int32(truncatingIfNeeded: own + found.count)
    merges.append(merged.count..<merged.count + found.count)
    merged.append(contentsOf: found)
    for operand in unusable { reportUnusable(operand) }
  }

  private func entries(of mapping: Int, in view: TreeView, _ body: (Int, Int) -> Void) {
    let record = view.records[mapping]
    let hasMerges = record.traits.contains(.merges)
    for key in view.keys(of: mapping) where !(hasMerges && view.isMergeKey(key)) {
      body(key, view.next(key))
    }
    guard hasMerges else { return }
    for entry in merged[merges[Int(record.first)]] { body(Int(entry.key), Int(entry.value)) }
  }

  private mutating func reportUnusable(_ operand: Int) {
    diagnostics.report(
      .wrongValue, "'<<' takes a mapping, not a \(kindName(of: operand))", at: place(of: operand),
      help: Diagnostic.Help("write '<<: *name', '<<: [*name, *other]' or '<<: {key: value}'"))
  }

  private func kindName(of index: Int) -> String {
    switch withView({ $0.records[$0.target(index)].kind }) {
    case .mapping: "mapping"
    case .sequence: "list"
    case .scalar, .alias: "single value"
    }
  }

  private func place(of index: Int) -> Place {
    Place(source: source, start: records[index].start, end: records[index].end)
  }
}

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

/// The tree so far, for looking at a mapping that has just ended; valid inside one call.
struct TreeView {
  let records: UnsafeBufferPointer<Record>
  let text: UnsafeBufferPointer<UInt8>

  /// The keys of a mapping as records, aliases not followed.
  func keys(of mapping: Int) -> Keys { Keys(view: self, index: mapping + 1, end: next(mapping)) }

  /// The record behind a node and all below it.
  func next(_ index: Int) -> Int { Int(records[index].next) }

  /// The record itself, or the one that an alias stands for.
  func target(_ index: Int) -> Int {
    records[index].kind == .alias ? Int(records[index].first) : index
  }

  /// The text of a scalar.
  func text(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let record = records[index]
    let start = Int(record.first)
    return UnsafeBufferPointer(rebasing: text[start..<start + Int(record.count)])
  }

  /// Whether a key is the `<<` that merges.
  func isMergeKey(_ index: Int) -> Bool {
    let record = records[index]
    return record.count == 2 && record.isMergeKey(in: text)
  }

  /// Whether a key is a scalar, or an alias of one.
  func isText(_ key: Int) -> Bool { records[target(key)].kind == .scalar }

  /// What stands after a `<<`: one node, or the items of a list.
  func mergeOperands(_ value: Int) -> [Int] {
    let list = target(value)
    guard records[list].kind == .sequence else { return [value] }
    var items: [Int] = []
    var index = list + 1
    while index < next(list) {
      items.append(index)
      index = next(index)
    }
    return items
  }

  /// Walks over a mapping's keys.
  struct Keys: Sequence, IteratorProtocol {
    let view: TreeView
    var index: Int
    let end: Int

    mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = view.next(view.next(index)) }
      return index
    }
  }
}

extension TreeBuilder {
  /// Lets a closure look at the tree so far.
  func withView<R>(_ body: (TreeView) -> R) -> R {
    body(TreeView(records: records.view, text: text.view))
  }
}
