/// One YAML document as an immutable flat tree: records in the order of the file, and one buffer
/// with the text of all scalars.
///
/// Nodes keep their document alive, and a document keeps its ``source`` alive, so places always
/// stay valid.
public final class Document: Sendable {
  /// The file that contains the document.
  public let source: Source
  /// A Boolean value that indicates whether the reader found no error in the document; tags that
  /// are not YAML's own do not count.
  public let isValid: Bool

  let records: [Record]
  let text: [UInt8]
  let merges: [Range<Int>]
  let merged: [EntryRecord]
  let properties: [Properties]

  init(
    source: Source, isValid: Bool, records: [Record], text: [UInt8], merges: [Range<Int>],
    merged: [EntryRecord], properties: [Properties]
  ) {
    self.source = source
    self.isValid = isValid
    self.records = records
    self.text = text
    self.merges = merges
    self.merged = merged
    self.properties = properties
  }

  /// The root node of the document; a scalar that ``Node/isNull`` in an empty document.
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
  /// Whether the record of a key is a `<<` merge key.
  func isMergeKey(_ index: Int) -> Bool { records[index].isMergeKey(in: text) }
}

/// One node of a document's flat tree, in the order of the file.
///
/// Children follow their parent; the children of a mapping are its keys and values in turn. A
/// record has 32 bytes, so that the nodes of a usual file share a few cache lines.
struct Record: Sendable {
  enum Kind: UInt8, Sendable { case scalar, sequence, mapping, alias }

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    /// Written with brackets or braces.
    static let flow = Traits(rawValue: 1)
    /// Has a tag or an anchor in the document's `properties`.
    static let properties = Traits(rawValue: 2)
    /// A mapping with a `<<` key.
    static let merges = Traits(rawValue: 4)
    /// Replaces an alias that could not be followed.
    static let unresolved = Traits(rawValue: 8)
  }

  var start: Mark
  var end: Mark
  let kind: Kind
  var style = ScalarStyle.plain
  var traits: Traits = []
  /// The index of the record after this node and its descendants.
  var next: Int32 = 0
  /// Scalar: the start of its text. Alias: the record of its target. Mapping with `<<`: its index
  /// in the document's `merges`.
  var first: Int32 = 0
  /// Scalar: its number of bytes. Sequence: of items. Mapping: of entries, including merged ones.
  var count: Int32 = 0
}

extension Record {
  /// Whether this is a `<<` merge key: plain, without tag or anchor.
  func isMergeKey(in text: [UInt8]) -> Bool {
    kind == .scalar && count == 2 && style == .plain && !traits.contains(.properties)
      && text[Int(first)] == UInt8(ascii: "<") && text[Int(first) + 1] == UInt8(ascii: "<")
  }
}

/// The tag and the anchor of a node, which are rare and therefore stored outside the tree.
struct Properties: Sendable {
  let record: Int32
  let tag: String?
  let anchor: String?
}

/// An entry of a mapping: the records of its key, its value and, if it was merged, the `<<`.
struct EntryRecord: Sendable {
  let key: Int32
  let value: Int32
  let merge: Int32
}
