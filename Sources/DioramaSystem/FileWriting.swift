#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileSystem {
  /// What a writer has read of the file that it is about to replace or delete.
  ///
  /// It is compared with the file just before that happens, so that nothing is lost which another
  /// program saved in the meantime. What is saved between the comparison and the rename, some
  /// microseconds, is not noticed.
  public enum Expectation: Sendable, Hashable {
    /// The file may hold anything: it is not the user's, or was named as an output.
    case anything
    /// There was no file, or only a link that leads nowhere.
    case missing
    /// The file had these bytes.
    case bytes([UInt8])

    /// What was read; nil if there was no file.
    public init(_ bytes: [UInt8]?) { self = bytes.map(Self.bytes) ?? .missing }

    /// Whether the file at a path is still as it was read.
    fileprivate func matchesFile(at path: String) -> Bool {
      switch self {
      case .anything: true
      case .missing: !exists(path)
      case .bytes(let bytes): Self.fileEquals(bytes, at: path)
      }
    }

    /// Whether a file may be replaced: it is as it was read, or another program has done the same.
    fileprivate func allows(writing bytes: [UInt8], to path: String) -> Bool {
      matchesFile(at: path) || Self.fileEquals(bytes, at: path)
    }

    private static func fileEquals(_ bytes: [UInt8], at path: String) -> Bool {
      (try? read(path, atMost: bytes.count)) == bytes
    }
  }

  /// Writes a file whole or not at all: to a temporary neighbour first, which then takes its name.
  ///
  /// Missing folders on the way are made. A file that stood there keeps its permissions.
  ///
  /// - Parameters:
  ///   - bytes: what the file is to hold.
  ///   - path: the file; a link is replaced, not followed.
  ///   - expected: what was read of the file; if it is different by now, nothing is written.
  ///   - durably: whether the file outlasts a power cut once this returns, for what nobody could
  ///     make again.
  ///   - isPrivate: whether nobody else on the machine may read it.
  /// - Throws: ``Failure``; what stood there before still does, unless only the folder could not be
  ///   put on the disk: then the new file is there, and may be gone after a power cut. A file that is
  ///   not as expected is left as it is.
  public static func write(
    _ bytes: [UInt8], to path: String, replacing expected: Expectation = .anything,
    durably: Bool = false, isPrivate: Bool = false
  ) throws(Failure) {
    // A file that has changed already costs no temporary one.
    guard expected.allows(writing: bytes, to: path) else { throw .changedConcurrently }
    let temporary = try writeTemporary(bytes, for: path, durably: durably, isPrivate: isPrivate)
    try rename(temporary, holding: bytes, to: path, replacing: expected)
    if durably { try syncNames(in: path.parentFolder) }
  }

  /// Deletes a file; one that is not there is no failure.
  ///
  /// - Parameters:
  ///   - path: the file; of a link the link itself goes.
  ///   - expected: what was read of the file; if it is different by now, it stays.
  /// - Throws: ``Failure`` when it is there and cannot be deleted, or has changed.
  package static func removeFile(
    _ path: String, expecting expected: Expectation = .anything
  ) throws(Failure) {
    if expected != .anything, !exists(path), !isLink(path) { return }
    guard expected.matchesFile(at: path) else { throw .changedConcurrently }
    guard unlink(path) != 0 else { return }
    let failure = Failure.last(at: path)
    guard failure.code == ENOENT else { throw failure }
  }

  /// Writes files that outlast a power cut, each whole or not at all. Of many, the disk is waited for
  /// once, and not once for each.
  ///
  /// - Parameter files: the bytes of each, its path, and what was read of it.
  /// - Returns: for each file the failure, as ``write(_:to:replacing:durably:isPrivate:)`` throws it,
  ///   or nil.
  package static func write(
    durably files: [(bytes: [UInt8], path: String, expected: Expectation)]
  ) -> [Failure?] {
    let isMany = files.count > 16
    var failures: [Failure?] = []
    var temporaries: [String?] = []
    for file in files {
      do throws(Failure) {
        temporaries.append(
          try writeTemporary(file.bytes, for: file.path, durably: !isMany))
        failures.append(nil)
      } catch {
        temporaries.append(nil)
        failures.append(error)
      }
    }
    let loss = isMany ? failure { () throws(Failure) in try syncAll(temporaries) } : nil
    for (index, temporary) in temporaries.enumerated() {
      guard let temporary else { continue }
      if let loss {
        unlink(temporary)
        failures[index] = loss
      } else {
        failures[index] = failure { () throws(Failure) in
          let file = files[index]
          try rename(temporary, holding: file.bytes, to: file.path, replacing: file.expected)
        }
      }
    }
    for folder in Set(files.map(\.path.parentFolder)) {
      let failure = failure { () throws(Failure) in try syncNames(in: folder) }
      for index in files.indices where files[index].path.parentFolder == folder {
        failures[index] = failures[index] ?? failure
      }
    }
    return failures
  }

  private static func failure(_ body: () throws(Failure) -> Void) -> Failure? {
    do throws(Failure) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  /// Writes a temporary neighbour of a file, with the permissions that the file has.
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
        // Who may read it is not for a new text to say.
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

  /// Puts the names in a folder on the disk; one that may be written and not read goes without.
  private static func syncNames(in folder: String) throws(Failure) {
    do throws(Failure) {
      try OpenFile(folder, O_RDONLY | O_DIRECTORY).sync()
    } catch {
      if error.code != EACCES { throw error }
    }
  }

  /// Puts files on the disk, with all else that waits for it.
  private static func syncAll(_ paths: [String?]) throws(Failure) {
    #if os(Linux)
      // Swift's module of the C library leaves it out.
      typealias SyncDisk = @convention(c) (Int32) -> Int32
      guard let symbol = dlsym(nil, "syncfs") else { return }
      let syncDisk = unsafeBitCast(symbol, to: SyncDisk.self)
      for folder in Set(paths.compactMap { $0?.parentFolder }) {
        let disk = try OpenFile(folder, O_RDONLY | O_DIRECTORY)
        guard syncDisk(disk.descriptor) == 0 else { throw .last }
      }
    #else
      for path in paths.compactMap(\.self) { try OpenFile(path, O_RDONLY).sync() }
    #endif
  }

  /// The ending of files that are being written.
  private static let temporaryExtension = "diorama"

  /// The name of a temporary neighbour: `.NAME.PROCESS.NUMBER.diorama`.
  private static func temporaryName(of name: String) -> String {
    // It is longer than that of the file by some letters.
    let stem =
      name.utf8.count <= 200 ? name : String(decoding: name.utf8.prefix(190), as: UTF8.self)
    let number = UInt32.random(in: 0...(.max))
    return ".\(stem).\(CurrentProcess.id).\(number).\(temporaryExtension)"
  }

  /// Takes away what processes that were killed while they wrote left beside their files: temporary
  /// neighbours, hidden, that git would see.
  ///
  /// - Parameter folder: where they are looked for; one that cannot be read has none.
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

  /// The process that writes a temporary file; nil for other names.
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

  /// Writes an output that a user has named: a device or a pipe takes the bytes, a file is written
  /// whole or not at all.
  ///
  /// - Parameters:
  ///   - bytes: what is written.
  ///   - path: the output. A link is rejected, since it may lead to a file that the user did not mean;
  ///     only links below `/dev`, such as `/dev/stdout`, are followed.
  ///   - expected: what was read of the file; if it is different by now, nothing is written.
  /// - Throws: ``Failure``, also of a device that takes no more.
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

  /// Why nothing can be written to the path of an output, found out before the work is done; nil if
  /// nothing is known to be in the way.
  package static func outputFailure(at path: String) -> Failure? {
    !path.hasPrefix("/dev/") && isLink(path) ? .link : nil
  }
}
