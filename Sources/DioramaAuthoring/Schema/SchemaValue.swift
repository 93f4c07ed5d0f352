import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// A part of a JSON Schema: a JSON value whose keys keep their order.
indirect enum SchemaValue: Sendable, Hashable {
  case bool(Bool)
  case number(Int)
  case text(String)
  case list([SchemaValue])
  case object([Pair])

  /// A key with its value.
  struct Pair: Sendable, Hashable {
    let key: String
    let value: SchemaValue
  }

  /// An object of some pairs.
  static func of(_ pairs: KeyValuePairs<String, SchemaValue>) -> SchemaValue {
    .object(pairs.map { Pair(key: $0.key, value: $0.value) })
  }

  /// An object of pairs that were made one by one.
  static func of(_ pairs: [(String, SchemaValue)]) -> SchemaValue {
    .object(pairs.map { Pair(key: $0.0, value: $0.1) })
  }

  /// A list of texts.
  static func texts(_ texts: some Sequence<String>) -> SchemaValue {
    .list(texts.map { .text($0) })
  }

  /// The object with one more pair; a pair with no text to say is left out.
  func saying(_ key: String, _ text: String) -> SchemaValue {
    text.isEmpty ? self : with(key, .text(text))
  }

  /// The object with one more pair.
  func with(_ key: String, _ value: SchemaValue) -> SchemaValue {
    guard case .object(let pairs) = self else { return self }
    return .object(pairs.filter { $0.key != key } + [Pair(key: key, value: value)])
  }
}

extension SchemaValue {
  /// Whether a reference is shorter by far.
  var isLong: Bool { inline.utf8.count > 160 }

  /// The value over several lines; what fits stands in one.
  var page: String { page(indent: 0, room: 100) + "\n" }

  private func page(indent: Int, room: Int) -> String {
    let line = inline
    let isShort = indent + line.utf8.count <= room
    let blank = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .list(let items) where !isShort:
      let lines = items.map { blank + $0.page(indent: indent + 2, room: room - 1) }
      return "[\n" + lines.joined(separator: ",\n") + end + "]"
    case .object(let pairs) where !isShort || indent == 0:
      let lines = pairs.map { pair in
        let key = pair.key.quotedAsJSON + ": "
        let rest = pair.value.page(indent: indent + 2, room: room - key.utf8.count - 1)
        return blank + key + rest
      }
      return "{\n" + lines.joined(separator: ",\n") + end + "}"
    case .bool, .number, .text, .list, .object: return line
    }
  }

  private var inline: String {
    switch self {
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): "\(number)"
    case .text(let text): text.quotedAsJSON
    case .list(let items): "[\(items.map(\.inline).joined(separator: ", "))]"
    case .object(let pairs):
      pairs.isEmpty
        ? "{}"
        : "{ \(pairs.map { "\($0.key.quotedAsJSON): \($0.value.inline)" }.joined(separator: ", ")) }"
    }
  }
}
