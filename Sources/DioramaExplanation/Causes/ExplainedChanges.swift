import Diorama

extension TestChanges {
  /// Creates the changes of a test, each only once, with their causes.
  package init(explaining run: TestRun, of projects: LoadedProjects) {
    var owners: [Int: ScreenSuite] = [:]
    for (part, project) in zip(run.parts, projects.suites) {
      for finding in part.findings where finding.status == .differs {
        owners[finding.number] = project
      }
    }
    self.init(explaining: run.result) { owners[$0.number] }
  }

  /// Creates the changes of a result, each only once, with their causes.
  ///
  /// - Parameters:
  ///   - result: the result.
  ///   - owner: returns the project of a finding; nil to find no cause.
  package init(explaining result: TestResult, _ owner: (TestFinding) -> ScreenSuite?) {
    self.init(result)
    if changes.isEmpty { return }
    let differing = result.notPassed.filter { $0.status == .differs }
    var finder = ChangeCauses()
    let causes = finder.causes(of: changes.map(\.group)) { member in
      let finding = differing[member]
      guard let suite = owner(finding), let screen = finding.screen,
        // A fault of the file has no cause in YAML.
        finding.verdict.fault == nil, let shown = finding.verdict.shown, let diff = finding.diff
      else { return nil }
      return ChangeCauses.Evidence(
        suite: suite, file: screen.path, name: screen.name, shown: shown, diff: diff)
    }
    addThemes { owner($0)?.themes }
    addCauses(causes.merging(causesInPalettes(owner)) { known, _ in known })
  }

  /// Returns the places that set changed values of colors and fonts, by the ids of changes. A value
  /// that the kit or Swift code sets has no such place.
  private func causesInPalettes(
    _ owner: (TestFinding) -> ScreenSuite?
  ) -> [String: [ChangeCause]] {
    var causes: [String: [ChangeCause]] = [:]
    for change in changes {
      guard case .theme = change.example.verdict.owner, change.example.verdict.fault == nil,
        let origins = owner(change.example)?.palette.origins
      else { continue }
      let names = change.patch.filter { $0.kind == .added }
        .map { String($0.text.dropFirst().prefix { $0 != " " }) }
      let found = names.compactMap { origins[$0] }
        .map { ChangeCause(key: $0.key, place: $0.place) }
      if !found.isEmpty { causes[change.id] = found }
    }
    return causes
  }
}
