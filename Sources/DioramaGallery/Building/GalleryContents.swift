import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// The contents of a gallery: the findings of some screens, and how they looked.
package struct GalleryContents {
  /// The result of the test of the screens.
  package let result: TestResult
  /// The differences.
  package let changes: TestChanges
  /// The folder of each project.
  let roots: [String]
  /// The commands that apply decisions and run the test; nil if there is nothing to decide.
  let commands: GalleryModel.Commands?
  /// Returns how a screen looks; nil if it was not run.
  let now: (ScreenHeading) -> CapturedScreen?
  /// Returns how a screen looked in the other revision; nil to compare with what is recorded.
  private(set) var before: ((TestFinding) -> CapturedScreen?)? = nil
  /// The numbers of findings whose screens have the same text as before in other colors.
  private(set) var recolored: Set<Int> = []
  /// The folder of each project in the other revision, nil for a new project; empty for what is
  /// recorded.
  private(set) var oldRoots: [String?] = []
  /// Why screens could not be run in the other revision, by the numbers of their findings.
  private(set) var baseProblems: [Int: Diagnostics] = [:]
  /// The name of the other revision; nil for what is recorded.
  private(set) var against: String? = nil
}

extension GalleryContents {
  /// The contents of a run that is compared with what is recorded.
  package init(_ run: TestRun, of projects: LoadedProjects, _ captures: ScreenCaptures) {
    result = run.result
    changes = TestChanges(explaining: run, of: projects)
    roots = run.parts.map(\.project.root)
    commands = GalleryModel.Commands(of: run.tool, projects.request)
    now = { captures[$0] }
  }

  /// The contents of a run that is compared with a run of another revision.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - projects: the projects of the run.
  ///   - captures: the captured screens of the run, with their snapshots.
  ///   - base: the run of the other revision.
  ///   - baseCaptures: the captured screens of that run, with their snapshots.
  ///   - pairs: the projects of the other revision that correspond to these.
  ///   - name: the name of the other revision.
  package init(
    _ run: TestRun, of projects: LoadedProjects, _ captures: ScreenCaptures, against base: TestRun,
    _ baseCaptures: ScreenCaptures, paired pairs: OtherRevision, called name: String
  ) {
    var number = 0
    var owners: [Int: ScreenSuite] = [:]
    var olds: [Int: CapturedScreen] = [:]
    var baseProblems: [Int: Diagnostics] = [:]
    var recolored: Set<Int> = []
    var parts: [TestResult.Part] = []
    var oldRoots: [String?] = []
    for (index, part) in run.parts.enumerated() {
      let place = pairs.counterparts[part.result.argument]
      let oldPart = base.parts.first { $0.result.argument == place }
      oldRoots.append(oldPart?.project.root)
      var old = oldPart.map(Self.findings) ?? [:]
      let start = Self.start(of: part)
      var findings: [TestFinding] = []
      func add(_ screen: ScreenHeading?, _ verdict: SnapshotVerdict, _ problems: Diagnostics) {
        findings.append(
          TestFinding(
            number: number, screen: screen, verdict: verdict, fails: verdict.status == .failed,
            diagnostics: problems))
        owners[number] = projects.suites[index]
        number += 1
      }
      for finding in part.findings {
        guard let screen = finding.screen else { continue }
        let key = screen.snapshotPath.shortened(from: start)
        let oldFinding = old.removeValue(forKey: key)
        let was = oldFinding?.screen.flatMap { baseCaptures[$0] }
        olds[number] = was
        if was?.snapshot == nil, let oldPart {
          let file = "\(Self.start(of: oldPart))/\(screen.path.shortened(from: start))"
          let problems = Self.problems(of: oldFinding, orIn: file, in: oldPart, of: base)
          if !problems.isEmpty { baseProblems[number] = problems }
        }
        if let now = captures[screen], let was, now.hasOtherColors(than: was) {
          recolored.insert(number)
        }
        add(screen, .comparing(captures[screen], with: was, of: screen), finding.diagnostics)
      }
      for screen in old.values.compactMap(\.screen)
        .sorted(by: { $0.snapshotPath < $1.snapshotPath })
      {
        guard let was = baseCaptures[screen], let recorded = was.snapshot else { continue }
        olds[number] = was
        add(
          nil,
          SnapshotVerdict(
            .noScreen, path: screen.snapshotPath, .orphaned, recorded: recorded), Diagnostics())
      }
      parts.append(
        TestResult.Part(
          argument: part.result.argument, findings: findings, duration: part.result.duration))
    }
    var result = TestResult(tool: run.tool, parts: parts, fileProblems: run.result.fileProblems)
    result.markRenames()
    self.result = result
    changes = TestChanges(explaining: result) { owners[$0.number] }
    roots = run.parts.map(\.project.root)
    commands = nil
    now = { captures[$0] }
    before = { olds[$0.number] }
    self.recolored = recolored
    self.baseProblems = baseProblems
    self.oldRoots = oldRoots
    against = name
  }

  /// Returns the findings of a project's screens, by the paths of their snapshots below the
  /// requested folder. These paths are the same on both sides, whichever file of the folder
  /// declares a screen.
  private static func findings(of part: TestRun.Part) -> [String: TestFinding] {
    let start = start(of: part)
    return Dictionary(
      part.findings.compactMap { finding in
        finding.screen.map { ($0.snapshotPath.shortened(from: start), finding) }
      }, uniquingKeysWith: { one, _ in one })
  }

  /// Returns the requested folder, or that of the requested file, in the spelling of the screens'
  /// paths.
  private static func start(of part: TestRun.Part) -> String {
    let path = RepositoryPaths.resolved(Project.searchedPath(part.result.argument))
    let folder = FileSystem.isFolder(path) ? path : path.parentFolder
    let root = part.project.root
    let inner = folder.relativePath(from: RepositoryPaths.resolved(root)) ?? ""
    return inner.isEmpty ? root : "\(root)/\(inner)"
  }

  /// Returns why a screen of another revision could not be run: its own errors, or else those of
  /// its file or its project.
  private static func problems(
    of finding: TestFinding?, orIn file: String, in part: TestRun.Part, of base: TestRun
  ) -> Diagnostics {
    if let finding, finding.diagnostics.hasErrors { return finding.diagnostics }
    let files = [file, "\(part.project.root)/\(Project.fileName)"]
    var problems = Diagnostics()
    for problem in base.result.fileProblems.sorted
    where problem.severity == .error && files.contains(problem.place.source.path) {
      problems.append(problem)
    }
    return problems
  }
}

extension SnapshotVerdict {
  /// Returns the result of comparing a screen with an older run of it.
  fileprivate static func comparing(
    _ now: CapturedScreen?, with old: CapturedScreen?, of screen: ScreenHeading
  ) -> SnapshotVerdict {
    guard let shown = now?.snapshot else { return SnapshotVerdict(failed: screen) }
    guard let recorded = old?.snapshot else {
      return SnapshotVerdict(
        .screen(screen.name), path: screen.snapshotPath, .missing, shown: shown)
    }
    if shown == recorded { return SnapshotVerdict(passed: screen) }
    return SnapshotVerdict(
      .screen(screen.name), path: screen.snapshotPath, .differs, shown: shown, recorded: recorded)
  }
}

extension String {
  /// Returns the path relative to a folder; empty for the folder itself.
  func shortened(from folder: String) -> String {
    withoutDot.relativePath(from: folder.withoutDot) ?? withoutDot
  }
}
