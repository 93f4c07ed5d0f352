import YAML

/// A JSON value, printed with its keys in the order given.
enum JSON {
  case null
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSON])
  case object([(String, JSON)])

  static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  /// The value as one line.
  var text: String {
    switch self {
    case .null: "null"
    case .string(let text): text.quotedAsJSON
    case .number(let number): "\(number)"
    case .bool(let flag): flag ? "true" : "false"
    case .array(let items): "[\(items.map(\.text).joined(separator: ", "))]"
    case .object(let pairs):
      "{\(pairs.map { "\($0.quotedAsJSON): \($1.text)" }.joined(separator: ", "))}"
    }
  }

  /// The value on a line of its own.
  var line: SafeText { SafeText(json: text + "\n") }

  /// An array with one item a line.
  static func lines(_ items: [JSON]) -> SafeText {
    SafeText(
      json: items.isEmpty
        ? "[]\n" : "[\n" + items.map { "  " + $0.text }.joined(separator: ",\n") + "\n]\n")
  }
}
