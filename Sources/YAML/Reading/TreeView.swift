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
