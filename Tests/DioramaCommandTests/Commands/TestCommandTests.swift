import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

@Suite("diorama test") struct TestCommandTests {
  @Test func test_passes_if_all_snapshots_match() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
    ])
    let run = try workspace.run("test", "screens")
    #expect(run.transcript == "1 passed\n")
    #expect(run.status == .success)
  }

  @Test func test_prints_a_patch_and_a_command_to_accept_it() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice", "Bob"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice", "Rob"),
    ])
    let run = try workspace.run("test", "screens")
    #expect(
      run.output == """
        differs  a in text
        cause: data.users[1].nickname, screens/a.yaml:4:68
        --- a/screens/__Snapshots__/a.txt
        +++ b/screens/__Snapshots__/a.txt
        @@ -9,5 +9,5 @@
         │ [Cancel] Invite … (Invite) │
         ├────────────────────────────┤
         │ ○ Alice                [ ] │
        -│ ○ Rob                  [ ] │
        +│ ○ Bob                  [ ] │
         └────────────────────────────┘
        to accept: diorama record --filter a screens

        0 passed, 1 differs

        """)
    #expect(run.errors == "")
    #expect(run.status == .findings)
  }

  @Test func test_names_missing_snapshots() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice", extra: "variants: { dark: { theme: dark } }"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
    ])
    let run = try workspace.run("test", "screens")
    #expect(
      run.output == """
        missing  a@dark has no screens/__Snapshots__/a@dark.txt
        to accept: diorama record --filter a@dark screens

        1 passed, 1 missing

        """)
    #expect(run.status == .findings)
  }

  @Test func test_names_orphaned_snapshots() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
      "screens/__Snapshots__/a@dark.txt": "", "screens/__Snapshots__/notes.md": "",
      "screens/gone/__Snapshots__/it's gone.txt": "", "screens/notes.txt": "",
    ])
    let run = try workspace.run("test", "screens")
    #expect(
      run.output == #"""
        orphaned  screens/__Snapshots__/a@dark.txt: no screen produces it
        to accept: rm screens/__Snapshots__/a@dark.txt

        orphaned  screens/gone/__Snapshots__/it's gone.txt: no screen produces it
        to accept: rm 'screens/gone/__Snapshots__/it'\''s gone.txt'

        1 passed, 2 orphaned
        to review them: diorama review screens
        to accept all: diorama record --mode missing --obsolete delete screens

        """#)
    #expect(run.status == .findings)
  }

  @Test func snapshots_of_unselected_screens_are_not_orphaned() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Bob"),
    ])
    #expect(try workspace.run("test", "screens/a.yaml").output == "1 passed\n")
    #expect(try workspace.run("test", "--filter", "a", "screens").output == "1 passed\n")
  }

  @Test func no_snapshot_is_orphaned_if_a_file_cannot_be_read() throws {
    let workspace = try Workspace([
      "screens/a.yaml": "tags: [a", "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
    ])
    let run = try workspace.run("test", "screens")
    #expect(run.output == "0 passed\n")
    #expect(run.status == .failure)
  }

  @Test func a_screen_that_cannot_be_run_fails() throws {
    let workspace = try Workspace([
      "screens/a.yaml": "viewController: Absent", "screens/b.yaml": Screens.invite("Bob"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Bob"),
    ])
    let run = try workspace.run("test", "screens")
    #expect(
      run.output == "failed  a: unknown view controller 'Absent'\n\n1 passed, 1 failed\n")
    #expect(
      run.errors.hasPrefix(
        "screens/a.yaml:1:17: error: unknown view controller 'Absent' [unknown-type]\n"))
    #expect(run.status == .failure)
  }

  @Test func a_snapshot_that_cannot_be_read_is_a_failure() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/__Snapshots__/a.txt/placeholder": "",
    ])
    let run = try workspace.run("test", "screens")
    #expect(
      run.errors == """
        screens/__Snapshots__/a.txt:1:1: error: the snapshot cannot be read: it is a folder \
        [unreadable-file]
          = help: a folder has the path of the snapshot; move the folder, and record again

        """)
    #expect(run.status == .failure)
  }

  @Test func test_writes_only_pending_snapshots() throws {
    let workspace = try projectWithFindings()
    let before = try workspace.tree
    #expect(try workspace.run("test", "screens").status == .findings)
    let after = try workspace.tree
    #expect(after.filter { !$0.key.hasPrefix("screens/.diorama/") } == before)
    #expect(
      after.keys.filter { $0.hasPrefix("screens/.diorama/") }.sorted() == [
        "screens/.diorama/.gitignore",
        "screens/.diorama/pending/__Snapshots__/different.txt",
        "screens/.diorama/pending/__Snapshots__/missing.txt",
        "screens/.diorama/pending/__Snapshots__/orphaned.txt",
      ])
    #expect(after["screens/.diorama/.gitignore"] == "*\n")
  }

  @Test func test_writes_nothing_if_CI_is_set() throws {
    let workspace = try projectWithFindings()
    let before = try workspace.tree
    var environment = Console.Environment()
    environment.isCI = true
    let run = try workspace.run("test", "screens", environment: environment)
    #expect(run.status == .findings)
    #expect(
      run.errors
        == "differences are not saved for 'diorama review', since CI is set; to save them, use "
        + "--pending\n")
    #expect(try workspace.tree == before)
    _ = try workspace.run("test", "--no-pending", "screens")
    #expect(try workspace.tree == before)
    let delete = try workspace.run(
      "test", "--obsolete", "delete", "screens", environment: environment)
    #expect(
      delete.errors
        == "--obsolete delete is not allowed: CI is set, and 'test' then changes no snapshot\n")
    #expect(delete.status == .usage)
    #expect(try workspace.tree == before)
    // With `--pending`, pending snapshots are written even if CI is set.
    _ = try workspace.run("test", "--pending", "screens", environment: environment)
    let added = try workspace.tree.filter { before[$0.key] != $0.value }
    #expect(added.count == 4 && added.keys.allSatisfy { $0.hasPrefix("screens/.diorama/") })
  }

  private func projectWithFindings() throws -> Workspace {
    try Workspace([
      "screens/different.yaml": Screens.invite("Alice"), "screens/missing.yaml": Screens.invite(),
      "screens/__Snapshots__/different.txt": "", "screens/__Snapshots__/orphaned.txt": "",
    ])
  }

  @Test func test_prints_json() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
      "screens/c.yaml": Screens.invite("Chloe"), "screens/d.yaml": "viewController: Absent",
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Rob"),
      "screens/__Snapshots__/z.txt": "",
    ])
    let run = try workspace.run("test", "--format", "json", "screens")
    let items = try #require(try run.json() as? [[String: Any]])
    #expect(
      items.map { $0["status"] as? String } == [
        "passed", "differs", "missing", "failed", "orphaned",
      ])
    #expect(items.map { $0["screen"] as? String } == ["a", "b", "c", "d", nil])
    #expect(
      items.map { $0["snapshot"] as? String }
        == ["a", "b", "c", "d", "z"].map { "screens/__Snapshots__/\($0).txt" })
    #expect(items.map { $0["fails"] as? Bool } == [false, true, true, true, true])
    #expect(items.map { $0["kinds"] as? [String] } == [[], ["text"], [], [], []])
    #expect(items.map { $0["line"] as? Int } == [1, 1, 1, 1, nil])
    #expect(
      items.map { $0["accept"] as? String } == [
        nil, "diorama record --filter b screens",
        "diorama record --filter c screens", nil, "rm screens/__Snapshots__/z.txt",
      ])
    #expect(items.map { ($0["diff"] as? String)?.isEmpty } == [nil, false, nil, nil, nil])
    let problems = try #require(try CommandRun.json(in: run.errors) as? [[String: Any]])
    #expect(problems.map { $0["code"] as? String } == ["unknown-type"])
  }

  @Test func quiet_prints_nothing_on_success() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
    ])
    #expect(try workspace.run("test", "--quiet", "screens").transcript == "")
    #expect(try workspace.run("test", "-q", "screens").transcript == "")
    try workspace.write("", to: "screens/__Snapshots__/a.txt")
    #expect(try workspace.run("test", "-q", "screens").output.hasSuffix("0 passed, 1 differs\n"))
  }
}
