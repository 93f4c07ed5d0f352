import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

@Suite("diorama review") struct ReviewCommandTests {
  /// A project after a test: a screen and its variant differ, a snapshot is missing, and another one
  /// is orphaned.
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

  /// All files except those in `.diorama`.
  private func tree(_ workspace: Workspace) throws -> [String: String] {
    try workspace.tree.filter { !$0.key.hasPrefix("screens/.diorama/") }
  }

  @Test func list_shows_pending_snapshots() throws {
    let workspace = try project()
    let run = try workspace.run("review", "--list", "screens")
    #expect(
      run.transcript.replacing(workspace.root + "/", with: "") == """
        differs  a in text
          cause: data.users[0].nickname, screens/a.yaml:4:35
          to accept: diorama review --accept a screens
        differs  a@dark in resolved types
          cause: theme, screens/a.yaml:7:28
          to accept: diorama review --accept a@dark screens
        orphaned  screens/__Snapshots__/old.txt: no screen produces it
        missing  b has no screens/deep/__Snapshots__/b.txt

        """)
    #expect(run.status == .success)
  }

  @Test func list_prints_pending_snapshots_as_json() throws {
    let workspace = try project()
    let run = try workspace.run("review", "--list", "--format", "json", "screens")
    let items = try #require(try run.json() as? [[String: Any]])
    #expect(items.map { $0["id"] as? String } == ["a", "a@dark", "__Snapshots__/old.txt", "b"])
    #expect(items.map { $0["screen"] as? String } == ["a", "a", nil, "b"])
    #expect(
      items.map { $0["status"] as? String } == ["differs", "differs", "orphaned", "missing"])
    #expect(items.map { $0["kinds"] as? [String] } == [["text"], ["resolved types"], [], []])
    #expect(items.map { $0["changedSinceTest"] as? Bool } == [false, false, false, false])
    #expect(items.first?["accept"] as? String == "diorama review --accept a screens")
    #expect(items.first?["reject"] as? String == "diorama review --reject a screens")
    #expect(
      (items.first?["diff"] as? String)?.contains("-│ ○ Alicia               [ ] │\n") == true)
  }

  @Test func accepting_a_screen_does_not_accept_its_variants() throws {
    let workspace = try project()
    var expected = try tree(workspace)
    let run = try workspace.run("review", "--accept", "a", "screens")
    expected[Self.a] = Screens.snapshot("a", "Alice")
    #expect(run.transcript == "accepted a: wrote screens/__Snapshots__/a.txt\n")
    #expect(run.status == .success)
    #expect(try tree(workspace) == expected)
  }

  @Test func several_snapshots_are_accepted_and_rejected_together() throws {
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
        rejected b; screens/deep/__Snapshots__/b.txt is unchanged

        """)
    #expect(try tree(workspace) == expected)
    #expect(
      try workspace.run("review", "--list", "screens").output
        == "no pending snapshots; run 'diorama test' to find differences\n")
    for option in ["--accept", "--reject-change"] {
      #expect(
        try workspace.run("review", option, "a", "screens").errors
          == "no pending snapshots; run 'diorama test' to find differences\n")
    }
    #expect(try workspace.run("test", "screens").output.hasSuffix("2 passed, 1 missing\n"))
  }

  @Test func accepting_writes_the_same_files_as_recording() throws {
    let (one, other) = (try project(), try project())
    _ = try one.run("review", "--accept", "a", "--accept", "a@dark", "--accept", "b", "screens")
    _ = try other.run("record", "screens")
    #expect(try tree(one) == tree(other))
  }

  @Test func a_snapshot_changed_since_the_test_is_reported_and_not_overwritten() throws {
    let workspace = try project()
    try workspace.write("by hand\n", to: Self.a)
    let before = try workspace.tree
    let run = try workspace.run("review", "--accept", "a", "screens")
    #expect(
      run.errors.replacing(workspace.root + "/", with: "") == """
        screens/__Snapshots__/a.txt: error: the screen or its snapshot changed since the test; \
        nothing was written; run 'diorama test' again, and review the new difference

        """)
    #expect(run.status == .findings)
    #expect(try workspace.tree == before)
    #expect(
      try workspace.run("review", "--list", "screens").output
        .hasPrefix("differs  a (changed since the test)\n"))
  }

  @Test(arguments: [
    (["--accept", "aa"], "no pending snapshot is named 'aa'; did you mean 'a'?\n"),
    (
      ["--reject", "x*"],
      "no pending snapshot is named 'x*'; 'diorama review --list' lists them\n"
    ),
    (["--accept", "a", "--reject", "a"], "'a' cannot be both accepted and rejected\n"),
    (
      [],
      """
      review without options requires a terminal
      to list pending snapshots, run 'diorama review --list';
      to decide, use --accept ID or --reject ID

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

  @Test func a_subfolder_selects_the_snapshots_below_it() throws {
    let workspace = try project()
    try workspace.write("", to: "screens/diorama.yaml")
    _ = try workspace.run("test", "screens")
    let run = try workspace.run("review", "--list", "screens/deep", "screens/deep/b.yaml")
    #expect(run.output == "missing  b has no screens/deep/__Snapshots__/b.txt\n")
    #expect(try workspace.run("review", "--accept", "a", "screens/deep").status == .usage)
  }

  @Test func a_passing_screen_is_no_longer_pending() throws {
    let workspace = try project()
    try workspace.write(Screens.snapshot("a", "Alice"), to: Self.a)
    _ = try workspace.run("test", "--filter", "a", "screens")
    #expect(
      try workspace.run("review", "--list", "screens").output.hasPrefix("differs  a@dark "))
    try workspace.write("", to: "screens/.diorama/pending/__Snapshots__/gone.txt")
    _ = try workspace.run("record", "screens")
    _ = try workspace.run("test", "screens")
    let list = try workspace.run("review", "--list", "screens")
    #expect(list.output == "orphaned  screens/__Snapshots__/old.txt: no screen produces it\n")
    #expect(list.errors == "")
  }
}

/// The questions of a review at a terminal, and the effect of the answers.
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

  @Test func review_asks_about_each_snapshot_with_its_patch() throws {
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
        (a)ccept, (r)eject, (s)kip, (v) accept all variants of a, (A) accept all, \
        (f) show the whole screen, (q)uit, (?)? ?
          a  record the new output of a
          r  keep the recorded snapshot
          s  decide later
          v  accept all 2 snapshots of the screen
          A  accept all pending snapshots, except what was skipped
          f  show the whole screen, then ask again
          q  quit; decisions so far are kept
        (a)ccept, (r)eject, (s)kip, (v) accept all variants of a, (A) accept all, \
        (f) show the whole screen, (q)uit, (?)? r
        rejected a; screens/__Snapshots__/a.txt is unchanged

        2 of 3  missing  a@dark has no screens/__Snapshots__/a@dark.txt

        """))
    #expect(run.output.hasSuffix("1 accepted, 1 rejected, 1 pending\n"))
    #expect(run.status == .success)
    #expect(try workspace.text(of: "screens/__Snapshots__/b.txt") == Screens.snapshot("b", "Bob"))
    let list = try workspace.run("review", "--list", "screens").output
    #expect(list == "missing  a@dark has no screens/__Snapshots__/a@dark.txt\n")
  }

  @Test func the_v_key_accepts_all_variants_of_a_screen() throws {
    let workspace = try project()
    let run = try review(workspace, "vq")
    #expect(run.output.hasSuffix("2 accepted, 0 rejected, 1 pending\n"))
    #expect(
      try workspace.text(of: "screens/__Snapshots__/a@dark.txt")
        == Screens.snapshot("a@dark", theme: "dark", "Alice"))
    #expect(try workspace.text(of: "screens/__Snapshots__/b.txt") == Screens.snapshot("b", "Rob"))
  }

  @Test func accepting_all_leaves_skipped_snapshots_pending() throws {
    let workspace = try project()
    let run = try review(workspace, "sA")
    #expect(run.output.hasSuffix("2 accepted, 0 rejected, 1 pending\n"), "\(run.output)")
    #expect(
      try workspace.text(of: "screens/__Snapshots__/a.txt") == Screens.snapshot("a", "Alicia"))
    #expect(try workspace.run("review", "--list", "screens").output.hasPrefix("differs  a "))
  }

  @Test func the_end_of_input_ends_the_review() throws {
    let workspace = try project()
    let before = try workspace.tree
    let run = try review(workspace, "")
    #expect(run.output.hasSuffix("(q)uit, (?)? \n0 accepted, 0 rejected, 3 pending\n"))
    #expect(try workspace.tree == before)
  }

  @Test func control_characters_of_a_damaged_snapshot_are_escaped() throws {
    let workspace = try project()
    try workspace.write("\u{1B}[2J\n", to: "screens/__Snapshots__/b.txt")
    _ = try workspace.run("test", "screens")
    let run = try review(workspace, "sss")
    #expect(run.output.contains("-\\u{1B}[2J\n"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func nothing_is_written_if_the_screens_changed_since_the_test() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Bob"),
    ])
    try FileManager.default.removeItem(atPath: workspace.path("screens/b.yaml"))
    _ = try workspace.run("test", "screens")
    // The missing screen is restored, and the new one is deleted.
    try workspace.write(Screens.invite("Bob"), to: "screens/b.yaml")
    try FileManager.default.removeItem(atPath: workspace.path("screens/a.yaml"))
    let before = try workspace.tree
    for id in ["b.txt", "a"] {
      let run = try workspace.run("review", "--accept", id, "screens")
      #expect(
        run.errors.contains(
          "the screen or its snapshot changed since the test; nothing was written"))
      #expect(run.status == .findings)
    }
    #expect(try workspace.tree == before)
  }

  @Test func a_trailing_slash_of_a_folder_changes_nothing() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "theme: light\n", "screens/sub/a.yaml": Screens.invite("Alice"),
    ])
    _ = try workspace.run("test", "screens/sub")
    let list = try workspace.run("review", "--list", workspace.path("screens/sub") + "/")
    #expect(list.output.hasPrefix("missing  a has no"), "\(list.transcript)")
  }

  @Test func a_test_of_one_variant_keeps_pending_snapshots_of_others() throws {
    let workspace = try project()
    _ = try workspace.run("test", "--variant", "dark", "screens")
    let list = try workspace.run("review", "--list", "screens").output
    #expect(list.split(separator: "\n").count { !$0.hasPrefix(" ") } == 3, "\(list)")
  }
}
