import DioramaKit

/// Collects the definitions of a schema, each made once, even if there are many references to it.
///
/// `ScreenSchemas.swift` has the keys of screens, `TypeSchemas.swift` the names and the properties
/// of types, and `ValueSchemas.swift` the values.
package struct SchemaBuilder {
  package let registry: Registry
  /// The types that a project adds to the registry.
  let project: ProjectTypes
  /// All types with their names.
  package let types: [NamedType]
  package private(set) var definitions: [String: JSON] = [:]

  package init(_ registry: Registry, _ project: ProjectTypes) {
    self.registry = registry
    self.project = project
    types = Self.namedTypes(registry, project)
  }

  /// Returns a reference to a definition, which is made on first use.
  mutating func reference(
    _ name: String, _ make: (inout SchemaBuilder) -> JSON
  ) -> JSON {
    if definitions[name] == nil {
      // A definition may refer to itself.
      definitions[name] = .bool(true)
      definitions[name] = make(&self)
    }
    return .reference(to: name)
  }

  /// Returns a short value itself; a long value is defined once, even if many keys have it.
  mutating func shared(_ value: JSON, as name: String) -> JSON {
    guard value.isLong else { return value }
    var (id, count) = ("value.\(name)", 1)
    while let other = definitions[id], other != value {
      count += 1
      id = "value.\(name).\(count)"
    }
    definitions[id] = value
    return .reference(to: id)
  }
}

// MARK: - Rules

extension SchemaBuilder {
  /// Returns the schema of a mapping that has these keys and no others.
  ///
  /// - Parameters:
  ///   - properties: the keys with their values.
  ///   - older: keys in older spellings, each with the current spelling and the value.
  ///   - required: the required keys.
  static func mapping(
    _ properties: [(String, JSON)],
    older: [(old: String, today: String, value: JSON)] = [], required: [String] = []
  ) -> JSON {
    var pairs: [(String, JSON)] = [("type", "object")]
    if !properties.isEmpty { pairs.append(("properties", .of(properties))) }
    if !older.isEmpty { pairs.append(("patternProperties", .of(patterns(of: older)))) }
    pairs.append(("additionalProperties", false))
    if !required.isEmpty { pairs.append(("required", .strings(required))) }
    return .of(pairs)
  }

  /// Returns the older spellings as patterns, one for each key. Editors warn about these spellings,
  /// and do not propose them.
  private static func patterns(
    of older: [(old: String, today: String, value: JSON)]
  ) -> [(String, JSON)] {
    var order: [String] = []
    var spellings: [String: (old: [String], value: JSON)] = [:]
    for (old, today, value) in older {
      if spellings[today] == nil { order.append(today) }
      spellings[today, default: ([], value)].old.append(old)
    }
    return order.compactMap { today in
      guard let (old, value) = spellings[today] else { return nil }
      let words = old.map(\.replacingDots).joined(separator: "|")
      // Editors show the message; the keyword of the standard is for other tools.
      return (
        old.count == 1 ? "^\(words)$" : "^(\(words))$",
        value.with("deprecated", true)
          .withText("deprecationMessage", "a deprecated spelling of '\(today)'")
      )
    }
  }

  /// Returns a rule for mappings that satisfy a condition.
  static func when(_ condition: JSON, _ rule: JSON) -> JSON {
    ["if": condition, "then": rule]
  }

  /// The condition that a value is a mapping. To a validator, any other value has all required
  /// keys.
  static let isMapping: JSON = ["type": "object"]

  /// Returns the condition that a mapping has a key with one of some values.
  static func whereKey(_ key: String, is values: JSON) -> JSON {
    ["required": .strings([key]), "properties": .of([(key, values)])]
  }

  /// Returns all keys of several mappings; a key with different values may have any of them.
  mutating func union(_ tables: [[(String, JSON)]]) -> [(String, JSON)] {
    var order: [String] = []
    var known: [String: Set<JSON>] = [:]
    var values: [String: [JSON]] = [:]
    for (key, value) in tables.joined() {
      if values[key] == nil { order.append(key) }
      if known[key, default: []].insert(value).inserted { values[key, default: []].append(value) }
    }
    return order.map { key in
      let all = values[key] ?? []
      if let only = all.first, all.count == 1 { return (key, only) }
      // The key may have several meanings, so its description is left out.
      var plain: [JSON] = []
      for value in all.map({ $0.without("description") }) where !plain.contains(value) {
        plain.append(value)
      }
      if let only = plain.first, plain.count == 1 { return (key, only) }
      return (key, shared(["anyOf": .array(plain)], as: key))
    }
  }
}

extension String {
  /// The text as a regular expression that matches it; only dots need an escape.
  var replacingDots: String {
    split(separator: ".", omittingEmptySubsequences: false).joined(separator: "\\.")
  }
}
