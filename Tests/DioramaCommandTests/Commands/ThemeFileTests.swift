import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// `__Snapshots__/theme.txt` lists the values of the names in `styles` blocks.
@Suite("The theme file") struct ThemeFileTests {
  private static func workspace(_ project: String, _ screens: [String: String]) throws -> Workspace
  {
    var files = ["screens/diorama.yaml": project]
    for (name, keys) in screens {
      files["screens/\(name).yaml"] = Screens.invite("Bob", extra: keys)
    }
    return try Workspace(files)
  }

  @Test func a_palette_change_changes_one_line_of_the_theme_file_and_no_screen() throws {
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

  @Test func the_suggested_palette_command_accepts_only_the_theme_file() throws {
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
    #expect(odd.status == .usage)
    #expect(
      odd.errors.contains(
        "--palette cannot be combined with --filter, --tag, --variant or --obsolete delete"),
      "\(odd.errors)")
  }

  @Test func a_theme_file_is_only_written_for_styles_and_is_otherwise_orphaned() throws {
    let workspace = try Self.workspace("show: [styles]\n", ["a": ""])
    _ = try workspace.run("record", "screens")
    try workspace.write("theme: light\n", to: "screens/diorama.yaml")
    _ = try workspace.run("record", "screens")
    let run = try workspace.run("test", "screens")
    #expect(run.output.contains("orphaned  screens/__Snapshots__/theme.txt"), "\(run.output)")
    let plain = try Self.workspace("theme: light\n", ["a": "", "theme": ""])
    #expect(try !plain.run("record", "screens").output.contains("theme file"))
    #expect(try plain.run("test", "screens").status == .success)
  }

  @Test func a_test_of_one_file_does_not_report_the_theme_file_as_orphaned() throws {
    let workspace = try Self.workspace("theme: light\n", ["a": "show: [styles]", "b": ""])
    _ = try workspace.run("record", "screens")
    let run = try workspace.run("test", "screens/b.yaml")
    #expect(run.status == .success && run.output == "1 passed\n", "\(run.output)")
    let page = try workspace.run("gallery", "--format", "json", "screens/b.yaml")
    #expect(!page.output.contains("theme.txt"), "\(page.output)")
    #expect(try workspace.run("test", "screens").status == .success)
  }

  @Test func a_screen_called_theme_is_an_error_if_screens_show_styles() throws {
    let workspace = try Self.workspace("show: styles\n", ["a": "", "theme": ""])
    for command in ["record", "test"] {
      let run = try workspace.run(command, "screens")
      #expect(
        run.errors.contains(
          "theme.yaml:1:1: error: a screen cannot be named 'theme' here: its snapshot would "),
        "\(run.errors)")
      #expect(run.status == .failure)
    }
  }

  @Test func a_screen_called_theme_is_an_error_before_it_overwrites_the_theme_file() throws {
    let workspace = try Self.workspace("show: styles\n", ["a": ""])
    _ = try workspace.run("record", "screens")
    try workspace.write(Screens.invite("Bob", extra: ""), to: "screens/theme.yaml")
    let theme = try workspace.text(of: "screens/__Snapshots__/theme.txt")
    for command in ["lint", "test", "record"] {
      let run = try workspace.run(command, "--filter", "theme", "screens")
      #expect(
        run.transcript.contains(
          "theme.yaml:1:1: error: a screen cannot be named 'theme' here: its snapshot would "),
        "\(run.transcript)")
    }
    let record = try workspace.run("record", "screens")
    #expect(record.status == .failure && record.output.contains("1 unchanged, 1 failed"))
    #expect(try workspace.text(of: "screens/__Snapshots__/theme.txt") == theme)
  }

  @Test func a_review_accepts_the_theme_file() throws {
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

  @Test func the_command_to_accept_repeats_the_show_option() throws {
    let workspace = try Self.workspace("theme: light\n", ["a": ""])
    _ = try workspace.run("record", "screens")
    let run = try workspace.run("test", "--show", "log,styles", "screens")
    #expect(run.output.contains("record --filter a --show 'styles,log' screens\n"), "\(run.output)")
    #expect(
      run.output.contains(
        """
        missing  no screens/__Snapshots__/theme.txt with the values of the names in 'styles'
        to accept: diorama record --palette screens

        """), "\(run.output)")
  }

  @Test func a_later_test_reports_a_missing_or_orphaned_theme_file() throws {
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
    // A screen without styles needs no theme file.
    #expect(try workspace.run("test", "--filter", "b", "screens").transcript == "1 passed\n")

    try names.write(toFile: file, atomically: true, encoding: .utf8)
    try workspace.write(Screens.invite("Bob"), to: "screens/a.yaml")
    _ = try workspace.run("record", "--filter", "a", "screens")
    for _ in 1...2 {
      let run = try workspace.run("test", "screens")
      #expect(run.status == .findings && run.output.contains("1 orphaned\n"), "\(run.output)")
    }
  }

  @Test(arguments: [1, 2, 3, 5], [true, false])
  func exactly_one_shard_reports_the_theme_file(count: Int, isWanted: Bool) throws {
    let workspace = try Self.workspace(
      "theme: light\n", ["a": "show: styles", "b": "", "c": "theme: dark"])
    _ = try workspace.run("record", "screens")
    if isWanted {
      try FileManager.default.removeItem(atPath: workspace.path("screens/__Snapshots__/theme.txt"))
    } else {
      try workspace.write(Screens.invite("Bob"), to: "screens/a.yaml")
      _ = try workspace.run("record", "--filter", "a", "screens")
    }
    let finding = isWanted ? "1 missing" : "1 orphaned"
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

/// Reports about snapshots with blocks that the screen does not show.
@Suite("Blocks that differ") struct DifferentBlockTests {
  /// The output of `test` for a screen, up to the patch.
  private func testOutput(
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

  @Test func disabled_blocks_are_named_with_the_option_that_enables_them() throws {
    #expect(
      try testOutput("show: [styles, log]") == """
        differs  a in styles and log
        the snapshot has blocks that 'show' does not select: styles and log
        help: write 'show: [styles, log]', use '--show styles,log', or record it again

        """)
    #expect(
      try testOutput("show: [styles, log]", "show: styles") == """
        differs  a in log
        cause: show, screens/a.yaml:7:7
        the snapshot has blocks that 'show' does not select: log
        help: write 'show: [log]', use '--show log', or record it again

        """)
  }

  @Test func disabled_blocks_of_a_project_and_of_a_variant_are_reported_alike() throws {
    let screen = Screens.invite("Bob", extra: "variants: { dark: { show: log } }")
    let workspace = try Workspace([
      "screens/diorama.yaml": "show: styles\n", "screens/a.yaml": screen,
    ])
    _ = try workspace.run("record", "screens")
    try workspace.write("{}\n", to: "screens/diorama.yaml")
    try workspace.write(screen.replacing("show: log", with: "theme: dark"), to: "screens/a.yaml")
    let output = try workspace.run("test", "screens").output
    for block in ["styles", "log"] {
      #expect(
        output.contains("\nthe snapshot has blocks that 'show' does not select: \(block)\n"),
        "\(output)")
    }
  }

  @Test func a_frame_label_is_not_taken_for_a_block() throws {
    // On a narrow device, the line of a label can end like the title of a block.
    let steps = "steps: [snapshot: just as long as my title]"
    let testOutput = try testOutput(steps) { $0.replacing("long as my", with: "wide as my") }
    #expect(testOutput.hasPrefix("differs  a in "), "\(testOutput)")
    #expect(!testOutput.contains("block"), "\(testOutput)")
  }

  @Test func an_edited_theme_file_is_reported() throws {
    let odd = try testOutput("show: styles", "show: styles", then: { _ in "lovely\n" }, of: "theme")
    #expect(odd == "differs  screens/__Snapshots__/theme.txt in structure\n")
    let named = try testOutput(
      "show: styles", "show: styles", then: { $0.replacing("primaryMain ", with: "primaryMian ") },
      of: "theme")
    #expect(named == "differs  screens/__Snapshots__/theme.txt in text\n")
    // Another color may be an earlier value of the palette; the patch shows it.
    let other = try testOutput(
      "show: styles", "show: styles", then: { $0.replacing("#742DDD", with: "#742DDE") },
      of: "theme")
    #expect(other == "differs  screens/__Snapshots__/theme.txt in text\n")
  }

  @Test func a_theme_file_that_no_screen_needs_is_reported() throws {
    #expect(
      try testOutput("show: styles", then: { _ in Screens.snapshot("a", "Bob") }).contains(
        "orphaned  screens/__Snapshots__/theme.txt is unused: no screen shows 'styles'\n"))
  }
}

/// The option `--show`.
@Suite("Blocks of snapshots") struct ShowOptionTests {
  @Test func the_show_option_overrides_the_setting_of_screens() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Bob", extra: "show: log")])
    let run = try workspace.run("render", "--show", "styles,accessibility", "screens")
    #expect(run.output.contains("── styles ──\n") && run.output.contains("── accessibility ──\n"))
    #expect(!run.output.contains("── log ──"))
    let none = try workspace.run("render", "--show", "none", "screens")
    #expect(none.output == Screens.snapshot("a", "Bob"))
  }

  @Test(arguments: [
    ("colors", "; found 'colors'"), ("", "; found ''"),
    ("acessibility", "; found 'acessibility'; did you mean 'accessibility'?"),
    ("Styles,logs", "; found 'Styles,logs'; did you mean 'styles,log'?"),
    ("styles log", "; found 'styles log'; did you mean 'styles,log'?"),
    ("styles,", "; found 'styles,'; did you mean 'styles'?"),
    ("non", "; found 'non'; did you mean 'none'?"),
    ("styles none", "; 'none' cannot be combined with others"),
    ("none,log", "; 'none' cannot be combined with others"),
    ("all", "; use 'styles,accessibility,log' for all"),
  ])
  func an_unknown_block_is_wrong_usage(words: String, end: String) throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Bob")])
    for show in [["--show", words], ["--show=\(words)"]] {
      let run = try CommandRun(["render"] + show + [workspace.path("screens")])
      #expect(run.status == .usage)
      #expect(
        run.errors == "Error: --show takes 'styles', 'accessibility' and 'log', "
          + "separated by commas, or 'none'\(end)\n")
    }
  }

  @Test func frames_have_the_colors_of_the_theme_if_color_is_enabled() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Bob")])
    let plain = try workspace.run("render", "--color", "never", "screens").output
    let painted = try workspace.run("render", "--color", "always", "screens").output
    // The kit's violet on white, in the palette of 256 colors.
    #expect(painted.contains("\u{1B}[38;5;92;48;5;231m[Cancel]"), "\(painted.debugDescription)")
    #expect(painted.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    let json = try workspace.run("render", "--color", "always", "--format", "json", "screens")
    #expect(!json.output.contains("\\u001b"))
  }
}
