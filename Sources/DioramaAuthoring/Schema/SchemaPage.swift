/// JSON as parts of a JSON Schema.
extension JSON {
  private static let definitions = "#/$defs/"

  /// What a definition says.
  static func reference(to definition: String) -> JSON {
    ["$ref": .string(definitions + definition)]
  }

  /// The definition that the value refers to, if it is a reference.
  package var definition: String? {
    guard case .string(let target) = self, target.hasPrefix(Self.definitions) else { return nil }
    return String(target.dropFirst(Self.definitions.utf8.count))
  }

  /// The value with references to other definitions.
  ///
  /// - Parameter others: today's names of definitions that go by another one, by the old.
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

  /// The object with one more member; one with no text is left out.
  func withText(_ key: String, _ text: String) -> JSON {
    text.isEmpty ? self : with(key, .string(text))
  }

  /// Whether a reference is shorter by far.
  var isLong: Bool { length > 100 }

  /// About how many bytes the value has as text.
  private var length: Int {
    switch self {
    case .null, .bool, .number: 4
    case .string(let text): text.utf8.count + 2
    case .array(let items): items.reduce(1) { $0 + $1.length + 1 }
    case .object(let members): members.reduce(1) { $0 + $1.key.utf8.count + $1.value.length + 4 }
    }
  }

  /// The object as a JSON file with what stands before it and its definitions, a line for each.
  func page(_ head: JSON, definitions: [(key: String, value: JSON)]) -> String {
    guard case .object(let own) = self, case .object(let first) = head else { return text + "\n" }
    func line(_ key: String, _ value: JSON) -> String { "\(JSON.string(key).text):\(value.text)" }
    var lines = (first + own).map { line($0.key, $0.value) }
    let defined = definitions.map(line)
    lines.append("\"$defs\":{\n\(defined.joined(separator: ",\n"))}")
    return "{" + lines.joined(separator: ",\n") + "}\n"
  }
}
