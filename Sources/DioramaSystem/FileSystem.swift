#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The few calls to the file system that Diorama needs, without Foundation.
///
/// Paths are texts, as YAML and people write them. swift-system would take away the loops of
/// `OpenFile` and the fields of `FileStatus`, some 60 lines; it has no call for folders' names,
/// locks, terminals, signals and watching, its errors are untyped, and each fresh build would compile
/// 13 000 lines for it.
public enum FileSystem {
  /// Why a file could not be read or written, in the system's words.
  public struct Failure: Error, CustomStringConvertible, Equatable, Sendable {
    /// The system's number for it, an `errno`.
    public let code: Int32

    /// The failure that the system has a number for.
    ///
    /// - Parameter code: an `errno`, such as `ENOENT`.
    public init(code: Int32) { self.code = code }

    /// The failure of the last call.
    static var last: Failure { Failure(code: errno) }

    /// There is no such file.
    package static var missing: Failure { Failure(code: ENOENT) }
    /// Nobody may do that there.
    package static var notPermitted: Failure { Failure(code: EPERM) }

    /// The reason in words, as the system writes it.
    package var systemText: String { String(cString: strerror(code)) }
    /// The reason in words, lower case.
    public var description: String {
      let text = systemText
      return text.prefix(1).lowercased() + text.dropFirst()
    }
    /// Whether there is no such file.
    public var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  }

  /// Whether something stands at a path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a path is a folder.
  public static func isFolder(_ path: String) -> Bool {
    (try? FileStatus(of: path))?.kind == .folder
  }

  /// Whether a path is a link, wherever it leads.
  public static func isLink(_ path: String) -> Bool {
    (try? FileStatus(ofLink: path))?.kind == .link
  }

  /// A path without links, dots and doubled slashes; nil when it leads nowhere.
  public static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

// MARK: - What is in a folder

extension FileSystem {
  /// What a name in a folder stands for.
  public enum EntryKind: Sendable {
    /// A file.
    case file
    /// A link to a file, or to nowhere.
    case link
    /// A folder.
    case folder
    /// A link to a folder, or something that is neither.
    case other
  }

  /// The names in a folder with what they are, sorted by bytes.
  ///
  /// - Throws: ``Failure`` when it cannot be read.
  public static func entries(
    of folder: String
  ) throws(Failure) -> [(name: String, kind: EntryKind)] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var result: [(name: String, kind: EntryKind)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let type = Int32(entry.pointee.d_type)
      let kind: EntryKind =
        switch type {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        default: kindByAsking(folder + "/" + name)
        }
      result.append((name, kind))
    }
    return result.sorted { Bytes.precede($0.name, $1.name) }
  }

  private static func kindByAsking(_ path: String) -> EntryKind {
    switch (try? FileStatus(ofLink: path))?.kind {
    case nil: .other
    // A link to a folder is not followed, so a circle of links ends here.
    case .link: isFolder(path) ? .other : .link
    case .folder: .folder
    default: .file
    }
  }
}

// MARK: - Names and paths

extension String {
  /// The path of the folder that a path stands in; `.` for a bare name.
  public var parentFolder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The last name of a path.
  public var lastPathComponent: String {
    guard let slash = lastIndex(of: "/") else { return self }
    return String(self[index(after: slash)...])
  }

  /// Whether this is what a shell's pattern such as `invite-*` stands for.
  ///
  /// - Parameter pattern: where `*` is any text, `?` one character and `[a-c]` one out of some.
  package func matches(shellPattern pattern: String) -> Bool { fnmatch(pattern, self, 0) == 0 }
}

// MARK: - Reading

extension FileSystem {
  /// The bytes of a file.
  ///
  /// - Throws: ``Failure`` when it cannot be read, or is a directory or a named pipe.
  public static func read(_ path: String) throws(Failure) -> [UInt8] {
    // Even opening a named pipe waits for somebody to write to it, and a device may never end.
    if let kind = (try? FileStatus(of: path))?.kind, kind != .file, kind != .folder,
      !path.hasPrefix("/dev/")
    {
      throw Failure(code: ENOTSUP)
    }
    let file = try OpenFile(path, O_RDONLY)
    let status = try FileStatus(of: file)
    if status.kind == .folder { throw Failure(code: EISDIR) }
    return try file.readAll(expecting: status.kind == .file ? status.size : 0)
  }

  /// Makes sure that there is a file to read, without reading it.
  ///
  /// - Throws: ``Failure`` when there is none, or it is a directory or a named pipe.
  public static func checkReadable(_ path: String) throws(Failure) {
    let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
    let status = try FileStatus(of: file)
    if status.kind == .folder { throw Failure(code: EISDIR) }
    if status.kind == .pipe { throw Failure(code: ENOTSUP) }
  }
}

// MARK: - Writing

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
