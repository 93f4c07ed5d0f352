import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

@Suite("diorama review") struct ReviewCommandTests {
  /// A project after a test: one screen differs, its variant too, one is missing, a file is left
  /// over.
  private func project() throws -> Workspace {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice", extra: "variants: { dark: { theme: dark } }"),
      "screens/deep/b.yaml": Screens.invite("Bob"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alicia"),
      "screens/__Snapshots__/a@dark.txt": Screens.snapshot("a@dark", "Alice"),
      "screens/__Snapshots__/old.txt": "old\n",
    ])
    #expect(try workspace.run("test", "screens").status == .findings)
    return workspace
  }

  private static let a = "screens/__Snapshots__/a.txt"
  private static let aDark = "screens/__Snapshots__/a@dark.txt"
  private static let b = "screens/deep/__Snapshots__/b.txt"
  private static let old = "screens/__Snapshots__/old.txt"

  /// What is below `.diorama` does not count.
  private func tree(_ workspace: Workspace) throws -> [String: String] {
    try workspace.tree.filter { !$0.key.hasPrefix("screens/.diorama/") }
  }

  @Test func lists_what_waits() throws {
    let workspace = try project()
    let run = try workspace.run("review", "--list", "screens")
    #expect(
      run.transcript.replacing(workspace.root + "/", with: "") == """
        differs  a in text
        differs  a@dark in resolved types
        left over  screens/__Snapshots__/old.txt belongs to no screen
        missing  b has no screens/deep/__Snapshots__/b.txt

        """)
    #expect(run.status == .success)
  }

  @Test func lists_it_as_json() throws {
    let workspace = try project()
    let run = try workspace.run("review", "--list", "--format", "json", "screens")
    let items = try #require(try run.json() as? [[String: Any]])
    #expect(items.map { $0["id"] as? String } == ["a", "a@dark", "__Snapshots__/old.txt", "b"])
    #expect(items.map { $0["screen"] as? String } == ["a", "a", nil, "b"])
    #expect(
      items.map { $0["status"] as? String } == ["differs", "differs", "left over", "missing"])
    #expect(items.map { $0["kinds"] as? [String] } == [["text"], ["resolved types"], [], []])
    #expect(items.map { $0["changedSinceTest"] as? Bool } == [false, false, false, false])
    #expect(items.first?["accept"] as? String == "diorama review --accept a screens")
    #expect(items.first?["reject"] as? String == "diorama review --reject a screens")
    #expect(
      (items.first?["diff"] as? String)?.contains("-│ ○ Alicia               [ ] │\n") == true)
  }

  @Test func accepts_one_and_not_its_variants() throws {
    let workspace = try project()
    var expected = try tree(workspace)
    let run = try workspace.run("review", "--accept", "a", "screens")
    expected[Self.a] = Screens.snapshot("a", "Alice")
    #expect(run.transcript == "accepted a: wrote screens/__Snapshots__/a.txt\n")
    #expect(run.status == .success)
    #expect(try tree(workspace) == expected)
  }

  @Test func accepts_and_rejects_several() throws {
    let workspace = try project()
    var expected = try tree(workspace)
    let run = try workspace.run(
      "review", "--accept", "a*", "--accept", "old.txt", "--reject", "b", "screens")
    expected[Self.a] = Screens.snapshot("a", "Alice")
    expected[Self.aDark] = Screens.snapshot("a@dark", theme: "dark", "Alice")
    expected[Self.old] = nil
    #expect(
      run.output == """
        accepted a: wrote screens/__Snapshots__/a.txt
        accepted a@dark: wrote screens/__Snapshots__/a@dark.txt
        accepted __Snapshots__/old.txt: deleted screens/__Snapshots__/old.txt
        rejected b; screens/deep/__Snapshots__/b.txt is as it was

        """)
    #expect(try tree(workspace) == expected)
    #expect(
      try workspace.run("review", "--list", "screens").output
        == "nothing waits; 'diorama test' lets wait what differs\n")
    #expect(try workspace.run("test", "screens").output.hasSuffix("2 passed, 1 missing\n"))
  }

  @Test func what_is_accepted_is_what_recording_writes() throws {
    let (one, other) = (try project(), try project())
    _ = try one.run("review", "--accept", "a", "--accept", "a@dark", "--accept", "b", "screens")
    _ = try other.run("record", "screens")
    #expect(try tree(one) == tree(other))
  }

  @Test func what_changed_since_the_test_is_told_and_left_alone() throws {
    let workspace = try project()
    try workspace.write("by hand\n", to: Self.a)
    let before = try workspace.tree
    let run = try workspace.run("review", "--accept", "a", "screens")
    #expect(
      run.errors.replacing(workspace.root + "/", with: "") == """
        screens/__Snapshots__/a.txt: error: this was changed since the test, so nothing is \
        written; run 'diorama test' again, and look at what differs now

        """)
    #expect(run.status == .findings)
    #expect(try workspace.tree == before)
    #expect(
      try workspace.run("review", "--list", "screens").output
        .hasPrefix("differs  a (changed since the test)\n"))
  }

  @Test(arguments: [
    (["--accept", "aa"], "nothing that waits is called 'aa'; did you mean 'a'?\n"),
    (
      ["--reject", "x*"],
      "nothing that waits is called 'x*'; 'diorama review --list' shows what does\n"
    ),
    (["--accept", "a", "--reject", "a"], "'a' cannot be both accepted and rejected\n"),
    (
      [],
      """
      review asks at a terminal, and there is none
      say 'diorama review --list' to see what waits, then --accept ID or --reject ID

      """
    ),
  ])
  func wrong_usage_does_nothing(arguments: [String], message: String) throws {
    let workspace = try project()
    let before = try workspace.tree
    let run = try CommandRun(["review"] + arguments + [workspace.path("screens")])
    #expect(run.errors == message)
    #expect(run.output == "")
    #expect(run.status == .usage)
    #expect(try workspace.tree == before)
  }

  @Test func a_folder_of_a_project_means_what_is_below_it() throws {
    let workspace = try project()
    try workspace.write("", to: "screens/diorama.yaml")
    _ = try workspace.run("test", "screens")
    let run = try workspace.run("review", "--list", "screens/deep", "screens/deep/b.yaml")
    #expect(run.output == "missing  b has no screens/deep/__Snapshots__/b.txt\n")
    #expect(try workspace.run("review", "--accept", "a", "screens/deep").status == .usage)
  }

  @Test func what_passes_again_waits_no_more() throws {
    let workspace = try project()
    try workspace.write(Screens.snapshot("a", "Alice"), to: Self.a)
    _ = try workspace.run("test", "--filter", "a", "screens")
    #expect(
      try workspace.run("review", "--list", "screens").output.hasPrefix("differs  a@dark "))
    try workspace.write("", to: "screens/.diorama/pending/__Snapshots__/gone.txt")
    _ = try workspace.run("record", "screens")
    _ = try workspace.run("test", "screens")
    let list = try workspace.run("review", "--list", "screens")
    #expect(list.output == "left over  screens/__Snapshots__/old.txt belongs to no screen\n")
    #expect(list.errors == "")
  }
}

/// What somebody at a terminal is asked, and what comes of the answers.
@Suite("diorama review, at a terminal") struct ReviewDialogTests {
  private func project() throws -> Workspace {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice", extra: "variants: { dark: { theme: dark } }"),
      "screens/b.yaml": Screens.invite("Bob"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alicia"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Rob"),
    ])
    _ = try workspace.run("test", "screens")
    return workspace
  }

  private func review(_ workspace: Workspace, _ keys: String) throws -> CommandRun {
    var environment = Console.Environment()
    environment.isTerminal = true
    environment.isInputTerminal = true
    environment.disablesColor = true
    return try workspace.run("review", "screens", environment: environment, keys: keys)
  }

  @Test func asks_about_each_with_its_patch() throws {
    let workspace = try project()
    let run = try review(workspace, "?rsa")
    #expect(
      run.output.hasPrefix(
        """

        1 of 3  differs  a in text
        cause: data.users[0].nickname, screens/a.yaml:4:35
        --- a/screens/__Snapshots__/a.txt
        +++ b/screens/__Snapshots__/a.txt
        @@ -8,5 +8,5 @@
         ┌────────────────────────────┐
         │ [Cancel] Invite … (Invite) │
         ├────────────────────────────┤
        -│ ○ Alicia               [ ] │
        +│ ○ Alice                [ ] │
         └────────────────────────────┘
        (a)ccept, (r)eject, (s)kip, all (v)ariants of a, (A)ll, the whole (f)rame, \
        (q)uit, (?)? ?
          a  record what a shows
          r  keep what is recorded; fix the screen
          s  decide later
          v  accept all 2 snapshots of the screen
          A  accept all that waits
          f  show all that the screen shows, and ask again
          q  end here; what was decided is done
        (a)ccept, (r)eject, (s)kip, all (v)ariants of a, (A)ll, the whole (f)rame, \
        (q)uit, (?)? r
        rejected a; screens/__Snapshots__/a.txt is as it was

        2 of 3  missing  a@dark has no screens/__Snapshots__/a@dark.txt

        """))
    #expect(run.output.hasSuffix("1 accepted, 1 rejected, 1 still waiting\n"))
    #expect(run.status == .success)
    #expect(try workspace.text(of: "screens/__Snapshots__/b.txt") == Screens.snapshot("b", "Bob"))
    let list = try workspace.run("review", "--list", "screens").output
    #expect(list == "missing  a@dark has no screens/__Snapshots__/a@dark.txt\n")
  }

  @Test func accepts_all_of_a_screen() throws {
    let workspace = try project()
    let run = try review(workspace, "vq")
    #expect(run.output.hasSuffix("2 accepted, 0 rejected, 1 still waiting\n"))
    #expect(
      try workspace.text(of: "screens/__Snapshots__/a@dark.txt")
        == Screens.snapshot("a@dark", theme: "dark", "Alice"))
    #expect(try workspace.text(of: "screens/__Snapshots__/b.txt") == Screens.snapshot("b", "Rob"))
  }

  @Test func the_end_of_input_is_a_farewell() throws {
    let workspace = try project()
    let before = try workspace.tree
    let run = try review(workspace, "")
    #expect(run.output.hasSuffix("(q)uit, (?)? \n0 accepted, 0 rejected, 3 still waiting\n"))
    #expect(try workspace.tree == before)
  }

  @Test func a_spoilt_snapshot_does_not_act_upon_the_terminal() throws {
    let workspace = try project()
    try workspace.write("\u{1B}[2J\n", to: "screens/__Snapshots__/b.txt")
    _ = try workspace.run("test", "screens")
    let run = try review(workspace, "sss")
    #expect(run.output.contains("-\\u{1B}[2J\n"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func what_screens_want_by_now_is_asked_again() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Bob"),
    ])
    try FileManager.default.removeItem(atPath: workspace.path("screens/b.yaml"))
    _ = try workspace.run("test", "screens")
    // The screen that lacked comes back, and the one that was new goes.
    try workspace.write(Screens.invite("Bob"), to: "screens/b.yaml")
    try FileManager.default.removeItem(atPath: workspace.path("screens/a.yaml"))
    let before = try workspace.tree
    for id in ["b.txt", "a"] {
      let run = try workspace.run("review", "--accept", id, "screens")
      #expect(run.errors.contains("this was changed since the test, so nothing is written"))
      #expect(run.status == .findings)
    }
    #expect(try workspace.tree == before)
  }

  @Test func a_slash_behind_a_folder_changes_nothing() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "theme: light\n", "screens/sub/a.yaml": Screens.invite("Alice"),
    ])
    _ = try workspace.run("test", "screens/sub")
    let list = try workspace.run("review", "--list", workspace.path("screens/sub") + "/")
    #expect(list.output.hasPrefix("missing  a has no"), "\(list.transcript)")
  }

  @Test func a_test_of_a_variant_keeps_what_waits_for_others() throws {
    let workspace = try project()
    _ = try workspace.run("test", "--variant", "dark", "screens")
    let list = try workspace.run("review", "--list", "screens").output
    #expect(list.split(separator: "\n").count == 3, "\(list)")
  }
}
