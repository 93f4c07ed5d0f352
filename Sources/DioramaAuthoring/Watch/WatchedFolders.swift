import Diorama
import DioramaKit
import DioramaSystem

/// The folders in which a change can matter to some projects.
struct WatchedFolders {
  /// The paths by which the projects are found.
  private let paths: [String]
  /// Where links in the projects may lead.
  private let links: LinkPolicy
  /// The folders that are searched for screens.
  private var searched: Set<String> = []
  /// The folders of the projects and of the files that they use, and their parents up to the
  /// project.
  private var used: Set<String> = []
  /// The files that the projects use.
  private var files: Set<String> = []
  /// The targets of those files that are links; nil for other files.
  private var targets: [String: String?] = [:]
  /// The folders in which a missing project may appear again.
  private var awaited: Set<String> = []

  init(of paths: [String], links: LinkPolicy) {
    self.links = links
    self.paths = paths.map(Project.searchedPath)
  }

  /// All watched folders.
  var all: Set<String> { searched.union(used).union(awaited) }

  /// Searches the folders again; `watch` receives each before it is read.
  mutating func find(_ watch: (String) -> Void) {
    searched = []
    awaited = []
    for path in paths {
      if !FileSystem.exists(path) {
        awaited.insert(path.parentFolder)
        watch(path.parentFolder)
      }
      Project.visitFolders(at: path, links) { folder in
        watch(folder)
        searched.insert(folder)
      }
    }
    for folder in used.subtracting(searched) { watch(folder) }
  }

  /// Sets the files that projects use.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - changed: the files that may have been replaced.
  ///   - roots: the folders of the projects.
  ///   - watch: receives the folders that were not known.
  /// - Returns: whether there are such folders.
  mutating func use(
    _ files: Set<String>, changed: Set<String>, of roots: Set<String>, _ watch: (String) -> Void
  ) -> Bool {
    self.files = files
    let known = all
    used = roots.union(roots.map(\.withoutDot))
    for file in files {
      var folder = file.parentFolder
      // The parents have an event if the folder itself is moved.
      while used.insert(folder).inserted, ![".", "/"].contains(folder),
        folder.lastPathComponent != ".."
      {
        folder = folder.parentFolder
      }
    }
    for path in changed { targets[path] = nil }
    targets = targets.filter { files.contains($0.key) }
    for file in files {
      let known = targets[file] ?? (FileSystem.isLink(file) ? FileSystem.realPath(file) : nil)
      targets[file] = .some(known)
      guard let target = known else { continue }
      self.files.insert(target)
      used.insert(target.parentFolder)
    }
    let new = used.subtracting(known)
    new.forEach(watch)
    return !new.isEmpty
  }

  /// Returns whether a changed file can belong to one of the projects.
  func concerns(_ path: String) -> Bool {
    // `./a` is the same as `a`.
    let short = path.withoutDot
    func isKnown(_ known: some Collection<String>) -> Bool {
      known.contains(path) || known.contains(short)
    }
    if isKnown(files) || isKnown(paths) || isKnown(searched) || isKnown(used) { return true }
    let name = path.lastPathComponent
    if name.hasPrefix(".") || name.hasSuffix("~") { return false }
    let folder = path.parentFolder
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      return searched.contains(folder) || used.contains(folder)
    }
    return searched.contains(folder) && Project.isForScreens(folder: name)
      && FileSystem.isFolder(path)
  }
}
