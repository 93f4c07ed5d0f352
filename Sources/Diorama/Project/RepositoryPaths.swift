import DioramaSystem

/// Where paths are, however somebody has spelled them: from the root of their repository on.
package struct RepositoryPaths {
  /// The places of folders that were asked for, by their paths.
  private var known: [String: String] = [:]

  /// Nothing was asked yet.
  package init() {}

  /// A path from the root of its repository on; where there is none, from the folder on in which the
  /// command works, else from the machine's root on.
  package mutating func path(of path: String) -> String {
    let folder = self.path(ofFolder: path.parentFolder)
    return folder.isEmpty ? path.lastPathComponent : "\(folder)/\(path.lastPathComponent)"
  }

  /// The same of a folder; empty for that root itself.
  package mutating func path(ofFolder path: String) -> String {
    if let place = known[path] { return place }
    let folder = Self.resolved(path)
    let roots = [Self.root(of: folder), FileSystem.realPath(".")].compactMap(\.self)
    let place = roots.lazy.compactMap { folder.relativePath(from: $0) }.first ?? folder
    known[path] = place
    return place
  }

  /// The nearest folder, that of the path or one above it, in which git keeps what it knows; nil for
  /// none.
  ///
  /// - Parameter path: a path without links and dots.
  package static func root(of path: String) -> String? {
    var folder = path
    while true {
      if FileSystem.exists("\(folder)/.git") { return folder }
      if folder == "/" || folder == "." { return nil }
      folder = folder.parentFolder
    }
  }

  /// The path without links and dots, also where its last folders are not there yet.
  package static func resolved(_ path: String) -> String {
    if let real = FileSystem.realPath(path) { return real }
    let name = path.lastPathComponent
    if ["", ".", ".."].contains(name) { return path }
    let folder = resolved(path.parentFolder)
    return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }
}

extension String {
  /// The path from a folder on, empty for that itself; nil where it is not below it.
  package func relativePath(from folder: String) -> String? {
    if self == folder { return "" }
    let start = folder == "/" ? "/" : "\(folder)/"
    return hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}
