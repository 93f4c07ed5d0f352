#if canImport(Glibc)
  import Glibc
#else
  import Darwin
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
    /// What is said instead of the system's words, where those would say little.
    private let words: String?

    /// The failure that the system has a number for.
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
    /// A name whose bytes are no UTF-8 has come here with U+FFFD in their place, under which there
    /// is nothing.
    static func last(at path: String) -> Failure {
      errno == ENOENT && path.unicodeScalars.contains("\u{FFFD}")
        ? Failure(code: EILSEQ, words: "its name is not UTF-8") : last
    }
    /// A device, a pipe or a socket stands where a file was to be read.
    static func notARegularFile(_ words: String) -> Failure { Failure(code: ENOTSUP, words: words) }
    /// A file has more bytes than are read.
    static func tooLarge(_ size: Int?, most: Int) -> Failure {
      let found = size.map { "\($0) bytes, more" } ?? "more bytes"
      return Failure(code: EFBIG, words: "it has \(found) than the \(most) allowed")
    }

    /// A file is not as it was read: another program has changed, made or deleted it.
    package static var changedConcurrently: Failure {
      Failure(code: ESTALE, words: "it was changed meanwhile and is left as it is")
    }
    /// An output was to be written to a link.
    static var link: Failure {
      Failure(code: ELOOP, words: "it is a link; outputs are not written through links")
    }

    /// There is no such file.
    package static var missing: Failure { Failure(code: ENOENT) }
    /// Nobody may do that there.
    package static var notPermitted: Failure { Failure(code: EPERM) }

    /// The reason in words, as the system writes it.
    package var systemText: String { words ?? String(cString: strerror(code)) }
    /// The reason in words, lower case.
    public var description: String {
      let text = systemText
      return text.prefix(1).lowercased() + text.dropFirst()
    }
    /// Whether there is no such file.
    public var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    /// What is too much about a file that has more bytes than are read, in words that follow its
    /// name: `has 17 bytes, more than the 16 allowed`; nil for other failures.
    public var sizeLimitMessage: String? {
      code == EFBIG && words != nil ? String(description.dropFirst("it ".count)) : nil
    }
    /// Whether a file was left alone since it is not as it was read.
    package var isConcurrentChange: Bool { self == .changedConcurrently }
    /// Whether nobody is left to read what is written.
    package var isBrokenPipe: Bool { code == EPIPE }
  }

  /// Whether something stands at a path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether what stands at a path is a folder.
  ///
  /// - Throws: ``Failure`` when nothing does, or nobody may ask.
  public static func isFolder(at path: String) throws(Failure) -> Bool {
    try FileStatus(of: path).kind == .folder
  }

  /// Whether a path is a folder that anybody may look at.
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
    /// A link to a folder.
    case folderLink
  }

  /// The names in a folder with what they are, sorted by bytes.
  ///
  /// - Throws: ``Failure`` when it cannot be read.
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
    // It may be gone by now, or have a name that is no text: whoever reads it will be told.
    case nil: .link
    // A link to a folder is told apart, so that a circle of links can end.
    case .link: isFolder(path) ? .folderLink : .link
    case .folder: .folder
    default: .file
    }
  }
}

// MARK: - Names and paths

extension String {
  /// The path of the folder that a path stands in; `.` for a bare name.
  public var parentFolder: String {
    guard let slash = lastSlash else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The last name of a path.
  public var lastPathComponent: String {
    guard let slash = lastSlash else { return self }
    return String(self[utf8.index(after: slash)...])
  }

  /// Where the last `/` stands.
  private var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }

  /// Whether this is what a shell's pattern such as `invite-*` stands for.
  ///
  /// - Parameter pattern: where `*` is any text, `?` one character and `[a-c]` one out of some.
  package func matches(shellPattern pattern: String) -> Bool { fnmatch(pattern, self, 0) == 0 }
}

extension StringProtocol {
  /// Whether a name comes before another by the bytes of its UTF-8.
  package func precedes(_ other: Self) -> Bool {
    utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { own.lexicographicallyPrecedes($0) }
    }.flatMap(\.self) ?? utf8.lexicographicallyPrecedes(other.utf8)
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
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .last(at: path) }
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
    guard rename(old, new) == 0 else { throw .last(at: old) }
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
    while flock(lock.descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .last }
    }
    let result = try body()
    try lock.end()
    return result
  }
}
