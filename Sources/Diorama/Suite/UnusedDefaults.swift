import DioramaKit
import YAML

extension ScreenSuite {
  /// Returns warnings for the network failures in the project's file that no screen triggers.
  func unusedFailures(besides used: Set<Mark>) -> Diagnostics {
    var problems = Diagnostics()
    func visit(_ node: Node) {
      for item in Array(node.items) + node.entries.map(\.value) { visit(item) }
      let failures = node[ScreenKey.networkName]?["failures"].map { Array($0.items) } ?? []
      for name in failures.compactMap({ $0["request"] }) where !used.contains(name.place.start) {
        problems.append(UnusedFailure.diagnostic(inProjectFile: name))
      }
    }
    configuration.root.map(visit)
    return configuration.rules.applied(to: problems, isUsable: true)
  }

  /// Returns warnings for the project's defaults for parts, parameters and properties that fit no
  /// screen.
  ///
  /// - Parameter fitting: the keys of the defaults that fit any screen of the project.
  package func unusedDefaults(fitting: Set<String>) -> Diagnostics {
    var problems = Diagnostics()
    guard let root = configuration.root else { return problems }
    let types = TypeResolver(registry, project: configuration, screen: nil)
    let decoding = Decoding(files: project.files, commandName: registry.commandName)
    let reported = projectProblems.sorted.filter { $0.code == .unusedDefault }.map(\.place)
    for entry in root.entries {
      let name = registry.currentName(of: entry.key) ?? entry.key.text
      let owners = registry.entries(of: .viewController).filter { owner in
        owner.initializer?.names.contains(name) ?? false
          || owner.properties.fields.contains { $0.name == name }
          || owner.slots.contains { slot in
            slot.name == name && types.fits(entry.value, TypeRequirement(slot), decoding)
          }
      }
      let isReported = reported.contains { place in
        place.start >= entry.key.place.start && place.end <= entry.value.place.end
      }
      if owners.isEmpty || isReported || fitting.contains(name) || CoreKey.all.contains(name)
        || registry.keyNames.contains(name)
      {
        continue
      }
      problems.append(.unusedDefault(entry.key, of: owners.map(\.name)))
    }
    return configuration.rules.applied(to: problems, isUsable: true)
  }
}
