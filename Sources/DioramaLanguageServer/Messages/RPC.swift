import Foundation

/// The identifier of a request.
enum RequestID: Hashable, Codable, Sendable {
  case number(Int)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// The part of a message that is decoded first: its id and its method.
struct MessageEnvelope: Decodable {
  let id: RequestID?
  let method: String?
}

/// The parameters of a message.
struct MessageParams<Value: Decodable>: Decodable {
  let params: Value
}

/// The reason why a request failed.
struct RPCError: Error, Codable, Equatable {
  let code: Int
  let message: String
}

/// The response to a request.
struct Reply<Result: Encodable>: Encodable {
  /// The request's id; nil if it could not be read.
  let id: RequestID?
  let result: Swift.Result<Result, RPCError>

  private enum Key: String, CodingKey { case jsonrpc, id, result, error }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("2.0", forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    switch result {
    case .success(let value): try container.encode(value, forKey: .result)
    case .failure(let error): try container.encode(error, forKey: .error)
    }
  }
}

/// A notification from the server.
struct Notification<Params: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let method: String
  let params: Params
}

/// An empty result.
struct NullResult: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}

/// Encoding and decoding of messages.
enum MessageCoding {
  /// Returns a message with its header. The result is empty if the message cannot be encoded, which
  /// no type of this module causes.
  static func framed(_ message: some Encodable) -> [UInt8] {
    json(message).map(MessageReader.framed) ?? []
  }

  /// Returns a value as JSON on one line; nil if it cannot be encoded.
  static func json(_ value: some Encodable) -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { Array($0) }
  }

  /// Decodes the id and the method of a message.
  static func envelope(of bytes: [UInt8]) throws(RPCError) -> MessageEnvelope {
    do {
      return try JSONDecoder().decode(MessageEnvelope.self, from: Data(bytes))
    } catch {
      throw .notAMessage
    }
  }

  /// Decodes the parameters of a message.
  static func params<Value: Decodable>(
    _ type: Value.Type, of bytes: [UInt8]
  ) throws(RPCError) -> Value {
    do {
      return try JSONDecoder().decode(MessageParams<Value>.self, from: Data(bytes)).params
    } catch {
      throw .undecodable(error)
    }
  }
}
