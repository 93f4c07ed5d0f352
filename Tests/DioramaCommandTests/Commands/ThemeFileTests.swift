import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// `__Snapshots__/theme.txt`: what the names in blocks `styles` stand for.
@Suite("What names of colours stand for") struct ThemeFileTests {
  private static func workspace(_ project: String, _ screens: [String: String]) throws -> Workspace
  {
    var files = ["screens/diorama.yaml": project]
    for (name, keys) in screens {
      files["screens/\(name).yaml"] = Screens.invite("Bob", extra: keys)
    }
    return try Workspace(files)
  }

  @Test func a_colour_of_the_palette_changes_one_line_of_the_file_and_no_screen() throws {
    let workspace = try Self.workspace("show: [styles]\n", ["a": "", "b": "theme: dark"])
    let recorded = try workspace.run("record", "screens")
    #expect(recorded.output.contains("wrote screens/__Snapshots__/theme.txt"), "\(recorded.output)")
    #expect(try workspace.run("test", "screens").status == .success)
    try workspace.write(
      "show: [styles]\nSBUColorSet: { primaryMain: \"#0B5FFF\" }\n", to: "screens/diorama.yaml")
    let run = try workspace.run("test", "screens")
    #expect(run.status == .findings)
    let changed = run.output.split(separator: "\n").filter {
      ($0.hasPrefix("-") || $0.hasPrefix("+")) && !$0.hasPrefix("---") && !$0.hasPrefix("+++")
    }
    #expect(
      changed == [
        "-primaryMain                     #742DDD", "+primaryMain                     #0B5FFF",
      ], "\(run.output)")
    _ = try workspace.run("record", "screens")
    #expect(try workspace.run("test", "screens").status == .success)
  }

  @Test func what_is_said_to_accept_another_colour_accepts_that_alone() throws {
    let workspace = try Self.workspace("show: [styles]\n", ["a": ""])
    _ = try workspace.run("record", "screens")
    try workspace.write(
      "show: [styles]\nSBUColorSet: { primaryMain: \"#0B5FFF\" }\n", to: "screens/diorama.yaml")
    try workspace.write(
      Screens.invite("Bea", extra: ""), to: "screens/a.yaml")
    let both = try workspace.run("test", "--no-pending", "screens").output
    #expect(
      both.contains("cause: SBUColorSet.primaryMain, screens/diorama.yaml:2:29\n"), "\(both)")
    #expect(both.contains("to accept: diorama record --palette screens\n"), "\(both)")
    let run = try workspace.run("record", "--palette", "screens")
    #expect(run.transcript == "wrote screens/__Snapshots__/theme.txt\n" && run.status == .success)
    let rest = try workspace.run("test", "--no-pending", "screens").output
    #expect(rest.contains("differs  a in ") && !rest.contains("theme.txt"), "\(rest)")
    #expect(try workspace.run("record", "--palette", "screens").transcript == "0 written\n")
    let odd = try workspace.run("record", "--palette", "--filter", "a", "screens")
    #expect(odd.status == .usage && odd.errors.contains("--palette is about no screen"))
  }

  @Test func where_no_screen_shows_styles_there_is_none_and_one_that_is_there_is_left_over() throws
  {
    let workspace = try Self.workspace("show: [styles]\n", ["a": ""])
    _ = try workspace.run("record", "screens")
    try workspace.write("theme: light\n", to: "screens/diorama.yaml")
    _ = try workspace.run("record", "screens")
    let run = try workspace.run("test", "screens")
    #expect(run.output.contains("left over  screens/__Snapshots__/theme.txt"), "\(run.output)")
    let plain = try Self.workspace("theme: light\n", ["a": "", "theme": ""])
    #expect(try !plain.run("record", "screens").output.contains("file of names"))
    #expect(try plain.run("test", "screens").status == .success)
  }

  @Test func of_one_file_alone_nobody_knows_whether_a_screen_needs_it() throws {
    let workspace = try Self.workspace("theme: light\n", ["a": "show: [styles]", "b": ""])
    _ = try workspace.run("record", "screens")
    let run = try workspace.run("test", "screens/b.yaml")
    #expect(run.status == .success && run.output == "1 passed\n", "\(run.output)")
    let page = try workspace.run("gallery", "--format", "json", "screens/b.yaml")
    #expect(!page.output.contains("theme.txt"), "\(page.output)")
    #expect(try workspace.run("test", "screens").status == .success)
  }

  @Test func a_screen_in_its_place_is_said() throws {
    let workspace = try Self.workspace("show: styles\n", ["a": "", "theme": ""])
    for command in ["record", "test"] {
      let run = try workspace.run(command, "screens")
      #expect(
        run.errors.contains("theme.yaml:1:1: error: a screen cannot be called 'theme'"),
        "\(run.errors)")
      #expect(run.status == .failure)
    }
  }

  @Test func a_screen_in_its_place_is_said_before_it_is_written_over_what_is_there() throws {
    let workspace = try Self.workspace("show: styles\n", ["a": ""])
    _ = try workspace.run("record", "screens")
    try workspace.write(Screens.invite("Bob", extra: ""), to: "screens/theme.yaml")
    for command in ["lint", "test"] {
      let run = try workspace.run(command, "--filter", "theme", "screens")
      #expect(
        run.transcript.contains("theme.yaml:1:1: error: a screen cannot be called 'theme'"),
        "\(run.transcript)")
    }
  }

  @Test func a_test_of_what_failed_calls_it_not_left_over_where_that_is_all_that_did() throws {
    let workspace = try Self.workspace("show: styles\n", ["a": ""])
    _ = try workspace.run("record", "screens")
    try workspace.write(
      "show: [styles]\nSBUColorSet: { primaryMain: \"#0B5FFF\" }\n", to: "screens/diorama.yaml")
    _ = try workspace.run("test", "screens")
    let run = try workspace.run("test", "--only-failed", "screens")
    #expect(!run.output.contains("left over"), "\(run.output)")
    #expect(run.output.contains("+primaryMain                     #0B5FFF"), "\(run.output)")
    #expect(run.status == .findings)
  }

  @Test func a_review_accepts_it() throws {
    let workspace = try Self.workspace("show: styles\n", ["a": ""])
    _ = try workspace.run("record", "screens")
    try workspace.write(
      "show: [styles]\nSBUColorSet: { primaryMain: \"#0B5FFF\" }\n", to: "screens/diorama.yaml")
    _ = try workspace.run("test", "screens")
    let list = try workspace.run("review", "--list", "screens")
    #expect(!list.output.contains("since the test"), "\(list.output)")
    #expect(try workspace.run("review", "--accept", "theme", "screens").status == .success)
    #expect(try workspace.run("test", "screens").status == .success)
  }

  @Test func what_the_option_shows_is_in_the_line_that_accepts() throws {
    let workspace = try Self.workspace("theme: light\n", ["a": ""])
    _ = try workspace.run("record", "screens")
    let run = try workspace.run("test", "--show", "log,styles", "screens")
    #expect(run.output.contains("record --filter a --show 'styles,log' screens\n"), "\(run.output)")
    #expect(
      run.output.contains(
        """
        missing  there is no screens/__Snapshots__/theme.txt for the names in 'styles'
        to accept: diorama record --palette screens

        """), "\(run.output)")
  }

  @Test func a_later_test_misses_it_and_finds_it_orphaned() throws {
    let workspace = try Self.workspace("theme: light\n", ["a": "show: styles", "b": ""])
    _ = try workspace.run("record", "screens")
    #expect(try workspace.run("test", "screens").transcript == "2 passed\n")
    let file = workspace.path("screens/__Snapshots__/theme.txt")
    let names = try String(contentsOfFile: file, encoding: .utf8)
    try FileManager.default.removeItem(atPath: file)
    for options in [[], ["--filter", "a"]] {
      let run = try CommandRun(["test"] + options + [workspace.path("screens")])
      #expect(run.status == .findings && run.output.contains("1 missing\n"), "\(run.output)")
    }
    // A screen that shows none needs none.
    #expect(try workspace.run("test", "--filter", "b", "screens").transcript == "1 passed\n")

    try names.write(toFile: file, atomically: true, encoding: .utf8)
    try workspace.write(Screens.invite("Bob"), to: "screens/a.yaml")
    _ = try workspace.run("record", "--filter", "a", "screens")
    for _ in 1...2 {
      let run = try workspace.run("test", "screens")
      #expect(run.status == .findings && run.output.contains("1 left over\n"), "\(run.output)")
    }
  }

  @Test(arguments: [1, 2, 3, 5], [true, false])
  func exactly_one_shard_reports_it(count: Int, isWanted: Bool) throws {
    let workspace = try Self.workspace(
      "theme: light\n", ["a": "show: styles", "b": "", "c": "theme: dark"])
    _ = try workspace.run("record", "screens")
    if isWanted {
      try FileManager.default.removeItem(atPath: workspace.path("screens/__Snapshots__/theme.txt"))
    } else {
      try workspace.write(Screens.invite("Bob"), to: "screens/a.yaml")
      _ = try workspace.run("record", "--filter", "a", "screens")
    }
    let finding = isWanted ? "1 missing" : "1 left over"
    let whole = try workspace.run("test", "--no-pending", "screens")
    #expect(whole.output.contains(finding), "\(whole.output)")
    #expect(whole.status == .findings)
    let shards = try (1...count).map { index in
      try workspace.run("test", "--no-pending", "--shard", "\(index)/\(count)", "screens")
    }
    #expect(shards.count { $0.output.contains(finding) } == 1)
    #expect(shards.count { $0.status == .findings } == 1)
    #expect(shards.count { $0.status == .success } == count - 1)
  }

  @Test func an_edited_theme_file_differs_and_a_deleted_one_is_missing_each_time() throws {
    let workspace = try Self.workspace("theme: light\n", ["a": "show: styles"])
    _ = try workspace.run("record", "screens")
    _ = try workspace.run("test", "screens")
    try workspace.write("primaryMain is lovely\n", to: "screens/__Snapshots__/theme.txt")
    let differs = try workspace.run("test", "screens")
    #expect(
      differs.output.contains("+primaryMain                     #742DDD"), "\(differs.output)")
    #expect(differs.status == .findings)
    try FileManager.default.removeItem(atPath: workspace.path("screens/__Snapshots__/theme.txt"))
    for _ in 1...2 {
      let missing = try workspace.run("test", "screens")
      #expect(missing.status == .findings, "\(missing.output)")
      #expect(missing.output.contains("theme.txt"), "\(missing.output)")
    }
  }
}

/// What is said of snapshots that hold blocks which the screen does not show.
@Suite("Blocks that differ") struct DifferentBlockTests {
  /// What a test says of a screen, up to the patch.
  private func told(
    _ recorded: String, _ now: String = "", then change: (String) -> String = { $0 },
    of file: String = "a"
  ) throws -> String {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Bob", extra: recorded)])
    _ = try workspace.run("record", "screens")
    try workspace.write(Screens.invite("Bob", extra: now), to: "screens/a.yaml")
    let path = "screens/__Snapshots__/\(file).txt"
    try workspace.write(change(workspace.text(of: path)), to: path)
    let output = try workspace.run("test", "screens").output
    return String(output.prefix(upTo: output.range(of: "--- a/")?.lowerBound ?? output.endIndex))
  }

  @Test func those_that_were_switched_off_are_named_with_what_switches_them_on() throws {
    #expect(
      try told("show: [styles, log]") == """
        differs  a in styles and log
        the snapshot says styles and log, which the screen is not asked for
        help: 'show: [styles, log]' or '--show styles,log' asks; else record it again

        """)
    #expect(
      try told("show: [styles, log]", "show: styles") == """
        differs  a in log
        the snapshot says log, which the screen is not asked for
        help: 'show: [log]' or '--show log' asks; else record it again

        """)
  }

  @Test func a_project_s_default_and_a_variant_s_own_are_told_the_same() throws {
    let screen = Screens.invite("Bob", extra: "variants: { dark: { show: log } }")
    let workspace = try Workspace([
      "screens/diorama.yaml": "show: styles\n", "screens/a.yaml": screen,
    ])
    _ = try workspace.run("record", "screens")
    try workspace.write("{}\n", to: "screens/diorama.yaml")
    try workspace.write(screen.replacing("show: log", with: "theme: dark"), to: "screens/a.yaml")
    let output = try workspace.run("test", "screens").output
    #expect(output.contains("\nthe snapshot says styles, which the screen is not asked for\n"))
    #expect(output.contains("\nthe snapshot says log, which the screen is not asked for\n"))
  }

  @Test func one_that_there_is_not_is_named() throws {
    #expect(
      try told("show: styles", "show: styles") { $0 + "── stiles ──\nblue\n" } == """
        differs  a in styles
        the snapshot has a block 'stiles', which there is not
        help: did you mean 'styles'? blocks are written by 'record', and nothing is to be changed in \
        them

        """)
    #expect(try told("", then: { $0 + "── colours ──\n" }).contains("has a block 'colours', which"))
  }

  @Test func a_label_of_a_frame_is_no_block() throws {
    // On a narrow device a label's line may end as a block's title does.
    let steps = "steps: [snapshot: just as long as my title]"
    let told = try told(steps) { $0.replacing("long as my", with: "wide as my") }
    #expect(told.hasPrefix("differs  a in "), "\(told)")
    #expect(!told.contains("block"), "\(told)")
  }

  @Test func a_theme_file_by_hand_is_told() throws {
    let odd = try told("show: styles", "show: styles", then: { _ in "lovely\n" }, of: "theme")
    #expect(
      odd == """
        differs  screens/__Snapshots__/theme.txt in structure
        this is not the file that says what the names in 'styles' stand for
        help: move what is yours elsewhere, and record it again

        """)
    let named = try told(
      "show: styles", "show: styles", then: { $0.replacing("primaryMain ", with: "primaryMian ") },
      of: "theme")
    #expect(
      named == """
        differs  screens/__Snapshots__/theme.txt in text
        there is no name 'primaryMian' by now
        help: a name is given a colour where the palette is said, not here; record it again

        """)
    // Another colour may be what the palette was: the patch says it.
    let other = try told(
      "show: styles", "show: styles", then: { $0.replacing("#742DDD", with: "#742DDE") },
      of: "theme")
    #expect(other == "differs  screens/__Snapshots__/theme.txt in text\n")
  }

  @Test func a_theme_file_that_no_screen_needs_is_told() throws {
    #expect(
      try told("show: styles", then: { _ in Screens.snapshot("a", "Bob") }).contains(
        "left over  screens/__Snapshots__/theme.txt is about the names in 'styles', which no screen "
          + "shows\n"))
  }
}

/// `--show`, and `show` where it cannot be read.
@Suite("Blocks of snapshots") struct ShowOptionTests {
  @Test func the_option_stands_over_what_screens_say() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Bob", extra: "show: log")])
    let run = try workspace.run("render", "--show", "styles,accessibility", "screens")
    #expect(run.output.contains("── styles ──\n") && run.output.contains("── accessibility ──\n"))
    #expect(!run.output.contains("── log ──"))
    let none = try workspace.run("render", "--show", "none", "screens")
    #expect(none.output == Screens.snapshot("a", "Bob"))
  }

  @Test(arguments: [
    ("colours", ", and not 'colours'"), ("", ", and not ''"),
    ("acessibility", ", and not 'acessibility'; did you mean 'accessibility'?"),
    ("Styles,logs", ", and not 'Styles,logs'; did you mean 'styles,log'?"),
    ("styles log", ", and not 'styles log'; did you mean 'styles,log'?"),
    ("styles,", ", and not 'styles,'; did you mean 'styles'?"),
    ("non", ", and not 'non'; did you mean 'none'?"),
    ("styles none", "; 'none' stands alone"), ("none,log", "; 'none' stands alone"),
    ("all", "; write 'styles,accessibility,log' for all"),
  ])
  func a_block_that_there_is_not_is_wrong_usage(words: String, end: String) throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Bob")])
    for show in [["--show", words], ["--show=\(words)"]] {
      let run = try CommandRun(["render"] + show + [workspace.path("screens")])
      #expect(run.status == .usage)
      #expect(
        run.errors == "Error: --show takes one of 'styles', 'accessibility', 'log' or 'none', "
          + "or several with commas\(end)\n")
    }
  }

  @Test func frames_have_the_theme_s_colours_where_colours_are_wanted() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Bob")])
    let plain = try workspace.run("render", "--color", "never", "screens").output
    let painted = try workspace.run("render", "--color", "always", "screens").output
    // White, and the kit's violet on it, of 256 colours.
    #expect(painted.contains("\u{1B}[38;5;92;48;5;231m[Cancel]"), "\(painted.debugDescription)")
    #expect(painted.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    let json = try workspace.run("render", "--color", "always", "--format", "json", "screens")
    #expect(!json.output.contains("\\u001b"))
  }
}
