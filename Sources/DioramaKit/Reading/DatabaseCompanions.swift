import DioramaSystem

/// The files that SQLite keeps beside a database, and that count as much as the database itself: its
/// log of changes, its journal, and the index of its log.
///
/// They obey the rules of paths as the database does. Their names follow from where the database is,
/// not from where a link to it is: `ORIGINAL-wal`.
extension SourceFiles {
  private static let endings = ["-wal", "-journal", "-shm"]

  /// The companions that hold content, as far as they are there.
  ///
  /// - Parameter path: the file that they belong to; YAML has none.
  package static func companions(of path: String) -> [(ending: String, path: String)] {
    all(of: path).filter { $0.ending != "-shm" }
  }

  /// The companion of a file that leads out of the project; nil if no companion does.
  package func companionOutsideProject(of path: String) -> String? {
    // Whatever a link leads to is read then.
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
