import Diorama
import DioramaAuthoring
import DioramaKit
import YAML

/// A type as `types` shows it: registered, or made in YAML.
struct TypeReport {
  let name: String
  /// The registered type: itself, or what it comes from.
  let entry: Registry.Entry
  /// What it extends, the nearest first.
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

  /// Where it is made, and for whom, in words.
  private var origin: String? {
    made.map { made in
      "made at \(made.place)" + (made.screen.map { " for the screen '\($0)' only" } ?? "")
    }
  }

  /// The type in a line of a list.
  var line: String {
    let base = ancestors.first.map { " extends \($0)" } ?? ""
    // What is made in YAML is what it comes from.
    let meaning = made == nil && !entry.summary.isEmpty ? ": \(entry.summary)" : ""
    return name + base + (origin.map { ", \($0)" } ?? "") + meaning
  }

  /// The type in full.
  var page: SafeText {
    var text: SafeText = "\(name): \(entry.kind.rawValue)\n"
    if made == nil, !entry.summary.isEmpty { text += "  \(entry.summary)\n" }
    for ancestor in ancestors { text += "  extends \(ancestor)\n" }
    if let origin { text += "  \(origin)\n" }
    text += Self.section("parameters", parameters.map(Self.text))
    text += Self.section(
      "parts",
      slots.map { slot in
        "  \(slot.name): \(slot.kind.rawValue), a \(slot.base)\n      \(slot.meaning)\n"
      })
    return text + Self.section("properties", properties.map(Self.text))
  }

  /// The type as data; each has all keys, so that none has to be asked for.
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

  // MARK: What it has

  private var parameters: [FieldDescription] { entry.screenType?.initializer.parameters ?? [] }
  private var slots: [Slot] { entry.screenType?.slots ?? [] }
  private var properties: [FieldDescription] { entry.properties.properties.map(\.description) }

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

/// A set of types that a project can exchange, as `types` shows it.
struct TypeSetReport {
  let set: TypeSet
  let registry: Registry

  /// The set in a line of a list.
  var line: String { "\(set.name): \(set.meaning)" }

  /// The set in full: what stands in each of its entries.
  var page: SafeText {
    let entries = set.entries.map { entry in
      "  \(entry.name): \(entry.kind.rawValue)\n      \(registry.name(of: entry.type))\n"
        as SafeText
    }
    return "\(set.name): set of types\n  \(set.meaning)\n  it stands in \(Project.fileName)\n"
      + TypeReport.section("entries", entries)
  }

  /// The set as data.
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

/// A list that fixtures can have, or a key of a kit that takes a mapping, as `types` shows it.
struct FixtureListReport {
  let list: FieldDescription
  /// What it is, in words.
  var kind = "list of a fixture"

  /// All lists, keys of kits that take a mapping, and keys in those that do.
  static func all(of registry: Registry) -> [FixtureListReport] {
    let keys = keys(of: registry)
    let plain = (CoreKeys.all + registry.keys.map(\.description)).filter { key in
      !keys.contains { $0.list.name == key.name }
    }
    return registry.fixtureLists.map { FixtureListReport(list: $0) } + keys
      + (registry.innerMappingKeys + plain).map { FixtureListReport(list: $0, kind: "key") }
  }

  /// The keys of kits that take a mapping.
  static func keys(of registry: Registry) -> [FixtureListReport] {
    registry.mappingKeys.map { FixtureListReport(list: $0, kind: "key") }
  }

  /// The list in a line of a list of them.
  var line: String { "\(list.name): \(list.meaning)" }

  /// The list in full.
  var page: SafeText {
    let isList = if case .list = list.shape { true } else { false }
    let value: SafeText = fields.isEmpty ? "  it takes \(list.shape.summary)\n" : ""
    return "\(list.name): \(kind)\n  \(list.meaning)\n" + value
      + TypeReport.section(isList ? "keys of an item" : "keys", fields.map(TypeReport.text))
  }

  /// The list as data.
  var json: JSON {
    [
      "name": .string(list.name), "kind": .string(kind),
      "meaning": .string(list.meaning), "keys": .array(fields.map(TypeReport.json)),
    ]
  }

  private var fields: [FieldDescription] {
    switch list.shape {
    case .list(.record(let fields)), .record(let fields): fields
    default: []
    }
  }
}
