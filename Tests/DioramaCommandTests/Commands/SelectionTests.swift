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

  // MARK: What is not selected

  /// Runs a command with options on the project.
  private func run(
    _ command: String, _ options: [String], in workspace: Workspace
  ) throws -> CommandRun {
    try CommandRun(
      [command] + options + [workspace.path("screens")], hiding: [workspace.root])
  }

  @Test func an_orphaned_snapshot_is_selected_by_its_name() throws {
    let workspace = try project()
    _ = try workspace.run("record", "screens")
    try workspace.write("old\n", to: "screens/__Snapshots__/old.txt")
    for options in [["--filter", "members"], ["--tag", "team"], ["--variant", "dark"]] {
      let part = try run("test", options, in: workspace)
      #expect(part.status == .success && !part.output.contains("orphaned"), "\(part.output)")
    }
    for options in [[], ["--filter", "members", "--filter", "o*"]] {
      let run = try run("test", options, in: workspace)
      #expect(run.status == .findings)
      #expect(run.output.contains("to accept: rm screens/__Snapshots__/old.txt\n"), "\(run.output)")
    }
    let other = ["--filter", "members", "--obsolete", "delete"]
    #expect(try !run("record", other, in: workspace).output.contains("deleted"))
    #expect(
      try run("record", other + ["--filter", "o*"], in: workspace).output.contains(
        "deleted screens/__Snapshots__/old.txt\n"))
  }

  @Test func the_old_snapshot_of_a_renamed_screen_is_selected_with_the_screen() throws {
    let workspace = try project()
    _ = try workspace.run("record", "screens")
    try workspace.write("screen: people\n" + Screens.invite("Bob"), to: "screens/members.yaml")
    let run = try workspace.run("test", "--filter", "people", "screens")
    #expect(run.output.hasPrefix("renamed  members to people (1 snapshot)\n"), "\(run.output)")
    #expect(try workspace.run("test", "--filter", "invite-empty", "screens").status == .success)
  }

  @Test func an_unneeded_theme_file_does_not_fail_a_selection() throws {
    let workspace = try project()
    try workspace.write(
      "screen: styled\n" + Screens.invite("Zoe", extra: "show: styles"), to: "screens/s.yaml")
    _ = try workspace.run("record", "screens")
    try workspace.write("lovely\n", to: "screens/__Snapshots__/theme.txt")
    #expect(try workspace.run("test", "--filter", "members", "screens").status == .success)
    #expect(try workspace.run("test", "screens/members.yaml").status == .success)
    #expect(try workspace.run("test", "--filter", "styled", "screens").status == .findings)
  }

  @Test(arguments: ["render", "test", "record", "lint", "list"])
  func errors_of_files_that_are_not_selected_are_warnings(command: String) throws {
    let workspace = try project()
    _ = try workspace.run("record", "screens")
    try workspace.write("tags: [a", to: "screens/broken.yaml")
    try workspace.write("screen: wrong\ntags: [b", to: "screens/other.yaml")
    func check(_ options: [String], fails: Bool) throws {
      let run = try run(command, options, in: workspace)
      let failure = command == "lint" ? DioramaCommand.ExitStatus.findings : .failure
      #expect(run.status == (fails ? failure : .success), "\(options): \(run.transcript)")
      #expect(
        run.transcript.contains("screens/broken.yaml:1:7: \(fails ? "error" : "warning"): "),
        "\(options): \(run.transcript)")
    }
    try check(["--filter", "members"], fails: false)
    try check(["--tag", "team"], fails: false)
    try check([], fails: true)
    // A file may have a screen of its own name.
    try check(["--filter", "members", "--filter", "b*"], fails: true)
    let named = try run(command, ["--filter", "members", "--filter", "wrong"], in: workspace)
    #expect(named.transcript.contains("screens/other.yaml:2:7: error: "), "\(named.transcript)")
    // The wanted screen may be in a file with errors.
    let empty = try run(command, ["--filter", "nothing"], in: workspace)
    #expect(empty.status == .usage && empty.errors.contains("screens/broken.yaml:1:7: error: "))
    try workspace.write("tehme: dark\n", to: "screens/diorama.yaml")
    let project = try run(command, ["--filter", "members"], in: workspace)
    #expect(project.transcript.contains("screens/diorama.yaml:1:1: error: "))
    #expect(project.status == (command == "lint" ? .findings : .failure))
  }

  /// Documents with errors that are found when their file is read.
  static let otherDocuments = [
    "screen: b a d\n", "screen: x\ntheme: dark\ntheme: light\n", "screen: x\ntags: *none\n",
    "screen: x\nvariants: [a]\n", "screen: x\n---\nscreen: X\n",
    "screen: x\nmatrix: { width: [\((24...124).map(String.init).joined(separator: ", "))] }\n",
  ]

  @Test(arguments: ["render", "test", "record", "lint", "list"], otherDocuments)
  func errors_of_other_documents_in_the_file_of_a_selected_screen_are_warnings(
    command: String, document: String
  ) throws {
    let workspace = try project()
    let screen = "screen: people\n" + Screens.invite("Bob", extra: "tags: office")
    try workspace.write(screen, to: "screens/group.yaml")
    _ = try workspace.run("record", "screens")
    try workspace.write("\(screen)---\n\(document)", to: "screens/group.yaml")
    for options in [["--filter", "people"], ["--tag", "office"]] {
      let part = try run(command, options, in: workspace)
      #expect(part.status == .success, "\(part.transcript)")
      let lines = part.transcript.split(separator: "\n")
        .filter { $0.hasPrefix("screens/group.yaml:") }
      #expect(lines.contains { $0.contains(": warning: ") }, "\(part.transcript)")
      #expect(!lines.contains { $0.contains(": error: ") }, "\(part.transcript)")
    }
    #expect(try run(command, [], in: workspace).status != .success)
  }

  @Test func errors_that_may_hide_a_selected_screen_of_the_file_stay_errors() throws {
    let workspace = try project()
    let screen = "screen: people\n" + Screens.invite("Bob")
    try workspace.write(screen, to: "screens/group.yaml")
    _ = try workspace.run("record", "screens")
    // After a syntax error, more of the file may be unknown.
    for (other, options) in [
      ("screen: x\ntags: [a\n", ["people"]), ("screen: x y\n", ["people", "x*"]),
      ("- a\n", ["people", "group"]),
    ] {
      try workspace.write("\(screen)---\n\(other)", to: "screens/group.yaml")
      let part = try run("test", options.flatMap { ["--filter", $0] }, in: workspace)
      #expect(part.status == .failure && part.output == "1 passed\n", "\(part.transcript)")
      #expect(part.errors.contains("screens/group.yaml:"), "\(part.errors)")
    }
  }

  @Test func a_screen_with_the_path_of_the_theme_file_does_not_fail_a_selection() throws {
    let workspace = try project()
    try workspace.write(
      "screen: styled\n" + Screens.invite("Zoe", extra: "show: styles"), to: "screens/s.yaml")
    _ = try workspace.run("record", "screens")
    try workspace.write("screen: theme\n" + Screens.invite("Zoe"), to: "screens/t.yaml")
    for command in ["test", "lint"] {
      let part = try run(command, ["--filter", "members"], in: workspace)
      #expect(part.status == .success, "\(part.transcript)")
      #expect(try run(command, ["--filter", "theme"], in: workspace).status != .success)
    }
  }

  @Test func a_snapshot_that_a_broken_file_may_need_is_not_deleted() throws {
    let workspace = try project()
    try workspace.write("old\n", to: "screens/__Snapshots__/old.txt")
    try workspace.write("tags: [a", to: "screens/broken.yaml")
    let options = ["--filter", "members", "--filter", "old", "--obsolete", "delete"]
    #expect(try run("record", options, in: workspace).status == .success)
    #expect(try workspace.text(of: "screens/__Snapshots__/old.txt") == "old\n")
  }

  // MARK: Names of screens in place of paths

  /// Runs a command in the folder of the package, which has a folder `screens`.
  private func run(_ arguments: String...) throws -> CommandRun {
    var environment = Console.Environment()
    environment.isCI = true
    return try CommandRun(arguments, environment: environment)
  }

  @Test(arguments: ["invite-users", "invite-users@dark"])
  func the_name_of_a_screen_in_place_of_a_path_selects_it(name: String) throws {
    let snapshot = "screens/invite/__Snapshots__/\(name).txt"
    #expect(
      try run("render", name).output == String(contentsOfFile: snapshot, encoding: .utf8))
    #expect(try run("test", name).output == "1 passed\n")
    #expect(try run("lint", name).output.hasPrefix("1 screen checked: 0 errors"))
    #expect(try run("list", name).output.hasPrefix("\(name)  screens/invite/invite-users.yaml:"))
    let missing = try run("list", "\(name)-missing")
    #expect(missing.errors.contains("the path cannot be read") && missing.status == .failure)
  }

  @Test func names_of_screens_narrow_no_other_path() throws {
    func names(_ paths: String...) throws -> [Substring] {
      try CommandRun(["list"] + paths).output.split(separator: "\n")
        .map { $0.prefix { $0 != " " } }
    }
    #expect(try names("screens", "invite-users") == names("screens"))
    #expect(
      try names("screens/people", "invite-users") == names("screens/people") + ["invite-users"])
    let empty = try run("list", "invite-users", "--filter", "x*")
    #expect(empty.errors.hasPrefix("no screen matches --filter 'x*'") && empty.status == .usage)
  }

  @Test func commands_to_copy_select_named_screens_with_filters() throws {
    let both = try run("test", "--width", "30", "invite-users", "invite-cancelled").output
    #expect(
      both.hasSuffix(
        "\nto accept all: diorama record --mode failed --filter invite-users "
          + "--filter invite-cancelled --width 30 screens\n"), "\(both)")
    let items = try run("test", "--format", "json", "--width", "30", "invite-users").json()
    #expect(
      (items as? [[String: Any]])?.map { $0["accept"] as? String }
        == ["diorama record --filter invite-users --width 30 screens"])
    let mixed = try run("test", "--width", "30", "screens/people", "invite-users").output
    #expect(
      mixed.contains(
        "to accept all: diorama record --mode failed --width 30 screens/people invite-users\n"),
      "\(mixed)")
  }

  // MARK: Paths

  @Test func a_nested_project_file_is_a_warning_or_an_error_without_one_above() throws {
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
    let other = try workspace.run("lint", "screens")
    #expect(other.output.hasPrefix("screens/billing/diorama.yaml:1:1: error: the file is not read"))
    #expect(other.output.contains("help: give the path of its folder: 'screens/billing'\n"))
    #expect(other.status == .findings)
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
