import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// The colors that `review` shows at a terminal.
@Suite("Colors in a review") struct ReviewColorTests {
  /// A project in which something differs after a test.
  ///
  /// - Parameters:
  ///   - old: the files that are recorded, by path.
  ///   - new: the files that are written after that and before the test.
  ///   - options: the options of `record` and `test`.
  private func tested(
    _ old: [String: String], then new: [String: String], _ options: String...
  ) throws -> Workspace {
    let workspace = try Workspace(old)
    let record = try CommandRun(["record"] + options + [workspace.path("screens")])
    #expect(record.status == .success, "\(record.errors)")
    for (path, text) in new { try workspace.write(text, to: path) }
    let test = try CommandRun(["test"] + options + [workspace.path("screens")])
    #expect(test.status == .findings, "\(test.transcript)")
    return workspace
  }

  private func review(
    _ workspace: Workspace, _ keys: String, color: String = "always", refuses: Bool = false
  ) throws -> String {
    var environment = Console.Environment()
    (environment.isTerminal, environment.isInputTerminal) = (true, true)
    environment.disablesColor = refuses
    environment.variables["COLORTERM"] = "truecolor"
    return try workspace.run(
      "review", "--color", color, "screens", environment: environment, keys: keys
    ).output.replacing("\u{1B}", with: "ESC")
  }

  private func plain(_ text: String) -> String { text.replacing(/ESC\[[0-9;]*m/, with: "") }

  private func lines(_ text: String, with words: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { plain($0).contains(words) }
  }

  // The kit's violet, and the blue that replaces it.
  private static let violet = "116;45;221"
  private static let blue = "11;95;255"

  // MARK: Frames

  @Test func added_lines_have_the_colors_of_the_frame_and_removed_lines_are_red() throws {
    let workspace = try tested(
      ["screens/a.yaml": Screens.invite("Ann", extra: "SBUStringSet: { Cancel: Back }")],
      then: ["screens/a.yaml": Screens.invite("Ann")])
    let output = try review(workspace, "q")
    #expect(
      lines(output, with: "[Back]") == ["ESC[31m-│ [Back] Invite us… (Invite) │ESC[0m"])
    let new = try #require(lines(output, with: "[Cancel]").first)
    #expect(new.hasPrefix("ESC[32m+ESC[0m│ESC[0mESC[38;2;0;0;0;48;2;255;255;255m "), "\(new)")
    #expect(new.contains("ESC[38;2;\(Self.violet);48;2;255;255;255m[Cancel]ESC[0m"), "\(new)")
    // Unchanged lines look as in any patch.
    #expect(lines(output, with: "○ Ann") == [" │ ○ Ann                  [ ] │"])
    let never = try review(workspace, "q", color: "never")
    #expect(plain(output) == never)
    #expect(try review(workspace, "q", color: "auto", refuses: true) == never)
    #expect(try review(workspace, "q", color: "auto").contains("ESC[38;2;\(Self.violet)"))
  }

  @Test func the_f_key_shows_the_whole_frame_and_asks_again() throws {
    let workspace = try tested(
      ["screens/a.yaml": Screens.invite("Ann", extra: "variants: { dark: { theme: dark } }")],
      then: [
        "screens/a.yaml": Screens.invite("Anna", extra: "variants: { dark: { theme: dark } }")
      ])
    let output = try review(workspace, "fRq")
    let parts = output.components(separatedBy: "(?)? f\n")
    #expect(parts.count == 2)
    let frame = try #require(parts.last)
    #expect(frame.hasPrefix("screen: a\nviewController: SBUInviteUserViewController\n"))
    #expect(frame.contains("48;2;255;255;255m[Cancel]"), "\(frame)")
    #expect(plain(frame).hasPrefix(Screens.snapshot("a", "Anna") + "(a)ccept, (r)eject, "))
    #expect(output.hasSuffix("0 accepted, 2 rejected, 0 pending\n"))
    #expect(
      try review(
        tested(
          ["screens/a.yaml": Screens.invite("Ann")], then: ["screens/a.yaml": Screens.invite("Bo")]
        ), "?q"
      ).contains("\n  f  show the whole screen, then ask again\n"))
  }

  @Test func a_new_variant_has_the_colors_of_its_theme() throws {
    let dark = Screens.invite("Ann", extra: "variants: { dark: { theme: dark } }")
    let workspace = try tested(
      ["screens/a.yaml": Screens.invite("Ann")], then: ["screens/a.yaml": dark])
    let output = try review(workspace, "q")
    let row = try #require(lines(output, with: "○ Ann").first)
    // The row has the kit's dark background.
    #expect(row.hasPrefix("ESC[32m+ESC[0m│ESC[0mESC["), "\(row)")
    #expect(row.contains("48;2;22;22;22m"), "\(row)")
    #expect(!row.contains("48;2;255;255;255m"), "\(row)")
  }

  @Test func frames_tested_with_options_are_colored_too() throws {
    let workspace = try tested(
      ["screens/diorama.yaml": "theme: light\n", "screens/a.yaml": Screens.invite("Ann")],
      then: ["screens/a.yaml": Screens.invite("Anna")],
      "--theme", "dark", "--width", "40", "--show", "styles")
    let row = try #require(lines(try review(workspace, "q"), with: "○ Anna").first)
    #expect(row.contains("48;2;22;22;22m"), "\(row)")
  }

  @Test func an_outdated_frame_has_no_colors_and_a_note_explains_it() throws {
    let workspace = try tested(
      ["screens/a.yaml": Screens.invite("Ann")], then: ["screens/a.yaml": Screens.invite("Bo")])
    // A pending snapshot of an older version has no sources.
    let path = "screens/.diorama/pending/__Snapshots__/a.txt"
    try workspace.write(
      workspace.text(of: path).replacing(/source: .*\n/, with: "").replacing("Bo ", with: "Al "),
      to: path)
    let output = try review(workspace, "fq")
    #expect(lines(output, with: "○ Al").first == "ESC[32m+│ ○ Al                   [ ] │ESC[0m")
    #expect(
      output.contains(
        "\n(without colors: the screen has changed, or Swift code builds it)\n"))
  }

  // MARK: Color names

  @Test func a_palette_color_is_shown_before_and_after_the_change() throws {
    let workspace = try tested(
      ["screens/diorama.yaml": "show: styles\n", "screens/a.yaml": Screens.invite("Ann")],
      then: [
        "screens/diorama.yaml": "show: styles\nSBUColorSet: { primaryMain: \"#0B5FFF\" }\n"
      ])
    let output = try review(workspace, "q")
    let gap = String(repeating: " ", count: 21)
    #expect(
      lines(output, with: "primaryMain") == [
        "cause: SBUColorSet.primaryMain, screens/diorama.yaml:2:29",
        "ESC[31m-ESC[0mESC[31mprimaryMain\(gap)ESC[0mESC[38;2;255;255;255;48;2;\(Self.violet)m"
          + "#742DDDESC[0m",
        "ESC[32m+ESC[0mESC[32mprimaryMain\(gap)ESC[0mESC[38;2;255;255;255;48;2;\(Self.blue)m"
          + "#0B5FFFESC[0m",
      ], "\(output)")
    #expect(!output.contains("(f) show the whole screen"))
  }

  @Test func a_changed_color_name_is_shown_on_its_color() throws {
    let theme = "SBUTheme: { userCellTheme: { nicknameTextColor: errorMain } }"
    let workspace = try tested(
      ["screens/a.yaml": Screens.invite("Ann", extra: "show: styles")],
      then: ["screens/a.yaml": Screens.invite("Ann", extra: "show: styles\n\(theme)")])
    let output = try review(workspace, "q")
    let new = try #require(lines(output, with: "errorMain").first)
    #expect(new.contains("ESC[38;2;255;255;255;48;2;222;54;11merrorMainESC[0m"), "\(new)")
    // Quoted text is not a color name, and neither is a font.
    #expect(new.contains("ESC[32mrow    '○' ESC[0m"), "\(new)")
    #expect(new.contains("ESC[32m subtitle2 · '[ ]' ESC[0m"), "\(new)")
  }

  @Test func a_color_name_is_shown_on_its_old_and_on_its_new_color() throws {
    let workspace = try tested(
      [
        "screens/diorama.yaml": "show: styles\n",
        "screens/a.yaml": Screens.invite("Ann", extra: "SBUStringSet: { Cancel: Back }"),
      ],
      then: [
        "screens/diorama.yaml": "show: styles\nSBUColorSet: { primaryMain: \"#0B5FFF\" }\n",
        "screens/a.yaml": Screens.invite("Ann"),
      ])
    let output = try review(workspace, "q")
    let old = try #require(lines(output, with: "bar    'Back' primaryMain").first)
    #expect(old.contains("48;2;\(Self.violet)mprimaryMain"), "\(old)")
    let new = try #require(lines(output, with: "bar    'Cancel' primaryMain").first)
    #expect(new.contains("48;2;\(Self.blue)mprimaryMain"), "\(new)")
  }

  @Test func a_text_that_equals_a_color_name_is_not_colored() throws {
    let workspace = try tested(
      ["screens/a.yaml": Screens.invite("Ann", extra: "show: styles")],
      then: ["screens/a.yaml": Screens.invite("primaryMain", extra: "show: styles")])
    let output = try review(workspace, "q")
    let new = try #require(lines(output, with: "'primaryMain'").first)
    #expect(new.contains("· 'primaryMain' ESC[0m"), "\(new)")
  }

  @Test func control_characters_in_snapshots_do_not_reach_the_terminal() throws {
    let workspace = try tested(
      ["screens/a.yaml": Screens.invite("Ann", extra: "show: styles")],
      then: ["screens/a.yaml": Screens.invite("Bo", extra: "show: styles")])
    for (file, old) in [("theme", "primaryMain "), ("a", "'Ann'")] {
      let path = "screens/__Snapshots__/\(file).txt"
      try workspace.write(
        workspace.text(of: path).replacing(
          old, with: "ev\u{1B}[2Jil\u{1B}]8;;x\u{7} #112233 \(old)"),
        to: path)
    }
    _ = try workspace.run("test", "screens")
    let output = try review(workspace, "fsfsq")
    #expect(output.contains("ev\\u{1B}[2Jil"), "\(output)")
    #expect(!plain(output).contains("ESC"), "\(output)")
    #expect(!output.contains("\u{7}"))
  }

  @Test func the_theme_file_can_be_accepted_and_is_stale_after_a_palette_change() throws {
    let palette = "show: styles\nSBUColorSet: { primaryMain: \"#0B5FFF\" }\n"
    let workspace = try tested(
      ["screens/diorama.yaml": "show: styles\n", "screens/a.yaml": Screens.invite("Ann")],
      then: ["screens/diorama.yaml": palette])
    let list = try workspace.run("review", "--list", "screens").output
    #expect(
      list == """
        differs  theme in text
          cause: SBUColorSet.primaryMain, screens/diorama.yaml:2:29
          to accept: diorama review --accept theme screens

        """)
    try workspace.write(palette.replacing("0B5FFF", with: "0B5F00"), to: "screens/diorama.yaml")
    let stale = try workspace.run("review", "--accept", "theme", "screens")
    #expect(stale.status == .findings)
    #expect(
      stale.errors.contains("the sources changed since the test (screens/diorama.yaml)"),
      "\(stale.errors)")
    try workspace.write(palette, to: "screens/diorama.yaml")
    let run = try workspace.run("review", "--accept", "theme", "screens")
    #expect(run.transcript == "accepted theme: wrote screens/__Snapshots__/theme.txt\n")
    #expect(try workspace.run("test", "screens").status == .success)
  }
}

/// The output of `review` for programs.
@Suite("Formats of a review") struct ReviewFormatTests {
  private func project() throws -> Workspace {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alicia"),
    ])
    _ = try workspace.run("test", "screens")
    return workspace
  }

  @Test(arguments: [[], ["--list"], ["--accept", "a"]])
  func review_rejects_the_github_format(arguments: [String]) throws {
    let workspace = try project()
    let run = try CommandRun(
      ["review", "--format", "github"] + arguments + [workspace.path("screens")])
    #expect(
      run.errors.hasPrefix(
        "Error: review supports only --format text and --format json; for annotations on GitHub, "
          + "run 'diorama test --format github'\n"), "\(run.errors)")
    #expect(run.output == "" && run.status == .usage)
  }

  @Test func the_json_format_needs_a_list_or_a_decision() throws {
    let run = try project().run("review", "--format", "json", "screens")
    #expect(
      run.errors.hasPrefix(
        "Error: --format json requires --list, --accept, --reject or --apply\n"))
    #expect(run.output == "" && run.status == .usage)
  }

  @Test func decisions_are_printed_as_json() throws {
    let workspace = try project()
    try workspace.write("by hand\n", to: "screens/__Snapshots__/a.txt")
    let run = try workspace.run(
      "review", "--format", "json", "--accept", "a", "--reject", "b", "screens")
    let items = try #require(try run.json() as? [[String: Any]])
    #expect(items.map { $0["id"] as? String } == ["a", "b"])
    #expect(items.map { $0["decision"] as? String } == ["accept", "reject"])
    #expect(items.map { $0["result"] as? String } == ["changed", "done"])
    #expect(
      items.last?["message"] as? String == "rejected b; screens/__Snapshots__/b.txt is unchanged")
    #expect(run.errors == "" && run.status == .findings)
  }

  @Test func accepted_changes_are_printed_as_json() throws {
    let workspace = try ChangeTests.project(2)
    _ = try workspace.run("record", "screens")
    try workspace.write(
      workspace.text(of: "screens/diorama.yaml").replacing("Invite now", with: "Ask them in"),
      to: "screens/diorama.yaml")
    try workspace.write(
      workspace.text(of: "screens/s0.yaml").replacing("Alice", with: "Bob"),
      to: "screens/s0.yaml")
    _ = try workspace.run("test", "screens")
    let list = try workspace.run("review", "--list", "--format", "json", "screens")
    let waiting = try #require(try list.json() as? [[String: Any]])
    let shared = try #require((waiting.last?["changes"] as? [String])?.first)
    let run = try workspace.run(
      "review", "--format", "json", "--accept-change", shared, "screens")
    let items = try #require(try run.json() as? [[String: Any]])
    #expect(items.map { $0["id"] as? String } == ["s0", "s0@dark", "s1", "s1@dark"])
    #expect(items.allSatisfy { $0["result"] as? String == "done" })
    // Other changes of the first two are still pending.
    #expect(items.map { $0["changes"] as? [String] } == [[shared], [shared], nil, nil])
  }
}
