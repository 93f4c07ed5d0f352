import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// The snapshots that the screens of a project have as its files stand now.
struct DeclaredSnapshots {
  private let paths: Set<String>
  /// Whether all files could be read, so that nothing else is wanted.
  private let isComplete: Bool
  private let swiftFolder: String
  private let themePath: String
  private let suite: ScreenSuite
  private let screens: [String: Int]

  /// Asks a project; of a part of one, the whole.
  init(of project: Project, _ registry: Registry) {
    let whole = (try? Project(at: project.root, links: project.files.links)) ?? project
    let suite = ScreenSuite(whole, registry: registry)
    let store = SnapshotStore(whole)
    self.suite = suite
    screens = Dictionary(
      suite.declarations.enumerated().map { ($1.snapshotPath, $0) },
      uniquingKeysWith: { one, _ in one })
    var paths = Set(screens.keys)
    let built = try? store.swiftScreens()
    for name in built ?? [] { paths.insert(store.swiftSnapshotPath(of: name)) }
    self.paths = paths
    isComplete = built != nil && !suite.diagnostics.hasErrors
    swiftFolder = store.swiftFolder
    themePath = store.themePath
  }

  /// What tells where a change of a snapshot comes from; nil where no screen has it.
  func evidence(
    of path: String, shown: [UInt8], _ diff: UnifiedDiff
  ) -> ChangeCauses.Evidence? {
    screens[path].map { suite.declarations[$0] }.map {
      ChangeCauses.Evidence(
        suite: suite, file: $0.path, name: $0.name, shown: shown, diff: diff)
    }
  }

  /// Whether it is sure that no screen has the snapshot.
  func isOrphaned(_ path: String) -> Bool { isComplete && !paths.contains(path) }

  /// Whether a screen may have the snapshot: one of a Swift test need not be known yet, and what
  /// names of colours stand for is the project's.
  func mayContain(_ path: String) -> Bool {
    !isComplete || paths.contains(path) || path.parentFolder == swiftFolder || path == themePath
  }

  // MARK: Colours

  /// The colours of what a screen showed; none where no screen has the snapshot, or it shows
  /// something else by now.
  func coloredRuns(of path: String, shown: [UInt8]) -> [ColoredRun] {
    guard let screen = screens[path].map({ suite.declarations[$0] }),
      suite.endedOutcome(of: screen) == nil
    else { return [] }
    let changed = suite.withOverrides { overrides in
      overrides.applySettings(of: shown)
      overrides.includesColors = true
    }
    let outcome = changed.outcomes(of: [screen]).first
    return outcome?.snapshot == shown ? outcome?.coloredRuns ?? [] : []
  }

  /// What names of colours stand for by now, as the project's file of them says it.
  var theme: [UInt8] { suite.palette.text }

  /// What they stood for when that was recorded; nil where it was not, or cannot be read.
  var recordedTheme: [UInt8]? {
    guard suite.project.files.contains(themePath) else { return nil }
    return try? FileSystem.read(themePath, atMost: Project.maxSnapshotBytes)
  }

  /// Whether a path is that of the project's file of names.
  func isTheme(_ path: String) -> Bool { path == themePath }
}
