import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaStage
import Synchronization
import YAML

/// The places where names can occur, derived from the shapes of values in a registry.
final class NameShapes: Sendable {
  let registry: Registry
  /// The keys of all screens, for any view controller.
  private let common: [String: [ShapeDescription]]
  /// The keys of each view controller.
  private let ofScreens: [String: [String: [ShapeDescription]]]
  /// The keys of all view controllers together.
  private let ofAll: [String: [ShapeDescription]]
  /// The current names of keys in older spellings.
  private let today: [String: String]
  /// The shapes of steps.
  let steps: [String: ShapeDescription]
  /// The lists of a fixture.
  let lists: [String: ShapeDescription]
  /// The lists whose records are referenced elsewhere, with the noun and the key of the id.
  let records: [String: (noun: String, key: String)]
  private let properties = Mutex<[String: [String: ShapeDescription]]>([:])

  /// Creates the shapes of a registry.
  init(_ registry: Registry) {
    self.registry = registry
    let fields = CoreKeys.all + registry.keys.map(\.description)
    common = Dictionary(grouping: fields, by: \.name).mapValues { $0.map(\.shape) }
    var ofScreens: [String: [String: [ShapeDescription]]] = [:]
    for entry in registry.entries(of: .viewController) {
      let slots = entry.slots.map { slot in
        (slot.name.description, ShapeDescription.type(kind: slot.kind.rawValue, accepts: slot.base))
      }
      let parameters = entry.initializer?.parameters.map { ($0.name, $0.shape) } ?? []
      let properties = entry.properties.descriptions.map { ($0.name, $0.shape) }
      ofScreens[entry.name] = Dictionary(grouping: slots + parameters + properties) { $0.0 }
        .mapValues { $0.map(\.1) }
    }
    self.ofScreens = ofScreens
    ofAll = ofScreens.values.reduce(into: [:]) { all, own in
      all.merge(own) { Array(Set($0 + $1)) }
    }
    today = Dictionary(
      registry.olderKeys.map { ($0.old.description, $0.today.description) }
    ) { first, _ in first }
    steps = Dictionary(
      registry.allSteps.map { ($0.name.description, $0.description.shape) }
    ) { first, _ in first }
    lists = Dictionary(registry.fixtureLists.map { ($0.name, $0.shape) }) { first, _ in first }
    let all =
      fields.map(\.shape) + ofAll.values.joined() + steps.values + lists.values
      + registry.all.flatMap { $0.properties.properties.map(\.description.shape) }
    let nouns = Set(all.flatMap(\.nouns))
    records = registry.fixtureRecords.reduce(into: [:]) { records, record in
      if nouns.contains(record.noun) { records[record.list] = (record.noun, record.id) }
    }
  }

  // MARK: Keys

  /// Returns the shapes of the value of a screen's key.
  ///
  /// - Parameters:
  ///   - key: the key, in its current or an older spelling.
  ///   - screen: its view controller; nil if it is unknown, or if any is possible.
  func shapes(ofKey key: String, of screen: Registry.Entry?) -> [ShapeDescription] {
    let key = today[key] ?? key
    if let shapes = common[key] { return shapes }
    if let screen, let shapes = ofScreens[screen.name]?[key] { return shapes }
    return ofAll[key] ?? []
  }

  /// Returns the shapes of the properties of all types that can be used at a place.
  func properties(kind: String, accepts: String) -> [String: ShapeDescription] {
    let id = "\(kind)\n\(accepts)"
    if let known = properties.withLock({ $0[id] }) { return known }
    let types = registry.all.filter {
      $0.kind.rawValue == kind && (accepts.isEmpty || $0.extends(accepts))
    }
    let found = Dictionary(
      types.flatMap { $0.properties.properties.map(\.description) }.map { ($0.name, $0.shape) }
    ) { first, _ in first }
    properties.withLock { $0[id] = found }
    return found
  }

  /// Returns the shapes of the properties of a type.
  func properties(of entry: Registry.Entry) -> [String: ShapeDescription] {
    let id = "= \(entry.name)"
    if let known = properties.withLock({ $0[id] }) { return known }
    let found = Dictionary(
      entry.properties.properties.map { ($0.description.name, $0.description.shape) }
    ) { first, _ in first }
    properties.withLock { $0[id] = found }
    return found
  }

  // MARK: Types

  /// Returns the registered type that a name refers to, also through components.
  func type(
    named name: String, own: [String: String], of project: [String: String]
  ) -> Registry.Entry? {
    var name = name
    // Components may extend each other in a cycle.
    for _ in 0..<64 {
      guard let base = own[name] ?? project[name] else { break }
      name = base
    }
    if let entry = registry[name] ?? registry.olderNames[name].flatMap({ registry[$0] }) {
      return entry
    }
    return registry.setEntry(at: name).flatMap { registry.entry(of: $0.entry.type) }
  }
}

extension Registry {
  /// Returns whether a screen's value for a key replaces the project's value.
  func isOverridden(_ key: String) -> Bool {
    if CoreKeys.all.contains(where: { $0.name == key }) {
      return ![CoreKey.components, CoreKey.variants].contains { $0.description == key }
    }
    return keys.contains { $0.name.description == key && !$0.addsUp }
  }
}

extension ShapeDescription {
  /// The nouns of the records that a value may refer to.
  fileprivate var nouns: [String] {
    switch self {
    case .reference(let noun): [noun]
    case .list(let shape), .map(let shape): shape.nouns
    case .record(let fields): fields.flatMap(\.shape.nouns)
    case .either(let shapes): shapes.flatMap(\.nouns)
    default: []
    }
  }

  /// The keys of a mapping that can be written here.
  fileprivate var fields: [FieldDescription] {
    switch self {
    case .record(let fields): fields
    case .either(let shapes): shapes.flatMap(\.fields)
    default: []
    }
  }
}
