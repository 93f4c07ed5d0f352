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

  /// The object without the pair of a key.
  func without(_ key: String) -> SchemaValue {
    guard case .object(let pairs) = self else { return self }
    return .object(pairs.filter { $0.key != key })
  }
}

// MARK: - Definitions

extension SchemaValue {
  private static let definitions = "#/$defs/"

  /// What a definition says.
  static func reference(to definition: String) -> SchemaValue {
    .of(["$ref": .text(definitions + definition)])
  }

  /// The value with references to other definitions.
  ///
  /// - Parameter others: today's names of definitions that go by another one, by the old.
  func renaming(_ others: [String: String]) -> SchemaValue {
    switch self {
    case .bool, .number, .text: self
    case .list(let items): .list(items.map { $0.renaming(others) })
    case .object(let pairs):
      .object(
        pairs.map { pair in
          guard pair.key == "$ref", case .text(let target) = pair.value,
            let other = others[String(target.dropFirst(Self.definitions.utf8.count))]
          else { return Pair(key: pair.key, value: pair.value.renaming(others)) }
          return Pair(key: pair.key, value: .text(Self.definitions + other))
        })
    }
  }
}

// MARK: - Text

extension SchemaValue {
  /// Whether a reference is shorter by far.
  var isLong: Bool { json.utf8.count > 100 }

  /// The value as JSON, in one line.
  var json: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += "\(number)"
    case .text(let word): text += word.quotedAsJSON
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        item.write(to: &text)
      }
      text += "]"
    case .object(let pairs):
      text += "{"
      for (index, pair) in pairs.enumerated() {
        if index > 0 { text += "," }
        text += pair.key.quotedAsJSON + ":"
        pair.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// The object as a JSON file with what stands before it and its definitions, a line for each.
  func page(
    _ head: [(String, SchemaValue)], definitions: [(key: String, value: SchemaValue)]
  ) -> String {
    guard case .object(let own) = self else { return json + "\n" }
    let pairs = head.map { Pair(key: $0.0, value: $0.1) } + own
    var lines = pairs.map { "\($0.key.quotedAsJSON):\($0.value.json)" }
    let defined = definitions.map { "\($0.key.quotedAsJSON):\($0.value.json)" }
    lines.append("\"$defs\":{\n\(defined.joined(separator: ",\n"))}")
    return "{" + lines.joined(separator: ",\n") + "}\n"
  }
}
