import DioramaKit
import DioramaSystem
import YAML

/// The result of a test for one screen, or for a snapshot that no screen has.
package struct TestFinding: Sendable {
  /// The index in the whole test, from 0: all selected screens, then the snapshots that no screen
  /// has.
  package internal(set) var number: Int
  /// The screen, without the text of its file; nil for a snapshot that no screen has.
  package let screen: ScreenHeading?
  /// The comparison with the recorded snapshot.
  package internal(set) var verdict: SnapshotVerdict
  /// Whether the finding makes the test fail.
  package internal(set) var fails: Bool
  /// The patch from the recorded snapshot to what is shown.
  package internal(set) var diff: UnifiedDiff?
  /// The command after which the next test passes.
  package internal(set) var acceptCommand: String?
  /// The time that the screen took.
  package let duration: Duration
  /// The problems of the screen.
  package let diagnostics: Diagnostics
  /// For a missing snapshot, the path of the orphaned one that equals it except for the name.
  package internal(set) var movedFrom: String?
  /// For an orphaned snapshot, the path of the missing one that it should become.
  package internal(set) var movedTo: String?
  /// The pending snapshot after the test.
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

  /// The status of the snapshot.
  package var status: SnapshotVerdict.Status { verdict.status }
  /// The path of the snapshot.
  package var snapshotPath: String { verdict.path }
  /// Whether it failed without a known reason.
  package var failedWithoutDiagnostics: Bool { status == .failed && diagnostics.isEmpty }
  /// The screen's name; without a screen, the snapshot's path.
  package var name: String { screen?.name ?? snapshotPath }

  /// The result in one line that follows the status; only the name if the screen passed or failed.
  package var summary: String {
    let only = fails ? "" : " (warning)"
    switch status {
    case .passed, .failed: return name
    case .differs: return name + verdict.kinds.messageSuffix
    case .missing:
      if let movedFrom {
        return "\(name) shows the content of \(movedFrom.withoutDot), except for the name\(only)"
      }
      if case .theme = verdict.owner {
        return "no \(verdict.path) with the values of the names in 'styles'"
      }
      let owner = screen == nil ? "\(verdict.name) (built by a Swift test)" : name
      return "\(owner) has no \(snapshotPath.withoutDot)\(only)"
    case .orphaned:
      if let movedTo {
        return "\(snapshotPath) matches \(movedTo.withoutDot), except for the name\(only)"
      }
      if case .theme = verdict.owner {
        return "\(snapshotPath) is unused: no screen shows 'styles'\(only)"
      }
      return "\(snapshotPath): no screen produces it\(only)"
    case .deleted: return "\(snapshotPath): no screen produced it"
    }
  }
}

/// The results of a test, as reports show them.
package struct TestResult: Sendable {
  /// The results of a project.
  package struct Part: Sendable {
    /// The path by which the project was found.
    package let argument: String
    /// The findings about its screens, and about snapshots that none of them has.
    package internal(set) var findings: [TestFinding]
    /// The time that its screens took.
    package let duration: Duration

    package init(argument: String, findings: [TestFinding], duration: Duration) {
      self.argument = argument
      self.findings = findings
      self.duration = duration
    }
  }

  /// The name of the command that tested.
  package let tool: String
  /// The results of each project.
  package private(set) var parts: [Part]
  /// The problems of the files.
  package let fileProblems: Diagnostics
  /// Other problems.
  package let otherProblems: Diagnostics
  /// The arguments of a command that records the same screens; nil if they are unknown.
  package var recording: Recording?

  /// The arguments of a command that records.
  package struct Recording: Sendable {
    /// The options and paths that select the same screens with the same output.
    package let selectionOptions: [String]
    /// The options among them that set how screens are shown.
    package let device: [String]
  }

  /// Creates a result from its parts.
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

  /// The findings that did not pass.
  package var notPassed: [TestFinding] {
    parts.flatMap { $0.findings.filter { $0.status != .passed } }
  }

  /// All problems.
  package var diagnostics: Diagnostics {
    var all = fileProblems
    for finding in findings where !finding.diagnostics.isEmpty {
      all.append(contentsOf: finding.diagnostics)
    }
    all.append(contentsOf: otherProblems)
    return all
  }

  /// The command that accepts all findings together; nil if there are fewer than two, or if the
  /// arguments are unknown.
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

  /// The command that prints the result in full.
  package var listCommand: [String] {
    let paths = ShellWords.operands(parts.map(\.argument))
    return [tool, "test", "--format", "json"] + (recording?.selectionOptions ?? paths)
  }

  /// Finds the renamed screens, after all findings are known.
  package mutating func markRenames() {
    for index in parts.indices { parts[index].markRenames(tool, recording?.device ?? []) }
  }

  /// The number of findings with each status, such as `3 passed, 1 differs`.
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
