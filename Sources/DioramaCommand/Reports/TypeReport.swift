import Diorama
import DioramaAuthoring
import DioramaKit
import YAML

/// A report on a name for `types`.
protocol NameReport {
  /// The full description.
  var page: SafeText { get }
  /// The description as JSON.
  var json: JSON { get }
}

/// A report on a type for `types`: registered, set in a set of types, or made in YAML.
struct TypeReport: NameReport {
  let name: String
  /// The registered type: the type itself, or the base of a type that is made in YAML.
  let entry: Registry.Entry
  /// The types that it extends, the nearest first.
  private let ancestors: [String]
  private let made: ComponentDeclaration?
  private let registry: Registry

  init(_ entry: Registry.Entry, _ registry: Registry) {
    (name, self.entry, made, self.registry) = (entry.name, entry, nil, registry)
    ancestors = registry.ancestors(of: entry).map(\.name)
  }

  init(_ made: ComponentDeclaration, _ registry: Registry) {
    (name, entry, self.made, self.registry) = (made.name, made.entry, made, registry)
    ancestors = made.ancestors + registry.ancestors(of: made.entry).map(\.name)
  }

  /// Creates the report on an entry's current type, or on the base of one that YAML cannot name.
  init(currentTypeOf entry: TypeSet.Entry, _ registry: Registry) {
    let name = registry.name(of: entry.type)
    let known = registry[name] ?? (entry.isKitDefault() ? registry[entry.base] : nil)
    self.init(known ?? Registry.Entry(name: name, type: entry.type), registry)
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
    for (set, entry) in modules { text += "  entry of \(set.name): \(entry.name)\n" }
    text += Self.section("parameters", parameters.map(Self.text))
    text += Self.section("parts", parts.map(Self.text))
    text += Self.section("properties", properties.map(Self.text))
    for (_, type) in components {
      text += Self.section("properties of \(type.name)", type.properties.map(Self.text))
    }
    return text
  }

  /// The type as JSON; each object has all keys.
  var json: JSON {
    let parts: [JSON] = self.parts.compactMap { part in
      guard case .type(let kind, let base) = part.shape else { return nil }
      return [
        "name": .string(part.name), "kind": .string(kind), "accepts": .string(base),
        "meaning": .string(part.meaning),
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

  private var parameters: [FieldDescription] { entry.initializer?.parameters ?? [] }
  /// The properties that are not parameters, too.
  private var properties: [FieldDescription] {
    entry.properties.properties.map(\.description).filter { property in
      !parameters.contains { $0.name == property.name }
    }
  }

  /// The parts of a view controller, or of a module of a set.
  private var parts: [FieldDescription] {
    func part(_ name: String, _ kind: TypeKind, _ base: String, _ meaning: String)
      -> FieldDescription
    {
      let shape = ShapeDescription.type(kind: kind.rawValue, accepts: base)
      return FieldDescription(name: name, shape: shape, meaning: meaning)
    }
    return entry.slots.map { part($0.name, $0.kind, $0.base, $0.meaning) }
      + components.map { slot, type in
        let name = slot.name.split(separator: ".").last.map(String.init) ?? slot.name
        return part(name, slot.kind, slot.base, type.entry.summary)
      }
  }

  /// The entries of sets for this type, else for its superclasses or subclasses, that have entries
  /// of their own, as modules have them for their header and list.
  private var modules: [(set: TypeSet, entry: TypeSet.Entry)] {
    if made != nil { return [] }
    let all = registry.typeSets.flatMap { set in
      set.entries.filter { module in
        set.entries.contains { $0.name.hasPrefix("\(module.name).") }
          && (module.accepts(entry.type)
            || Self(currentTypeOf: module, registry).ancestors.contains(name))
      }.map { (set, $0) }
    }
    let own = all.filter { registry.name(of: $1.type) == name }
    return own.isEmpty ? all : own
  }

  /// The entries in the first of these entries, with their current types.
  private var components: [(slot: TypeSet.Entry, type: TypeReport)] {
    guard let (set, module) = modules.first else { return [] }
    return set.entries.filter { $0.name.hasPrefix("\(module.name).") }
      .map { ($0, TypeReport(currentTypeOf: $0, registry)) }
  }

  /// The parameters, parts and properties of a registered type.
  var keys: [FieldDescription] { made == nil ? parameters + parts + properties : [] }

  fileprivate static func section(_ title: String, _ items: [SafeText]) -> SafeText {
    items.isEmpty ? "" : "\n\(title)\n\(items.joined())"
  }

  fileprivate static func text(_ field: FieldDescription) -> SafeText {
    // The summary of a shape shortens long lists of words.
    let words = if case .choice(let words) = field.shape { words } else { [field.shape.summary] }
    return "  \(field.name): \(words.joined(separator: " | "))\n      \(field.meaning)\n"
  }

  static func json(_ field: FieldDescription) -> JSON {
    [
      "name": .string(field.name), "value": .string(field.shape.summary),
      "values": .strings(field.shape.choices), "meaning": .string(field.meaning),
      "keys": .array(FixtureListReport(list: field).fields.map(json)),
    ]
  }
}

/// A report on a set of types that a project can replace, for `types`.
struct TypeSetReport: NameReport {
  let set: TypeSet
  let registry: Registry

  /// The set as a line of a list.
  var line: String { "\(set.name): \(set.meaning)" }

  /// The full description of the set, with its entries.
  var page: SafeText {
    let entries = set.entries.map { entry -> SafeText in
      let type = TypeReport(currentTypeOf: entry, registry)
      return "  \(entry.name): \(entry.kind.rawValue)\n      \(type.line)\n"
    }
    return "\(set.name): set of types\n  \(set.meaning)\n"
      + "  a key of \(Project.fileName), of screens and of variants\n"
      + TypeReport.section("entries", entries)
  }

  /// The set as JSON.
  var json: JSON {
    let entries: [JSON] = set.entries.map { entry in
      let type = TypeReport(currentTypeOf: entry, registry)
      return [
        "name": .string(entry.name), "kind": .string(entry.kind.rawValue),
        "type": .string(type.name), "accepts": .string(entry.base),
        "meaning": .string(type.entry.summary),
      ]
    }
    return [
      "name": .string(set.name.description), "kind": "set of types",
      "meaning": .string(set.meaning), "entries": .array(entries),
    ]
  }
}

/// A report on a key of types and of lists of fixtures, for `types`.
struct KeyReport: NameReport {
  let name: String
  /// The key in each type or list that has it, under the name of its owner.
  let owners: [FieldDescription]

  /// The full description of the key, with its owners.
  var page: SafeText {
    let keys = owners.prefix(1).flatMap { FixtureListReport(list: $0).fields }
    return "\(name): key\n" + TypeReport.section("accepted by", owners.map(TypeReport.text))
      + TypeReport.section("keys", keys.map(TypeReport.text))
  }

  /// The key as JSON.
  var json: JSON {
    ["name": .string(name), "kind": "key", "owners": .array(owners.map(TypeReport.json))]
  }
}

/// A report on a list of fixtures, or on a key, for `types`.
struct FixtureListReport: NameReport {
  let list: FieldDescription
  /// The kind, in words.
  var kind = "list of a fixture"
  /// For the key of the network, the requests of each kit's screens.
  var requests: [String: [String: [RequestName]]] = [:]

  /// Returns all lists, and all keys, including those in mappings of kits.
  static func all(of registry: Registry) -> [FixtureListReport] {
    let plain =
      CoreKeys.all + [CoreKeys.severity]
      + registry.keys.map(\.description).filter(\.shape.fields.isEmpty)
    return registry.fixtureLists.map { FixtureListReport(list: $0) } + keys(of: registry)
      + (registry.innerMappingKeys + plain).map { FixtureListReport(list: $0, kind: "key") }
  }

  /// Returns the keys of kits that take a mapping.
  static func keys(of registry: Registry) -> [FixtureListReport] {
    registry.mappingKeys.map { key in
      FixtureListReport(
        list: key, kind: "key",
        requests: key.name == ScreenKey.networkName ? registry.screenRequests : [:])
    }
  }

  /// The list as a line of an overview.
  var line: String { "\(list.name): \(list.meaning)" }

  /// The full description of the list.
  var page: SafeText {
    let isList = if case .list = list.shape { true } else { false }
    let value: SafeText = fields.isEmpty ? "  it takes \(list.shape.summary)\n" : ""
    return "\(list.name): \(kind)\n  \(list.meaning)\n" + value
      + TypeReport.section(isList ? "keys of an item" : "keys", fields.map(TypeReport.text))
      + fields.map { field -> SafeText in
        guard case .list(.record(let inner)) = field.shape else { return "" }
        return TypeReport.section(
          "keys of an item of \(field.name)", inner.map(TypeReport.text))
      }.joined()
      + requests.sorted { $0.key < $1.key }.map { kit, screens in
        TypeReport.section(
          "requests of \(kit)'s screens",
          screens.sorted { $0.key < $1.key }.map { screen, names in
            "  \(screen)\n      \(names.map(\.rawValue).joined(separator: ", "))\n"
          })
      }.joined()
  }

  /// The list as JSON.
  var json: JSON {
    let requests: [JSON] = requests.sorted { $0.key < $1.key }.flatMap { kit, screens in
      screens.sorted { $0.key < $1.key }.map { name, all -> JSON in
        ["kit": .string(kit), "screen": .string(name), "requests": .strings(all.map(\.rawValue))]
      }
    }
    return TypeReport.json(list).with("kind", .string(kind)).with("requests", .array(requests))
  }

  /// The keys of an item, or of the mapping.
  var fields: [FieldDescription] { (list.shape.item ?? list.shape).fields }
}
