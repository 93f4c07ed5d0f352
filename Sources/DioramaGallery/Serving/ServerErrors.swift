import FlyingSocks

/// The responses to refused requests.
extension PageResponse {
  static let unauthorized = Self(
    .forbidden, "wrong host, origin or token; open the full address that the terminal shows")
  static let timedOut = Self(.requestTimeout, "the request took too long")
  static let headTooLong = Self(
    .headTooLarge, "the header exceeds the limit of \(RequestHead.maxBytes) bytes")
  static let malformed = Self(.badRequest, "invalid HTTP request")
  static let unknownPage = Self(.notFound, "page not found")
  static let notJSON = Self(.unsupportedMediaType, "expected the content type application/json")
  static func tooLarge(most count: Int) -> Self {
    Self(.contentTooLarge, "expected a Content-Length of at most \(count) bytes")
  }
}

/// The errors of a server.
extension GalleryServer.Failure {
  static let stopped = Self(description: "the server has stopped")
  static func port(_ port: UInt16, _ error: any Error) -> Self {
    var reason = "\(error)"
    if case .failed(_, _, let message) = error as? SocketError { reason = message.lowercased() }
    return Self(
      description: "port \(port) cannot be used: \(reason); choose another --port, or omit it")
  }
}
