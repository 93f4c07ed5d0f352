import CLibYAML

/// An error that libyaml reports about text that is not YAML, in its own words and marks.
struct ParserError {
  /// The problem.
  let problem: String
  /// The construct that libyaml was reading; empty if it does not name one.
  let context: String
  /// Where the problem is.
  let mark: Mark
  /// The beginning of that construct.
  let contextMark: Mark
  /// The last node before the problem.
  let lastNode: Record?
  /// The beginning of the innermost collection in brackets that is open at the problem.
  let openBracket: Mark?

  init(_ parser: yaml_parser_t, in builder: TreeBuilder) {
    problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
    context = parser.context.map { String(cString: $0) } ?? ""
    mark = builder.mark(parser.problem_mark)
    contextMark = builder.mark(parser.context_mark)
    lastNode = builder.records.last
    openBracket = builder.openBracket
  }

  /// Whether the error is an escape in double quotes whose number is not that of a character.
  var isInvalidCharacterEscape: Bool {
    problem == "found invalid Unicode character escape code"
  }

  /// Whether the error is text after the end of a document.
  var isAfterDocument: Bool { problem == "did not find expected <document start>" }

  /// The error as a diagnostic for the author of the file.
  func diagnostic(in source: Source, _ lines: LineTable) -> Diagnostic {
    let fault = SyntaxErrorKind(self, lines)
    func place(_ mark: Mark) -> Place {
      // libyaml reports the end of a file on a new line, even if the file has no such line.
      let mark = min(mark, lines.end)
      return Place(source: source, start: mark, end: mark)
    }
    return Diagnostic(
      .yamlSyntax, fault.message, at: place(fault.mark ?? mark),
      help: fault.help.map { Diagnostic.Help($0) },
      notes: fault.note.map { [Diagnostic.Note($0.text, at: place($0.mark))] } ?? [])
  }
}

/// The mistake of the author that caused a syntax error, as far as it can be guessed.
enum SyntaxErrorKind {
  /// A line is indented with a tab.
  case tab
  /// A line is indented with a character that looks like a space, but is text to YAML.
  case nonASCIIIndentation(at: Mark, Unicode.Scalar)
  /// A character that looks like a space follows a colon.
  case nonASCIISpaceAfterColon(at: Mark, Unicode.Scalar)
  /// `data:` and then `users:` below it, which is not indented, so that a later line fits nowhere.
  case emptyMapping(of: String, key: String, at: Mark, affected: Mark)
  /// `{ title: #1 fans }`.
  case commentInBrackets(at: Mark, text: String)
  /// Quoted text runs to the end of the document, or in brackets to the opening quote of another
  /// text; with the closing bracket that its line ends with.
  case unclosedQuote(
    opening: Mark, quote: Unicode.Scalar, before: Unicode.Scalar?, documentEnd: Mark?)
  /// Text follows a closing quote, perhaps because the quote was meant to close earlier.
  case textAfterQuote(opening: Mark, quote: Unicode.Scalar, spansLines: Bool)
  /// `'it's here'`, whose text is that between the first and the last quote of the line.
  case unescapedQuote(String)
  /// `"\ud83e"`, one of the two halves in which JSON escapes a character.
  case halfOfCharacter(at: Mark)
  /// Text follows a value on its line.
  case textAfterValue
  /// `title:Add`.
  case missingSpaceAfterColon(at: Mark, key: String)
  /// `title: Add: all`, with the mapping that may be meant: `{ Add: all }`.
  case secondColon(mapping: String? = nil)
  /// `{ title: Add: all }`.
  case colonInBrackets(closing: Unicode.Scalar, key: String?)
  /// `-item` in a list.
  case dashWithoutSpace(at: Mark)
  /// A list item that begins with a typographic dash.
  case typographicDash(at: Mark, Unicode.Scalar)
  /// `title: “Add: all”`.
  case colonInTypographicQuotes(Unicode.Scalar)
  /// A key or an item is indented deeper than the key before it, which has a value.
  case deeperKey(at: Mark, [LineScanner.Level])
  /// `--- title: Add`.
  case keyAfterDocumentStart
  /// A line between keys has no colon.
  case keyWithoutColon(Mark)
  /// `// note`, as other languages begin a comment.
  case slashComment(at: Mark)
  /// `theme = dark`.
  case equalsSign(at: Mark, key: String)
  /// The first key of a document is indented, and the keys after it are not.
  case indentedStart(at: Mark, key: String, affected: Mark)
  /// A key is aligned neither with the keys before it nor with the keys of a nested mapping.
  case misindentedKey(mapping: Mark, [LineScanner.Level])
  /// `- item` between the keys of a mapping.
  case itemAmongKeys(mapping: Mark, [LineScanner.Level])
  /// `users:`, then `isOperator: true` and then the items of `users`.
  case keyBeforeItems(of: String, key: String, at: Mark, items: Mark)
  /// A line that begins with `:`.
  case colonWithoutKey
  /// A line is indented deeper than the items of a list, but not as deep as their keys.
  case misindentedItem(list: Mark, [LineScanner.Level])
  /// A line aligned with the items of a list is not an item.
  case lineAmongItems(at: Mark, [LineScanner.Level])
  /// `[a, b` or `{a: b` followed by something else, or, if `isAtEnd`, by the end of the document
  /// or by a line of the block around it.
  case unclosedBracket(opening: Mark, closing: Unicode.Scalar, isAtEnd: Bool)
  /// `...` before the end of the file.
  case documentEnd(at: Mark)
  /// `]` or `}` without an opening bracket.
  case unmatchedBracket(Unicode.Scalar)
  /// `tap: - row`.
  case listOnKeyLine
  /// Text that begins with a character that YAML reserves.
  case reservedCharacter(Unicode.Scalar)
  /// Anything else, in libyaml's words.
  case other(problem: String, context: String)

  /// Determines the mistake from libyaml's words and the text around the mark.
  init(_ problem: ParserError, _ lines: LineTable) {
    let line = LineScanner(problem.mark, in: lines)
    let known = Self.classify(problem, line, lines)
    self =
      known.flatMap { Self.cause(of: $0, line, lines) } ?? known
      ?? Self.commentInBrackets(line, lines, from: line.first.line - 5)
      ?? .other(problem: problem.problem, context: problem.context)
  }

  /// The earlier mistake that causes an error at a later line; nil if no such mistake is found.
  private static func cause(
    of fault: SyntaxErrorKind, _ line: LineScanner, _ lines: LineTable
  ) -> SyntaxErrorKind? {
    switch fault {
    case .keyWithoutColon(let mark) where LineScanner(mark, in: lines).typographicDash != nil:
      LineScanner(mark, in: lines).typographicDash.map { .typographicDash(at: mark, $0) }
    case .keyWithoutColon(let mark) where LineScanner(mark, in: lines).isSlashComment:
      .slashComment(at: mark)
    case .keyWithoutColon(let mark) where LineScanner(mark, in: lines).equalsSign != nil:
      LineScanner(mark, in: lines).equalsSign.map { .equalsSign(at: $0.mark, key: $0.key) }
    case .misindentedItem where line.hasDashWithoutSpace: .dashWithoutSpace(at: line.first)
    case .lineAmongItems where line.hasDashWithoutSpace: .dashWithoutSpace(at: line.first)
    case .keyWithoutColon(let mark) where LineScanner(mark, in: lines).isAmongItems(in: lines):
      LineScanner(mark, in: lines).hasDashWithoutSpace
        ? .dashWithoutSpace(at: mark) : .lineAmongItems(at: mark, [])
    case .itemAmongKeys(let mapping, _) where LineScanner(mapping, in: lines).hasDashWithoutSpace:
      .dashWithoutSpace(at: LineScanner(mapping, in: lines).first)
    case .misindentedKey, .misindentedItem, .lineAmongItems, .itemAmongKeys, .deeperKey,
      .keyWithoutColon:
      line.typographicDash.map { .typographicDash(at: line.first, $0) }
        ?? nonASCIIIndentation(at: line, lines) ?? keyBeforeItems(line, lines)
        ?? emptyMapping(before: line, lines)
    case .textAfterQuote(let opening, "'", spansLines: false):
      line.quotedText(from: opening).map { .unescapedQuote($0) }
    case .missingSpaceAfterColon(let mark, _):
      LineScanner(mark, in: lines).nonASCIISpaceAfterColon.map {
        .nonASCIISpaceAfterColon(at: $0, $1)
      }
    case .unclosedBracket(let opening, _, _):
      line.quotedTextWithApostrophe.map { .unescapedQuote($0) }
        ?? commentInBrackets(line, lines, from: opening.line)
    case .textAfterValue: nonASCIIIndentation(at: line, lines) ?? indentedStart(before: line, lines)
    case .unmatchedBracket: commentInBrackets(line, lines, from: line.first.line - 5)
    case .colonInBrackets:
      commentInBrackets(line, lines, from: line.first.line)
        ?? line.typographicQuoteBefore.map { .colonInTypographicQuotes($0) }
    case .secondColon:
      line.typographicQuoteBefore.map { .colonInTypographicQuotes($0) }
        ?? nonASCIIIndentation(at: line, lines)
    default: nil
    }
  }

  /// A character that looks like a space but is not one, in the indentation of a line or of a
  /// preceding one.
  private static func nonASCIIIndentation(at line: LineScanner, _ lines: LineTable)
    -> SyntaxErrorKind?
  {
    for line in line.withPrecedingLines(in: lines) {
      if let (mark, scalar) = line.nonASCIIIndentCharacter {
        return .nonASCIIIndentation(at: mark, scalar)
      }
    }
    return nil
  }

  /// The key that ended the mapping of the key before it, if this line fits nowhere because it is
  /// indented deeper.
  private static func emptyMapping(before line: LineScanner, _ lines: LineTable) -> SyntaxErrorKind?
  {
    let shallower = line.withPrecedingLines(in: lines).first {
      $0.first.column < line.first.column
    }
    guard let found = shallower, let key = found.key, let before = found.precedingLine(in: lines),
      before.content.column == found.first.column, let parent = before.keyWithoutValue
    else { return nil }
    return .emptyMapping(of: parent, key: key, at: found.first, affected: line.first)
  }

  /// The key between a key without a value and this line, if that begins the list of the latter.
  private static func keyBeforeItems(_ line: LineScanner, _ lines: LineTable) -> SyntaxErrorKind? {
    guard line.isItem else { return nil }
    let before = Array(line.withPrecedingLines(in: lines))
    guard let index = before.firstIndex(where: { $0.keyWithoutValue != nil }), index > 0,
      let parent = before[index].keyWithoutValue, let key = before[index - 1].key
    else { return nil }
    let start = before[index - 1].first
    guard before[..<index].allSatisfy({ $0.first.column >= start.column }),
      start.column == line.first.column || line.nearestLevels(in: lines).isEmpty
    else { return nil }
    return .keyBeforeItems(of: parent, key: key, at: start, items: line.first)
  }

  /// The first key of the document, if it is indented and this line, which has a key, is not.
  private static func indentedStart(
    before line: LineScanner, _ lines: LineTable
  ) -> SyntaxErrorKind? {
    guard line.isFirst, line.key != nil, line.first.column == 1 else { return nil }
    let before = Array(line.withPrecedingLines(in: lines).dropFirst())
    guard let start = before.last, let key = start.key, start.precedingLine(in: lines) == nil,
      start.first.column > 1, before.allSatisfy({ $0.first.column >= start.first.column })
    else { return nil }
    return before.dropLast().contains { $0.first.column == start.first.column }
      ? .misindentedKey(mapping: start.first, line.nearestLevels(in: lines))
      : .indentedStart(at: start.first, key: key, affected: line.first)
  }

  /// Text that begins with '#' in place of a value, in brackets that it leaves open.
  ///
  /// - Parameter start: The first line that can be the cause.
  private static func commentInBrackets(
    _ line: LineScanner, _ lines: LineTable, from start: Int32
  ) -> SyntaxErrorKind? {
    for line in line.withPrecedingLines(in: lines) where line.first.line >= start {
      if let (mark, text) = line.commentInBrackets {
        return .commentInBrackets(at: mark, text: text)
      }
    }
    return nil
  }

  private static func classify(
    _ problem: ParserError, _ line: LineScanner, _ lines: LineTable
  ) -> SyntaxErrorKind? {
    if line.character == "\t", problem.problem.contains("character") { return .tab }
    return switch problem.problem {
    case "found character that cannot start any token": line.character.map(reservedCharacter)
    case "found unexpected end of stream", "found unexpected document indicator":
      unclosedQuote(problem.contextMark, problem, lines, documentEnd: problem.mark)
    case "did not find expected ',' or ']'": unclosed("]", problem, line, lines)
    case "did not find expected ',' or '}'": unclosed("}", problem, line, lines)
    case "block sequence entries are not allowed in this context":
      line.isFirst ? nil : .listOnKeyLine
    case "found unexpected ':'":
      line.wordBefore.map { .missingSpaceAfterColon(at: problem.mark, key: $0) }
    case "did not find expected node content":
      bracket(line.character) ?? unclosedBeforeValue(problem, line, lines)
        ?? (line.isDocumentEnd ? .documentEnd(at: line.first) : nil)
    case "found invalid Unicode character escape code": halfOfCharacter(problem.mark, lines)
    case "could not find expected ':'": keyWithoutValue(problem.contextMark, lines)
    case "mapping values are not allowed in this context": unexpectedColon(line, lines)
    case "did not find expected key": unexpectedInMapping(problem, line, lines)
    case "did not find expected '-' indicator":
      line.isFirst ? unexpectedInList(problem, line, lines) : afterValue(problem)
    case "did not find expected <document start>":
      line.precedingLine(in: lines).flatMap {
        $0.isDocumentEnd ? SyntaxErrorKind.documentEnd(at: $0.first) : nil
      } ?? afterValue(problem)
    default: nil
    }
  }

  private static func unclosedQuote(
    _ opening: Mark, _ problem: ParserError, _ lines: LineTable, documentEnd: Mark?
  ) -> SyntaxErrorKind {
    let line = LineScanner(opening, in: lines)
    return .unclosedQuote(
      opening: opening, quote: line.character ?? "\"",
      before: line.closingBracketAtEnd(outer: closingBracket(problem, lines)),
      documentEnd: documentEnd)
  }

  /// The bracket that closes the innermost collection that is open at the problem.
  private static func closingBracket(
    _ problem: ParserError, _ lines: LineTable
  ) -> Unicode.Scalar? {
    problem.openBracket.flatMap { LineScanner($0, in: lines).closingBracket }
  }

  private static func unclosed(
    _ closing: Unicode.Scalar, _ problem: ParserError, _ line: LineScanner, _ lines: LineTable
  ) -> SyntaxErrorKind {
    if let last = problem.lastNode, last.kind == .scalar, last.style != .plain,
      last.start.line < last.end.line, last.end == problem.mark
    {
      return unclosedQuote(last.start, problem, lines, documentEnd: nil)
    }
    if line.character == ":", line.hasColonBefore {
      return .colonInBrackets(closing: closing, key: line.keyAfterValue)
    }
    let opening = LineScanner(problem.contextMark, in: lines).first
    let isOfBlock =
      line.first.line > opening.line && (line.first.column <= opening.column || line.isItem)
    let isAtEnd = problem.mark >= lines.end || line.isDocumentStart || isOfBlock
    return .unclosedBracket(opening: problem.contextMark, closing: closing, isAtEnd: isAtEnd)
  }

  /// A bracket that is still open at the end of the document, or at an item of a list.
  private static func unclosedBeforeValue(
    _ problem: ParserError, _ line: LineScanner, _ lines: LineTable
  ) -> SyntaxErrorKind? {
    let isOfBlock = line.isFirst && (line.isItem || line.isDocumentStart || line.isDocumentEnd)
    guard isOfBlock || problem.mark >= lines.end, let opening = problem.openBracket,
      let closing = closingBracket(problem, lines)
    else { return nil }
    return .unclosedBracket(opening: opening, closing: closing, isAtEnd: true)
  }

  private static func halfOfCharacter(_ mark: Mark, _ lines: LineTable) -> SyntaxErrorKind? {
    // Each number of the short escape is a character or a half of one.
    guard let digits = lines.offset(of: mark), digits > 0,
      lines.bytes[digits - 1] == UInt8(ascii: "u")
    else { return nil }
    return .halfOfCharacter(at: Mark(line: mark.line, column: mark.column - 2))
  }

  private static func bracket(_ character: Unicode.Scalar?) -> SyntaxErrorKind? {
    guard let character, "]}".unicodeScalars.contains(character) else { return nil }
    return .unmatchedBracket(character)
  }

  private static func keyWithoutValue(_ mark: Mark, _ lines: LineTable) -> SyntaxErrorKind {
    let line = LineScanner(mark, in: lines)
    if let closing = line.closingBracket,
      lines.offset(of: mark).map({ !lines.bytes[$0...].contains(UInt8(ascii: closing)) }) ?? false
    {
      return .unclosedBracket(opening: mark, closing: closing, isAtEnd: true)
    }
    return line.keyBeforeText.map { .missingSpaceAfterColon(at: mark, key: $0) }
      ?? .keyWithoutColon(mark)
  }

  private static func unexpectedColon(_ line: LineScanner, _ lines: LineTable) -> SyntaxErrorKind {
    if line.isDocumentStart { return .keyAfterDocumentStart }
    guard !line.hasColonBefore, let before = line.precedingLine(in: lines) else {
      return .secondColon(mapping: line.mappingAfterKey)
    }
    if let key = before.keyBeforeText { return .missingSpaceAfterColon(at: before.first, key: key) }
    if before.hasColon || line.isItem {
      return .deeperKey(at: line.first, line.nearestLevels(in: lines))
    }
    return before.content.column == line.first.column
      ? .keyWithoutColon(before.content) : .secondColon(mapping: line.mappingAfterKey)
  }

  private static func unexpectedInMapping(
    _ problem: ParserError, _ line: LineScanner, _ lines: LineTable
  ) -> SyntaxErrorKind {
    if let stray = bracket(line.character) { return stray }
    guard line.isFirst else { return afterValue(problem) }
    return switch line.character {
    case "-": .itemAmongKeys(mapping: problem.contextMark, line.nearestLevels(in: lines))
    case ":": .colonWithoutKey
    default:
      line.isBelowValue(in: lines)
        ? .deeperKey(at: line.first, line.nearestLevels(in: lines))
        : .misindentedKey(mapping: problem.contextMark, line.nearestLevels(in: lines))
    }
  }

  private static func unexpectedInList(
    _ problem: ParserError, _ line: LineScanner, _ lines: LineTable
  ) -> SyntaxErrorKind {
    problem.contextMark.column == line.first.column
      ? .lineAmongItems(at: line.first, line.key == nil ? [] : line.mappingsAround(in: lines))
      : .misindentedItem(list: problem.contextMark, line.nearestLevels(in: lines))
  }

  private static func afterValue(_ problem: ParserError) -> SyntaxErrorKind {
    guard let last = problem.lastNode, last.kind == .scalar, last.end.line == problem.mark.line
    else { return .textAfterValue }
    let spansLines = last.start.line < last.end.line
    return switch last.style {
    case .singleQuoted: .textAfterQuote(opening: last.start, quote: "'", spansLines: spansLines)
    case .doubleQuoted: .textAfterQuote(opening: last.start, quote: "\"", spansLines: spansLines)
    case .plain, .literal, .folded: .textAfterValue
    }
  }
}
