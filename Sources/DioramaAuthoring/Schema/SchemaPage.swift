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

  /// Returns the value with references to renamed definitions.
  ///
  /// - Parameter others: the new names of definitions, by their old names.
  func renaming(_ others: [String: String]) -> JSON {
    switch self {
    case .null, .bool, .number, .string: self
    case .array(let items): .array(items.map { $0.renaming(others) })
    case .object(let members):
      .object(
        members.map { member in
          guard member.key == "$ref", let other = member.value.definition.flatMap({ others[$0] })
          else { return Member(key: member.key, value: member.value.renaming(others)) }
          return Member(key: member.key, value: .string(Self.definitions + other))
        })
    }
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

  /// Returns the object as a JSON file: the members of `head`, its own members and its definitions,
  /// each on a line.
  func page(_ head: JSON, definitions: [(key: String, value: JSON)]) -> String {
    guard case .object(let own) = self, case .object(let first) = head else { return text + "\n" }
    func line(_ key: String, _ value: JSON) -> String { "\(JSON.string(key).text):\(value.text)" }
    var lines = (first + own).map { line($0.key, $0.value) }
    let defined = definitions.map(line)
    lines.append("\"$defs\":{\n\(defined.joined(separator: ",\n"))}")
    return "{" + lines.joined(separator: ",\n") + "}\n"
  }
}
