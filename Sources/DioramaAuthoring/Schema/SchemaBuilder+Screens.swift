import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import HeadlessUIKit
import YAML

/// Screens, the project's file and fixtures.
extension SchemaBuilder {
  /// A screen: its keys are those of its view controller, and no others.
  var screen: SchemaValue {
    mutating get {
      var rules = rulesOfViewControllers
      if !givesViewController {
        rules.append(.of(["required": .texts([CoreKey.viewController.description])]))
      }
      // A document without anything is no screen, and nothing is wrong with it.
      return .of([
        "type": .texts(["object", "null"]),
        "properties": .of([(CoreKey.viewController.description, viewControllerName)]),
        "allOf": .list(rules),
      ])
    }
  }

  private var severity: SchemaValue {
    let level = SchemaValue.of(["enum": .texts(DiagnosticRules.Level.allCases.map(\.rawValue))])
    return Self.mapping(DiagnosticRules.adjustable.map { ($0.rawValue, level) })
      .saying("description", DiagnosticRules.meaning)
  }

  /// The project's file: defaults for all screens, texts and exchanged types.
  var project: SchemaValue {
    mutating get {
      var keys = keysOfAll.filter { $0.0 != CoreKey.screen.description }
      keys += registry.keys.filter { $0.scope == .project }.map { key in
        (key.name.description, reference("key.\(key.name)") { $0.value(of: key.description) })
      }
      keys += registry.typeSets.map { ($0.name.description, typeSet($0)) }
      keys.append((DiagnosticRules.key.description, severity))
      return Self.mapping(keys).with("type", .texts(["object", "null"]))
    }
  }

  /// A fixture: the mapping that may stand in place of a file's path.
  var fixture: SchemaValue {
    mutating get {
      if let (key, lists) = registry.fixtureKey {
        return schema(of: .record(lists)).with("type", .texts(["object", "null"]))
          .saying("description", key.meaning)
      }
      return .of(["description": .text("no kit reads fixtures")])
    }
  }

  // MARK: View controllers

  private var screenTypes: [Registry.Entry] {
    registry.entries(of: .viewController).filter { $0.screenType != nil }
  }

  private var viewControllerName: SchemaValue {
    mutating get {
      // A view controller is a name; properties of one are set on a component that extends it.
      typeName(kind: TypeKind.viewController.rawValue, base: "") { $0.screenType != nil }
        .saying("description", CoreKeys.meaning(of: CoreKey.viewController))
    }
  }

  /// For each view controller the rule that only its keys may stand in a mapping.
  private var rulesOfViewControllers: [SchemaValue] {
    mutating get {
      let key = CoreKey.viewController.description
      var all: [String] = []
      var rules: [SchemaValue] = []
      for entry in screenTypes {
        let names = namesOfScreen(entry)
        all += names
        let keys = reference("screen.\(entry.name)") { $0.keys(of: entry) }
        rules.append(Self.when(Self.whereKey(key, isOneOf: names), keys))
      }
      let any = reference("screen.any") { builder in Self.mapping(builder.keysOfAll) }
      rules.append(Self.when(Self.whereKey(key, isNoneOf: all), any))
      return rules
    }
  }

  /// The names that stand for exactly this view controller: not those of a set's entry for which
  /// a project may have another one.
  private func namesOfScreen(_ entry: Registry.Entry) -> [String] {
    var names = [entry.name] + registry.olderNames.filter { $0.value == entry.name }.map(\.key)
    for set in registry.typeSets {
      for own in set.entries where registry.name(of: own.get()) == entry.name {
        guard screenTypes.filter({ own.accepts($0.type) }).count == 1 else { continue }
        names.append("\(set.name).\(own.name)")
        names += set.olderSpellings.filter { $0.value == own.name }
          .map { "\(set.name).\($0.key)" }.sorted()
      }
    }
    return [entry.name] + names.dropFirst().sorted()
  }

  private mutating func keys(of entry: Registry.Entry) -> SchemaValue {
    let override = reference("override.\(entry.name)") { builder in
      let key = CoreKey.viewController.description
      // A variant may even be of another view controller.
      let other = builder.reference("override.any") {
        Self.variant(.of(["allOf": .list($0.rulesOfViewControllers)]))
      }
      let keys = builder.reference("screen.\(entry.name)") { _ in .bool(true) }
      return Self.variant(
        .of(["if": .of(["required": .texts([key])]), "then": other, "else": keys]))
    }
    return Self.mapping(keyTable(of: entry, override: override))
      .saying("title", entry.name).saying("description", entry.type.summary)
  }

  /// A mapping that overrides keys: not those that are the same for a screen and its variants.
  private static func variant(_ rule: SchemaValue) -> SchemaValue {
    let fixed = ScreenDeclaration.fixedKeys.map { ($0.description, SchemaValue.bool(false)) }
    return .of([
      "type": .text("object"), "properties": .of(fixed), "allOf": .list([rule]),
    ])
  }

  private var keysOfAll: [(String, SchemaValue)] {
    mutating get {
      let override = reference("override.any") {
        Self.variant(.of(["allOf": .list($0.rulesOfViewControllers)]))
      }
      var tables = screenTypes.map { keyTable(of: $0, override: override) }
      if tables.isEmpty { tables = [commonKeys(override: override)] }
      return union(tables)
    }
  }

  // MARK: Keys

  private mutating func keyTable(
    of entry: Registry.Entry, override: SchemaValue
  ) -> [(String, SchemaValue)] {
    var table = commonKeys(override: override)
    guard let type = entry.screenType else { return table }
    var own: [(String, SchemaValue)] = type.initializer.parameters.map { field in
      (field.name, value(of: field))
    }
    own += type.slots.map { slot in
      let part = component(
        kind: slot.kind.rawValue, base: slot.base, hasDefault: true,
        accepts: { slot.accepts($0.type) })
      return (slot.name.description, part.saying("description", slot.meaning))
    }
    own += registry.olderKeys.compactMap { spelling in
      guard let today = own.first(where: { $0.0 == spelling.today.description }) else { return nil }
      return (spelling.old.description, Self.older(today.1, today: today.0))
    }
    for pair in own where !table.contains(where: { $0.0 == pair.0 }) { table.append(pair) }
    return table
  }

  private mutating func commonKeys(override: SchemaValue) -> [(String, SchemaValue)] {
    var keys = CoreKeys.all.map { field -> (String, SchemaValue) in
      let value: SchemaValue =
        switch field.name {
        case CoreKey.screen.description: Self.name.saying("description", field.meaning)
        case CoreKey.viewController.description: viewControllerName
        case CoreKey.steps.description: steps.saying("description", field.meaning)
        case CoreKey.variants.description:
          Self.map(to: override, keys: Self.name).saying("description", field.meaning)
        case CoreKey.components.description:
          Self.map(to: component, keys: nil).saying("description", field.meaning)
        default: reference("key.\(field.name)") { $0.value(of: field) }
        }
      return (field.name, value)
    }
    keys += registry.keys.filter { $0.scope == .screen }.map { key in
      (key.name.description, reference("key.\(key.name)") { $0.value(of: key.description) })
    }
    return keys
  }

  private var steps: SchemaValue {
    mutating get {
      reference("key.\(CoreKey.steps)") { builder in
        let steps = builder.registry.steps.map { step in
          (step.name.description, builder.value(of: step.description))
        }
        let step = Self.mapping(steps).with("minProperties", .number(1))
          .with("maxProperties", .number(1))
        return .of(["type": .text("array"), "items": step])
      }
    }
  }

  /// What the id of a screen, or the name of a variant, looks like.
  private static let name = SchemaValue.of([
    "type": .texts(["string", "number", "boolean"]),
    "pattern": .text("^[A-Za-z0-9][A-Za-z0-9._-]*$"), "maxLength": .number(200),
  ])

  private static func map(to value: SchemaValue, keys: SchemaValue?) -> SchemaValue {
    let map = SchemaValue.of(["type": .text("object"), "additionalProperties": value])
    return keys.map { map.with("propertyNames", $0) } ?? map
  }
}

extension CoreKeys {
  /// What a key is for.
  static func meaning(of name: StaticString) -> String {
    all.first { $0.name == name.description }?.meaning ?? ""
  }
}
