import Diorama
import DioramaAuthoring
import DioramaKit
import YAML

/// A report on a type for `types`: registered, or made in YAML.
struct TypeReport {
  let name: String
  /// The registered type: the type itself, or the base of a type that is made in YAML.
  let entry: Registry.Entry
  /// The types that it extends, the nearest first.
  private let ancestors: [String]
  private let made: ComponentDeclaration?

  init(_ entry: Registry.Entry, _ registry: Registry) {
    (name, self.entry, made) = (entry.name, entry, nil)
    ancestors = registry.ancestors(of: entry).map(\.name)
  }

  init(_ made: ComponentDeclaration, _ registry: Registry) {
    (name, entry, self.made) = (made.name, made.entry, made)
    ancestors = made.ancestors + registry.ancestors(of: made.entry).map(\.name)
  }

  /// The place where it is made, and its screen if it has one, in words.
  private var origin: String? {
    made.map { made in
      "defined at \(made.place)" + (made.screen.map { " for the screen '\($0)' only" } ?? "")
    }
  }

  /// The type as a line of a list.
  var line: String {
    let base = ancestors.first.map { " extends \($0)" } ?? ""
    // The summary of a type made in YAML would be that of its base.
    let meaning = made == nil && !entry.summary.isEmpty ? ": \(entry.summary)" : ""
    return name + base + (origin.map { ", \($0)" } ?? "") + meaning
  }

  /// The full description of the type.
  var page: SafeText {
    var text: SafeText = "\(name): \(entry.kind.rawValue)\n"
    if made == nil, !entry.summary.isEmpty { text += "  \(entry.summary)\n" }
    for ancestor in ancestors { text += "  extends \(ancestor)\n" }
    if let origin { text += "  \(origin)\n" }
    text += Self.section("parameters", parameters.map(Self.text))
    text += Self.section(
      "parts",
      slots.map { slot -> SafeText in
        let value = "\(slot.kind.rawValue.withArticle): \(slot.base) or a subclass"
        return "  \(slot.name): \(value)\n      \(slot.meaning)\n"
      })
    return text + Self.section("properties", properties.map(Self.text))
  }

  /// The type as JSON; each object has all keys.
  var json: JSON {
    let parts: [JSON] = slots.map { slot in
      [
        "name": .string(slot.name.description), "kind": .string(slot.kind.rawValue),
        "accepts": .string(slot.base), "meaning": .string(slot.meaning),
      ]
    }
    return [
      "name": .string(name), "kind": .string(entry.kind.rawValue),
      "meaning": .string(entry.summary), "extends": .strings(ancestors),
      "madeAt": .optional(made?.place.description), "screen": .optional(made?.screen),
      "parameters": .array(parameters.map(Self.json)), "parts": .array(parts),
      "properties": .array(properties.map(Self.json)),
    ]
  }

  // MARK: Members

  private var parameters: [FieldDescription] { entry.screenType?.initializer.parameters ?? [] }
  private var slots: [Slot] { entry.screenType?.slots ?? [] }
  /// The properties that are not parameters, too.
  private var properties: [FieldDescription] {
    entry.properties.properties.map(\.description).filter { property in
      !parameters.contains { $0.name == property.name }
    }
  }

  /// The names of the parameters, parts and properties.
  var keys: [String] {
    (parameters + properties).map(\.name) + slots.map(\.name.description)
  }

  fileprivate static func section(_ title: String, _ items: [SafeText]) -> SafeText {
    items.isEmpty ? "" : "\n\(title)\n\(items.joined())"
  }

  fileprivate static func text(_ field: FieldDescription) -> SafeText {
    "  \(field.name): \(field.shape.summary)\n      \(field.meaning)\n"
  }

  static func json(_ field: FieldDescription) -> JSON {
    [
      "name": .string(field.name), "value": .string(field.shape.summary),
      "meaning": .string(field.meaning),
    ]
  }
}

/// A report on a set of types that a project can replace, for `types`.
struct TypeSetReport {
  let set: TypeSet
  let registry: Registry

  /// The set as a line of a list.
  var line: String { "\(set.name): \(set.meaning)" }

  /// The full description of the set, with its entries.
  var page: SafeText {
    let entries = set.entries.map { entry in
      "  \(entry.name): \(entry.kind.rawValue)\n      \(registry.name(of: entry.type))\n"
        as SafeText
    }
    return "\(set.name): set of types\n  \(set.meaning)\n  a key of \(Project.fileName)\n"
      + TypeReport.section("entries", entries)
  }

  /// The set as JSON.
  var json: JSON {
    let entries: [JSON] = set.entries.map { entry in
      [
        "name": .string(entry.name), "kind": .string(entry.kind.rawValue),
        "type": .string(registry.name(of: entry.type)), "accepts": .string(entry.base),
      ]
    }
    return [
      "name": .string(set.name.description), "kind": "set of types",
      "meaning": .string(set.meaning), "entries": .array(entries),
    ]
  }
}

/// A report on a list of fixtures, or on a key, for `types`.
struct FixtureListReport {
  let list: FieldDescription
  /// The kind, in words.
  var kind = "list of a fixture"

  /// Returns all lists, and all keys, including those in mappings of kits.
  static func all(of registry: Registry) -> [FixtureListReport] {
    let keys = keys(of: registry)
    let plain = (CoreKeys.all + registry.keys.map(\.description)).filter { key in
      !keys.contains { $0.list.name == key.name }
    }
    return registry.fixtureLists.map { FixtureListReport(list: $0) } + keys
      + (registry.innerMappingKeys + plain).map { FixtureListReport(list: $0, kind: "key") }
  }

  /// Returns the keys of kits that take a mapping.
  static func keys(of registry: Registry) -> [FixtureListReport] {
    registry.mappingKeys.map { FixtureListReport(list: $0, kind: "key") }
  }

  /// The list as a line of an overview.
  var line: String { "\(list.name): \(list.meaning)" }

  /// The full description of the list.
  var page: SafeText {
    let isList = if case .list = list.shape { true } else { false }
    let value: SafeText = fields.isEmpty ? "  it takes \(list.shape.summary)\n" : ""
    return "\(list.name): \(kind)\n  \(list.meaning)\n" + value
      + TypeReport.section(isList ? "keys of an item" : "keys", fields.map(TypeReport.text))
  }

  /// The list as JSON.
  var json: JSON {
    [
      "name": .string(list.name), "kind": .string(kind),
      "meaning": .string(list.meaning), "keys": .array(fields.map(TypeReport.json)),
    ]
  }

  /// The keys of an item, or of the mapping.
  var fields: [FieldDescription] {
    switch list.shape {
    case .list(.record(let fields)), .record(let fields): fields
    default: []
    }
  }
}
