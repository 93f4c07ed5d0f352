import DioramaKit
import Synchronization
import YAML

/// Resolves names to types: components made in YAML first, then the registry, then type sets.
///
/// Looking up a name reads no properties. The properties of a component are read once for each
/// screen, on first use, even if many others extend it.
struct TypeResolver: Sendable {
  let registry: Registry
  let project: ProjectConfiguration
  /// The screen whose own `components` can be used, too.
  let screen: Node?
  /// The types in sets that YAML replaces: those of the project's file, or those of the screen, too.
  var typeReplacements: [ProjectConfiguration.TypeReplacement] { didSet { cache = Cache() } }
  private let ownComponents: [String: Node]
  private var cache = Cache()

  /// How many components may extend, or be parts of, each other in a row.
  static let maxExtensions = 64

  package init(_ registry: Registry, project: ProjectConfiguration, screen: Node?) {
    self.registry = registry
    self.project = project
    self.screen = screen
    typeReplacements = project.typeReplacements
    ownComponents = Self.components(of: screen)
  }

  /// Returns the components that a project's file or a screen declares, by name.
  static func components(of root: Node?) -> [String: Node] {
    guard let node = root?[CoreKey.components] else { return [:] }
    return Dictionary(node.entries.map { ($0.key.text, $0.value) }) { first, _ in first }
  }

  func component(named name: String) -> Node? {
    ownComponents[name] ?? project.components[name]
  }

  /// The lookup of names, for shapes that take a type.
  var lookup: TypeLookup {
    { node, requirement, decoding in
      choice(
        [LayeredNode(layer: .screen, node: node)], requirement,
        default: registry[requirement.standard],
        &decoding)
    }
  }

  /// The type that a name refers to.
  struct ResolvedType: Sendable {
    let name: String
    let entry: RegisteredType
    /// The word that names the type.
    fileprivate var word: Node
    /// The names of the components on the way to the type, most general first.
    fileprivate var components: [String] = []
    /// The settings of a replaced type.
    fileprivate var base: [Setting] = []
  }

  /// The results of earlier lookups.
  private final class Cache: Sendable {
    struct Contents {
      var types: [String: ResolvedType] = [:]
      var settings: [String: [Setting]] = [:]
      /// The components whose properties are being read, outermost first, and the words that name
      /// them.
      var open: [(name: String, word: Node)] = []
    }
    let contents = Mutex(Contents())
  }
}

// MARK: - Names

extension TypeResolver {
  /// Returns the type of a name; nil if it cannot be used, which is reported.
  ///
  /// - Parameter path: the components that extend each other on the way to this name.
  func find(
    _ node: Node, _ requirement: TypeRequirement, _ decoding: inout Decoding, path: [String] = []
  ) -> ResolvedType? {
    guard node.kind == .scalar, !node.isNull else {
      decoding.reportWrongValue(node, wanted: requirement.shape)
      return nil
    }
    let name = node.text
    let found: ResolvedType?
    if let component = component(named: name) {
      found = resolve(component, namedBy: node, &decoding, path: path + [name])
      if found == nil { return nil }
    } else if let entry = registry[name] {
      found = ResolvedType(name: name, entry: entry, word: node)
    } else if let today = registry.olderNames[name], let entry = registry[today] {
      decoding.reportOlderSpelling(node, today: today)
      found = ResolvedType(name: today, entry: entry, word: node)
    } else {
      found = entryOfSet(name, at: node, &decoding)
    }
    guard let found else {
      if isInComponentList(node) { return nil }
      let suggests = decoding.beginSearch(
        among: registry.all.count + ownComponents.count + project.components.count)
      decoding.diagnostics.append(
        .unknownType(
          node, of: requirement.kind, fitting: names(fitting: requirement),
          all: suggests ? allNames : [], near: screen?[CoreKey.viewController]?.text ?? "",
          commandName: decoding.commandName))
      return nil
    }
    guard requirement.kind == nil || found.entry.kind == requirement.kind,
      requirement.accepts(found.entry)
    else {
      decoding.diagnostics.append(
        .wrongKind(
          node, of: found.entry.kind, for: requirement, fitting: names(fitting: requirement),
          commandName: decoding.commandName))
      return nil
    }
    return found
  }

  /// Returns the type that a component extends. Problems on the way are reported each time.
  private func resolve(
    _ component: Node, namedBy word: Node, _ decoding: inout Decoding, path: [String]
  ) -> ResolvedType? {
    let name = word.text
    if var known = cache.contents.withLock({ $0.types[name] }) {
      known.word = word
      return known
    }
    guard component.kind == .mapping, let extends = component["extends"] else {
      // The check of the components reports this once.
      return nil
    }
    if let start = path.firstIndex(of: extends.text) {
      reportCycle(path[start...].compactMap { self.component(named: $0)?["extends"] }, &decoding)
      return nil
    }
    guard path.count <= Self.maxExtensions else {
      reportTooManyExtensions(from: path.first ?? name, &decoding)
      return nil
    }
    guard let base = find(extends, .anything, &decoding, path: path) else { return nil }
    guard base.components.count + path.count <= Self.maxExtensions else {
      reportTooManyExtensions(from: path.first ?? name, &decoding)
      return nil
    }
    let found = ResolvedType(
      name: name, entry: base.entry, word: word, components: base.components + [name],
      base: base.base)
    cache.contents.withLock { $0.types[name] = found }
    return found
  }

  private func entryOfSet(_ name: String, at node: Node, _ decoding: inout Decoding)
    -> ResolvedType?
  {
    guard let (today, entry) = registry.setEntry(at: name) else { return nil }
    if name != today { decoding.reportOlderSpelling(node, today: today) }
    let choice = replacement(at: today)?.choice
    let type = self.entry(of: choice?.type ?? entry.type)
    return ResolvedType(
      name: choice?.name ?? type.name, entry: type, word: node, base: choice?.settings ?? [])
  }

  /// Returns the replacement of a set's entry; nil if YAML does not replace it.
  func replacement(at path: String) -> ProjectConfiguration.TypeReplacement? {
    typeReplacements.first { $0.path == path }
  }

  /// Returns the type of a class, which Swift code can put into a set without registering it.
  func entry(of type: any Configurable.Type) -> RegisteredType {
    registry.entry(of: type) ?? RegisteredType(name: registry.name(of: type), type: type)
  }

  /// Returns the type in a slot if a screen sets none.
  func standardEntry(of slot: Slot) -> RegisteredType? {
    if let (_, entry) = registry.setEntry(at: slot.standardEntry) {
      return self.entry(of: replacement(at: slot.standardEntry)?.choice.type ?? entry.type)
    }
    // A part that is in no set has its base class.
    return slot.standardEntry.isEmpty ? registry[slot.base] : nil
  }

  /// Returns whether a requirement accepts the type that a value names; true if the type is
  /// unknown.
  func fits(_ node: Node, _ requirement: TypeRequirement, _ decoding: Decoding) -> Bool {
    let typeNode = node.kind == .mapping ? node["type"] : node
    guard let typeNode else { return true }
    var trial = decoding
    guard let found = find(typeNode, .anything, &trial) else { return true }
    return requirement.kind.map { $0 == found.entry.kind } ?? true
      && requirement.accepts(found.entry)
  }
}

// MARK: - Properties

extension TypeResolver {
  /// Returns the settings of the components on the way to a type, strongest last.
  func settings(of found: ResolvedType, _ decoding: inout Decoding) -> [Setting] {
    guard let name = found.components.last, let component = component(named: name) else {
      return found.base
    }
    if let known = cache.contents.withLock({ $0.settings[name] }) { return known }
    let open = cache.contents.withLock { $0.open }
    if let start = open.firstIndex(where: { $0.name == name }) {
      // The word of the first one is not part of the cycle.
      reportCycle(open[start...].dropFirst().map(\.word) + [found.word], &decoding)
      return []
    }
    guard open.count < Self.maxExtensions else {
      decoding.diagnostics.append(.componentsTooDeep(ofExtensions: false, at: component.place))
      return []
    }
    let outer = ResolvedType(
      name: name, entry: found.entry, word: found.word, components: found.components.dropLast(),
      base: found.base)
    var settings = settings(of: outer, &decoding)
    cache.contents.withLock { $0.open.append((name, found.word)) }
    decode(component, of: found.entry, layer: .component, into: &settings, &decoding)
    cache.contents.withLock {
      _ = $0.open.popLast()
      $0.settings[name] = settings
    }
    return settings
  }

  /// Reads the properties of a mapping, which override the given settings.
  ///
  /// - Parameter isDefault: whether the mapping applies where it fits, as a project's default does;
  ///   the project's check reports one that never fits.
  func decode(
    _ mapping: Node, of entry: RegisteredType, layer: Layer, isDefault: Bool = false,
    into settings: inout [Setting], _ decoding: inout Decoding
  ) {
    for pair in mapping.entries {
      // A component has `extends` in the place of `type`.
      let typeKey = layer == .component ? "extends" : "type"
      if pair.key.isText(typeKey) { continue }
      guard let property = entry.properties.field(named: pair.key) else {
        if isDefault { continue }
        let known = entry.properties.descriptions.map(\.name)
        let part = layer == .component ? nil : helpForPart(pair.key, of: entry)
        let ownerHelp =
          isScreenKey(pair.key)
          ? Diagnostic.Help.belongsToScreen
          : pair.key.isMistyped(typeKey) && !known.contains(where: pair.key.isMistyped)
            ? Diagnostic.Help.didYouMean(typeKey) : nil
        decoding.reportUnknownKey(
          pair.key, in: "'\(entry.name)'", known: known, fields: entry.properties.descriptions,
          mapping: mapping, ownerHelp: part ?? ownerHelp,
          otherwise: Diagnostic.Help.key(pair.key, below: entry.properties.descriptions)
            ?? self.ownerHelp(of: pair.key, near: entry.name, decoding))
        continue
      }
      let origin = Origin(layer: layer, node: pair.value)
      let read =
        isDefault
        ? defaultSetting(property, pair.value, of: entry, &decoding)
        : property.setting(pair.value, origin, &decoding)
      guard var setting = read else { continue }
      if let old = settings.firstIndex(where: { $0.name == property.name }) {
        setting = setting.overriding(settings[old])
        settings.remove(at: old)
      }
      settings.append(setting)
    }
  }

  /// Adds the value of a view controller's property that is a key of the screen, or of the project's
  /// file. It overrides settings of its own layer and weaker ones.
  func add(
    _ property: Property, _ value: LayeredNode, of entry: RegisteredType,
    to settings: inout [Setting], _ decoding: inout Decoding
  ) {
    let read =
      value.layer == .project
      ? defaultSetting(property, value.node, of: entry, &decoding)
      : property.setting(value.node, Origin(layer: value.layer, node: value.node), &decoding)
    guard let setting = read else { return }
    guard let index = settings.firstIndex(where: { $0.name == property.name }) else {
      return settings.append(setting)
    }
    let old = settings.remove(at: index)
    settings.append(
      old.origin.layer > value.layer ? old.addingWeakest(setting) : setting.overriding(old))
  }

  /// Returns whether a key belongs to the top level of screens.
  func isScreenKey(_ key: Node) -> Bool {
    // If a component is the view controller, the keys of all view controllers count.
    let own = screen?[CoreKey.viewController].flatMap { registry[$0.text] }
    let viewControllers = own.map { [$0] } ?? registry.entries(of: .viewController)
    return CoreKey.all.contains { key.isText($0) }
      || registry.keys.contains { key.isText($0.name) }
      || viewControllers.contains { entry in
        entry.slots.contains { key.isText($0.name) }
          || entry.initializer?.names.contains { key.isText($0) } ?? false
      }
  }

  /// Returns the setting of a project's default; nil if it fits only another type. Of a mapping,
  /// the keys that fit are used.
  private func defaultSetting(
    _ property: Property, _ value: Node, of entry: RegisteredType, _ decoding: inout Decoding
  ) -> Setting? {
    let others = decoding.diagnostics
    decoding.diagnostics = Diagnostics()
    let setting = property.setting(value, Origin(layer: .project, node: value), &decoding)
    let problems = decoding.diagnostics
    decoding.diagnostics = others
    if problems.hasErrors, fitsOtherTypes(property, value, than: entry, decoding) {
      let isLessOnly = problems.sorted.allSatisfy { $0.code == .unknownKey }
      return isLessOnly ? setting : nil
    }
    decoding.diagnostics.append(contentsOf: problems)
    return setting
  }

  /// Returns whether a property that does not fit a type fits another type of its kind.
  private func fitsOtherTypes(
    _ property: Property, _ value: Node, than entry: RegisteredType, _ decoding: Decoding
  ) -> Bool {
    registry.entries(of: entry.kind).contains { other in
      guard other.name != entry.name,
        let property = other.properties.fields.first(where: { $0.name == property.name })
      else { return false }
      var trial = decoding
      trial.diagnostics = Diagnostics()
      let origin = Origin(layer: .project, node: value)
      return property.setting(value, origin, &trial) != nil && !trial.diagnostics.hasErrors
    }
  }

  /// Returns the type and the properties that a stack of values selects, weakest first.
  ///
  /// A mapping without `type` sets properties on the type of weaker layers.
  ///
  /// - Parameters:
  ///   - hasDefaults: whether values of the project's file apply only where they fit.
  ///   - readsProperties: whether the properties are read, too.
  func choice(
    _ stack: [LayeredNode], _ requirement: TypeRequirement, default entry: RegisteredType?,
    hasDefaults: Bool = true, readsProperties: Bool = true, _ decoding: inout Decoding
  ) -> ComponentChoice? {
    let base = stack.lastIndex { $0.node.kind != .mapping || $0.node["type"] != nil }
    var name = entry?.name
    var type = entry
    var settings: [Setting] = []
    if let base {
      let node = stack[base].node
      let typeNode = node.kind == .mapping ? node["type"] ?? node : node
      guard let found = find(typeNode, requirement, &decoding) else { return nil }
      (name, type) = (found.name, found.entry)
      if readsProperties { settings = self.settings(of: found, &decoding) }
    }
    guard let type, let name else {
      if let meant = stack.last?.node.entries.first(where: { $0.key.isMistyped("type") }) {
        decoding.reportUnknownKey(meant.key, in: "the mapping", known: ["type"])
      } else if let node = stack.last?.node {
        decoding.diagnostics.append(.missingType(in: node, for: requirement))
      }
      return nil
    }
    let errors = decoding.diagnostics.errorCount
    for layered in stack[(base ?? 0)...] where readsProperties && layered.node.kind == .mapping {
      let isDefault =
        hasDefaults && layered.layer == .project && layered.node["type"] == nil
      decode(
        layered.node, of: type, layer: layered.layer, isDefault: isDefault, into: &settings,
        &decoding)
    }
    if decoding.clock != nil, decoding.diagnostics.errorCount == errors {
      for check in type.properties.checks { check(settings, &decoding) }
    }
    let named = base.map { stack[$0].node } ?? stack.last?.node
    return ComponentChoice(
      name: name, type: type.type, settings: settings, node: named?["type"] ?? named)
  }
}
