import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// A screen, or a snapshot that none has. It is an object: thousands are handed on at each save.
final class LiveScreen: Sendable {
  let source: ScreenSuite
  let finding: TestFinding
  /// How the screen looked when it was run last with something to see.
  let capture: CapturedScreen?
  /// What accepting it would do.
  let proposal: PendingSnapshot?
  /// Which update ran it last.
  let updateNumber: Int
  /// The state of its snapshot when that was compared.
  let stamp: FileStamp
  /// The state of its own file, which is shown beside it.
  let fileStamp: FileStamp?
  /// The revision that it came with.
  let revision: Int

  /// The same with what else is known of it after a newer run; nil where that shows something else.
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

  /// A screen as it was run last.
  init(
    _ watched: WatchedScreen, in suite: WatchedSuite, _ capture: CapturedScreen?, number: Int,
    at revision: Int, reading sources: PendingSourceReader
  ) {
    let screen = watched.screen
    let project = suite.source.project
    // What is recorded while it is read is compared once more.
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
      // Where a project's own file is broken, nothing is said of its screens.
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

  /// A screen whose file cannot be read any more.
  init(broken old: LiveScreen, _ problems: [Diagnostic], number: Int, at revision: Int) {
    (source, capture, proposal, stamp) = (old.source, old.capture, nil, old.stamp)
    fileStamp = nil
    // It is run again as soon as it can be.
    updateNumber = 0
    self.revision = revision
    var diagnostics = Diagnostics()
    problems.forEach { diagnostics.append($0) }
    finding = TestFinding(
      number: number, screen: old.finding.screen,
      verdict: old.finding.screen.map(SnapshotVerdict.init(failed:)) ?? old.finding.verdict,
      fails: true, diagnostics: diagnostics)
  }

  /// A snapshot that no screen has, or what is said of a whole project.
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
  /// Whether it failed with just these problems.
  func failedOnly(with problems: [Diagnostic]) -> Bool {
    status == .failed && diagnostics.sorted.map(\.message) == problems.map(\.message)
  }
}
