/// The beginning of a line, for telling what an author meant to write; never more of it than a
/// person would have typed.
struct LineGlimpse {
  /// The character at the mark, nil at the end of the line.
  let character: Unicode.Scalar?
  /// Where the first character that is no blank stands.
  let first: Mark
  private let scalars: [Unicode.Scalar]
  private let column: Int

  private static var mostBytes: Int { 1000 }

  /// Looks at the line of a mark.
  init(_ mark: Mark, in lines: LineTable) {
    scalars = Array(lines.text(ofLine: mark.line, prefix: Self.mostBytes).unicodeScalars)
    column = Int(mark.column) - 1
    character = column < scalars.count ? scalars[column] : nil
    let indent = scalars.prefix { $0 == " " }.count
    first = Mark(line: mark.line, column: Int32(indent + 1))
  }

  /// Whether nothing but blanks stands before the mark.
  var isFirst: Bool { column < Int(first.column) }

  /// Whether the line begins with `---`.
  var isDocumentStart: Bool { scalars.starts(with: "---".unicodeScalars) }

  /// Whether a key with its colon stands before the mark.
  var hasColonBefore: Bool { hasColon(scalars.prefix(column)) }

  /// Whether a key with its colon stands in the line.
  var hasColon: Bool { hasColon(scalars[...]) }

  /// The key of a line such as `title:Add`, where the blank is missing.
  var keyBeforeText: String? {
    let entry = scalars.drop { $0 == " " || $0 == "-" }
    let key = entry.prefix {
      $0.properties.isAlphabetic || "0123456789_.-".unicodeScalars.contains($0)
    }
    let rest = entry.dropFirst(key.count)
    guard !key.isEmpty, rest.first == ":", let next = rest.dropFirst().first,
      next != " ", next != "/", !hasColon
    else { return nil }
    var name = ""
    name.unicodeScalars.append(contentsOf: key)
    return name
  }

  /// The nearest line before this one in its document that is neither empty nor a comment.
  func lineBefore(in lines: LineTable) -> LineGlimpse? {
    var number = first.line - 1
    while number >= 1, first.line - number < 100 {
      let line = LineGlimpse(Mark(line: number, column: 1), in: lines)
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
