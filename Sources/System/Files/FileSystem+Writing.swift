import Glibc

extension FileSystem {
  /// Writes a file whole or not at all: to a temporary neighbour first, which then takes its name.
  ///
  /// Missing folders on the way are made.
  ///
  /// - Throws: ``Failure``; what stood there before still does.
  public static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let folder = path.parentFolder
    try makeFolder(folder)
    let temporary =
      "\(folder)/.\(stem(of: path)).\(getpid()).\(UInt32.random(in: 0...(.max)))"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Failure(code: errno) }
    var old = stat()
    if stat(path, &old) == 0, old.st_mode & S_IFMT == S_IFREG {
      // Who may read it is not for a new text to say.
      fchmod(file, old.st_mode & 0o777)
    }
    do throws(Failure) {
      try writeAll(bytes, to: file)
      guard rename(temporary, path) == 0 else { throw Failure(code: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes to whatever stands at a path: a device or a pipe takes the bytes, and of a link the
  /// file that it leads to is written, whole or not at all.
  ///
  /// - Throws: ``Failure``.
  package static func writeThrough(_ bytes: [UInt8], to path: String) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else {
      return try write(bytes, to: realPath(path) ?? path)
    }
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(code: errno) }
    try writeAll(bytes, to: file)
  }

  /// The name of a temporary neighbour, which is longer than that of the file by some letters.
  private static func stem(of path: String) -> String {
    let name = path.lastPathComponent
    if name.utf8.count <= 200 { return name }
    return String(decoding: name.utf8.prefix(190), as: UTF8.self) + ".txt"
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) throws(Failure) {
    var failure: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = Glibc.write(
          file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          failure = errno
          return
        }
        written += count
      }
    }
    if close(file) != 0, failure == 0 { failure = errno }
    if failure != 0 { throw Failure(code: failure) }
  }

  /// Makes a folder, and those above it, where they are missing.
  ///
  /// - Throws: ``Failure`` when one of them cannot be made.
  public static func makeFolder(_ path: String) throws(Failure) {
    if path.isEmpty || isFolder(path) { return }
    try makeFolder(path.parentFolder)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw Failure(code: errno) }
    guard isFolder(path) else { throw Failure(code: ENOTDIR) }
  }
}

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
}
