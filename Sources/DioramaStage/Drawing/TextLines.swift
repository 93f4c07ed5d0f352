import HeadlessUIKit
import TerminalText

extension UILabel {
  /// The lines that the label shows at a width.
  func lines(columns: Int) -> [String] {
    let text = self.text ?? ""
    guard !text.isEmpty, columns > 0 else { return [] }
    if numberOfLines == 1 { return [text] }
    let lines = text.wrapped(toColumns: columns)
    guard numberOfLines > 0, lines.count > numberOfLines else { return lines }
    let rest = lines[(numberOfLines - 1)...].joined(separator: " ")
    return lines.prefix(numberOfLines - 1) + [rest]
  }
}

extension String {
  /// The text in lines of at most `columns`: broken at line ends, then at blanks, then anywhere.
  func wrapped(toColumns columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    // Bytes that each take a column are the quick way to the same lines.
    let lines = utf8.withContiguousStorageIfAvailable { bytes -> [String]? in
      guard bytes.areAllPrintable(besides: UInt8(ascii: "\n")) else { return nil }
      return Self.lines(
        of: bytes, columns, isLineEnd: { $0 == UInt8(ascii: "\n") },
        isBlank: { $0 == UInt8(ascii: " ") }, width: { $0.count },
        text: { String(decoding: $0, as: UTF8.self) })
    }
    if let lines = lines ?? nil { return lines }
    return paragraphs.flatMap { paragraph in
      Self.lines(
        of: paragraph, columns, isLineEnd: { _ in false }, isBlank: { $0 == " " },
        width: { String($0).drawnWidth }, text: String.init)
    }
  }

  /// The text between line ends. Only a line feed says nothing but that a line ends; others, such as
  /// a carriage return or U+2028, stay at the end of theirs, and are shown as escapes.
  private var paragraphs: [String] {
    var paragraphs = [""]
    for character in self {
      if character != "\n" { paragraphs[paragraphs.count - 1].append(character) }
      if character.isNewline { paragraphs.append("") }
    }
    return paragraphs
  }

  /// The lines of a text, which is looked at as the parts that a line may be broken between.
  private static func lines<Parts: Collection>(
    of parts: Parts, _ columns: Int, isLineEnd: (Parts.Element) -> Bool,
    isBlank: (Parts.Element) -> Bool, width: (Parts.SubSequence) -> Int,
    text: (Parts.SubSequence) -> String
  ) -> [String] {
    var lines: [String] = []
    for paragraph in parts.split(omittingEmptySubsequences: false, whereSeparator: isLineEnd) {
      var line = paragraph.startIndex..<paragraph.startIndex
      var taken = 0
      for word in paragraph.split(omittingEmptySubsequences: false, whereSeparator: isBlank) {
        let wordWidth = width(word)
        if taken > 0, taken + 1 + wordWidth <= columns {
          line = line.lowerBound..<word.endIndex
          taken += 1 + wordWidth
          continue
        }
        if taken > 0 { lines.append(text(parts[line])) }
        (line, taken) = (word.startIndex..<word.endIndex, wordWidth)
        if taken <= columns { continue }
        (line, taken) = (word.startIndex..<word.startIndex, 0)
        for place in word.indices {
          let next = word.index(after: place)
          // A backslash is as wide as what follows it makes it.
          var whole = width(word[line.lowerBound..<next])
          if whole > columns, taken > 0 {
            lines.append(text(parts[line]))
            line = place..<place
            whole = width(word[place..<next])
          }
          (line, taken) = (line.lowerBound..<next, whole)
        }
      }
      lines.append(text(parts[line]))
    }
    return lines
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are characters that take one column each, of ASCII, or the one that is named; a
  /// backslash may take two. No way out of the loop before its end: that lets the compiler look at many
  /// bytes at once.
  func areAllPrintable(besides other: UInt8 = UInt8(ascii: " ")) -> Bool {
    var others: UInt8 = 0
    for byte in self {
      others |= (byte &- 0x20 < 0x5F && byte != 0x5C) || byte == other ? 0 : 1
    }
    return others == 0
  }
}

extension Unicode.Scalar {
  /// The columns of a scalar that is a character by itself, whatever stands beside it; nil for
  /// controls, for all that may join its neighbours, and for the backslash, which may have to be
  /// doubled. Other ASCII needs no table.
  var plainColumns: Int? {
    if value &- 0x20 < 0x5F { return value == 0x5C ? nil : 1 }
    return isInvisibleControl ? nil : columnsByItself
  }
}
