/// A text as it stands in an editor, in one of its versions.
///
/// ```swift
/// var document = TextDocument(path: "menu.yaml", text: "title: Soup\n", version: 1)
/// document.apply(
///   TextChange(range: document.range(of: 7..<11, .utf16), text: "Stew"), version: 2, .utf16)
/// ```
public struct TextDocument: Sendable {
  /// Where it would be saved.
  public let path: String
  /// The text as UTF-8.
  public private(set) var bytes: [UInt8]
  /// The number that the client gave it.
  public private(set) var version: Int
  /// Where its lines begin.
  private var starts: [Int]

  /// A text that was opened.
  public init(path: String, text: String, version: Int) {
    self.path = path
    self.version = version
    bytes = Array(text.utf8)
    starts = Self.lineStarts(of: bytes[...])
  }

  /// How many lines it has: one more than line ends.
  public var lineCount: Int { starts.count }

  /// The bytes of a line without its end; none for a line that is not there.
  public func line(_ number: Int) -> Range<Int> {
    guard starts.indices.contains(number) else { return bytes.count..<bytes.count }
    let start = starts[number]
    var end = number + 1 < starts.count ? starts[number + 1] : bytes.count
    while end > start, bytes[end - 1] == 10 || bytes[end - 1] == 13, number + 1 < starts.count {
      end -= 1
    }
    return start..<end
  }

  /// The text of a stretch.
  public func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Positions

  /// The offset of a position; one behind the end of its line means that end, and one behind the
  /// text the text's. One in the middle of a character means its beginning.
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

  /// The position of an offset.
  public func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineNumber(of: offset)
    let units = bytes[starts[line]..<offset].reduce(0) { $0 + encoding.units(ofByte: $1) }
    return TextPosition(line: line, character: units)
  }

  /// The positions of a stretch.
  public func range(of range: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
    TextRange(
      start: position(of: range.lowerBound, encoding), end: position(of: range.upperBound, encoding)
    )
  }

  /// The number of the line that an offset is in.
  public func lineNumber(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// How many bytes the character at an offset has; one where it is none.
  private static func length(ofCharacterAt offset: Int, in bytes: [UInt8], before end: Int) -> Int {
    var length = 1
    guard bytes[offset] >= 0xC0 else { return 1 }
    while offset + length < end, bytes[offset + length] & 0xC0 == 0x80, length < 4 { length += 1 }
    return length
  }

  // MARK: Changes

  /// Takes a change.
  ///
  /// - Parameters:
  ///   - change: what is put where.
  ///   - version: the number of the text that it makes.
  ///   - encoding: what its positions count.
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
    // A line end may come together with one before it, or with one behind it.
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

/// A change of a text: what is put in the place of a stretch, or of all.
public struct TextChange: Sendable, Codable {
  /// What goes; nil for all of the text.
  public var range: TextRange?
  /// What comes.
  public var text: String

  /// A change.
  public init(range: TextRange?, text: String) { (self.range, self.text) = (range, text) }
}
