import Diorama
import DioramaAuthoring
import DioramaSystem
import Testing

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

  private var name: String { verdict.name }
  private var snapshotPath: String { checker.displayPath(verdict.path) }
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

  /// Returns the patch with each distinct change once.
  private func diffLines(_ diff: UnifiedDiff) -> [String] {
    let (shown, repeated) = diff.linesOmittingRepeats(context: 3)
    var lines = shown.map(\.text)
    if repeated > 0 {
      lines.append("and the same in \(repeated) more place\(repeated == 1 ? "" : "s")")
    }
    return lines
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
    let texts = groups.flatMap { causes[$0.id] ?? [] }.map(\.text)
    guard !texts.isEmpty else { return [] }
    return ["cause\(texts.count > 1 ? "s" : ""): \(texts.joined(separator: "; "))"]
  }

  /// The screen shows what is recorded, but the command would report the snapshot as orphaned.
  private func failureIfUnlisted() -> ScreenFailure? {
    if (try? store.swiftScreens())?.contains(name) == true { return nil }
    let list = checker.displayPath(store.swiftListPath)
    if writes(.missing) { return recordAndReport("\(name) was not in the list \(list)", []) }
    return ScreenFailure(
      message: """
        \(name) is not in the list \(list), so its snapshot would be reported as orphaned
        \(advice(.missing))
        """)
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
        message: """
          \(what)
          \(snapshotPath) cannot be written: \(error); the file is unchanged
          """, attachments: attachments)
    }
    if decision.passesAfterWriting { return nil }
    return ScreenFailure(
      message: """
        \(what)
        recorded now: review \(snapshotPath), and run the test again
        """, attachments: attachments)
  }

  /// Returns the last lines of a failure: how to accept the snapshot, with a mode that writes it.
  private func advice(_ mode: RecordMode) -> String {
    let isOneOfMany = Test.Case.current?.isParameterized ?? true
    let command = SnapshotVerdict.swiftTest(
      recording: mode.rawValue, only: isOneOfMany ? name : nil, filter: checker.site.filter)
    switch decision.origin {
    case .continuousIntegration(let value):
      return "nothing is written while CI is '\(value)'\nto accept, outside of CI: \(command)"
    case .code:
      return "to accept: set record: .\(mode.rawValue) in the code instead of "
        + ".\(decision.mode.rawValue), and run the test"
    case .variable, .standard: return "to accept: \(command)"
    }
  }
}
