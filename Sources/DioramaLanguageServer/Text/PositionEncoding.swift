/// The unit of a position's characters, which client and server agree on at the start.
public enum PositionEncoding: String, Sendable, CaseIterable {
  /// Bytes of UTF-8.
  case utf8 = "utf-8"
  /// Code units of UTF-16, which every client supports.
  case utf16 = "utf-16"
  /// Code points.
  case utf32 = "utf-32"

  /// Returns the number of units of a character by the first byte of its UTF-8; 0 for a
  /// continuation byte.
  @inline(__always) func units(ofByte byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// A position in a text in the client's terms.
public struct TextPosition: Sendable, Hashable, Comparable, Codable {
  /// The line, from 0; it ends at LF, CR LF or CR.
  public var line: Int
  /// The offset in the line, from 0, in units of a ``PositionEncoding``.
  public var character: Int

  /// Creates a position.
  public init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  /// Returns whether a position comes before another.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A range of a text in the client's terms.
public struct TextRange: Sendable, Hashable, Codable {
  /// The start of the range.
  public var start: TextPosition
  /// The end of the range, which is not included.
  public var end: TextPosition

  /// Creates a range.
  public init(start: TextPosition, end: TextPosition) { (self.start, self.end) = (start, end) }
}
