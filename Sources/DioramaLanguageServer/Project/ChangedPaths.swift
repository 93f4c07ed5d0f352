import DioramaSystem

/// A set of changed files, and of folders in which any file may have changed.
struct ChangedPaths {
  private let paths: Set<String>

  /// Creates a set from the paths of files and folders.
  init(_ paths: Set<String>) { self.paths = paths }

  /// Returns whether a file may have changed: it is in the set, or in one of the set's folders.
  func affect(_ file: String) -> Bool {
    if paths.contains(file) { return true }
    var folder = file.parentFolder
    while folder.count > 1 {
      if paths.contains(folder) { return true }
      folder = folder.parentFolder
    }
    return false
  }
}
