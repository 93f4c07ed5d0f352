/// The errors of requests that cannot be read or handled.
extension RPCError {
  static let notAMessage = parse("the message is not a JSON object with a 'method'")
  static let noMethod = invalidRequest("the message has no 'method'")
  static let notInitialized = Self(
    code: -32002, message: "the first request must be 'initialize'")
  static let initializedTwice = invalidRequest("'initialize' was already sent")
  static func shutDown(_ method: String) -> Self {
    invalidRequest("'\(method)' is not allowed after 'shutdown'")
  }
  static func unknownMethod(_ name: String) -> Self {
    Self(code: -32601, message: "unknown method '\(name)'")
  }
  static let cancelled = Self(code: -32800, message: "the request was canceled")
  static func notOpen(_ uri: String) -> Self { invalidParams("'\(uri)' is not open") }
  static func noScreens(in uri: String) -> Self { invalidParams("'\(uri)' has no screens") }
  static let unknownScreen = invalidParams("unknown screen")
  static func unknownCommand(_ name: String) -> Self { invalidParams("unknown command '\(name)'") }
  static func noArgument(of command: String) -> Self {
    invalidParams("'\(command)' requires an argument")
  }

  static func undecodable(_ error: any Error) -> Self {
    func name(_ path: [any CodingKey]) -> String { path.map(\.stringValue).joined(separator: ".") }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      return invalidParams("'\(name(context.codingPath + [key]))' is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return invalidParams("'\(name(context.codingPath))' has the wrong type")
    case .dataCorrupted(let context):
      let place = name(context.codingPath)
      return invalidParams(
        place.isEmpty ? "the message is not JSON" : "'\(place)' has an invalid value")
    default: return invalidParams("invalid parameters")
    }
  }

  static func parse(_ why: String) -> Self { Self(code: -32700, message: why) }
  private static func invalidRequest(_ why: String) -> Self { Self(code: -32600, message: why) }
  private static func invalidParams(_ why: String) -> Self { Self(code: -32602, message: why) }
  static func refused(_ why: String) -> Self { Self(code: -32803, message: why) }
}
