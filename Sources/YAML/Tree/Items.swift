/// The items of a sequence; none for other nodes.
public struct Items: Sequence, Sendable {
  @usableFromInline let node: Node

  @inlinable @inline(__always)
  init(_ node: Node) { self.node = node }

  /// How many items there are.
  @inlinable @inline(__always)
  public var count: Int { node.record.kind == .sequence ? node.count : 0 }

  /// Whether there are none.
  @inlinable @inline(__always)
  public var isEmpty: Bool { count == 0 }

  /// Starts at the first item.
  @inlinable @inline(__always)
  public func makeIterator() -> Iterator { Iterator(node) }

  /// Walks over the items.
  public struct Iterator: IteratorProtocol, Sendable {
    @usableFromInline let document: Document
    @usableFromInline var index: Int
    @usableFromInline let end: Int

    @inlinable @inline(__always)
    init(_ node: Node) {
      let record = node.record
      document = node.document
      index = Int(node.index) + 1
      end = record.kind == .sequence ? Int(record.next) : index
    }

    /// The next item.
    @inlinable @inline(__always)
    public mutating func next() -> Node? {
      guard index < end else { return nil }
      defer { index = Int(document.records[index].next) }
      return Node(document, at: index)
    }
  }
}

extension Node {
  /// A sequence's items in order; none for other nodes.
  @inlinable @inline(__always)
  public var items: Items { Items(self) }
}
