import Glibc

extension FileSystem {
  /// The content of a file that a writer has read and is about to replace or delete.
  ///
  /// It is compared with the file just before that, so that changes which another program saved in
  /// the meantime are not lost. A change between the comparison and the rename, some microseconds,
  /// is not noticed.
  public enum Expectation: Sendable, Hashable {
    /// The file may contain anything: it is not the user's, or was named as an output.
    case anything
    /// There was no file, or only a broken link.
    case missing
    /// The file had these bytes.
    case bytes([UInt8])

    /// Creates an expectation from the bytes that were read; nil if there was no file.
    public init(_ bytes: [UInt8]?) { self = bytes.map(Self.bytes) ?? .missing }

    /// Whether the file at a path is still as it was read.
    fileprivate func matchesFile(at path: String) -> Bool {
      switch self {
      case .anything: true
      case .missing: !exists(path)
      case .bytes(let bytes): Self.fileEquals(bytes, at: path)
      }
    }

    /// Whether a file may be replaced: it is as it was read, or another program has written the
    /// same bytes.
    fileprivate func allows(writing bytes: [UInt8], to path: String) -> Bool {
      matchesFile(at: path) || Self.fileEquals(bytes, at: path)
    }

    private static func fileEquals(_ bytes: [UInt8], at path: String) -> Bool {
      (try? read(path, atMost: bytes.count)) == bytes
    }
  }

  /// Writes a file completely or not at all: a temporary file in the same folder is written first,
  /// and then renamed.
  ///
  /// Missing folders are created. A file that is replaced keeps its permissions and, if the system
  /// permits it, its owner. Its other names, hard links, keep the old content.
  ///
  /// - Parameters:
  ///   - bytes: the new content of the file.
  ///   - path: the file; a link is replaced, not followed.
  ///   - expected: what was read of the file; if it differs now, nothing is written.
  ///   - durably: whether the file survives a power failure once this returns, for data that cannot
  ///     be recreated.
  ///   - isPrivate: whether other users cannot read the file.
  /// - Throws: ``Failure``; the old file is then unchanged, unless only the folder could not be
  ///   synced to the disk: then the new file exists, and may be lost in a power failure. A file
  ///   that is not as expected is unchanged.
  public static func write(
    _ bytes: [UInt8], to path: String, replacing expected: Expectation = .anything,
    durably: Bool = false, isPrivate: Bool = false
  ) throws(Failure) {
    // If the file has already changed, no temporary file is needed.
    guard expected.allows(writing: bytes, to: path) else { throw .changedConcurrently }
    let temporary = try writeTemporary(bytes, for: path, durably: durably, isPrivate: isPrivate)
    try rename(temporary, holding: bytes, to: path, replacing: expected)
    if durably { try syncNames(in: path.parentFolder) }
  }

  /// Deletes a file; a missing file is not a failure.
  ///
  /// - Parameters:
  ///   - path: the file; a link itself is deleted, not its target.
  ///   - expected: what was read of the file; if it differs now, the file stays.
  /// - Throws: ``Failure`` if the file exists and cannot be deleted, or has changed.
  package static func removeFile(
    _ path: String, expecting expected: Expectation = .anything
  ) throws(Failure) {
    if expected != .anything, !exists(path), !isLink(path) { return }
    guard expected.matchesFile(at: path) else { throw .changedConcurrently }
    guard unlink(path) != 0 else { return }
    let failure = Failure.last(at: path)
    guard failure.code == ENOENT else { throw failure }
  }

  /// Writes a temporary file beside a file, with the owner and the permissions of that file.
  private static func writeTemporary(
    _ bytes: [UInt8], for path: String, durably: Bool, isPrivate: Bool = false
  ) throws(Failure) -> String {
    let folder = path.parentFolder
    try makeFolder(folder)
    let temporary = "\(folder)/\(temporaryName(of: path.lastPathComponent))"
    let file = try OpenFile(
      temporary, O_WRONLY | O_CREAT | O_EXCL, permissions: isPrivate ? 0o600 : 0o644)
    do throws(Failure) {
      if !isPrivate, let old = try? FileStatus(of: path), old.kind == .file {
        // New content must not change who may read the file. A new owner resets permissions.
        file.setOwner(old.owner)
        try file.setPermissions(old.permissions)
      }
      try file.writeAll(bytes)
      if durably { try file.sync() }
      try file.end()
    } catch {
      unlink(temporary)
      throw error
    }
    return temporary
  }

  private static func rename(
    _ temporary: String, holding bytes: [UInt8], to path: String,
    replacing expected: Expectation
  ) throws(Failure) {
    do throws(Failure) {
      guard expected.allows(writing: bytes, to: path) else { throw .changedConcurrently }
      try move(temporary, to: path)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Syncs the names in a folder to the disk; a folder that can be written but not read is skipped.
  private static func syncNames(in folder: String) throws(Failure) {
    do throws(Failure) {
      try OpenFile(folder, O_RDONLY | O_DIRECTORY).sync()
    } catch {
      if error.code != EACCES { throw error }
    }
  }

  /// The file extension of temporary files.
  private static let temporaryExtension = "diorama"

  /// Returns the name of a temporary file: `.NAME.PROCESS.NUMBER.diorama`.
  private static func temporaryName(of name: String) -> String {
    // The name must not become longer than file systems allow.
    let stem =
      name.utf8.count <= 200 ? name : String(decoding: name.utf8.prefix(190), as: UTF8.self)
    let number = UInt32.random(in: 0...(.max))
    return ".\(stem).\(CurrentProcess.id).\(number).\(temporaryExtension)"
  }

  /// Deletes temporary files of processes that were killed while they wrote: hidden files, which
  /// git would show.
  ///
  /// - Parameter folder: the folder to search; one that cannot be read counts as empty.
  /// - Returns: the names of the folders in it.
  @discardableResult
  package static func removeStaleTemporaryFiles(in folder: String) -> [String] {
    guard let entries = try? entries(of: folder) else { return [] }
    for entry in entries where entry.kind == .file {
      guard let writer = writer(ofTemporary: entry.name), writer != CurrentProcess.id,
        !CurrentProcess.isRunning(writer)
      else { continue }
      try? removeFile("\(folder)/\(entry.name)")
    }
    return entries.filter { $0.kind == .folder }.map(\.name)
  }

  /// Returns the process that writes a temporary file; nil for other names.
  private static func writer(ofTemporary name: String) -> Int32? {
    guard name.utf8.first == UInt8(ascii: "."), name.hasSuffix(".\(temporaryExtension)") else {
      return nil
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 5, UInt32(parts[parts.count - 2]) != nil,
      let writer = Int32(parts[parts.count - 3]), writer > 0
    else { return nil }
    return writer
  }

  /// Writes an output that a user has named: bytes go directly to a device or a pipe; a file is
  /// written completely or not at all.
  ///
  /// - Parameters:
  ///   - bytes: the bytes to write.
  ///   - path: the output. A link is rejected, since it may lead to a file that the user did not
  ///     mean; only links below `/dev`, such as `/dev/stdout`, are followed.
  ///   - expected: what was read of the file; if it differs now, nothing is written.
  /// - Throws: ``Failure``, also for a device that accepts no more bytes.
  package static func writeOutput(
    _ bytes: [UInt8], to path: String, replacing expected: Expectation = .anything
  ) throws(Failure) {
    if let failure = outputFailure(at: path) { throw failure }
    guard let status = try? FileStatus(of: path), status.kind != .file else {
      return try write(bytes, to: realPath(path) ?? path, replacing: expected)
    }
    let file = try OpenFile(path, O_WRONLY)
    try file.writeAll(bytes)
    try file.end()
  }

  /// Returns why an output cannot be written to a path, before the work is done; nil if no obstacle
  /// is known.
  package static func outputFailure(at path: String) -> Failure? {
    !path.hasPrefix("/dev/") && isLink(path) ? .link : nil
  }
}
