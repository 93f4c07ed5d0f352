import Diorama
import DioramaExplanation
import DioramaSystem

/// Reports a verdict as a test's failure, and records the snapshot if the mode allows it.
struct SnapshotAssertion {
  let verdict: SnapshotVerdict
  /// The snapshot of what the screen shows now.
  let snapshot: [UInt8]
  let store: SnapshotStore
  let decision: RecordDecision
  let checker: ScreenChecker
  /// The project and the file that declare the screen; nil if Swift code builds it.
  var source: (suite: ScreenSuite, file: String)?

  var name: String { verdict.name }
  var snapshotPath: String { checker.displayPath(verdict.path) }
  private var shown: ScreenFailure.Attachment {
    ("\(name).shown.txt", String(decoding: snapshot, as: UTF8.self))
  }
  /// Whether Swift code builds the screen, so that the list of such screens must name it.
  private var isBuilt: Bool { verdict.owner == .built(name) }

  /// Returns why the test fails; nil if it passes.
  func failure() -> ScreenFailure? {
    switch verdict.status {
    case .passed: return isBuilt ? failureIfUnlisted() : nil
    case .missing: return missing()
    case .differs: return different()
    case .failed, .orphaned, .deleted:
      if writes(.different) { return recordAndReport(unreadableLine, [shown]) }
      return ScreenFailure(message: unreadableLine, attachments: [shown])
    }
  }

  private func missing() -> ScreenFailure? {
    if writes(.missing) { return recordAndReport(missingLine(isWritten: true), [shown]) }
    return ScreenFailure(
      message: "\(missingLine(isWritten: false))\n\(advice(.missing))", attachments: [shown])
  }

  private func different() -> ScreenFailure? {
    let isWritten = writes(.different)
    let diff = verdict.diff(as: snapshotPath)
    let attachments = [(name: "\(name).diff", text: diff?.text ?? ""), shown]
    var lines = verdict.explanation(of: "the snapshot of \(name)")
    if lines.isEmpty { lines = [differenceLine(isWritten: isWritten)] }
    if let diff, !verdict.isInvisible { lines += causes(of: diff) + [""] + diffLines(diff) + [""] }
    if isWritten { return recordAndReport(lines.joined(separator: "\n"), attachments) }
    lines.append(advice(.failed))
    return ScreenFailure(message: lines.joined(separator: "\n"), attachments: attachments)
  }

  /// Returns the patch without hunks that only repeat changes.
  private func diffLines(_ diff: UnifiedDiff) -> [String] {
    let (shown, omittedCount) = diff.part(showing: diff.changes.map(\.change))
    return shown.map(\.text) + (omittedCount > 0 ? [Self.repeatsLine(omittedCount)] : [])
  }

  /// Returns the causes of the changes, as far as values of YAML are known to cause them.
  private func causes(of diff: UnifiedDiff) -> [String] {
    guard let source else { return [] }
    let groups = ChangeGroups([diff.changes.map(\.change)]).groups
    var finder = ChangeCauses()
    let causes = finder.causes(of: groups) { _ in
      ChangeCauses.Evidence(
        suite: source.suite, file: source.file, name: name, shown: snapshot, diff: diff)
    }
    var known: Set<String> = []
    let texts = groups.flatMap(\.changes).flatMap { causes[$0.id] ?? [] }
      .filter { known.insert($0.id).inserted }.map(\.text)
    return texts.isEmpty ? [] : [Self.causesLine(texts)]
  }

  /// The screen shows what is recorded, but the command would report the snapshot as orphaned.
  private func failureIfUnlisted() -> ScreenFailure? {
    if (try? store.swiftScreens())?.contains(name) == true { return nil }
    if writes(.missing) { return recordAndReport(unlistedLine(isWritten: true), []) }
    return ScreenFailure(message: "\(unlistedLine(isWritten: false))\n\(advice(.missing))")
  }

  // MARK: Recording

  private func writes(_ difference: RecordMode.Difference) -> Bool {
    let only = checker.environment[SnapshotVerdict.screenVariable] ?? ""
    return (only.isEmpty || only == name) && decision.mode.writes(difference)
  }

  /// Records the snapshot. Returns a failure that reports it, unless the test passes after writing.
  private func recordAndReport(
    _ what: String, _ attachments: [ScreenFailure.Attachment]
  ) -> ScreenFailure? {
    do throws(FileSystem.Failure) {
      // Write the list first: an extra name is reported, but an extra snapshot looks orphaned.
      if isBuilt { try store.declareSwiftScreen(name) }
      try store.record(snapshot, at: verdict.path, replacing: verdict.expectation)
    } catch {
      return ScreenFailure(
        message: "\(what)\n\(unwrittenLine(error))", attachments: attachments)
    }
    if decision.passesAfterWriting { return nil }
    return ScreenFailure(message: "\(what)\n\(recordedLine)", attachments: attachments)
  }
}
