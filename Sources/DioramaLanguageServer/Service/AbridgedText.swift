/// The lines of a long document that determine what can be written at one of them: those of the
/// enclosing mappings and lists, and the sibling keys of these.
///
/// Reading 50,000 lines takes too long for a completion. The values of sibling keys and the other
/// items of a list are left out:
///
/// ```yaml
/// users:
///   - userId: alice       # left out, with all of its lines
///   - userId: bob
///     nick                # the cursor's line
/// groupChannels:          # is kept without its value
/// ```
struct AbridgedText {
  /// The kept lines above, each followed by a line end.
  private(set) var above: [UInt8] = []
  /// The kept lines below, each preceded by a line end.
  private(set) var below: [UInt8] = []

  /// Selects the lines of a document; nil if a value continues in other lines, as one in brackets
  /// may.
  ///
  /// - Parameters:
  ///   - document: the text.
  ///   - lines: the range of lines to read.
  ///   - number: the number of the edited line, which is in neither part.
  ///   - column: the number of bytes before the edited word in that line.
  init?(of document: TextDocument, lines: Range<Int>, at number: Int, column: Int) {
    let bytes = document.bytes
    let written = Line(bytes[document.line(number)])
    // A value belongs to the key before it.
    var indent = min(written.isEmpty ? column : written.indent, column)
    var isInItem = false
    var kept: [Range<Int>] = []
    for number in (lines.lowerBound..<number).reversed() {
      let range = document.line(number)
      let line = Line(bytes[range])
      guard !line.isEmpty, line.indent <= indent else { continue }
      if line.indent < indent { isInItem = false }
      indent = line.indent
      if line.isItem, isInItem { continue }
      if line.isOpen { return nil }
      isInItem = line.isItem
      kept.append(range)
    }
    for range in kept.reversed() { above += bytes[range] + [10] }

    indent = min(written.isEmpty ? column : written.contentIndent, column)
    for number in number + 1..<max(lines.upperBound, number + 1) {
      let range = document.line(number)
      let line = Line(bytes[range])
      guard !line.isEmpty, line.indent <= indent else { continue }
      indent = line.indent
      // Skip items of the same list, or of a sibling's list.
      if line.isItem { continue }
      if line.isOpen { return nil }
      below += [10] + bytes[range]
    }
  }

  /// A line, reduced to what its position in a block depends on.
  struct Line {
    /// The number of spaces at its beginning.
    let indent: Int
    /// Whether a dash follows the spaces.
    let isItem: Bool
    /// Whether it contains only spaces and a comment.
    let isEmpty: Bool
    private let text: ArraySlice<UInt8>

    init(_ line: ArraySlice<UInt8>) {
      indent = line.prefix { $0 == 32 }.count
      text = line.dropFirst(indent)
      isEmpty = text.first.map { $0 == UInt8(ascii: "#") } ?? true
      isItem = text.first == UInt8(ascii: "-") && (text.dropFirst().first ?? 32) == 32
    }

    /// The column of the text after its dashes.
    var contentIndent: Int {
      indent + (isItem ? text.prefix { $0 == 32 || $0 == UInt8(ascii: "-") }.count : 0)
    }

    /// Whether it contains a bracket or quote that may be closed in another line.
    var isOpen: Bool {
      var brackets = 0
      var quote: UInt8?
      var last = UInt8(ascii: " ")
      for byte in text {
        defer { last = byte }
        if let own = quote {
          if byte == own { quote = nil }
          continue
        }
        switch byte {
        case UInt8(ascii: "#") where last == 32: return brackets > 0
        case UInt8(ascii: "'"), UInt8(ascii: "\""): if last == 32 || brackets > 0 { quote = byte }
        case UInt8(ascii: "{"), UInt8(ascii: "["): if last == 32 || brackets > 0 { brackets += 1 }
        case UInt8(ascii: "}"), UInt8(ascii: "]"): brackets -= 1
        default: break
        }
      }
      return quote != nil || brackets > 0
    }
  }
}

extension TextDocument {
  /// Returns the indentation of the lines below that are the value of a line's key or item; nil if
  /// no such line follows.
  ///
  /// - Parameters:
  ///   - number: the number of the line.
  ///   - start: the part of the line before its value.
  func blockIndent(below number: Int, _ start: ArraySlice<UInt8>) -> Int? {
    guard let line = textLine(from: number, by: 1) else { return nil }
    let own = AbridgedText.Line(start)
    let hasKey = start.count > own.contentIndent
    let isItem = hasKey && line.isItem && line.indent == own.contentIndent
    return isItem || line.indent > own.contentIndent ? line.indent : nil
  }

  /// Returns the nearest line that has more than spaces and a comment; nil without such a line.
  ///
  /// - Parameters:
  ///   - number: the number of a line, which is skipped.
  ///   - step: 1 to look below that line, -1 to look above it.
  func textLine(from number: Int, by step: Int) -> AbridgedText.Line? {
    var number = number + step
    while number >= 0, number < lineCount {
      let line = AbridgedText.Line(bytes[self.line(number)])
      if !line.isEmpty { return line }
      number += step
    }
    return nil
  }

  /// Returns whether only spaces precede an offset on its line.
  func isBlank(before offset: Int) -> Bool {
    bytes[line(lineNumber(of: offset)).lowerBound..<offset].allSatisfy { $0 == 32 }
  }
}
