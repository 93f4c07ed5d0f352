#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file, a device or the end of a pipe that is open, and closed with the value's end.
struct OpenFile: ~Copyable {
  /// The system's number for it, a file descriptor.
  let number: Int32

  /// Opens what stands at a path; programs that are started do not inherit it.
  ///
  /// - Parameters:
  ///   - flags: those of `open`, such as `O_RDONLY`.
  ///   - rights: who may read and write a file that is made.
  /// - Throws: ``FileSystem/Failure`` when the system refuses.
  init(_ path: String, _ flags: Int32, rights: mode_t = 0) throws(FileSystem.Failure) {
    let number = open(path, flags | O_CLOEXEC, rights)
    guard number >= 0 else { throw .last }
    self.number = number
  }

  /// Takes over what is open already.
  init(owning number: Int32) { self.number = number }

  deinit { close(number) }

  /// Closes it now.
  ///
  /// - Throws: ``FileSystem/Failure`` where the system tells only now what was not written.
  consuming func end() throws(FileSystem.Failure) {
    let result = close(number)
    discard self
    guard result == 0 else { throw .last }
  }

  /// All bytes to the end.
  ///
  /// - Parameter expected: how many will come, if that is known; more are read, too.
  /// - Throws: ``FileSystem/Failure`` when they cannot be read.
  func readAll(expecting expected: Int = 0) throws(FileSystem.Failure) -> [UInt8] {
    var failure: FileSystem.Failure?
    var bytes = [UInt8](unsafeUninitializedCapacity: expected + 1) { buffer, count in
      // One byte more than expected, so that one call sees the end of an unchanged file.
      count = 0
      while count < buffer.count {
        let got = Self.readSome(
          number,
          UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]))
        if got < 0 { failure = .last }
        guard got > 0 else { return }
        count += got
      }
    }
    if let failure { throw failure }
    if bytes.count > expected { try readRest(into: &bytes) }
    return bytes
  }

  private func readRest(into bytes: inout [UInt8]) throws(FileSystem.Failure) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = chunk.withUnsafeMutableBytes { Self.readSome(number, $0) }
      guard got >= 0 else { throw .last }
      guard got > 0 else { return }
      bytes += chunk[..<got]
    }
  }

  /// Reads once; a signal in between is no end.
  static func readSome(_ number: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let got = read(number, buffer.baseAddress, buffer.count)
      if got >= 0 || errno != EINTR { return got }
    }
  }

  /// Writes all bytes.
  ///
  /// - Throws: ``FileSystem/Failure`` when some were not taken.
  func writeAll(_ bytes: [UInt8]) throws(FileSystem.Failure) {
    try Self.writeAll(bytes, to: number)
  }

  /// Writes all bytes to what is open under a number.
  ///
  /// - Throws: ``FileSystem/Failure`` when some were not taken.
  static func writeAll(_ bytes: [UInt8], to number: Int32) throws(FileSystem.Failure) {
    var failure: FileSystem.Failure?
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = write(number, part.baseAddress, part.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          failure = .last
          return
        }
        rest = rest.dropFirst(count)
      }
    }
    if let failure { throw failure }
  }
}
