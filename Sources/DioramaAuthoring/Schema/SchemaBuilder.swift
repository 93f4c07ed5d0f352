import DioramaKit

/// Collects the definitions of a schema, each made once however often it is referred to.
///
/// What a screen may say is in `ScreenSchemas.swift`, what types are called and what may be set on
/// them in `TypeSchemas.swift`, how values look in `ValueSchemas.swift`.
package struct SchemaBuilder {
  package let registry: Registry
  /// What a project adds to the registry.
  let project: ProjectTypes
  /// All types with their names.
  package let types: [NamedType]
  package private(set) var definitions: [String: JSON] = [:]

  package init(_ registry: Registry, _ project: ProjectTypes) {
    self.registry = registry
    self.project = project
    types = Self.namedTypes(registry, project)
  }

  /// A reference to a definition, which is made when it is asked for first.
  mutating func reference(
    _ name: String, _ make: (inout SchemaBuilder) -> JSON
  ) -> JSON {
    if definitions[name] == nil {
      // A definition may lead back to itself.
      definitions[name] = .bool(true)
      definitions[name] = make(&self)
    }
    return .reference(to: name)
  }

  /// A value where it is short; a long one is defined once, however many keys take it.
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

  /// The schema with its definitions, of those that are equal one.
  func page(_ head: JSON, _ root: JSON) -> String {
    var root = root
    var definitions = definitions
    while true {
      var names: [JSON: String] = [:]
      var others: [String: String] = [:]
      let inOrder = definitions.sorted { ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key) }
      for (name, value) in inOrder {
        if let known = names[value] { others[name] = known } else { names[value] = name }
      }
      // What refers to equal ones may be equal now.
      if others.isEmpty { break }
      root = root.renaming(others)
      definitions = definitions.filter { others[$0.key] == nil }.mapValues { $0.renaming(others) }
    }
    // Nobody but a validator reads the names of most of them.
    let long = definitions.keys.filter { name in Self.unread.contains { name.hasPrefix($0) } }
    var short: [String: String] = [:]
    for (index, name) in long.sorted().enumerated() {
      short[name] = String(index, radix: 36)
    }
    root = root.renaming(short)
    let renamed = definitions.map { (short[$0.key] ?? $0.key, $0.value.renaming(short)) }
    return root.page(head, definitions: renamed.sorted { $0.0 < $1.0 }.map { ($0.0, $0.1) })
  }

  private static let unread = [
    "entry.", "id.", "made.", "name.", "names.", "of.", "part.", "settings.", "type.", "value.",
  ]
}

// MARK: - Rules

extension SchemaBuilder {
  /// A mapping that has these keys and no others.
  ///
  /// - Parameters:
  ///   - properties: the keys with their values.
  ///   - older: keys in older spellings, each with today's and its value.
  ///   - required: those that must be there.
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

  /// Older spellings: read, but neither proposed nor passed over in silence. All those of one key
  /// are a pattern.
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
      // Editors show the message; the standard's own keyword is for other tools.
      return (
        old.count == 1 ? "^\(words)$" : "^(\(words))$",
        value.with("deprecated", true)
          .withText("deprecationMessage", "an older spelling; today it is '\(today)'")
      )
    }
  }

  /// A rule for mappings that fulfil a condition.
  static func when(_ condition: JSON, _ rule: JSON) -> JSON {
    ["if": condition, "then": rule]
  }

  /// The condition that a value is a mapping: to a validator, what is none has all required keys.
  static let isMapping: JSON = ["type": "object"]

  /// The condition that a key of a mapping is there and has one of some values.
  static func whereKey(_ key: String, is values: JSON) -> JSON {
    ["required": .strings([key]), "properties": .of([(key, values)])]
  }

  /// All keys of several mappings; a key that takes different values may have any of them.
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
      // Of what it is for there is more than one answer.
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
  /// The text as a pattern matches it, where only dots mean more than themselves.
  var replacingDots: String {
    split(separator: ".", omittingEmptySubsequences: false).joined(separator: "\\.")
  }
}
