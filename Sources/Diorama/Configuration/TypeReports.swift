import DioramaKit
import YAML

/// Reports problems with names of types.
extension TypeResolver {
  func reportUnknown(_ node: Node, _ requirement: TypeRequirement, _ decoding: inout Decoding) {
    var fitting = fittingNames(requirement)
    var all = registry.all.map(\.name) + componentNames + setNames
    // A name with the prefix of a kit does not mean a type of another kit.
    let letters = node.text.kitPrefix
    if !letters.isEmpty, all.contains(where: { $0.kitPrefix == letters }) {
      let own = fitting.filter { $0.kitPrefix == letters }
      fitting = own.isEmpty ? fitting : own
      all.removeAll { !$0.kitPrefix.isEmpty && $0.kitPrefix != letters }
    }
    decoding.diagnostics.report(
      .unknownType, "unknown \(requirement.kind?.rawValue ?? "type") \(node.quoted)",
      at: node.place,
      help: node.helpForMissingSpace ?? .nearest(to: node.text, among: fitting)
        ?? .nearest(to: node.text, among: all) ?? list(fitting, decoding))
  }

  func reportWrongKind(
    _ node: Node, _ found: ResolvedType, _ requirement: TypeRequirement, _ decoding: inout Decoding
  ) {
    let isOther = requirement.kind.map { $0 != found.entry.kind } ?? false
    let reason =
      isOther
      ? "it is \(found.entry.kind.rawValue.withArticle)"
      : requirement.base.isEmpty
        ? "a screen cannot show it" : "it does not extend '\(requirement.base)'"
    let fitting = fittingNames(requirement)
    decoding.diagnostics.report(
      .wrongKind, "\(node.quoted) cannot be used here: \(reason)", at: node.place,
      help: list(fitting, decoding))
  }

  /// Reports components that extend each other.
  func reportExtensionCycle(_ names: [String], _ decoding: inout Decoding) {
    report(
      cycle: names, at: names.map { component(named: $0)?["extends"]?.place },
      alone: "extends itself", together: "extend each other",
      help: "extend a registered type in one of them", &decoding)
  }

  /// Reports that a component extends too many others in a row.
  func reportTooManyExtensions(from name: String, _ decoding: inout Decoding) {
    guard let place = component(named: name)?["extends"]?.place else { return }
    decoding.diagnostics.report(
      .limit, "components extend each other more than \(Self.maxExtensions) levels deep", at: place)
  }

  /// Reports components that are parts of each other.
  func reportCycle(_ names: [String], _ decoding: inout Decoding) {
    let places = names.enumerated().map { index, name in
      part(named: names[(index + 1) % names.count], of: name)?.place
    }
    report(
      cycle: names, at: places, alone: "is a part of itself", together: "are parts of each other",
      help: "name a registered type in one of them", &decoding)
  }

  /// Reports a cycle of components, starting with the one declared first. The report is the same
  /// for each of them that is looked up.
  private func report(
    cycle names: [String], at places: [Place?], alone: String, together: String, help: String,
    _ decoding: inout Decoding
  ) {
    let first = names.indices.min { left, right in
      guard let left = places[left], let right = places[right] else { return places[left] != nil }
      return left.start < right.start
    }
    guard let first, let place = places[first] else { return }
    let circle = (names[first...] + names[...first]).map { "'\($0)'" }
    let message =
      names.count == 1
      ? "the component \(circle[0]) \(alone)"
      : "components \(together) in a cycle: \(circle.joined(separator: " -> "))"
    decoding.diagnostics.report(.wrongValue, message, at: place, help: Diagnostic.Help(help))
  }

  /// Returns the components that lead from one back to itself through their properties; nil if
  /// there is no such cycle.
  func cycle(of name: String) -> [String]? {
    var seen: Set<String> = []
    var paths = [[name]]
    while let path = paths.popLast() {
      guard let last = path.last, let component = component(named: last) else { continue }
      for part in parts(of: component, named: last) {
        if part.text == name { return path }
        if seen.insert(part.text).inserted { paths.append(path + [part.text]) }
      }
    }
    return nil
  }

  private func part(named name: String, of component: String) -> Node? {
    self.component(named: component).flatMap {
      parts(of: $0, named: component).first { $0.text == name }
    }
  }

  /// Returns the components that the properties of a component name.
  private func parts(of component: Node, named name: String) -> [Node] {
    guard component.kind == .mapping, let properties = knownProperties(of: name) else { return [] }
    return component.entries.compactMap { pair in
      // A text value can equal the name of a component, too.
      guard case .type? = properties.field(named: pair.key)?.description.shape else { return nil }
      let node = pair.value.kind == .mapping ? pair.value["type"] : pair.value
      return node.flatMap { $0.kind == .scalar && self.component(named: $0.text) != nil ? $0 : nil }
    }
  }

  /// Lists up to 5 names; for more, it also names the command that lists all.
  private func list(_ names: [String], _ decoding: Decoding) -> Diagnostic.Help? {
    if names.isEmpty { return nil }
    let shown = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic.Help(
      names.count > 5
        ? "available: \(shown) and \(names.count - 5) more; see `\(decoding.commandName) types`"
        : "available: \(shown)")
  }

  private func fittingNames(_ requirement: TypeRequirement) -> [String] {
    registry.all.filter { entry in
      requirement.kind.map { $0 == entry.kind } ?? true && requirement.accepts(entry)
    }.map(\.name)
  }

  private var setNames: [String] {
    registry.typeSets.flatMap { set in set.entries.map { "\(set.name).\($0.name)" } }
  }

  private var componentNames: [String] {
    [screen, project.root].flatMap { root in
      root?[CoreKey.components]?.entries.map(\.key.text) ?? []
    }
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
        decoding.diagnostics.report(
          .wrongValue, "\(entry.key.quoted) is the name of a registered type",
          at: entry.key.place, help: Diagnostic.Help("rename the component"))
        continue
      }
      guard entry.value.kind == .mapping else {
        decoding.reportWrongValue(
          entry.value, wanted: "a mapping",
          help: Diagnostic.Help("write 'extends: ...' and the properties to set"))
        continue
      }
      guard entry.value["extends"] != nil else {
        if let meant = entry.value.entries.first(where: { $0.key.isMistyped("extends") }) {
          decoding.reportUnknownKey(
            meant.key, in: "the component \(entry.key.quoted)", known: ["extends"])
          continue
        }
        decoding.diagnostics.report(
          .missingKey, "missing key 'extends' in the component \(entry.key.quoted)",
          at: entry.key.place,
          help: Diagnostic.Help("add 'extends: ' and the name of the type to extend"))
        continue
      }
      if let found = find(entry.key, .anything, &decoding) { _ = settings(of: found, &decoding) }
    }
  }
}

extension String {
  /// The prefix of a kit's names: the initial capitals without the last, which begins a word; empty
  /// if fewer than two remain.
  fileprivate var kitPrefix: Substring {
    let capitals = prefix { $0.isUppercase }
    return capitals.count > 2 ? capitals.dropLast() : ""
  }
}
