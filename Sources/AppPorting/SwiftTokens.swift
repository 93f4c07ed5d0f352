/// A word, a sign or a literal of a Swift source, by its place.
struct Token {
  enum Kind: Equatable {
    /// An identifier or keyword; the backticks of a quoted one belong to it.
    case word
    /// One sign, such as `@`, `(` or `.`.
    case sign
    /// A number, or the quotes and text of a string.
    case literal
  }

  let kind: Kind
  let text: Substring
  /// Where it stands in the source, in UTF-8 bytes.
  let range: Range<Int>
  /// The line, from 1.
  let line: Int
  /// Whether nothing stands between it and the token before it.
  let isAdjacent: Bool
}

/// Why a source cannot be read, with the line it is about.
struct TokenFault: Error {
  let message: String
  let line: Int
}

/// Reads a Swift source into tokens, without comments. What stands in `\( )` in a string is code.
///
/// It is a lexer of our own and not swift-syntax, which takes some minutes to build, for every
/// project that ports an app. It knows strings of all kinds, comments in comments, regular
/// expressions between slashes, and that brackets close in order; more the rewriting does not ask.
struct SwiftTokens {
  private(set) var tokens: [Token] = []
  private let source: Substring.UTF8View
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var end = 0
  private var open: [(close: UInt8, line: Int)] = []

  /// The tokens of a whole source.
  static func tokens(of source: String) throws(TokenFault) -> [Token] {
    var reader = SwiftTokens(source)
    try reader.readCode(inInterpolation: false)
    if let bracket = reader.open.last {
      throw TokenFault(message: "a bracket is opened and never closed", line: bracket.line)
    }
    return reader.tokens
  }

  private init(_ source: String) {
    self.source = source[...].utf8
    bytes = Array(source.utf8)
  }

  private func peek(_ step: Int = 0) -> UInt8 {
    index + step < bytes.count ? bytes[index + step] : 0
  }

  private func fault(_ message: String, from line: Int) -> TokenFault {
    TokenFault(message: message, line: line)
  }

  /// Reads code to the end of the source, or to the bracket that ends an interpolation.
  private mutating func readCode(inInterpolation: Bool) throws(TokenFault) {
    let depth = open.count
    while index < bytes.count {
      switch bytes[index] {
      case Byte.newline:
        line += 1
        index += 1
      case Byte.space, Byte.tab, Byte.return:
        index += 1
      case Byte.slash where peek(1) == Byte.slash:
        while index < bytes.count, peek() != Byte.newline { index += 1 }
      case Byte.slash where peek(1) == Byte.star:
        try skipComment()
      case Byte.slash where isRegularExpression:
        let start = index
        skipRegularExpression(hashes: 0)
        add(.literal, from: start)
      case Byte.quote:
        try readString(hashes: 0)
      case Byte.hash:
        try readHashes()
      case Byte.backtick:
        let start = index
        repeat { index += 1 } while index < bytes.count && peek() != Byte.backtick
        index += 1
        add(.word, from: start)
      case let byte where Byte.beginsWord(byte):
        let start = index
        while Byte.isInWord(peek()) { index += 1 }
        add(.word, from: start)
      case Byte.zero...Byte.nine:
        let start = index
        while Byte.isInWord(peek()) { index += 1 }
        add(.literal, from: start)
      case let byte:
        if inInterpolation, byte == Byte.closeParenthesis, open.count == depth { return }
        try readSign(byte)
      }
    }
  }

  private mutating func readSign(_ byte: UInt8) throws(TokenFault) {
    if let close = Byte.closing[byte] {
      open.append((close, line))
    } else if Byte.closing.values.contains(byte) {
      guard open.popLast()?.close == byte else {
        throw fault("a bracket is closed that was not opened", from: line)
      }
    }
    index += 1
    add(.sign, from: index - 1)
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

  /// Skips a comment, and those inside it.
  private mutating func skipComment() throws(TokenFault) {
    let start = line
    var depth = 0
    repeat {
      guard index < bytes.count else { throw fault("a comment has no end", from: start) }
      if peek() == Byte.slash, peek(1) == Byte.star {
        depth += 1
        index += 2
      } else if peek() == Byte.star, peek(1) == Byte.slash {
        depth -= 1
        index += 2
      } else {
        if peek() == Byte.newline { line += 1 }
        index += 1
      }
    } while depth > 0
  }

  /// Reads what `#` begins: a raw string, a regular expression between `#/` and `/#`, or a sign.
  private mutating func readHashes() throws(TokenFault) {
    var hashes = 0
    while peek(hashes) == Byte.hash { hashes += 1 }
    let start = index
    switch peek(hashes) {
    case Byte.quote:
      index += hashes
      try readString(hashes: hashes)
    case Byte.slash:
      index += hashes
      skipRegularExpression(hashes: hashes)
      add(.literal, from: start)
    default:
      index += 1
      add(.sign, from: start)
    }
  }

  /// Reads a string at its first quote, behind its hashes.
  private mutating func readString(hashes: Int) throws(TokenFault) {
    let first = line
    let isLong = peek(1) == Byte.quote && peek(2) == Byte.quote
    let quotes = isLong ? 3 : 1
    var start = index
    index += quotes
    while true {
      guard index < bytes.count, isLong || peek() != Byte.newline else {
        throw fault("a text has no end", from: first)
      }
      switch peek() {
      case Byte.newline:
        line += 1
        index += 1
      case Byte.quote where closes(quotes: quotes, hashes: hashes):
        index += quotes + hashes
        return add(.literal, from: start, line: first)
      case Byte.backslash where escapes(hashes: hashes):
        index += 1 + hashes
        if peek() == Byte.openParenthesis {
          add(.literal, from: start)
          index += 1
          try readCode(inInterpolation: true)
          guard peek() == Byte.closeParenthesis else {
            throw fault("a text has no end", from: first)
          }
          start = index
        } else if peek() == Byte.newline {
          continue
        }
        index += 1
      default:
        index += 1
      }
    }
  }

  private func closes(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == Byte.quote }
      && (0..<hashes).allSatisfy { peek(quotes + $0) == Byte.hash }
  }

  private func escapes(hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { peek(1 + $0) == Byte.hash }
  }

  /// Whether the slash here begins a regular expression: no value stands before it, and another
  /// slash ends it on the same line.
  private var isRegularExpression: Bool {
    if let last = tokens.last {
      let isValue = last.kind == .literal || ")]}".contains(last.text)
      if isValue || last.kind == .word && !["return", "case", "in"].contains(last.text) {
        return false
      }
    }
    guard ![Byte.space, Byte.tab, Byte.newline, Byte.equals].contains(peek(1)) else { return false }
    var ahead = 1
    while index + ahead < bytes.count, peek(ahead) != Byte.newline {
      if peek(ahead) == Byte.slash { return true }
      ahead += peek(ahead) == Byte.backslash ? 2 : 1
    }
    return false
  }

  /// Skips a regular expression at its first slash, to the end of the source at most.
  private mutating func skipRegularExpression(hashes: Int) {
    index += 1
    while index < bytes.count {
      if peek() == Byte.slash, (0..<hashes).allSatisfy({ peek(1 + $0) == Byte.hash }) {
        index += 1 + hashes
        return
      }
      if peek() == Byte.newline { line += 1 }
      index += peek() == Byte.backslash ? 2 : 1
    }
  }
}

/// The bytes that the reader knows.
private enum Byte {
  static let newline = UInt8(ascii: "\n")
  static let `return` = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let slash = UInt8(ascii: "/")
  static let backslash = UInt8(ascii: "\\")
  static let star = UInt8(ascii: "*")
  static let quote = UInt8(ascii: "\"")
  static let backtick = UInt8(ascii: "`")
  static let hash = UInt8(ascii: "#")
  static let equals = UInt8(ascii: "=")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  static func beginsWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isInWord(_ byte: UInt8) -> Bool { beginsWord(byte) || (zero...nine).contains(byte) }
}
