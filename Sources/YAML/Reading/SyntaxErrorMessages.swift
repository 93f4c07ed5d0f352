import TerminalText

/// The message, help and place of a syntax error.
extension SyntaxErrorKind {
  /// The mark where the author should look, if it differs from libyaml's.
  var mark: Mark? {
    switch self {
    case .unclosedQuote(let opening, _, _, _): opening
    case .unclosedBracket(let opening, _, isAtEnd: true): opening
    case .missingSpaceAfterColon(let mark, _), .keyWithoutColon(let mark): mark
    case .nonASCIIIndentation(let mark, _), .nonASCIISpaceAfterColon(let mark, _),
      .typographicDash(let mark, _):
      mark
    case .dashWithoutSpace(let mark), .slashComment(let mark), .equalsSign(let mark, _): mark
    case .indentedStart(let mark, _, _), .deeperKey(let mark, _), .lineAmongItems(let mark, _),
      .keyBeforeItems(_, _, let mark, _), .documentEnd(let mark), .halfOfCharacter(let mark):
      mark
    case .emptyMapping(_, _, let mark, _), .commentInBrackets(let mark, _): mark
    default: nil
    }
  }

  /// The error in one line.
  var message: String {
    switch self {
    case .tab: "unexpected tab in indentation"
    case .nonASCIIIndentation(_, "\u{FEFF}"):
      "unexpected byte order mark (U+FEFF) after the start of the file"
    case .nonASCIIIndentation(_, let character):
      "unexpected \(Self.name(character)) in indentation: YAML reads it as text"
    case .nonASCIISpaceAfterColon(_, let character):
      "missing space after ':', found \(Self.name(character))"
    case .emptyMapping(let parent, let key, _, _):
      "'\(short(key))' is not indented under '\(short(parent))', which has no value"
    case .commentInBrackets: "'#' starts a comment here, so the bracket before it is not closed"
    case .unclosedQuote: "missing closing quote of the text that begins here"
    case .textAfterQuote, .unescapedQuote: "unexpected text after the closing quote"
    case .halfOfCharacter: "this escape is only half of a character"
    case .textAfterValue: "unexpected text after the value"
    case .missingSpaceAfterColon(_, let key):
      "missing space after the ':' of '\(short(key))'"
    case .typographicDash: "a typographic dash does not start a list item"
    case .dashWithoutSpace: "missing space after '-'"
    case .secondColon, .colonInTypographicQuotes: "': ' is not allowed in unquoted text"
    case .colonInBrackets(let closing, _): "expected ',' or '\(closing)', found ':'"
    case .deeperKey: "unexpected indentation: the line before it already has a value"
    case .keyAfterDocumentStart: "unexpected key on the line of '---'"
    case .keyWithoutColon: "missing ':' after this key"
    case .slashComment: "'//' does not start a comment"
    case .equalsSign(_, let key): "expected ':' after '\(short(key))', found '='"
    case .indentedStart(_, let key, _):
      "unexpected indentation of '\(short(key))': the keys after it are not indented"
    case .misindentedKey:
      "unexpected indentation: this line does not align with the keys of its mapping"
    case .itemAmongKeys: "unexpected list item between the keys of a mapping"
    case .keyBeforeItems(let parent, let key, _, _):
      "unexpected key '\(short(key))' between '\(short(parent))' and its list"
    case .colonWithoutKey: "missing key before ':'"
    case .misindentedItem:
      "unexpected indentation: this line does not align with the items of its list"
    case .lineAmongItems(let mark, let levels):
      levels.contains { $0.column > mark.column }
        ? "unexpected indentation: this line does not align with the keys of the item before it"
        : levels.isEmpty
          ? "missing '- ': this line aligns with the items of a list"
          : "unexpected indentation: this line aligns with the items of a list"
    case .documentEnd: "unexpected '...': it ends the document"
    case .unclosedBracket(_, let closing, isAtEnd: true):
      "missing '\(closing)' to close the \(collection(closing)) that begins here"
    case .unclosedBracket(_, let closing, isAtEnd: false): "expected ',' or '\(closing)'"
    case .unmatchedBracket(let character):
      "unmatched '\(character)': no '\(opening(character))' before it"
    case .listOnKeyLine: "a list with '-' cannot start on the line of its key"
    case .reservedCharacter(let character): "unquoted text cannot start with '\(character)'"
    case .other(let problem, let context): Self.translate(problem, context)
    }
  }

  /// The suggested fix.
  var help: String? {
    switch self {
    case .nonASCIIIndentation(_, "\u{FEFF}"): "remove this invisible character"
    case .tab, .nonASCIIIndentation: "indent with spaces"
    case .nonASCIISpaceAfterColon: "replace it with a space"
    case .emptyMapping(let parent, let key, _, _):
      "indent '\(short(key))' and its lines to make them part of '\(short(parent))'"
    case .commentInBrackets(_, let text): "put the text in quotes: \"\(short(text))\""
    case .colonInTypographicQuotes(let character):
      "\(Self.name(character)) is not a YAML quote; write \" or ' around the text"
    case .unclosedQuote(_, let character, let bracket, _):
      "close the text with \(character)\(bracket.map { " before '\($0)'" } ?? "")"
    case .textAfterQuote(_, let character, spansLines: true):
      "close the text with \(character) on the line where it begins"
    case .unescapedQuote(let text):
      "write \"\(short(text))\", or '' for a quote inside single quotes"
    case .textAfterQuote(_, "'", _): "write '' for a quote inside single quotes"
    case .textAfterQuote: "write \\\" for a quote inside double quotes"
    case .halfOfCharacter: "write both halves, such as \\ud83e\\uddf6, or remove it"
    case .textAfterValue: "put the whole value in quotes"
    case .missingSpaceAfterColon(_, let key): "write '\(short(key)): ' and then the value"
    case .secondColon(let mapping?): "put the text in quotes, or write '\(short(mapping))'"
    case .secondColon: "put the text in quotes, or write each key on its own line"
    case .colonInBrackets(_, let key?):
      "write ',' before '\(short(key))', or put text that contains ': ' in quotes"
    case .colonInBrackets: "put text that contains ': ' in quotes, or write ',' before the next key"
    case .typographicDash(_, let character): "write '- ' instead of \(Self.name(character))"
    case .dashWithoutSpace: "begin the item with '- '"
    case .deeperKey(let mark, let levels):
      // One space too many is a typo.
      levels.first.flatMap { mark.column - $0.column > 1 ? $0.key : nil }.map {
        "remove the value of '\(short($0))', or \(align(levels, "this key") ?? "")"
      } ?? align(levels) ?? "remove that value, or write the key of the list on the line before '-'"
    case .keyAfterDocumentStart: "write it on the next line"
    case .keyWithoutColon: "write 'key: value', or put text that spans lines in quotes"
    case .slashComment: "write '# ' instead of '//'"
    case .equalsSign(_, let key): "write '\(short(key)): ' and then the value"
    case .indentedStart: "write it at the start of the line"
    case .misindentedKey(let mapping, let levels):
      align(levels) ?? "\(indent("it", mapping.column)), like the other keys"
    case .itemAmongKeys(_, let levels):
      align(levels) ?? "write the key of the list on the line before it"
    case .keyBeforeItems: "write it as a key of an item, or remove it"
    case .misindentedItem(let list, let levels):
      levels.contains { $0.column >= list.column }
        ? align(levels) : "write it inside the item before it, or as an item with '- '"
    case .lineAmongItems(_, let levels):
      "\(align(levels).map { "\($0), or " } ?? "")begin it with '- '"
    case .documentEnd: "remove it, or write '---' instead"
    case .colonWithoutKey: "write a key before ':'"
    case .unclosedBracket(_, let closing, _): "separate with ',' and close with '\(closing)'"
    case .unmatchedBracket: "put the text in quotes if the bracket belongs to it"
    case .listOnKeyLine: "put the first '-' on the next line"
    case .reservedCharacter: "put the text in quotes"
    case .other("did not find expected alphabetic or numeric character", _):
      "if it is text, put it in quotes"
    case .other: nil
    }
  }

  /// The other place that belongs to the error.
  var note: (text: String, mark: Mark)? {
    switch self {
    case .unclosedQuote(_, _, _, let end): end.map { (text: "the document ends here", mark: $0) }
    case .emptyMapping(_, _, _, let affected), .indentedStart(_, _, let affected):
      ("this line is indented differently", affected)
    case .textAfterQuote(let opening, _, spansLines: true): ("the text begins here", opening)
    case .misindentedKey(let mapping, _), .itemAmongKeys(let mapping, _):
      ("the mapping begins here", mapping)
    case .keyBeforeItems(_, _, _, let items): ("the list begins here", items)
    case .misindentedItem(let list, _): ("the list begins here", list)
    case .unclosedBracket(let opening, let closing, isAtEnd: false):
      ("the \(collection(closing)) begins here", opening)
    default: nil
    }
  }

  /// The name of a character that is invisible or looks like another.
  private static func name(_ scalar: Unicode.Scalar) -> String {
    LookAlike(position: 1, character: scalar).name
  }

  private func short(_ text: String) -> String { text.truncated(toColumns: 40) }

  private func collection(_ closing: Unicode.Scalar) -> String {
    closing == "]" ? "list" : "mapping"
  }

  private func opening(_ closing: Unicode.Scalar) -> String { closing == "]" ? "[" : "{" }

  private func indent(_ what: String, _ column: Int32) -> String {
    switch column {
    case 1: "write \(what) at the start of the line"
    case 2: "indent \(what) with 1 space"
    default: "indent \(what) with \(column - 1) spaces"
    }
  }

  private func align(_ levels: [LineScanner.Level], _ what: String = "it") -> String? {
    let ways = levels.map { level in
      level.key.map { "\(indent(what, level.column)), like '\(short($0))'" }
        ?? indent("each '-' of the list", level.column)
    }
    return ways.isEmpty ? nil : ways.joined(separator: ", or ")
  }

  /// Rewords libyaml's rarer messages; unknown messages, perhaps of later versions, stay unchanged.
  private static func translate(_ problem: String, _ context: String) -> String {
    switch problem {
    case "found unknown escape character": "unknown escape in double quotes"
    case "did not find expected hexdecimal number": "expected hexadecimal digits"
    case "found invalid Unicode character escape code": "this escape is not a Unicode character"
    case "did not find expected alphabetic or numeric character":
      "expected a name of letters and digits"
    case "mapping values are not allowed in this context": "unexpected ':'"
    case "mapping keys are not allowed in this context": "unexpected '?'"
    case "block sequence entries are not allowed in this context": "unexpected '-'"
    case "found unexpected ':'": "unexpected ':'"
    case "did not find expected node content": "expected a value"
    case "did not find expected comment or line break": "expected a comment or the end of the line"
    case "found an indentation indicator equal to 0": "the indentation indicator cannot be 0"
    case "found undefined tag handle": "unknown tag handle: no %TAG directive declares it"
    case "found incompatible YAML document": "expected YAML version 1.1 or 1.2"
    case "found duplicate %YAML directive": "duplicate %YAML directive"
    case "found duplicate %TAG directive": "duplicate %TAG directive"
    case "found unknown directive name": "unknown directive: expected %YAML or %TAG"
    case "did not find expected <document start>": "expected '---'"
    default: context.isEmpty ? problem : "\(problem) \(context)"
    }
  }
}

extension BadByte {
  /// The error in one line.
  var message: String {
    switch fault {
    case .notUTF8: "this byte is not UTF-8"
    case .control(let value): "unexpected control character \(Self.name(value))"
    case .loneSurrogate: "unpaired UTF-16 surrogate"
    case .halfUnit: "this UTF-16 text ends in the middle of a character"
    case .utf32: "the file is UTF-32"
    }
  }

  /// The suggested fix.
  var help: Diagnostic.Help {
    switch fault {
    case .notUTF8, .loneSurrogate, .halfUnit, .utf32: Diagnostic.Help("save the file as UTF-8")
    case .control:
      Diagnostic.Help("remove it, or write an escape such as \"\\x1B\" in double quotes")
    }
  }

  private static func name(_ value: Int32) -> String {
    Unicode.Scalar(UInt32(bitPattern: value))?.codePoint ?? "U+\(String(value, radix: 16))"
  }
}
