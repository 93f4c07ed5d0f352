/// One YAML document as an immutable flat tree: records in the order of the file and one arena
/// with the text of all scalars.
///
/// Nodes keep their document, and a document keeps its ``source``, so places stay good for as long
/// as anybody has one.
public final class Document: Sendable {
  /// The file it stands in.
  public let source: Source
  /// Whether the reader found nothing wrong in it; tags that are not YAML's own leave it sound.
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
  func isMergeKey(_ index: Int) -> Bool { records[index].isMergeKey(in: text) }
}

/// One node of a document's flat tree, in the order of the file.
///
/// Children follow their parent; a mapping's are its keys and values in turn. 32 bytes, so that
/// the nodes of a usual file share a few cache lines.
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
    /// Stands for an alias that could not be followed.
    static let unresolved = Traits(rawValue: 8)
  }

  var start: Mark
  var end: Mark
  let kind: Kind
  var style = ScalarStyle.plain
  var traits: Traits = []
  /// The index of the record after this node and all below it.
  var next: Int32 = 0
  /// Scalar: where its text begins. Alias: the record it stands for. Mapping with `<<`: its place
  /// in the document's `merges`.
  var first: Int32 = 0
  /// Scalar: its bytes. Sequence: its items. Mapping: its entries, merged ones included.
  var count: Int32 = 0
}

extension Record {
  /// Whether this is a `<<` that merges: plain, without tag or anchor.
  func isMergeKey(in text: [UInt8]) -> Bool {
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
struct EntryRecord: Sendable {
  let key: Int32
  let value: Int32
  let merge: Int32
}
