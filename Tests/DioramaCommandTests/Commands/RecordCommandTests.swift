import CommandTestSupport
import DioramaCommand
import DioramaKit
import Foundation
import HeadlessSendbird
import Testing

@Suite("diorama record") struct RecordCommandTests {
  /// A project of which one snapshot is as it should be, one differs and one is missing.
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
  func writes_what_is_missing_and_what_differs(arguments: [String]) throws {
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
        2 written, 1 left as they were

        """)
    #expect(run.errors == "")
    #expect(run.status == .success)
  }

  /// The last screen saves a file while the command runs: one that an earlier screen has read.
  @Test(arguments: ["different", "missing"])
  func a_snapshot_that_is_saved_meanwhile_is_left_alone(name: String) throws {
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
        "screens/__Snapshots__/\(name).txt:1:1: error: the snapshot cannot be written: it was changed "
          + "meanwhile and is left as it is"), "\(run.transcript)")
    #expect(!run.output.contains("wrote screens/__Snapshots__/\(name).txt"))
    #expect(run.output.contains("wrote screens/__Snapshots__/z-last.txt"))
    #expect(run.status == .failure)
  }

  @Test func writes_only_what_is_missing_when_asked_to() throws {
    let workspace = try project()
    var expected = try workspace.tree
    let run = try workspace.run("record", "--mode", "missing", "screens")
    expected["screens/__Snapshots__/missing.txt"] = missing
    #expect(try workspace.tree == expected)
    #expect(
      run.output == "wrote screens/__Snapshots__/missing.txt\n1 written, 2 left as they were\n")
    #expect(run.status == .success)
  }

  @Test func writes_only_what_is_selected() throws {
    let workspace = try project()
    var expected = try workspace.tree
    _ = try workspace.run("record", "--filter", "different", "screens")
    expected["screens/__Snapshots__/different.txt"] = different
    #expect(try workspace.tree == expected)
  }

  @Test func writes_beside_the_file_of_the_screen() throws {
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

  @Test func a_second_time_leaves_all_as_it_is() throws {
    let workspace = try project()
    _ = try workspace.run("record", "screens")
    let before = try workspace.tree
    let run = try workspace.run("record", "screens")
    #expect(run.output == "0 written, 3 left as they were\n")
    #expect(try workspace.tree == before)
    #expect(try workspace.run("test", "screens").output == "3 passed\n")
  }

  @Test func what_fails_is_not_written_and_the_rest_is() throws {
    let workspace = try project()
    try workspace.write("viewController: Nobody", to: "screens/different.yaml")
    var expected = try workspace.tree
    let run = try workspace.run("record", "screens")
    expected["screens/__Snapshots__/missing.txt"] = missing
    #expect(try workspace.tree == expected)
    #expect(run.errors.hasPrefix("screens/different.yaml:1:17: error: "))
    #expect(run.status == .failure)
  }

  @Test func never_writes_out_of_the_project() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "elsewhere/keep.txt": "",
    ])
    try workspace.link("screens/__Snapshots__", to: "../elsewhere")
    let run = try workspace.run("record", "screens")
    #expect(
      run.errors == """
        screens/__Snapshots__:1:1: error: the link leads out of the project folder 'screens' \
        [path-outside-project]
        screens/__Snapshots__/a.txt:1:1: error: the snapshot cannot be written: \
        operation not permitted [unreadable-file]
          = help: what stood there still does

        """)
    #expect(run.output == "0 written, 0 left as they were, 1 failed\n")
    #expect(run.status == .failure)
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.path("elsewhere"))
    #expect(names == ["keep.txt"])
  }

  @Test func a_file_in_the_way_stays_as_it_is() throws {
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
          = help: what stood there still does
        screens/deep/__Snapshots__/b.txt:1:1: error: the snapshot cannot be written: is a directory \
        [unreadable-file]
          = help: what stood there still does

        """)
    #expect(run.status == .failure)
    #expect(try workspace.tree == before)
  }

  @Test func prints_what_was_written_as_json() throws {
    let workspace = try project()
    let run = try workspace.run("record", "--format", "json", "screens")
    #expect(
      try run.json() as? [String] == [
        "screens/__Snapshots__/different.txt", "screens/__Snapshots__/missing.txt",
      ])
  }

  @Test func quiet_says_nothing_where_all_is_well() throws {
    #expect(try project().run("record", "--quiet", "screens").transcript == "")
  }
}

/// A header that saves a file when it is made, as another program may while a command runs.
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
