import CommandTestSupport
import DioramaCommand
import DioramaKit
import Foundation
import HeadlessSendbird
import Testing

@Suite("diorama record") struct RecordCommandTests {
  /// A project with one matching, one different and one missing snapshot.
  private func project() throws -> Workspace {
    try Workspace([
      "screens/different.yaml": Screens.invite("Dan"),
      "screens/missing.yaml": Screens.invite("May"),
      "screens/same.yaml": Screens.invite("Sam"),
      "screens/__Snapshots__/different.txt": "something else",
      "screens/__Snapshots__/same.txt": Screens.snapshot("same", "Sam"),
    ])
  }

  private let different = Screens.snapshot("different", "Dan")
  private let missing = Screens.snapshot("missing", "May")

  @Test(arguments: [["record"], ["record", "--mode", "all"], ["record", "--mode", "failed"]])
  func record_writes_missing_and_different_snapshots(arguments: [String]) throws {
    let workspace = try project()
    var expected = try workspace.tree
    let run = try CommandRun(
      arguments + [workspace.path("screens")], hiding: [workspace.root])
    expected["screens/__Snapshots__/different.txt"] = different
    expected["screens/__Snapshots__/missing.txt"] = missing
    #expect(try workspace.tree == expected)
    #expect(
      run.output == """
        wrote screens/__Snapshots__/different.txt
        wrote screens/__Snapshots__/missing.txt
        2 written, 1 unchanged

        """)
    #expect(run.errors == "")
    #expect(run.status == .success)
  }

  /// While the command runs, the last screen saves the snapshot file of an earlier screen.
  @Test(arguments: ["different", "missing"])
  func a_snapshot_that_changes_during_recording_is_not_overwritten(name: String) throws {
    let workspace = try project()
    let path = workspace.path("screens/__Snapshots__/\(name).txt")
    let header = "headerComponent: { type: SavingHeader, saves: \(path) }"
    try workspace.write(
      Screens.invite("Zoe", extra: header), to: "screens/z-last.yaml")
    let before = (try? workspace.text(of: "screens/__Snapshots__/\(name).txt")) ?? ""
    let run = try CommandRun(
      ["record", "--jobs", "1", workspace.path("screens")], hiding: [workspace.root],
      registry: {
        var registry = try Registry(.sendbird)
        try registry.register(SavingHeader.self)
        return registry
      })
    let after = try? workspace.text(of: "screens/__Snapshots__/\(name).txt")
    #expect(after == "\(before)mine\n")
    #expect(
      run.errors.contains(
        "screens/__Snapshots__/\(name).txt:1:1: error: the snapshot cannot be written: "
          + "it was changed by another program, so it was not written"), "\(run.transcript)")
    #expect(!run.output.contains("wrote screens/__Snapshots__/\(name).txt"))
    #expect(run.output.contains("wrote screens/__Snapshots__/z-last.txt"))
    #expect(run.status == .failure)
  }

  @Test func a_snapshot_that_is_separated_from_its_hard_links_is_reported() throws {
    let workspace = try project()
    try FileManager.default.linkItem(
      atPath: workspace.path("screens/__Snapshots__/different.txt"),
      toPath: workspace.path("other.txt"))
    let run = try workspace.run("record", "screens")
    #expect(
      run.errors.hasPrefix(
        "screens/__Snapshots__/different.txt:1:1: warning: the file had hard links, which keep "
          + "the old content"), "\(run.transcript)")
    #expect(run.status == .success)
    #expect(try workspace.text(of: "other.txt") == "something else")
  }

  @Test func mode_missing_writes_only_missing_snapshots() throws {
    let workspace = try project()
    var expected = try workspace.tree
    let run = try workspace.run("record", "--mode", "missing", "screens")
    expected["screens/__Snapshots__/missing.txt"] = missing
    #expect(try workspace.tree == expected)
    #expect(
      run.output == "wrote screens/__Snapshots__/missing.txt\n1 written, 2 unchanged\n")
    #expect(run.status == .success)
  }

  @Test func record_writes_only_selected_screens() throws {
    let workspace = try project()
    var expected = try workspace.tree
    _ = try workspace.run("record", "--filter", "different", "screens")
    expected["screens/__Snapshots__/different.txt"] = different
    #expect(try workspace.tree == expected)
  }

  @Test func snapshots_are_written_next_to_the_screen_file() throws {
    let workspace = try Workspace([
      "screens/deep/er/file.yaml": "screen: id\n"
        + Screens.invite("Bob", extra: "variants: { dark: { theme: dark } }")
    ])
    _ = try workspace.run("record", "screens")
    let path = "screens/deep/er/__Snapshots__"
    #expect(
      try workspace.tree.keys.sorted() == [
        "\(path)/id.txt", "\(path)/id@dark.txt", "screens/deep/er/file.yaml",
      ])
    #expect(try workspace.text(of: "\(path)/id@dark.txt").hasPrefix("screen: id@dark\n"))
  }

  @Test func recording_again_changes_nothing() throws {
    let workspace = try project()
    _ = try workspace.run("record", "screens")
    let before = try workspace.tree
    let run = try workspace.run("record", "screens")
    #expect(run.output == "0 written, 3 unchanged\n")
    #expect(try workspace.tree == before)
    #expect(try workspace.run("test", "screens").output == "3 passed\n")
  }

  @Test func a_failing_screen_is_not_recorded_but_the_others_are() throws {
    let workspace = try project()
    try workspace.write("viewController: Absent", to: "screens/different.yaml")
    var expected = try workspace.tree
    let run = try workspace.run("record", "screens")
    expected["screens/__Snapshots__/missing.txt"] = missing
    #expect(try workspace.tree == expected)
    #expect(run.errors.hasPrefix("screens/different.yaml:1:17: error: "))
    #expect(run.status == .failure)
  }

  @Test func record_never_writes_outside_the_project() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "elsewhere/keep.txt": "",
    ])
    try workspace.link("screens/__Snapshots__", to: "../elsewhere")
    let run = try workspace.run("record", "screens")
    #expect(
      run.errors == """
        screens/__Snapshots__:1:1: error: the link points outside the project folder 'screens' \
        [path-outside-project]
        screens/__Snapshots__/a.txt:1:1: error: the snapshot cannot be written: \
        operation not permitted [unreadable-file]
          = help: the previous snapshot is unchanged

        """)
    #expect(run.output == "0 written, 0 unchanged, 1 failed\n")
    #expect(run.status == .failure)
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.path("elsewhere"))
    #expect(names == ["keep.txt"])
  }

  @Test func a_file_or_folder_in_the_way_is_not_changed() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/__Snapshots__": "a file",
      "screens/deep/b.yaml": Screens.invite("Bob"),
      "screens/deep/__Snapshots__/b.txt/placeholder": "",
    ])
    let before = try workspace.tree
    let run = try workspace.run("record", "screens")
    #expect(
      run.errors == """
        screens/__Snapshots__/a.txt:1:1: error: the snapshot cannot be written: not a directory \
        [unreadable-file]
          = help: the previous snapshot is unchanged
        screens/deep/__Snapshots__/b.txt:1:1: error: the snapshot cannot be written: it is a \
        folder [unreadable-file]
          = help: a folder has the path of the snapshot; move the folder, and record again

        """)
    #expect(run.status == .failure)
    #expect(try workspace.tree == before)
  }

  @Test func record_prints_the_written_files_as_json() throws {
    let workspace = try project()
    let run = try workspace.run("record", "--format", "json", "screens")
    #expect(
      try run.json() as? [String] == [
        "screens/__Snapshots__/different.txt", "screens/__Snapshots__/missing.txt",
      ])
  }

  @Test func quiet_prints_nothing_on_success() throws {
    #expect(try project().run("record", "--quiet", "screens").transcript == "")
  }
}

/// A header that saves a file when it is created, as another program may while a command runs.
final class SavingHeader: SBUInviteUserModule.Header {
  override class var properties: PropertyTable {
    super.properties.adding(
      Property("saves", .text, "the path of the file that it appends a line to") {
        (header: SavingHeader, path: String) in
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        try? Data("\(text)mine\n".utf8).write(to: URL(filePath: path))
      })
  }
}
