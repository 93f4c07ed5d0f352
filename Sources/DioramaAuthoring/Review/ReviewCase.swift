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
  package var themes: (recorded: [UInt8], now: [UInt8]) { declared?.themes ?? ([], []) }

  /// Whether the pending snapshot is the theme file.
  package var isTheme: Bool { declared?.isTheme(path) ?? false }

  /// The changes that are not decided yet, from top to bottom; empty if nothing is recorded, or if
  /// they are unknown.
  var changes: [SnapshotChange] {
    let changes = verdict?.changes(in: diff) ?? []
    return changes.filter { !pending.rejectedChanges.contains($0.id) }
  }

  /// Returns whether it has all changes with some ids, of which there is at least one.
  package func has(_ changes: some Collection<String>) -> Bool {
    !changes.isEmpty && Set(verdict?.changes(in: diff).map(\.id) ?? []).isSuperset(of: changes)
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

  /// Rejects the pending snapshot, or only some of its changes; the recorded snapshot is unchanged.
  ///
  /// - Parameter changes: the ids of the only changes to reject; nil for all.
  package func reject(only changes: Set<String>? = nil) -> Result {
    if changes != nil, verdict == nil { return outdated }
    do throws(FileSystem.Failure) {
      try store.reject(pending, only: changes, reading: PendingSourceReader(store.project))
      return changes == nil ? rejected : .done("rejected \(Self.part(changes)) of \(id)")
    } catch {
      return failed(error, "rejected")
    }
  }

  /// A case, and what is accepted of it.
  package struct Acceptance {
    /// The case.
    package let one: ReviewCase
    /// The ids of the only changes to accept; nil for all.
    package let changes: Set<String>?

    /// Accepts a case, or only some of its changes.
    package init(_ one: ReviewCase, only changes: Set<String>? = nil) {
      (self.one, self.changes) = (one, changes)
    }
  }

  /// Accepts some cases, those of each project together.
  ///
  /// - Returns: the result for each case.
  package static func accept(_ all: [Acceptance]) -> [Result] {
    var results = all.map(\.one.outdated)
    let projects = Dictionary(grouping: all.indices) { all[$0].one.store.project.root }
    for numbers in projects.values {
      let wanted = numbers.filter { !all[$0].one.isUnwanted }
      guard let store = wanted.first.map({ all[$0].one.store }) else { continue }
      let parts = Dictionary(
        wanted.compactMap { number in all[number].changes.map { (all[number].one.pending.path, $0) }
        },
        uniquingKeysWith: { $0.union($1) })
      let outcomes = store.accept(
        wanted.map { all[$0].one.pending }, only: parts,
        reading: PendingSourceReader(store.project))
      for (number, outcome) in zip(wanted, outcomes) {
        results[number] = all[number].one.result(of: outcome, only: all[number].changes)
      }
    }
    return results
  }

  /// Returns the case as it is pending now, after a decision about some of its changes; nil if
  /// nothing is pending.
  package func reread() -> ReviewCase? {
    store.pending(at: pending.path).map {
      ReviewCase(
        $0, in: store, declared: declared, tool: tool, reading: PendingSourceReader(store.project))
    }
  }
}
