import DioramaKit
import YAML

/// Reports problems with names of types.
extension TypeResolver {
  /// Reports components that extend or contain each other, at the first of the words that name one
  /// in another. Thus the report is the same for each of the components.
  func reportCycle(_ words: [Node], _ decoding: inout Decoding) {
    guard let word = words.min(by: { $0.place.start < $1.place.start }) else { return }
    decoding.diagnostics.append(.componentCycle(word))
  }

  /// Reports that a component extends too many others in a row.
  func reportTooManyExtensions(from name: String, _ decoding: inout Decoding) {
    guard let place = component(named: name)?["extends"]?.place else { return }
    decoding.diagnostics.append(.componentsTooDeep(ofExtensions: true, at: place))
  }

  /// Returns the names of the registered types that meet a requirement.
  func names(fitting requirement: TypeRequirement) -> [String] {
    registry.all.filter { entry in
      requirement.kind.map { $0 == entry.kind } ?? true && requirement.accepts(entry)
    }.map(\.name)
  }

  /// Returns the help for a key that only other types have: view controllers first, then those
  /// whose names begin like the given one; nil if no type has it.
  func ownerHelp(
    of key: Node, near type: String, _ decoding: Decoding
  ) -> Diagnostic.Help? {
    if !decoding.suggestsNames { return nil }
    func has(_ entry: RegisteredType) -> Bool {
      let names = entry.slots.map(\.name) + (entry.initializer?.names ?? [])
      return key.index(in: names) != nil || entry.properties.field(named: key) != nil
    }
    let owners = registry.all.filter { entry in
      entry.name != type && has(entry) && !registry.ancestors(of: entry).contains(where: has)
    }
    let screens = owners.filter { $0.kind == .viewController }.map(\.name)
    let others = owners.filter { $0.kind != .viewController }.map(\.name)
    return .key(
      of: screens.nearestFirst(to: type) + others.nearestFirst(to: type),
      commandName: decoding.commandName)
  }

  /// Returns the help for a part in the value of a set's entry: parts have entries of their own.
  func helpForPart(_ key: Node, of type: RegisteredType) -> Diagnostic.Help? {
    let slots = type.slots.filter { slot in
      key.isText(slot.name) || registry.currentName(of: key) == slot.name
    }
    let owners = registry.typeSets.flatMap { set in
      set.entries.filter { $0.accepts(type.type) }.map { "\(set.name).\($0.name)" }
    }
    let paths = slots.flatMap(\.standardEntries) + owners.map { "\($0).\(key.text)" }
    return .entries(at: paths.compactMap { registry.setEntry(at: $0)?.path })
  }

  /// Returns whether `components` is a list, which is reported, and an item declares a name.
  func isInComponentList(_ name: Node) -> Bool {
    [screen, project.root].contains { root in
      root?[CoreKey.components]?.items.contains { item in
        item.isText(name.text)
          || item.entries.contains {
            $0.key.isText(name.text) || $0.key.isText("name") && $0.value.isText(name.text)
          }
      } ?? false
    }
  }

  /// The names of all types, components and entries of type sets.
  var allNames: [String] {
    var names = registry.all.map(\.name)
    for root in [screen, project.root] {
      names += root?[CoreKey.components]?.entries.map(\.key.text) ?? []
    }
    for set in registry.typeSets { names += set.entries.map { "\(set.name).\($0.name)" } }
    return names
  }

  /// Reports problems of the components of a project's file or a screen, even of unused ones.
  func checkComponents(in root: Node, _ decoding: inout Decoding) {
    guard let components = root[CoreKey.components] else { return }
    guard components.kind == .mapping else {
      decoding.reportWrongValue(components, wanted: .map(.record([])))
      return
    }
    for entry in components.entries {
      if registry[entry.key.text] != nil {
        decoding.diagnostics.append(.componentNameTaken(entry.key))
        continue
      }
      let isKey =
        isScreenKey(entry.key) || registry.typeSets.contains { entry.key.isText($0.name) }
      if isKey, entry.value["extends"] == nil,
        !entry.value.entries.contains(where: { $0.key.isMistyped("extends") })
      {
        decoding.diagnostics.append(
          .keyAmongComponents(entry.key, of: screen == nil ? "project" : "screen"))
        continue
      }
      guard entry.value.kind == .mapping else {
        decoding.reportWrongValue(
          entry.value, wanted: "a mapping",
          help: Diagnostic.Help("write 'extends: ...' and the properties to set"))
        continue
      }
      guard entry.value["extends"] != nil else {
        if let meant = entry.value.entries.first(where: {
          $0.key.isMistyped("extends") || $0.key.isText("type")
        }) {
          decoding.diagnostics.append(
            .unknownKey(
              meant.key, of: "the component \(entry.key.quoted)", help: .didYouMean("extends")))
          continue
        }
        decoding.diagnostics.append(
          .missingExtends(in: entry.key, commandName: decoding.commandName))
        continue
      }
      if let found = find(entry.key, .anything, &decoding) { _ = settings(of: found, &decoding) }
    }
  }
}
