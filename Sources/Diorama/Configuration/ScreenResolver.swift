import YAML

/// Turns a declared screen into a plan: names to types, nodes to values, layers to winners.
struct ScreenResolver {
  let declaration: ScreenDeclaration
  let project: ProjectConfiguration
  let overrides: CommandOverrides
  private let types: TypeResolver

  init(
    _ declaration: ScreenDeclaration, in project: ProjectConfiguration,
    overrides: CommandOverrides = CommandOverrides()
  ) {
    self.declaration = declaration
    self.project = project
    self.overrides = overrides
    types = TypeResolver(project: project, screen: declaration.root)
  }

  /// The plan; nil when something is wrong, which was then reported.
  func plan(_ decoding: inout Decoding) -> ScreenPlan? {
    let errors = decoding.diagnostics.errorCount
    decoding.types = types
    if declaration.variant == nil { types.checkComponents(in: declaration.root, &decoding) }
    let controller = viewController(&decoding)
    let type = controller?.entry.screenType
    let slots = type?.slots ?? []
    let initializer = type?.initializer
    let list = assignments(slots, initializer, isKnown: type != nil, &decoding)

    // Keys that others refer to are read first.
    var applications = project.applications
    var lacksKey = false
    for key in decoding.registry.keys {
      guard let assignment = list[key.name] else { continue }
      if let application = key.read(assignment.value, &decoding) {
        applications.append(application)
      } else {
        lacksKey = true
      }
    }
    if let description = list[CoreKeys.description] {
      _ = ValueShape.text.decode(description.value, &decoding)
    }
    var device = list[CoreKeys.device].flatMap { CoreKeys.deviceShape.decode($0.value, &decoding) }
    for cell in declaration.cells where cell.axis == Matrix.width {
      let width = Matrix.widthShape.decode(cell.value, &decoding)
      device = width.map { Device(width: $0, height: device?.height) } ?? device
    }
    if let width = overrides.width { device = Device(width: width, height: device?.height) }
    var theme = list[CoreKeys.theme].flatMap { CoreKeys.themeShape.decode($0.value, &decoding) }
    if let forced = overrides.theme { theme = forced }
    let clock = clock(list, &decoding)
    decoding.clock = clock
    let call = initializer.flatMap { self.call(of: $0, list, &decoding) }
    let chosen = slots.map { $0.choosing(standard: call?.standard ?? 0) }
    let components = components(chosen, list, &decoding)
    let steps = list[CoreKeys.steps].map { readSteps(in: $0.value, &decoding) } ?? []
    guard let controller, let call else { return nil }
    // What a screen is run on has to be sound, whatever comments ignore.
    if decoding.diagnostics.errorCount != errors,
      lacksKey || !project.rules.excuse(decoding.diagnostics)
    {
      return nil
    }
    return ScreenPlan(
      declaration: declaration, viewController: controller.entry, slots: chosen,
      components: components,
      device: device ?? Device(), theme: theme ?? .light, steps: steps,
      files: decoding.filesRead,
      settings: controller.settings, make: call.make, applications: applications, clock: clock,
      assignments: list.assignments)
  }

  // MARK: Layers

  private var layers: [LayeredNode] {
    var layers: [LayeredNode] = []
    if let root = project.root { layers.append(LayeredNode(layer: .project, node: root)) }
    layers.append(LayeredNode(layer: .screen, node: declaration.root))
    layers += declaration.overrides.map { LayeredNode(layer: .variant, node: $0) }
    return layers
  }

  private func viewController(_ decoding: inout Decoding) -> TypeResolver.Found? {
    var last: Node?
    for layer in layers { last = layer.node[CoreKeys.viewController] ?? last }
    guard let last else {
      reportMissingViewController(&decoding)
      return nil
    }
    let demand = TypeResolver.Demand(
      kind: .viewController, base: "", accepts: { $0.screenType != nil })
    return types.find(last, demand, &decoding)
  }

  private func reportMissingViewController(_ decoding: inout Decoding) {
    let what = "the screen '\(declaration.id)'"
    let name = CoreKeys.viewController.description
    for entry in declaration.root.entries
    where nearestName(to: entry.key.text, among: [name]) != nil {
      return decoding.reportUnknownKey(entry.key, in: what, known: [name])
    }
    decoding.diagnostics.report(
      .missingKey, "\(what) needs '\(name)'", at: declaration.idPlace,
      help: Diagnostic.Help(
        "\(name): the name of a view controller, see `\(decoding.registry.commandName) types`"))
  }

  private func assignments(
    _ slots: [Slot], _ initializer: ViewControllerInitializer?, isKnown: Bool,
    _ decoding: inout Decoding
  ) -> AssignmentList {
    var list = AssignmentList()
    for layer in layers {
      for entry in layer.node.entries {
        // A key that is no text was reported by the reader.
        guard entry.key.kind == .scalar else { continue }
        if let name = name(of: entry.key, in: layer.layer, slots, initializer, decoding.registry) {
          list.assign(name, key: entry.key, value: entry.value, layer: layer.layer)
        } else if let today = decoding.registry.today(of: entry.key),
          isKey(today, slots, initializer)
        {
          if let other = layer.node.entries.first(where: { $0.key.isText(today) }) {
            decoding.reportBothSpellings(entry.key, other.key)
            continue
          }
          decoding.reportOlderSpelling(entry.key, today: today.description)
          list.assign(today, key: entry.key, value: entry.value, layer: layer.layer)
        } else if layer.layer != .project, isKnown {
          reportUnknown(entry.key, slots, initializer, &decoding)
          let parameters = initializer?.names.map(\.description) ?? []
          if nearestName(to: entry.key.text, among: parameters) != nil {
            list.hasMisspeltParameter = true
          }
        }
      }
    }
    for cell in declaration.cells where !(cell.axis == Matrix.width) {
      let name = cell.axis == Matrix.theme ? CoreKeys.theme : CoreKeys.locale
      list.assign(name, key: cell.key, value: cell.value, layer: .variant)
    }
    return list
  }

  private func name(
    of key: Node, in layer: Layer, _ slots: [Slot], _ initializer: ViewControllerInitializer?,
    _ registry: Registry
  ) -> StaticString? {
    for name in CoreKeys.names where key.isText(name) { return name }
    for slot in slots where key.isText(slot.name) { return slot.name }
    for name in initializer?.names ?? [] where key.isText(name) { return name }
    for other in registry.keys where key.isText(other.name) {
      return other.scope == .screen || layer == .project ? other.name : nil
    }
    return nil
  }

  private func isKey(
    _ name: StaticString, _ slots: [Slot], _ initializer: ViewControllerInitializer?
  ) -> Bool {
    slots.contains { $0.name == name } || initializer?.names.contains { $0 == name } ?? false
  }

  private func reportUnknown(
    _ key: Node, _ slots: [Slot], _ initializer: ViewControllerInitializer?,
    _ decoding: inout Decoding
  ) {
    var known = slots.map(\.name.description) + (initializer?.names.map(\.description) ?? [])
    known += CoreKeys.names.map(\.description)
    known += decoding.registry.keys.filter { $0.scope == .screen }.map(\.name.description)
    let what = "the screen '\(declaration.id)'"
    if decoding.registry.keys.contains(where: { key.isText($0.name) })
      || decoding.registry.typeSets.contains(where: { key.isText($0.name) })
    {
      decoding.diagnostics.report(
        .unknownKey, "\(what) cannot have \(key.quoted)", at: key.place,
        help: Diagnostic.Help("it stands in \(Project.fileName), for all screens"))
    } else {
      decoding.reportUnknownKey(key, in: what, known: known)
    }
  }

  // MARK: Values

  private func call(
    of initializer: ViewControllerInitializer, _ list: AssignmentList, _ decoding: inout Decoding
  ) -> ViewControllerInitializer.Call? {
    let place = list[CoreKeys.viewController]?.value.place ?? declaration.idPlace
    // All that the screen says: a check may ask for its parts, too.
    let said = list.assignments
    guard list.hasMisspeltParameter else {
      return initializer.decode(said, place, &decoding)
    }
    // A parameter that is misspelt is not missing, too.
    var trial = decoding
    trial.diagnostics = Diagnostics()
    _ = initializer.decode(said, place, &trial)
    for problem in trial.diagnostics.sorted
    where problem.code != .missingKey || problem.place != place {
      decoding.diagnostics.append(problem)
    }
    return nil
  }

  private func clock(_ list: AssignmentList, _ decoding: inout Decoding) -> ScreenPlan.Clock {
    var clock = ScreenPlan.Clock()
    if let now = list[CoreKeys.now],
      let time = ValueShape.time.decode(now.value, &decoding)
    {
      if time.base == .epoch {
        clock.now = time
      } else {
        decoding.diagnostics.report(
          .wrongValue, "the clock cannot be set relative to itself", at: now.value.place,
          help: Diagnostic.Help("write a time such as 2026-03-01T08:30:00Z"))
      }
    }
    if let zone = list[CoreKeys.timeZone],
      let name = CoreKeys.timeZoneShape.decode(zone.value, &decoding)
    {
      clock.timeZone = name
    }
    if let locale = list[CoreKeys.locale],
      let name = CoreKeys.localeShape.decode(locale.value, &decoding)
    {
      clock.locale = name
    }
    return clock
  }

  private func components(
    _ slots: [Slot], _ list: AssignmentList, _ decoding: inout Decoding
  ) -> [(slot: Slot, choice: ComponentChoice)] {
    var result: [(slot: Slot, choice: ComponentChoice)] = []
    for slot in slots {
      let exchange = project.exchanges.last { $0.path == slot.standardEntry }
      var stack: [LayeredNode] = []
      // An exchanged type that YAML made has properties, which a class alone cannot carry.
      if let exchange, !exchange.choice.settings.isEmpty {
        stack.append(LayeredNode(layer: .project, node: exchange.node))
      }
      stack += list[slot.name]?.stack ?? []
      if stack.isEmpty { continue }
      let demand = TypeResolver.Demand(
        kind: slot.kind, base: slot.base, accepts: { slot.accepts($0.type) })
      // A project's default that other view controllers use is none of this one's business.
      if stack.allSatisfy({ $0.layer == .project }), let only = stack.last,
        !types.fits(only.node, demand, decoding)
      {
        continue
      }
      let standard = types.standardEntry(of: slot, decoding.registry)
      if let choice = types.choice(stack, demand, default: standard, &decoding) {
        result.append((slot, choice))
      }
    }
    return result
  }
}

extension TypeResolver {
  /// The type that stands in a slot when a screen says nothing.
  func standardEntry(of slot: Slot, _ registry: Registry) -> Registry.Entry? {
    if let exchange = project.exchanges.last(where: { $0.path == slot.standardEntry }) {
      return registry[registry.name(of: exchange.choice.type)]
    }
    for set in registry.typeSets where slot.standardEntry.hasPrefix(set.name.description + ".") {
      let name = String(slot.standardEntry.dropFirst(set.name.description.utf8.count + 1))
      if let entry = set.entry(named: name) { return registry[registry.name(of: entry.get())] }
    }
    // A part that no set holds is of its base class.
    return slot.standardEntry.isEmpty ? registry[slot.base] : nil
  }

  /// Whether a value names something that a demand accepts.
  func fits(_ node: Node, _ demand: Demand, _ decoding: Decoding) -> Bool {
    let typeNode = node.kind == .mapping ? node["type"] : node
    guard let typeNode else { return true }
    var trial = decoding
    guard let found = find(typeNode, .anything, &trial) else { return true }
    return demand.kind.map { $0 == found.entry.kind } ?? true && demand.accepts(found.entry)
  }
}
