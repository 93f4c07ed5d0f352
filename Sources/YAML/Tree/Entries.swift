/// A key of a mapping with its value.
public struct Entry: Sendable {
  /// The key.
  public var key: Node
  /// The value.
  public var value: Node
  @usableFromInline let mergeRecord: Int32

  @inlinable
  init(key: Node, value: Node, mergeRecord: Int32 = -1) {
    self.key = key
    self.value = value
    self.mergeRecord = mergeRecord
  }

  /// Where the `<<` stands that brought the entry in; nil for a mapping's own entry.
  public var merge: Place? { mergeRecord < 0 ? nil : Node(key.document, at: Int(mergeRecord)).place }
}

/// The entries of a mapping, merge keys resolved: first its own in order, then the merged ones
/// that it does not have itself; none for other nodes.
public struct Entries: Sequence, Sendable {
  @usableFromInline let node: Node

  @inlinable
  init(_ node: Node) { self.node = node }

  /// How many entries there are.
  @inlinable
  public var count: Int { node.record.kind == .mapping ? node.count : 0 }

  /// Whether there are none.
  @inlinable
  public var isEmpty: Bool { count == 0 }

  /// Starts at the first entry.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(node) }

  /// Walks over the entries.
  public struct Iterator: IteratorProtocol, Sendable {
    @usableFromInline let document: Document
    @usableFromInline var index: Int
    @usableFromInline let end: Int
    @usableFromInline let hasMerges: Bool
    @usableFromInline var merged: Range<Int>

    @inlinable
    init(_ node: Node) {
      let record = node.record
      document = node.document
      index = Int(node.index) + 1
      end = record.kind == .mapping ? Int(record.next) : index
      hasMerges = record.traits.contains(.merges)
      merged = hasMerges ? document.merges[Int(record.first)] : 0..<0
    }

    /// The next entry.
    @inlinable
    public mutating func next() -> Entry? {
      while index < end {
        let key = index
        let value = Int(document.records[key].next)
        index = Int(document.records[value].next)
        if hasMerges, document.isMergeKey(key) { continue }
        return Entry(key: Node(document, at: key), value: Node(document, at: value))
      }
      guard let entry = merged.popFirst().map({ document.merged[$0] }) else { return nil }
      return Entry(
        key: Node(document, at: Int(entry.key)), value: Node(document, at: Int(entry.value)),
        mergeRecord: entry.merge)
    }
  }
}

extension Node {
  /// A mapping's entries in order; none for other nodes.
  @inlinable
  public var entries: Entries { Entries(self) }

  /// The value of a key, nil when the mapping does not have it or the node is none.
  @inlinable
  public subscript(key: StaticString) -> Node? {
    for entry in entries where entry.key.isText(key) { return entry.value }
    return nil
  }
}
