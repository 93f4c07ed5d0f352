import CLibYAML
import TerminalText

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
  /// `title: “Add: all”`.
  case colonInProseQuotes(Unicode.Scalar)
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
    case .misindentedKey, .misindentedItem, .itemAmongKeys, .deeperKey, .keyWithoutColon:
      oddBlank(at: line, lines) ?? emptyMapping(before: line, lines)
    case .textAfterQuote(let opening, "'", spansLines: false):
      line.text(inQuotesFrom: opening).map { .quoteInQuotes($0) }
    case .missingBlank(let mark, _):
      LineGlimpse(mark, in: lines).oddBlankBehindColon.map { .oddBlankBehindColon(at: $0, $1) }
    case .unclosedBracket(let opening, _, _):
      commentInBrackets(line, lines, from: opening.line)
    case .strayBracket: commentInBrackets(line, lines, from: line.first.line - 5)
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

extension SyntaxFault {
  /// Where the author should look, when that is not where libyaml noticed.
  var mark: Mark? {
    switch self {
    case .unclosedQuote(let opening, _, _): opening
    case .unclosedBracket(let opening, _, isAtEnd: true): opening
    case .missingBlank(let mark, _), .keyWithoutColon(let mark): mark
    case .oddBlank(let mark, _), .oddBlankBehindColon(let mark, _): mark
    case .emptyMapping(_, _, let mark, _), .commentInBrackets(let mark, _): mark
    default: nil
    }
  }

  /// The fault in one line.
  var message: String {
    switch self {
    case .tab: "a tab may not indent a line"
    case .oddBlank(_, let sign): "\(Self.name(sign)) may not indent a line, YAML takes it for text"
    case .oddBlankBehindColon(_, let sign): "\(Self.name(sign)) behind the colon is no blank"
    case .emptyMapping(let parent, let key, _, _):
      "'\(short(key))' ends '\(short(parent))', in which nothing stands yet"
    case .commentInBrackets: "'#' begins a comment here, so the bracket before it is not closed"
    case .unclosedQuote: "the text that begins here has no closing quote"
    case .textAfterQuote, .quoteInQuotes: "there is more text behind the closing quote"
    case .textAfterValue: "nothing more may stand behind the value"
    case .missingBlank(_, let key): "there is no blank behind the colon of '\(short(key))'"
    case .secondColon, .colonInProseQuotes: "': ' may not stand inside a text without quotes"
    case .deeperKey: "this key is indented deeper than the key before it, which has a value already"
    case .keyBehindDashes: "a key may not stand on the line of '---'"
    case .keyWithoutColon: "there is no ':' behind this key"
    case .misindentedKey: "this line is not indented like the keys of its mapping"
    case .itemAmongKeys: "a list item may not stand among the keys of a mapping"
    case .colonWithoutKey: "there is no key before this ':'"
    case .misindentedItem: "this line is not indented like the items of its list"
    case .unclosedBracket(_, let closing, isAtEnd: true):
      "the \(collection(closing)) that begins here has no closing '\(closing)'"
    case .unclosedBracket(_, let closing, isAtEnd: false): "',' or '\(closing)' must stand here"
    case .strayBracket(let sign): "there is no '\(opening(sign))' before this '\(sign)'"
    case .listOnKeyLine: "a list with '-' may not begin on the line of its key"
    case .reservedCharacter(let sign): "'\(sign)' may not begin a text without quotes"
    case .other(let problem, let context): Self.words(problem, context)
    }
  }

  /// What to do about it.
  var help: String? {
    switch self {
    case .tab, .oddBlank: "indent with blanks"
    case .oddBlankBehindColon: "type a blank there"
    case .emptyMapping(let parent, let key, _, _):
      "indent '\(short(key))' and what follows, to make it part of '\(short(parent))'"
    case .commentInBrackets(_, let text): "put the text in quotes: \"\(short(text))\""
    case .colonInProseQuotes(let sign):
      "\(Self.name(sign)) is no quote of YAML; write \" or ' around the text"
    case .unclosedQuote(_, let sign, _): "close it with \(sign)"
    case .textAfterQuote(_, let sign, spansLines: true):
      "close the text with \(sign) on the line where it begins"
    case .quoteInQuotes(let text):
      "write \"\(short(text))\", or '' for a quote inside single quotes"
    case .textAfterQuote(_, "'", _): "write '' for a quote inside single quotes"
    case .textAfterQuote: "write \\\" for a quote inside double quotes"
    case .textAfterValue: "put the whole value in quotes"
    case .missingBlank(_, let key): "write '\(short(key)): ' and then the value"
    case .secondColon: "put the text in quotes, or each key on a line of its own"
    case .deeperKey: "indent it like the key before it"
    case .keyBehindDashes: "put it on the next line"
    case .keyWithoutColon: "write 'key: value', and put text that spans lines in quotes"
    case .misindentedKey(let mapping): "\(indent(mapping)) to make it one of them"
    case .itemAmongKeys: "indent '-' like the other items of its list"
    case .misindentedItem(let list): "\(indent(list)) and begin it with '- '"
    case .colonWithoutKey: "write the key before the colon"
    case .unclosedBracket(_, let closing, _): "separate with ',' and close with '\(closing)'"
    case .strayBracket: "put the text in quotes if the bracket belongs to it"
    case .listOnKeyLine: "put the first '-' on the next line"
    case .reservedCharacter: "put the text in quotes"
    case .other: nil
    }
  }

  /// The other place that belongs to it.
  var note: (text: String, mark: Mark)? {
    switch self {
    case .unclosedQuote(_, _, let end): ("the document ends here", end)
    case .emptyMapping(_, _, _, let lost): ("so this line fits nowhere", lost)
    case .textAfterQuote(let opening, _, spansLines: true): ("the text begins here", opening)
    case .misindentedKey(let mapping), .itemAmongKeys(let mapping):
      ("the mapping begins here", mapping)
    case .misindentedItem(let list): ("the list begins here", list)
    case .unclosedBracket(let opening, let closing, isAtEnd: false):
      ("the \(collection(closing)) begins here", opening)
    default: nil
    }
  }

  /// A character that cannot be seen, or looks like another.
  private static func name(_ scalar: Unicode.Scalar) -> String {
    LookAlike(position: 1, character: scalar).name
  }

  private func short(_ text: String) -> String { text.truncated(toColumns: 40) }

  private func collection(_ closing: Unicode.Scalar) -> String {
    closing == "]" ? "list" : "mapping"
  }

  private func opening(_ closing: Unicode.Scalar) -> String { closing == "]" ? "[" : "{" }

  private func indent(_ mark: Mark) -> String {
    switch mark.column {
    case 1: "write it at the start of the line"
    case 2: "indent it by 1 blank"
    default: "indent it by \(mark.column - 1) blanks"
    }
  }

  /// libyaml's rarer words in ours; what it may say in later versions stays as it is.
  private static func words(_ problem: String, _ context: String) -> String {
    switch problem {
    case "found unknown escape character": "no such escape exists in double quotes"
    case "did not find expected hexdecimal number": "hexadecimal digits must stand here"
    case "found invalid Unicode character escape code": "this escape is no Unicode character"
    case "did not find expected alphabetic or numeric character":
      "a name of letters and digits must stand here"
    case "mapping values are not allowed in this context": "no ':' may stand here"
    case "mapping keys are not allowed in this context": "no '?' may stand here"
    case "block sequence entries are not allowed in this context": "no '-' may stand here"
    case "found unexpected ':'": "no ':' may stand here"
    case "did not find expected node content": "a value must stand here"
    case "did not find expected comment or line break": "only a comment may stand here"
    case "found an indentation indicator equal to 0": "an indentation of 0 cannot be asked for"
    case "found undefined tag handle": "this tag's handle is not declared with %TAG"
    case "found incompatible YAML document": "this YAML version is none of 1.1 and 1.2"
    case "found duplicate %YAML directive": "a document has one %YAML line at most"
    case "found duplicate %TAG directive": "this %TAG is declared already"
    case "found unknown directive name": "no directive but %YAML and %TAG is known"
    case "did not find expected <document start>": "'---' must stand here"
    default: context.isEmpty ? problem : "\(problem) \(context)"
    }
  }
}

extension BadByte {
  /// The fault in one line.
  var message: String {
    switch fault {
    case .notUTF8: "this byte is not UTF-8"
    case .control(let value): "the control character \(Self.name(value)) may not stand here"
    case .loneSurrogate: "this UTF-16 surrogate has no partner"
    case .halfUnit: "this UTF-16 text ends in half a character"
    }
  }

  /// What to do about it.
  var help: Diagnostic.Help {
    switch fault {
    case .notUTF8, .loneSurrogate, .halfUnit: Diagnostic.Help("save the file as UTF-8")
    case .control:
      Diagnostic.Help("remove it, or write an escape such as \"\\x1B\" in double quotes")
    }
  }

  private static func name(_ value: Int32) -> String {
    Unicode.Scalar(UInt32(bitPattern: value))?.codePoint ?? "U+\(String(value, radix: 16))"
  }
}

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

  /// The key that the line begins with, whatever stands behind its colon.
  var key: String? {
    let entry = scalars.dropFirst(Int(first.column) - 1)
    guard let colon = entry.firstIndex(of: ":"), colon > entry.startIndex,
      colon + 1 == entry.endIndex || entry[colon + 1] == " ", entry.first != "-"
    else { return nil }
    var name = ""
    name.unicodeScalars.append(contentsOf: entry[..<colon])
    return name
  }

  /// The key of the line where nothing but a comment stands behind it.
  var keyWithoutValue: String? {
    guard let key else { return nil }
    let rest = scalars.dropFirst(Int(first.column) - 1 + key.unicodeScalars.count + 1)
      .drop { $0 == " " }
    return rest.isEmpty || rest.first == "#" ? key : nil
  }

  /// The first character of the line's indentation that is no blank, and looks like one.
  var oddIndent: (Mark, Unicode.Scalar)? {
    let indent = scalars.prefix { $0 == " " || $0.isOddBlank }
    return indent.firstIndex { $0 != " " }.map { (mark($0), indent[$0]) }
  }

  /// What stands between a single quote and the last one of the line, where the line ends with
  /// that and double quotes could stand there.
  func text(inQuotesFrom opening: Mark) -> String? {
    let start = Int(opening.column)
    guard opening.line == first.line, start < scalars.count, scalars.last == "'" else { return nil }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[start...].dropLast())
    return text.isEmpty || text.contains("\"") || text.contains("\\") ? nil : text
  }

  /// What looks like a blank behind the line's first colon.
  var oddBlankBehindColon: (Mark, Unicode.Scalar)? {
    guard let colon = scalars.firstIndex(of: ":"), colon + 1 < scalars.count,
      scalars[colon + 1].isOddBlank
    else { return nil }
    return (mark(colon + 1), scalars[colon + 1])
  }

  /// A quotation mark of prose before the mark.
  var proseQuoteBefore: Unicode.Scalar? { scalars.prefix(column).first { $0.isProseQuote } }

  /// A '#' that begins a word where a value should stand, behind a bracket that the line opens, and
  /// that word up to the next sign of brackets.
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
        var text = ""
        text.unicodeScalars.append(contentsOf: word)
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

  /// This line and those before it in its document, the nearest first; not more than a person would
  /// look back.
  func andThoseBefore(in lines: LineTable) -> some Sequence<LineGlimpse> {
    sequence(first: self) { $0.lineBefore(in: lines) }.prefix(100)
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
