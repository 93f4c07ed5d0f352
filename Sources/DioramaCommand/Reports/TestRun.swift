import Diorama
import DioramaSystem
import YAML

/// A test of some projects, or of a part of them, run.
struct TestRun {
  /// What came of a project.
  struct Part {
    let suite: ScreenSuite
    /// The path that the project was found by.
    let argument: String
    fileprivate(set) var findings: [TestFinding]
    /// How long its screens took.
    let duration: Duration
  }

  private(set) var parts: [Part] = []
  private(set) var diagnostics: Diagnostics
  /// What was wrong with the files, whatever came of the screens.
  let fileProblems: Diagnostics
  private let options: CommonOptions
  private let policies: TestPolicies

  var findings: [TestFinding] { parts.flatMap(\.findings) }

  init(of projects: LoadedProjects, _ options: CommonOptions, _ policies: TestPolicies) {
    diagnostics = projects.diagnostics
    fileProblems = diagnostics
    self.options = options
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
      let others = leftOvers(of: parts[index].suite) + missingSwift(of: parts[index].suite)
      for other in others where isOwn() { parts[index].findings.append(applyingDeletion(other)) }
    }
  }

  // MARK: Screens

  private func screens(of suite: ScreenSuite, _ argument: String) -> [TestFinding] {
    let store = SnapshotStore(suite.project)
    let pending = PendingSnapshots(suite.project)
    let command = acceptCommand(argument)
    let missingFails = policies.missing == .fail
    return suite.mapOutcomes { outcome in
      let screen = outcome.declaration
      var finding = TestFinding(
        screen: screen, snapshotPath: screen.snapshotPath, status: .failed, fails: true,
        duration: outcome.duration, diagnostics: outcome.diagnostics)
      guard let shown = outcome.snapshot else { return finding }
      let comparison = store.compare(shown, of: screen)
      var recorded: [UInt8]?
      switch comparison {
      case .same:
        finding.status = .passed
        finding.fails = false
        return finding
      case .missing:
        finding.status = .missing
        finding.fails = missingFails
      case .different(let bytes):
        recorded = bytes
        finding.status = .differs
        finding.describe(bytes, shown, comparison.fault(besides: shown))
      case .unreadable(let reason):
        finding.diagnostics.append(unreadableReport(screen.snapshotPath, reason))
        return finding
      }
      finding.accept = command(screen.name)
      finding.pending = pending.relativePath(of: screen.snapshotPath).map {
        PendingSnapshot(path: $0, shown: shown, recorded: recorded)
      }
      return finding
    }
  }

  /// What records one screen, found by `path`, as this test has seen it.
  private func acceptCommand(_ path: String) -> @Sendable (String) -> String {
    let device =
      (options.width.map { ["--width", "\($0)"] } ?? [])
      + (options.theme.map { ["--theme", $0.rawValue] } ?? [])
    // A path that looks like an option would be taken for one.
    let place = path.hasPrefix("-") ? ["--", path] : [path]
    return { ShellWords.line(["diorama", "record", "--filter", $0] + device + place) }
  }

  // MARK: Snapshots without a screen

  private func leftOvers(of suite: ScreenSuite) -> [TestFinding] {
    // Where files could not be read, nobody knows which snapshots belong to them.
    guard suite.project.isWhole, !suite.diagnostics.hasErrors else { return [] }
    let pending = PendingSnapshots(suite.project)
    return SnapshotStore(suite.project).leftOvers(besides: suite.declarations).map { path in
      var finding = TestFinding(screen: nil, snapshotPath: path, status: .leftOver)
      finding.fails = policies.obsolete != .warn
      finding.accept = ShellWords.line(path.hasPrefix("-") ? ["rm", "--", path] : ["rm", path])
      if suite.project.files.contains(path), let recorded = try? FileSystem.read(path) {
        finding.pending = pending.relativePath(of: path).map {
          PendingSnapshot(path: $0, shown: nil, recorded: recorded)
        }
      }
      return finding
    }
  }

  /// The list of screens that Swift tests build asks for snapshots, too.
  private func missingSwift(of suite: ScreenSuite) -> [TestFinding] {
    guard suite.project.isWhole, options.filter.isEmpty, options.tag.isEmpty,
      let paths = try? SnapshotStore(suite.project).missingSwiftSnapshots()
    else { return [] }
    return paths.map { path in
      TestFinding(
        screen: nil, snapshotPath: path, status: .missing, fails: policies.missing == .fail,
        accept: "DIORAMA_RECORD=missing swift test")
    }
  }

  private mutating func applyingDeletion(_ finding: TestFinding) -> TestFinding {
    guard finding.status == .leftOver, policies.obsolete == .delete else { return finding }
    var finding = finding
    do throws(FileSystem.Failure) {
      try FileSystem.removeFile(finding.snapshotPath)
      finding.status = .deleted
      finding.fails = false
      finding.accept = nil
      finding.pending = nil
    } catch {
      diagnostics.append(
        fileReport(finding.snapshotPath, "the snapshot cannot be deleted: \(error)"))
    }
    return finding
  }
}

extension TestFinding {
  /// Says how what is recorded differs from what is shown.
  fileprivate mutating func describe(
    _ recorded: [UInt8], _ shown: [UInt8], _ fault: SnapshotFault?
  ) {
    self.fault = fault
    kinds = DifferenceKind.kinds(from: recorded, to: shown)
    diff = UnifiedDiff(comparing: recorded, to: shown, fault, path: snapshotPath)
  }
}
