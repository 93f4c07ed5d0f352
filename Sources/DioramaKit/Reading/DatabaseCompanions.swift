import DioramaSystem

/// The files that SQLite keeps next to a database and that are part of its content: the write-ahead
/// log, the rollback journal, and the index of the log.
///
/// The rules for paths apply to them as to the database. Their names follow the path of the
/// database itself, not of a link to it: `ORIGINAL-wal`.
extension SourceFiles {
  private static let endings = ["-wal", "-journal", "-shm"]

  /// Returns the existing companions that hold content.
  ///
  /// - Parameter path: the file that they belong to; a YAML file has none.
  package static func companions(of path: String) -> [(ending: String, path: String)] {
    all(of: path).filter { $0.ending != "-shm" }
  }

  /// Returns a companion of a file that is outside the project, or nil if all are inside.
  package func companionOutsideProject(of path: String) -> String? {
    // In this case, every link target is allowed.
    if links == .anywhere { return nil }
    return Self.all(of: path).map(\.path).first { !contains($0) }
  }

  private static func all(of path: String) -> [(ending: String, path: String)] {
    if path.hasSuffix(".yaml") || path.hasSuffix(".yml") { return [] }
    let real = FileSystem.realPath(path) ?? path
    return endings.map { ($0, real + $0) }
      .filter { FileSystem.exists($0.1) || FileSystem.isLink($0.1) }
  }
}
