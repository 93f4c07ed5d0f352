import CommandTestSupport
import DioramaCommand
import Foundation
import MutatedFiles
import Testing

/// Every snapshot file stays complete, whatever happens to the process that writes it.
@Suite("Interrupted records", .enabled(if: Tool.isAvailable, "needs the built tool"))
struct KilledRecordTests {
  private static let names = (1...12).map { "screen-\($0)" }

  private func screens(_ nickname: String) -> [(path: String, text: String)] {
    Self.names.map { ("screens/\($0).yaml", Screens.invite(nickname, nickname)) }
  }

  @Test(.timeLimit(.minutes(30))) func a_record_killed_repeatedly_leaves_whole_files() throws {
    let workspace = try Workspace()
    var random = Seed.generator(for: "a record that is killed again and again")
    for round in 0..<(LongCheck.isEnabled ? 200 : 12) {
      // Each round has something to write, whatever the previous one wrote.
      for (path, text) in screens(round.isMultiple(of: 2) ? "Alice" : "Bob") {
        try workspace.write(text, to: path)
      }
      let process = try Tool.start(["record", "--jobs", "2", workspace.path("screens")])
      usleep(UInt32.random(in: 0...60_000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for name in Self.names {
        let file = workspace.path("screens/__Snapshots__/\(name).txt")
        guard let data = FileManager.default.contents(atPath: file) else { continue }
        let text = String(decoding: data, as: UTF8.self)
        let whole = ["Alice", "Bob"].map { Screens.snapshot(name, $0, $0) }
        try #require(whole.contains(text), "\(Seed.text), round \(round)")
      }
    }
    _ = try workspace.run("record", "screens")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: workspace.path("screens/__Snapshots__"))
    #expect(names.sorted() == Self.names.map { "\($0).txt" }.sorted(), "\(Seed.text)")
    #expect(try workspace.run("test", "screens").output == "12 passed\n", "\(Seed.text)")
  }

  @Test func a_full_disk_keeps_the_recorded_snapshot() throws {
    let nicknames = (1...40).map { "User\($0)" }
    let users = nicknames.map { "{ userId: \($0), nickname: \($0) }" }.joined(separator: ", ")
    let text =
      Screens.invite().replacing("users: []", with: "users: [\(users)]")
      + "steps: [\((1...12).map { "{ snapshot: part \($0) }" }.joined(separator: ", "))]\n"
    let workspace = try Workspace([
      "screens/a.yaml": text, "screens/__Snapshots__/a.txt": "old\n",
    ])
    // A limit on the file size simulates a full disk: only a part can be written.
    let run = try Tool.shell(
      "trap '' XFSZ; ulimit -f 1; exec \"$0\" record \"$1\"", workspace.path("screens"))
    #expect(
      run.printed.contains("a.txt:1:1: error: the snapshot cannot be written: file too large"))
    #expect(run.printed.contains("help: the previous snapshot is unchanged"))
    #expect(run.status == 2)
    let files = try workspace.tree.filter { $0.key != "screens/a.yaml" }
    #expect(files == ["screens/__Snapshots__/a.txt": "old\n"])
  }

  @Test func a_read_only_snapshot_folder_is_reported() async throws {
    // In a child process, which drops the privileges of root.
    await #expect(processExitsWith: .success) {
      let workspace = try Workspace([
        "screens/a.yaml": Screens.invite("Alice"), "screens/__Snapshots__/a.txt": "old\n",
      ])
      let folder = workspace.path("screens/__Snapshots__")
      try #require(dropPrivileges(keeping: [workspace.root, workspace.path("screens"), folder]))
      try #require(chmod(folder, 0o555) == 0)
      defer { chmod(folder, 0o755) }
      let run = try workspace.run("record", "screens")
      #expect(
        run.errors.hasPrefix(
          "screens/__Snapshots__/a.txt:1:1: error: the snapshot cannot be written: permission denied"
        ))
      #expect(try workspace.text(of: "screens/__Snapshots__/a.txt") == "old\n")
      let test = try workspace.run("test", "screens")
      #expect(test.status == .findings)
      let accept = try workspace.run("review", "--accept", "a", "screens")
      #expect(
        accept.errors.hasSuffix("'a' cannot be accepted: permission denied; it is still pending\n"))
      #expect(accept.status == .failure)
    }
  }
}
