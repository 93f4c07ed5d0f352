import DioramaSystem

/// A database's files, copied with what SQLite has left beside them: reading the copy changes
/// nothing in the folder of the original.
///
/// It is gone when nobody has it any more.
package final class DatabaseCopy {
  /// The copy.
  package let path: String
  private let folder: String

  /// What counts as much as the file: the log of changes that are not in it yet, and the journal by
  /// which a change that was cut off is taken back.
  private static let companions = ["-wal", "-journal"]

  /// Whether a file has companions, which count as much; those of a link are beside the file that it
  /// leads to.
  package static func isNeeded(for path: String) -> Bool {
    let original = FileSystem.realPath(path) ?? path
    return companions.contains { FileSystem.exists(original + $0) }
  }

  /// Copies a database, again where somebody has written to it meanwhile.
  ///
  /// - Parameter path: the database; of a link the file that it leads to is copied.
  /// - Throws: `InvalidDatabaseContent` when it cannot be copied, or is written to all the time.
  package init(of path: String) throws {
    let original = FileSystem.realPath(path) ?? path
    folder = try InvalidDatabaseContent.wrapping("cannot be copied") {
      () throws(FileSystem.Failure) in
      try FileSystem.makeTemporaryFolder()
    }
    self.path = "\(folder)/copy"
    for _ in 0..<Self.mostTries {
      if try copyConsistently(of: original) { return }
    }
    throw InvalidDatabaseContent(reason: "is being written by another process")
  }

  deinit { remove() }

  private static let mostTries = 500

  private func remove() {
    for ending in ["", "-shm"] + Self.companions { try? FileSystem.removeFile(path + ending) }
    FileSystem.removeIfEmpty(folder)
  }

  /// Copies the files; says whether they belong together.
  ///
  /// While a log is there, pages may go from it into the file, which changes nothing; it is begun
  /// anew, or taken away, when all are there.
  private func copyConsistently(of original: String) throws -> Bool {
    let log = try Self.contents(of: original + "-wal")
    let stamps = ["", "-journal"].map { FileStamp(of: original + $0) }
    try InvalidDatabaseContent.wrapping("cannot be copied") { () throws(FileSystem.Failure) in
      try FileSystem.write(try FileSystem.read(original), to: path)
    }
    var logs = [log]
    for ending in Self.companions {
      let bytes = try Self.contents(of: original + ending)
      if ending == "-wal" { logs.append(bytes) }
      try InvalidDatabaseContent.wrapping("cannot be copied") { () throws(FileSystem.Failure) in
        if let bytes {
          try FileSystem.write(bytes, to: path + ending)
        } else if FileSystem.exists(path + ending) {
          try FileSystem.removeFile(path + ending)
        }
      }
    }
    if logs.allSatisfy({ $0 != nil }) { return logs[0]?.prefix(32) == logs[1]?.prefix(32) }
    let isSame = stamps == ["", "-journal"].map { FileStamp(of: original + $0) }
    return isSame && logs.allSatisfy { $0 == nil }
  }

  /// The bytes of a file; nil where there is none.
  private static func contents(of path: String) throws -> [UInt8]? {
    try InvalidDatabaseContent.wrapping("cannot be copied") { () throws(FileSystem.Failure) in
      do throws(FileSystem.Failure) {
        return try FileSystem.read(path)
      } catch {
        if error.isMissing { return nil }
        throw error
      }
    }
  }
}
