/// One node of a document's flat tree, in the order of the file.
///
/// Children follow their parent; a mapping's are its keys and values in turn. 32 bytes, so that a
/// screen's nodes share a few cache lines.
@usableFromInline
@frozen
struct Record: Sendable {
  @usableFromInline
  @frozen
  enum Kind: UInt8, Sendable { case scalar, sequence, mapping, alias }

  @usableFromInline
  @frozen
  struct Traits: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt8
    @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Written with brackets or braces.
    @inlinable static var flow: Traits { Traits(rawValue: 1) }
    /// Has a tag or an anchor in the document's `properties`.
    @inlinable static var properties: Traits { Traits(rawValue: 2) }
    /// A mapping with a `<<` key.
    @inlinable static var merges: Traits { Traits(rawValue: 4) }
    /// Stands for an alias that could not be followed.
    @inlinable static var unresolved: Traits { Traits(rawValue: 8) }
  }

  @usableFromInline let start: Mark
  @usableFromInline var end: Mark
  @usableFromInline let kind: Kind
  @usableFromInline let style: ScalarStyle
  @usableFromInline var traits: Traits
  /// The index of the record after this node and all below it.
  @usableFromInline var next: Int32
  /// Scalar: where its text begins. Alias: the record it stands for. Mapping with `<<`: its place
  /// in the document's `merges`.
  @usableFromInline var first: Int32
  /// Scalar: its bytes. Sequence: its items. Mapping: its entries, merged ones included.
  @usableFromInline var count: Int32

  @inlinable
  init(
    kind: Kind, start: Mark, end: Mark, style: ScalarStyle = .plain, traits: Traits = [],
    next: Int32 = 0, first: Int32 = 0, count: Int32 = 0
  ) {
    self.start = start
    self.end = end
    self.kind = kind
    self.style = style
    self.traits = traits
    self.next = next
    self.first = first
    self.count = count
  }
}

extension Record {
  /// Whether this is a `<<` that merges: plain, without tag or anchor.
  @inlinable
  func isMergeKey(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    kind == .scalar && count == 2 && style == .plain && !traits.contains(.properties)
      && text[Int(first)] == UInt8(ascii: "<") && text[Int(first) + 1] == UInt8(ascii: "<")
  }
}

/// The rare things a node may carry, kept beside the tree.
struct Properties: Sendable {
  let record: Int32
  let tag: String?
  let anchor: String?
}

/// An entry of a mapping: the records of its key, its value and, if one brought it in, the `<<`.
@usableFromInline
@frozen
struct EntryRecord: Sendable {
  @usableFromInline let key: Int32
  @usableFromInline let value: Int32
  @usableFromInline let merge: Int32

  @inlinable
  init(key: Int32, value: Int32, merge: Int32) {
    self.key = key
    self.value = value
    self.merge = merge
  }
}
