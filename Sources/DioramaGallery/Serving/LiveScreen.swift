import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// A screen, or an orphaned snapshot. It is an object, since each save passes thousands of them.
final class LiveScreen: Sendable {
  let source: ScreenSuite
  let finding: TestFinding
  /// How the screen looked in its last run that showed something.
  let capture: CapturedScreen?
  /// The proposal that accepting the screen carries out.
  let proposal: PendingSnapshot?
  /// The number of the update that ran it last.
  let updateNumber: Int
  /// The state of its snapshot file when that was compared.
  let stamp: FileStamp
  /// The state of its own file, which is shown next to it.
  let fileStamp: FileStamp?
  /// The revision in which it last changed.
  let revision: Int

  /// Returns this entry with the other data of a newer run; nil if that run shows something else.
  func refreshed(by new: LiveScreen) -> LiveScreen? {
    let (verdict, other) = (finding.verdict, new.finding.verdict)
    func words(_ finding: TestFinding) -> [String] {
      finding.diagnostics.sorted.flatMap { [$0.message, $0.place.description] }
    }
    guard
      verdict.status == other.status, verdict.shown == other.shown,
      verdict.recorded == other.recorded, fileStamp == new.fileStamp, capture == new.capture,
      words(finding) == words(new.finding)
    else { return nil }
    return LiveScreen(self, after: new)
  }

  private init(_ old: LiveScreen, after new: LiveScreen) {
    (finding, capture, fileStamp, revision) = (
      old.finding, old.capture, old.fileStamp, old.revision
    )
    (source, proposal, updateNumber, stamp) = (
      new.source, new.proposal, new.updateNumber, new.stamp
    )
  }

  /// A screen from its last run.
  init(
    _ watched: WatchedScreen, in suite: WatchedSuite, _ capture: CapturedScreen?, number: Int,
    at revision: Int, reading sources: PendingSourceReader
  ) {
    let screen = watched.screen
    let project = suite.source.project
    // Taken first, so that a snapshot recorded during the comparison is compared again.
    stamp = FileStamp(of: screen.snapshotPath)
    fileStamp = FileStamp(of: screen.path)
    var diagnostics = watched.diagnostics
    var verdict = SnapshotVerdict(failed: screen)
    if let shown = watched.shown {
      verdict = SnapshotStore(project)
        .verdict(on: shown, of: .screen(screen.name), at: screen.snapshotPath)
      if verdict.status != .passed, !suite.source.ownsSnapshot(screen, &diagnostics) {
        verdict = SnapshotVerdict(failed: screen)
      }
      if let readFailure = verdict.readFailure {
        diagnostics.append(Diagnostic(ofUnreadableSnapshot: verdict.path, readFailure))
      }
    } else if diagnostics.isEmpty {
      // If a project's own file has errors, its screens have no diagnostics of their own.
      for problem in suite.problems.sorted where problem.severity == .error {
        diagnostics.append(problem)
      }
    }
    source = suite.source
    updateNumber = watched.updateNumber
    self.revision = revision
    self.capture = capture
    proposal = verdict.proposal(in: PendingSnapshots(project)) {
      sources.sources(
        [screen.path, "\(project.root)/\(Project.fileName)"] + watched.files.sorted())
    }
    finding = TestFinding(
      number: number, screen: screen, verdict: verdict, fails: verdict.status != .passed,
      diagnostics: diagnostics)
  }

  /// A screen whose file cannot be read anymore.
  init(broken old: LiveScreen, _ problems: [Diagnostic], number: Int, at revision: Int) {
    (source, capture, proposal, stamp) = (old.source, old.capture, nil, old.stamp)
    fileStamp = nil
    // The screen runs again as soon as it can.
    updateNumber = 0
    self.revision = revision
    var diagnostics = Diagnostics()
    problems.forEach { diagnostics.append($0) }
    finding = TestFinding(
      number: number, screen: old.finding.screen,
      verdict: old.finding.screen.map(SnapshotVerdict.init(failed:)) ?? old.finding.verdict,
      fails: true, diagnostics: diagnostics)
  }

  /// An orphaned snapshot, or another file of a project.
  init(
    _ verdict: SnapshotVerdict, _ stamp: FileStamp, in suite: WatchedSuite, number: Int,
    at revision: Int
  ) {
    source = suite.source
    (capture, fileStamp) = (nil, nil)
    updateNumber = 0
    self.stamp = stamp
    self.revision = revision
    let project = suite.source.project
    proposal = verdict.proposal(in: PendingSnapshots(project)) {
      guard case .theme = verdict.owner else { return [] }
      return PendingSourceReader(project).sources(["\(project.root)/\(Project.fileName)"])
    }
    finding = TestFinding(number: number, screen: nil, verdict: verdict, fails: true)
  }
}

extension TestFinding {
  /// Returns whether it failed with exactly these problems.
  func failedOnly(with problems: [Diagnostic]) -> Bool {
    status == .failed && diagnostics.sorted.map(\.message) == problems.map(\.message)
  }
}
