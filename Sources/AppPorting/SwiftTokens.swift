/// A word, a punctuation character or a literal of a Swift source, with its place.
struct Token {
  enum Kind: Equatable {
    /// An identifier or keyword, including the backticks of a quoted one.
    case word
    /// One punctuation character, such as `@`, `(` or `.`.
    case punctuation
    /// A number, or the quotes and text of a string.
    case literal
  }

  let kind: Kind
  let text: Substring
  /// The range of the token in the source, in UTF-8 bytes.
  let range: Range<Int>
  /// The line, from 1.
  let line: Int
  /// Whether the token directly follows the one before it.
  let isAdjacent: Bool
}

/// The reason why a source cannot be read, with the line.
struct TokenError: Error {
  let message: String
  let line: Int
}

/// Splits a Swift source into tokens, without comments. The contents of `\( )` in a string are
/// code.
///
/// This is our own lexer: swift-syntax takes some minutes to build, for every project that ports an
/// app. It supports strings of all kinds, nested comments and regular expressions between slashes,
/// and checks that brackets close in order; the rewriting needs no more.
struct SwiftTokens {
  private static let closing: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "{": "}"]
  private(set) var tokens: [Token] = []
  private let source: Substring.UTF8View
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var end = 0
  private var open: [(close: Unicode.Scalar, line: Int)] = []

  /// Returns the tokens of a whole source.
  static func tokens(of source: String) throws(TokenError) -> [Token] {
    var reader = SwiftTokens(source)
    try reader.readCode(inInterpolation: false)
    if let bracket = reader.open.last {
      throw TokenError(message: "missing closing bracket", line: bracket.line)
    }
    return reader.tokens
  }

  private init(_ source: String) {
    self.source = source[...].utf8
    bytes = Array(source.utf8)
  }

  /// Returns the byte some steps ahead as a character; all characters that the lexer handles are
  /// ASCII.
  private func peek(_ step: Int = 0) -> Unicode.Scalar {
    index + step < bytes.count ? Unicode.Scalar(bytes[index + step]) : "\0"
  }

  private func fault(_ message: String, from line: Int) -> TokenError {
    TokenError(message: message, line: line)
  }

  /// Reads code to the end of the source, or to the bracket that ends an interpolation.
  private mutating func readCode(inInterpolation: Bool) throws(TokenError) {
    let depth = open.count
    while index < bytes.count {
      switch peek() {
      case "\n":
        line += 1
        index += 1
      case " ", "\t", "\r":
        index += 1
      case "/" where peek(1) == "/":
        while index < bytes.count, peek() != "\n" { index += 1 }
      case "/" where peek(1) == "*":
        try skipComment()
      case "/" where isRegularExpression:
        let start = index
        skipRegularExpression(hashes: 0)
        add(.literal, from: start)
      case "\"":
        try readString(hashes: 0)
      case "#":
        try readHashes()
      case "`":
        let start = index
        repeat { index += 1 } while index < bytes.count && peek() != "`"
        index += 1
        add(.word, from: start)
      case let sign where sign.beginsWord:
        let start = index
        while peek().isInWord { index += 1 }
        add(.word, from: start)
      case "0"..."9":
        let start = index
        while peek().isInWord { index += 1 }
        add(.literal, from: start)
      case let sign:
        if inInterpolation, sign == ")", open.count == depth { return }
        try readPunctuation(sign)
      }
    }
  }

  private mutating func readPunctuation(_ sign: Unicode.Scalar) throws(TokenError) {
    if let close = Self.closing[sign] {
      open.append((close, line))
    } else if Self.closing.values.contains(sign) {
      guard open.popLast()?.close == sign else {
        throw fault("unexpected closing bracket", from: line)
      }
    }
    index += 1
    add(.punctuation, from: index - 1)
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, line: Int? = nil) {
    let stop = min(index, bytes.count)
    let from = source.index(source.startIndex, offsetBy: start)
    let text = Substring(source[from..<source.index(from, offsetBy: stop - start)])
    tokens.append(
      Token(
        kind: kind, text: text, range: start..<stop, line: line ?? self.line,
        isAdjacent: start == end))
    end = stop
  }

  /// Skips a comment, including nested ones.
  private mutating func skipComment() throws(TokenError) {
    let start = line
    var depth = 0
    repeat {
      guard index < bytes.count else { throw fault("unterminated comment", from: start) }
      if peek() == "/", peek(1) == "*" {
        depth += 1
        index += 2
      } else if peek() == "*", peek(1) == "/" {
        depth -= 1
        index += 2
      } else {
        if peek() == "\n" { line += 1 }
        index += 1
      }
    } while depth > 0
  }

  /// Reads the token at a `#`: a raw string, a regular expression between `#/` and `/#`, or
  /// punctuation.
  private mutating func readHashes() throws(TokenError) {
    var hashes = 0
    while peek(hashes) == "#" { hashes += 1 }
    let start = index
    switch peek(hashes) {
    case "\"":
      index += hashes
      try readString(hashes: hashes)
    case "/":
      index += hashes
      skipRegularExpression(hashes: hashes)
      add(.literal, from: start)
    default:
      index += 1
      add(.punctuation, from: start)
    }
  }

  /// Reads a string from its first quote, after its hashes.
  private mutating func readString(hashes: Int) throws(TokenError) {
    let first = line
    let isLong = peek(1) == "\"" && peek(2) == "\""
    let quotes = isLong ? 3 : 1
    var start = index
    index += quotes
    while true {
      guard index < bytes.count, isLong || peek() != "\n" else {
        throw fault("unterminated string literal", from: first)
      }
      switch peek() {
      case "\n":
        line += 1
        index += 1
      case "\"" where closes(quotes: quotes, hashes: hashes):
        index += quotes + hashes
        return add(.literal, from: start, line: first)
      case "\\" where escapes(hashes: hashes):
        index += 1 + hashes
        if peek() == "(" {
          add(.literal, from: start)
          index += 1
          try readCode(inInterpolation: true)
          guard peek() == ")" else {
            throw fault("unterminated string literal", from: first)
          }
          start = index
        } else if peek() == "\n" {
          continue
        }
        index += 1
      default:
        index += 1
      }
    }
  }

  private func closes(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == "\"" }
      && (0..<hashes).allSatisfy { peek(quotes + $0) == "#" }
  }

  private func escapes(hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { peek(1 + $0) == "#" }
  }

  /// Whether the slash here begins a regular expression, by the rules of SE-0354: no value precedes
  /// it, another slash ends it on the same line, no spaces are at its ends, and no parenthesis in
  /// it closes one before it.
  private var isRegularExpression: Bool {
    guard !endsValue(tokens[...]), ![" ", "\t", "\n", "="].contains(peek(1)) else { return false }
    var ahead = 1
    var depth = 0
    var isInClass = false
    while index + ahead < bytes.count, peek(ahead) != "\n" {
      switch peek(ahead) {
      case "/": return ![" ", "\t"].contains(peek(ahead - 1))
      case "\\": ahead += 1
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass: depth += 1
      case ")" where !isInClass:
        depth -= 1
        if depth < 0 { return false }
      default: break
      }
      ahead += 1
    }
    return false
  }

  /// Whether tokens end with a value, such as `a`, `f()` or `a!` directly before the slash.
  private func endsValue(_ tokens: ArraySlice<Token>) -> Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .literal: return true
    case .word: return !Self.wordsBeforeValues.contains(last.text)
    case .punctuation:
      let isPostfix = ["!", "?"].contains(last.text) && last.isAdjacent && index == end
      return [")", "]", "}"].contains(last.text) || isPostfix && endsValue(tokens.dropLast())
    }
  }

  private static let wordsBeforeValues: Set<Substring> = [
    "return", "case", "in", "try", "await", "throw", "if", "while", "guard", "switch", "where",
    "else", "is", "as",
  ]

  /// Skips a regular expression from its first slash, at most to the end of the source.
  private mutating func skipRegularExpression(hashes: Int) {
    index += 1
    while index < bytes.count {
      if peek() == "/", (0..<hashes).allSatisfy({ peek(1 + $0) == "#" }) {
        index += 1 + hashes
        return
      }
      if peek() == "\n" { line += 1 }
      index += peek() == "\\" ? 2 : 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether the byte can begin a word; bytes outside ASCII belong to letters.
  fileprivate var beginsWord: Bool {
    switch self {
    case "_", "$", "a"..."z", "A"..."Z": true
    default: value >= 0x80
    }
  }

  fileprivate var isInWord: Bool { beginsWord || ("0"..."9").contains(self) }
}
