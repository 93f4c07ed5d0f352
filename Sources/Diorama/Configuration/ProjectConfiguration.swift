import DioramaKit
import DioramaSystem
import YAML

/// The content of a project's `diorama.yaml`: defaults for all screens, replaced types, components.
public struct ProjectConfiguration: Sendable {
  /// The mapping of the file; nil without one.
  package let root: Node?
  /// The replaced types, with their paths in the type sets.
  package let typeReplacements: [TypeReplacement]
  /// Whether the file has errors, so that ids of its fixture cannot be checked.
  private(set) var hasErrors = false
  /// The components of the file, by name.
  package let components: [String: Node]
  /// The severities and suppressions of diagnostics.
  package let rules: DiagnosticRules
  /// The values of named colors and fonts, read on first use.
  let palette = LazyValue<ProjectPalette>()

  init(
    root: Node?, typeReplacements: [TypeReplacement], rules: DiagnosticRules = .standard
  ) {
    self.root = root
    self.typeReplacements = typeReplacements
    self.rules = rules
    components = TypeResolver.components(of: root)
  }

  /// A type that YAML uses in the place of another.
  package struct TypeReplacement: Sendable {
    /// The names of the set and of the entry, such as `WeatherSet.Header`.
    package let path: String
    let entry: TypeSet.Entry
    /// The values of the entry, the weakest first.
    let layers: [LayeredNode]
    package let choice: ComponentChoice
    /// Whether YAML gives the type a name or properties of its own.
    let isDefinedInYAML: Bool

    /// Applies the replacement to a run's environment.
    var environmentUpdate: ScreenKey.EnvironmentUpdate { { _ in entry.set(choice) } }
  }

  /// The configuration of a project without its own file.
  static var none: ProjectConfiguration { ProjectConfiguration(root: nil, typeReplacements: []) }

  /// Reads and checks the file of a project, if it has one.
  public static func read(
    _ project: Project, _ registry: Registry, _ decoding: inout Decoding
  ) -> ProjectConfiguration {
    let path = "\(project.root)/\(Project.fileName)"
    let isLink = FileSystem.isLink(path)
    guard isLink || FileSystem.exists(path) || project.unsavedSource(of: path) != nil else {
      return .none
    }
    if isLink, !project.files.contains(path) {
      decoding.reportExternalLink(path)
      return .none
    }
    let documents = project.documents(of: path, &decoding.diagnostics)
    guard let root = documents.first?.root, !root.isNull else { return .none }
    if let second = documents.dropFirst().first {
      decoding.diagnostics.append(.secondDocument(second))
    }
    guard root.kind == .mapping else {
      decoding.reportWrongValue(
        root, wanted: "a mapping of keys",
        help: Diagnostic.Help("write defaults for all screens, such as 'theme: dark'"))
      return .none
    }
    let draft = ProjectConfiguration(root: root, typeReplacements: [])
    draft.checkKeys(registry, &decoding)
    var resolver = TypeResolver(registry, project: draft, screen: nil)
    decoding.types = resolver.lookup
    resolver.checkComponents(in: root, &decoding)
    let values = resolver.valuesOfSets(in: [LayeredNode(layer: .project, node: root)], &decoding)
    resolver.replaceTypes(with: values, &decoding)
    resolver.checkDefaults(in: root, &decoding)
    let rules = DiagnosticRules(root[CoreKey.severity], &decoding)
    var configuration = ProjectConfiguration(
      root: root, typeReplacements: resolver.typeReplacements, rules: rules)
    configuration.hasErrors = decoding.diagnostics.hasErrors
    return configuration
  }

  /// Reports keys that no screen can use.
  private func checkKeys(_ registry: Registry, _ decoding: inout Decoding) {
    guard let root else { return }
    let own = (CoreKey.all + [CoreKey.severity] + registry.keyNames + registry.typeSets.map(\.name))
      .filter { $0 != CoreKey.screen }
    let viewControllers = registry.entries(of: .viewController)
    let slots = viewControllers.flatMap(\.slots)
    let others = viewControllers.flatMap { type in
      type.initializer.map { $0.names + type.properties.descriptions.map(\.name) } ?? []
    }
    let known = Set(own + slots.map(\.name) + others).sorted()
    let types = TypeResolver(registry, project: self, screen: nil)
    for entry in root.entries
    where registry.currentName(of: entry.key) == nil && entry.key.index(in: known) == nil {
      decoding.reportUnknownKey(
        entry.key, in: "the project", known: known, mapping: root,
        ownerHelp: types.helpForOwner(of: entry, slots, in: [root.entries]),
        otherwise: .unwrapping(entry.value, known: known)
          ?? types.ownerHelp(of: entry.key, near: "", decoding)
          ?? Diagnostic.Help.keysOfProject(own, commandName: decoding.commandName))
    }
  }
}

// MARK: - Defaults

extension TypeResolver {
  /// Reports defaults for parts that no view controller can have. Defaults that fit only some
  /// screens are valid.
  fileprivate func checkDefaults(in root: Node, _ decoding: inout Decoding) {
    let screens = registry.entries(of: .viewController)
    let slots = screens.flatMap(\.slots)
    checkParameters(in: root, screens.flatMap { $0.initializer?.parameters ?? [] }, &decoding)
    for pair in root.entries {
      let fitting = slots.filter { pair.key.isText($0.name) }
      guard let first = fitting.first else { continue }
      if let type = pair.value.kind == .mapping ? pair.value["type"] : pair.value {
        let requirement = TypeRequirement(
          kind: first.kind, base: "",
          accepts: { type in fitting.contains { $0.accepts(type.type) } })
        if !fits(type, requirement, decoding) {
          decoding.diagnostics.append(.unusableDefault(type, as: first.name, of: first.kind))
        } else if pair.value.kind == .mapping,
          let found = find(type, .anything, &decoding)
        {
          // This also checks types that no screen uses yet. Repeated problems are reported once.
          var settings: [Setting] = []
          decode(pair.value, of: found.entry, layer: .project, into: &settings, &decoding)
        }
        continue
      }
      let types = registry.all.filter { type in fitting.contains { $0.accepts(type.type) } }
      for property in pair.value.entries
      where !types.contains(where: { $0.properties.field(named: property.key) != nil }) {
        let known = Set(types.flatMap { $0.properties.descriptions.map(\.name) })
        decoding.reportUnknownKey(
          property.key, in: "the '\(first.name)' of any screen", known: known.sorted(),
          mapping: pair.value)
      }
    }
  }
}

extension TypeResolver {
  /// Reports types for parameters in the project's file that no view controller accepts.
  private func checkParameters(
    in root: Node, _ parameters: [FieldDescription], _ decoding: inout Decoding
  ) {
    for pair in root.entries {
      let wanted = parameters.filter { $0.name == pair.key.text }.map { parameter in
        if case .type(let kind, let base) = parameter.shape { return (kind: kind, base: base) }
        return (kind: "", base: "")
      }
      guard let first = wanted.first, !wanted.contains(where: { $0.kind.isEmpty }),
        let type = pair.value.kind == .mapping ? pair.value["type"] : pair.value
      else { continue }
      let requirement = TypeRequirement(kind: nil, base: "") { found in
        wanted.contains { $0.kind == found.kind.rawValue && found.extends($0.base) }
      }
      guard !fits(type, requirement, decoding) else { continue }
      decoding.diagnostics.append(
        .unusableDefault(type, as: pair.key.text, of: TypeKind(rawValue: first.kind)))
    }
  }
}

// MARK: - Replaced types

extension TypeResolver {
  /// Returns the values of the entries of sets in layers, over those of the project, by path; nil if
  /// the layers have no set.
  func valuesOfSets(
    in layers: [LayeredNode], _ decoding: inout Decoding
  ) -> [String: [LayeredNode]]? {
    let mappings = layers.flatMap { layer in
      layer.node.entries.compactMap { pair in
        registry.typeSets.first { pair.key.isText($0.name) }.map { set in
          (set: set, value: LayeredNode(layer: layer.layer, node: pair.value))
        }
      }
    }
    if mappings.isEmpty { return nil }
    var values = Dictionary(project.typeReplacements.map { ($0.path, $0.layers) }) { $1 }
    for (set, value) in mappings {
      if value.layer == .variant, value.node.isNull {
        values = values.filter { !$0.key.hasPrefix("\(set.name).") }
      } else {
        var keys: [String: Node] = [:]
        read(value, of: set, into: &values, &keys, &decoding)
      }
    }
    return values
  }

  /// Replaces the types of sets; nothing changes without values.
  ///
  /// - Parameters:
  ///   - values: the values of the entries, by path.
  ///   - readsProperties: whether the properties of the types are read, too.
  mutating func replaceTypes(
    with values: [String: [LayeredNode]]?, readsProperties: Bool = true,
    _ decoding: inout Decoding
  ) {
    guard let values else { return }
    // A module comes before its parts, which are set on the module in use.
    typeReplacements = registry.typeSets.flatMap { set in
      set.entries.compactMap { entry in
        let path = "\(set.name).\(entry.name)"
        return values[path].flatMap {
          replacement(of: entry, at: path, with: $0, readsProperties, &decoding)
        }
      }
    }
  }

  private func replacement(
    of entry: TypeSet.Entry, at path: String, with layers: [LayeredNode], _ readsProperties: Bool,
    _ decoding: inout Decoding
  ) -> ProjectConfiguration.TypeReplacement? {
    let choice = choice(
      layers, requirement(of: entry), default: self.entry(of: entry.type), hasDefaults: false,
      readsProperties: readsProperties, &decoding)
    return choice.map { choice in
      ProjectConfiguration.TypeReplacement(
        path: path, entry: entry, layers: layers, choice: choice,
        isDefinedInYAML: !choice.settings.isEmpty || choice.name != registry.name(of: choice.type))
    }
  }

  /// Adds the values in a set's mapping to those of its entries by path, and reports duplicate keys.
  private func read(
    _ mapping: LayeredNode, of set: TypeSet, prefix: String = "",
    into values: inout [String: [LayeredNode]], _ keys: inout [String: Node],
    _ decoding: inout Decoding
  ) {
    let node = mapping.node
    guard node.kind == .mapping else {
      decoding.reportWrongValue(
        node, wanted: .map(.type(kind: "type", accepts: set.entries.first?.base ?? "type")))
      return
    }
    for pair in node.entries {
      let path = prefix + pair.key.text
      let today = set.olderSpellings[path] ?? path
      if today != path {
        decoding.reportOlderSpelling(pair.key, today: String(today.dropFirst(prefix.utf8.count)))
      }
      let value = LayeredNode(layer: mapping.layer, node: pair.value)
      if pair.value.kind == .mapping, pair.value["type"] == nil,
        set.entries.contains(where: { $0.name.hasPrefix(today + ".") })
      {
        read(value, of: set, prefix: today + ".", into: &values, &keys, &decoding)
        continue
      }
      // The reader reports a key that is the same text twice.
      if let old = keys.updateValue(pair.key, forKey: today), !pair.key.isText(old.text) {
        decoding.reportBothSpellings(pair.key, old)
        continue
      }
      guard let entry = set.entry(named: today) else {
        let known = set.entries.compactMap { entry in
          entry.name.hasPrefix(prefix) ? String(entry.name.dropFirst(prefix.utf8.count)) : nil
        }
        decoding.reportUnknownKey(
          pair.key,
          in: "'\(prefix.isEmpty ? set.name : "\(set.name).\(prefix.dropLast())")'",
          known: known, mapping: node,
          ownerHelp: nearestName(to: pair.key.text, among: known) == nil
            ? .completion(of: pair.key.text, among: known) : nil, otherwise: nil)
        continue
      }
      let name = "\(set.name).\(entry.name)"
      if value.layer == .variant, pair.value.isNull {
        values = values.filter { $0.key != name && !$0.key.hasPrefix("\(name).") }
        continue
      }
      func fits(_ entry: TypeSet.Entry) -> Bool {
        self.fits(pair.value, requirement(of: entry), decoding)
      }
      let type = pair.value.kind == .mapping ? pair.value["type"] : pair.value
      if !fits(entry), let type,
        let part = set.entries.first(where: { $0.name.hasPrefix("\(today).") && fits($0) }),
        let found = find(type, .anything, &decoding)
      {
        let key = part.name.dropFirst(prefix.utf8.count)
        decoding.diagnostics.append(
          .wrongKind(
            type, of: found.entry.kind, for: requirement(of: entry), fitting: [],
            help: .part(String(key), pair.value), commandName: decoding.commandName))
        continue
      }
      values[name, default: []].append(value)
    }
  }

  private func requirement(of entry: TypeSet.Entry) -> TypeRequirement {
    TypeRequirement(kind: entry.kind, base: entry.base, accepts: { entry.accepts($0.type) })
  }
}

extension Registry {
  /// Returns the current name of a key with an older spelling; nil for other keys.
  func currentName(of key: Node) -> String? {
    olderKeys.first { key.isText($0.old) }?.today
  }
}
