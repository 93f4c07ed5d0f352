import TerminalText

/// The text of a scalar in a document, which an edit replaces.
struct ScalarToken: Sendable, Hashable {
  /// The bytes of the text, without quotes.
  var range: Range<Int>
  /// The quote before the text; empty if it has none.
  var quote = ""
  /// Whether the quote after the text is missing.
  var isOpen = false

  /// The end of the scalar, including its quote.
  var end: Int { range.upperBound + (isOpen ? 0 : quote.utf8.count) }

  /// Returns the spelling of another text at this place; nil if its quotes cannot contain it.
  func spelling(of text: String) -> String? {
    text.spelling(after: quote).map { isOpen ? $0 + quote : $0 }
  }
}

extension String {
  /// The text as a value or key of YAML, also between brackets; quoted if it would otherwise have
  /// another meaning.
  var asPlainYAML: String {
    guard let quoted = spelling(after: "'") else { return "\"\(escaped)\"" }
    let isWord =
      first.map { $0.isLetter || $0.isNumber || "_/.".contains($0) } ?? false
      && allSatisfy { $0.isLetter || $0.isNumber || "_-./@+ ".contains($0) }
      && last != " " && !["null", "Null", "NULL"].contains(self)
    return isWord ? self : "'\(quoted)'"
  }

  /// Returns the text as YAML after a quote, or as a whole scalar after an empty one; nil if only
  /// double quotes can contain it.
  func spelling(after quote: String) -> String? {
    switch quote {
    case "\"": escaped
    case "'":
      unicodeScalars.contains(where: \.needsEscape) ? nil : replacing("'", with: "''")
    default: asPlainYAML
    }
  }

  /// The text with the escapes that it needs between double quotes.
  private var escaped: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\t": text += "\\t"
      case _ where scalar.needsEscape:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let isLong = digits.count > 4
        let zeros = String(repeating: "0", count: (isLong ? 8 : 4) - digits.count)
        text += (isLong ? "\\U" : "\\u") + zeros + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a YAML file can contain the scalar only as an escape, or would not show it.
  fileprivate var needsEscape: Bool {
    isInvisibleControl || (0xFFFE...0xFFFF).contains(value)
  }
}

extension [UInt8] {
  /// Returns a scalar's range without the anchor and the tag before its text.
  func withoutProperties(_ range: Range<Int>) -> Range<Int> {
    func isSpace(_ index: Int) -> Bool { [9, 10, 13, 32].contains(self[index]) }
    var start = range.lowerBound
    while start < range.upperBound, [UInt8(ascii: "&"), UInt8(ascii: "!")].contains(self[start]) {
      while start < range.upperBound, !isSpace(start) { start += 1 }
      while start < range.upperBound, isSpace(start) { start += 1 }
    }
    return start..<range.upperBound
  }
}
