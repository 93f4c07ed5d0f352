import Glibc

extension FileSystem {
  /// The default limit on the size of a file that is read: 1 GiB.
  public static let defaultMaxBytes = 1 << 30

  /// Returns the bytes of a file.
  ///
  /// Anything but a file is rejected before it is opened, and a file that is too large before it is
  /// read: a pipe would wait for a writer, a device may never end, and a huge size costs its author
  /// nothing. Only paths below `/dev` are read in any case, up to the limit.
  ///
  /// - Parameters:
  ///   - path: the file; links are followed.
  ///   - most: how many bytes it may have.
  /// - Throws: ``Failure`` if it cannot be read, is not a file, or has more bytes.
  public static func read(
    _ path: String, atMost most: Int = FileSystem.defaultMaxBytes
  ) throws(Failure) -> [UInt8] {
    let file = try openToRead(path, atMost: most)
    let isPlain = try FileStatus(of: file).kind == .file
    let bytes = try file.readAll(atMost: most)
    // It may have grown since, or may not have reported a size.
    guard bytes.count <= most else { throw .tooLarge(isPlain ? bytes.count : nil, most: most) }
    return bytes
  }

  /// Checks that there is a file to read, without reading it.
  ///
  /// - Parameters:
  ///   - path: the file; links are followed.
  ///   - most: how many bytes it may have.
  /// - Throws: ``Failure`` if it does not exist, is not a file, or has more bytes.
  public static func checkReadable(_ path: String, atMost most: Int = .max) throws(Failure) {
    _ = try openToRead(path, atMost: most)
  }

  /// Returns why a path is not read: it is a pipe, a device or a socket, or has more bytes than
  /// allowed; nil for other files and if nothing exists there. Callers check this before a library
  /// opens the file by itself.
  package static func readFailure(at path: String, atMost most: Int = .max) -> Failure? {
    guard let status = try? FileStatus(of: path) else { return nil }
    do throws(Failure) {
      if status.kind != .folder { try check(status, atMost: most) }
      return nil
    } catch {
      return error
    }
  }

  private static func openToRead(
    _ path: String, atMost most: Int
  ) throws(Failure) -> OpenFile {
    let isNamedDevice = path.hasPrefix("/dev/")
    // Even opening would wait for the other end of a pipe, or rewind a tape.
    if !isNamedDevice { try check(try FileStatus(of: path), atMost: most) }
    let file = try OpenFile(path, O_RDONLY | (isNamedDevice ? 0 : O_NONBLOCK))
    let status = try FileStatus(of: file)
    // The file may have been replaced since.
    if !isNamedDevice || status.kind == .folder { try check(status, atMost: most) }
    return file
  }

  private static func check(_ status: FileStatus, atMost most: Int) throws(Failure) {
    switch status.kind {
    case .file where status.size > most: throw .tooLarge(status.size, most: most)
    case .file, .link: return
    case .folder: throw Failure(code: EISDIR)
    case .pipe: throw .notARegularFile("a named pipe")
    case .socket: throw .notARegularFile("a socket")
    case .device: throw .notARegularFile("a device")
    }
  }
}
