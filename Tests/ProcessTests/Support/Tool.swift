import Foundation

/// The `diorama` that was built with the tests, run as a child process.
enum Tool {
  /// The path of the tool, in the folder of the test program.
  static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "diorama").path

  /// Whether the tool exists.
  static let isAvailable = FileManager.default.isExecutableFile(atPath: path)

  /// The path of the optimized tool, which `make check-long` sets, for tests that run it thousands
  /// of times; otherwise the same path.
  static let quickPath = ProcessInfo.processInfo.environment["DIORAMA_OPTIMIZED"] ?? path

  /// The environment of the test process without the variables that change commands.
  static let plainVariables = ProcessInfo.processInfo.environment.filter {
    !["CI", "NO_COLOR", "RUNFILES_DIR", "TEST_SRCDIR"].contains($0.key)
  }

  private static func process(
    _ arguments: [String], _ variables: [String: String], _ program: String = path
  ) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = plainVariables.merging(variables) { _, new in new }
    return process
  }

  /// Starts the tool and discards its output.
  static func start(_ arguments: [String], program: String = path) throws -> Process {
    let process = process(arguments, [:], program)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs the tool to its end.
  ///
  /// - Returns: the exit status, or the negated number of the signal, and the output.
  static func run(
    _ arguments: [String], variables: [String: String] = [:], program: String = path
  ) throws -> (status: Int32, printed: String) {
    try finish(process(arguments, variables, program))
  }

  /// Runs a shell command in which `$0` is the tool and `$1` a path.
  ///
  /// - Returns: the exit status and the output.
  static func shell(_ line: String, _ path: String) throws -> (status: Int32, printed: String) {
    let process = process(["-c", line, self.path, path], [:])
    process.executableURL = URL(filePath: "/bin/bash")
    return try finish(process)
  }

  private static func finish(_ process: Process) throws -> (status: Int32, printed: String) {
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let printed = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status = process.terminationStatus
    let isOver = process.terminationReason == .exit
    return (isOver ? status : -status, String(decoding: printed, as: UTF8.self))
  }
}
