import Glibc

/// An open file, device or end of a pipe, which is closed at the end of the value's lifetime.
struct OpenFile: ~Copyable {
  /// The file descriptor.
  let descriptor: Int32

  /// Opens the file at a path; programs that this process starts do not inherit it.
  ///
  /// - Parameters:
  ///   - flags: the flags of `open`, such as `O_RDONLY`.
  ///   - permissions: the permissions of a file that is created.
  /// - Throws: ``FileSystem/Failure`` if the system refuses.
  init(_ path: String, _ flags: Int32, permissions: mode_t = 0) throws(FileSystem.Failure) {
    let descriptor = open(path, flags | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw .last(at: path) }
    self.descriptor = descriptor
  }

  /// Takes ownership of an open descriptor.
  init(owning descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Closes the file now.
  ///
  /// - Throws: ``FileSystem/Failure`` if the system reports only now that bytes were not written.
  consuming func end() throws(FileSystem.Failure) {
    let result = close(descriptor)
    discard self
    guard result == 0 else { throw .last }
  }

  /// Gives the file to a user and a group, as far as the system permits it.
  func setOwner(_ owner: (user: uid_t, group: gid_t)) {
    if let own = try? FileStatus(of: self).owner, own == owner { return }
    // Only root can give files away; other users can choose one of their groups.
    if fchown(descriptor, owner.user, owner.group) != 0 { fchown(descriptor, .max, owner.group) }
  }

  /// Sets the permissions to read, write and run the file.
  ///
  /// - Throws: ``FileSystem/Failure`` if the system refuses.
  func setPermissions(_ permissions: mode_t) throws(FileSystem.Failure) {
    if try FileStatus(of: self).permissions == permissions { return }
    guard fchmod(descriptor, permissions) == 0 else { throw .last }
  }

  /// Syncs the written bytes, or the names in a folder, to the disk.
  ///
  /// - Throws: ``FileSystem/Failure`` if the disk fails, but not if it does not support syncing.
  func sync() throws(FileSystem.Failure) {
    while fsync(descriptor) != 0 {
      if errno == EINTR { continue }
      if errno == EINVAL || errno == ENOTSUP { return }
      throw .last
    }
  }

  /// Returns all bytes to the end, or somewhat more than a limit.
  ///
  /// - Parameter most: the number of bytes after which reading stops.
  /// - Throws: ``FileSystem/Failure`` if the bytes cannot be read.
  func readAll(atMost most: Int) throws(FileSystem.Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    try Self.readAll(descriptor, atMost: most, into: &bytes)
    return bytes
  }

  /// Reads a descriptor to its end, or until there are somewhat more bytes than a limit.
  ///
  /// - Throws: ``FileSystem/Failure`` if some bytes cannot be read; those before them are kept.
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

  /// Reads once, and again if a signal interrupts.
  static func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let got = read(descriptor, buffer.baseAddress, buffer.count)
      if got >= 0 || errno != EINTR { return got }
    }
  }

  /// Writes all bytes.
  ///
  /// - Throws: ``FileSystem/Failure`` if some bytes were not accepted.
  func writeAll(_ bytes: [UInt8]) throws(FileSystem.Failure) {
    try Self.writeAll(bytes, to: descriptor)
  }

  /// Writes all bytes to a descriptor.
  ///
  /// - Throws: ``FileSystem/Failure`` if some bytes were not accepted.
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

  /// Waits until a nonblocking descriptor accepts bytes; some programs make a terminal nonblocking.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var output = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&output, 1, -1)
  }
}
