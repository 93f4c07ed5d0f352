import TerminalText

/// A node of a document: a scalar, a sequence or a mapping, with its place in the file.
///
/// A node is an index into its document, cheap to copy and to keep. An alias is followed when
/// the node is made, so nobody meets one; the place of use is remembered.
///
///     if let title = root["title"] {
///       print(title.text, title.place)  // Soup menu.yaml:1:8
///     }
///     for dish in root["dishes"]?.items ?? root.items {
///       for entry in dish.entries { print(entry.key.text, entry.value.text) }
///     }
///
/// All questions may be asked of all nodes: a scalar has no items, a list has no text.
public struct Node: Sendable {
  /// What a node is.
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
  let index: Int32
  /// The alias' record when the node was reached through one, else -1.
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

  /// What the node is.
  public var kind: Kind {
    switch record.kind {
    case .sequence: .sequence
    case .mapping: .mapping
    case .scalar, .alias: .scalar
    }
  }

  /// Where the node is used: the alias' own place when it was reached through one.
  ///
  /// A quoted text's place has its quotes in it, a flow collection's its brackets; a block ends
  /// with its last child. An absent value stands behind its colon.
  public var place: Place { place(of: aliasIndex < 0 ? index : aliasIndex) }

  /// Where the anchored node stands when this one was reached through an alias.
  public var definition: Place? { aliasIndex < 0 ? nil : place(of: index) }

  /// How many items a sequence or entries a mapping has, merged entries included; a scalar has 0.
  /// The number is kept, not counted.
  public var count: Int {
    let record = self.record
    return record.kind == .scalar ? 0 : Int(record.count)
  }

  /// Whether a collection is written with brackets or braces.
  public var isFlow: Bool { record.traits.contains(.flow) }

  /// How a scalar is written; ``ScalarStyle/plain`` for a collection.
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

extension Node {
  /// A scalar's text with escapes and line folding resolved; empty for a collection.
  ///
  /// Makes a string at each call; ``isText(_:)`` and ``withUTF8(_:)`` make none.
  public var text: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }

  /// Gives a scalar's bytes to a closure without making a string.
  ///
  /// - Parameter body: Takes the text as UTF-8, valid until it returns; empty for a collection.
  /// - Throws: What `body` throws.
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

  /// Says whether a scalar's text is exactly this, byte for byte; a collection's never is.
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

  /// Which of some texts a scalar's text is, byte for byte; nil for none of them and for collections.
  ///
  /// - Parameter texts: The first that is the same counts.
  package func index(in texts: [String]) -> Int? { texts.firstIndex { isText($0) } }

  /// Whether this is an absent value: plain and empty, `~`, `null`, `Null` or `NULL`, and not
  /// tagged as something else.
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

  /// A scalar's text in quotes for a message, cut with `…` to 60 columns of a terminal.
  public var quoted: String { "'\(text.truncated(toColumns: 60))'" }
}

/// How a scalar is written in the file.
public enum ScalarStyle: UInt8, Sendable, Hashable {
  /// Bare words: `title: Add`.
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
