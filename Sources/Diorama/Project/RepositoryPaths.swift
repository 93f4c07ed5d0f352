import DioramaKit
import DioramaSystem

/// Paths relative to the root of their repository, independent of how they are spelled.
package struct RepositoryPaths {
  /// The results for folders, by the paths that were asked for.
  private var known: [String: String] = [:]

  /// Creates an empty set of results.
  package init() {}

  /// Returns a path relative to the root of its repository. Without a repository, it is relative to
  /// the current folder, or absolute outside of that.
  package mutating func path(of path: String) -> String {
    let folder = self.path(ofFolder: path.parentFolder)
    return folder.isEmpty ? path.lastPathComponent : "\(folder)/\(path.lastPathComponent)"
  }

  /// Returns the path of a folder in the same way; empty for the root itself.
  package mutating func path(ofFolder path: String) -> String {
    if let place = known[path] { return place }
    let folder = Self.resolved(path)
    let roots = [Self.root(of: folder), FileSystem.realPath(".")].compactMap(\.self)
    let place = roots.lazy.compactMap { folder.relativePath(from: $0) }.first ?? folder
    known[path] = place
    return place
  }

  /// Returns the nearest folder that contains `.git`: that of the path or a parent; nil for none.
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

  /// Returns the path without links and dots, even if its last folders do not exist yet.
  package static func resolved(_ path: String) -> String {
    if let real = FileSystem.realPath(path) { return real }
    let folder = path.parentFolder
    return folder == path
      ? path : "\(resolved(folder))/\(path.lastPathComponent)".withoutDotComponents
  }
}

extension String {
  /// Returns the path relative to a folder; empty for the folder itself, nil outside of it.
  package func relativePath(from folder: String) -> String? {
    if self == folder { return "" }
    let start = folder == "/" ? "/" : "\(folder)/"
    return hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}
