/// A node of a document: a scalar, a sequence or a mapping, with its place in the file.
///
/// A node is an index into its document, cheap to copy and to keep. An alias is followed when
/// the node is made, so nobody meets one; the place of use is remembered.
public struct Node: Sendable {
  /// What a node is.
  @frozen
  public enum Kind: Sendable, Hashable {
    /// Text.
    case scalar
    /// A list of nodes.
    case sequence
    /// Keys with their values.
    case mapping
  }

  /// The document the node stands in.
  public let document: Document
  @usableFromInline let index: Int32
  /// The alias' record when the node was reached through one, else -1.
  @usableFromInline let use: Int32

  @inlinable @inline(__always)
  init(_ document: Document, at index: Int) {
    self.document = document
    let record = document.records[index]
    if record.kind == .alias {
      self.index = record.first
      use = Int32(truncatingIfNeeded: index)
    } else {
      self.index = Int32(truncatingIfNeeded: index)
      use = -1
    }
  }

  @inlinable var record: Record { document.records[Int(index)] }

  /// What the node is.
  @inlinable @inline(__always)
  public var kind: Kind {
    switch record.kind {
    case .sequence: .sequence
    case .mapping: .mapping
    case .scalar, .alias: .scalar
    }
  }

  /// Where the node is used: the alias' own place when it was reached through one.
  public var place: Place { place(of: use < 0 ? index : use) }

  /// Where the anchored node stands when this one was reached through an alias.
  public var definition: Place? { use < 0 ? nil : place(of: index) }

  /// How many items a sequence or entries a mapping has, merged entries included; a scalar has 0.
  @inlinable @inline(__always)
  public var count: Int {
    let record = self.record
    return record.kind == .scalar ? 0 : Int(record.count)
  }

  /// Whether a collection is written with brackets or braces.
  @inlinable @inline(__always)
  public var isFlow: Bool { record.traits.contains(.flow) }

  /// How a scalar is written.
  @inlinable @inline(__always)
  public var style: ScalarStyle { record.style }

  /// The tag in full, such as `tag:yaml.org,2002:str`, when one is written.
  public var tag: String? { properties?.tag }

  /// The name after `&`, when the node has one.
  public var anchor: String? { properties?.anchor }

  private var properties: Properties? {
    record.traits.contains(.properties) ? document.properties(of: index) : nil
  }

  private func place(of index: Int32) -> Place {
    let record = document.records[Int(index)]
    return Place(source: document.source, start: record.start, end: record.end)
  }
}
