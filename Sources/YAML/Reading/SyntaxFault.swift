import CLibYAML

/// What libyaml says about text that is not YAML: facts, in its own words and marks.
struct SyntaxProblem {
  /// The problem.
  let problem: String
  /// What it was reading; empty when it does not say.
  let context: String
  /// Where the problem is.
  let mark: Mark
  /// Where what it was reading begins.
  let contextMark: Mark
  /// The last node before the problem.
  let lastNode: Record?

  init(_ parser: yaml_parser_t, skippedLines: Int32, lastNode: Record?) {
    func mark(_ mark: yaml_mark_t) -> Mark {
      Mark(
        line: Int32(truncatingIfNeeded: mark.line) &+ skippedLines &+ 1,
        column: Int32(truncatingIfNeeded: mark.column) &+ 1)
    }
    problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
    context = parser.context.map { String(cString: $0) } ?? ""
    self.mark = mark(parser.problem_mark)
    contextMark = mark(parser.context_mark)
    self.lastNode = lastNode
  }

  /// The problem for the author of the file.
  func diagnostic(in source: Source, _ lines: LineTable) -> Diagnostic {
    let fault = SyntaxFault(self, lines)
    func place(_ mark: Mark) -> Place {
      // libyaml sees the end of a file on a line of its own, whether there is one or not.
      let mark = min(mark, lines.end)
      return Place(source: source, start: mark, end: mark)
    }
    return Diagnostic(
      .yamlSyntax, fault.message, at: place(fault.mark ?? mark),
      help: fault.help.map { Diagnostic.Help($0) },
      notes: fault.note.map { [Diagnostic.Note($0.text, at: place($0.mark))] } ?? [])
  }
}

/// What an author did to get a syntax error, as far as it can be told.
enum SyntaxFault: Equatable {
  /// A line is indented with a tab.
  case tab
  /// A line is indented with what looks like a blank, and which YAML takes for text.
  case oddBlank(at: Mark, Unicode.Scalar)
  /// What looks like a blank stands behind a colon.
  case oddBlankBehindColon(at: Mark, Unicode.Scalar)
  /// `data:` and then `users:` below it, which is not indented, so that a later line fits nowhere.
  case emptyMapping(of: String, key: String, at: Mark, lost: Mark)
  /// `{ title: #1 fans }`.
  case commentInBrackets(at: Mark, text: String)
  /// Quoted text runs to the end of the document.
  case unclosedQuote(opening: Mark, sign: Unicode.Scalar, end: Mark)
  /// Something follows a closing quote, perhaps because the quote was meant to close earlier.
  case textAfterQuote(opening: Mark, sign: Unicode.Scalar, spansLines: Bool)
  /// `'it's here'`, whose text is that between the first and the last quote of the line.
  case quoteInQuotes(String)
  /// Something follows a value on its line.
  case textAfterValue
  /// `title:Add`.
  case missingBlank(at: Mark, key: String)
  /// `title: Add: all`.
  case secondColon
  /// `{ title: Add: all }`.
  case colonInBrackets(closing: Unicode.Scalar)
  /// `-item` in a list.
  case dashWithoutBlank(at: Mark)
  /// A list item that begins with a dash of prose.
  case proseDash(at: Mark, Unicode.Scalar)
  /// `title: “Add: all”`.
  case colonInProseQuotes(Unicode.Scalar)
  /// A key is indented deeper than the key before it, which has a value.
  case deeperKey
  /// `--- title: Add`.
  case keyBehindDashes
  /// A line between keys has no colon.
  case keyWithoutColon(Mark)
  /// `// note`, as other languages begin a comment.
  case slashComment(at: Mark)
  /// `theme = dark`.
  case equalsSign(at: Mark, key: String)
  /// The first key of a document is indented, and those behind it are not.
  case indentedStart(at: Mark, key: String, lost: Mark)
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
    let known = Self.known(problem, line, lines)
    self =
      known.flatMap { Self.cause(of: $0, line, lines) } ?? known
      ?? Self.commentInBrackets(line, lines, from: line.first.line - 5)
      ?? .other(problem: problem.problem, context: problem.context)
  }

  /// What stands before the line where a fault shows, and is to blame for it; nil where nothing
  /// does.
  private static func cause(
    of fault: SyntaxFault, _ line: LineGlimpse, _ lines: LineTable
  ) -> SyntaxFault? {
    switch fault {
    case .keyWithoutColon(let mark) where LineGlimpse(mark, in: lines).proseDash != nil:
      LineGlimpse(mark, in: lines).proseDash.map { .proseDash(at: mark, $0) }
    case .keyWithoutColon(let mark) where LineGlimpse(mark, in: lines).isSlashComment:
      .slashComment(at: mark)
    case .keyWithoutColon(let mark) where LineGlimpse(mark, in: lines).equalsSign != nil:
      LineGlimpse(mark, in: lines).equalsSign.map { .equalsSign(at: $0.mark, key: $0.key) }
    case .misindentedItem where line.hasDashWithoutBlank: .dashWithoutBlank(at: line.first)
    case .itemAmongKeys(let mapping) where LineGlimpse(mapping, in: lines).hasDashWithoutBlank:
      .dashWithoutBlank(at: LineGlimpse(mapping, in: lines).first)
    case .misindentedKey, .misindentedItem, .itemAmongKeys, .deeperKey, .keyWithoutColon:
      line.proseDash.map { .proseDash(at: line.first, $0) } ?? oddBlank(at: line, lines)
        ?? emptyMapping(before: line, lines)
    case .textAfterQuote(let opening, "'", spansLines: false):
      line.text(inQuotesFrom: opening).map { .quoteInQuotes($0) }
    case .missingBlank(let mark, _):
      LineGlimpse(mark, in: lines).oddBlankBehindColon.map { .oddBlankBehindColon(at: $0, $1) }
    case .unclosedBracket(let opening, _, _):
      line.textInQuotesWithQuote.map { .quoteInQuotes($0) }
        ?? commentInBrackets(line, lines, from: opening.line)
    case .textAfterValue: indentedStart(before: line, lines)
    case .strayBracket: commentInBrackets(line, lines, from: line.first.line - 5)
    case .colonInBrackets:
      commentInBrackets(line, lines, from: line.first.line)
        ?? line.proseQuoteBefore.map { .colonInProseQuotes($0) }
    case .secondColon:
      line.proseQuoteBefore.map { .colonInProseQuotes($0) } ?? oddBlank(at: line, lines)
    default: nil
    }
  }

  /// A blank that is none, in the indentation of a line or of one of those before it.
  private static func oddBlank(at line: LineGlimpse, _ lines: LineTable) -> SyntaxFault? {
    for line in line.andThoseBefore(in: lines) {
      if let (mark, scalar) = line.oddIndent { return .oddBlank(at: mark, scalar) }
    }
    return nil
  }

  /// The key that ended the one before it, where a line fits nowhere because it stands deeper.
  private static func emptyMapping(before line: LineGlimpse, _ lines: LineTable) -> SyntaxFault? {
    let shallower = line.andThoseBefore(in: lines).first {
      $0.first.column < line.first.column
    }
    guard let found = shallower, let key = found.key, let before = found.lineBefore(in: lines),
      before.first.column == found.first.column, let parent = before.keyWithoutValue
    else { return nil }
    return .emptyMapping(of: parent, key: key, at: found.first, lost: line.first)
  }

  /// The first key of the document, where that is indented and this line, which has a key, is not.
  private static func indentedStart(
    before line: LineGlimpse, _ lines: LineTable
  ) -> SyntaxFault? {
    guard line.isFirst, line.key != nil, line.first.column == 1 else { return nil }
    let before = Array(line.andThoseBefore(in: lines).dropFirst())
    guard let start = before.last, let key = start.key, start.lineBefore(in: lines) == nil,
      start.first.column > 1, before.allSatisfy({ $0.first.column >= start.first.column })
    else { return nil }
    return before.dropLast().contains { $0.first.column == start.first.column }
      ? .misindentedKey(mapping: start.first)
      : .indentedStart(at: start.first, key: key, lost: line.first)
  }

  /// Text that begins with '#' where a value should stand, in brackets that it leaves open.
  ///
  /// - Parameter start: the first line that can be to blame.
  private static func commentInBrackets(
    _ line: LineGlimpse, _ lines: LineTable, from start: Int32
  ) -> SyntaxFault? {
    for line in line.andThoseBefore(in: lines) where line.first.line >= start {
      if let (mark, text) = line.commentInBrackets {
        return .commentInBrackets(at: mark, text: text)
      }
    }
    return nil
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
    if line.character == ":", line.hasColonBefore { return .colonInBrackets(closing: closing) }
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
