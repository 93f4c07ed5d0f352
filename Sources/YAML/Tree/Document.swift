/// One YAML document as an immutable flat tree: records in the order of the file and one arena
/// with the text of all scalars.
///
/// Nodes keep their document, and a document keeps its ``source``, so places stay good for as long
/// as anybody has one.
public final class Document: Sendable {
  /// The file it stands in.
  public let source: Source
  /// Whether the reader found nothing wrong in it; tags that are not YAML's own leave it sound.
  public let isSound: Bool

  @usableFromInline let records: [Record]
  @usableFromInline let text: [UInt8]
  @usableFromInline let merges: [Range<Int>]
  @usableFromInline let merged: [EntryRecord]
  let properties: [Properties]
  /// Where its text begins, and what reading it has cost.
  let extent: Extent

  /// What the reader has to know of a document that it does not read again.
  struct Extent: Sendable {
    /// The line of its dashes, else of its first node.
    var line: Int32
    /// How many nodes it has, aliases followed.
    var nodes = 0
    /// Whether directives stand before its dashes.
    var hasDirectives: Bool
  }

  init(
    source: Source, isSound: Bool, extent: Extent, records: [Record], text: [UInt8],
    merges: [Range<Int>], merged: [EntryRecord], properties: [Properties]
  ) {
    self.source = source
    self.isSound = isSound
    self.extent = extent
    self.records = records
    self.text = text
    self.merges = merges
    self.merged = merged
    self.properties = properties
  }

  /// The same document in another version of the file, so many lines further down.
  func moved(to source: Source, byLines lines: Int32) -> Document {
    var extent = extent
    extent.line += lines
    return Document(
      source: source, isSound: isSound, extent: extent,
      records: lines == 0 ? records : records.map { $0.moved(byLines: lines) }, text: text,
      merges: merges, merged: merged, properties: properties)
  }

  /// The document's only node that stands in no other; a scalar that ``Node/isNull`` in an empty
  /// document.
  public var root: Node { Node(self, at: 0) }

  /// The tag and anchor of a record.
  func properties(of record: Int32) -> Properties? {
    var low = 0
    var high = properties.count
    while low < high {
      let middle = (low + high) / 2
      if properties[middle].record < record { low = middle + 1 } else { high = middle }
    }
    return low < properties.count && properties[low].record == record ? properties[low] : nil
  }
}

extension Document {
  /// Reports tags that are not YAML's own.
  func reportOwnTags(_ diagnostics: inout Diagnostics) {
    for property in properties {
      guard let tag = property.tag, tag != "!", !tag.hasPrefix("tag:yaml.org,2002:") else {
        continue
      }
      let node = Node(self, at: Int(property.record))
      let isInText = node.kind == .scalar && node.style == .plain && tag.hasPrefix("!")
      diagnostics.report(
        .wrongValue, "the tag '\(tag)' means nothing here", at: node.place,
        help: Diagnostic.Help(
          isInText
            ? "put the whole text in quotes if '!' belongs to it, else take the tag out"
            : "take it out; only YAML's own tags are known, such as !!str"))
    }
  }

  /// Whether a key's record is a `<<` that merges.
  @inlinable
  func isMergeKey(_ index: Int) -> Bool {
    let record = records[index]
    return record.count == 2 && text.withUnsafeBufferPointer { record.isMergeKey(in: $0) }
  }
}

/// One node of a document's flat tree, in the order of the file.
///
/// Children follow their parent; a mapping's are its keys and values in turn. 32 bytes, so that
/// the nodes of a usual file share a few cache lines.
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

  @usableFromInline var start: Mark
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
  /// The same node, so many lines further down.
  func moved(byLines lines: Int32) -> Record {
    var record = self
    record.start.line += lines
    record.end.line += lines
    return record
  }

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
