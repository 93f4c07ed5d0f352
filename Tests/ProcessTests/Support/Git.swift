import Foundation

/// The installed git.
enum Git {
  /// Whether git is installed.
  static let isAvailable = (try? run(["--version"], in: "/", input: "")) == 0

  /// Runs git in a folder, outside of any repository around it.
  static func run(_ arguments: [String], in folder: String, input: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_CEILING_DIRECTORIES": URL(filePath: folder).deletingLastPathComponent().path]
    ) { _, new in new }
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try? pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
