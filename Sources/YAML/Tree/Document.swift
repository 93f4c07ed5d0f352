/// One YAML document as an immutable flat tree: records in the order of the file and one arena
/// with the text of all scalars.
public final class Document: Sendable {
  /// The file it stands in.
  public let source: Source
  /// Whether the reader found nothing wrong in it.
  public let isSound: Bool

  @usableFromInline let records: [Record]
  @usableFromInline let text: [UInt8]
  @usableFromInline let merges: [Range<Int>]
  @usableFromInline let merged: [EntryRecord]
  private let properties: [Properties]

  init(
    source: Source, isSound: Bool, records: [Record], text: [UInt8], merges: [Range<Int>],
    merged: [EntryRecord], properties: [Properties]
  ) {
    self.source = source
    self.isSound = isSound
    self.records = records
    self.text = text
    self.merges = merges
    self.merged = merged
    self.properties = properties
  }

  /// The document's only node that stands in no other.
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
      diagnostics.report(
        .wrongValue, "the tag '\(tag)' means nothing here",
        at: Node(self, at: Int(property.record)).place,
        help: Diagnostic.Help("take it out; only YAML's own tags are known, such as !!str"))
    }
  }

  /// Whether a key's record is a `<<` that merges.
  @inlinable
  func isMergeKey(_ index: Int) -> Bool {
    let record = records[index]
    return record.count == 2 && text.withUnsafeBufferPointer { record.isMergeKey(in: $0) }
  }
}
