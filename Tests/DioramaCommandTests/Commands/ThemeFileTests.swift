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

  @Test func what_the_option_shows_is_in_the_line_that_accepts() throws {
    let workspace = try Self.workspace("theme: light\n", ["a": ""])
    _ = try workspace.run("record", "screens")
    let run = try workspace.run("test", "--show", "log,styles", "screens")
    #expect(run.output.contains("record --filter a --show 'styles,log' screens\n"), "\(run.output)")
    #expect(
      run.output.contains(
        """
        missing  there is no screens/__Snapshots__/theme.txt for the names in 'styles'
        to accept: diorama record --show 'styles,log' screens

        """), "\(run.output)")
  }

  @Test func one_by_hand_differs_and_one_that_is_gone_is_missing_also_from_the_cache() throws {
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

  @Test(arguments: ["colours", "styles,", "styles none", ""])
  func a_block_that_there_is_not_is_wrong_usage(words: String) throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Bob")])
    let run = try workspace.run("render", "--show", words, "screens")
    #expect(run.status == .usage)
    #expect(
      run.errors.contains("one of 'styles', 'accessibility', 'log' or 'none'"), "\(run.errors)")
  }

  @Test func frames_have_the_theme_s_colours_where_colours_are_wanted() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Bob")])
    let plain = try workspace.run("render", "--color", "never", "screens").output
    let painted = try workspace.run("render", "--color", "always", "screens").output
    // White, and the kit's violet on it, of 256 colours.
    #expect(painted.contains("\u{1B}[38;5;98;48;5;231m[Cancel]"), "\(painted.debugDescription)")
    #expect(painted.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    let json = try workspace.run("render", "--color", "always", "--format", "json", "screens")
    #expect(!json.output.contains("\\u001b"))
  }
}
