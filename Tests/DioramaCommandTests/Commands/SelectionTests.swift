import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// The selection of screens with `--filter`, `--tag` and paths.
@Suite("Selection") struct SelectionTests {
  private func project() throws -> Workspace {
    try Workspace([
      "screens/invite.yaml": """
      screen: invite-users
      \(Screens.invite("Alice", extra: "tags: [invite, team]"))
      variants: { dark: { theme: dark, tags: [night] }, narrow: { device: { width: 24 } } }
      ---
      screen: invite-empty
      \(Screens.invite(extra: "tags: invite"))
      """,
      "screens/members.yaml": "screen: members\n" + Screens.invite("Bob"),
    ])
  }

  private func names(_ arguments: String...) throws -> [String] {
    let workspace = try project()
    let run = try CommandRun(["list"] + arguments + [workspace.path("screens")])
    return run.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
      .map(String.init)
  }

  @Test(arguments: [
    ("members", ["members"]),
    ("invite-users", ["invite-users"]),
    ("invite-users*", ["invite-users", "invite-users@dark", "invite-users@narrow"]),
    ("*-users", ["invite-users", "invite-users@dark", "invite-users@narrow"]),
    ("invite-users@dark", ["invite-users@dark"]), ("*@dark", ["invite-users@dark"]),
    ("invite-????y", ["invite-empty"]), ("[a-l]*-e*", ["invite-empty"]),
    ("*", ["invite-users", "invite-users@dark", "invite-users@narrow", "invite-empty", "members"]),
  ])
  func a_filter_is_a_glob_for_names(glob: String, expected: [String]) throws {
    #expect(try names("--filter", glob) == expected)
  }

  @Test func several_filters_select_screens_that_match_any_of_them() throws {
    #expect(
      try names("--filter", "members", "--filter", "*@narrow") == [
        "invite-users@narrow", "members",
      ])
  }

  @Test func tags_select_screens_that_have_any_of_them() throws {
    #expect(try names("--tag", "team") == ["invite-users", "invite-users@narrow"])
    #expect(try names("--tag", "night") == ["invite-users@dark"])
    #expect(try names("--tag", "night", "--tag", "nothing") == ["invite-users@dark"])
    #expect(try names("--tag", "invite", "--filter", "*e*y") == ["invite-empty"])
  }

  @Test(arguments: ["render", "test", "record", "lint", "list"])
  func a_filter_that_matches_nothing_is_a_warning_if_others_match(command: String) throws {
    let workspace = try project()
    let run = try workspace.run(
      command, "--filter", "members", "--filter", "invite-usres", "--filter", "x*", "screens")
    #expect(
      run.errors == """
        warning: no screen matches --filter 'invite-usres'; did you mean 'invite-users'?
        warning: no screen matches --filter 'x*'

        """)
    #expect(run.status == (command == "test" ? .findings : .success))
  }

  /// A test of some screens does not suggest deleting a snapshot that another screen may need.
  @Test func only_a_test_of_all_screens_suggests_deleting_orphaned_snapshots() throws {
    let workspace = try project()
    try workspace.write("old\n", to: "screens/__Snapshots__/old.txt")
    let part = try workspace.run("test", "--filter", "members", "screens").output
    #expect(part.contains("orphaned  screens/__Snapshots__/old.txt: no screen produces it\n"))
    #expect(!part.contains("rm "), "\(part)")
    let whole = try workspace.run("test", "screens").output
    #expect(whole.contains("to accept: rm screens/__Snapshots__/old.txt\n"), "\(whole)")
  }

  @Test func a_nested_project_file_is_a_warning() throws {
    let workspace = try project()
    try workspace.write("theme: light\n", to: "screens/diorama.yaml")
    try workspace.write("theme: dark\n", to: "screens/billing/diorama.yaml")
    try workspace.write(Screens.invite("Bob"), to: "screens/billing/bill.yaml")
    let run = try workspace.run("lint", "screens")
    #expect(run.status == .success)
    #expect(
      run.output.hasPrefix(
        """
        screens/billing/diorama.yaml:1:1: warning: the file is not read: its folder is part of the \
        project in screens [not-a-screen]
        """), "\(run.output)")
    #expect(
      run.output.contains(
        "help: move its content to screens/diorama.yaml, or move its folder out of the project\n"))
    try FileManager.default.removeItem(atPath: workspace.path("screens/diorama.yaml"))
    let other = try workspace.run("lint", "screens").output
    #expect(other.contains("help: give the path of its folder: 'screens/billing'\n"))
  }

  @Test(arguments: ["render", "test", "record", "lint", "list"])
  func no_match_is_wrong_usage_with_a_hint(command: String) throws {
    let workspace = try project()
    let before = try workspace.tree
    let run = try workspace.run(command, "--filter", "invite-usres", "screens")
    #expect(
      run.errors == "no screen matches --filter 'invite-usres'; did you mean 'invite-users'?\n")
    #expect(run.output == "")
    #expect(run.status == .usage)
    let other = try workspace.run(command, "--filter", "x*", "--tag", "team", "screens")
    #expect(other.errors == "no screen matches --filter 'x*' --tag 'team'\n")
    #expect(try workspace.tree == before)
  }

  @Test(arguments: [
    ("a@drak", "did you mean 'a@dark'?"), ("a@narrow", "available: 'a', 'a@dark'"),
    ("dark", "did you mean 'a@dark'?"),
    ("settings", "available: 'a', 'a@dark', 'promote-bob', 'promote-eve'"),
    ("promot", "did you mean 'promote-bob' or 'promote-eve'?"),
    ("eve", "did you mean 'promote-eve'?"),
  ])
  func an_unknown_screen_suggests_the_available_ones(name: String, hint: String) throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice", extra: "variants: { dark: { theme: dark } }"),
      "screens/promote-bob.yaml": Screens.invite("Bob"),
      "screens/promote-eve.yaml": Screens.invite("Eve"),
    ])
    #expect(
      try workspace.run("render", "--filter", name, "screens").errors
        == "no screen matches --filter '\(name)'; \(hint)\n")
    #expect(
      try workspace.run("explain", name, "--in", "screens").errors
        == "unknown screen '\(name)'; \(hint)\n")
  }

  @Test func a_snapshot_or_fixture_in_place_of_a_screen_file_is_reported() throws {
    let workspace = try Workspace([
      "p/diorama.yaml": "theme: dark\n", "p/a.yaml": Screens.invite("Alice"),
      "p/__Snapshots__/a@x.txt": "screen: a\n", "p/fixtures/team.yaml": "users: []\n",
    ])
    let snapshot = try workspace.run("render", "p/__Snapshots__/a@x.txt").errors
    #expect(snapshot.contains("'a@x.txt' is a snapshot, not a screen file"), "\(snapshot)")
    #expect(
      snapshot.contains("help: give the path of the screen file: 'p/a.yaml'\n"), "\(snapshot)")
    let fixture = try workspace.run("render", "p/fixtures/team.yaml").errors
    #expect(
      fixture.contains("help: give the path of a screen file or of the project\n"), "\(fixture)")
  }

  @Test(arguments: [
    ("--tag", "nihgt", "did you mean 'night'?"),
    ("--tag", "x", "available tags: 'invite', 'night' and 'team'"),
    ("--variant", "drak", "did you mean 'dark'?"),
    ("--variant", "x", "available variants: 'dark' and 'narrow'"),
  ])
  func an_unknown_tag_or_variant_suggests_the_available_ones(
    option: String, word: String, hint: String
  ) throws {
    let run = try project().run("render", option, word, "screens")
    #expect(run.errors == "no screen matches \(option) '\(word)'; \(hint)\n")
  }

  @Test func several_paths_are_processed_in_order() throws {
    let workspace = try Workspace([
      "one/diorama.yaml": "theme: dark", "one/a.yaml": Screens.invite("Alice"),
      "two/a.yaml": Screens.invite("Bob"),
    ])
    let run = try workspace.run("render", "two", "one")
    #expect(
      run.output == Screens.snapshot("a", "Bob") + "\n"
        + Screens.snapshot("a", theme: "dark", "Alice"))
    #expect(run.status == .success)
  }

  @Test func a_screen_file_has_the_defaults_of_its_project() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "theme: dark", "screens/deep/er/a.yaml": Screens.invite("Alice"),
      "screens/b.yaml": "tags: [",
    ])
    let run = try workspace.run("render", "screens/deep/er/a.yaml")
    #expect(run.transcript == Screens.snapshot("a", theme: "dark", "Alice"))
  }

  @Test func the_path_of_a_project_file_selects_the_project() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "theme: dark", "screens/a.yaml": Screens.invite("Alice"),
    ])
    let run = try workspace.run("render", "screens/diorama.yaml")
    #expect(run.transcript == Screens.snapshot("a", theme: "dark", "Alice"))
  }

  @Test func trailing_slashes_of_a_folder_do_not_matter() throws {
    let workspace = try Workspace(["screens/a.yaml": "tags: [a"])
    for ending in ["", "/", "//"] {
      let run = try workspace.run("lint", "--quiet", "screens\(ending)")
      #expect(run.output.hasPrefix("screens/a.yaml:1:7: error: "))
    }
  }

  @Test(arguments: ["with spaces", "it's", "\"quoted\"", "초대", "-dashes", "a$b`c;d&e"])
  func paths_may_have_any_characters(name: String) throws {
    let workspace = try Workspace(["p/\(name)/a.yaml": Screens.invite("Alice")])
    let record = try workspace.run("record", "p/\(name)")
    #expect(record.output.hasPrefix("wrote p/\(name)/__Snapshots__/a.txt\n"))
    let test = try workspace.run("test", "p/\(name)/a.yaml")
    #expect(test.output == "1 passed\n")
  }

  @Test func a_command_to_paste_is_quoted_for_the_shell() throws {
    let workspace = try Workspace(["it's $HOME/a.yaml": Screens.invite("Alice")])
    let run = try workspace.run("test", "it's $HOME")
    #expect(run.output.contains(#"to accept: diorama record --filter a 'it'\''s $HOME'"# + "\n"))
  }

  @Test(arguments: ["render", "test", "record", "lint", "list"])
  func a_path_that_does_not_exist_is_reported(command: String) throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Alice")])
    let nowhere = workspace.path("screns")
    let run = try workspace.run(command, "--filter", "*", nowhere)
    let text = command == "lint" ? run.output : run.errors
    #expect(command == "lint" || !run.output.contains("passed"))
    #expect(
      text.hasPrefix(
        """
        \(nowhere.dropFirst(workspace.root.count + 1)): error: \
        the path cannot be read: no such file or directory [unreadable-file]
          = help: did you mean 'screens'?

        """))
    #expect(run.status == .failure)
  }

  @Test func a_missing_path_below_a_project_suggests_the_project() throws {
    let workspace = try Workspace([
      "p/diorama.yaml": "theme: dark\n", "p/a.yaml": Screens.invite("Alice"),
    ])
    #expect(
      try workspace.run("lint", workspace.path("p/screens")).output.contains(
        "  = help: 'p' is a project; give that path\n"))
    #expect(
      try workspace.run("explain", "a", "--in", workspace.path("p/screens")).errors
        == "the project 'p/screens' cannot be read: no such file or directory; "
        + "'p' is a project: use --in p\n")
  }
}
