import DioramaSystem

/// The answer to a request.
struct PageResponse: Sendable {
  /// The code and the phrase of a status.
  enum Status: String, Sendable {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case requestTimeout = "408 Request Timeout"
    case conflict = "409 Conflict"
    case contentTooLarge = "413 Content Too Large"
    case unsupportedMediaType = "415 Unsupported Media Type"
    case headTooLarge = "431 Request Header Fields Too Large"
    case failed = "500 Internal Server Error"
  }

  /// The body after the head.
  enum Body: Sendable {
    /// Some bytes.
    case bytes([UInt8])
    /// Revisions, sent as they come.
    case events(AsyncStream<Int>)
  }

  let status: Status
  let type: String
  let body: Body

  init(_ type: String, _ bytes: [UInt8], _ status: Status = .ok) {
    (self.status, self.type, body) = (status, type, .bytes(bytes))
  }

  /// A response with a line of text that explains a refusal.
  init(_ status: Status, _ words: String) {
    self.init("text/plain; charset=utf-8", Array("\(words)\n".utf8), status)
  }

  init(events: AsyncStream<Int>) {
    (status, type, body) = (.ok, "text/event-stream", .events(events))
  }

  /// The lines before the body. Each connection serves one request.
  var head: [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue)", "Content-Type: \(type)"]
    if case .bytes(let bytes) = body { lines.append("Content-Length: \(bytes.count)") }
    lines += [
      "Connection: close", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
      "Cross-Origin-Opener-Policy: same-origin", "X-Frame-Options: DENY",
    ]
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// The revision that is sent as a heartbeat.
  static let heartbeatRevision = -1

  /// Returns an event with a revision.
  static func event(_ revision: Int) -> [UInt8] {
    Array(
      (revision == heartbeatRevision
        ? ": still here\n\n" : "event: model\ndata: {\"revision\": \(revision)}\n\n").utf8)
  }
}
