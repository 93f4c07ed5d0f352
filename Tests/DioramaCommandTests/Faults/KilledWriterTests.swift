import Foundation
import Testing

/// Whatever a writer is interrupted by, each file is whole: the old one or the new one.
@Suite("Writers that are killed", .serialized, .enabled(if: Tool.isThere, "needs the built tool"))
struct KilledWriterTests {
  /// Whether there is time for what happens rarely: under `make check-long`.
  private static let isLong = ProcessInfo.processInfo.environment["DIORAMA_CHECK"] == "long"

  @Test(.timeLimit(.minutes(60)), arguments: Writer.all)
  func at_any_moment_leave_whole_files_and_the_next_run_nothing_else(writer: Writer) throws {
    let after = try writer.after()
    let clock = ContinuousClock()
    var whole = Duration.zero
    var (torn, killed) = (0, 0)
    for round in 0...(Self.isLong ? 1000 : 8) {
      let (workspace, files) = try writer.workspace()
      let before = files.mapValues { $0.replacing(workspace.root, with: "") }
      let process = try Tool.start(writer.arguments(in: workspace))
      if round == 0 {
        whole = clock.measure { process.waitUntilExit() }
      } else {
        // Most of a run is reading, which harms nobody: the later half is killed more often.
        usleep(UInt32(Double.random(in: 0.3...1.05) * (whole / .microseconds(1))))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let isKilled = process.terminationReason == .uncaughtSignal
        killed += isKilled ? 1 : 0
        // The first run may have found nothing in the system's memory yet.
        if !isKilled { whole = whole * 0.8 }
      }
      let found = try Writer.plain(workspace)
      if let file = writer.tornFile(in: found, before, after) {
        torn += 1
        Issue.record("round \(round): \(file)")
        break
      }
      _ = try Tool.run(writer.arguments(in: workspace))
      let left = try workspace.tree.keys.filter(Writer.isTemporary)
      try #require(left.isEmpty, "round \(round): \(left)")
    }
    #expect(torn == 0 && killed > 0)
  }

  /// A temporary file that a killed process would have left, in each folder that is written to.
  @Test(arguments: Writer.all)
  func what_they_leave_is_swept_by_the_next_run(writer: Writer) throws {
    let (workspace, _) = try writer.workspace()
    let folders = Set(
      try writer.after().keys.map { path in
        path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : "."
      }
    ).subtracting([".git"])
    let dead = try Self.deadProcess()
    let isReport = writer.arguments.contains("--junit")
    for folder in folders where folder != "." || isReport {
      try workspace.write("half", to: "\(folder)/.left.\(dead).17.diorama")
    }
    _ = try Tool.run(writer.arguments(in: workspace))
    let left = try workspace.tree.keys.filter(Writer.isTemporary)
    #expect(left == [])
  }

  /// The number of a process that has ended.
  private static func deadProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exit 0"]
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }
}
