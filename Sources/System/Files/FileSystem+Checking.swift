import Glibc

extension FileSystem {
  /// Makes sure that there is a file to read, without reading it.
  ///
  /// - Throws: ``Failure`` when there is none, or it is a directory or a named pipe.
  public static func checkReadable(_ path: String) throws(Failure) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw Failure(code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Failure(code: errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw Failure(code: EISDIR) }
    if status.st_mode & S_IFMT == S_IFIFO { throw Failure(code: ENOTSUP) }
  }
}
