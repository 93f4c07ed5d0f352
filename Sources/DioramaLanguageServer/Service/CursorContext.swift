import DioramaAuthoring
import YAML

/// The position of the cursor in a document. It is found by inserting a marker and reading the
/// text, which may be incomplete.
struct CursorContext {
  /// The path from the root to the mapping, the value or the item at the cursor.
  private(set) var path: [SchemaGuide.Step] = []
  /// Whether the cursor is in a key of the mapping at the path, not in a value.
  private(set) var isKey = false
  /// Whether that key is the first one of a document that has no other key `screen`.
  private(set) var isFirstKey = false
  /// The other keys of the mapping.
  private(set) var otherKeys: Set<String> = []
  /// The document's root.
  private(set) var root: Node?
  /// The bytes of the word at the cursor, up to the word's end.
  let word: Range<Int>
  /// Whether the cursor is between brackets.
  private(set) var isInFlow = false

  /// A character that texts don't contain.
  private static let cursorMarker = "\u{F8F0}"

  /// Finds the context; nil if the text cannot be read even without the part after the cursor.
  ///
  /// - Parameters:
  ///   - offset: the offset of the cursor.
  ///   - document: the text.
  ///   - isValue: whether to read a word as a value if it could also become a key.
  ///   - maxLines: the maximum length of a document that is read as a whole; longer ones are
  ///     abridged.
  init?(
    at offset: Int, in document: TextDocument, isValue: Bool = false, maxLines: Int = 500
  ) {
    let number = document.lineNumber(of: offset)
    let line = document.line(number)
    word = Self.word(around: offset, in: document.bytes, line)
    let lines = document.lines(ofDocumentAt: number)
    let start = document.bytes[line.lowerBound..<word.lowerBound]
    if Self.needsSpace(after: start) { return nil }
    let rest = document.bytes[word.upperBound..<line.upperBound]
    if lines.count > maxLines,
      let near = AbridgedText(of: document, lines: lines, at: number, column: start.count),
      find(near.above + start, Array(rest), near.below, document.path, isValue)
    {
      return
    }
    let above = document.bytes[document.line(lines.lowerBound).lowerBound..<word.lowerBound]
    let below = document.bytes[line.upperBound..<document.line(lines.upperBound - 1).upperBound]
    guard find(Array(above), Array(rest), Array(below), document.path, isValue) else { return nil }
  }

  /// Changes the context to the first key, or the text, of the first item of a list at this place.
  mutating func becomeItem(isKey: Bool) {
    if path.last != .item { path.append(.item) }
    self.isKey = isKey
  }

  /// Inserts a marker between two texts and looks for it in the parsed result.
  private mutating func find(
    _ before: [UInt8], _ rest: [UInt8], _ below: [UInt8], _ path: String, _ isValue: Bool
  ) -> Bool {
    // The word may already be a key, or a value; a word alone may become either.
    var signs =
      isValue || rest.contains(UInt8(ascii: ":"))
      ? [Self.cursorMarker] : ["\(Self.cursorMarker): ", Self.cursorMarker]
    // An opened quote would otherwise extend to the end of the file.
    for quote in ["\"", "'"] where Array(quote.utf8) == before.suffix(1) {
      if rest.allSatisfy({ $0 != before.last }) { signs.insert(Self.cursorMarker + quote, at: 0) }
    }
    let closing = Self.closing(of: before[...])
    for tail in [rest + below, rest, []] {
      for sign in signs {
        let end = tail.isEmpty ? closing : []
        if take(before + Array(sign.utf8) + tail + end, path) { return true }
      }
    }
    return false
  }

  /// Parses a text and finds the marker in it.
  private mutating func take(_ bytes: [UInt8], _ path: String) -> Bool {
    var problems = Diagnostics()
    let documents = YAMLReader(limits: .largeData).documents(
      of: Source(path: path, bytes: bytes), reporting: &problems, selecting: .valid)
    for document in documents {
      let root = document.root
      if find(in: root, []) {
        self.root = root
        return true
      }
    }
    return false
  }

  private mutating func find(in node: Node, _ path: [SchemaGuide.Step]) -> Bool {
    if node.definition != nil { return false }
    switch node.kind {
    case .scalar:
      guard node.text.contains(Self.cursorMarker) else { return false }
      self.path = path
      isKey = false
      return true
    case .sequence:
      for item in node.items where find(in: item, path + [.item]) {
        isInFlow = isInFlow || node.isFlow
        return true
      }
    case .mapping:
      for entry in node.entries where entry.merge == nil {
        if entry.key.text.contains(Self.cursorMarker) {
          self.path = path
          isKey = true
          let first = node.entries.first { _ in true }
          isFirstKey = path.isEmpty && first?.key.place == entry.key.place && node["screen"] == nil
          isInFlow = node.isFlow
          otherKeys = Set(node.entries.map(\.key.text).filter { !$0.contains(Self.cursorMarker) })
          return true
        }
        if find(in: entry.value, path + [.key(entry.key.text)]) {
          isInFlow = isInFlow || node.isFlow
          return true
        }
      }
    }
    return false
  }

  // MARK: The text

  /// Returns the word around an offset: letters, digits, and the other characters of names.
  private static func word(around offset: Int, in bytes: [UInt8], _ line: Range<Int>) -> Range<Int>
  {
    func isOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 48...57, 65...90, 97...122, 0x80...: true
      default: byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      }
    }
    var start = min(max(offset, line.lowerBound), line.upperBound)
    var end = start
    while start > line.lowerBound, isOfWord(bytes[start - 1]) { start -= 1 }
    while end < line.upperBound, isOfWord(bytes[end]) { end += 1 }
    // The dash of an item is not part of a word.
    if start < end, bytes[start] == UInt8(ascii: "-"), start + 1 == end { start = end }
    return start..<end
  }

  /// Returns whether a line ends in the colon of its key or the dash of an item, after which YAML
  /// requires a space.
  private static func needsSpace(after line: ArraySlice<UInt8>) -> Bool {
    let (space, colon, dash) = (UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: "-"))
    if line.last == dash { return line.allSatisfy { $0 == space || $0 == dash } }
    let isInQuotes = !line.count { $0 == 34 || $0 == 39 }.isMultiple(of: 2)
    return line.last == colon && !isInQuotes && !line.contains([colon, space])
  }

  /// Returns the brackets that close those that are open at the end of a text.
  private static func closing(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var open: [UInt8] = []
    var quote: UInt8?
    var isComment = false
    for byte in bytes {
      if byte == 10 { isComment = false }
      if isComment { continue }
      if let own = quote {
        if byte == own { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "#"): isComment = true
      case UInt8(ascii: "'") where !open.isEmpty, UInt8(ascii: "\"") where !open.isEmpty:
        quote = byte
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): if open.last == byte { open.removeLast() }
      default: break
      }
    }
    return open.reversed()
  }
}
