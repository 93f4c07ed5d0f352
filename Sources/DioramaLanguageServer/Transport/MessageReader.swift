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
    case fault(String)
  }

  /// How many bytes a message may have.
  public static let mostBytes = 64 << 20
  /// How many a head may have.
  static let mostHeadBytes = 8 << 10

  private var bytes: [UInt8] = []
  private var start = 0
  /// How much of a message that is too long is still to come.
  private var skipped = 0
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
    guard skipped > 0 else {
      bytes += more
      return
    }
    let drop = min(skipped, more.count)
    skipped -= drop
    bytes += more.dropFirst(drop)
  }

  /// The next message, or what is wrong; nil until more has come.
  public mutating func next() -> Item? {
    guard let head = headEnd() else {
      guard bytes.count - start > Self.mostHeadBytes else { return nil }
      // No head is that long; whatever it is, a head may stand behind it.
      resynchronise(from: start + 1)
      return .fault("there is no head with 'Content-Length' in \(Self.mostHeadBytes) bytes")
    }
    let text = String(decoding: bytes[start..<head.end], as: UTF8.self)
    guard let length = Self.length(in: text) else {
      // Something else may stand before the head, in its first line.
      resynchronise(from: start + 1)
      return .fault("a head says no 'Content-Length'")
    }
    guard length <= limit else {
      let here = min(bytes.count - head.next, length)
      start = head.next + here
      skipped = length - here
      return .fault("a message of \(length) bytes is longer than the \(limit) that are read")
    }
    guard bytes.count - head.next >= length else { return nil }
    start = head.next + length
    return .message(Array(bytes[head.next..<start]))
  }

  /// Where the head at the start ends, and where its message begins; nil while it has not come whole.
  private func headEnd() -> (end: Int, next: Int)? {
    let most = min(bytes.count, start + Self.mostHeadBytes)
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

  /// Goes on where the next head may begin.
  private mutating func resynchronise(from place: Int) {
    let sign = Array("Content-Length:".utf8)
    var index = place
    while index + sign.count <= bytes.count {
      if bytes[index] == sign[0], bytes[index..<index + sign.count].elementsEqual(sign) {
        start = index
        return
      }
      index += 1
    }
    // The sign may have come in part.
    start = max(place, min(index, bytes.count))
  }
}

extension MessageReader {
  /// A message with its head.
  public static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
