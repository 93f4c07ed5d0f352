import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaStage
import Synchronization
import YAML

/// Where names may stand, by the shapes that the types of a registry give their values.
final class NameShapes: Sendable {
  let registry: Registry
  /// The keys of all screens, whatever their view controllers.
  private let common: [String: [ShapeDescription]]
  /// Those of each view controller.
  private let ofScreens: [String: [String: [ShapeDescription]]]
  /// Those of all view controllers together.
  private let ofAll: [String: [ShapeDescription]]
  /// Today's names of keys in older spellings.
  private let today: [String: String]
  /// What steps take.
  let steps: [String: ShapeDescription]
  /// The lists of a fixture.
  let lists: [String: ShapeDescription]
  /// Which lists have records that are named elsewhere, by which key.
  let records: [String: (noun: String, key: String)]
  private let properties = Mutex<[String: [String: ShapeDescription]]>([:])

  /// The shapes of a registry.
  init(_ registry: Registry) {
    self.registry = registry
    let fields = CoreKeys.all + registry.keys.map(\.description)
    common = Dictionary(grouping: fields, by: \.name).mapValues { $0.map(\.shape) }
    var ofScreens: [String: [String: [ShapeDescription]]] = [:]
    for entry in registry.entries(of: .viewController) {
      guard let type = entry.screenType else { continue }
      let slots = type.slots.map { slot in
        (slot.name.description, ShapeDescription.type(kind: slot.kind.rawValue, accepts: slot.base))
      }
      let parameters = type.initializer.parameters.map { ($0.name, $0.shape) }
      ofScreens[entry.name] = Dictionary(grouping: slots + parameters) { $0.0 }
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

  /// What a key of a screen takes.
  ///
  /// - Parameters:
  ///   - key: the key, in whatever spelling.
  ///   - screen: its view controller; nil where it is not known, or any may be.
  func shapes(ofKey key: String, of screen: Registry.Entry?) -> [ShapeDescription] {
    let key = today[key] ?? key
    if let shapes = common[key] { return shapes }
    if let screen, let shapes = ofScreens[screen.name]?[key] { return shapes }
    return ofAll[key] ?? []
  }

  /// What the properties take of any type that may stand at a place.
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

  /// What the properties of a type take.
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

  /// The registered type that a name stands for, components on the way.
  func type(
    named name: String, own: [String: String], of project: [String: String]
  ) -> Registry.Entry? {
    var name = name
    // Components may extend each other in a circle.
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
  /// Whether a screen that says a key says it in the place of the project.
  func isOverridden(_ key: String) -> Bool {
    if CoreKeys.all.contains(where: { $0.name == key }) {
      return ![CoreKey.components, CoreKey.variants].contains { $0.description == key }
    }
    return keys.contains { $0.name.description == key && !$0.addsUp }
  }
}

extension ShapeDescription {
  /// The nouns of the records that a value may name.
  fileprivate var nouns: [String] {
    switch self {
    case .reference(let noun): [noun]
    case .list(let shape), .map(let shape): shape.nouns
    case .record(let fields): fields.flatMap(\.shape.nouns)
    case .either(let shapes): shapes.flatMap(\.nouns)
    default: []
    }
  }

  /// The keys of a mapping that may stand here.
  fileprivate var fields: [FieldDescription] {
    switch self {
    case .record(let fields): fields
    case .either(let shapes): shapes.flatMap(\.fields)
    default: []
    }
  }
}
