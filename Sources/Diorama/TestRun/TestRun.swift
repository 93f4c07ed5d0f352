import DioramaSystem
import YAML

/// What a snapshot that is not there does to a test.
package enum MissingPolicy: String, Sendable, CaseIterable {
  case fail, warn
}

/// What a snapshot that no screen has does to a test.
package enum ObsoletePolicy: String, Sendable, CaseIterable {
  case fail, warn, delete
}

/// What a test holds against the snapshots, and which part of them it looks at.
package struct TestPolicies: Sendable {
  package var missing = MissingPolicy.fail
  package var obsolete = ObsoletePolicy.fail
  package var shard = Shard.whole

  package init(missing: MissingPolicy = .fail, obsolete: ObsoletePolicy = .fail) {
    self.missing = missing
    self.obsolete = obsolete
  }
}

/// What came of one screen of a test, or of a snapshot that no screen has.
package struct TestFinding: Sendable {
  /// The screen; nil for a snapshot that none has.
  package let screen: ScreenDeclaration?
  /// How it stands to what is recorded.
  package fileprivate(set) var verdict: SnapshotVerdict
  /// Whether it makes the test fail.
  package fileprivate(set) var fails: Bool
  /// What turns the recorded snapshot into what is shown.
  package fileprivate(set) var diff: UnifiedDiff?
  /// What to type so that the next test passes.
  package fileprivate(set) var accept: String?
  /// How long the screen took.
  package fileprivate(set) var duration = Duration.zero
  /// What was wrong with the screen.
  package fileprivate(set) var diagnostics = Diagnostics()
  /// What waits for a decision after the test.
  package fileprivate(set) var pending: PendingSnapshot?

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

/// A test of some projects, or of a part of them, run.
package struct TestRun {
  /// What came of a project.
  package struct Part {
    package let suite: ScreenSuite
    /// The path that the project was found by.
    package let argument: String
    package fileprivate(set) var findings: [TestFinding]
    /// How long its screens took.
    package let duration: Duration
  }

  package private(set) var parts: [Part] = []
  package private(set) var diagnostics: Diagnostics
  /// What was wrong with the files, whatever came of the screens.
  package let fileProblems: Diagnostics
  /// The name of the command that tests.
  package let tool: String
  private let request: ProjectRequest
  private let policies: TestPolicies

  package var findings: [TestFinding] { parts.flatMap(\.findings) }

  /// Runs the screens of some projects and compares them.
  package init(of projects: LoadedProjects, by tool: String, _ policies: TestPolicies) {
    diagnostics = projects.diagnostics
    fileProblems = diagnostics
    request = projects.request
    self.tool = tool
    self.policies = policies
    var number = 0
    func isOwn() -> Bool {
      defer { number += 1 }
      return policies.shard.contains(number)
    }
    for (suite, argument) in zip(projects.suites, projects.arguments) {
      let own = suite.keeping { _ in isOwn() }
      let start = ContinuousClock.now
      let findings = screens(of: own, argument)
      parts.append(
        Part(
          suite: own, argument: argument, findings: findings, duration: ContinuousClock.now - start)
      )
      for finding in findings where !finding.diagnostics.isEmpty {
        diagnostics.append(contentsOf: finding.diagnostics)
      }
    }
    for index in parts.indices {
      for verdict in others(of: parts[index].suite) where isOwn() {
        parts[index].findings.append(finding(verdict, in: parts[index]))
      }
    }
  }

  /// How many there are of each, such as `3 passed, 1 differs`.
  package var summary: String {
    let counts = Dictionary(grouping: findings, by: \.status).mapValues(\.count)
    let rest = SnapshotVerdict.Status.allCases.dropFirst().compactMap { status in
      counts[status].map { "\($0) \(status.rawValue)" }
    }
    return (["\(counts[.passed] ?? 0) passed"] + rest).joined(separator: ", ")
  }

  // MARK: Screens

  private func screens(of suite: ScreenSuite, _ argument: String) -> [TestFinding] {
    let store = SnapshotStore(suite.project)
    let pending = PendingSnapshots(suite.project)
    let (tool, overrides, policies) = (tool, request.overrides, policies)
    return suite.mapOutcomes { outcome in
      let screen = outcome.declaration
      var verdict =
        outcome.snapshot.map { store.verdict(on: $0, of: screen) }
        ?? SnapshotVerdict(failed: screen)
      var diagnostics = outcome.diagnostics
      if outcome.snapshot != nil, verdict.status != .passed,
        !suite.ownsSnapshot(screen, &diagnostics)
      {
        verdict = SnapshotVerdict(failed: screen)
      }
      var finding = TestFinding(
        screen: screen, verdict: verdict, fails: policies.fails(verdict.status),
        duration: outcome.duration, diagnostics: diagnostics)
      if let obstacle = verdict.obstacle {
        finding.diagnostics.append(Diagnostic(ofUnreadableSnapshot: verdict.path, obstacle))
      }
      if verdict.status == .differs { finding.diff = verdict.diff() }
      finding.accept = verdict.acceptCommand(of: tool, with: overrides, project: argument)
      finding.pending = verdict.proposal(in: pending)
      return finding
    }
  }

  // MARK: Snapshots without a screen of YAML

  private func others(of suite: ScreenSuite) -> [SnapshotVerdict] {
    guard suite.project.isWhole else { return [] }
    let store = SnapshotStore(suite.project)
    // Where files could not be read, nobody knows which snapshots belong to them.
    let leftOvers =
      suite.diagnostics.hasErrors ? [] : store.verdictsOnLeftOvers(besides: suite.declarations)
    // The list of screens that Swift tests build asks for snapshots, too.
    let isAll = request.selection.filters.isEmpty && request.selection.tags.isEmpty
    return leftOvers + (isAll ? store.verdictsOnMissingBuiltScreens() : [])
  }

  private mutating func finding(_ verdict: SnapshotVerdict, in part: Part) -> TestFinding {
    var finding = TestFinding(
      screen: nil, verdict: verdict, fails: policies.fails(verdict.status),
      accept: verdict.acceptCommand(of: tool, with: request.overrides, project: part.argument),
      pending: verdict.proposal(in: PendingSnapshots(part.suite.project)))
    guard verdict.status == .leftOver, policies.obsolete == .delete else { return finding }
    do throws(FileSystem.Failure) {
      try FileSystem.removeFile(verdict.path)
      finding.verdict = verdict.afterDeletion
      finding.fails = false
      finding.accept = nil
      finding.pending = nil
    } catch {
      diagnostics.append(
        Diagnostic(ofFile: verdict.path, "the snapshot cannot be deleted: \(error)"))
    }
    return finding
  }
}

extension TestPolicies {
  /// Whether a test with such a snapshot fails.
  fileprivate func fails(_ status: SnapshotVerdict.Status) -> Bool {
    switch status {
    case .passed, .deleted: false
    case .missing: missing == .fail
    case .leftOver: obsolete != .warn
    case .differs, .failed: true
    }
  }
}

extension Diagnostic {
  /// Something stands in a snapshot's place that cannot be read.
  package init(ofUnreadableSnapshot path: String, _ reason: String) {
    self.init(
      ofFile: path, "the snapshot cannot be read: \(reason)",
      help: FileSystem.isFolder(path)
        ? "a snapshot is a file; move the folder away, and record again" : nil)
  }
}
