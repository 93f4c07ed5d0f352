#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// Writes a file whole or not at all: to a temporary neighbour first, which then takes its name.
  ///
  /// Missing folders on the way are made. A file that stood there keeps its rights.
  ///
  /// - Parameters:
  ///   - bytes: what the file is to hold.
  ///   - path: the file; a link is replaced, not followed.
  ///   - lasting: whether the file outlasts a power cut once this returns, for what nobody could
  ///     make again.
  ///   - isPrivate: whether nobody else on the machine may read it.
  /// - Throws: ``Failure``; what stood there before still does, unless only the folder could not be
  ///   put on the disk: then the new file is there, and may be gone after a power cut.
  public static func write(
    _ bytes: [UInt8], to path: String, lasting: Bool = false, isPrivate: Bool = false
  ) throws(Failure) {
    let temporary = try writeTemporary(bytes, for: path, lasting: lasting, isPrivate: isPrivate)
    try rename(temporary, to: path)
    if lasting { try syncNames(in: path.parentFolder) }
  }

  /// Writes files that outlast a power cut, each whole or not at all. Of many, the disk is waited for
  /// once, and not once for each.
  ///
  /// - Parameter files: the bytes of each, and its path.
  /// - Returns: for each file the failure, as ``write(_:to:lasting:isPrivate:)`` throws it, or nil.
  package static func write(lasting files: [(bytes: [UInt8], path: String)]) -> [Failure?] {
    let isMany = files.count > 16
    var failures: [Failure?] = []
    var temporaries: [String?] = []
    for file in files {
      do throws(Failure) {
        temporaries.append(
          try writeTemporary(file.bytes, for: file.path, lasting: !isMany))
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
          try rename(temporary, to: files[index].path)
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

  /// Writes a temporary neighbour of a file, with the rights that the file has.
  private static func writeTemporary(
    _ bytes: [UInt8], for path: String, lasting: Bool, isPrivate: Bool = false
  ) throws(Failure) -> String {
    let folder = path.parentFolder
    try makeFolder(folder)
    let temporary = "\(folder)/\(temporaryName(of: path.lastPathComponent))"
    let file = try OpenFile(
      temporary, O_WRONLY | O_CREAT | O_EXCL, rights: isPrivate ? 0o600 : 0o644)
    do throws(Failure) {
      if !isPrivate, let old = try? FileStatus(of: path), old.kind == .file {
        // Who may read it is not for a new text to say.
        try file.give(rights: old.rights)
      }
      try file.writeAll(bytes)
      if lasting { try file.sync() }
      try file.end()
    } catch {
      unlink(temporary)
      throw error
    }
    return temporary
  }

  private static func rename(_ temporary: String, to path: String) throws(Failure) {
    do throws(Failure) {
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
        guard syncDisk(disk.number) == 0 else { throw .last }
      }
    #else
      for path in paths.compactMap(\.self) { try OpenFile(path, O_RDONLY).sync() }
    #endif
  }

  /// The ending of files that are being written.
  private static let temporaryEnding = "diorama"

  /// The name of a temporary neighbour: `.NAME.PROCESS.NUMBER.diorama`.
  private static func temporaryName(of name: String) -> String {
    // It is longer than that of the file by some letters.
    let stem =
      name.utf8.count <= 200 ? name : String(decoding: name.utf8.prefix(190), as: UTF8.self)
    let number = UInt32.random(in: 0...(.max))
    return ".\(stem).\(CurrentProcess.id).\(number).\(temporaryEnding)"
  }

  /// Takes away what processes that were killed while they wrote left beside their files: temporary
  /// neighbours, hidden, that git would see.
  ///
  /// - Parameter folder: where they are looked for; one that cannot be read has none.
  /// - Returns: the names of the folders in it.
  @discardableResult
  package static func sweep(_ folder: String) -> [String] {
    guard let entries = try? unsortedEntries(of: folder) else { return [] }
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
    guard name.utf8.first == UInt8(ascii: "."), name.hasSuffix(".\(temporaryEnding)") else {
      return nil
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 5, UInt32(parts[parts.count - 2]) != nil,
      let writer = Int32(parts[parts.count - 3]), writer > 0
    else { return nil }
    return writer
  }

  /// Writes to whatever stands at a path: a device or a pipe takes the bytes, and of a link the
  /// file that it leads to is written, whole or not at all.
  ///
  /// - Throws: ``Failure``, also of a device that takes no more.
  package static func writeThrough(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard let status = try? FileStatus(of: path), status.kind != .file else {
      return try write(bytes, to: realPath(path) ?? path)
    }
    let file = try OpenFile(path, O_WRONLY)
    try file.writeAll(bytes)
    try file.end()
  }
}
