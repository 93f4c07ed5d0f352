import Foundation

/// The `diorama` that was built with the tests, run as a process of its own.
enum Tool {
  /// Its path, in the folder of the test program.
  static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "diorama").path

  /// Whether it is there.
  static let isAvailable = FileManager.default.isExecutableFile(atPath: path)

  /// The path of an optimized one for tests that run it thousands of times, which `make check-long`
  /// names; else the same path.
  static let quickPath = ProcessInfo.processInfo.environment["DIORAMA_OPTIMISED"] ?? path

  /// The variables of the tests' own process, without those that change what a command does.
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

  /// Starts it; what it prints goes nowhere.
  static func start(_ arguments: [String], program: String = path) throws -> Process {
    let process = process(arguments, [:], program)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs it to its end.
  ///
  /// - Returns: how it ended, a signal's number as a negative one, and all that it printed.
  static func run(
    _ arguments: [String], variables: [String: String] = [:], program: String = path
  ) throws -> (status: Int32, printed: String) {
    try finish(process(arguments, variables, program))
  }

  /// Runs a line of shell, in which `$0` is the tool and `$1` a path.
  ///
  /// - Returns: how it ended, and what it printed.
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
