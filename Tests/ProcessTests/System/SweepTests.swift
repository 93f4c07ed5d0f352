import CommandTestSupport
import DioramaSystem
import Testing

/// Temporary files of processes that have ended.
@Suite("Stale temporary files") struct SweepTests {
  @Test func only_temporary_files_of_ended_processes_are_removed() throws {
    let dead = try deadProcess()
    let left = [
      ".a.txt.\(dead).17.diorama", ".a.b.yaml.\(dead).4294967295.diorama", ".a.\(dead).1.diorama",
      "..gitignore.\(dead).1.diorama",
    ]
    let kept = [
      ".a.txt.\(CurrentProcess.id).17.diorama", ".a.txt.1.17.diorama", ".a.txt.\(dead).17",
      "a.txt.\(dead).17.diorama", ".a.txt.\(dead).4294967296.diorama",
      ".a.txt.-\(dead).17.diorama", ".a.txt.0.17.diorama", ".\(dead).1.diorama", "a.txt",
      ".diorama",
    ]
    let workspace = try Workspace(
      Dictionary(uniqueKeysWithValues: (left + kept).map { ($0, "") }))
    FileSystem.removeStaleTemporaryFiles(in: workspace.root)
    #expect(try workspace.tree.keys.sorted() == kept.sorted())
    FileSystem.removeStaleTemporaryFiles(in: workspace.path("nowhere"))
  }

  /// The number of a process that has ended.
  private func deadProcess() throws -> Int32 {
    let child = ChildProcess(program: "/bin/sh", arguments: ["-c", "echo $$"], environment: [])
    let output = String(decoding: try #require(child.run()).output, as: UTF8.self)
    let number = try #require(Int32(output.dropLast()))
    #expect(!CurrentProcess.isRunning(number))
    return number
  }
}
