import CommandTestSupport
import Foundation
import Testing

/// If any system call fails, files stay whole and the status reports the failure.
@Suite(
  "Failing system calls", .serialized,
  .enabled(if: Tool.isAvailable && FaultyCalls.library != nil, "needs the built tool and cc"))
struct FailingCallTests {
  @Test(.timeLimit(.minutes(30)), arguments: WritingCommand.all)
  func a_failing_write_call_leaves_whole_files_and_is_reported(writer: WritingCommand) throws {
    let after = try writer.after()
    let counted = try writer.calls(FaultyCalls.writing).count
    try #require(counted > 4)
    let codes = [EIO, ENOSPC, EROFS]
    let numbers = LongCheck.isEnabled ? Array(0..<counted) : writer.sample(of: counted)
    for number in numbers {
      let (workspace, files) = try writer.workspace()
      let before = files.mapValues { $0.replacing(workspace.root, with: "") }
      let variables = FaultyCalls.variables(
        below: workspace.root, FaultyCalls.writing, failing: number,
        code: codes[number % codes.count])
      let run = try Tool.run(writer.arguments(in: workspace), variables: variables)
      let found = try WritingCommand.plain(workspace)
      let torn = writer.tornFile(in: found, before, after)
      try #require(torn == nil, "\(Seed.text), call \(number)")
      // Only files that were not requested may fail silently.
      let isComplete = after.allSatisfy { found[$0.key] == $0.value || isExtra($0.key, of: writer) }
      try #require(
        isComplete || [1, 2].contains(run.status) && !run.printed.isEmpty,
        "\(Seed.text), call \(number): status \(run.status), \(run.printed)")
      try #require((0...2).contains(run.status), "\(Seed.text), call \(number): \(run.printed)")
    }
  }

  @Test(.timeLimit(.minutes(30)), arguments: WritingCommand.all)
  func a_failing_read_call_leaves_whole_files(writer: WritingCommand) throws {
    let after = try writer.after()
    let counted = try writer.calls(FaultyCalls.reading).count
    let numbers = LongCheck.isEnabled ? Array(0..<counted) : writer.sample(of: counted)
    for number in numbers {
      let (workspace, files) = try writer.workspace()
      let before = files.mapValues { $0.replacing(workspace.root, with: "") }
      let variables = FaultyCalls.variables(
        below: workspace.root, FaultyCalls.reading, failing: number)
      let run = try Tool.run(writer.arguments(in: workspace), variables: variables)
      try #require(
        [0, 1, 2, 64].contains(run.status), "\(Seed.text), call \(number): \(run.printed)")
      // A report or a page shows the failure. An unreadable file may remove or add a pending
      // snapshot.
      for (path, text) in try WritingCommand.plain(workspace) where before[path] != nil {
        if path.contains("/pending/") || path.hasPrefix("report.") { continue }
        if path == "page.html", text.hasSuffix("<!-- diorama-gallery -->\n") { continue }
        let isWhole = before[path] == text || after[path] == text
        try #require(isWhole, "\(Seed.text), call \(number): \(path)\n\(text)\n\(run.printed)")
      }
      // Nothing is written where it does not belong.
      let strays = try workspace.tree.keys.filter { path in
        !path.hasPrefix("screens/") && !path.hasPrefix(".git") && !path.hasPrefix("report.")
          && ![".pre-commit-config.yaml", "page.html"].contains(path)
      }
      try #require(strays.isEmpty, "\(Seed.text), call \(number): \(strays)\n\(run.printed)")
    }
  }

  /// A full disk, and a read-only one.
  @Test(arguments: WritingCommand.all, [ENOSPC, EROFS])
  func a_full_or_read_only_disk_gives_status_2_and_changes_nothing(
    writer: WritingCommand, code: Int32
  ) throws {
    let (workspace, _) = try writer.workspace()
    let before = try workspace.tree
    let calls = code == ENOSPC ? ["write", "mkdir"] : ["rename", "mkdir", "fsync"]
    let variables = FaultyCalls.variables(
      below: workspace.root, calls, failing: 0, times: 1 << 20, code: code)
    let run = try Tool.run(writer.arguments(in: workspace), variables: variables)
    #expect(run.status == 2, "\(run.printed)")
    let words = code == ENOSPC ? "no space left on device" : "read-only file system"
    #expect(run.printed.contains(words), "\(run.printed)")
    #expect(try workspace.tree == before)
  }

  /// A file is synced before it is renamed, and its folder is synced before the command ends.
  @Test func snapshots_are_synced_to_disk_before_they_are_renamed() throws {
    for writer in WritingCommand.all where ["record", "review"].contains(writer.testDescription) {
      let calls = try writer.calls(["fsync", "rename"])
      for name in ["a", "b"] {
        let own = calls.indices.filter {
          calls[$0].contains("/screens/__Snapshots__/.\(name).txt.")
        }
        #expect(own.map { calls[$0].prefix { $0 != " " } } == ["fsync", "rename"])
        let last = try #require(own.last)
        let isFolderSynced = calls[last...].contains {
          $0.hasPrefix("fsync ") && $0.hasSuffix("/screens/__Snapshots__")
        }
        #expect(isFolderSynced, "\(writer): \(calls)")
      }
    }
  }

  /// Whether a command writes a file without a request: schemas and pending snapshots.
  private func isExtra(_ path: String, of writer: WritingCommand) -> Bool {
    path.contains("/.diorama/") && writer.testDescription != "schema"
  }
}
