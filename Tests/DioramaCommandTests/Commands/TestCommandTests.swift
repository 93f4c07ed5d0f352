import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

@Suite("diorama test") struct TestCommandTests {
  @Test func is_content_where_all_is_as_recorded() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
    ])
    let run = try workspace.run("test", "screens")
    #expect(run.transcript == "1 passed\n")
    #expect(run.status == .success)
  }

  @Test func prints_a_patch_of_what_differs_and_how_to_accept_it() throws {
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

  @Test func names_what_is_missing() throws {
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

  @Test func names_what_is_left_over() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
      "screens/__Snapshots__/a@dark.txt": "", "screens/__Snapshots__/notes.md": "",
      "screens/gone/__Snapshots__/it's gone.txt": "", "screens/notes.txt": "",
    ])
    let run = try workspace.run("test", "screens")
    #expect(
      run.output == #"""
        left over  screens/__Snapshots__/a@dark.txt belongs to no screen
        to accept: rm screens/__Snapshots__/a@dark.txt

        left over  screens/gone/__Snapshots__/it's gone.txt belongs to no screen
        to accept: rm 'screens/gone/__Snapshots__/it'\''s gone.txt'

        1 passed, 2 left over
        to go through them: diorama review screens
        to accept all: diorama record --mode missing --obsolete delete screens

        """#)
    #expect(run.status == .findings)
  }

  @Test func what_other_files_own_is_not_left_over() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Bob"),
    ])
    #expect(try workspace.run("test", "screens/a.yaml").output == "1 passed\n")
    #expect(try workspace.run("test", "--filter", "a", "screens").output == "1 passed\n")
  }

  @Test func where_a_file_cannot_be_read_nobody_knows_what_is_left_over() throws {
    let workspace = try Workspace([
      "screens/a.yaml": "tags: [a", "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
    ])
    let run = try workspace.run("test", "screens")
    #expect(run.output == "0 passed\n")
    #expect(run.status == .failure)
  }

  @Test func a_screen_that_cannot_be_run_fails() throws {
    let workspace = try Workspace([
      "screens/a.yaml": "viewController: Nobody", "screens/b.yaml": Screens.invite("Bob"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Bob"),
    ])
    let run = try workspace.run("test", "screens")
    #expect(
      run.output == "failed  a: no view controller is called 'Nobody'\n\n1 passed, 1 failed\n")
    #expect(
      run.errors.hasPrefix(
        "screens/a.yaml:1:17: error: no view controller is called 'Nobody' [unknown-type]\n"))
    #expect(run.status == .failure)
  }

  @Test func a_snapshot_that_cannot_be_read_is_a_failure() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/__Snapshots__/a.txt/placeholder": "",
    ])
    let run = try workspace.run("test", "screens")
    #expect(
      run.errors == """
        screens/__Snapshots__/a.txt:1:1: error: the snapshot cannot be read: is a directory \
        [unreadable-file]
          = help: a snapshot is a file; move the folder away, and record again

        """)
    #expect(run.status == .failure)
  }

  @Test func writes_nothing_but_what_waits_for_a_review() throws {
    let workspace = try projectWithFindings()
    let before = try workspace.tree
    #expect(try workspace.run("test", "screens").status == .findings)
    let after = try workspace.tree
    #expect(after.filter { !$0.key.hasPrefix("screens/.diorama/") } == before)
    #expect(
      after.keys.filter { $0.hasPrefix("screens/.diorama/") }.sorted() == [
        "screens/.diorama/.gitignore",
        "screens/.diorama/pending/__Snapshots__/different.txt",
        "screens/.diorama/pending/__Snapshots__/left-over.txt",
        "screens/.diorama/pending/__Snapshots__/missing.txt",
      ])
    #expect(after["screens/.diorama/.gitignore"] == "*\n")
  }

  @Test func writes_nothing_at_all_where_CI_is_set() throws {
    let workspace = try projectWithFindings()
    let before = try workspace.tree
    var environment = Console.Environment()
    environment.isCI = true
    let run = try workspace.run("test", "screens", environment: environment)
    #expect(run.status == .findings)
    #expect(run.errors == "nothing is kept for 'diorama review' while CI is set\n")
    #expect(try workspace.tree == before)
    _ = try workspace.run("test", "--no-pending", "screens")
    #expect(try workspace.tree == before)
    let delete = try workspace.run(
      "test", "--obsolete", "delete", "screens", environment: environment)
    #expect(
      delete.errors == "--obsolete delete is refused: where CI is set, 'test' changes no snapshot\n"
    )
    #expect(delete.status == .usage)
    #expect(try workspace.tree == before)
    // What is asked for is kept, beside the snapshots.
    _ = try workspace.run("test", "--pending", "screens", environment: environment)
    let added = try workspace.tree.filter { before[$0.key] != $0.value }
    #expect(added.count == 4 && added.keys.allSatisfy { $0.hasPrefix("screens/.diorama/") })
  }

  private func projectWithFindings() throws -> Workspace {
    try Workspace([
      "screens/different.yaml": Screens.invite("Alice"), "screens/missing.yaml": Screens.invite(),
      "screens/__Snapshots__/different.txt": "", "screens/__Snapshots__/left-over.txt": "",
    ])
  }

  @Test func prints_json() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
      "screens/c.yaml": Screens.invite("Chloe"), "screens/d.yaml": "viewController: Nobody",
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Rob"),
      "screens/__Snapshots__/z.txt": "",
    ])
    let run = try workspace.run("test", "--format", "json", "screens")
    let items = try #require(try run.json() as? [[String: Any]])
    #expect(
      items.map { $0["status"] as? String } == [
        "passed", "differs", "missing", "failed", "left over",
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

  @Test func quiet_says_nothing_where_all_is_well() throws {
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
