import Foundation
import Yams

/// The Yams part of the benchmark, in a separate process.
///
/// Its argument is the folder of the screens. It reads commands, one per line: `compose` or
/// `decode`. Each is a pass over all screens, answered with nanoseconds and the number of screens.
@main
struct YamsBench {
  static func main() throws {
    guard let folder = CommandLine.arguments.dropFirst().first else {
      print("usage: diorama-bench-yams FOLDER")
      exit(64)
    }
    let paths = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".yaml") }.sorted().map { "\(folder)/\($0)" }
    while let request = readLine() {
      let start = ContinuousClock.now
      let count = try pass(request, over: paths)
      let nanoseconds = (ContinuousClock.now - start) / .nanoseconds(1)
      // `print` would buffer the line, but the benchmark waits for it.
      FileHandle.standardOutput.write(Data("\(Int(nanoseconds)) \(count)\n".utf8))
    }
  }

  /// Reads all screens in one of the two ways and releases each at once, which is the cheapest.
  private static func pass(_ request: String, over paths: [String]) throws -> Int {
    switch request {
    case "compose":
      return try paths.count { try compose(yaml: text(of: $0))?.mapping != nil }
    case "decode":
      let decoder = YAMLDecoder()
      return try paths.count { path in
        let screen: ScreenFile = try decoder.decode(from: text(of: path))
        return !screen.data.users.isEmpty
      }
    default:
      return 0
    }
  }

  /// Reads a file as a string without Foundation, so that its cost does not count for Yams.
  private static func text(of path: String) throws -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw CocoaError(.fileReadUnknown) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw CocoaError(.fileReadUnknown) }
    return String(unsafeUninitializedCapacity: Int(status.st_size)) { buffer in
      max(read(file, buffer.baseAddress, buffer.count), 0)
    }
  }
}
