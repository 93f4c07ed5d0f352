import TerminalText

extension Node {
  /// A scalar's text; empty for a collection.
  public var text: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }

  /// Gives a scalar's bytes to a closure without making a string; none for a collection.
  @inlinable @inline(__always)
  public func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    let record = self.record
    return try document.text.withUnsafeBufferPointer { text in
      guard record.kind == .scalar else {
        return try body(UnsafeBufferPointer(rebasing: text[..<0]))
      }
      let start = Int(record.first)
      return try body(UnsafeBufferPointer(rebasing: text[start..<start + Int(record.count)]))
    }
  }

  /// Says whether a scalar's text is exactly this.
  @inlinable @inline(__always)
  public func isText(_ text: StaticString) -> Bool {
    let record = self.record
    guard record.kind == .scalar, Int(record.count) == text.utf8CodeUnitCount else { return false }
    return document.text.withUnsafeBufferPointer { arena in
      let start = Int(record.first)
      for step in 0..<text.utf8CodeUnitCount where arena[start + step] != text.utf8Start[step] {
        return false
      }
      return true
    }
  }

  /// Whether this is an absent value: plain and empty, `~`, `null`, `Null` or `NULL`, and not
  /// tagged as something else.
  public var isNull: Bool {
    let record = self.record
    guard record.kind == .scalar, record.style == .plain else { return false }
    let isNull =
      switch record.count {
      case 0: true
      case 1: isText("~")
      case 4: isText("null") || isText("Null") || isText("NULL")
      default: false
      }
    return isNull && (tag ?? Self.nullTag) == Self.nullTag
  }

  private static var nullTag: String { "tag:yaml.org,2002:null" }

  /// A scalar's text in quotes, short enough for a message.
  public var quoted: String { "'\(text.truncated(toColumns: 60))'" }
}
