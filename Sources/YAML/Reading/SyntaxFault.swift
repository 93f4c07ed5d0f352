/// What an author did to get a syntax error, as far as it can be told.
enum SyntaxFault: Equatable {
  /// A line is indented with a tab.
  case tab
  /// Quoted text runs to the end of the document.
  case unclosedQuote(opening: Mark, sign: Unicode.Scalar, end: Mark)
  /// Something follows a closing quote, perhaps because the quote was meant to close earlier.
  case textAfterQuote(opening: Mark, sign: Unicode.Scalar, spansLines: Bool)
  /// Something follows a value on its line.
  case textAfterValue
  /// `title:Add`.
  case missingBlank(at: Mark, key: String)
  /// `title: Add: all`.
  case secondColon
  /// A key is indented deeper than the key before it, which has a value.
  case deeperKey
  /// `--- title: Add`.
  case keyBehindDashes
  /// A line between keys has no colon.
  case keyWithoutColon(Mark)
  /// A key stands neither with the keys before it nor below one of them.
  case misindentedKey(mapping: Mark)
  /// `- item` between the keys of a mapping.
  case itemAmongKeys(mapping: Mark)
  /// A line that begins with `:`.
  case colonWithoutKey
  /// Something stands between the items of a list that is none.
  case misindentedItem(list: Mark)
  /// `[a, b` or `{a: b` and then something else; at the end of the document with `isAtEnd`.
  case unclosedBracket(opening: Mark, closing: Unicode.Scalar, isAtEnd: Bool)
  /// `]` or `}` without its partner.
  case strayBracket(Unicode.Scalar)
  /// `tap: - row`.
  case listOnKeyLine
  /// Text that begins with a character YAML keeps for itself.
  case reservedCharacter(Unicode.Scalar)
  /// Anything else, in libyaml's words.
  case other(problem: String, context: String)

  /// Tells the fault from libyaml's words and the text around.
  init(_ problem: SyntaxProblem, _ lines: LineTable) {
    let line = LineGlimpse(problem.mark, in: lines)
    self =
      Self.known(problem, line, lines) ?? .other(problem: problem.problem, context: problem.context)
  }

  private static func known(
    _ problem: SyntaxProblem, _ line: LineGlimpse, _ lines: LineTable
  ) -> SyntaxFault? {
    if line.character == "\t", problem.problem.contains("character") { return .tab }
    return switch problem.problem {
    case "found character that cannot start any token": line.character.map(reservedCharacter)
    case "found unexpected end of stream", "found unexpected document indicator":
      .unclosedQuote(
        opening: problem.contextMark,
        sign: LineGlimpse(problem.contextMark, in: lines).character ?? "\"", end: problem.mark)
    case "did not find expected ',' or ']'": unclosed("]", problem, line, lines)
    case "did not find expected ',' or '}'": unclosed("}", problem, line, lines)
    case "block sequence entries are not allowed in this context":
      line.isFirst ? nil : .listOnKeyLine
    case "did not find expected node content": bracket(line.character)
    case "could not find expected ':'": keyWithoutValue(problem.contextMark, lines)
    case "mapping values are not allowed in this context": unexpectedColon(line, lines)
    case "did not find expected key": unexpectedInMapping(problem, line)
    case "did not find expected '-' indicator":
      line.isFirst ? .misindentedItem(list: problem.contextMark) : afterValue(problem)
    case "did not find expected <document start>": afterValue(problem)
    default: nil
    }
  }

  private static func unclosed(
    _ closing: Unicode.Scalar, _ problem: SyntaxProblem, _ line: LineGlimpse, _ lines: LineTable
  ) -> SyntaxFault {
    let isAtEnd = problem.mark >= lines.end || line.isDocumentStart
    return .unclosedBracket(opening: problem.contextMark, closing: closing, isAtEnd: isAtEnd)
  }

  private static func bracket(_ character: Unicode.Scalar?) -> SyntaxFault? {
    guard let character, "]}".unicodeScalars.contains(character) else { return nil }
    return .strayBracket(character)
  }

  private static func keyWithoutValue(_ mark: Mark, _ lines: LineTable) -> SyntaxFault {
    let line = LineGlimpse(mark, in: lines)
    return line.keyBeforeText.map { .missingBlank(at: mark, key: $0) } ?? .keyWithoutColon(mark)
  }

  private static func unexpectedColon(_ line: LineGlimpse, _ lines: LineTable) -> SyntaxFault {
    if line.isDocumentStart { return .keyBehindDashes }
    guard !line.hasColonBefore, let before = line.lineBefore(in: lines) else { return .secondColon }
    if let key = before.keyBeforeText { return .missingBlank(at: before.first, key: key) }
    if before.hasColon { return .deeperKey }
    return before.first.column == line.first.column ? .keyWithoutColon(before.first) : .secondColon
  }

  private static func unexpectedInMapping(
    _ problem: SyntaxProblem, _ line: LineGlimpse
  ) -> SyntaxFault {
    if let stray = bracket(line.character) { return stray }
    guard line.isFirst else { return afterValue(problem) }
    return switch line.character {
    case "-": .itemAmongKeys(mapping: problem.contextMark)
    case ":": .colonWithoutKey
    default: .misindentedKey(mapping: problem.contextMark)
    }
  }

  private static func afterValue(_ problem: SyntaxProblem) -> SyntaxFault {
    guard let last = problem.lastNode, last.kind == .scalar, last.end.line == problem.mark.line
    else { return .textAfterValue }
    let spansLines = last.start.line < last.end.line
    return switch last.style {
    case .singleQuoted: .textAfterQuote(opening: last.start, sign: "'", spansLines: spansLines)
    case .doubleQuoted: .textAfterQuote(opening: last.start, sign: "\"", spansLines: spansLines)
    case .plain, .literal, .folded: .textAfterValue
    }
  }
}
