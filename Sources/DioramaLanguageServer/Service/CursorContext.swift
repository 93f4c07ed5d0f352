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
  /// The scalar that contains the word.
  private(set) var scalar: ScalarToken
  /// The dash of an item that is not written yet; empty if the line is read as it is.
  let dash: String
  /// The comma after a completion that another item of the list in brackets follows.
  private(set) var separator = ""
  /// Whether the cursor is between brackets.
  private(set) var isInFlow = false
  /// Whether the cursor is in the key after one without a value.
  private var isAfterEmptyValue = false
  /// Whether a completion may replace the scalar: it is in one line, no space separates the cursor
  /// from a text before it, and the lines below are not the value already.
  private(set) var canComplete = false
  /// The indentation of lines below that are already the value of the line's key; nil without any.
  private(set) var blockIndent: Int?

  /// A character that texts don't contain.
  private static let cursorMarker = "\u{F8F0}"

  /// Finds the context; nil if the text cannot be read even without the part after the cursor.
  ///
  /// - Parameters:
  ///   - offset: the offset of the cursor.
  ///   - document: the text.
  ///   - isValue: whether to read a word as a value if it could also become a key.
  ///   - insertion: a line end and the indentation to insert before the word.
  ///   - dash: a dash to insert before the word.
  ///   - maxLines: the maximum length of a document that is read as a whole; longer ones are
  ///     abridged.
  init?(
    at offset: Int, in document: TextDocument, isValue: Bool = false, after insertion: String = "",
    dash: String = "", maxLines: Int = 500
  ) {
    let bytes = document.bytes
    let number = document.lineNumber(of: offset)
    let line = document.line(number)
    self.dash = dash
    word = Self.word(around: offset, in: bytes, line)
    scalar = ScalarToken(range: word)
    let lines = document.lines(ofDocumentAt: number)
    let start = bytes[line.lowerBound..<word.lowerBound]
    if Self.needsSpace(after: start) { return nil }
    blockIndent = document.blockIndent(below: number, start)
    var rest = Array(bytes[word.upperBound..<line.upperBound])
    // A completion is separated from a comment.
    if rest.first == UInt8(ascii: "#"), [nil, 9, 32].contains(start.last) {
      rest.insert(32, at: 0)
    }
    let near =
      lines.count > maxLines && insertion.isEmpty
      ? AbridgedText(of: document, lines: lines, at: number, column: start.count) : nil
    let inserted = start + insertion.utf8 + dash.utf8
    var isFound = false
    if let near { isFound = find(near.above, inserted, rest, near.below, document.path, isValue) }
    if !isFound {
      let above = Array(bytes[document.line(lines.lowerBound).lowerBound..<line.lowerBound])
      let below = Array(bytes[line.upperBound..<document.line(lines.upperBound - 1).upperBound])
      isFound = find(above, inserted, rest, below, document.path, isValue)
    }
    guard isFound else { return nil }
    if isInFlow { blockIndent = nil }
    let above = document.textLine(from: number, by: -1)?.contentIndent
    // A new key below a key without a value would take the lines below from that key.
    let keepsLines =
      isKey
      && (!isAfterEmptyValue || rest.contains(UInt8(ascii: ":")) || above != start.count)
    // The lines below are keys of the same mapping, and could not be aligned with a deeper key.
    let isTooDeep =
      isKey && !isInFlow && otherKeys.isEmpty && document.isBlank(before: word.lowerBound)
      && document.textLine(from: number, by: 1).map {
        $0.indent < start.count && $0.indent > above ?? -1
      } ?? false
    let isAfterSpace =
      word.isEmpty && scalar.range.lowerBound < word.lowerBound
      && (start.last == 9 || start.last == 32)
    canComplete =
      canComplete && !isAfterSpace && !isTooDeep && (keepsLines || blockIndent == nil)
      && line.lowerBound <= scalar.range.lowerBound && scalar.range.upperBound <= line.upperBound
  }

  /// Returns the ways to read the cursor's line for a completion, the likeliest first: as it is,
  /// and, if no text precedes the word, as an item of a list whose dash is missing.
  static func readings(at offset: Int, in document: TextDocument) -> [CursorContext] {
    let written = CursorContext(at: offset, in: document)
    let number = document.lineNumber(of: offset)
    let line = document.line(number)
    let start = Self.word(around: offset, in: document.bytes, line).lowerBound
    guard document.isBlank(before: start),
      let item = CursorContext(at: offset, in: document, dash: "- "), item.canComplete,
      item.path.last == .item, !item.isInFlow, item.blockIndent == nil
    else { return written.map { [$0] } ?? [] }
    // Above another item, no key is possible.
    let below = document.textLine(from: number, by: 1)
    if let below, below.isItem, below.indent == start - line.lowerBound { return [item] }
    return written.map { [$0, item] } ?? [item]
  }

  /// Changes the context to the text of the first item of a list at this place.
  mutating func becomeItem() {
    if path.last != .item { path.append(.item) }
  }

  /// Inserts a marker between two texts and looks for it in the parsed result.
  ///
  /// - Parameters:
  ///   - above: the lines above.
  ///   - start: the part of the cursor's line before the word.
  ///   - rest: the part of the line after the word.
  ///   - below: the lines below, preceded by a line end.
  ///   - path: the path of the text.
  ///   - isValue: whether to read a word as a value if it could also become a key.
  private mutating func find(
    _ above: [UInt8], _ start: ArraySlice<UInt8>, _ rest: [UInt8], _ below: [UInt8], _ path: String,
    _ isValue: Bool
  ) -> Bool {
    let before = above + start
    let content = rest.prefix(upTo: rest.indexOfComment)
    // The word may already be a key, or a value; a word alone may become either.
    var ends = isValue || content.contains(UInt8(ascii: ":")) ? [""] : [": ", ""]
    // An opened quote would otherwise extend to the end of the file.
    for quote in ["\"", "'"] where start.contains(quote.utf8) && !rest.contains(quote.utf8) {
      ends.insert(quote, at: 0)
    }
    let next = content.first { $0 != 9 && $0 != 32 }
    if word.isEmpty, content.first == 32, let next, !",]}".utf8.contains(next) {
      ends.insert(",", at: 0)
    }
    let closing = Self.closing(of: before[...])
    for tail in [rest + below, rest, []] {
      for end in ends {
        var found = self
        guard found.take(before, end, tail.isEmpty ? closing : tail, path) else { continue }
        self = found
        canComplete = !tail.isEmpty || content.allSatisfy { $0 == 9 || $0 == 32 }
        return true
      }
    }
    return false
  }

  /// Parses a text and finds the marker in it.
  ///
  /// - Parameters:
  ///   - before: the text before the marker.
  ///   - end: the text after it that ends a key or a quoted text.
  ///   - tail: the rest of the text.
  ///   - path: the path of the text.
  private mutating func take(
    _ before: [UInt8], _ end: String, _ tail: [UInt8], _ path: String
  ) -> Bool {
    let marker = Array(Self.cursorMarker.utf8)
    let text = before + marker + end.utf8 + tail
    let source = Source(path: path, bytes: text)
    var problems = Diagnostics()
    let documents = YAMLReader(limits: .largeData).documents(
      of: source, reporting: &problems, selecting: .valid)
    for document in documents {
      guard let node = find(in: document.root, []) else { continue }
      root = document.root
      switch node.style {
      case .singleQuoted: scalar.quote = "'"
      case .doubleQuoted: scalar.quote = "\""
      case .plain, .literal, .folded: break
      }
      scalar.isOpen = !end.isEmpty && end == scalar.quote
      separator = end == "," && !isKey && isInFlow && scalar.quote.isEmpty ? end : ""
      guard
        end.isEmpty || scalar.isOpen || isKey && scalar.quote.isEmpty && end == ": "
          || !separator.isEmpty,
        let place = source.byteRanges(of: [node.place])[0]
      else { return false }
      // A byte order mark is not part of the text that is read.
      let cursor = before.count - (text.count - source.bytes.count)
      let range = source.bytes.withoutProperties(place)
      let quotes = scalar.quote.utf8.count
      let prefix = cursor - range.lowerBound - quotes
      let suffix = range.upperBound - quotes - cursor - marker.count
      scalar.range = word.lowerBound - max(prefix, 0)..<word.upperBound + max(suffix, 0)
      return true
    }
    return false
  }

  /// Returns the scalar with the marker and stores the path to it.
  private mutating func find(in node: Node, _ path: [SchemaGuide.Step]) -> Node? {
    if node.definition != nil { return nil }
    switch node.kind {
    case .scalar:
      guard node.text.contains(Self.cursorMarker) else { return nil }
      self.path = path
      return node
    case .sequence:
      for item in node.items {
        guard let found = find(in: item, path + [.item]) else { continue }
        isInFlow = isInFlow || node.isFlow
        return found
      }
    case .mapping:
      var isAfterEmptyValue = false
      for entry in node.entries where entry.merge == nil {
        if entry.key.text.contains(Self.cursorMarker) {
          self.path = path
          self.isAfterEmptyValue = isAfterEmptyValue
          isKey = true
          let first = node.entries.first { _ in true }
          isFirstKey = path.isEmpty && first?.key.place == entry.key.place && node["screen"] == nil
          isInFlow = node.isFlow
          otherKeys = Set(node.entries.map(\.key.text).filter { !$0.contains(Self.cursorMarker) })
          return entry.key
        }
        if let found = find(in: entry.value, path + [.key(entry.key.text)]) {
          isInFlow = isInFlow || node.isFlow
          return found
        }
        isAfterEmptyValue = entry.value.isNull
      }
    }
    return nil
  }

  // MARK: The text

  /// Returns the word around an offset: letters, digits, and the other characters of names. It
  /// contains the whole escape if it begins with one.
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
    let before = bytes[line.lowerBound..<start]
    let slashes = before.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    if !slashes.isMultiple(of: 2), before.contains(UInt8(ascii: "\"")) { start -= 1 }
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

extension [UInt8] {
  /// The index of the comment in a part of a line; the end without one.
  fileprivate var indexOfComment: Int {
    indices.dropFirst().first { index in
      self[index] == UInt8(ascii: "#") && [9, 32].contains(self[index - 1])
    } ?? count
  }
}
