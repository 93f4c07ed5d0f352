#if SQLite
import DioramaSystem

/// A copy of a database's files, including those that SQLite has left next to it. Reading the copy
/// changes nothing in the folder of the original.
///
/// The copy is deleted with the object.
package final class DatabaseCopy {
  /// The path of the copy.
  package let path: String
  private let folder: String

  /// The suffixes of companion files, which are part of the database: the log of changes that are
  /// not in the file yet, and the journal that reverts an interrupted change.
  private static let companions = ["-wal", "-journal"]

  /// Returns whether a file has companions, which are part of the database; those of a link are
  /// next to its target.
  package static func isNeeded(for path: String) -> Bool {
    let original = FileSystem.realPath(path) ?? path
    return companions.contains { FileSystem.exists(original + $0) }
  }

  /// Copies a database, and repeats that if another process writes to it meanwhile.
  ///
  /// - Parameter path: the database; for a link, the link's target is copied.
  /// - Throws: `InvalidDatabaseContent` if it cannot be copied, or if it is written to all the
  ///   time.
  package init(of path: String) throws {
    let original = FileSystem.realPath(path) ?? path
    folder = try InvalidDatabaseContent.wrapping("cannot be copied") {
      () throws(FileSystem.Failure) in
      try FileSystem.makeTemporaryFolder()
    }
    self.path = "\(folder)/copy"
    for _ in 0..<Self.maxTries {
      if try copyConsistently(of: original) { return }
    }
    throw InvalidDatabaseContent("is being written by another process")
  }

  deinit { remove() }

  private static let maxTries = 500

  private func remove() {
    for ending in ["", "-shm"] + Self.companions { try? FileSystem.removeFile(path + ending) }
    FileSystem.removeIfEmpty(folder)
  }

  /// Copies the files, and returns whether the copies are consistent.
  ///
  /// While a log exists, SQLite may copy its pages to the file, which leaves the content unchanged.
  /// The log is restarted or deleted only after all pages are copied.
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

  /// Returns the bytes of a file; nil if it is missing.
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
#endif
