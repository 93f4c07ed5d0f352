import DioramaKit
import DioramaSystem
import YAML

/// What came of one screen of a test, or of a snapshot that no screen has.
package struct TestFinding: Sendable {
  /// Its place among those of a whole test, from 0: all screens that were asked for, then the snapshots
  /// that no screen has.
  package internal(set) var number: Int
  /// The screen, without the text of its file; nil for a snapshot that none has.
  package let screen: ScreenHeading?
  /// How it stands to what is recorded.
  package internal(set) var verdict: SnapshotVerdict
  /// Whether it makes the test fail.
  package internal(set) var fails: Bool
  /// What turns the recorded snapshot into what is shown.
  package internal(set) var diff: UnifiedDiff?
  /// What to type so that the next test passes.
  package internal(set) var acceptCommand: String?
  /// How long the screen took.
  package let duration: Duration
  /// What was wrong with the screen.
  package let diagnostics: Diagnostics
  /// Of a missing snapshot the path of the left-over one that it was, but for its name.
  package internal(set) var movedFrom: String?
  /// Of a left-over snapshot the path of the missing one that it should be.
  package internal(set) var movedTo: String?
  /// What waits for a decision after the test.
  package internal(set) var pending: PendingSnapshot?

  package init(
    number: Int = 0, screen: ScreenHeading?, verdict: SnapshotVerdict, fails: Bool,
    acceptCommand: String? = nil, duration: Duration = .zero,
    diagnostics: Diagnostics = Diagnostics(),
    pending: PendingSnapshot? = nil
  ) {
    self.number = number
    self.screen = screen
    self.verdict = verdict
    self.fails = fails
    self.acceptCommand = acceptCommand
    self.duration = duration
    self.diagnostics = diagnostics
    self.pending = pending
    diff = verdict.status == .differs ? verdict.diff() : nil
  }

  /// How the snapshot stands.
  package var status: SnapshotVerdict.Status { verdict.status }
  /// The path of the snapshot.
  package var snapshotPath: String { verdict.path }
  /// Whether nothing is known but that it failed.
  package var failedWithoutDiagnostics: Bool { status == .failed && diagnostics.isEmpty }
  /// The screen's name, else the snapshot's path.
  package var name: String { screen?.name ?? snapshotPath }

  /// What is wrong, in one line that follows the status; empty when nothing is.
  package var summary: String {
    let only = fails ? "" : " (only a warning)"
    switch status {
    case .passed, .failed: return name
    case .differs: return name + verdict.kinds.messageSuffix
    case .missing:
      if let movedFrom {
        return "\(name) shows what \(movedFrom.withoutDot) holds, but for the name\(only)"
      }
      if case .theme = verdict.owner {
        return "there is no \(verdict.path) for the names in 'styles'"
      }
      let owner = screen == nil ? "\(verdict.name), which a Swift test builds," : name
      return "\(owner) has no \(snapshotPath.withoutDot)\(only)"
    case .orphaned:
      if let movedTo {
        return "\(snapshotPath) is what \(movedTo.withoutDot) should be, but for the name\(only)"
      }
      if case .theme = verdict.owner {
        return "\(snapshotPath) is about the names in 'styles', which no screen shows\(only)"
      }
      return "\(snapshotPath) belongs to no screen\(only)"
    case .deleted: return "\(snapshotPath), which belonged to no screen"
    }
  }
}

/// What came of a test, as reports show it.
package struct TestResult: Sendable {
  /// What came of a project.
  package struct Part: Sendable {
    /// The path that the project was found by.
    package let argument: String
    /// What came of its screens, and of snapshots that none of them has.
    package internal(set) var findings: [TestFinding]
    /// How long its screens took.
    package let duration: Duration

    package init(argument: String, findings: [TestFinding], duration: Duration) {
      self.argument = argument
      self.findings = findings
      self.duration = duration
    }
  }

  /// The name of the command that tested.
  package let tool: String
  /// What came of each project.
  package private(set) var parts: [Part]
  /// What was wrong with the files, whatever came of the screens.
  package let fileProblems: Diagnostics
  /// What was wrong besides.
  package let otherProblems: Diagnostics
  /// What a command that records is told about the same screens; nil where it cannot be told.
  package var recording: Recording?

  /// What a command that records is told.
  package struct Recording: Sendable {
    /// The options and paths that choose the same screens, shown the same.
    package let selectionOptions: [String]
    /// The options among them that set what screens are shown on.
    package let device: [String]
  }

  /// A result that is put together.
  package init(
    tool: String, parts: [Part], fileProblems: Diagnostics,
    otherProblems: Diagnostics = Diagnostics()
  ) {
    self.tool = tool
    self.parts = parts
    self.fileProblems = fileProblems
    self.otherProblems = otherProblems
  }

  /// All findings, project by project.
  package var findings: some Collection<TestFinding> { parts.lazy.flatMap(\.findings) }

  /// Those of them that did not pass.
  package var notPassed: [TestFinding] {
    parts.flatMap { $0.findings.filter { $0.status != .passed } }
  }

  /// All that was wrong.
  package var diagnostics: Diagnostics {
    var all = fileProblems
    for finding in findings where !finding.diagnostics.isEmpty {
      all.append(contentsOf: finding.diagnostics)
    }
    all.append(contentsOf: otherProblems)
    return all
  }

  /// What to type to accept all findings together; nil where that is said of the only one, or cannot
  /// be said.
  package var acceptAllCommand: String? {
    guard let recording else { return nil }
    let own = findings.filter {
      $0.acceptCommand != nil && $0.movedTo == nil && ($0.screen != nil || $0.status == .orphaned)
    }
    if own.count < 2 { return nil }
    let writes = own.contains { $0.screen != nil }
    let deletes = own.contains { $0.status == .orphaned }
    return ShellWords.line(
      [tool, "record", "--mode", writes ? "failed" : "missing"]
        + (deletes ? ["--obsolete", "delete"] : []) + recording.selectionOptions)
  }

  /// Finds the screens that were renamed, once all findings are known.
  package mutating func markRenames() {
    for index in parts.indices { parts[index].markRenames(tool, recording?.device ?? []) }
  }

  /// How many there are of each, such as `3 passed, 1 differs`.
  package var summary: String {
    let kept = findings.filter { $0.movedFrom == nil && $0.movedTo == nil }
    let counts = Dictionary(grouping: kept, by: \.status).mapValues(\.count)
    let moved = findings.count { $0.movedFrom != nil }
    let rest =
      SnapshotVerdict.Status.allCases.dropFirst().compactMap { status in
        counts[status].map { "\($0) \(status.rawValue)" }
      } + (moved > 0 ? ["\(moved) renamed"] : [])
    let passed = counts[.passed] ?? 0
    return (["\(passed) passed"] + rest).joined(separator: ", ")
  }
}
