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
  /// - Throws: ``Failure``; what stood there before still does.
  public static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let folder = path.parentFolder
    try makeFolder(folder)
    let temporary =
      "\(folder)/.\(stem(of: path)).\(CurrentProcess.id).\(UInt32.random(in: 0...(.max)))"
    let file = try OpenFile(temporary, O_WRONLY | O_CREAT | O_EXCL, rights: 0o644)
    if let old = try? FileStatus(of: path), old.kind == .file {
      // Who may read it is not for a new text to say.
      fchmod(file.number, old.rights)
    }
    do throws(Failure) {
      try file.writeAll(bytes)
      try file.end()
      try move(temporary, to: path)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// The name of a temporary neighbour, which is longer than that of the file by some letters.
  private static func stem(of path: String) -> String {
    let name = path.lastPathComponent
    if name.utf8.count <= 200 { return name }
    return String(decoding: name.utf8.prefix(190), as: UTF8.self) + ".txt"
  }

  /// Takes away what processes that were killed while they wrote files left beside them: temporary
  /// neighbours, hidden, that git would see.
  ///
  /// - Parameters:
  ///   - folder: where they are looked for; one that cannot be read has none.
  ///   - ending: how the names of the files end that were written, such as `txt`.
  package static func sweep(_ folder: String, ofFilesEnding ending: String) {
    guard let entries = try? entries(of: folder) else { return }
    for entry in entries where entry.kind == .file {
      guard let writer = writer(ofTemporary: entry.name, ending), writer != CurrentProcess.id,
        !CurrentProcess.isRunning(writer)
      else { continue }
      try? removeFile("\(folder)/\(entry.name)")
    }
  }

  /// The process that writes a file called `.NAME.txt.PROCESS.NUMBER`; nil for other names.
  private static func writer(ofTemporary name: String, _ ending: String) -> Int32? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 5, parts[0].isEmpty, parts[parts.count - 3] == ending,
      UInt32(parts[parts.count - 1]) != nil, let writer = Int32(parts[parts.count - 2]), writer > 0
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

// MARK: - Folders and names

extension FileSystem {
  /// Makes a folder, and those above it, where they are missing.
  ///
  /// - Throws: ``Failure`` when one of them cannot be made.
  public static func makeFolder(_ path: String) throws(Failure) {
    if path.isEmpty || isFolder(path) { return }
    try makeFolder(path.parentFolder)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .last }
    guard isFolder(path) else { throw Failure(code: ENOTDIR) }
  }

  /// Makes a folder for files that are soon gone, which only this user can read.
  ///
  /// - Returns: its path, in the folder that `TMPDIR` names or else in `/tmp`.
  /// - Throws: ``Failure`` when it cannot be made.
  package static func makeTemporaryFolder() throws(Failure) -> String {
    let parent = CurrentProcess.variable("TMPDIR") ?? "/tmp"
    guard let name = strdup("\(parent)/diorama-XXXXXX") else { throw .last }
    defer { free(name) }
    guard mkdtemp(name) != nil else { throw .last }
    return String(cString: name)
  }

  /// Gives a file another name, in the place of what has it.
  ///
  /// - Throws: ``Failure``; both are as they were.
  package static func move(_ old: String, to new: String) throws(Failure) {
    guard rename(old, new) == 0 else { throw .last }
  }

  /// Takes a file away; one that is not there is no failure.
  ///
  /// - Throws: ``Failure`` when it is there and cannot be taken away.
  package static func removeFile(_ path: String) throws(Failure) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .last }
  }

  /// Takes a folder away where nothing is in it.
  package static func removeIfEmpty(_ folder: String) { rmdir(folder) }

  /// Does something while no other process does so under a lock on the same folder.
  ///
  /// - Throws: what `body` throws, or the ``Failure`` of a folder that cannot be locked.
  package static func locking<Result>(
    _ folder: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The lock goes when the folder is closed, even by the process' end.
    let lock = try OpenFile(folder, O_RDONLY | O_DIRECTORY)
    while flock(lock.number, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .last }
    }
    let result = try body()
    try lock.end()
    return result
  }
}
