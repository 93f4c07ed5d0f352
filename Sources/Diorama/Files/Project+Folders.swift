extension Project {
  /// Goes through the folders in which a project looks for screens.
  ///
  /// - Parameters:
  ///   - path: what the project is found by; a file has no folders to look through.
  ///   - visit: is handed each folder before its names are read, so that whoever begins to watch it
  ///     misses none that comes meanwhile.
  package static func visitFolders(at path: String, _ visit: (String) -> Void) {
    let path = searchedPath(path)
    if FileSystem.isFolder(path) { visitFolders(in: path, visit) }
  }

  private static func visitFolders(in folder: String, _ visit: (String) -> Void) {
    visit(folder)
    guard let entries = try? FileSystem.entries(of: folder) else { return }
    for entry in entries where entry.kind == .folder && isForScreens(folder: entry.name) {
      visitFolders(in: "\(folder)/\(entry.name)", visit)
    }
  }

  /// The path that is searched when somebody names one.
  package static func searchedPath(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let isOwnFile = path.lastPathComponent == fileName && !FileSystem.isFolder(path)
    return isOwnFile ? path.parentFolder : path
  }

  /// Whether screens are looked for in a folder of this name.
  package static func isForScreens(folder name: String) -> Bool {
    name != "fixtures" && name != SnapshotStore.folderName
      && !name.hasPrefix(".") && !name.hasPrefix("_")
  }
}
