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
      "\(folder)/.\(path.lastPathComponent).\(getpid()).\(UInt32.random(in: 0...(.max)))"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Failure(code: errno) }
    do throws(Failure) {
      try writeAll(bytes, to: file)
      guard rename(temporary, path) == 0 else { throw Failure(code: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
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
