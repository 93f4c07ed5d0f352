import Diorama
import DioramaAuthoring

/// Where some changes come from, as somebody has to find out.
struct CauseSearch {
  /// The changes.
  let changes: [TestChanges.Change]
  /// The findings that differ, as the changes number them.
  let differing: [TestFinding]
  /// The projects of findings, by their numbers.
  let owners: [Int: ScreenSuite]

  /// The causes, by what the changes are and of what: one of their screens is run once more for it.
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

  /// A change of the same screens, none of which was run since.
  static func key(of change: TestChanges.Change) -> String {
    "\(change.id) \(change.findings.map(\.number))"
  }
}
