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

  /// The bracket that closes the one at the mark; nil if none is there.
  var closingBracket: Unicode.Scalar? {
    character == "[" ? "]" : character == "{" ? "}" : nil
  }

  /// Whether only spaces precede the mark.
  var isFirst: Bool { column < Int(first.column) }

  /// Whether the line begins with `---`.
  var isDocumentStart: Bool { scalars.starts(with: "---".unicodeScalars) }

  /// Whether the line begins with `...`.
  var isDocumentEnd: Bool {
    scalars.starts(with: "...".unicodeScalars) && (scalars.dropFirst(3).first ?? " ") == " "
  }

  /// Whether a colon that ends a key precedes the mark.
  var hasColonBefore: Bool { hasColon(scalars.prefix(column)) }

  /// Whether the line contains a colon that ends a key.
  var hasColon: Bool { hasColon(scalars[...]) }

  /// The word before the mark if it looks like a key after a value: `nickname` in `a nickname:`.
  var keyAfterValue: String? {
    let before = scalars.prefix(column)
    let word = before.suffix(before.reversed().prefix { $0 != " " }.count)
    let value = before.dropLast(word.count).last { $0 != " " }
    guard let start = word.first, let value, start.properties.isLowercase,
      word.allSatisfy({ $0.properties.isAlphabetic || "0123456789_".unicodeScalars.contains($0) }),
      !":,{[".unicodeScalars.contains(value)
    else { return nil }
    return String(String.UnicodeScalarView(word))
  }

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

  /// The line `header: title: Add` with braces: `header: { title: Add }`; nil if what follows the
  /// first key does not look like another key with a value.
  var mappingAfterKey: String? {
    let line = String(scalars: scalars.drop { $0 == " " || $0 == "-" })
    let parts = line.split(separator: ": ", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined(separator: " ")
    }
    guard parts.count == 3, !parts[2].isEmpty, !line.contains(where: { "#{}[],\"'".contains($0) }),
      parts.prefix(2).allSatisfy({ $0.first?.isLowercase == true && !$0.contains(" ") })
    else { return nil }
    return "\(parts[0]): { \(parts[1]): \(parts[2]) }"
  }

  /// The key that the line begins with, with any value or none.
  var key: String? { keyText(from: Int(first.column) - 1) }

  private func keyText(from index: Int) -> String? {
    let entry = scalars.dropFirst(index)
    guard let colon = entry.firstIndex(of: ":"), colon > entry.startIndex,
      colon + 1 == entry.endIndex || entry[colon + 1] == " ", entry.first != "-"
    else { return nil }
    return String(scalars: entry[..<colon])
  }

  /// The key of the line, or of the item in it, if nothing, or only a comment, follows it.
  var keyWithoutValue: String? {
    let start = Int(content.column) - 1
    guard let key = keyText(from: start) else { return nil }
    let rest = scalars.dropFirst(start + key.unicodeScalars.count + 1).drop { $0 == " " }
    return rest.isEmpty || rest.first == "#" ? key : nil
  }

  /// The indices of the dashes of items that begin the line, and then that of the text after them.
  private var starts: [Int] {
    var starts = [Int(first.column) - 1]
    while let start = starts.last, scalars.dropFirst(start).first == "-",
      (scalars.dropFirst(start + 1).first ?? " ") == " "
    {
      starts.append(start + 1 + scalars.dropFirst(start + 1).prefix { $0 == " " }.count)
    }
    return starts
  }

  /// Whether the line begins with `- `.
  var isItem: Bool { starts.count > 1 }

  /// The place of the text after the dashes of items that begin the line.
  var content: Mark { mark(starts.last ?? 0) }

  /// The column of the keys of a mapping with its last key, or that of the items of a list.
  typealias Level = (column: Int32, key: String?)

  /// The collections that the line begins or continues, the outermost first.
  private var levels: [Level] {
    var levels = starts.dropLast().map { index -> Level in (column: Int32(index + 1), key: nil) }
    let start = Int(content.column) - 1
    if let key = keyText(from: start), !key.hasPrefix("{"), !key.hasPrefix("[") {
      levels.append((column: content.column, key: key))
    }
    return levels
  }

  /// The collections that are open before this line, the innermost first.
  private func openLevels(in lines: LineTable) -> [Level] {
    var open: [Level] = []
    let before = sequence(first: self) { $0.precedingLine(in: lines) }.prefix(10_000).dropFirst()
    for line in before {
      for level in line.levels.reversed() {
        // The items of a list can be aligned with its key.
        if let last = open.last, level.column >= last.column,
          level.column > last.column || last.key != nil || level.key == nil
        {
          continue
        }
        open.append(level)
      }
      if let last = open.last, last.column == 1, last.key != nil { break }
    }
    return open
  }

  /// The lists, if this line is an item, and otherwise the mappings that are open before it and
  /// that are nearest to its indentation; two if both are equally near.
  func nearestLevels(in lines: LineTable) -> [Level] {
    let fitting = openLevels(in: lines).filter { ($0.key == nil) == isItem }
    let distance = fitting.map { abs($0.column - first.column) }.min()
    return fitting.filter { abs($0.column - first.column) == distance }
  }

  /// The nearest deeper mapping and the nearest shallower one that are open before this line.
  func mappingsAround(in lines: LineTable) -> [Level] {
    let open = openLevels(in: lines).filter { $0.key != nil }
    let deeper = open.last { $0.column > first.column }
    return [deeper, open.first { $0.column < first.column }].compactMap(\.self)
  }

  /// Whether the line before this one begins with a key and its value, and this one is deeper.
  func isBelowValue(in lines: LineTable) -> Bool {
    precedingLine(in: lines).map {
      $0.keyText(from: Int($0.content.column) - 1) != nil && $0.keyWithoutValue == nil
        && $0.content.column < first.column
    } ?? false
  }

  /// The bracket that closes the innermost one that is open at the mark, if it is among the
  /// brackets and commas that end the line.
  ///
  /// - Parameter outer: The bracket that closes the innermost one that an earlier line leaves open.
  func closingBracketAtEnd(outer: Unicode.Scalar?) -> Unicode.Scalar? {
    var closing = [outer].compactMap(\.self)
    for scalar in scalars.prefix(column) {
      switch scalar {
      case "{": closing.append("}")
      case "[": closing.append("]")
      case "}", "]": _ = closing.popLast()
      default: break
      }
    }
    let end = scalars.dropFirst(column + 1).reversed().prefix { " ,]}".unicodeScalars.contains($0) }
    return closing.last.flatMap { end.contains($0) ? $0 : nil }
  }

  /// Whether this line is aligned with the items of a list.
  func isAmongItems(in lines: LineTable) -> Bool {
    !isItem && openLevels(in: lines).contains { $0.key == nil && $0.column == first.column }
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

  /// The word that ends at the mark.
  var wordBefore: String? {
    let rest = scalars.prefix(column)
    let start = rest.lastIndex {
      !$0.properties.isAlphabetic && !"0123456789_.-".unicodeScalars.contains($0)
    }
    let word = rest.dropFirst(start.map { $0 + 1 } ?? 0)
    return word.isEmpty ? nil : String(scalars: word)
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
