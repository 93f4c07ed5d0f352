import Diorama
import DioramaSystem
import YAML

/// The snapshots that the screens of a project have as its files stand now.
struct WantedSnapshots {
  private let paths: Set<String>
  /// Whether all files could be read, so that nothing else is wanted.
  private let isComplete: Bool
  private let swiftFolder: String

  /// Asks a project; of a part of one, the whole.
  init(of project: Project, _ registry: Registry) {
    let whole = (try? Project(at: project.root)) ?? project
    let suite = ScreenSuite(whole, registry: registry)
    let store = SnapshotStore(whole)
    var paths = Set(suite.declarations.map(\.snapshotPath))
    let built = try? store.swiftScreens()
    for name in built ?? [] { paths.insert(store.swiftSnapshotPath(of: name)) }
    self.paths = paths
    isComplete = built != nil && !suite.diagnostics.hasErrors
    swiftFolder = store.swiftFolder
  }

  /// Whether it is sure that no screen has the snapshot.
  func lacks(_ path: String) -> Bool { isComplete && !paths.contains(path) }

  /// Whether a screen may have the snapshot: one of a Swift test need not be known yet.
  func mayHave(_ path: String) -> Bool {
    !isComplete || paths.contains(path) || path.parentFolder == swiftFolder
  }
}

extension Project {
  /// The folder that a path means, as paths of the project have it.
  func folder(foundBy path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard FileSystem.isFolder(path) else {
      return screenFiles.first?.parentFolder ?? path.parentFolder
    }
    guard let real = FileSystem.realPath(path), let top = FileSystem.realPath(root) else {
      return path
    }
    return real == top ? root : root + real.dropFirst(top.count)
  }
}
