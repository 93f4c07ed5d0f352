/// One file's text, kept for as long as something may point into it.
public final class Source: Sendable {
  /// The path as people are shown it, such as `screens/invite.yaml`.
  public let path: String
  /// The text as UTF-8 without a byte order mark, whatever the file's own encoding is.
  public let bytes: [UInt8]
  /// What was wrong with the file's encoding when it had to be converted.
  let badByte: BadByte?

  /// Takes a file's bytes: UTF-8, or UTF-16 in either byte order.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    (self.bytes, badByte) = TextEncoding.utf8(from: bytes)
  }

  /// The text of a line without its end, or nil when the file has no such line.
  public func line(_ number: Int32) -> String? {
    guard let range = LineTable(bytes).range(ofLine: number) else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
