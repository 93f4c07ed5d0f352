import TerminalText

/// The message, help and place of a syntax error.
extension SyntaxErrorKind {
  /// The mark where the author should look, if it differs from libyaml's.
  var mark: Mark? {
    switch self {
    case .unclosedQuote(let opening, _, _): opening
    case .unclosedBracket(let opening, _, isAtEnd: true): opening
    case .missingSpaceAfterColon(let mark, _), .keyWithoutColon(let mark): mark
    case .nonASCIIIndentation(let mark, _), .nonASCIISpaceAfterColon(let mark, _),
      .typographicDash(let mark, _):
      mark
    case .dashWithoutSpace(let mark), .slashComment(let mark), .equalsSign(let mark, _): mark
    case .indentedStart(let mark, _, _): mark
    case .emptyMapping(_, _, let mark, _), .commentInBrackets(let mark, _): mark
    default: nil
    }
  }

  /// The error in one line.
  var message: String {
    switch self {
    case .tab: "a tab may not indent a line"
    case .nonASCIIIndentation(_, let character):
      "\(Self.name(character)) may not indent a line, YAML takes it for text"
    case .nonASCIISpaceAfterColon(_, let character):
      "\(Self.name(character)) behind the colon is no blank"
    case .emptyMapping(let parent, let key, _, _):
      "'\(short(key))' ends '\(short(parent))', in which nothing stands yet"
    case .commentInBrackets: "'#' begins a comment here, so the bracket before it is not closed"
    case .unclosedQuote: "the text that begins here has no closing quote"
    case .textAfterQuote, .unescapedQuote: "there is more text behind the closing quote"
    case .textAfterValue: "nothing more may stand behind the value"
    case .missingSpaceAfterColon(_, let key):
      "there is no blank behind the colon of '\(short(key))'"
    case .typographicDash: "a dash of prose begins no list item"
    case .dashWithoutSpace: "there is no blank behind the '-'"
    case .secondColon, .colonInTypographicQuotes: "': ' may not stand inside a text without quotes"
    case .colonInBrackets(let closing): "',' or '\(closing)' must stand here"
    case .deeperKey: "this key is indented deeper than the key before it, which has a value already"
    case .keyAfterDocumentStart: "a key may not stand on the line of '---'"
    case .keyWithoutColon: "there is no ':' behind this key"
    case .slashComment: "'//' begins no comment"
    case .equalsSign(_, let key): "'=' gives '\(short(key))' no value"
    case .indentedStart(_, let key, _): "'\(short(key))' is indented, and the keys below are not"
    case .misindentedKey: "this line is not indented like the keys of its mapping"
    case .itemAmongKeys: "a list item may not stand among the keys of a mapping"
    case .colonWithoutKey: "there is no key before this ':'"
    case .misindentedItem: "this line is not indented like the items of its list"
    case .unclosedBracket(_, let closing, isAtEnd: true):
      "the \(collection(closing)) that begins here has no closing '\(closing)'"
    case .unclosedBracket(_, let closing, isAtEnd: false): "',' or '\(closing)' must stand here"
    case .unmatchedBracket(let character):
      "there is no '\(opening(character))' before this '\(character)'"
    case .listOnKeyLine: "a list with '-' may not begin on the line of its key"
    case .reservedCharacter(let character): "'\(character)' may not begin a text without quotes"
    case .other(let problem, let context): Self.translate(problem, context)
    }
  }

  /// The suggested fix.
  var help: String? {
    switch self {
    case .tab, .nonASCIIIndentation: "indent with blanks"
    case .nonASCIISpaceAfterColon: "type a blank there"
    case .emptyMapping(let parent, let key, _, _):
      "indent '\(short(key))' and what follows, to make it part of '\(short(parent))'"
    case .commentInBrackets(_, let text): "put the text in quotes: \"\(short(text))\""
    case .colonInTypographicQuotes(let character):
      "\(Self.name(character)) is no quote of YAML; write \" or ' around the text"
    case .unclosedQuote(_, let character, _): "close it with \(character)"
    case .textAfterQuote(_, let character, spansLines: true):
      "close the text with \(character) on the line where it begins"
    case .unescapedQuote(let text):
      "write \"\(short(text))\", or '' for a quote inside single quotes"
    case .textAfterQuote(_, "'", _): "write '' for a quote inside single quotes"
    case .textAfterQuote: "write \\\" for a quote inside double quotes"
    case .textAfterValue: "put the whole value in quotes"
    case .missingSpaceAfterColon(_, let key): "write '\(short(key)): ' and then the value"
    case .secondColon: "put the text in quotes, or each key on a line of its own"
    case .colonInBrackets: "put a text that holds ': ' in quotes, or write ',' before the next key"
    case .typographicDash(_, let character): "write '- ' in the place of \(Self.name(character))"
    case .dashWithoutSpace: "begin the item with '- '"
    case .deeperKey: "indent it like the key before it"
    case .keyAfterDocumentStart: "put it on the next line"
    case .keyWithoutColon: "write 'key: value', and put text that spans lines in quotes"
    case .slashComment: "write '# ' in the place of '//'"
    case .equalsSign(_, let key): "write '\(short(key)): ' and then the value"
    case .indentedStart: "write it at the start of the line"
    case .misindentedKey(let mapping): "\(indent(mapping)) to make it one of them"
    case .itemAmongKeys: "indent '-' like the other items of its list"
    case .misindentedItem(let list): "\(indent(list)) and begin it with '- '"
    case .colonWithoutKey: "write the key before the colon"
    case .unclosedBracket(_, let closing, _): "separate with ',' and close with '\(closing)'"
    case .unmatchedBracket: "put the text in quotes if the bracket belongs to it"
    case .listOnKeyLine: "put the first '-' on the next line"
    case .reservedCharacter: "put the text in quotes"
    case .other: nil
    }
  }

  /// The other place that belongs to the error.
  var note: (text: String, mark: Mark)? {
    switch self {
    case .unclosedQuote(_, _, let end): ("the document ends here", end)
    case .emptyMapping(_, _, _, let affected), .indentedStart(_, _, let affected):
      ("so this line fits nowhere", affected)
    case .textAfterQuote(let opening, _, spansLines: true): ("the text begins here", opening)
    case .misindentedKey(let mapping), .itemAmongKeys(let mapping):
      ("the mapping begins here", mapping)
    case .misindentedItem(let list): ("the list begins here", list)
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

  private func indent(_ mark: Mark) -> String {
    switch mark.column {
    case 1: "write it at the start of the line"
    case 2: "indent it by 1 blank"
    default: "indent it by \(mark.column - 1) blanks"
    }
  }

  /// Rewords libyaml's rarer messages; unknown messages, perhaps of later versions, stay unchanged.
  private static func translate(_ problem: String, _ context: String) -> String {
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
  /// The error in one line.
  var message: String {
    switch fault {
    case .notUTF8: "this byte is not UTF-8"
    case .control(let value): "the control character \(Self.name(value)) may not stand here"
    case .loneSurrogate: "this UTF-16 surrogate has no partner"
    case .halfUnit: "this UTF-16 text ends in half a character"
    }
  }

  /// The suggested fix.
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
