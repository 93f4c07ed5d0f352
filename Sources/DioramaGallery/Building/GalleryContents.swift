import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// What a gallery is made of: what came of some screens, and how they looked.
package struct GalleryContents {
  /// What came of the screens.
  package let result: TestResult
  /// What differs.
  package let changes: TestChanges
  /// The folder of each project.
  let roots: [String]
  /// What somebody types to carry decisions out, and to test; nil where there is nothing to decide.
  let commands: GalleryModel.Commands?
  /// How a screen looks; nil for one that nobody has run.
  let now: (ScreenHeading) -> CapturedScreen?
  /// How a screen looked before where that was run, too; nil where it is what is recorded.
  private(set) var before: ((TestFinding) -> CapturedScreen?)? = nil
  /// The findings whose screens say the same as before in other colours, by number.
  private(set) var recolored: Set<Int> = []
  /// The folder on the other side of each project; nil for new ones, empty for what is recorded.
  private(set) var oldRoots: [String?] = []
  /// What kept screens from being run on the other side, by the numbers of their findings.
  private(set) var baseProblems: [Int: Diagnostics] = [:]
  /// What the other side is called; nil for what is recorded.
  private(set) var against: String? = nil
}

extension GalleryContents {
  /// A run, held against what is recorded.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - projects: the projects that it was of.
  ///   - captures: what was seen in it.
  package init(_ run: TestRun, of projects: LoadedProjects, _ captures: ScreenCaptures) {
    result = run.result
    changes = TestChanges(explaining: run, of: projects)
    roots = run.parts.map(\.project.root)
    commands = GalleryModel.Commands(of: run.tool, projects.request)
    now = { captures[$0] }
  }

  /// A run, held against another one of the same screens.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - projects: the projects that it was of.
  ///   - captures: what was seen in it, snapshots among it.
  ///   - base: the other one.
  ///   - baseCaptures: what was seen in that, snapshots among it.
  ///   - pairs: which of its projects stands for which.
  ///   - name: what the other side is called.
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

  /// What came of a project's screens, by where their snapshots stand below what was named of it:
  /// that is the same on both sides, in whichever file of the folder a screen is declared.
  private static func findings(of part: TestRun.Part) -> [String: TestFinding] {
    let start = start(of: part)
    return Dictionary(
      part.findings.compactMap { finding in
        finding.screen.map { ($0.snapshotPath.shortened(from: start), finding) }
      }, uniquingKeysWith: { one, _ in one })
  }

  /// The folder that was named, or that of the file, as the paths of its screens begin.
  private static func start(of part: TestRun.Part) -> String {
    let path = RepositoryPaths.resolved(Project.searchedPath(part.result.argument))
    let folder = FileSystem.isFolder(path) ? path : path.parentFolder
    let root = part.project.root
    let inner = folder.relativePath(from: RepositoryPaths.resolved(root)) ?? ""
    return inner.isEmpty ? root : "\(root)/\(inner)"
  }

  /// What kept a screen of another revision from being run: what is wrong with it, else with its file,
  /// or with its project's.
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
  /// How a screen stands to an older run of it.
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
  /// The path from a folder on; empty for that itself.
  func shortened(from folder: String) -> String {
    withoutDot.relativePath(from: folder.withoutDot) ?? withoutDot
  }
}
