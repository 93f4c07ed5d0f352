#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file, a device or the end of a pipe that is open, and closed with the value's end.
struct OpenFile: ~Copyable {
  /// The system's handle for it, a file descriptor.
  let descriptor: Int32

  /// Opens what stands at a path; programs that are started do not inherit it.
  ///
  /// - Parameters:
  ///   - flags: those of `open`, such as `O_RDONLY`.
  ///   - permissions: who may read and write a file that is made.
  /// - Throws: ``FileSystem/Failure`` when the system refuses.
  init(_ path: String, _ flags: Int32, permissions: mode_t = 0) throws(FileSystem.Failure) {
    let descriptor = open(path, flags | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw .last(at: path) }
    self.descriptor = descriptor
  }

  /// Takes over what is open already.
  init(owning descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Closes it now.
  ///
  /// - Throws: ``FileSystem/Failure`` where the system tells only now what was not written.
  consuming func end() throws(FileSystem.Failure) {
    let result = close(descriptor)
    discard self
    guard result == 0 else { throw .last }
  }

  /// Says who may read, write and run it.
  ///
  /// - Throws: ``FileSystem/Failure`` when the system refuses.
  func setPermissions(_ permissions: mode_t) throws(FileSystem.Failure) {
    if try FileStatus(of: self).permissions == permissions { return }
    guard fchmod(descriptor, permissions) == 0 else { throw .last }
  }

  /// Puts what was written on the disk, or the names in a folder.
  ///
  /// - Throws: ``FileSystem/Failure`` when the disk fails; one that knows no such thing does not.
  func sync() throws(FileSystem.Failure) {
    while fsync(descriptor) != 0 {
      if errno == EINTR { continue }
      if errno == EINVAL || errno == ENOTSUP { return }
      throw .last
    }
  }

  /// All bytes to the end, or some more than one wants.
  ///
  /// - Parameter most: how many anybody wants.
  /// - Throws: ``FileSystem/Failure`` when they cannot be read.
  func readAll(atMost most: Int) throws(FileSystem.Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    try Self.readAll(descriptor, atMost: most, into: &bytes)
    return bytes
  }

  /// Reads what is open under a descriptor to its end, or some more than one wants.
  ///
  /// - Throws: ``FileSystem/Failure`` when some cannot be read; those before it are kept.
  static func readAll(
    _ descriptor: Int32, atMost most: Int, into bytes: inout [UInt8]
  ) throws(FileSystem.Failure) {
    var chunk = [UInt8](repeating: 0, count: 1 << 13)
    while bytes.count <= most {
      let got = chunk.withUnsafeMutableBytes { readSome(descriptor, $0) }
      guard got >= 0 else { throw .last }
      guard got > 0 else { return }
      bytes += chunk[..<got]
    }
  }

  /// Reads once; a signal in between is no end.
  static func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let got = read(descriptor, buffer.baseAddress, buffer.count)
      if got >= 0 || errno != EINTR { return got }
    }
  }

  /// Writes all bytes.
  ///
  /// - Throws: ``FileSystem/Failure`` when some were not taken.
  func writeAll(_ bytes: [UInt8]) throws(FileSystem.Failure) {
    try Self.writeAll(bytes, to: descriptor)
  }

  /// Writes all bytes to what is open under a descriptor.
  ///
  /// - Throws: ``FileSystem/Failure`` when some were not taken.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(FileSystem.Failure) {
    var failure: FileSystem.Failure?
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = write(descriptor, part.baseAddress, part.count)
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN {
          waitUntilWritable(descriptor)
          continue
        }
        guard count > 0 else {
          failure = .last
          return
        }
        rest = rest.dropFirst(count)
      }
    }
    if let failure { throw failure }
  }

  /// Somebody has made the other end one that does not wait, as some programs do with a terminal.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var output = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&output, 1, -1)
  }
}
