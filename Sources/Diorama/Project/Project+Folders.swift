import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

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

  /// The path that is searched when somebody names one: whoever names the project's own file means
  /// the project.
  package static func searchedPath(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let isOwnFile = path.lastPathComponent == fileName && !FileSystem.isFolder(path)
    return isOwnFile ? path.parentFolder : path
  }

  /// A path in the current folder, as it is from a project's folder further up: `../people/a.yaml`
  /// for `a.yaml` in the folder `people` of a project; others stay.
  static func fromProject(above path: String, isFolder: Bool) -> String {
    let own = isFolder ? path : path.parentFolder
    guard !path.hasPrefix("/"), !FileSystem.exists("\(root(of: own))/\(fileName)"),
      let here = FileSystem.realPath("."), let folder = FileSystem.realPath(own),
      folder == here || folder.hasPrefix(here == "/" ? "/" : "\(here)/")
    else { return path }
    var (above, way) = (here, "")
    while above != "/" {
      above = above.parentFolder
      way += way.isEmpty ? ".." : "/.."
      guard FileSystem.exists("\(way)/\(fileName)") else { continue }
      let below = folder.dropFirst(above == "/" ? 1 : above.count + 1)
      let file = isFolder ? "" : "/\(path.lastPathComponent)"
      return "\(way)/\(below)\(file)"
    }
    return path
  }

  /// Whether screens are looked for in a folder of this name.
  package static func isForScreens(folder name: String) -> Bool {
    name != "fixtures" && name != SnapshotStore.folderName
      && !name.hasPrefix(".") && !name.hasPrefix("_")
  }
}
