import CommandTestSupport
import Foundation
import MutatedFiles
import Testing

/// If a writer is interrupted, each file is complete: either the old one or the new one.
@Suite(
  "Killed writers", .serialized, .enabled(if: Tool.isAvailable, "needs the built tool"))
struct KilledWriterTests {
  /// Kills in the later half of a run, since reading is harmless. If a run ends before it is
  /// killed, the next one is killed earlier; otherwise a little later.
  ///
  /// The effect of a moment depends on the machine, whatever the seed, so many are needed to find
  /// something. The short form is
  /// `a_writer_killed_before_any_call_leaves_whole_files_and_is_cleaned_up`.
  @Test(
    .enabled(if: LongCheck.isEnabled, "depends on time; see make check-long"),
    .timeLimit(.minutes(60)), arguments: WritingCommand.all)
  func a_writer_killed_at_any_moment_leaves_whole_files_and_is_cleaned_up(
    writer: WritingCommand
  ) throws {
    let after = try writer.after()
    var random = Seed.generator(for: writer.testDescription)
    var whole = try Self.duration(of: writer)
    var (killed, written) = (0, 0)
    for round in 0..<10_000 where killed < 1000 {
      let (workspace, files) = try writer.workspace(Tool.quickPath)
      let process = try Tool.start(writer.arguments(in: workspace), program: Tool.quickPath)
      let share = Double.random(in: 0.4...1.1, using: &random)
      usleep(UInt32(share * (whole / .microseconds(1))))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let isKilled = process.terminationReason == .uncaughtSignal
      killed += isKilled ? 1 : 0
      whole = isKilled ? whole * 1.01 : whole * 0.97
      if try workspace.tree != files, isKilled { written += 1 }
      try expectWholeFiles(
        of: writer, in: workspace, files, after, "\(Seed.text), round \(round)")
    }
    #expect(killed >= 1000, "\(Seed.text)")
    // Some are killed while they write; an optimized command writes only for a moment.
    #expect(written >= 10, "\(Seed.text): \(written)")
  }

  /// Before each call that writes; there may be few of these.
  @Test(
    .timeLimit(.minutes(30)), .enabled(if: FaultyCalls.library != nil, "needs cc"),
    arguments: WritingCommand.all)
  func a_writer_killed_before_any_call_leaves_whole_files_and_is_cleaned_up(writer: WritingCommand)
    throws
  {
    let after = try writer.after()
    let count = try writer.calls(FaultyCalls.writing).count
    try #require(count > 4)
    for number in LongCheck.isEnabled ? Array(0..<count) : writer.sample(of: count) {
      let (workspace, files) = try writer.workspace()
      let variables = FaultyCalls.variables(
        below: workspace.root, FaultyCalls.writing, failing: number, kills: true)
      let run = try Tool.run(writer.arguments(in: workspace), variables: variables)
      try #require(run.status == -SIGKILL, "\(Seed.text), call \(number): \(run)")
      try expectWholeFiles(
        of: writer, in: workspace, files, after, "\(Seed.text), call \(number)")
    }
  }

  /// Expects that a killed writer has left only whole files, and that the next run removes its
  /// temporary files.
  private func expectWholeFiles(
    of writer: WritingCommand, in workspace: Workspace, _ files: [String: String],
    _ after: [String: String], _ moment: String
  ) throws {
    let before = files.mapValues { $0.replacing(workspace.root, with: "") }
    let torn = writer.tornFile(in: try WritingCommand.plain(workspace), before, after)
    try #require(torn == nil, "\(moment)")
    try waitForWriters(in: workspace)
    _ = try Tool.run(writer.arguments(in: workspace), program: Tool.quickPath)
    let left = try workspace.tree.keys.filter(WritingCommand.isTemporary)
    try #require(left.isEmpty, "\(moment): \(left)")
  }

  /// A child process ends right after its command. Its temporary files can be removed only then.
  private func waitForWriters(in workspace: Workspace) throws {
    let writers = try workspace.tree.keys.filter(WritingCommand.isTemporary).compactMap { path in
      path.split(separator: ".").dropLast(2).last.flatMap { Int32($0) }
    }
    for _ in 0..<200 where writers.contains(where: { kill($0, 0) == 0 }) { usleep(10_000) }
  }

  /// How long a writer runs if it is not killed: the shortest of some runs, since the first may
  /// run with cold caches.
  private static func duration(of writer: WritingCommand) throws -> Duration {
    let clock = ContinuousClock()
    return try (0..<3).map { _ in
      let (workspace, _) = try writer.workspace(Tool.quickPath)
      let process = try Tool.start(writer.arguments(in: workspace), program: Tool.quickPath)
      return clock.measure { process.waitUntilExit() }
    }.min() ?? .zero
  }

  /// A temporary file that a killed process would have left, in each folder that is written to.
  @Test(arguments: WritingCommand.all)
  func temporary_files_of_a_killed_writer_are_removed_by_the_next_run(
    writer: WritingCommand
  ) throws {
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
    let left = try workspace.tree.keys.filter(WritingCommand.isTemporary)
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
