import Diorama
import DioramaKit
import YAML

/// The types that a project adds to those of a registry.
package struct ProjectTypes {
  /// Whether the project's screens may omit `viewController`.
  var givesViewController = true
  /// The types that the project makes, with the registered types that they extend.
  var made: [(name: String, entry: Registry.Entry)] = []
  /// The registered types that replace others, by the path in the sets.
  var replaced: [String: String] = [:]
}

extension ProjectTypes {
  /// Reads the types of a project's `diorama.yaml`.
  package init(of suite: ScreenSuite) {
    let configuration = suite.configuration
    givesViewController = configuration.root?[CoreKey.viewController] != nil
    made = suite.projectComponents.map { ($0.name, $0.entry) }
    for replacement in configuration.typeReplacements {
      replaced[replacement.path] = suite.registry.name(of: replacement.choice.type)
    }
  }
}

/// A registered type with its names in YAML.
package struct NamedType {
  package let entry: Registry.Entry
  /// Its own name, those of types made from it in YAML, and those of entries of sets.
  package let names: [String]
  /// The names in older spellings.
  let older: [String]
  /// The properties that can be set on it.
  let properties: [FieldDescription]
}

/// The schemas of names of types, and of their properties.
extension SchemaBuilder {
  static func namedTypes(_ registry: Registry, _ project: ProjectTypes) -> [NamedType] {
    let older = registry.olderNames.sorted { $0.key < $1.key }
    // An entry of a set means the type in it.
    var ofSets: [String: (today: [String], older: [String])] = [:]
    for set in registry.typeSets {
      for entry in set.entries {
        let path = "\(set.name).\(entry.name)"
        let type = project.replaced[path] ?? registry.name(of: entry.type)
        ofSets[type, default: ([], [])].today.append(path)
        ofSets[type, default: ([], [])].older +=
          set.olderSpellings.filter { $0.value == entry.name }.map { "\(set.name).\($0.key)" }
      }
    }
    return registry.all.map { entry in
      let sets = ofSets[entry.name] ?? ([], [])
      return NamedType(
        entry: entry,
        names: [entry.name] + project.made.filter { $0.entry.name == entry.name }.map(\.name)
          + sets.today,
        older: (older.filter { $0.value == entry.name }.map(\.key) + sets.older).sorted(),
        properties: entry.properties.properties.map(\.description))
    }
  }

  // MARK: Values that are types

  /// Returns the schema of a part that YAML chooses: a type's name, or a mapping with `type` and
  /// properties. Without `type`, the properties are set on the current type.
  mutating func part(
    kind: String, base: String, accepts: ((Registry.Entry) -> Bool)? = nil
  ) -> JSON {
    let id = id(kind, base)
    return reference("part.\(id)") { builder in
      let fitting = builder.fitting(kind: kind, base: base, accepts)
      let name = builder.typeName(kind: kind, base: base, accepts: accepts)
      return [
        "if": Self.isMapping,
        "then": [
          "properties": ["type": name, Self.extends: false],
          "if": ["required": .strings([Self.type])],
          "then": builder.settings(by: Self.type),
          "else": builder.properties(of: fitting, as: id),
        ],
        "else": name,
      ]
    }
  }

  /// The schema of a type made in YAML: the type that it extends, and its properties.
  var component: JSON {
    mutating get {
      reference("component") { builder in
        let name = builder.reference("base") { builder in
          ["anyOf": [builder.typeOfAnyKind, builder.madeInYAML("type")]]
        }.withText("description", "the type to extend")
        return [
          "type": "object",
          "properties": [Self.extends: name, Self.type: false],
          "required": .strings([Self.extends]),
          "allOf": [builder.settings(by: Self.extends)],
        ]
      }
    }
  }

  private static let type = "type"
  private static let extends = "extends"

  /// Returns the name of the definitions of a kind and base: only the base if it implies the kind.
  private func id(_ kind: String, _ base: String) -> String {
    if registry[base]?.kind.rawValue == kind { return base }
    return base.isEmpty ? kind.asWord : "\(kind.asWord).\(base)"
  }

  // MARK: Names

  /// Returns the schema of a fitting type's name: a known one, or one that a screen may make.
  mutating func typeName(
    kind: String, base: String, accepts: ((Registry.Entry) -> Bool)? = nil
  ) -> JSON {
    reference("name.\(id(kind, base))") { builder in
      let known = builder.names(builder.fitting(kind: kind, base: base, accepts))
      return ["anyOf": .array(known + [builder.madeInYAML(kind)])]
    }
  }

  /// Returns the types that fit.
  private func fitting(
    kind: String, base: String, _ accepts: ((Registry.Entry) -> Bool)?
  ) -> [NamedType] {
    let accepts = accepts ?? { $0.extends(base) }
    return types.filter {
      $0.entry.kind.rawValue == kind && accepts($0.entry)
    }
  }

  /// Returns the names of some types. Older spellings are separate, since editors do not propose
  /// them.
  private func names(_ types: [NamedType]) -> [JSON] {
    let today: JSON = ["enum": .strings(types.flatMap(\.names))]
    let older = types.flatMap(\.older)
    if older.isEmpty { return [today] }
    return [
      today,
      [
        "enum": .strings(older), "deprecated": true,
        "deprecationMessage": .string(
          "a deprecated spelling; `\(registry.commandName) lint` shows the current one"),
      ],
    ]
  }

  /// Returns the schema of names of types that YAML makes: any name that is not that of a known
  /// type, and does not begin like those of a kit.
  private mutating func madeInYAML(_ noun: String) -> JSON {
    reference("made.\(noun.asWord)") { builder in
      var counts: [String: Int] = [:]
      for type in builder.types { counts[type.entry.name.namespace, default: 0] += 1 }
      let prefixes = counts.filter { $0.key.count > 1 && $0.value > 2 }.keys.sorted()
      let made: JSON = [
        "type": "string", "title": "a \(noun) defined in YAML under `components`",
        "not": builder.typeOfAnyKind,
      ]
      return prefixes.isEmpty
        ? made : made.withText("pattern", "^(?!\(prefixes.joined(separator: "|")))")
    }
  }

  /// The schema of the name of a known type, of any kind.
  private var typeOfAnyKind: JSON {
    mutating get {
      reference("name") { builder in
        ["anyOf": .array(builder.groups.map { builder.names(of: $0) })]
      }
    }
  }

  // MARK: Properties

  /// The types in groups with the same properties, which share a definition.
  private var groups: [[NamedType]] {
    var order: [[FieldDescription]] = []
    var groups: [[FieldDescription]: [NamedType]] = [:]
    for type in types {
      if groups[type.properties] == nil { order.append(type.properties) }
      groups[type.properties, default: []].append(type)
    }
    return order.compactMap { groups[$0] }
  }

  private mutating func names(of group: [NamedType]) -> JSON {
    reference("names.\(group.first?.entry.name ?? "")") { builder in
      ["anyOf": .array(builder.names(group))]
    }
  }

  /// Returns the rule for each type that only its properties can be next to its name.
  private mutating func settings(by key: String) -> JSON {
    reference("settings.\(key)") { builder in
      let rules = builder.groups.map { group in
        Self.when(
          Self.whereKey(key, is: builder.names(of: group)),
          builder.properties(of: group, as: ""))
      }
      return ["allOf": .array(rules)]
    }
  }

  /// Returns the schema of a mapping with the properties of some types, next to the key that names
  /// one.
  ///
  /// - Parameter name: the name of the definition if no single type has these properties.
  private mutating func properties(of fitting: [NamedType], as name: String) -> JSON {
    var tables: [[FieldDescription]] = []
    for type in fitting where !tables.contains(type.properties) { tables.append(type.properties) }
    let twin = types.first { tables == [$0.properties] }
    return reference("of.\(twin?.entry.name ?? name)") { builder in
      let values = tables.map { table in table.map { ($0.name, builder.value(of: $0)) } }
      return Self.mapping(
        builder.union(values)
          + [Self.type, Self.extends].map { ($0, ["doNotSuggest": true]) })
    }
  }
}

extension SchemaBuilder {
  /// The condition that a value of a set is a mapping of further entries.
  static let isGroup: JSON = [
    "type": "object", "not": ["required": .strings([type])],
  ]
}

extension String {
  /// The words joined: `view controller` as `viewController`.
  var asWord: String {
    let words = split(separator: " ")
    return words.dropFirst().reduce(String(words.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// The capitals with which a kit's names begin: `WX` of `WXForecastCell`.
  fileprivate var namespace: String { String(prefix { $0.isASCII && $0.isUppercase }.dropLast()) }
}
