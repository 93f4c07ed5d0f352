/// A version of a text in an editor.
///
/// ```swift
/// var document = TextDocument(path: "menu.yaml", text: "title: Soup\n", version: 1)
/// document.apply(
///   TextChange(range: document.range(of: 7..<11, .utf16), text: "Stew"), version: 2, .utf16)
/// ```
public struct TextDocument: Sendable {
  /// The path of its file.
  public let path: String
  /// The text as UTF-8.
  public private(set) var bytes: [UInt8]
  /// The version number that the client gave it.
  public private(set) var version: Int
  /// The offsets of its lines.
  private var starts: [Int]

  /// Creates a text that was opened.
  public init(path: String, text: String, version: Int) {
    self.path = path
    self.version = version
    bytes = Array(text.utf8)
    starts = Self.lineStarts(of: bytes[...])
  }

  /// The number of lines: one more than line ends.
  public var lineCount: Int { starts.count }

  /// Returns the bytes of a line without its end; empty for a missing line.
  public func line(_ number: Int) -> Range<Int> {
    guard starts.indices.contains(number) else { return bytes.count..<bytes.count }
    let start = starts[number]
    var end = number + 1 < starts.count ? starts[number + 1] : bytes.count
    while end > start, bytes[end - 1] == 10 || bytes[end - 1] == 13, number + 1 < starts.count {
      end -= 1
    }
    return start..<end
  }

  /// Returns the text of a range.
  public func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Positions

  /// Returns the offset of a position. A position after the end of its line means that end, and one
  /// after the end of the text means the text's end. A position inside a character means the
  /// character's beginning.
  public func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    if position.line < 0 { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let line = line(position.line)
    var left = position.character
    var offset = line.lowerBound
    while offset < line.upperBound {
      let width = Self.length(ofCharacterAt: offset, in: bytes, before: line.upperBound)
      let units = (offset..<offset + width).reduce(0) { $0 + encoding.units(ofByte: bytes[$1]) }
      guard left >= units, units > 0 || left > 0 else { break }
      left -= units
      offset += width
      if left <= 0 { break }
    }
    return offset
  }

  /// Returns the position of an offset.
  public func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineNumber(of: offset)
    let units = bytes[starts[line]..<offset].reduce(0) { $0 + encoding.units(ofByte: $1) }
    return TextPosition(line: line, character: units)
  }

  /// Returns the positions of a range.
  public func range(of range: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
    TextRange(
      start: position(of: range.lowerBound, encoding), end: position(of: range.upperBound, encoding)
    )
  }

  /// Returns the number of the line that contains an offset.
  public func lineNumber(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the number of bytes of the character at an offset; one for an invalid byte.
  private static func length(ofCharacterAt offset: Int, in bytes: [UInt8], before end: Int) -> Int {
    var length = 1
    guard bytes[offset] >= 0xC0 else { return 1 }
    while offset + length < end, bytes[offset + length] & 0xC0 == 0x80, length < 4 { length += 1 }
    return length
  }

  // MARK: Changes

  /// Applies a change.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - version: the version number of the resulting text.
  ///   - encoding: the unit of its positions.
  public mutating func apply(_ change: TextChange, version: Int, _ encoding: PositionEncoding) {
    self.version = version
    guard let range = change.range else {
      bytes = Array(change.text.utf8)
      starts = Self.lineStarts(of: bytes[...])
      return
    }
    let start = offset(of: range.start, encoding)
    let end = max(offset(of: range.end, encoding), start)
    let count = bytes.count
    bytes.replaceSubrange(start..<end, with: change.text.utf8)
    // A line end may merge with one before it, or with one after it.
    let first = lineNumber(of: max(start - 1, 0))
    let rest = starts[(lineNumber(of: end + 1) + 1)...].map { $0 + bytes.count - count }
    let between = Self.lineStarts(of: bytes[starts[first]..<(rest.first ?? bytes.count)])
    starts.removeSubrange(first...)
    starts += (between.last == rest.first ? between.dropLast() : between[...]) + rest
  }

  private static func lineStarts(of bytes: ArraySlice<UInt8>) -> [Int] {
    var starts = [bytes.startIndex]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        index += 1
        if byte == 13, index < buffer.count, buffer[index] == 10 { index += 1 }
        if byte == 10 || byte == 13 { starts.append(bytes.startIndex + index) }
      }
    }
    return starts
  }
}

/// A change of a text: the replacement of a range, or of the whole text.
public struct TextChange: Sendable, Codable {
  /// The range to replace; nil for the whole text.
  public var range: TextRange?
  /// The new text.
  public var text: String

  /// Creates a change.
  public init(range: TextRange?, text: String) { (self.range, self.text) = (range, text) }
}
