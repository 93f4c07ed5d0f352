import DioramaSystem

/// Files that are others by now, and folders in which all may be.
struct ChangedPaths {
  private let paths: Set<String>

  /// Files and folders.
  init(_ paths: Set<String>) { self.paths = paths }

  /// Whether a file may be another one: it is among them, or stands in one of the folders.
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
