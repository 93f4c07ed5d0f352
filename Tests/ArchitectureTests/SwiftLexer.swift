/// The words of a Swift source: identifiers and keywords, without comments and the text of
/// strings. Code in `\( )` inside a string is read.
///
/// This is not a parser. It knows only what is needed to find the types that a file declares and
/// the names that it uses: comments, strings, braces and dots.
struct SwiftLexer {
  struct Word: Equatable {
    let text: String
    /// The line, from 1.
    let line: Int
    /// The number of open braces before it.
    let depth: Int
    /// Whether it is a member: a dot precedes it.
    var isMember = false
    /// Whether only white space or comments separate it from the word before it.
    var followsWord = false
    /// Whether it is in backticks and therefore not a keyword.
    var isQuoted = false
  }

  private(set) var words: [Word] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var line = 1
  private var depth = 0
  private var followsWord = false

  /// Reads a whole source.
  static func words(of source: String) -> [Word] {
    var source = source
    return source.withUTF8 { bytes in
      var reader = SwiftLexer(bytes: bytes)
      reader.readCode(isInterpolation: false)
      return reader.words
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The byte at an offset from the current one; 0 after the end.
  private func peek(_ step: Int = 0) -> UInt8 {
    index + step < bytes.count ? bytes[index + step] : 0
  }

  private mutating func readCode(isInterpolation: Bool) {
    var parentheses = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte.beginsWord {
        readWord()
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        index += 1
        continue
      case UInt8(ascii: "\n"):
        line += 1
        index += 1
        continue
      case UInt8(ascii: "/") where peek(1) == byte:
        skipLine()
        continue
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        skipComment()
        continue
      case UInt8(ascii: "`"):
        readQuotedWord()
        continue
      case UInt8(ascii: "\""):
        readString(hashes: 0)
      case UInt8(ascii: "#"):
        readHashes()
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        while peek().isInWord { index += 1 }
      case UInt8(ascii: "("):
        parentheses += 1
        index += 1
      case UInt8(ascii: ")"):
        index += 1
        if isInterpolation, parentheses == 0 { return }
        parentheses -= 1
      case UInt8(ascii: "{"):
        depth += 1
        index += 1
      case UInt8(ascii: "}"):
        depth -= 1
        index += 1
      default:
        index += 1
      }
      followsWord = false
    }
  }

  private mutating func readWord() {
    let start = index
    while peek().isInWord { index += 1 }
    add(start..<index, isQuoted: false)
  }

  private mutating func readQuotedWord() {
    let start = index + 1
    repeat { index += 1 } while index < bytes.count && peek() != UInt8(ascii: "`")
    add(start..<index, isQuoted: true)
    index += 1
  }

  private mutating func add(_ range: Range<Int>, isQuoted: Bool) {
    let before = isQuoted ? range.lowerBound - 1 : range.lowerBound
    words.append(
      Word(
        text: String(decoding: bytes[range], as: UTF8.self), line: line, depth: depth,
        isMember: isMember(before), followsWord: followsWord, isQuoted: isQuoted))
    followsWord = true
  }

  /// Whether a dot that does not belong to a `...` precedes an index.
  private func isMember(_ index: Int) -> Bool {
    let dot = UInt8(ascii: ".")
    return index > 0 && bytes[index - 1] == dot && !(index > 1 && bytes[index - 2] == dot)
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  /// Skips a comment and the comments nested in it.
  private mutating func skipComment() {
    var open = 0
    repeat {
      switch (peek(), peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        open += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        open -= 1
        index += 2
      case (let byte, _):
        if byte == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
    } while open > 0 && index < bytes.count
  }

  /// Skips `#` characters and reads the raw string that they begin, if any.
  private mutating func readHashes() {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    index += hashes
    if peek() == UInt8(ascii: "\"") { readString(hashes: hashes) }
  }

  /// Whether a number of `#` characters follows at an offset.
  private func hasHashes(_ count: Int, at step: Int) -> Bool {
    (0..<count).allSatisfy { peek(step + $0) == UInt8(ascii: "#") }
  }

  /// Reads a string from its first quote to its last `#`.
  private mutating func readString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let quotes = peek(1) == quote && peek(2) == quote ? 3 : 1
    index += quotes
    while index < bytes.count {
      switch bytes[index] {
      case quote
      where (quotes == 1 || peek(1) == quote && peek(2) == quote)
        && hasHashes(hashes, at: quotes):
        index += quotes + hashes
        return
      case UInt8(ascii: "\\") where hasHashes(hashes, at: 1):
        index += 1 + hashes
        if peek() == UInt8(ascii: "(") {
          index += 1
          followsWord = false
          readCode(isInterpolation: true)
        } else if peek() != UInt8(ascii: "\n") {
          index += 1
        }
      case UInt8(ascii: "\n"):
        line += 1
        index += 1
      default:
        index += 1
      }
    }
  }
}

extension UInt8 {
  /// Whether an identifier may begin with it; all bytes beyond ASCII count as letters.
  fileprivate var beginsWord: Bool {
    self | 0x20 &- 0x61 < 26 || self == UInt8(ascii: "_") || self >= 0x80
  }

  fileprivate var isInWord: Bool { beginsWord || self &- 0x30 < 10 }
}
