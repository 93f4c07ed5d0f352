#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One of the three ways in and out that each process is given.
package enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2

  /// Whether somebody sits at its other end.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes all bytes.
  ///
  /// - Throws: ``FileSystem/Failure`` when some were not taken.
  package func write(_ bytes: [UInt8]) throws(FileSystem.Failure) {
    try OpenFile.writeAll(bytes, to: rawValue)
  }

  /// Makes failing writes failures, and nothing else.
  ///
  /// A pipe that nobody reads any more ends no process, which may have other things to write. And a
  /// stream that was closed is opened again as one that takes nothing: its number would go to the
  /// next file that is opened, and what is printed into that.
  package static func setUp() {
    signal(SIGPIPE, SIG_IGN)
    for stream in [StandardStream.input, .output, .error]
    where fcntl(stream.rawValue, F_GETFD) < 0 {
      // The lowest number that is free is this one.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Waits for something to read in this stream or in another file, or for an end.
  ///
  /// - Parameters:
  ///   - file: the other file, as a descriptor; nil for none.
  ///   - milliseconds: how long; nil for as long as it takes.
  /// - Returns: whether there is something in the stream, and in the file.
  package func waitForInput(
    or file: Int32?, within milliseconds: Int32?
  ) -> (stream: Bool, file: Bool) {
    // What has no number is passed over.
    var files = [rawValue, file ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&files, 2, milliseconds ?? -1) > 0 else { return (false, false) }
    return (files[0].revents != 0, files[1].revents != 0)
  }

  /// Some of what comes in, once something does; nil at its end.
  package func readSome() -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { OpenFile.readSome(rawValue, $0) }
    return count > 0 ? Array(chunk[..<count]) : nil
  }

  /// All that comes in, to its end, or some more than one wants.
  ///
  /// - Parameter most: how many bytes anybody wants.
  package func readAll(atMost most: Int = .max) -> [UInt8] {
    var bytes: [UInt8] = []
    // What came before a failure counts.
    try? OpenFile.readAll(rawValue, atMost: most, into: &bytes)
    return bytes
  }
}
