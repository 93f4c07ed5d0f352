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
    return result.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
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
