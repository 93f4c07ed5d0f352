import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// The snapshots that the screens of a project have, according to its current files.
struct DeclaredSnapshots {
  private let paths: Set<String>
  /// Whether all files could be read, so that no other snapshots are needed.
  private let isComplete: Bool
  private let swiftFolder: String
  private let themePath: String
  private let suite: ScreenSuite
  private let screens: [String: Int]

  /// Reads the screens of a project; for a part of a project, those of the whole.
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

  /// Returns the evidence for the causes of the changes of a snapshot or of the theme file; nil if
  /// no screen has the snapshot.
  func evidence(
    of path: String, shown: [UInt8], _ diff: UnifiedDiff
  ) -> ChangeCauses.Evidence? {
    let screen = screens[path].map { suite.declarations[$0] }
    if screen == nil, !isTheme(path) { return nil }
    return ChangeCauses.Evidence(
      suite: suite, file: screen?.path, name: screen?.name ?? "", shown: shown, diff: diff)
  }

  /// Returns whether it is certain that no screen has the snapshot.
  func isOrphaned(_ path: String) -> Bool { isComplete && !paths.contains(path) }

  /// Returns whether a screen may have the snapshot. A screen of a Swift test may not be known yet,
  /// and the theme file belongs to the project.
  func mayContain(_ path: String) -> Bool {
    !isComplete || paths.contains(path) || path.parentFolder == swiftFolder || path == themePath
  }

  // MARK: Colors

  /// Returns the colors of what a screen showed; empty if no screen has the snapshot, or if it
  /// shows something else now.
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

  /// The content of the theme file as it is recorded, and as it would be now.
  var themes: (recorded: [UInt8], now: [UInt8]) { suite.themes }

  /// Returns whether a path is that of the project's theme file.
  func isTheme(_ path: String) -> Bool { path == themePath }
}
