/// Takes messages out of a stream of bytes, as they come in pieces: a head that says how long a
/// message is, an empty line, and the message.
///
/// What is no such message costs itself alone: it is told of, and the next head is looked for.
public struct MessageReader {
  /// A message, or why there is none.
  public enum Item: Equatable {
    /// The bytes of a message.
    case message([UInt8])
    /// What is wrong with the stream, in words.
    case invalid(String)
  }

  /// How many bytes a message may have.
  public static let mostBytes = 64 << 20
  /// How many a head may have.
  static let mostHeaderBytes = 8 << 10

  private var bytes: [UInt8] = []
  private var start = 0
  /// Whether what comes is no message, which was told of already: the next head is looked for.
  private var isSkipping = false
  private let limit: Int

  /// A reader of messages.
  ///
  /// - Parameter limit: how many bytes a message may have.
  public init(limit: Int = mostBytes) { self.limit = limit }

  /// Takes what has come.
  public mutating func feed(_ more: some Collection<UInt8>) {
    if start > 0, start == bytes.count || start > 1 << 16 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// The next message, or what is wrong; nil until more has come.
  public mutating func next() -> Item? {
    if isSkipping, !findHeader() { return nil }
    guard let head = headerEnd() else {
      guard bytes.count - start > Self.mostHeaderBytes else { return nil }
      // No head is that long; whatever it is, a head may stand behind it.
      return startSkipping(
        "there is no head with 'Content-Length' in \(Self.mostHeaderBytes) bytes", from: start + 1)
    }
    let text = String(decoding: bytes[start..<head.end], as: UTF8.self)
    guard let length = Self.length(in: text) else {
      // Something else may stand before the head, in its first line.
      return startSkipping("a head says no 'Content-Length'", from: start + 1)
    }
    guard length <= limit else {
      // It may be far shorter than it says. In the midst of JSON stands no head: its lines would be
      // escaped.
      return startSkipping(
        "a message of \(length) bytes is longer than the \(limit) that are read", from: head.next)
    }
    guard bytes.count - head.next >= length else { return nil }
    start = head.next + length
    return .message(Array(bytes[head.next..<start]))
  }

  /// Where the head at the start ends, and where its message begins; nil while it has not come whole.
  private func headerEnd() -> (end: Int, next: Int)? {
    let most = min(bytes.count, start + Self.mostHeaderBytes)
    var index = start
    while index < most {
      // Lines end with CR LF; a client that writes LF alone is understood.
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

  /// What a head says of the length; nil where it says nothing that is one.
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

  /// From here on nothing is told until there is a head again.
  private mutating func startSkipping(_ why: String, from place: Int) -> Item {
    start = place
    isSkipping = true
    return .invalid(why)
  }

  /// Goes on at the next head.
  ///
  /// - Returns: whether one has come.
  private mutating func findHeader() -> Bool {
    let sign = Array("content-length:".utf8)
    while start + sign.count <= bytes.count {
      // Small letters are large ones with a bit more; the other signs have it.
      guard zip(bytes[start...], sign).allSatisfy({ $0 | 0x20 == $1 }) else {
        start += 1
        continue
      }
      guard let head = headerEnd() else {
        if bytes.count - start <= Self.mostHeaderBytes { return false }
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
  /// A message with its head.
  public static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
