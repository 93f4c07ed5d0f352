/// What a request says before its body: what is asked, and the fields of its head.
struct RequestHead: Sendable, Equatable {
  /// What is to be done, such as `GET`.
  let method: String
  /// What it is about, as it was written.
  let path: String
  private let query: Substring
  private let fields: [String: String]

  /// How many bytes a head may have.
  static let mostBytes = 16 << 10
  /// How many lines a head may have.
  private static let mostLines = 100

  /// Why some bytes are no head.
  enum ParseError: Error {
    /// It is longer than any browser's.
    case tooLong
    /// It is not what HTTP has.
    case malformed
  }

  /// Takes a head from what has come of a connection.
  ///
  /// - Parameter bytes: what has come; the head is taken away from it.
  /// - Returns: nil as long as the head is not all there.
  /// - Throws: ``ParseError`` where it never will be one.
  static func taken(from bytes: inout [UInt8]) throws(ParseError) -> RequestHead? {
    guard let end = end(of: bytes) else {
      if bytes.count > mostBytes { throw .tooLong }
      return nil
    }
    if end > mostBytes { throw .tooLong }
    let head = try RequestHead(bytes[..<end])
    bytes.removeFirst(end)
    return head
  }

  /// Where an empty line ends.
  private static func end(of bytes: [UInt8]) -> Int? {
    var isEmpty = false
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        if isEmpty { return index + 1 }
        isEmpty = true
      } else if byte != UInt8(ascii: "\r") {
        isEmpty = false
      }
    }
    return nil
  }

  private init(_ bytes: ArraySlice<UInt8>) throws(ParseError) {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    if lines.count > Self.mostLines { throw .tooLong }
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      throw .malformed
    }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    query = target.count > 1 ? target[1] : ""
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmed
      // One that is said twice is none that this program knows.
      fields[name] = fields[name].map { "\($0), \(value)" } ?? value
    }
    self.fields = fields
  }

  /// What a field says; its name in small letters.
  subscript(field name: String) -> String? { fields[name] }

  /// What the address says of a name, as it was written.
  subscript(query name: String) -> String? {
    query.split(separator: "&").lazy
      .compactMap { $0.hasPrefix("\(name)=") ? String($0.dropFirst(name.count + 1)) : nil }.first
  }

  /// How many bytes its body has; nil where it does not say so.
  var bodyCount: Int? {
    guard fields["transfer-encoding"] == nil, let text = fields["content-length"],
      text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    return Int(text)
  }
}

extension Substring {
  /// The text without blanks around it.
  fileprivate var trimmed: String {
    var rest = drop { $0 == " " || $0 == "\t" }
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return String(rest)
  }
}
