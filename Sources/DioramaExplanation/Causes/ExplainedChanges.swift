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
      owner(differing[member]).flatMap { ChangeCauses.Evidence(differing[member], of: $0) }
    }
    addThemes { owner($0)?.themes }
    addCauses(causes)
  }
}

extension ChangeCauses.Evidence {
  /// Creates the evidence of a finding; nil for one whose changes have no cause in YAML.
  package init?(_ finding: TestFinding, of suite: ScreenSuite) {
    // A fault of the file has no cause in YAML.
    guard finding.verdict.fault == nil, let shown = finding.verdict.shown, let diff = finding.diff
    else { return nil }
    if case .theme = finding.verdict.owner {
      self.init(suite: suite, file: nil, name: finding.name, shown: shown, diff: diff)
    } else if let screen = finding.screen {
      self.init(suite: suite, file: screen.path, name: screen.name, shown: shown, diff: diff)
    } else {
      return nil
    }
  }
}
