import Glibc

/// The few calls to the file system that Diorama needs, without Foundation.
public enum FileSystem {
  /// Why a file could not be read or written, in the system's words.
  public struct Failure: Error, CustomStringConvertible, Sendable {
    /// The system's number for it.
    public let code: Int32

    package init(code: Int32) { self.code = code }

    /// The reason in words, lower case.
    public var description: String {
      let text = String(cString: strerror(code))
      return text.prefix(1).lowercased() + text.dropFirst()
    }
    /// Whether there is no such file.
    public var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  }

  /// The bytes of a file.
  ///
  /// - Throws: ``Failure`` when it cannot be read, or is a directory or a named pipe.
  public static func read(_ path: String) throws(Failure) -> [UInt8] {
    var status = stat()
    // Even opening a named pipe waits for somebody to write to it, and a device may never end.
    if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT),
      !path.hasPrefix("/dev/")
    {
      throw Failure(code: ENOTSUP)
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(code: errno) }
    defer { close(file) }
    guard fstat(file, &status) == 0 else { throw Failure(code: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw Failure(code: EISDIR) }
    let expected = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    var failure: Int32 = 0
    var bytes = [UInt8](unsafeUninitializedCapacity: expected + 1) { buffer, count in
      // One byte more than expected, so that one call sees the end of an unchanged file.
      count = 0
      while count < buffer.count {
        let got = Glibc.read(file, buffer.baseAddress.map { $0 + count }, buffer.count - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        guard got > 0 else { return }
        count += got
      }
    }
    guard failure == 0 else { throw Failure(code: failure) }
    if bytes.count > expected { try readRest(of: file, into: &bytes) }
    return bytes
  }

  private static func readRest(of file: Int32, into bytes: inout [UInt8]) throws(Failure) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = Glibc.read(file, &chunk, chunk.count)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw Failure(code: errno) }
      guard got > 0 else { return }
      bytes.append(contentsOf: chunk[..<got])
    }
  }

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
    guard let stream = opendir(folder) else { throw Failure(code: errno) }
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
    var own = stat()
    guard lstat(path, &own) == 0 else { return .other }
    // A link to a folder is not followed, so a circle of links ends here.
    if own.st_mode & S_IFMT == S_IFLNK { return isFolder(path) ? .other : .link }
    return own.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Whether a path is a folder.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path is a link, wherever it leads.
  public static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether something stands at a path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// A path without links, dots and doubled slashes; nil when it leads nowhere.
  public static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
