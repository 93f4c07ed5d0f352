/// Parts of a JSON Schema.
extension JSON {
  private static let definitions = "#/$defs/"

  /// Returns a reference to a definition.
  static func reference(to definition: String) -> JSON {
    ["$ref": .string(definitions + definition)]
  }

  /// The name of the definition to which the value refers; nil for other values.
  package var definition: String? {
    guard case .string(let target) = self, target.hasPrefix(Self.definitions) else { return nil }
    return String(target.dropFirst(Self.definitions.utf8.count))
  }

  /// Returns the object with one more member; an empty text is left out.
  func withText(_ key: String, _ text: String) -> JSON {
    text.isEmpty ? self : with(key, .string(text))
  }

  /// Whether a reference is much shorter than the value.
  var isLong: Bool { length > 100 }

  /// The approximate length of the value's text in bytes.
  private var length: Int {
    switch self {
    case .null, .bool, .number: 4
    case .string(let text): text.utf8.count + 2
    case .array(let items): items.reduce(1) { $0 + $1.length + 1 }
    case .object(let members): members.reduce(1) { $0 + $1.key.utf8.count + $1.value.length + 4 }
    }
  }

  /// Returns the object as a JSON file: the members of `head`, its own members and its definitions
  /// in the order of their names, each on a line.
  func page(_ head: JSON, definitions: [String: JSON]) -> String {
    guard case .object(let own) = self, case .object(let first) = head else { return text + "\n" }
    func line(_ key: String, _ value: JSON) -> String { "\(JSON.string(key).text):\(value.text)" }
    var lines = (first + own).map { line($0.key, $0.value) }
    let defined = definitions.sorted { $0.key < $1.key }.map { line($0.key, $0.value) }
    lines.append("\"$defs\":{\n\(defined.joined(separator: ",\n"))}")
    return "{" + lines.joined(separator: ",\n") + "}\n"
  }
}
