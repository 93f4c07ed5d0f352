import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem

/// What is to become of a proposal.
package enum ReviewDecision {
  case accept, reject
}

/// A proposal, with the project that it is for.
package struct ReviewCase: Equatable {
  package let store: PendingSnapshots
  package let pending: PendingSnapshot
  /// What the project's screens want by now.
  private let declared: DeclaredSnapshots?
  private let tool: String
  private let state: PendingSnapshots.State
  /// How the proposal stands to what is recorded; nil where that cannot be said.
  package let verdict: SnapshotVerdict?
  /// What accepting would change; nil where it cannot be said.
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

  /// How the snapshot stands to what is recorded now.
  package var status: SnapshotVerdict.Status {
    if pending.shown == nil { return .orphaned }
    return FileSystem.exists(path) ? .differs : .missing
  }

  /// What sort of thing differs; none where that cannot be said.
  package var kinds: [DifferenceKind] { verdict?.kinds ?? [] }

  /// What happened to the recorded snapshot, and what to do about it.
  package var explanation: [String] { verdict?.explanation() ?? [] }

  /// The colours of what the screen showed, which is run once more for them; none where it shows
  /// something else by now, or no screen of YAML has the snapshot.
  package func coloredRuns() -> [ColoredRun] {
    guard let shown = pending.shown, let declared else { return [] }
    return declared.coloredRuns(of: path, shown: shown)
  }

  /// What names of colours stood for when that was recorded, and by now, as the project's file of
  /// them has it.
  package var themes: (recorded: [UInt8], now: [UInt8]) {
    let now = declared?.theme ?? []
    return (declared?.recordedTheme ?? now, now)
  }

  /// Whether it is about that file.
  package var isTheme: Bool { declared?.isTheme(path) ?? false }

  /// What differs and is not accepted yet, from top to bottom; none where nothing is recorded, or it
  /// cannot be said.
  var changes: [SnapshotChange] {
    guard verdict?.status == .differs else { return [] }
    if verdict?.isInvisible == true { return [SnapshotChange(lines: explanation)] }
    let changes = diff?.changes.map(\.change) ?? []
    return changes.filter { !pending.acceptedChanges.contains($0.id) }
  }

  /// What tells where its changes come from.
  var evidence: ChangeCauses.Evidence? {
    // What somebody did to the file has no cause in YAML.
    guard let shown = pending.shown, let diff, verdict?.fault == nil else { return nil }
    return declared?.evidence(of: path, shown: shown, diff)
  }

  /// The files that the screen is made from and that were changed since the test.
  package var changedSources: [String] {
    if case .stale(let paths) = state { paths } else { [] }
  }

  /// Whether something is otherwise than when the test ran.
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

  /// What to know before a decision about it; empty where there is nothing.
  package var note: String {
    if state == .done { return " (done already)" }
    if !changedSources.isEmpty { return " (its sources changed since the test)" }
    return isOutdated ? " (\(Self.changed))" : ""
  }

  /// One line about it.
  package var headline: String {
    switch status {
    case .orphaned: return "left over  \(path) belongs to no screen\(note)"
    case .missing: return "missing  \(id) has no \(path)\(note)"
    default: return "differs  \(id)\(kinds.messageSuffix)\(note)"
    }
  }

  private static let changed = "changed since the test"

  /// What came of a decision, in a line.
  package enum Result {
    /// It was done.
    case done(String)
    /// Nothing was done, since something was changed since the test.
    case changed(String)
    /// It could not be done.
    case failed(String)
  }

  /// Keeps what is recorded.
  package func reject() -> Result {
    do throws(FileSystem.Failure) {
      try store.reject(pending)
      return .done("rejected \(id); \(path) is as it was")
    } catch {
      return failure(error, "rejected")
    }
  }

  /// Keeps in mind that some of its changes are accepted, while it waits for the others.
  ///
  /// - Returns: what went wrong; nil where nothing did.
  package func mark(accepted changes: Set<String>) -> Result? {
    do {
      try store.mark(accepted: changes, of: pending)
      return nil
    } catch {
      return failure(error, "accepted in part")
    }
  }

  /// Accepts some cases, those of each project together.
  ///
  /// - Returns: what came of each.
  package static func accept(_ cases: [ReviewCase]) -> [Result] {
    var results = cases.map { Result.changed($0.words(ofChange: changed)) }
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

  private func result(
    of outcome: Swift.Result<PendingSnapshots.State, FileSystem.Failure>
  ) -> Result {
    switch outcome {
    case .success(.open):
      return .done("accepted \(id): \(pending.shown == nil ? "deleted" : "wrote") \(path)")
    case .success(.done): return .done("accepted \(id): \(path) was so already")
    case .success(.changed): return .changed(words(ofChange: Self.changed))
    case .success(.stale(let sources)):
      let root = store.project.root
      let named = sources.prefix(2).map { "\(root)/\($0)".withoutDot }.joined(separator: ", ")
      let more = sources.count > 2 ? " and \(sources.count - 2) more" : ""
      return .changed(
        "\(path): error: the sources changed since the test (\(named)\(more)), so nothing is "
          + "written; run '\(tool) test' again")
    case .success(.unreadable(let reason)):
      return .failed("\(path): error: the snapshot cannot be read: \(reason)")
    case .failure(let error): return failure(error, "accepted")
    }
  }

  private func words(ofChange change: String) -> String {
    "\(path): error: this was \(change), so nothing is written; "
      + "run '\(tool) test' again, and look at what differs now"
  }

  private func failure(_ error: FileSystem.Failure, _ verb: String) -> Result {
    .failed("\(path): error: '\(id)' cannot be \(verb): \(error); it still waits")
  }
}
