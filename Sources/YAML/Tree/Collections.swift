/// A key of a mapping with its value; both have places.
public struct Entry: Sendable {
  let document: Document
  let record: EntryRecord

  /// The key.
  public var key: Node { Node(document, at: Int(record.key)) }

  /// The value.
  public var value: Node { Node(document, at: Int(record.value)) }

  /// The place of the `<<` that merged the entry in; nil for a mapping's own entry.
  public var merge: Place? {
    record.merge < 0 ? nil : Node(document, at: Int(record.merge)).place
  }
}

/// The entries of a mapping with merge keys resolved: first its own in order, then the merged ones
/// whose keys it does not have itself; empty for other nodes.
///
///     for entry in node.entries where !known.contains(entry.key.text) {
///       diagnostics.report(.unknownKey, "unknown key \(entry.key.quoted)", at: entry.key.place)
///     }
public struct Entries: Sequence, Sendable {
  let node: Node

  /// The number of entries.
  public var count: Int { node.record.kind == .mapping ? node.count : 0 }

  /// A Boolean value that indicates whether there are no entries.
  public var isEmpty: Bool { count == 0 }

  /// Returns an iterator over the entries.
  public func makeIterator() -> Iterator { Iterator(node) }

  /// An iterator over the entries of a mapping.
  public struct Iterator: IteratorProtocol, Sendable {
    let document: Document
    var index: Int
    let end: Int
    let hasMerges: Bool
    var merged: Range<Int>

    init(_ node: Node) {
      let record = node.record
      document = node.document
      index = Int(node.index) + 1
      end = record.kind == .mapping ? Int(record.next) : index
      hasMerges = record.traits.contains(.merges)
      merged = hasMerges ? document.merges[Int(record.first)] : 0..<0
    }

    /// Returns the next entry, or nil at the end.
    public mutating func next() -> Entry? {
      while index < end {
        let key = index
        let value = Int(document.records[key].next)
        index = Int(document.records[value].next)
        if hasMerges, document.isMergeKey(key) { continue }
        let record = EntryRecord(
          key: Int32(truncatingIfNeeded: key), value: Int32(truncatingIfNeeded: value), merge: -1)
        return Entry(document: document, record: record)
      }
      return merged.popFirst().map { Entry(document: document, record: document.merged[$0]) }
    }
  }
}

extension Node {
  /// The entries of a mapping in order; empty for other nodes.
  public var entries: Entries { Entries(node: self) }

  /// The value of a key; nil if the mapping does not have the key or the node is not a mapping.
  ///
  /// The search goes through the entries from the first; to read many keys of a mapping, iterate
  /// over ``entries`` once.
  ///
  /// - Parameter key: The key's text, as ``isText(_:)`` compares it.
  public subscript(key: String) -> Node? {
    for entry in entries where entry.key.isText(key) { return entry.value }
    return nil
  }
}

/// The items of a sequence; empty for other nodes.
public struct Items: Sequence, Sendable {
  let node: Node

  /// The number of items.
  public var count: Int { node.record.kind == .sequence ? node.count : 0 }

  /// A Boolean value that indicates whether there are no items.
  public var isEmpty: Bool { count == 0 }

  /// Returns an iterator over the items.
  public func makeIterator() -> Iterator { Iterator(node) }

  /// An iterator over the items of a sequence.
  public struct Iterator: IteratorProtocol, Sendable {
    let document: Document
    var index: Int
    let end: Int

    init(_ node: Node) {
      let record = node.record
      document = node.document
      index = Int(node.index) + 1
      end = record.kind == .sequence ? Int(record.next) : index
    }

    /// Returns the next item, or nil at the end.
    public mutating func next() -> Node? {
      guard index < end else { return nil }
      defer { index = Int(document.records[index].next) }
      return Node(document, at: index)
    }
  }
}

extension Node {
  /// The items of a sequence in order; empty for other nodes.
  public var items: Items { Items(node: self) }
}
