import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// Names of types, and what may be set on them.
extension SchemaBuilder {
  /// A registered type with the names by which YAML may call it.
  private struct Named {
    let entry: Registry.Entry
    let names: [String]
    let older: [String]
  }

  /// A part that YAML chooses: a type's name, or a mapping with `type` and properties.
  ///
  /// - Parameter hasDefault: whether properties may be set without saying of which type.
  mutating func component(
    kind: String, base: String, hasDefault: Bool,
    accepts: ((Registry.Entry) -> Bool)? = nil
  ) -> SchemaValue {
    let fitting = self.fitting(kind: kind, base: base, accepts)
    let id = Self.id(kind, base)
    return reference(hasDefault ? "part.\(id)" : "type.\(id)") { builder in
      let names = builder.typeName(kind: kind, base: base, accepts: accepts)
      var rules: [SchemaValue] = [.of(["properties": .of(["type": names])])]
      rules += builder.settings(of: fitting, by: "type")
      if hasDefault {
        let all = fitting.map { builder.properties(of: $0.entry) }
        let merged = Self.mapping(builder.union(all) + [("type", .bool(true))])
        rules.append(Self.when(.of(["not": .of(["required": .texts(["type"])])]), merged))
      } else {
        rules.append(.of(["required": .texts(["type"])]))
      }
      return .of([
        "if": .of(["type": .text("object")]), "then": .of(["allOf": .list(rules)]), "else": names,
      ])
    }
  }

  /// The name of a type.
  mutating func typeName(
    kind: String, base: String, accepts: ((Registry.Entry) -> Bool)? = nil
  ) -> SchemaValue {
    let fitting = self.fitting(kind: kind, base: base, accepts)
    return reference("name.\(Self.id(kind, base))") { $0.names(fitting, noun: kind) }
  }

  private static func id(_ kind: String, _ base: String) -> String {
    "\(kind.asWord).\(base.isEmpty ? "any" : base)"
  }

  /// A type made in YAML: what it extends, and the properties that it sets.
  var component: SchemaValue {
    mutating get {
      reference("component") { builder in
        let all = builder.fitting(kind: "type", base: "", nil)
        let names = builder.names(all, noun: "type")
          .saying("description", "the type that it is made from")
        let rules = builder.settings(of: all, by: "extends")
        return .of([
          "type": .text("object"),
          "properties": .of(["extends": names]), "required": .texts(["extends"]),
          "allOf": .list(rules),
        ])
      }
    }
  }

  /// The registered types that fit, with all their names.
  private func fitting(
    kind: String, base: String, _ accepts: ((Registry.Entry) -> Bool)?
  ) -> [Named] {
    let accepts = accepts ?? { $0.extends(base) }
    return registry.all.filter { ($0.kind.rawValue == kind || kind == "type") && accepts($0) }
      .map { entry in
        var names = [entry.name]
        names += components.filter { $0.entry.name == entry.name }.map(\.name)
        var older = registry.olderNames.filter { $0.value == entry.name }.map(\.key)
        for set in registry.typeSets {
          let own = set.entries.filter { registry.name(of: $0.get()) == entry.name }.map(\.name)
          names += own.map { "\(set.name).\($0)" }
          older += set.olderSpellings.filter { own.contains($0.value) }
            .map { "\(set.name).\($0.key)" }
        }
        return Named(entry: entry, names: names, older: older.sorted())
      }
  }

  private func names(_ fitting: [Named], noun: String) -> SchemaValue {
    let older = fitting.flatMap(\.older)
    var choices: [SchemaValue] = [.of(["enum": .texts(fitting.flatMap(\.names))])]
    if !older.isEmpty {
      choices.append(
        .of([
          "enum": .texts(older), "deprecated": .bool(true),
          "deprecationMessage": .text("an older spelling; `diorama lint` says today's"),
        ]))
    }
    choices.append(madeInYAML(noun))
    return .of(["anyOf": .list(choices)])
  }

  /// Names of types that YAML makes: any that do not begin like those of a kit.
  private func madeInYAML(_ noun: String) -> SchemaValue {
    var counts: [String: Int] = [:]
    for entry in registry.all { counts[entry.name.namespace, default: 0] += 1 }
    let prefixes = counts.filter { $0.key.count > 1 && $0.value > 2 }.keys.sorted()
    let result = SchemaValue.of([
      "type": .text("string"), "title": .text("a \(noun) made in YAML under `components`"),
    ])
    return prefixes.isEmpty
      ? result : result.saying("pattern", "^(?!\(prefixes.joined(separator: "|")))")
  }

  /// For each type, the rule that its own properties may stand beside its name, and no others.
  private mutating func settings(of fitting: [Named], by key: String) -> [SchemaValue] {
    fitting.map { named in
      let condition = Self.whereKey(key, isOneOf: named.names + named.older)
      let settings = reference("\(key).\(named.entry.name)") { builder in
        var properties = builder.properties(of: named.entry)
        for name in [key] {
          properties.append((name, .bool(true)))
        }
        return Self.mapping(properties)
      }
      return Self.when(condition, settings)
    }
  }

  private mutating func properties(of entry: Registry.Entry) -> [(String, SchemaValue)] {
    entry.properties.properties.map(\.description).map { ($0.name, value(of: $0)) }
  }

  // MARK: Helpers

  /// A rule for mappings that fulfil a condition.
  static func when(_ condition: SchemaValue, _ rule: SchemaValue) -> SchemaValue {
    .of(["if": condition, "then": rule])
  }

  /// The condition that a key is there and has one of some values.
  static func whereKey(_ key: String, isOneOf values: [String]) -> SchemaValue {
    // What is no mapping would have all required keys, to a validator.
    .of([
      "type": .text("object"), "required": .texts([key]),
      "properties": .of([(key, .of(["enum": .texts(values)]))]),
    ])
  }

  /// The condition that a key of a mapping has none of some values.
  static func whereKey(_ key: String, isNoneOf values: [String]) -> SchemaValue {
    .of(["type": .text("object"), "not": whereKey(key, isOneOf: values)])
  }

  /// All keys of several mappings; a key that means different things may be any of them.
  mutating func union(_ tables: [[(String, SchemaValue)]]) -> [(String, SchemaValue)] {
    var order: [String] = []
    var values: [String: [SchemaValue]] = [:]
    for (key, value) in tables.joined() {
      if values[key] == nil { order.append(key) }
      if !(values[key] ?? []).contains(value) { values[key, default: []].append(value) }
    }
    return order.map { key in
      let all = values[key] ?? []
      if let only = all.first, all.count == 1 { return (key, only) }
      return (key, shared(.of(["anyOf": .list(all)]), as: key))
    }
  }
}

extension Registry.Entry {
  /// Whether the class is, or extends, the class of a name; every class extends that of no name.
  fileprivate func extends(_ base: String) -> Bool {
    if base.isEmpty { return true }
    var next: AnyClass? = type
    while let current = next {
      if typeName(of: current) == base { return true }
      next = _getSuperclass(current)
    }
    return false
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

  /// The capitals that a kit's names begin with: `SBU` of `SBUUserCell`.
  fileprivate var namespace: String { String(prefix { $0.isASCII && $0.isUppercase }.dropLast()) }
}
