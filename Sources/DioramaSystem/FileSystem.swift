import Glibc

/// The file system calls that Diorama needs, without Foundation.
///
/// Paths are strings, as YAML and people write them. swift-system would replace the loops of
/// `OpenFile` and the fields of `FileStatus`, some 60 lines. It has no calls for folder entries,
/// locks, terminals, signals and watching, its errors are untyped, and each fresh build would
/// compile 13 000 lines for it.
public enum FileSystem {
  /// The reason why a file could not be read or written, in the system's words.
  public struct Failure: Error, CustomStringConvertible, Equatable, Sendable {
    /// The system's error number, an `errno`.
    public let code: Int32
    /// The message that replaces the system's words if those say too little.
    private let words: String?

    /// Creates the failure for an error number of the system.
    ///
    /// - Parameter code: an `errno`, such as `ENOENT`.
    public init(code: Int32) { self.init(code: code, words: nil) }

    private init(code: Int32, words: String?) {
      self.code = code
      self.words = words
    }

    /// The failure of the last call.
    static var last: Failure { Failure(code: errno) }
    /// The failure of the last call, which was about a path.
    ///
    /// A name that is not UTF-8 was read with U+FFFD in place of its bytes, and no file has that
    /// name.
    static func last(at path: String) -> Failure {
      errno == ENOENT && path.unicodeScalars.contains("\u{FFFD}")
        ? Failure(code: EILSEQ, words: "its name is not UTF-8") : last
    }
    /// A path to read is a device, a pipe or a socket.
    static func notARegularFile(_ kind: String) -> Failure {
      Failure(code: ENOTSUP, words: "it is \(kind), not a file")
    }
    /// A file has more bytes than the limit.
    static func tooLarge(_ size: Int?, most: Int) -> Failure {
      let found = size.map { "\($0) bytes; the limit is \(most)" } ?? "more than \(most) bytes"
      return Failure(code: EFBIG, words: "it has \(found)")
    }

    /// A file is not as it was read: another program changed, created or deleted it.
    package static var changedConcurrently: Failure {
      Failure(code: ESTALE, words: "it was changed by another program, so it was not written")
    }
    /// The path of an output is a link.
    package static var link: Failure {
      Failure(code: ELOOP, words: "it is a link; output is not written through links")
    }

    /// The file does not exist.
    package static var missing: Failure { Failure(code: ENOENT) }
    /// The operation is not permitted.
    package static var notPermitted: Failure { Failure(code: EPERM) }

    /// The reason in the system's words.
    package var systemText: String { words ?? String(cString: strerror(code)) }
    /// The reason in words, in lower case.
    public var description: String {
      let text = systemText
      return text.prefix(1).lowercased() + text.dropFirst()
    }
    /// A Boolean value that indicates whether the file does not exist.
    public var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    /// A message about a file with more bytes than the limit, which follows the file's name:
    /// `has 17 bytes; the limit is 16`; nil for other failures.
    public var sizeLimitMessage: String? {
      code == EFBIG && words != nil ? String(description.dropFirst("it ".count)) : nil
    }
    /// Whether a file was left unchanged because another program changed it.
    package var isConcurrentChange: Bool { self == .changedConcurrently }
    /// Whether the reader of a pipe has closed its end.
    package var isBrokenPipe: Bool { code == EPIPE }
  }

  /// Returns whether something exists at a path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns whether a path is a folder.
  ///
  /// - Throws: ``Failure`` if nothing exists there, or access is denied.
  public static func isFolder(at path: String) throws(Failure) -> Bool {
    try FileStatus(of: path).kind == .folder
  }

  /// Returns whether a path is a folder; false if this cannot be determined.
  public static func isFolder(_ path: String) -> Bool {
    (try? FileStatus(of: path))?.kind == .folder
  }

  /// Returns whether a path is a link, even a broken one.
  public static func isLink(_ path: String) -> Bool {
    (try? FileStatus(ofLink: path))?.kind == .link
  }

  /// Returns whether a file has other names, hard links. Writing the file separates it from them.
  package static func hasHardLinks(_ path: String) -> Bool {
    (try? FileStatus(ofLink: path))?.hasHardLinks ?? false
  }

  /// Returns a path without links, dots and doubled slashes; nil if it does not exist.
  public static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

// MARK: - Folder contents

extension FileSystem {
  /// The kind of an entry in a folder.
  public enum EntryKind: Sendable {
    /// A file.
    case file
    /// A link to a file, or a broken link.
    case link
    /// A folder.
    case folder
    /// A link to a folder.
    case folderLink
  }

  /// Returns the names in a folder with their kinds, sorted by bytes.
  ///
  /// - Throws: ``Failure`` if the folder cannot be read.
  public static func entries(
    of folder: String
  ) throws(Failure) -> [(name: String, kind: EntryKind)] {
    guard let stream = opendir(folder) else { throw .last(at: folder) }
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
        default: statKind(folder + "/" + name)
        }
      result.append((name, kind))
    }
    return result.sorted { $0.name.precedes($1.name) }
  }

  private static func statKind(_ path: String) -> EntryKind {
    switch (try? FileStatus(ofLink: path))?.kind {
    // It may no longer exist, or its name may not be UTF-8: reading it reports the error.
    case nil: .link
    // Links to folders have a kind of their own, so that a walk can stop at a cycle.
    case .link: isFolder(path) ? .folderLink : .link
    case .folder: .folder
    default: .file
    }
  }
}

// MARK: - Names and paths

extension String {
  /// The path of the folder that contains the path; `.` for a bare name.
  public var parentFolder: String {
    guard let slash = lastSlash else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The last component of the path.
  public var lastPathComponent: String {
    guard let slash = lastSlash else { return self }
    return String(self[utf8.index(after: slash)...])
  }

  /// The index of the last `/`.
  private var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }

  /// Returns whether the name matches a shell pattern such as `invite-*`.
  ///
  /// - Parameter pattern: the pattern: `*` is any text, `?` any character and `[a-c]` one of
  ///   several.
  package func matches(shellPattern pattern: String) -> Bool { fnmatch(pattern, self, 0) == 0 }
}

extension StringProtocol {
  /// Returns whether a name precedes another by the bytes of their UTF-8.
  package func precedes(_ other: Self) -> Bool {
    utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { own.lexicographicallyPrecedes($0) }
    }.flatMap(\.self) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

// MARK: - Folders and names

extension FileSystem {
  /// Creates a folder and its missing parent folders.
  ///
  /// - Throws: ``Failure`` if one of them cannot be created.
  public static func makeFolder(_ path: String) throws(Failure) {
    if path.isEmpty || isFolder(path) { return }
    try makeFolder(path.parentFolder)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .last(at: path) }
    guard isFolder(path) else { throw Failure(code: ENOTDIR) }
  }

  /// Creates a folder for temporary files that only this user can read.
  ///
  /// - Returns: its path, in the folder of `TMPDIR` or otherwise in `/tmp`.
  /// - Throws: ``Failure`` if it cannot be created.
  package static func makeTemporaryFolder() throws(Failure) -> String {
    let parent = CurrentProcess.variable("TMPDIR") ?? "/tmp"
    guard let name = strdup("\(parent)/diorama-XXXXXX") else { throw .last }
    defer { free(name) }
    guard mkdtemp(name) != nil else { throw .last }
    return String(cString: name)
  }

  /// Renames a file, and replaces the file that has the new name.
  ///
  /// - Throws: ``Failure``; both files are then unchanged.
  package static func move(_ old: String, to new: String) throws(Failure) {
    guard rename(old, new) == 0 else { throw .last(at: old) }
  }

  /// Deletes a folder if it is empty.
  package static func removeIfEmpty(_ folder: String) { rmdir(folder) }

  /// Calls a closure while no other process holds the lock on the same folder.
  ///
  /// - Throws: the error of `body`, or the ``Failure`` of a folder that cannot be locked.
  package static func locking<Result>(
    _ folder: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The lock ends when the folder is closed, even by the end of the process.
    let lock = try OpenFile(folder, O_RDONLY | O_DIRECTORY)
    while flock(lock.descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .last }
    }
    let result = try body()
    try lock.end()
    return result
  }
}
