import Diorama
import DioramaKit
import DioramaStage
import YAML

/// The schemas of screens, which have the keys of their view controller and no others.
extension SchemaBuilder {
  /// The schema of a screen.
  package var screen: JSON {
    mutating get {
      reference("screen") { builder in
        let screen: JSON = ["allOf": [builder.keys, builder.rulesOfViewControllers]]
        return builder.project.givesViewController
          ? screen
          : screen.with("required", .strings([CoreKey.viewController.description]))
      }
    }
  }

  private var screenTypes: [Registry.Entry] {
    registry.entries(of: .viewController).filter { $0.screenType != nil }
  }

  /// For each view controller, the rule that a mapping has only its keys.
  private var rulesOfViewControllers: JSON {
    mutating get {
      reference("viewControllers") { builder in
        let key = CoreKey.viewController.description
        let rules = builder.screenTypes.reversed().reduce(builder.screenOfAny) { others, entry in
          [
            "if": Self.whereKey(key, is: ["enum": .strings(builder.namesOfScreen(entry))]),
            "then": builder.screen(of: entry), "else": others,
          ]
        }
        return Self.when(Self.isMapping, rules)
      }
    }
  }

  /// Returns the names that mean exactly this view controller. An entry of a set is left out if a
  /// project may replace it by another one.
  private func namesOfScreen(_ entry: Registry.Entry) -> [String] {
    var names = registry.olderNames.filter { $0.value == entry.name }.map(\.key)
    for set in registry.typeSets {
      for own in set.entries where registry.name(of: own.type) == entry.name {
        guard screenTypes.filter({ own.accepts($0.type) }).count == 1 else { continue }
        names.append("\(set.name).\(own.name)")
        names += set.olderSpellings.filter { $0.value == own.name }.map { "\(set.name).\($0.key)" }
      }
    }
    names += project.made.filter { $0.entry.name == entry.name }.map(\.name)
    return [entry.name] + names.sorted()
  }

  /// Returns the schema of a screen of one view controller.
  private mutating func screen(of entry: Registry.Entry) -> JSON {
    reference("screen.\(entry.name)") { builder in
      let own = builder.ownKeys(of: entry)
      let keys = builder.reference("variant.\(entry.name)") { $0.variantKeys(own) }
      return Self.mapping(
        builder.common(variants: builder.variant(else: keys)) + own.keys, older: own.older
      )
      .withText("title", entry.name).withText("description", entry.type.summary)
    }
  }

  /// The schema of a screen of any view controller.
  private var screenOfAny: JSON {
    mutating get {
      reference("screen.any") { builder in
        let own = builder.keysOfAll
        let keys = builder.reference("variant.any") { $0.variantKeys(own) }
        return Self.mapping(
          builder.common(variants: builder.variant(else: keys)) + own.keys, older: own.older)
      }
    }
  }

  /// Returns the schema of a variant, without the keys that are the same for a screen and its
  /// variants. A variant may have another view controller.
  private mutating func variant(else keys: JSON) -> JSON {
    [
      "allOf": [variantOfAny],
      "if": ["required": .strings([CoreKey.viewController.description])],
      "then": rulesOfViewControllers, "else": keys,
    ]
  }

  /// The schema of a variant of any view controller.
  private var variantOfAny: JSON {
    mutating get {
      reference("variant") { builder in
        let fixed = ScreenDeclaration.fixedKeys.map { ($0.description, JSON.bool(false)) }
        let keys = builder.valuesOfKeys.map { ($0.0, Self.orNull($0.1)) }
        return [
          "type": "object", "properties": .of(fixed), "allOf": [["properties": .of(keys)]],
        ]
      }
    }
  }

  /// Returns the schema of a variant that has only the keys of a view controller.
  private func variantKeys(_ own: KeyTable) -> JSON {
    Self.mapping(
      common(variants: nil) + own.keys.map { ($0.0, Self.orNull($0.1)) },
      older: own.older.map { ($0.old, $0.today, Self.orNull($0.value)) })
  }

  /// Returns the schema of a value that a variant may remove with null.
  private static func orNull(_ value: JSON) -> JSON { ["anyOf": [value, ["const": .null]]] }
}

// MARK: - Keys

/// Keys, and their older spellings.
private struct KeyTable {
  var keys: [(String, JSON)]
  var older: [(old: String, today: String, value: JSON)] = []
}

extension SchemaBuilder {
  /// The values and meanings of the keys that all screens have.
  private var keys: JSON {
    mutating get {
      reference("keys") { builder in ["properties": .of(builder.valuesOfKeys)] }
    }
  }

  private var valuesOfKeys: [(String, JSON)] {
    mutating get {
      let core = CoreKeys.all.map { ($0.name, value(ofCore: $0)) }
      let kits = kitKeys.map { ($0.name, value(of: $0)) }
      let sets = registry.typeSets.map { set in
        (set.name, group(of: set, prefix: "").withText("description", set.meaning))
      }
      return core + kits + sets
    }
  }

  private var kitKeys: [FieldDescription] { registry.keys.map(\.description) }

  /// Returns the same keys for a mapping that has only these and those of a view controller. Their
  /// values and meanings are in ``keys``.
  private func common(variants: JSON?) -> [(String, JSON)] {
    ((CoreKeys.all + kitKeys).map(\.name) + registry.typeSets.map(\.name)).map { name in
      guard let variants, name == CoreKey.variants else { return (name, true) }
      return (name, ["additionalProperties": variants])
    }
  }

  /// Returns the keys of a view controller.
  private mutating func ownKeys(of entry: Registry.Entry) -> KeyTable {
    var table = KeyTable(keys: ownFields(of: entry).map { ($0.name, value(of: $0)) })
    table.older = registry.olderKeys.compactMap { spelling in
      let today = spelling.today.description
      guard let own = table.keys.first(where: { $0.0 == today }) else { return nil }
      return (spelling.old.description, today, own.1.without("description"))
    }
    return table
  }

  /// The keys of all view controllers.
  private var keysOfAll: KeyTable {
    mutating get {
      let tables = screenTypes.map { ownKeys(of: $0) }
      let keys = union(tables.map(\.keys))
      let older = registry.olderKeys.compactMap { spelling in
        keys.first { $0.0 == spelling.today.description }.map {
          (spelling.old.description, $0.0, $0.1.without("description"))
        }
      }
      return KeyTable(keys: keys, older: older)
    }
  }

  /// The parameters, parts and properties of a view controller that are no keys of all screens.
  private func ownFields(of entry: Registry.Entry) -> [FieldDescription] {
    let own = (entry.initializer?.parameters ?? []) + entry.slots.map(\.description)
    var names = Set((CoreKeys.all + kitKeys).map(\.name))
    return (own + entry.properties.descriptions).filter { names.insert($0.name).inserted }
  }

  /// The keys of all screens and view controllers as data.
  private var fieldsOfAll: [FieldDescription] {
    CoreKeys.all + kitKeys + screenTypes.flatMap { ownFields(of: $0) }
  }

  /// The axes of a matrix, each with a list of values.
  private var matrix: JSON {
    mutating get {
      reference("matrix") { builder in
        let axes = builder.fieldsOfAll.filter(Matrix.canVary).map { key in
          FieldDescription(name: key.name, shape: .list(key.shape), meaning: key.meaning)
        }
        let values = ([Matrix.widthField] + axes).map { [($0.name, builder.value(of: $0))] }
        return Self.mapping(builder.union(values))
      }
    }
  }

  private mutating func value(ofCore field: FieldDescription) -> JSON {
    let value: JSON =
      switch field.name {
      case CoreKey.screen.description: Self.name
      case CoreKey.viewController.description:
        // This is only a name; a component that extends a view controller sets its properties.
        typeName(kind: TypeKind.viewController.rawValue, base: "") { $0.screenType != nil }
      case CoreKey.steps.description: reference("steps") { $0.steps }
      case CoreKey.variants.description:
        ["type": "object", "propertyNames": Self.name]
      case CoreKey.components.description:
        ["type": "object", "additionalProperties": component]
      case CoreKey.matrix: matrix
      default: self.value(of: field.shape, as: field.name)
      }
    return value.withText("description", field.meaning)
  }

  private var steps: JSON {
    mutating get {
      let steps = registry.allSteps.map { ($0.name.description, value(of: $0.description)) }
      let step = Self.mapping(steps).with("minProperties", 1)
        .with("maxProperties", 1)
      return ["type": "array", "items": step]
    }
  }

  /// The form of the id of a screen or the name of a variant.
  private static let name: JSON = [
    "type": ["string", "number", "boolean"],
    "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$", "maxLength": 200,
  ]
}

// MARK: - The project's file and fixtures

extension SchemaBuilder {
  /// The schema of the project's file: defaults for all screens, texts and replaced types.
  package var projectFile: JSON {
    mutating get {
      reference("project") { builder in
        let own = builder.keysOfAll
        // Defaults apply where they fit, so the rules of view controllers do not.
        var keys = builder.common(variants: builder.variantOfAny) + own.keys
        keys.removeAll { $0.0 == CoreKey.screen.description }
        keys.append((CoreKey.severity, builder.severity))
        return Self.mapping(keys, older: own.older).without("type").with("allOf", [builder.keys])
      }
    }
  }

  private var severity: JSON {
    mutating get {
      let level = reference("severity") { _ in
        ["enum": .strings(DiagnosticRules.Level.allCases.map(\.rawValue))]
      }
      return Self.mapping(DiagnosticRules.adjustable.map { ($0.rawValue, level) })
        .withText("description", CoreKeys.severity.meaning)
    }
  }

  /// Returns the schema of a set of types that YAML replaces: a key for each entry, nested like its
  /// name, or with dots.
  private mutating func group(of set: TypeSet, prefix: String) -> JSON {
    reference("set.\(set.name)\(prefix.isEmpty ? "" : ".\(prefix.dropLast())")") { builder in
      var keys: [(String, JSON)] = []
      for entry in set.entries where entry.name.hasPrefix(prefix) {
        let name = String(entry.name.dropFirst(prefix.utf8.count))
        let value = builder.value(of: entry, in: set)
        // Editors propose only the nested form.
        keys.append((name, name.contains(".") ? value.with("doNotSuggest", true) : value))
      }
      let older = set.olderSpellings.sorted { $0.key < $1.key }.compactMap {
        older, today -> (String, String, JSON)? in
        guard older.hasPrefix(prefix), today.hasPrefix(prefix),
          let entry = set.entries.first(where: { $0.name == today })
        else { return nil }
        return (
          String(older.dropFirst(prefix.utf8.count)), String(today.dropFirst(prefix.utf8.count)),
          builder.value(of: entry, in: set)
        )
      }
      return Self.mapping(keys, older: older)
    }
  }

  private mutating func value(of entry: TypeSet.Entry, in set: TypeSet) -> JSON {
    let type = part(
      kind: entry.kind.rawValue, base: entry.base, accepts: { entry.accepts($0.type) })
    let prefix = "\(entry.name)."
    guard set.entries.contains(where: { $0.name.hasPrefix(prefix) }) else { return type }
    return reference("entry.\(set.name).\(entry.name)") { builder in
      [
        "if": Self.isGroup, "then": builder.group(of: set, prefix: prefix), "else": type,
      ]
    }
  }

  /// The schema of a fixture: the mapping that can replace a file's path.
  package var fixture: JSON {
    mutating get {
      if let (key, lists) = registry.fixtureKey {
        return record(lists).without("type").withText("description", key.meaning)
      }
      return ["description": "no kit reads fixtures"]
    }
  }
}
