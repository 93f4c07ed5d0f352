import TerminalText

/// A node of a document: a scalar, a sequence or a mapping, with its place in the file.
///
/// A node is an index into its document, cheap to copy and to keep. Creating a node follows an
/// alias, so a node is never an alias; it remembers the place of use.
///
///     if let title = root["title"] {
///       print(title.text, title.place)  // Soup menu.yaml:1:8
///     }
///     for dish in root["dishes"]?.items ?? root.items {
///       for entry in dish.entries { print(entry.key.text, entry.value.text) }
///     }
///
/// Every property works on every node: a scalar has no items, a list has no text.
public struct Node: Sendable {
  /// The kind of a node.
  public enum Kind: Sendable, Hashable {
    /// Text.
    case scalar
    /// A list of nodes.
    case sequence
    /// Keys with their values.
    case mapping
  }

  /// The document that contains the node.
  public let document: Document
  let index: Int32
  /// The alias' record if the node was reached through one, otherwise -1.
  let aliasIndex: Int32

  init(_ document: Document, at index: Int) {
    self.document = document
    let record = document.records[index]
    if record.kind == .alias {
      self.index = record.first
      aliasIndex = Int32(truncatingIfNeeded: index)
    } else {
      self.index = Int32(truncatingIfNeeded: index)
      aliasIndex = -1
    }
  }

  var record: Record { document.records[Int(index)] }

  /// The kind of the node.
  public var kind: Kind {
    switch record.kind {
    case .sequence: .sequence
    case .mapping: .mapping
    case .scalar, .alias: .scalar
    }
  }

  /// The place where the node is used: that of the alias if the node was reached through one.
  ///
  /// The place of a quoted text includes its quotes, that of a flow collection its brackets; a
  /// block ends with its last child. An absent value is located after its colon.
  public var place: Place { place(of: aliasIndex < 0 ? index : aliasIndex) }

  /// The place of the anchored node if this one was reached through an alias.
  public var definition: Place? { aliasIndex < 0 ? nil : place(of: index) }

  /// The number of items of a sequence, or of entries of a mapping including merged ones; 0 for a
  /// scalar. The number is stored, not counted.
  public var count: Int {
    let record = self.record
    return record.kind == .scalar ? 0 : Int(record.count)
  }

  /// A Boolean value that indicates whether a collection is written with brackets or braces.
  public var isFlow: Bool { record.traits.contains(.flow) }

  /// The style of a scalar; ``ScalarStyle/plain`` for a collection.
  public var style: ScalarStyle { record.style }

  /// The full tag, such as `tag:yaml.org,2002:str`, if the node has one.
  public var tag: String? { properties?.tag }

  /// The name after `&`, if the node has one.
  public var anchor: String? { properties?.anchor }

  private var properties: Properties? {
    record.traits.contains(.properties) ? document.properties(of: index) : nil
  }

  private func place(of index: Int32) -> Place {
    let record = document.records[Int(index)]
    return Place(source: document.source, start: record.start, end: record.end)
  }
}

extension Node {
  /// A scalar's text with escapes and line folding resolved; empty for a collection.
  ///
  /// Each call creates a string; ``isText(_:)`` and ``withUTF8(_:)`` do not.
  public var text: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }

  /// Calls a closure with a scalar's bytes, without creating a string.
  ///
  /// - Parameter body: A closure that receives the text as UTF-8, valid only during the call; empty
  ///   for a collection.
  /// - Throws: The errors of `body`.
  public func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    let record = self.record
    return try document.text.withUnsafeBufferPointer { text in
      guard record.kind == .scalar else {
        return try body(UnsafeBufferPointer(rebasing: text[..<0]))
      }
      let start = Int(record.first)
      return try body(UnsafeBufferPointer(rebasing: text[start..<start + Int(record.count)]))
    }
  }

  /// Returns whether a scalar's text equals a text byte for byte; false for a collection.
  public func isText(_ text: String) -> Bool {
    let record = self.record
    guard record.kind == .scalar, Int(record.count) == text.utf8.count else { return false }
    let start = Int(record.first)
    return document.text.withUnsafeBufferPointer { arena in
      var text = text
      return text.withUTF8 { bytes in
        bytes.indices.allSatisfy { bytes[$0] == arena[start + $0] }
      }
    }
  }

  /// Returns the index of the text that equals a scalar's text byte for byte; nil if none does, and
  /// for collections.
  ///
  /// - Parameter texts: The texts; the first that is equal wins.
  package func index(in texts: [String]) -> Int? { texts.firstIndex { isText($0) } }

  /// A Boolean value that indicates whether the value is absent: plain and empty, `~`, `null`,
  /// `Null` or `NULL`, and not tagged as something else.
  public var isNull: Bool {
    let record = self.record
    guard record.kind == .scalar, record.style == .plain else { return false }
    let isNull =
      switch record.count {
      case 0: true
      case 1: isText("~")
      case 4: isText("null") || isText("Null") || isText("NULL")
      default: false
      }
    return isNull && (tag ?? Self.nullTag) == Self.nullTag
  }

  private static var nullTag: String { "tag:yaml.org,2002:null" }

  /// The text of a scalar in quotes for a message, cut with `…` to 60 terminal columns.
  public var quoted: String { "'\(text.truncated(toColumns: 60))'" }
}

/// The style in which a scalar is written in the file.
public enum ScalarStyle: UInt8, Sendable, Hashable {
  /// Text without quotes: `title: Add`.
  case plain
  /// `'Add'`.
  case singleQuoted
  /// `"Add"`.
  case doubleQuoted
  /// A block after `|`, line ends kept.
  case literal
  /// A block after `>`, lines joined.
  case folded
}
