/// A reader of messages from a stream of bytes that arrives in pieces. A message consists of a
/// header with its length, an empty line, and the content.
///
/// Invalid input is reported, and reading continues at the next header.
public struct MessageReader {
  /// A message, or an error of the stream.
  public enum Item: Equatable {
    /// The bytes of a message.
    case message([UInt8])
    /// A description of an error in the stream.
    case invalid(String)
  }

  /// The maximum number of bytes of a message.
  public static let maxBytes = 64 << 20
  /// The maximum number of bytes of a header.
  static let maxHeaderBytes = 8 << 10

  private var bytes: [UInt8] = []
  private var start = 0
  /// Whether the input is invalid, which is already reported; the reader looks for the next header.
  private var isSkipping = false
  private let limit: Int

  /// Creates a reader of messages.
  ///
  /// - Parameter limit: the maximum number of bytes of a message.
  public init(limit: Int = maxBytes) { self.limit = limit }

  /// Takes bytes that have arrived.
  public mutating func feed(_ more: some Collection<UInt8>) {
    if start > 0, start == bytes.count || start > 1 << 16 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// Returns the next message or error; nil until more bytes arrive.
  public mutating func next() -> Item? {
    if isSkipping, !findHeader() { return nil }
    guard let head = headerEnd() else {
      guard bytes.count - start > Self.maxHeaderBytes else { return nil }
      // No header is that long, but one may follow later.
      return startSkipping(
        "no header with 'Content-Length' in \(Self.maxHeaderBytes) bytes", from: start + 1)
    }
    let text = String(decoding: bytes[start..<head.end], as: UTF8.self)
    guard let length = Self.length(in: text) else {
      // The first line may contain other text before the header.
      return startSkipping("a header has no valid 'Content-Length'", from: start + 1)
    }
    guard length <= limit else {
      // The message may be far shorter than its header says. JSON text contains no header, since
      // line ends in it are escaped.
      return startSkipping(
        "a message of \(length) bytes exceeds the limit of \(limit)", from: head.next)
    }
    guard bytes.count - head.next >= length else { return nil }
    start = head.next + length
    return .message(Array(bytes[head.next..<start]))
  }

  /// Returns the end of the header at the start, and the start of its content; nil while it is
  /// incomplete.
  private func headerEnd() -> (end: Int, next: Int)? {
    let most = min(bytes.count, start + Self.maxHeaderBytes)
    var index = start
    while index < most {
      // Lines end with CR LF; LF alone is accepted, too.
      if bytes[index] == 10 {
        if index + 1 < bytes.count, bytes[index + 1] == 10 { return (index, index + 2) }
        if index + 2 < bytes.count, bytes[index + 1] == 13, bytes[index + 2] == 10 {
          return (index, index + 3)
        }
      }
      index += 1
    }
    return nil
  }

  /// Returns the content length in a header; nil if it is missing or invalid.
  private static func length(in head: String) -> Int? {
    for line in head.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      guard line[..<colon].lowercased() == "content-length" else { continue }
      let digits = line[line.index(after: colon)...].filter { $0 != " " }
      guard let length = Int(digits), length >= 0 else { return nil }
      return length
    }
    return nil
  }

  /// Skips input until the next header, without further errors.
  private mutating func startSkipping(_ why: String, from place: Int) -> Item {
    start = place
    isSkipping = true
    return .invalid(why)
  }

  /// Skips to the next header.
  ///
  /// - Returns: whether a header was found.
  private mutating func findHeader() -> Bool {
    let sign = Array("content-length:".utf8)
    while start + sign.count <= bytes.count {
      // Uppercase letters become lowercase by bit 0x20, which `-` and `:` have as well.
      guard zip(bytes[start...], sign).allSatisfy({ $0 | 0x20 == $1 }) else {
        start += 1
        continue
      }
      guard let head = headerEnd() else {
        if bytes.count - start <= Self.maxHeaderBytes { return false }
        start += 1
        continue
      }
      if Self.length(in: String(decoding: bytes[start..<head.end], as: UTF8.self)) != nil {
        isSkipping = false
        return true
      }
      start += 1
    }
    return false
  }
}

extension MessageReader {
  /// Returns a message with its header.
  public static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
