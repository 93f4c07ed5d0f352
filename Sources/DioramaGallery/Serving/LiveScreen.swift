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
  let seen: SeenScreen?
  /// What accepting it would do.
  let proposal: PendingSnapshot?
  /// Which update ran it last.
  let turn: Int
  /// The state of its snapshot when that was compared.
  let stamp: FileStamp
  /// The state of its own file, which is shown beside it.
  let fileStamp: FileStamp?
  /// The revision that it came with.
  let revision: Int

  /// The same with what else is known of it after a newer run; nil where that shows something else.
  func keeping(_ new: LiveScreen) -> LiveScreen? {
    let (verdict, other) = (finding.verdict, new.finding.verdict)
    func words(_ finding: TestFinding) -> [String] {
      finding.diagnostics.sorted.flatMap { [$0.message, $0.place.description] }
    }
    guard
      verdict.status == other.status, verdict.shown == other.shown,
      verdict.recorded == other.recorded, fileStamp == new.fileStamp, seen == new.seen,
      words(finding) == words(new.finding)
    else { return nil }
    return LiveScreen(self, after: new)
  }

  private init(_ old: LiveScreen, after new: LiveScreen) {
    (finding, seen, fileStamp, revision) = (old.finding, old.seen, old.fileStamp, old.revision)
    (source, proposal, turn, stamp) = (new.source, new.proposal, new.turn, new.stamp)
  }

  /// A screen as it was run last.
  init(
    _ standing: WatchedStanding, in suite: WatchedSuite, _ seen: SeenScreen?, number: Int,
    at revision: Int, reading sources: PendingSourceReader
  ) {
    let screen = standing.screen
    let project = suite.source.project
    // What is recorded while it is read is compared once more.
    stamp = FileStamp(of: screen.snapshotPath)
    fileStamp = FileStamp(of: screen.path)
    var diagnostics = standing.diagnostics
    var verdict = SnapshotVerdict(failed: screen)
    if let shown = standing.shown {
      verdict = SnapshotStore(project)
        .verdict(on: shown, of: .screen(screen.name), at: screen.snapshotPath)
      if verdict.status != .passed, !suite.source.ownsSnapshot(screen, &diagnostics) {
        verdict = SnapshotVerdict(failed: screen)
      }
      if let obstacle = verdict.obstacle {
        diagnostics.append(Diagnostic(ofUnreadableSnapshot: verdict.path, obstacle))
      }
    } else if diagnostics.isEmpty {
      // Where a project's own file is broken, nothing is said of its screens.
      for problem in suite.problems.sorted where problem.severity == .error {
        diagnostics.append(problem)
      }
    }
    source = suite.source
    turn = standing.turn
    self.revision = revision
    self.seen = seen
    proposal = verdict.proposal(in: PendingSnapshots(project)) {
      sources.sources(
        [screen.path, "\(project.root)/\(Project.fileName)"] + standing.files.sorted())
    }
    finding = TestFinding(
      number: number, screen: screen, verdict: verdict, fails: verdict.status != .passed,
      diagnostics: diagnostics)
  }

  /// A screen whose file cannot be read any more.
  init(broken old: LiveScreen, _ problems: [Diagnostic], number: Int, at revision: Int) {
    (source, seen, proposal, stamp) = (old.source, old.seen, nil, old.stamp)
    fileStamp = nil
    // It is run again as soon as it can be.
    turn = 0
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
    (seen, fileStamp) = (nil, nil)
    turn = 0
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
  func says(_ problems: [Diagnostic]) -> Bool {
    status == .failed && diagnostics.sorted.map(\.message) == problems.map(\.message)
  }
}
