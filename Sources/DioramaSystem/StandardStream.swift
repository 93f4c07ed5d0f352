#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One of the three ways in and out that each process is given.
package enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2

  /// Whether somebody sits at its other end.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes all bytes; nobody who listens no more is told.
  package func write(_ bytes: [UInt8]) {
    try? OpenFile.writeAll(bytes, to: rawValue)
  }

  /// All that comes in, to its end.
  package func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { OpenFile.readSome(rawValue, $0) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}
