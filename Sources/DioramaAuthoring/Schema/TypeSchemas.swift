import Diorama
import DioramaKit
import YAML

/// What a project adds to the types of a registry.
package struct ProjectTypes {
  /// Whether there is a project: without one, any name may be that of a type which it makes.
  var isKnown = false
  /// Whether a screen of it may do without `viewController`.
  var givesViewController = true
  /// The types that it makes, with the registered ones that they come from.
  var made: [(name: String, entry: Registry.Entry)] = []
  /// Names that should be those of types, but what they extend is no type: lint says so once, where
  /// they are made.
  var broken: [String] = []
  /// The registered types that it replaced, by the path through the sets.
  var replaced: [String: String] = [:]
}

extension ProjectTypes {
  /// What a project's `diorama.yaml` says.
  package init(of suite: ScreenSuite) {
    let configuration = suite.configuration
    isKnown = true
    givesViewController = configuration.root?[CoreKey.viewController] != nil
    made = suite.projectComponents.map { ($0.name, $0.entry) }
    broken = configuration.components.keys.filter { name in
      !made.contains { $0.name == name }
    }.sorted()
    for replacement in configuration.typeReplacements {
      replaced[replacement.path] = suite.registry.name(of: replacement.choice.type)
    }
  }
}

/// A registered type with the names by which YAML may call it.
package struct NamedType {
  package let entry: Registry.Entry
  /// Its own, those of types made of it in YAML, and those of entries of sets.
  package let names: [String]
  /// Those in older spellings.
  let older: [String]
  /// What may be set on it.
  let properties: [FieldDescription]
}

/// Names of types, and what may be set on them.
extension SchemaBuilder {
  static func namedTypes(_ registry: Registry, _ project: ProjectTypes) -> [NamedType] {
    let older = registry.olderNames.sorted { $0.key < $1.key }
    // An entry of a set stands for the type that is in it.
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

  /// A part that YAML chooses: a type's name, or a mapping with `type` and properties. Without
  /// `type`, properties are set on whatever stands there already.
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

  /// A type where nothing stands yet: its name, or a mapping with `type` and properties.
  mutating func typeOrMapping(
    kind: String, base: String, accepts: ((Registry.Entry) -> Bool)? = nil
  ) -> JSON {
    reference("type.\(id(kind, base))") { builder in
      let named = builder.reference("named") { _ in
        Self.when(Self.isMapping, ["required": .strings([Self.type])])
      }
      return ["allOf": [builder.part(kind: kind, base: base, accepts: accepts), named]]
    }
  }

  /// A type made in YAML: what it extends, and the properties that it sets.
  var component: JSON {
    mutating get {
      reference("component") { builder in
        let name = builder.reference("base") { builder in
          ["anyOf": [builder.typeOfAnyKind, builder.madeInYAML("type")]]
        }.withText("description", "the type that it is made from")
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

  /// What the definitions of a kind and base are called: where the base says the kind, as it alone.
  private func id(_ kind: String, _ base: String) -> String {
    if registry[base]?.kind.rawValue == kind { return base }
    return base.isEmpty ? kind.asWord : "\(kind.asWord).\(base)"
  }

  // MARK: Names

  /// The name of a type that fits: a known one, or one that a screen may make itself.
  mutating func typeName(
    kind: String, base: String, accepts: ((Registry.Entry) -> Bool)? = nil
  ) -> JSON {
    reference("name.\(id(kind, base))") { builder in
      let known = builder.names(builder.fitting(kind: kind, base: base, accepts))
      return ["anyOf": .array(known + [builder.madeInYAML(kind)])]
    }
  }

  /// The types that fit.
  private func fitting(
    kind: String, base: String, _ accepts: ((Registry.Entry) -> Bool)?
  ) -> [NamedType] {
    let accepts = accepts ?? { $0.extends(base) }
    return types.filter {
      $0.entry.kind.rawValue == kind && accepts($0.entry)
    }
  }

  /// The names of some types, older spellings apart: editors do not propose those.
  private func names(_ types: [NamedType]) -> [JSON] {
    let today: JSON = ["enum": .strings(types.flatMap(\.names))]
    let older = types.flatMap(\.older)
    if older.isEmpty { return [today] }
    return [
      today,
      [
        "enum": .strings(older), "deprecated": true,
        "deprecationMessage": .string(
          "an older spelling; `\(registry.commandName) lint` says today's"),
      ],
    ]
  }

  /// Names of types that YAML makes: any that are not those of known types, and do not begin like
  /// those of a kit.
  private mutating func madeInYAML(_ noun: String) -> JSON {
    reference("made.\(noun.asWord)") { builder in
      var counts: [String: Int] = [:]
      for type in builder.types { counts[type.entry.name.namespace, default: 0] += 1 }
      let prefixes = counts.filter { $0.key.count > 1 && $0.value > 2 }.keys.sorted()
      let made: JSON = [
        "type": "string", "title": "a \(noun) made in YAML under `components`",
        "not": builder.typeOfAnyKind,
      ]
      return prefixes.isEmpty
        ? made : made.withText("pattern", "^(?!\(prefixes.joined(separator: "|")))")
    }
  }

  /// The name of a type that is known, of whatever kind.
  private var typeOfAnyKind: JSON {
    mutating get {
      reference("name") { builder in
        ["anyOf": .array(builder.groups.map { builder.names(of: $0) })]
      }
    }
  }

  // MARK: Properties

  /// Types with the same properties share what is said of them.
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

  /// For each type, the rule that its own properties may stand beside its name, and no others.
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

  /// The mapping of what may be set on some types, beside the key that names one.
  ///
  /// - Parameter name: what it is called where it is that of no single type.
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

// MARK: - Files that make no types

/// What is said of a value elsewhere lets any name pass that a file could give to a type of its own.
/// Most make none, so a second rule goes to where the names of types stand, and to nothing else.
extension SchemaBuilder {
  /// The rule for a file that makes no types, under `components`: all that it names are known.
  ///
  /// - Parameters:
  ///   - keys: the keys of the file, older spellings included.
  ///   - sets: the sets of types that it may exchange.
  mutating func namingKnownTypes(_ keys: [FieldDescription], sets: [TypeSet]) -> JSON {
    // Without a project, who knows what its `diorama.yaml` makes?
    guard project.isKnown else { return .bool(true) }
    let file = reference("known.file") { builder in
      var rules = builder.rules(of: keys)
      let again = builder.reference("known.file") { _ in .bool(true) }
      rules.append((CoreKey.variants.description, ["additionalProperties": again]))
      rules += sets.map { ($0.name.description, builder.knownSet) }
      return ["properties": .of(rules)]
    }
    let makesTypes: JSON = ["required": .strings([CoreKey.components.description])]
    return ["if": makesTypes, "then": true, "else": file]
  }

  /// The rule for a type's name, or a mapping with `type`, be it of whatever kind.
  private var knownType: JSON {
    mutating get {
      reference("known.type") { builder in
        let rules = builder.rules(of: builder.types.flatMap(\.properties))
        let broken: JSON = ["enum": .strings(builder.project.broken)]
        let name =
          builder.project.broken.isEmpty
          ? builder.typeOfAnyKind : ["anyOf": [builder.typeOfAnyKind, broken]]
        return [
          "if": Self.isMapping,
          "then": ["properties": .of([(Self.type, name)] + rules)], "else": name,
        ]
      }
    }
  }

  /// The rule for a set of types, however deep its entries are.
  private var knownSet: JSON {
    mutating get {
      reference("known.set") { builder in
        let group: JSON = [
          "if": Self.isGroup, "then": builder.reference("known.set") { _ in .bool(true) },
          "else": builder.knownType,
        ]
        return ["additionalProperties": group]
      }
    }
  }

  /// Whether a value of a set is a mapping of further entries.
  static let isGroup: JSON = [
    "type": "object", "not": ["required": .strings([type])],
  ]

  /// The rules for those of some keys that name types wherever they stand.
  private mutating func rules(of fields: [FieldDescription]) -> [(String, JSON)] {
    var order: [String] = []
    var rules: [String: Set<JSON?>] = [:]
    for field in fields {
      if rules[field.name] == nil { order.append(field.name) }
      rules[field.name, default: []].insert(rule(of: field.shape))
    }
    return order.compactMap { name in
      guard let all = rules[name], all.count == 1, case let rule?? = all.first else { return nil }
      return (name, rule)
    }
  }

  private mutating func rule(of shape: ShapeDescription) -> JSON? {
    switch shape {
    case .type: return knownType
    case .list(let element): return rule(of: element).map { ["items": $0] }
    case .map(let value): return rule(of: value).map { ["additionalProperties": $0] }
    case .record(let fields):
      let rules = rules(of: fields)
      return rules.isEmpty ? nil : ["properties": .of(rules)]
    default: return nil
    }
  }
}

extension String {
  /// Several words as one: `view controller` as `viewController`.
  fileprivate var asWord: String {
    let words = split(separator: " ")
    return words.dropFirst().reduce(String(words.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// The capitals that a kit's names begin with: `WX` of `WXForecastCell`.
  fileprivate var namespace: String { String(prefix { $0.isASCII && $0.isUppercase }.dropLast()) }
}
