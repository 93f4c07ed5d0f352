import DioramaKit
import DioramaStage
import HeadlessUIKit
import YAML

/// Resolves a declared screen to a plan: names to types, nodes to values, and layers to one value
/// for each key.
struct ScreenResolver {
  let declaration: ScreenDeclaration
  let project: ProjectConfiguration
  let overrides: CommandOverrides
  let registry: Registry
  private var types: TypeResolver

  package init(
    _ declaration: ScreenDeclaration, in project: ProjectConfiguration, _ registry: Registry,
    overrides: CommandOverrides = CommandOverrides()
  ) {
    self.registry = registry
    self.declaration = declaration
    self.project = project
    self.overrides = overrides
    types = TypeResolver(registry, project: project, screen: declaration.root)
  }

  /// Returns the plan; nil if there is an error, which is reported.
  func plan(_ decoding: inout Decoding) -> ScreenPlan? {
    var resolver = self
    return resolver.makePlan(&decoding)
  }

  private mutating func makePlan(_ decoding: inout Decoding) -> ScreenPlan? {
    let errors = decoding.diagnostics.errorCount
    // The names of types are needed first. Their properties are read later, with data and clock.
    decoding.types = types.lookup
    let values = types.valuesOfSets(in: layers.filter { $0.layer != .project }, &decoding)
    var trial = decoding
    types.replaceTypes(with: values, readsProperties: false, &trial)
    decoding.types = types.lookup
    if project.hasErrors { decoding.fixtureResult = .invalid }
    let named = viewController(&decoding)
    let type = named?.entry.screenType
    let keys = ScreenKeys(named?.entry, besides: CoreKey.all + registry.keyNames)
    let (slots, initializer) = (keys.slots, keys.initializer)
    let list = assignments(keys, of: type, &decoding)

    // Keys that others refer to are read first.
    var environmentUpdates: [ScreenKey.EnvironmentUpdate] = []
    var lacksKey = false
    for (index, name) in registry.keyNames.enumerated() {
      guard let assignment = list[name] else { continue }
      let key = registry.keys[index]
      if key.isForOwnScreens {
        checkKit(
          of: assignment.key, key.definitionID, in: assignment.origin.layer, type, &decoding)
      }
      for value in key.addsUp ? assignment.allLayers.map(\.node) : [assignment.value] {
        if let environmentUpdate = key.read(value, &decoding) {
          environmentUpdates.append(environmentUpdate)
        } else {
          lacksKey = true
        }
      }
    }
    if let description = list[CoreKey.description] {
      _ = ValueShape.text.decode(description.value, &decoding)
    }
    var device = list[CoreKey.device].flatMap { CoreKeys.deviceShape.decode($0.value, &decoding) }
    for cell in declaration.cells where cell.axis == Matrix.width {
      let width = Matrix.widthShape.decode(cell.value, &decoding)
      device = width.map { Device(width: $0, height: device?.height) } ?? device
    }
    if let width = overrides.width { device = Device(width: width, height: device?.height) }
    var theme = list[CoreKey.theme].flatMap { CoreKeys.themeShape.decode($0.value, &decoding) }
    if let forced = overrides.theme { theme = forced }
    let show = list[CoreKey.show].flatMap { CoreKeys.showShape.decode($0.value, &decoding) } ?? []
    let frames = list[CoreKey.frames].flatMap {
      CoreKeys.framesShape.decode($0.value, &decoding)
    }
    if let textSize = list[CoreKey.textSize],
      let category = CoreKeys.textSizeShape.decode(textSize.value, &decoding)
    {
      environmentUpdates.append { $0.preferredContentSizeCategory = category }
    }
    let clock = clock(list, &decoding)
    decoding.clock = clock
    types.replaceTypes(with: values, &decoding)
    decoding.types = types.lookup
    environmentUpdates.insert(contentsOf: types.typeReplacements.map(\.environmentUpdate), at: 0)
    trial = decoding
    let controller = values == nil ? named : viewController(&trial)
    if declaration.variant == nil { types.checkComponents(in: declaration.root, &decoding) }
    let call = initializer.flatMap { self.call(of: $0, list, &decoding) }
    let settings = controller.map { self.settings(of: $0, keys, list, &decoding) } ?? []
    // The slots have their first standard entries.
    let standard = call?.standard ?? 0
    let chosen = standard == 0 ? slots : slots.map { $0.choosing(standard: standard) }
    let parts = parts(chosen, list, &decoding)
    let steps =
      list[CoreKey.steps].map {
        readSteps(in: $0.value, on: type, areOwn: isOwn($0.origin.layer), &decoding)
      } ?? []
    guard let controller, let call else { return nil }
    // The environment of a screen must be valid, even if comments suppress its problems.
    if decoding.diagnostics.errorCount != errors,
      lacksKey || !project.rules.allowsRunning(despite: decoding.diagnostics)
    {
      return nil
    }
    let shown = overrides.show ?? Set(show)
    let palette =
      shown.contains(.styles) ? project.palette.value { ProjectPalette(registry, project) } : nil
    var run = RunPlan(
      name: declaration.name, place: declaration.idPlace, viewController: controller.entry,
      slots: chosen, components: parts.components, settings: settings, make: call.make,
      environmentUpdates: environmentUpdates, device: device ?? Device(), theme: theme ?? .light,
      clock: clock,
      steps: steps)
    run.typeName = controller.name
    run.frames = overrides.isTraced ? .traced : frames ?? .asked
    run.show = shown
    run.palette = palette?.values ?? [:]
    run.includesColors = overrides.includesColors
    return ScreenPlan(
      declaration: declaration, files: decoding.filesRead, run: run,
      assignments: list.assignments,
      fittingDefaults: fittingDefaults(list, keys, settings, decoding), partLayers: parts.layers,
      partTypes: parts.types)
  }

  /// Returns the keys of the project's defaults that fit this screen, even if it overrides them.
  private func fittingDefaults(
    _ list: AssignmentList, _ keys: ScreenKeys, _ settings: [Setting], _ decoding: Decoding
  ) -> Set<String> {
    var fitting: Set<String> = []
    for assignment in list.assignments {
      guard let layer = assignment.allLayers.first(where: { $0.layer == .project }) else {
        continue
      }
      let fits =
        if let slot = keys.slots.first(where: { $0.name == assignment.name }) {
          types.fits(layer.node, TypeRequirement(slot), decoding)
        } else if keys.properties.contains(where: { $0.name == assignment.name }) {
          settings.contains { setting in
            setting.name == assignment.name
              && ([setting.origin] + setting.origin.overridden).contains { $0.layer == .project }
          }
        } else if let initializer = keys.initializer, assignment.origin.layer == .project,
          initializer.names.contains(assignment.name)
        {
          !fitsOtherViewControllers(assignment, initializer, decoding)
        } else {
          true
        }
      if fits { fitting.insert(assignment.name) }
    }
    return fitting
  }

  // MARK: Layers

  private var layers: [LayeredNode] {
    var layers: [LayeredNode] = []
    if let root = project.root { layers.append(LayeredNode(layer: .project, node: root)) }
    layers.append(LayeredNode(layer: .screen, node: declaration.root))
    layers += declaration.overrides.map { LayeredNode(layer: .variant, node: $0) }
    return layers
  }

  private func viewController(_ decoding: inout Decoding) -> TypeResolver.ResolvedType? {
    var last: Node?
    for layer in layers { last = layer.node[CoreKey.viewController] ?? last }
    for cell in declaration.cells where cell.axis == CoreKey.viewController { last = cell.value }
    guard let last else {
      reportMissingViewController(&decoding)
      return nil
    }
    let requirement = TypeRequirement(
      kind: .viewController, base: "", accepts: { $0.screenType != nil })
    return types.find(last, requirement, &decoding)
  }

  private func reportMissingViewController(_ decoding: inout Decoding) {
    let known = [CoreKey.viewController]
    for entry in declaration.root.entries
    where nearestName(to: entry.key.text, among: known) != nil {
      return decoding.reportUnknownKey(
        entry.key, in: "the screen '\(declaration.id)'", known: known)
    }
    decoding.diagnostics.append(
      declaration.fileKindProblem(given: registry.fixtureLists)
        ?? .missingViewController(
          in: declaration.id, at: declaration.idPlace, commandName: decoding.commandName))
  }

  /// The keys that a view controller adds to a screen.
  private struct ScreenKeys {
    let viewController: String
    let slots: [Slot]
    let initializer: ViewControllerInitializer?
    /// The properties of the view controller, except those with the name of another key.
    let properties: [Property]
    let parameters: [String]
    let slotNames: [String]
    /// The names of all.
    let names: [String]

    init(_ viewController: RegisteredType?, besides common: [String]) {
      self.viewController = viewController?.name ?? ""
      slots = viewController?.slots ?? []
      initializer = viewController?.initializer
      slotNames = slots.map(\.name)
      parameters = initializer?.names ?? []
      let taken = common + slotNames + parameters
      properties = (viewController?.properties.fields ?? []).filter { !taken.contains($0.name) }
      names = slotNames + parameters + properties.map(\.name)
    }

    /// The keys as data.
    var fields: [FieldDescription] {
      slots.map(\.description) + (initializer?.parameters ?? []) + properties.map(\.description)
    }
  }

  private func assignments(
    _ keys: ScreenKeys, of type: (any ScreenViewController.Type)?, _ decoding: inout Decoding
  ) -> AssignmentList {
    var list = AssignmentList()
    for layer in layers {
      for entry in layer.node.entries {
        // The reader has reported a key that is not a text.
        guard entry.key.kind == .scalar else { continue }
        if let name = name(of: entry.key, keys) {
          if layer.layer == .project, isForeign(entry.value, as: name, keys.initializer, decoding) {
            continue
          }
          list.assign(name, key: entry.key, value: entry.value, layer: layer.layer)
        } else if let today = registry.currentName(of: entry.key), keys.names.contains(today) {
          if let other = layer.node.entries.first(where: { $0.key.isText(today) }) {
            decoding.reportBothSpellings(entry.key, other.key)
            continue
          }
          decoding.reportOlderSpelling(entry.key, today: today)
          list.assign(today, key: entry.key, value: entry.value, layer: layer.layer)
        } else if let set = registry.typeSets.first(where: { entry.key.isText($0.name) }) {
          checkKit(of: entry.key, set.definitionID, in: layer.layer, type, &decoding)
        } else if layer.layer != .project, type != nil {
          reportUnknown(entry, in: layer.node, keys, &decoding)
          if decoding.suggestsNames,
            nearestName(to: entry.key.text, among: keys.parameters) != nil
          {
            list.hasMisspelledParameter = true
          }
        }
      }
    }
    for cell in declaration.cells where cell.axis != Matrix.width && type != nil {
      if let name = axis(cell, keys, &decoding) {
        list.assign(name, key: cell.key, value: cell.value, layer: .variant)
      }
    }
    return list
  }

  /// Returns the current name of a matrix's axis; nil if no matrix can have it, which is reported.
  private func axis(
    _ cell: Matrix.Cell, _ keys: ScreenKeys, _ decoding: inout Decoding
  ) -> String? {
    let older = registry.currentName(of: cell.key).flatMap { keys.names.contains($0) ? $0 : nil }
    let fields = CoreKeys.all + registry.keys.map(\.description) + keys.fields
    guard let name = name(of: cell.key, keys) ?? older,
      let field = fields.first(where: { $0.name == name })
    else {
      let isOwn = cell.key.document === declaration.root.document
      decoding.reportUnknownKey(
        cell.key, in: isOwn ? "a matrix" : "a matrix of all screens",
        known: [Matrix.width] + fields.filter(Matrix.canVary).map(\.name), fields: fields,
        mapping: (isOwn ? declaration.root : types.project.root)?[CoreKey.matrix],
        otherwise: types.ownerHelp(of: cell.key, near: keys.viewController, decoding)
          .map { isOwn ? $0 : .matrixOfSomeScreens } ?? .axes)
      return nil
    }
    guard Matrix.canVary(field) else {
      decoding.diagnostics.append(.wrongAxis(cell.key))
      return nil
    }
    if older != nil { decoding.reportOlderSpelling(cell.key, today: name) }
    return name
  }

  /// Returns whether a project's default for a parameter names a type of other view controllers.
  private func isForeign(
    _ value: Node, as name: String, _ initializer: ViewControllerInitializer?,
    _ decoding: Decoding
  ) -> Bool {
    guard let initializer, let index = initializer.names.firstIndex(of: name),
      case .type(let kind, let base) = initializer.parameters[index].shape
    else { return false }
    let requirement = TypeRequirement(kind: TypeKind(rawValue: kind), base: base) {
      $0.extends(base)
    }
    return !types.fits(value, requirement, decoding)
  }

  private func name(of key: Node, _ keys: ScreenKeys) -> String? {
    for names in [CoreKey.all, keys.names, registry.keyNames] {
      if let index = key.index(in: names) { return names[index] }
    }
    return nil
  }

  private func reportUnknown(
    _ entry: Entry, in mapping: Node, _ keys: ScreenKeys, _ decoding: inout Decoding
  ) {
    let key = entry.key
    let known = keys.names + CoreKey.all + registry.keyNames + registry.typeSets.map(\.name)
    decoding.reportUnknownKey(
      key, in: "the screen '\(declaration.id)'", known: known,
      fields: CoreKeys.all + registry.keys.map(\.description) + keys.fields, mapping: mapping,
      ownerHelp: types.helpForOwner(
        of: entry, keys.slots, in: [mapping.entries] + layers.reversed().map(\.node.entries)),
      otherwise: .unwrapping(entry.value, known: known)
        ?? types.ownerHelp(of: key, near: keys.viewController, decoding)
        ?? .keys(keys.names, of: keys.viewController, commandName: decoding.commandName))
  }

  // MARK: Values

  private func call(
    of initializer: ViewControllerInitializer, _ list: AssignmentList, _ decoding: inout Decoding
  ) -> ViewControllerInitializer.Call? {
    let place = list[CoreKey.viewController]?.value.place ?? declaration.idPlace
    // All assignments of the screen, since a check may need its parts, too.
    var said = list.assignments
    let defaults = said.filter { assignment in
      assignment.origin.layer == .project && initializer.names.contains(assignment.name)
    }
    let foreign = defaults.filter { fitsOtherViewControllers($0, initializer, decoding) }
    if !foreign.isEmpty { said.removeAll { said in foreign.contains { $0 === said } } }
    guard list.hasMisspelledParameter else {
      return initializer.decode(said, place, &decoding)
    }
    // A misspelled parameter is not reported as missing.
    var trial = decoding
    trial.diagnostics = Diagnostics()
    _ = initializer.decode(said, place, &trial)
    for problem in trial.diagnostics.sorted
    where problem.code != .missingKey || problem.place != place {
      decoding.diagnostics.append(problem)
    }
    return nil
  }

  /// Returns whether a project's default for a parameter fits another view controller, but not this
  /// one.
  private func fitsOtherViewControllers(
    _ value: Assignment, _ initializer: ViewControllerInitializer, _ decoding: Decoding
  ) -> Bool {
    func fits(_ initializer: ViewControllerInitializer) -> Bool {
      guard initializer.names.contains(value.name) else { return false }
      var trial = decoding
      trial.diagnostics = Diagnostics()
      initializer.check(value.name, value.value, &trial)
      return !trial.diagnostics.hasErrors
    }
    return !fits(initializer)
      && registry.entries(of: .viewController).contains { type in
        type.initializer.map(fits) ?? false
      }
  }

  private func clock(_ list: AssignmentList, _ decoding: inout Decoding) -> ScreenClock {
    var clock = ScreenClock()
    if let now = list[CoreKey.now],
      let time = ValueShape.clockTime.decode(now.value, &decoding)
    {
      if time.base == .epoch {
        clock.now = time
      } else {
        decoding.diagnostics.append(.clockSetRelativeToItself(now.value))
      }
    }
    if let zone = list[CoreKey.timeZone],
      let name = CoreKeys.timeZoneShape.decode(zone.value, &decoding)
    {
      clock.timeZone = name
    }
    if let locale = list[CoreKey.locale],
      let name = CoreKeys.localeShape.decode(locale.value, &decoding)
    {
      clock.locale = name
    }
    return clock
  }

  /// Returns the settings of the view controller: those of its type, and those of the screen's keys.
  private func settings(
    of controller: TypeResolver.ResolvedType, _ keys: ScreenKeys, _ list: AssignmentList,
    _ decoding: inout Decoding
  ) -> [Setting] {
    var settings = types.settings(of: controller, &decoding)
    for property in keys.properties {
      for value in list[property.name]?.allLayers ?? [] {
        types.add(property, value, of: controller.entry, to: &settings, &decoding)
      }
    }
    return settings
  }

  /// The parts of a screen.
  private struct Parts {
    /// The choices of YAML.
    var components: [(slot: Slot, choice: ComponentChoice)] = []
    /// The values of each part, by its key: those in sets and those of the key.
    var layers: [String: [LayeredNode]] = [:]
    /// The name of each part's type, by its key, if YAML makes no choice.
    var types: [String: String] = [:]
  }

  private func parts(
    _ slots: [Slot], _ list: AssignmentList, _ decoding: inout Decoding
  ) -> Parts {
    var result = Parts()
    for slot in slots {
      let replacement = types.replacement(at: slot.standardEntry)
      let requirement = TypeRequirement(slot)
      // A project's default that does not fit here is for other view controllers.
      let own = (list[slot.name]?.allLayers ?? []).filter {
        $0.layer != .project || types.fits($0.node, requirement, decoding)
      }
      // Of one layer, the key of the part wins over the set.
      let all = (replacement?.layers ?? []) + own
      let stack = Layer.allCases.flatMap { layer in all.filter { $0.layer == layer } }
      let standard = types.standardEntry(of: slot)
      result.layers[slot.name] = stack
      result.types[slot.name] = standard?.name
      // A type made in YAML has a name and properties, which its class alone does not show.
      if own.isEmpty, replacement?.isDefinedInYAML != true { continue }
      if let choice = types.choice(stack, requirement, default: standard, &decoding) {
        result.components.append((slot, choice))
      }
    }
    return result
  }
}

/// The keys of all layers of a screen, by their current names.
struct AssignmentList {
  private(set) var assignments: [Assignment] = []
  /// Whether an unknown key of the screen resembles a parameter.
  var hasMisspelledParameter = false

  /// The assignment of a key.
  subscript(name: String) -> Assignment? {
    assignments.first { $0.name == name }
  }

  /// Adds the value of a stronger layer; null in a variant removes those of all layers.
  mutating func assign(_ name: String, key: Node, value: Node, layer: Layer) {
    if layer == .variant, value.isNull { return assignments.removeAll { $0.name == name } }
    let origin = Origin(layer: layer, node: value)
    guard let index = assignments.firstIndex(where: { $0.name == name }) else {
      assignments.append(
        Assignment(name: name, key: key, value: value, origin: origin, weaker: []))
      return
    }
    let old = assignments[index]
    assignments[index] = Assignment(
      name: name, key: key, value: value, origin: origin.overriding(old.origin),
      weaker: old.allLayers)
  }
}
