import DioramaCommand
import Foundation
import Testing

/// `merge-reports`: the shards of a test are the test.
@Suite("Merged reports") struct MergeReportsTests {
  /// A project with something of each kind, a hostile text among it.
  private func project() throws -> Workspace {
    var files = ["two/other.yaml": Screens.invite("Zoe"), "one/g.yaml": "widht: 3\n"]
    for name in ["a", "b", "c", "d", "e"] {
      files["one/\(name).yaml"] = Screens.invite("Alice", extra: "variants: { v: {} }")
    }
    files["one/e.yaml"] = Screens.invite("Alice", extra: "variants: { v: { widht: 3 } }")
    files["one/f.yaml"] = Screens.invite("Al\u{202E}ice \u{E0001}", extra: "widht: \"\\e[31m\"")
    for name in ["old-1", "old-2"] { files["one/__Snapshots__/\(name).txt"] = "\u{7}\r\n\u{202E}" }
    files["one/__Snapshots__/b.txt"] = Screens.snapshot("b", "Alice")
    files["one/__Snapshots__/c.txt"] = Screens.snapshot("c", "Bob")
    files["one/__Snapshots__/d.txt"] =
      Screens.snapshot("d", "Bob").replacing("\n", with: "\r\n")
    return try Workspace(files)
  }

  private func shards(_ count: Int, of workspace: Workspace) throws -> [String] {
    try (1...count).map { index in
      let file = workspace.path("\(index).json")
      _ = try workspace.run(
        "test", "--no-pending", "--shard", "\(index)/\(count)", "--report-data", file, "one",
        "two")
      return file
    }
  }

  private func merge(_ workspace: Workspace, _ arguments: [String]) throws -> CommandRun {
    try CommandRun(["merge-reports"] + arguments, hiding: [workspace.root])
  }

  @Test(arguments: ["text", "json", "github"], [1, 2, 5])
  func say_what_the_whole_test_says(format: String, count: Int) throws {
    let workspace = try project()
    let files = try shards(count, of: workspace)
    let whole = try workspace.run("test", "--no-pending", "--format", format, "one", "two")
    let merged = try merge(workspace, ["--format", format] + files.reversed())
    #expect(merged.output == whole.output)
    #expect(merged.errors == whole.errors)
    #expect(merged.status == whole.status && whole.status == .failure)
    #expect(whole.errors.contains("widht"))
  }

  @Test func have_the_JUnit_report_of_the_whole_test_but_for_times() throws {
    let workspace = try project()
    func cases(_ path: String) throws -> String {
      try workspace.text(of: path).replacing(#/ time="[0-9.]+"/#, with: "")
    }
    let files = try shards(3, of: workspace)
    _ = try workspace.run(
      "test", "--no-pending", "--junit", workspace.path("whole.xml"), "one", "two")
    _ = try merge(workspace, ["--junit", workspace.path("merged.xml")] + files)
    #expect(try cases("merged.xml") == cases("whole.xml"))
    #expect(try cases("merged.xml").contains("<testcase "))
  }

  @Test func that_lack_a_shard_are_none() throws {
    let workspace = try project()
    let files = try shards(4, of: workspace)
    let one = try merge(workspace, [files[0], files[1], files[3]])
    #expect(one.status == .failure && one.output.isEmpty)
    #expect(one.errors == "the report of shard 3/4 is missing\n")
    let two = try merge(workspace, [files[0], files[1]])
    #expect(two.errors == "the report of shard 3/4 and 1 more is missing\n")
  }

  @Test func that_have_a_shard_twice_are_none() throws {
    let workspace = try project()
    let files = try shards(2, of: workspace)
    let run = try merge(workspace, [files[0], files[0]])
    #expect(run.status == .failure)
    #expect(run.errors.hasSuffix("1.json' are both shard 1/2\n"))
  }

  @Test func of_other_files_are_none() throws {
    let workspace = try project()
    let files = try shards(2, of: workspace)
    try workspace.write(Screens.invite("Bob"), to: "one/c.yaml")
    _ = try workspace.run(
      "test", "--no-pending", "--shard", "2/2", "--report-data", files[1], "one", "two")
    let run = try merge(workspace, files)
    #expect(run.status == .failure)
    #expect(run.errors.contains("are of other files or options, or of another build"))
  }

  @Test func of_tests_with_other_options_are_none() throws {
    let workspace = try project()
    let files = try shards(2, of: workspace)
    _ = try workspace.run(
      "test", "--no-pending", "--missing", "warn", "--shard", "2/2", "--report-data", files[1],
      "one", "two")
    #expect(try merge(workspace, files).errors.contains("are of tests with other options"))
  }

  @Test func that_leave_something_out_are_none() throws {
    let workspace = try project()
    let files = try shards(2, of: workspace)
    let text = try workspace.text(of: "2.json")
    let changed = text.replacing("\"number\":1,", with: "\"number\":0,")
    try #require(changed != text)
    try workspace.write(changed, to: "2.json")
    #expect(try merge(workspace, files).errors.contains("which is another shard's"))
  }

  @Test(arguments: [
    ("\"shardCount\":2", "\"shardCount\":9000000000000000000"),
    ("\"milliseconds\":", "\"milliseconds\":1e300,\"x\":"),
    ("\"findingCount\":", "\"findingCount\":9000000000000000000,\"x\":"),
  ])
  func with_numbers_of_any_size_are_told_or_merged(old: String, new: String) throws {
    let workspace = try project()
    let files = try shards(2, of: workspace)
    for file in files {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      try #require(text.contains(old))
      try text.replacing(old, with: new).write(toFile: file, atomically: true, encoding: .utf8)
    }
    let run = try merge(workspace, files)
    #expect(run.status == .failure && !(run.errors + run.output).isEmpty)
  }

  @Test(arguments: ["", "{}", "no JSON", "[1]", "{\"version\": 2}"])
  func that_are_none_are_told(text: String) throws {
    let workspace = try Workspace(["a.json": text])
    let run = try merge(workspace, [workspace.path("a.json")])
    #expect(run.status == .failure)
    #expect(run.errors.contains("a.json' is no report of 'test --report-data'"))
  }

  /// A report of an earlier test would be merged where this one ends too early to write its own.
  @Test func of_an_earlier_test_do_not_stay() throws {
    let workspace = try project()
    let files = try shards(1, of: workspace)
    let run = try workspace.run("test", "--filter", "nobody", "--report-data", files[0], "one")
    #expect(run.status == .usage)
    #expect(
      try merge(workspace, files).errors.hasSuffix("cannot be read: no such file or directory\n"))
  }

  /// What stays of an earlier one is green, and what CI servers show.
  @Test func that_cannot_be_merged_leave_no_earlier_report() throws {
    let workspace = try project()
    let files = try shards(2, of: workspace)
    let reports = ["--junit", workspace.path("m.xml"), "--report", workspace.path("m.md")]
    _ = try merge(workspace, reports + files)
    #expect(try workspace.text(of: "m.xml").contains("<testcase "))
    _ = try merge(workspace, reports + [files[0]])
    #expect(throws: (any Error).self) { try workspace.text(of: "m.xml") }
    #expect(throws: (any Error).self) { try workspace.text(of: "m.md") }
    // The same of a test that no screen is chosen for.
    let one = [workspace.path("one")]
    _ = try CommandRun(["test", "--no-pending"] + reports + one)
    #expect(try !workspace.text(of: "m.md").isEmpty)
    #expect(try CommandRun(["test", "--filter", "nobody"] + reports + one).status == .usage)
    #expect(throws: (any Error).self) { try workspace.text(of: "m.xml") }
    #expect(throws: (any Error).self) { try workspace.text(of: "m.md") }
  }

  @Test func do_not_mind_how_a_folder_is_written() throws {
    let workspace = try project()
    var files = try shards(2, of: workspace)
    files[1] = workspace.path("again.json")
    _ = try workspace.run(
      "test", "--no-pending", "--shard", "2/2", "--report-data", files[1],
      workspace.path("one") + "/", workspace.path("two") + "/.")
    #expect(try merge(workspace, files).output.contains("left over"))
  }

  @Test func that_are_not_there_are_told() throws {
    let run = try merge(try Workspace([:]), ["nowhere.json"])
    #expect(run.errors == "'nowhere.json' cannot be read: no such file or directory\n")
    #expect(run.status == .failure)
  }
}

/// `digest`: the same as long as the inputs are.
@Suite("Digests") struct DigestCommandTests {
  private func digest(_ workspace: Workspace, _ arguments: String...) throws -> String {
    let run = try CommandRun(["digest"] + arguments + [workspace.path("screens")], hiding: [])
    #expect(run.status == .success, "\(run.errors)")
    return run.output
  }

  private func project() throws -> Workspace {
    try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/fixtures/b.yaml": "users: []\n",
      "screens/__Snapshots__/a.txt": "", "screens/.diorama/pending/x": "",
    ])
  }

  @Test func is_a_line_of_32_digits() throws {
    #expect(try digest(project()).wholeMatch(of: /[0-9a-f]{32}\n/) != nil)
  }

  @Test func is_the_same_for_what_is_no_input() throws {
    let workspace = try project()
    let before = try digest(workspace)
    try workspace.write("another", to: "screens/.diorama/pending/x")
    try workspace.write(Screens.invite("Alice"), to: "screens/a.yaml")
    #expect(try digest(workspace) == before)
  }

  @Test(arguments: [
    "a.yaml", "fixtures/b.yaml", "fixtures/.team.yaml", "__Snapshots__/a.txt", "new.txt",
    "diorama.yaml",
  ])
  func is_another_where_a_file_is(path: String) throws {
    let workspace = try project()
    let before = try digest(workspace)
    try workspace.write("# new\n", to: "screens/\(path)")
    #expect(try digest(workspace) != before)
  }

  @Test(arguments: [["--width", "40"], ["--theme", "dark"], ["--filter", "a"], ["--tag", "a"]])
  func is_another_where_an_option_is(options: [String]) throws {
    let workspace = try project()
    #expect(try digest(workspace) != digest(workspace, options[0], options[1]))
  }
}
