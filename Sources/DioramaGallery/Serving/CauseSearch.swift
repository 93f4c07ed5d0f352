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
      return owners[finding.number].flatMap { ChangeCauses.Evidence(finding, of: $0) }
    }
    return Dictionary(
      changes.flatMap { change in
        change.group.changes.map { (Self.key(of: $0, in: change), causes[$0.id] ?? []) }
      }, uniquingKeysWith: { $1 })
  }

  /// Returns the keys of the parts of a change.
  static func keys(of change: TestChanges.Change) -> [String] {
    change.group.changes.map { key(of: $0, in: change) }
  }

  /// Returns the key of a part of a change: it is the same as long as none of its screens ran
  /// again.
  static func key(of part: SnapshotChange, in change: TestChanges.Change) -> String {
    "\(part.id) \(change.findings.map(\.number))"
  }
}
