import Glibc

/// One of the three standard streams of the process.
package enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2

  /// Whether the stream is connected to a terminal.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes all bytes.
  ///
  /// - Throws: ``FileSystem/Failure`` if some bytes were not accepted.
  package func write(_ bytes: [UInt8]) throws(FileSystem.Failure) {
    try OpenFile.writeAll(bytes, to: rawValue)
  }

  /// Makes sure that a failing write has no other effect than an error.
  ///
  /// Writing to a pipe without a reader no longer ends the process, which may have other output.
  /// And a closed stream is reopened as one that accepts no bytes: otherwise the next opened file
  /// would get its number, and with it the printed output.
  package static func setUp() {
    signal(SIGPIPE, SIG_IGN)
    for stream in [StandardStream.input, .output, .error]
    where fcntl(stream.rawValue, F_GETFD) < 0 {
      // `open` returns the lowest unused number, which is this one.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Waits for input, or its end, in this stream or in another file.
  ///
  /// - Parameters:
  ///   - file: the descriptor of the other file; nil for none.
  ///   - milliseconds: how long to wait; nil for no limit.
  /// - Returns: whether the stream, and whether the file, can be read.
  package func waitForInput(
    or file: Int32?, within milliseconds: Int32?
  ) -> (stream: Bool, file: Bool) {
    // `poll` skips negative descriptors.
    var files = [rawValue, file ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&files, 2, milliseconds ?? -1) > 0 else { return (false, false) }
    return (files[0].revents != 0, files[1].revents != 0)
  }

  /// Waits for input and returns some of it; nil at the end.
  package func readSome() -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { OpenFile.readSome(rawValue, $0) }
    return count > 0 ? Array(chunk[..<count]) : nil
  }

  /// Returns all input to the end, or somewhat more than a limit.
  ///
  /// - Parameter most: the number of bytes after which reading stops.
  package func readAll(atMost most: Int = .max) -> [UInt8] {
    var bytes: [UInt8] = []
    // The bytes before a failure count.
    try? OpenFile.readAll(rawValue, atMost: most, into: &bytes)
    return bytes
  }
}
