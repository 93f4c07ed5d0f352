/// The beginning of a line, used to guess what an author meant to write; at most as long as a
/// person would type.
struct LineScanner {
  /// The character at the mark; nil at the end of the line.
  let character: Unicode.Scalar?
  /// The place of the first character that is not a space.
  let first: Mark
  private let scalars: [Unicode.Scalar]
  private let column: Int

  private static var maxBytes: Int { 1000 }

  /// Scans the line of a mark.
  init(_ mark: Mark, in lines: LineTable) {
    scalars = Array(lines.text(ofLine: mark.line, prefix: Self.maxBytes).unicodeScalars)
    column = Int(mark.column) - 1
    character = column < scalars.count ? scalars[column] : nil
    let indent = scalars.prefix { $0 == " " }.count
    first = Mark(line: mark.line, column: Int32(indent + 1))
  }

  /// Whether only spaces precede the mark.
  var isFirst: Bool { column < Int(first.column) }

  /// Whether the line begins with `---`.
  var isDocumentStart: Bool { scalars.starts(with: "---".unicodeScalars) }

  /// Whether a colon that ends a key precedes the mark.
  var hasColonBefore: Bool { hasColon(scalars.prefix(column)) }

  /// Whether the line contains a colon that ends a key.
  var hasColon: Bool { hasColon(scalars[...]) }

  /// The key of a line such as `title:Add`, in which the space is missing.
  var keyBeforeText: String? {
    let entry = scalars.drop { $0 == " " || $0 == "-" }
    let key = entry.prefix {
      $0.properties.isAlphabetic || "0123456789_.-".unicodeScalars.contains($0)
    }
    let rest = entry.dropFirst(key.count)
    guard !key.isEmpty, rest.first == ":", let next = rest.dropFirst().first,
      next != " ", next != "/", !hasColon
    else { return nil }
    return String(scalars: key)
  }

  /// The key that the line begins with, with any value or none.
  var key: String? {
    let entry = scalars.dropFirst(Int(first.column) - 1)
    guard let colon = entry.firstIndex(of: ":"), colon > entry.startIndex,
      colon + 1 == entry.endIndex || entry[colon + 1] == " ", entry.first != "-"
    else { return nil }
    return String(scalars: entry[..<colon])
  }

  /// The key of the line if nothing, or only a comment, follows it.
  var keyWithoutValue: String? {
    guard let key else { return nil }
    let rest = scalars.dropFirst(Int(first.column) - 1 + key.unicodeScalars.count + 1)
      .drop { $0 == " " }
    return rest.isEmpty || rest.first == "#" ? key : nil
  }

  /// The first character of the line's indentation that looks like a space but is not one.
  var nonASCIIIndentCharacter: (Mark, Unicode.Scalar)? {
    let indent = scalars.prefix { $0 == " " || $0.isNonASCIISpace }
    return indent.firstIndex { $0 != " " }.map { (mark($0), indent[$0]) }
  }

  /// The text between a single quote and the last one of the line, if the line ends with that and
  /// double quotes could replace both.
  func quotedText(from opening: Mark) -> String? {
    let start = Int(opening.column)
    guard opening.line == first.line, start < scalars.count, scalars.last == "'" else { return nil }
    let text = String(scalars: scalars[start...].dropLast())
    return text.isEmpty || text.contains("\"") || text.contains("\\") ? nil : text
  }

  /// The quoted text in brackets around the mark, if the quote before the mark is meant as an
  /// apostrophe: `Una O'Brien` of `{ name: 'Una O'Brien', id: una }`; nil if double quotes could
  /// not replace the single ones.
  var quotedTextWithApostrophe: String? {
    guard column > 1, scalars.indices.contains(column), scalars[column - 1] == "'",
      scalars[column].properties.isAlphabetic,
      let opening = scalars[..<(column - 1)].lastIndex(of: "'"),
      let closing = scalars[column...].firstIndex(of: "'"),
      scalars[(closing + 1)...].first(where: { $0 != " " }).map({
        ",]}".unicodeScalars.contains($0)
      })
        ?? true
    else { return nil }
    let text = String(scalars: scalars[(opening + 1)..<closing])
    return text.contains("\"") || text.contains("\\") ? nil : text
  }

  /// Whether the line begins with `//`, like a comment of other languages.
  var isSlashComment: Bool {
    scalars.dropFirst(Int(first.column) - 1).starts(with: "//".unicodeScalars)
  }

  /// The key of a line such as `theme = dark`, and the place of the equals sign.
  var equalsSign: (mark: Mark, key: String)? {
    let entry = scalars.drop { $0 == " " || $0 == "-" }
    let word = entry.prefix { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" }
    let rest = entry.dropFirst(word.count).drop { $0 == " " }
    guard !word.isEmpty, rest.first == "=" else { return nil }
    return (mark(rest.startIndex), String(scalars: word))
  }

  /// The character after the first colon of the line, if it looks like a space but is not one.
  var nonASCIISpaceAfterColon: (Mark, Unicode.Scalar)? {
    guard let colon = scalars.firstIndex(of: ":"), colon + 1 < scalars.count,
      scalars[colon + 1].isNonASCIISpace
    else { return nil }
    return (mark(colon + 1), scalars[colon + 1])
  }

  /// Whether the line begins like a list item, but without the space: `-tap: a`.
  var hasDashWithoutSpace: Bool {
    let entry = scalars.dropFirst(Int(first.column) - 1)
    return entry.first == "-" && entry.dropFirst().first?.properties.isAlphabetic == true
  }

  /// The typographic dash that the line begins with, as '-' begins an item.
  var typographicDash: Unicode.Scalar? {
    let entry = scalars.dropFirst(Int(first.column) - 1)
    guard let dash = entry.first, dash.isTypographicDash, entry.dropFirst().first == " " else {
      return nil
    }
    return dash
  }

  /// A typographic quotation mark before the mark.
  var typographicQuoteBefore: Unicode.Scalar? {
    scalars.prefix(column).first { $0.isTypographicQuote }
  }

  /// A '#' that begins a word in place of a value, after a bracket that the line opens, and that
  /// word up to the next comma or closing bracket.
  var commentInBrackets: (Mark, String)? {
    var depth = 0
    var last: Unicode.Scalar?
    for (index, scalar) in scalars.enumerated() where scalar != " " {
      switch scalar {
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      case "#":
        guard depth > 0, let last, "{[,:".unicodeScalars.contains(last) else { break }
        let word = scalars[index...].prefix { !",}]".unicodeScalars.contains($0) }
        guard word.count > 1, word[index + 1] != " " else { return nil }
        var text = String(scalars: word)
        while text.hasSuffix(" ") { text.removeLast() }
        return (mark(index), text)
      default: break
      }
      last = scalar
    }
    return nil
  }

  private func mark(_ index: Int) -> Mark {
    Mark(line: first.line, column: Int32(truncatingIfNeeded: index + 1))
  }

  /// This line and those before it in its document, the nearest first; at most 100 lines.
  func withPrecedingLines(in lines: LineTable) -> some Sequence<LineScanner> {
    sequence(first: self) { $0.precedingLine(in: lines) }.prefix(100)
  }

  /// The nearest line before this one in its document that is neither empty nor a comment.
  func precedingLine(in lines: LineTable) -> LineScanner? {
    var number = first.line - 1
    while number >= 1, first.line - number < 100 {
      let line = LineScanner(Mark(line: number, column: 1), in: lines)
      let start = line.scalars.dropFirst(Int(line.first.column) - 1).first
      if line.isDocumentStart { return nil }
      if let start, start != "#" { return line }
      number -= 1
    }
    return nil
  }

  private func hasColon(_ part: ArraySlice<Unicode.Scalar>) -> Bool {
    zip(part, part.dropFirst() + [" "]).contains { $0 == ":" && $1 == " " }
  }
}

extension String {
  fileprivate init(scalars: ArraySlice<Unicode.Scalar>) { self.init(UnicodeScalarView(scalars)) }
}
