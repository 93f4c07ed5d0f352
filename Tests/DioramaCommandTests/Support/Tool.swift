import Foundation

/// The `diorama` that was built with the tests, run as a process of its own.
enum Tool {
  /// Its path; the tests stand beside it.
  static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "diorama").path

  /// Whether it is there.
  static let isThere = FileManager.default.isExecutableFile(atPath: path)

  /// Starts it; what it prints goes nowhere.
  static func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs a line of shell, in which `$0` is the tool and `$1` a path.
  ///
  /// - Returns: how it ended, and what it printed.
  static func shell(_ line: String, _ path: String) throws -> (status: Int32, printed: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line, self.path, path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let printed = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: printed, as: UTF8.self))
  }
}
