import YAML

/// Turns names into types: components made in YAML first, then the registry, then type sets.
struct TypeResolver {
  let project: ProjectConfiguration
  /// The screen whose own `components` count, too.
  let screen: Node?
  private let ownComponents: [String: Node]

  /// How many components may extend each other in a row.
  static let mostExtensions = 64

  init(project: ProjectConfiguration, screen: Node?) {
    self.project = project
    self.screen = screen
    ownComponents = Self.components(of: screen)
  }

  /// The components that a project's file or a screen makes, by name.
  static func components(of root: Node?) -> [String: Node] {
    guard let node = root?[CoreKeys.components] else { return [:] }
    return Dictionary(node.entries.map { ($0.key.text, $0.value) }) { first, _ in first }
  }

  /// What a name has to be.
  struct Demand {
    /// The kind; nil for any.
    let kind: TypeKind?
    /// The base class, by name; empty when any class of the kind will do.
    let base: String
    let accepts: @Sendable (Registry.Entry) -> Bool

    static let anything = Demand(kind: nil, base: "", accepts: { _ in true })

    var shape: ShapeDescription {
      .type(kind: kind?.rawValue ?? "type", accepts: base)
    }
  }

  /// A name that was looked up.
  struct Found {
    let name: String
    let entry: Registry.Entry
    /// The settings of the components on the way, the most general first.
    var settings: [Setting]
  }

  // MARK: Names

  /// The type of a name, or a report of what is wrong with it.
  func find(
    _ node: Node, _ demand: Demand, _ decoding: inout Decoding, path: [String] = []
  ) -> Found? {
    guard node.kind == .scalar, !node.isNull else {
      decoding.reportWrongValue(node, wanted: demand.shape)
      return nil
    }
    let name = node.text
    let found: Found?
    if let component = component(named: name) {
      found = resolve(component, named: name, &decoding, path: path + [name])
      if found == nil { return nil }
    } else if let entry = decoding.registry[name] {
      found = Found(name: name, entry: entry, settings: [])
    } else if let today = decoding.registry.olderNames[name],
      let entry = decoding.registry[today]
    {
      decoding.reportOlderSpelling(node, today: today)
      found = Found(name: today, entry: entry, settings: [])
    } else {
      found = entryOfSet(name, at: node, &decoding)
    }
    guard let found else {
      reportUnknown(node, demand, &decoding)
      return nil
    }
    guard demand.kind == nil || found.entry.kind == demand.kind, demand.accepts(found.entry) else {
      reportWrongKind(node, found, demand, &decoding)
      return nil
    }
    return found
  }

  func component(named name: String) -> Node? {
    ownComponents[name] ?? project.components[name]
  }

  private func resolve(
    _ component: Node, named name: String, _ decoding: inout Decoding, path: [String]
  ) -> Found? {
    guard component.kind == .mapping, let extends = component["extends"] else {
      // Said once, where components are checked.
      return nil
    }
    if let start = path.firstIndex(of: extends.text) {
      reportCircle(Array(path[start...]), &decoding)
      return nil
    }
    guard path.count <= Self.mostExtensions else {
      let start = path.first.flatMap { self.component(named: $0)?["extends"] }
      decoding.diagnostics.report(
        .limit, "more than \(Self.mostExtensions) components extend each other in a row",
        at: (start ?? extends).place)
      return nil
    }
    guard var found = find(extends, .anything, &decoding, path: path) else { return nil }
    decode(component, of: found.entry, layer: .component, into: &found.settings, &decoding)
    return Found(name: name, entry: found.entry, settings: found.settings)
  }

  private func entryOfSet(_ name: String, at node: Node, _ decoding: inout Decoding) -> Found? {
    for set in decoding.registry.typeSets where name.hasPrefix(set.name.description + ".") {
      let rest = String(name.dropFirst(set.name.description.utf8.count + 1))
      guard let entry = set.entry(named: rest) else { continue }
      let today = "\(set.name).\(entry.name)"
      if rest != entry.name { decoding.reportOlderSpelling(node, today: today) }
      if let exchange = project.exchanges.last(where: { $0.path == today }),
        let found = decoding.registry[decoding.registry.name(of: exchange.choice.type)]
      {
        return Found(name: exchange.choice.name, entry: found, settings: exchange.choice.settings)
      }
      let type = entry.get()
      let typeName = decoding.registry.name(of: type)
      return Found(
        name: typeName,
        entry: decoding.registry[typeName]
          ?? Registry.Entry(name: typeName, type: type),
        settings: [])
    }
    return nil
  }

  // MARK: Properties

  /// Reads the properties of a mapping on top of weaker ones.
  func decode(
    _ mapping: Node, of entry: Registry.Entry, layer: Layer, into settings: inout [Setting],
    _ decoding: inout Decoding
  ) {
    for pair in mapping.entries {
      // A component says what it extends where others say their type.
      if pair.key.isText(layer == .component ? "extends" : "type") { continue }
      guard let property = entry.properties.property(named: pair.key) else {
        decoding.reportUnknownKey(
          pair.key, in: "'\(entry.name)'",
          known: entry.properties.properties.map(\.description.name))
        continue
      }
      guard let apply = property.decode(pair.value, &decoding) else { continue }
      var origin = Origin(layer: layer, node: pair.value)
      if let old = settings.firstIndex(where: { $0.name == property.name }) {
        origin = origin.overriding(settings[old].origin)
        settings.remove(at: old)
      }
      settings.append(Setting(name: property.name, origin: origin, apply: apply))
    }
  }
}
