import Foundation

/// The process that measures Yams; Package.swift explains why it is separate.
final class YamsProcess {
  private let process = Process()
  private let requests = Pipe()
  private let responses = Pipe()

  /// Starts the process for a folder of screens.
  init(folder: String) throws {
    let own = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    let executable = own.deletingLastPathComponent().appending(path: "diorama-bench-yams")
    guard FileManager.default.isExecutableFile(atPath: executable.path()) else {
      throw Failure(
        "diorama-bench-yams is not beside diorama-bench; build both, as `make bench` does")
    }
    process.executableURL = executable
    process.arguments = [folder]
    process.standardInput = requests
    process.standardOutput = responses
    try process.run()
  }

  deinit {
    // The process ends at the end of its input.
    try? requests.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Requests one pass; returns its time and the number of screens read.
  func pass(_ benchmark: BenchmarkCase) throws -> (duration: Duration, count: Int) {
    try requests.fileHandleForWriting.write(contentsOf: Data("\(benchmark.rawValue)\n".utf8))
    let answer = String(decoding: responses.fileHandleForReading.availableData, as: UTF8.self)
    let numbers = answer.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 2 else { throw Failure("diorama-bench-yams gave up") }
    return (.nanoseconds(numbers[0]), numbers[1])
  }
}
