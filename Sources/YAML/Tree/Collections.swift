/// A key of a mapping with its value; both know where they stand.
public struct Entry: Sendable {
  let document: Document
  let record: EntryRecord

  /// The key.
  public var key: Node { Node(document, at: Int(record.key)) }

  /// The value.
  public var value: Node { Node(document, at: Int(record.value)) }

  /// Where the `<<` stands that brought the entry in; nil for a mapping's own entry.
  public var merge: Place? {
    record.merge < 0 ? nil : Node(document, at: Int(record.merge)).place
  }
}

/// The entries of a mapping, merge keys resolved: first its own in order, then the merged ones
/// that it does not have itself; none for other nodes.
///
///     for entry in node.entries where !known.contains(entry.key.text) {
///       diagnostics.report(.unknownKey, "unknown key \(entry.key.quoted)", at: entry.key.place)
///     }
public struct Entries: Sequence, Sendable {
  let node: Node

  /// How many entries there are.
  public var count: Int { node.record.kind == .mapping ? node.count : 0 }

  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }

  /// Starts at the first entry.
  public func makeIterator() -> Iterator { Iterator(node) }

  /// Walks over the entries.
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

    /// The next entry.
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
  /// A mapping's entries in order; none for other nodes.
  public var entries: Entries { Entries(node: self) }

  /// The value of a key, nil when the mapping does not have it or the node is none.
  ///
  /// Goes through the entries from the first; who needs many keys of a mapping walks over
  /// ``entries`` once.
  ///
  /// - Parameter key: The key's text, as ``isText(_:)`` compares it.
  public subscript(key: String) -> Node? {
    for entry in entries where entry.key.isText(key) { return entry.value }
    return nil
  }
}

/// The items of a sequence; none for other nodes.
public struct Items: Sequence, Sendable {
  let node: Node

  /// How many items there are.
  public var count: Int { node.record.kind == .sequence ? node.count : 0 }

  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }

  /// Starts at the first item.
  public func makeIterator() -> Iterator { Iterator(node) }

  /// Walks over the items.
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

    /// The next item.
    public mutating func next() -> Node? {
      guard index < end else { return nil }
      defer { index = Int(document.records[index].next) }
      return Node(document, at: index)
    }
  }
}

extension Node {
  /// A sequence's items in order; none for other nodes.
  public var items: Items { Items(node: self) }
}
