import DioramaSystem

/// Hears of what changes on the disk in the projects of an editor that does not tell of it.
struct ProjectWatcher {
  private let watcher = FolderWatcher()
  private var roots: Set<String> = []

  /// What can be read where something has changed, as a file descriptor; nil where nothing is heard.
  var file: Int32? { watcher?.file }

  /// Why a folder is not watched; told once.
  func nextFailure() -> FolderWatcher.WatchFailure? { watcher?.nextFailure() }

  /// Watches some projects, and no others any more.
  mutating func setRoots(_ roots: Set<String>) {
    if roots == self.roots { return }
    self.roots = roots
    findFolders()
  }

  /// The files and folders that are others by now.
  func changes() -> Set<String> {
    guard let watcher else { return [] }
    let changed = watcher.pendingChanges().filter { path in
      let name = path.lastPathComponent
      return watcher.folders.contains(path) || !name.hasPrefix(".") && !name.hasSuffix("~")
    }
    // A folder has come or gone, or was exchanged for another one.
    if changed.contains(where: { watcher.folders.contains($0) || FileSystem.isFolder($0) }) {
      findFolders()
    }
    return changed
  }

  /// Each folder is watched before it is read, so that none is missed that comes meanwhile.
  private func findFolders() {
    guard let watcher else { return }
    var found: Set<String> = []
    var rest = Array(roots)
    while let folder = rest.popLast() {
      watcher.watch(folder)
      found.insert(folder)
      for entry in (try? FileSystem.entries(of: folder)) ?? []
      where entry.kind == .folder && !entry.name.hasPrefix(".") {
        rest.append("\(folder)/\(entry.name)")
      }
    }
    watcher.unwatchAll(except: found)
  }
}
