import DioramaSystem

/// Watches the projects of an editor that does not report changed files itself.
struct ProjectWatcher {
  private let watcher = FolderWatcher()
  private var roots: Set<String> = []

  /// A file descriptor that is readable after a change; nil if files cannot be watched.
  var file: Int32? { watcher?.file }

  /// Returns why a folder is not watched, once for each failure.
  func nextFailure() -> FolderWatcher.WatchFailure? { watcher?.nextFailure() }

  /// Watches the given projects only.
  mutating func setRoots(_ roots: Set<String>) {
    if roots == self.roots { return }
    self.roots = roots
    findFolders()
  }

  /// Returns the files and folders that changed.
  func changes() -> Set<String> {
    guard let watcher else { return [] }
    let changed = watcher.pendingChanges().filter { path in
      let name = path.lastPathComponent
      return watcher.folders.contains(path) || !name.hasPrefix(".") && !name.hasSuffix("~")
    }
    // A folder was added, removed or replaced.
    if changed.contains(where: { watcher.folders.contains($0) || FileSystem.isFolder($0) }) {
      findFolders()
    }
    return changed
  }

  /// Watches each folder before reading it, so that no new folder is missed.
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
