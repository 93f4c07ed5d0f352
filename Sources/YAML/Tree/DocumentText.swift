/// A document by what it says: equal to any other that says the same, wherever in a file the two
/// stand and whatever comments are in them.
package struct DocumentText: Sendable {
  private let document: Document

  /// What a document says.
  package init(of document: Document) { self.document = document }
}

extension DocumentText: Hashable {
  /// Two are equal when they have the same nodes, written in the same styles.
  package static func == (left: DocumentText, right: DocumentText) -> Bool {
    let (own, other) = (left.document, right.document)
    return own === other
      || own.isSound == other.isSound && own.text == other.text && own.merges == other.merges
        && own.properties.elementsEqual(other.properties) {
          $0.record == $1.record && $0.tag == $1.tag && $0.anchor == $1.anchor
        }
        && own.merged.elementsEqual(other.merged) {
          $0.key == $1.key && $0.value == $1.value && $0.merge == $1.merge
        }
        && own.records.elementsEqual(other.records) { $0.saysTheSame(as: $1) }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(document.records.count)
    // All at once: an array hands over one byte at a time.
    document.text.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension Record {
  /// Whether another one is the same but for its place.
  fileprivate func saysTheSame(as other: Record) -> Bool {
    kind == other.kind && style == other.style && traits == other.traits && next == other.next
      && first == other.first && count == other.count
  }
}
