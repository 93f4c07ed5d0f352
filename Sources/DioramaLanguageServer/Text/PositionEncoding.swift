/// What the characters of a position count, as client and server agree at the beginning.
public enum PositionEncoding: String, Sendable, CaseIterable {
  /// Bytes of UTF-8.
  case utf8 = "utf-8"
  /// Code units of UTF-16, which every client knows.
  case utf16 = "utf-16"
  /// Code points.
  case utf32 = "utf-32"

  /// How much a character counts, by the first byte of its UTF-8; 0 for a byte that goes on.
  @inline(__always) func units(ofByte byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// A spot of a text as clients name it.
public struct TextPosition: Sendable, Hashable, Comparable, Codable {
  /// The line, from 0; it ends at LF, CR LF or CR.
  public var line: Int
  /// How far into the line, from 0, counted as a ``PositionEncoding`` does.
  public var character: Int

  /// A spot.
  public init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  /// Whether one stands before another.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A stretch of a text as clients name it.
public struct TextRange: Sendable, Hashable, Codable {
  /// Where it begins.
  public var start: TextPosition
  /// Where it ends; what stands here is no longer part of it.
  public var end: TextPosition

  /// A stretch.
  public init(start: TextPosition, end: TextPosition) { (self.start, self.end) = (start, end) }
}
