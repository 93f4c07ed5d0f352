import CLibYAML

/// A text in which each pair of escapes for one character is replaced by that character.
///
/// JSON escapes a character beyond U+FFFF as the two halves of its UTF-16, `"\ud83e\uddf6"`, which
/// libyaml rejects.
struct JoinedEscapes {
  /// The text with the characters.
  private(set) var bytes: [UInt8] = []
  /// The positions of these characters in the text.
  private var joins: [Position] = []

  /// The number of characters and of bytes before a position.
  private struct Position {
    var index = 0
    var byte = 0
  }

  /// The length of two escapes, in characters and in bytes.
  private static let pairLength = 12
  private static let backslash = UInt8(ascii: "\\")

  /// Joins the escapes in the double-quoted texts; nil if there are none.
  init?(_ text: ArraySlice<UInt8>) {
    let text = Array(text)
    // With other escapes of the same length, libyaml finds the quoted texts.
    var readable = text
    for index in text.indices.dropFirst(2)
    where text[index] | 0x20 == UInt8(ascii: "d") && text[index - 1] == UInt8(ascii: "u")
      && text[index - 2] == Self.backslash
    {
      readable[index] = UInt8(ascii: "0")
    }
    var next = Position()
    readable.withUnsafeBufferPointer { readable in
      EventParser(readable).scanScalars { scalar in
        guard next.index <= scalar.lowerBound else { return }
        while next.index < scalar.lowerBound { copyCharacter(of: text, &next) }
        guard next.byte < text.count, text[next.byte] == UInt8(ascii: "\"") else { return }
        while next.index < scalar.upperBound { joinEscapes(of: text, &next) }
      }
    }
    if joins.isEmpty { return nil }
    bytes += text[next.byte...]
  }

  /// Appends the character, the escape or the pair of escapes at a position in quotes.
  private mutating func joinEscapes(of text: [UInt8], _ next: inout Position) {
    let isEscape = next.byte < text.count && text[next.byte] == Self.backslash
    if isEscape, let character = Self.character(in: text[next.byte...]) {
      let missing = (Self.pairLength - 1) * joins.count
      joins.append(Position(index: next.index - missing, byte: bytes.count))
      bytes += character.utf8
      next.index += Self.pairLength
      next.byte += Self.pairLength
    } else {
      copyCharacter(of: text, &next)
      if isEscape { copyCharacter(of: text, &next) }
    }
  }

  private mutating func copyCharacter(of text: [UInt8], _ next: inout Position) {
    let start = next.byte
    next.index += 1
    repeat { next.byte += 1 } while next.byte < text.count && text[next.byte] & 0xC0 == 0x80
    next.byte = min(next.byte, text.count)
    bytes += text[start..<next.byte]
  }

  /// The character whose two halves are escaped at the start of a text.
  private static func character(in text: ArraySlice<UInt8>) -> String? {
    func half(at start: Int) -> UInt16? {
      let escape = text.dropFirst(start).prefix(6)
      guard escape.starts(with: "\\u".utf8) else { return nil }
      return UInt16(String(decoding: escape.dropFirst(2), as: UTF8.self), radix: 16)
    }
    guard let high = half(at: 0), UTF16.isLeadSurrogate(high),
      let low = half(at: 6), UTF16.isTrailSurrogate(low)
    else { return nil }
    return String(decoding: [high, low], as: UTF16.self)
  }

  /// The number of characters that the line of a mark has lost before it.
  func missingCharacters(before mark: yaml_mark_t) -> Int {
    let start = mark.index - mark.column
    return (Self.pairLength - 1) * (joinCount(before: mark.index) - joinCount(before: start))
  }

  private func joinCount(before index: Int) -> Int {
    var low = 0
    var high = joins.count
    while low < high {
      let middle = (low + high) / 2
      if joins[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The number of bytes that the text has lost before one of its bytes.
  func missingBytes(before byte: Int) -> Int {
    // A character beyond U+FFFF has four bytes.
    (Self.pairLength - 4) * joins.count { $0.byte < byte }
  }
}
