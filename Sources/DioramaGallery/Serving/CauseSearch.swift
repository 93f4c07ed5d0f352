import Diorama
import DioramaAuthoring

/// A search for the causes of some changes.
struct CauseSearch {
  /// The changes.
  let changes: [TestChanges.Change]
  /// The findings that differ; the changes refer to them by index.
  let differing: [TestFinding]
  /// The projects of findings, by the findings' numbers.
  let owners: [Int: ScreenSuite]

  /// Returns the causes, by the keys of the changes. Runs one screen of each change again.
  func causes() -> [String: [ChangeCause]] {
    var finder = ChangeCauses()
    let causes = finder.causes(of: changes.map(\.group)) { member in
      let finding = differing[member]
      guard let suite = owners[finding.number], let screen = finding.screen,
        finding.verdict.fault == nil, let shown = finding.verdict.shown, let diff = finding.diff
      else { return nil }
      return ChangeCauses.Evidence(
        suite: suite, file: screen.path, name: screen.name, shown: shown, diff: diff)
    }
    return Dictionary(
      changes.map { (Self.key(of: $0), causes[$0.id] ?? []) }, uniquingKeysWith: { $1 })
  }

  /// Returns the key of a change: it is the same as long as none of its screens ran again.
  static func key(of change: TestChanges.Change) -> String {
    "\(change.id) \(change.findings.map(\.number))"
  }
}
