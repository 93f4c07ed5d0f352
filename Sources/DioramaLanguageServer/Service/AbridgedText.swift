/// The lines of a long document that decide what may stand at one of them: those that it is in, and
/// the keys beside those.
///
/// Reading 50,000 lines takes longer than a person waits for a proposal. What stands below a
/// neighbouring key is left out, as are the other items of a list:
///
/// ```yaml
/// users:
///   - userId: alice       # left out, with all of its lines
///   - userId: bob
///     nick                # somebody writes here
/// groupChannels:          # stays; what is in it does not
/// ```
struct AbridgedText {
  /// What stays of the lines above, each with its end.
  private(set) var above: [UInt8] = []
  /// What stays of the lines below, each with an end before it.
  private(set) var below: [UInt8] = []

  /// Leaves lines out.
  ///
  /// - Parameters:
  ///   - document: the text.
  ///   - lines: the numbers of the lines that are looked at.
  ///   - number: that of the line that is written, which is in neither part.
  ///   - column: how many bytes stand in it before the word that is written.
  /// - Returns: nil where a value goes on in other lines, as one in brackets may.
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
      // Items of the list that the line is in, or of one that is a neighbour's.
      if line.isItem { continue }
      if line.isOpen { return nil }
      below += [10] + bytes[range]
    }
  }

  /// A line, as far as its place in a block tells.
  private struct Line {
    /// How many spaces it begins with.
    let indent: Int
    /// Whether a dash follows those.
    let isItem: Bool
    /// Whether nothing else is in it than spaces and a comment.
    let isEmpty: Bool
    private let text: ArraySlice<UInt8>

    init(_ line: ArraySlice<UInt8>) {
      indent = line.prefix { $0 == 32 }.count
      text = line.dropFirst(indent)
      isEmpty = text.first.map { $0 == UInt8(ascii: "#") } ?? true
      isItem = text.first == UInt8(ascii: "-") && (text.dropFirst().first ?? 32) == 32
    }

    /// Where what is behind its dashes begins.
    var contentIndent: Int {
      indent + (isItem ? text.prefix { $0 == 32 || $0 == UInt8(ascii: "-") }.count : 0)
    }

    /// Whether a bracket or a quote in it may be closed in another line.
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
