import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// The snapshots that the screens of a project have as its files stand now.
struct WantedSnapshots {
  private let paths: Set<String>
  /// Whether all files could be read, so that nothing else is wanted.
  private let isComplete: Bool
  private let swiftFolder: String
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
  }

  /// What tells where a change of a snapshot comes from; nil where no screen has it.
  func witness(
    of path: String, shown: [UInt8], _ diff: UnifiedDiff
  ) -> ChangeCauses.Witness? {
    screens[path].map { suite.declarations[$0] }.map {
      ChangeCauses.Witness(
        opened: suite.opened, file: $0.path, name: $0.name, shown: shown, diff: diff)
    }
  }

  /// Whether it is sure that no screen has the snapshot.
  func lacks(_ path: String) -> Bool { isComplete && !paths.contains(path) }

  /// Whether a screen may have the snapshot: one of a Swift test need not be known yet.
  func mayHave(_ path: String) -> Bool {
    !isComplete || paths.contains(path) || path.parentFolder == swiftFolder
  }
}
