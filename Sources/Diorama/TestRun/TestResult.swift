import DioramaKit
import DioramaSystem
import YAML

/// What came of one screen of a test, or of a snapshot that no screen has.
package struct TestFinding: Sendable {
  /// Its place among those of a whole test, from 0: all screens that were asked for, then the snapshots
  /// that no screen has.
  package internal(set) var number = 0
  /// The screen, without the text of its file; nil for a snapshot that none has.
  package let screen: ScreenHeading?
  /// How it stands to what is recorded.
  package internal(set) var verdict: SnapshotVerdict
  /// Whether it makes the test fail.
  package internal(set) var fails: Bool
  /// What turns the recorded snapshot into what is shown.
  package internal(set) var diff: UnifiedDiff?
  /// What to type so that the next test passes.
  package internal(set) var accept: String?
  /// How long the screen took.
  package internal(set) var duration = Duration.zero
  /// What was wrong with the screen.
  package internal(set) var diagnostics = Diagnostics()
  /// What waits for a decision after the test.
  package internal(set) var pending: PendingSnapshot?
  /// What its passing depended on, where it passed without a word and that is to be remembered.
  var pass: PassCache.Pass?
  /// Whether it passes since nothing has changed that an earlier pass depended on.
  package internal(set) var isCached = false
  /// Whether the screen's snapshot speaks of colours by name; not known of one that was not run.
  var showsStyles = false

  /// What is known of a finding, as another process tells it.
  package init(
    number: Int, screen: ScreenHeading?, verdict: SnapshotVerdict, fails: Bool, accept: String?,
    duration: Duration, diagnostics: Diagnostics
  ) {
    self.init(
      screen: screen, verdict: verdict, fails: fails, accept: accept, duration: duration,
      diagnostics: diagnostics)
    self.number = number
  }

  init(
    screen: ScreenHeading?, verdict: SnapshotVerdict, fails: Bool, accept: String? = nil,
    duration: Duration = .zero, diagnostics: Diagnostics = Diagnostics(),
    pending: PendingSnapshot? = nil
  ) {
    self.screen = screen
    self.verdict = verdict
    self.fails = fails
    self.accept = accept
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
  package var isSilent: Bool { status == .failed && diagnostics.isEmpty }
  /// The screen's name, else the snapshot's path.
  package var name: String { screen?.name ?? snapshotPath }

  /// What is wrong, in one line that follows the status; empty when nothing is.
  package var summary: String {
    let only = fails ? "" : " (only a warning)"
    switch status {
    case .passed, .failed: return name
    case .differs: return name + verdict.kinds.inWords
    case .missing:
      let owner = screen == nil ? "\(verdict.name), which a Swift test builds," : name
      return "\(owner) has no \(snapshotPath.withoutDot)\(only)"
    case .leftOver: return "\(snapshotPath) belongs to no screen\(only)"
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
  package let parts: [Part]
  /// What was wrong with the files, whatever came of the screens.
  package let fileProblems: Diagnostics
  /// What was wrong besides.
  package let otherProblems: Diagnostics

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
  package var findings: [TestFinding] { parts.flatMap(\.findings) }

  /// All that was wrong.
  package var diagnostics: Diagnostics {
    var all = fileProblems
    for finding in findings where !finding.diagnostics.isEmpty {
      all.append(contentsOf: finding.diagnostics)
    }
    all.append(contentsOf: otherProblems)
    return all
  }

  /// How many there are of each, such as `3 passed, 1 differs`.
  package var summary: String {
    let counts = Dictionary(grouping: findings, by: \.status).mapValues(\.count)
    let rest = SnapshotVerdict.Status.allCases.dropFirst().compactMap { status in
      counts[status].map { "\($0) \(status.rawValue)" }
    }
    let passed = counts[.passed] ?? 0
    let cached = findings.count { $0.isCached }
    let note = cached == 0 ? "" : cached == passed ? " (cached)" : " (\(cached) cached)"
    return (["\(passed) passed\(note)"] + rest).joined(separator: ", ")
  }
}
