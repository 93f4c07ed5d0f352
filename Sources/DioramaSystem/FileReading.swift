#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
