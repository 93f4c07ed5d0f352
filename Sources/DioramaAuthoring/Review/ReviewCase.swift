import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem

/// A decision about a pending snapshot.
package enum ReviewDecision {
  case accept, reject
}

/// A pending snapshot, with its project.
package struct ReviewCase: Equatable {
  package let store: PendingSnapshots
  package let pending: PendingSnapshot
  /// The snapshots that the project's screens have now.
  private let declared: DeclaredSnapshots?
  let tool: String
  let state: PendingSnapshots.State
  /// The comparison with what is recorded; nil if it is unknown.
  package let verdict: SnapshotVerdict?
  /// The change if the snapshot is accepted; nil if it is unknown.
  package let diff: UnifiedDiff?

  init(
    _ pending: PendingSnapshot, in store: PendingSnapshots, declared: DeclaredSnapshots?,
    tool: String,
    reading reader: PendingSourceReader
  ) {
    self.store = store
    self.pending = pending
    self.declared = declared
    self.tool = tool
    state = store.state(of: pending, reading: reader)
    verdict = store.verdict(on: pending, state)
    diff = verdict?.diff()
  }

  package static func == (one: ReviewCase, other: ReviewCase) -> Bool {
    one.path == other.path && one.pending == other.pending
  }

  package var id: String { pending.id }
  /// The path of the snapshot.
  package var path: String { store.snapshotPath(of: pending) }

  /// The status of the snapshot compared with what is recorded now.
  package var status: SnapshotVerdict.Status {
    if pending.shown == nil { return .orphaned }
    return FileSystem.exists(path) ? .differs : .missing
  }

  /// The kinds of the difference; empty if they are unknown.
  package var kinds: [DifferenceKind] { verdict?.kinds ?? [] }

  /// The explanation of the difference, and how to fix it.
  package var explanation: [String] { verdict?.explanation() ?? [] }

  /// Runs the screen again, and returns the colors of what it showed. They are empty if it shows
  /// something else now, or if no screen of YAML has the snapshot.
  package func coloredRuns() -> [ColoredRun] {
    guard let shown = pending.shown, let declared else { return [] }
    return declared.coloredRuns(of: path, shown: shown)
  }

  /// The content of the project's theme file: as it is recorded, and as it would be now.
  package var themes: (recorded: [UInt8], now: [UInt8]) {
    let now = declared?.theme ?? []
    return (declared?.recordedTheme ?? now, now)
  }

  /// Whether the pending snapshot is the theme file.
  package var isTheme: Bool { declared?.isTheme(path) ?? false }

  /// The changes that are not accepted yet, from top to bottom; empty if nothing is recorded, or if
  /// they are unknown.
  var changes: [SnapshotChange] {
    guard verdict?.status == .differs else { return [] }
    if verdict?.isInvisible == true { return [SnapshotChange(lines: explanation)] }
    let changes = diff?.changes.map(\.change) ?? []
    return changes.filter { !pending.acceptedChanges.contains($0.id) }
  }

  /// The evidence for the causes of its changes.
  var evidence: ChangeCauses.Evidence? {
    // A fault of the file has no cause in YAML.
    guard let shown = pending.shown, let diff, verdict?.fault == nil else { return nil }
    return declared?.evidence(of: path, shown: shown, diff)
  }

  /// The files that the screen is made from and that changed since the test.
  package var changedSources: [String] {
    if case .stale(let paths) = state { paths } else { [] }
  }

  /// Whether something changed since the test.
  package var isOutdated: Bool {
    switch state {
    case .changed, .stale: true
    case .open, .done, .unreadable: isUnwanted
    }
  }

  private var isUnwanted: Bool {
    guard let declared else { return false }
    return pending.shown == nil ? !declared.isOrphaned(path) : !declared.mayContain(path)
  }

  /// The result of a decision, in a line.
  package enum Result {
    /// The decision was carried out.
    case done(String)
    /// Nothing was done, since something changed after the test.
    case changed(String)
    /// The decision could not be carried out.
    case failed(String)
  }

  /// Rejects the pending snapshot; the recorded snapshot is unchanged.
  package func reject() -> Result {
    do throws(FileSystem.Failure) {
      try store.reject(pending)
      return rejected
    } catch {
      return failed(error, "rejected")
    }
  }

  /// Marks some of its changes as accepted; the others stay pending.
  ///
  /// - Returns: the failure; nil for success.
  package func mark(accepted changes: Set<String>) -> Result? {
    do {
      try store.mark(accepted: changes, of: pending)
      return nil
    } catch {
      return failed(error, "partially accepted")
    }
  }

  /// Accepts some cases, those of each project together.
  ///
  /// - Returns: the result for each case.
  package static func accept(_ cases: [ReviewCase]) -> [Result] {
    var results = cases.map(\.outdated)
    let projects = Dictionary(grouping: cases.indices) { cases[$0].store.project.root }
    for numbers in projects.values {
      let wanted = numbers.filter { !cases[$0].isUnwanted }
      guard let store = wanted.first.map({ cases[$0].store }) else { continue }
      let outcomes = store.accept(
        wanted.map { cases[$0].pending }, reading: PendingSourceReader(store.project))
      for (number, outcome) in zip(wanted, outcomes) {
        results[number] = cases[number].result(of: outcome)
      }
    }
    return results
  }
}
