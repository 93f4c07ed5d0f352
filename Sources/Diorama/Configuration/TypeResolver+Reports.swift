import YAML

extension TypeResolver {
  func reportUnknown(_ node: Node, _ demand: Demand, _ decoding: inout Decoding) {
    let fitting = fittingNames(demand, decoding.registry)
    let all = decoding.registry.all.map(\.name) + componentNames + setNames(decoding.registry)
    let near = nearestName(to: node.text, among: fitting) ?? nearestName(to: node.text, among: all)
    decoding.diagnostics.report(
      .unknownType, "no \(demand.kind?.rawValue ?? "type") is called \(node.quoted)",
      at: node.place, help: near.map { .didYouMean($0) } ?? Self.list(fitting, decoding.registry))
  }

  func reportWrongKind(
    _ node: Node, _ found: Found, _ demand: Demand, _ decoding: inout Decoding
  ) {
    let isOther = demand.kind.map { $0 != found.entry.kind } ?? false
    let reason =
      isOther
      ? "it is \(found.entry.kind.rawValue.withArticle)"
      : demand.base.isEmpty ? "no screen can be made of it" : "it does not extend '\(demand.base)'"
    let fitting = fittingNames(demand, decoding.registry)
    decoding.diagnostics.report(
      .wrongKind, "\(node.quoted) cannot be used here: \(reason)", at: node.place,
      help: Self.list(fitting, decoding.registry))
  }

  /// Reports components that extend each other, from the one on that stands first: whichever of
  /// them was looked up, the report is the same.
  func reportCircle(_ names: [String], _ decoding: inout Decoding) {
    let places = names.map { component(named: $0)?["extends"]?.place }
    let first = names.indices.min { left, right in
      guard let left = places[left], let right = places[right] else { return false }
      return left.start < right.start
    }
    guard let first, let place = places[first] else { return }
    let circle = (names[first...] + names[...first]).map { "'\($0)'" }
    let message =
      names.count == 1
      ? "the component \(circle[0]) extends itself"
      : "components extend each other in a circle: \(circle.joined(separator: " -> "))"
    decoding.diagnostics.report(
      .wrongValue, message, at: place,
      help: Diagnostic.Help("let one of them extend a registered type"))
  }

  /// Few names are listed; of many the first, and where to find the rest.
  private static func list(_ names: [String], _ registry: Registry) -> Diagnostic.Help? {
    if names.isEmpty { return nil }
    let shown = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic.Help(
      names.count > 5
        ? "usable here: \(shown) and \(names.count - 5) more, see `\(registry.commandName) types`"
        : "usable here: \(shown)")
  }

  private func fittingNames(_ demand: Demand, _ registry: Registry) -> [String] {
    registry.all.filter { entry in
      demand.kind.map { $0 == entry.kind } ?? true && demand.accepts(entry)
    }.map(\.name)
  }

  private func setNames(_ registry: Registry) -> [String] {
    registry.typeSets.flatMap { set in set.entries.map { "\(set.name).\($0.name)" } }
  }

  private var componentNames: [String] {
    [screen, project.root].flatMap { root in
      root?[CoreKeys.components]?.entries.map(\.key.text) ?? []
    }
  }

  /// Reports what is wrong with the components of a project's file or a screen, used or not.
  func checkComponents(in root: Node, _ decoding: inout Decoding) {
    guard let components = root[CoreKeys.components] else { return }
    guard components.kind == .mapping else {
      decoding.reportWrongValue(components, wanted: .map(.record([])))
      return
    }
    for entry in components.entries {
      if decoding.registry[entry.key.text] != nil {
        decoding.diagnostics.report(
          .wrongValue, "\(entry.key.quoted) is the name of a registered type",
          at: entry.key.place, help: Diagnostic.Help("give the component a name of its own"))
        continue
      }
      guard entry.value.kind == .mapping else {
        decoding.reportWrongValue(
          entry.value, wanted: "a mapping",
          help: Diagnostic.Help("write 'extends: ...' and the properties to set"))
        continue
      }
      guard entry.value["extends"] != nil else {
        decoding.diagnostics.report(
          .missingKey, "the component \(entry.key.quoted) needs 'extends'", at: entry.key.place,
          help: Diagnostic.Help("extends: the type that it is made from"))
        continue
      }
      _ = find(entry.key, .anything, &decoding)
    }
  }

  /// The exchanged types that a set's mapping in the project's file names.
  func exchanges(
    in node: Node, of set: TypeSet, _ decoding: inout Decoding, prefix: String = ""
  ) -> [ProjectConfiguration.Exchange] {
    guard node.kind == .mapping else {
      decoding.reportWrongValue(
        node, wanted: .map(.type(kind: "type", accepts: set.entries.first?.base ?? "type")))
      return []
    }
    var result: [ProjectConfiguration.Exchange] = []
    for pair in node.entries {
      let path = prefix + pair.key.text
      let today = set.olderSpellings[path] ?? path
      if today != path {
        decoding.reportOlderSpelling(pair.key, today: String(today.dropFirst(prefix.utf8.count)))
      }
      if pair.value.kind == .mapping, pair.value["type"] == nil,
        set.entries.contains(where: { $0.name.hasPrefix(today + ".") })
      {
        result += exchanges(in: pair.value, of: set, &decoding, prefix: today + ".")
        continue
      }
      guard let entry = set.entry(named: today) else {
        decoding.reportUnknownKey(
          pair.key,
          in: "'\(prefix.isEmpty ? set.name.description : "\(set.name).\(prefix.dropLast())")'",
          known: set.entries.compactMap { entry in
            entry.name.hasPrefix(prefix) ? String(entry.name.dropFirst(prefix.utf8.count)) : nil
          })
        continue
      }
      let demand = Demand(kind: entry.kind, base: entry.base, accepts: { entry.accepts($0.type) })
      guard
        let choice = choice(
          [LayeredNode(layer: .project, node: pair.value)], demand, default: nil, &decoding)
      else { continue }
      result.append(
        ProjectConfiguration.Exchange(
          path: "\(set.name).\(entry.name)", entry: entry, node: pair.value, choice: choice))
    }
    return result
  }

  /// The type and properties that a stack of values chooses, the weakest first.
  ///
  /// A mapping without `type` sets properties on what weaker layers chose.
  func choice(
    _ stack: [LayeredNode], _ demand: Demand, default entry: Registry.Entry?,
    _ decoding: inout Decoding
  ) -> ComponentChoice? {
    let base = stack.lastIndex { $0.node.kind != .mapping || $0.node["type"] != nil }
    var name = entry?.name
    var type = entry
    var settings: [Setting] = []
    if let base {
      let node = stack[base].node
      let typeNode = node.kind == .mapping ? node["type"] ?? node : node
      guard let found = find(typeNode, demand, &decoding) else { return nil }
      (name, type, settings) = (found.name, found.entry, found.settings)
    }
    guard let type, let name else {
      if let node = stack.last?.node {
        decoding.diagnostics.report(
          .missingKey, "the mapping needs 'type'", at: node.place,
          help: Diagnostic.Help("type: \(demand.shape.noun)"))
      }
      return nil
    }
    let errors = decoding.diagnostics.errorCount
    for layered in stack[(base ?? 0)...] where layered.node.kind == .mapping {
      decode(layered.node, of: type, layer: layered.layer, into: &settings, &decoding)
    }
    if decoding.clock != nil, decoding.diagnostics.errorCount == errors {
      for check in type.properties.checks { check(settings, &decoding) }
    }
    return ComponentChoice(name: name, type: type.type, settings: settings)
  }
}

extension Decoding {
  /// Warns of a name that older versions of the real kit used.
  mutating func reportOlderSpelling(_ node: Node, today: String) {
    diagnostics.report(
      .deprecatedSpelling, "\(node.quoted) is an older spelling", at: node.place,
      severity: .warning, help: Diagnostic.Help("today it is '\(today)'", replacement: today))
  }

  /// Reports a key that stands in one mapping in an older spelling and in today's.
  mutating func reportBothSpellings(_ older: Node, _ newer: Node) {
    diagnostics.report(
      .duplicateKey, "the key \(newer.quoted) stands twice, here in an older spelling",
      at: older.place, notes: [Diagnostic.Note("the other one is here", at: newer.place)])
  }
}
