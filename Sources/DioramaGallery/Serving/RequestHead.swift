/// The head of a request: the request line and the fields.
struct RequestHead: Sendable, Equatable {
  /// The method, such as `GET`.
  let method: String
  /// The path, not decoded.
  let path: String
  private let query: Substring
  private let fields: [String: String]

  /// The size limit of a head in bytes.
  static let maxBytes = 16 << 10
  /// The maximum number of lines of a head.
  private static let maxLines = 100

  /// Why bytes are not a valid head.
  enum ParseError: Error {
    /// The head is longer than that of any browser.
    case tooLong
    /// The head is not valid HTTP.
    case malformed
  }

  /// Takes a head from the received data of a connection.
  ///
  /// - Parameter bytes: the received data; the head is removed from it.
  /// - Returns: the head; nil if it is incomplete.
  /// - Throws: ``ParseError`` if the data cannot become a valid head.
  static func taken(from bytes: inout [UInt8]) throws(ParseError) -> RequestHead? {
    guard let end = end(of: bytes) else {
      if bytes.count > maxBytes { throw .tooLong }
      return nil
    }
    if end > maxBytes { throw .tooLong }
    let head = try RequestHead(bytes[..<end])
    bytes.removeFirst(end)
    return head
  }

  /// Returns the end of the first empty line.
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
    if lines.count > Self.maxLines { throw .tooLong }
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
      // Joining the values of a repeated field makes a value that matches no expected one.
      fields[name] = fields[name].map { "\($0), \(value)" } ?? value
    }
    self.fields = fields
  }

  /// The value of a field; `name` is in lower case.
  subscript(field name: String) -> String? { fields[name] }

  /// The value of a query parameter, not decoded.
  subscript(query name: String) -> String? {
    query.split(separator: "&").lazy
      .compactMap { $0.hasPrefix("\(name)=") ? String($0.dropFirst(name.count + 1)) : nil }.first
  }

  /// The size of the body in bytes; nil if the head does not contain it.
  var bodyCount: Int? {
    guard fields["transfer-encoding"] == nil, let text = fields["content-length"],
      text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    return Int(text)
  }
}

extension Substring {
  /// The text without spaces and tabs around it.
  fileprivate var trimmed: String {
    var rest = drop { $0 == " " || $0 == "\t" }
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return String(rest)
  }
}
