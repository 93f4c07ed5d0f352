import Diorama
import DioramaAuthoring
import DioramaSystem
import Testing

/// Shows a verdict as a test's failure, and records the snapshot where the mode says so.
struct SnapshotAssertion {
  let verdict: SnapshotVerdict
  /// What the screen shows.
  let snapshot: [UInt8]
  let store: SnapshotStore
  let decision: RecordDecision
  let checker: ScreenChecker
  /// The project and the file that declare the screen; nil where Swift code builds it.
  var source: (suite: ScreenSuite, file: String)?

  private var name: String { verdict.name }
  private var snapshotPath: String { checker.displayPath(verdict.path) }
  private var shown: ScreenFailure.Attachment {
    ("\(name).shown.txt", String(decoding: snapshot, as: UTF8.self))
  }
  /// Whether Swift code builds the screen, so that a list must know of it.
  private var isBuilt: Bool { verdict.owner == .built(name) }

  /// What keeps the test from passing; nil when nothing does.
  func failure() -> ScreenFailure? {
    switch verdict.status {
    case .passed: return isBuilt ? failureIfUnlisted() : nil
    case .missing: return missing()
    case .differs: return different()
    case .failed, .orphaned, .deleted:
      let what =
        "the snapshot of \(name) at \(snapshotPath) cannot be read: \(verdict.readFailure ?? "")"
      guard writes(.different) else { return ScreenFailure(message: what, attachments: [shown]) }
      return recordAndReport(what, [shown])
    }
  }

  private func missing() -> ScreenFailure? {
    guard writes(.missing) else {
      let what = "\(name) has no snapshot at \(snapshotPath)"
      return ScreenFailure(message: "\(what)\n\(advice(.missing))", attachments: [shown])
    }
    return recordAndReport("\(name) had no snapshot", [shown])
  }

  private func different() -> ScreenFailure? {
    let isWritten = writes(.different)
    let diff = verdict.diff(as: snapshotPath)
    let attachments = [(name: "\(name).diff", text: diff?.text ?? ""), shown]
    var lines = verdict.explanation(of: "the snapshot of \(name)")
    if lines.isEmpty {
      lines = [
        "\(name) \(isWritten ? "differed" : "differs") from its snapshot\(verdict.kinds.messageSuffix)"
      ]
    }
    if let diff, !verdict.isInvisible { lines += causes(of: diff) + [""] + diffLines(diff) + [""] }
    if isWritten { return recordAndReport(lines.joined(separator: "\n"), attachments) }
    lines.append(advice(.failed))
    return ScreenFailure(message: lines.joined(separator: "\n"), attachments: attachments)
  }

  /// The patch with each change once, wherever in the snapshot it is.
  private func diffLines(_ diff: UnifiedDiff) -> [String] {
    let (shown, repeated) = diff.linesOmittingRepeats(context: 3)
    var lines = shown.map(\.text)
    if repeated > 0 {
      lines.append("and the same in \(repeated) more place\(repeated == 1 ? "" : "s")")
    }
    return lines
  }

  /// Where the changes come from, as far as values of YAML know it.
  private func causes(of diff: UnifiedDiff) -> [String] {
    guard let source else { return [] }
    let groups = ChangeGroups([diff.changes.map(\.change)]).groups
    var finder = ChangeCauses()
    let causes = finder.causes(of: groups) { _ in
      ChangeCauses.Evidence(
        suite: source.suite, file: source.file, name: name, shown: snapshot, diff: diff)
    }
    let texts = groups.flatMap { causes[$0.id] ?? [] }.map(\.text)
    guard !texts.isEmpty else { return [] }
    return ["cause\(texts.count > 1 ? "s" : ""): \(texts.joined(separator: "; "))"]
  }

  /// The screen shows what is recorded, and yet the command would call the file left over.
  private func failureIfUnlisted() -> ScreenFailure? {
    if (try? store.swiftScreens())?.contains(name) == true { return nil }
    let list = checker.displayPath(store.swiftListPath)
    if writes(.missing) { return recordAndReport("\(name) was not on the list \(list)", []) }
    return ScreenFailure(
      message: """
        \(name) is not on the list \(list), so its snapshot would be called left over
        \(advice(.missing))
        """)
  }

  // MARK: Recording

  private func writes(_ difference: RecordMode.Difference) -> Bool {
    let only = checker.environment[SnapshotVerdict.screenVariable] ?? ""
    return (only.isEmpty || only == name) && decision.mode.writes(difference)
  }

  /// Records the snapshot, and says so after what was wrong before.
  private func recordAndReport(
    _ what: String, _ attachments: [ScreenFailure.Attachment]
  ) -> ScreenFailure? {
    do throws(FileSystem.Failure) {
      // The list first: a name too many is told, a snapshot too many looks like somebody else's.
      if isBuilt { try store.declareSwiftScreen(name) }
      try store.record(snapshot, at: verdict.path, replacing: verdict.expectation)
    } catch {
      return ScreenFailure(
        message: """
          \(what)
          \(snapshotPath) cannot be written: \(error); what stood there still does
          """, attachments: attachments)
    }
    if decision.passesAfterWriting { return nil }
    return ScreenFailure(
      message: """
        \(what)
        recorded now: look at \(snapshotPath), and run the test again
        """, attachments: attachments)
  }

  /// What accepts the snapshot, at the end of a failure: a mode that would write it.
  private func advice(_ mode: RecordMode) -> String {
    let isOneOfMany = Test.Case.current?.isParameterized ?? true
    let command = SnapshotVerdict.swiftTest(
      recording: mode.rawValue, only: isOneOfMany ? name : nil, filter: checker.site.filter)
    switch decision.origin {
    case .continuousIntegration(let value):
      return "nothing is written while CI is '\(value)'\nto accept, at a desk: \(command)"
    case .code:
      return "to accept: say record: .\(mode.rawValue) in the code, which says "
        + ".\(decision.mode.rawValue), and run the test"
    case .variable, .standard: return "to accept: \(command)"
    }
  }
}
