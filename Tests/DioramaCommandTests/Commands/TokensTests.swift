import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// `types --tokens` lists colors, fonts and themes, and the values in YAML that change them.
@Suite("types --tokens") struct TokensTests {
  private static func run(_ files: [String: String]) throws -> (run: CommandRun, json: Tokens) {
    let workspace = try Workspace(files)
    let run = try workspace.run("types", "--tokens", "--in", "screens", "--format", "json")
    return (run, try JSONDecoder().decode(Tokens.self, from: Data(run.output.utf8)))
  }

  /// The report as JSON.
  private struct Tokens: Decodable {
    struct Token: Decodable { let name, value: String, screens: Int }
    struct Theme: Decodable { let key, kind, light, dark: String }
    struct Override: Decodable {
      let key, value, place: String
      let screen: String?
      let isUsed: Bool?
      let clashes: [String]
    }
    let colors, fonts: [Token]
    let themes: [Theme]
    let overrides: [Override]
  }

  private static let invite = Screens.invite("Bob", extra: "")

  @Test func colors_and_fonts_have_the_project_s_values_and_the_number_of_screens() throws {
    let (run, tokens) = try Self.run([
      "screens/diorama.yaml": """
      SBUColorSet: { primaryMain: "#0B5FFF", errorLight: primaryMain }
      SBUFontSet: { h3: { size: 21 } }
      """,
      "screens/a.yaml": Self.invite, "screens/b.yaml": Self.invite,
      "screens/c.yaml": Screens.invite("Bob", extra: "theme: dark"),
    ])
    #expect(run.status == .success, "\(run.errors)")
    func find(_ name: String) -> Tokens.Token? {
      (tokens.colors + tokens.fonts).first { $0.name == name }
    }
    #expect(tokens.colors.count == 51 && tokens.fonts.count > 10)
    #expect(find("primaryMain")?.value == "#0B5FFF" && find("primaryMain")?.screens == 2)
    #expect(find("errorLight")?.value == "#0B5FFF" && find("errorLight")?.screens == 0)
    #expect(find("primaryLight")?.screens == 1)
    #expect(find("h3")?.value == "21 bold" && find("h3")?.screens == 3)
  }

  @Test func themes_have_names_for_light_and_dark() throws {
    let (_, tokens) = try Self.run([
      "screens/diorama.yaml": """
      SBUTheme:
        userListTheme:
          leftBarButtonTintColor: { light: errorMain, dark: "#123456" }
          backgroundColor: background100
      """,
      "screens/a.yaml": Self.invite,
    ])
    let themes = tokens.themes.filter { $0.key.hasPrefix("SBUTheme.userListTheme.") }
    func names(_ key: String) -> [String] {
      themes.filter { $0.key.hasSuffix(".\(key)") }.flatMap { [$0.kind, $0.light, $0.dark] }
    }
    #expect(names("leftBarButtonTintColor") == ["color", "errorMain", "#123456"])
    #expect(names("backgroundColor") == ["color", "background100", "background100"])
    #expect(
      names("itemTextColor") == ["color", "onLightTextHighEmphasis", "onDarkTextHighEmphasis"])
    #expect(
      tokens.themes.first { $0.key == "SBUTheme.userCellTheme.nicknameTextFont" }?.kind == "font")
  }

  /// Values that no screen of the project shows, in all spellings of YAML.
  @Test(arguments: [
    // The color is not in any frame; the same as the kit's; only dark screens would show it.
    ("SBUColorSet: { secondaryMain: \"#010203\" }", ["SBUColorSet.secondaryMain"]),
    ("SBUColorSet:\n  primaryMain: \"#742DDD\"  # as before\n", ["SBUColorSet.primaryMain"]),
    (
      "SBUColorSet:\n  primaryLight: '#010203'\n  primaryMain: '#010203'\n",
      [
        "SBUColorSet.primaryLight"
      ]
    ),
    (
      "SBUTheme: { userListTheme: { leftBarButtonTintColor: { light: errorMain, dark: errorDark } } }",
      ["SBUTheme.userListTheme.leftBarButtonTintColor.dark"]
    ),
    (
      "SBUTheme:\n  channelTheme:\n    backgroundColor: errorMain\n  userListTheme:\n"
        + "    backgroundColor: errorMain\ntags: x", ["SBUTheme.channelTheme.backgroundColor"]
    ),
    (
      "SBUStringSet: { Cancel: \"No, thanks\", InviteChannel_Header_Title: Invite users }",
      ["SBUStringSet.InviteChannel_Header_Title"]
    ),
    (
      "SBUFontSet: { h3: { size: 21 }, h1: { weight: bold, size: 33 } }",
      ["SBUFontSet.h1.weight", "SBUFontSet.h1.size"]
    ),
    ("SBUIconSet: { iconBack: b, iconCheckboxChecked: v }", ["SBUIconSet.iconBack"]),
  ])
  func values_that_no_screen_needs_are_unused(yaml: String, unused: [String]) throws {
    for project in ["\(yaml)\n", "# first\n\(yaml)".replacing("\n", with: "\r\n")] {
      let (run, tokens) = try Self.run([
        "screens/diorama.yaml": project,
        "screens/a.yaml": Screens.invite("Bob", extra: "steps: [{ tap: Bob }]"),
      ])
      #expect(run.status == .success, "\(run.errors)")
      #expect(
        tokens.overrides.filter { $0.isUsed == false }.map(\.key) == unused,
        "\(project)")
      #expect(!tokens.overrides.contains { $0.isUsed == nil })
    }
  }

  @Test func values_that_differ_between_screens_clash() throws {
    let (_, tokens) = try Self.run([
      "screens/diorama.yaml": """
      SBUColorSet: { primaryMain: "#0B5FFF", errorMain: "#B00020" }
      SBUTheme: { userListTheme: { itemColor: errorMain } }
      """,
      "screens/a.yaml": Screens.invite(
        "Bob",
        extra: """
          SBUTheme: { userListTheme: { itemColor: { dark: errorDark } } }
          variants:
            red:
              SBUColorSet:
                # A block in a block, with a comment.
                primaryMain: errorMain

            bare: {}
          """),
      "screens/b.yaml": Screens.invite(
        "Bob",
        extra: """
          SBUColorSet: { errorMain: "#B00020", primaryMain: "#010203" }
          matrix: { theme: [light, dark] }
          """),
    ])
    let clashes = tokens.overrides.filter { !$0.clashes.isEmpty }
    #expect(
      clashes.map { "\($0.screen ?? "-") \($0.key) \($0.value): \($0.clashes.count)" } == [
        "- SBUColorSet.primaryMain #0B5FFF: 2", "- SBUTheme.userListTheme.itemColor errorMain: 1",
        "a SBUTheme.userListTheme.itemColor.dark errorDark: 1",
        "a@red SBUColorSet.primaryMain errorMain: 2",
        "b SBUColorSet.primaryMain #010203: 2",
      ])
    #expect(clashes.first?.clashes == ["screens/a.yaml:12:20", "screens/b.yaml:7:51"])
    #expect(tokens.overrides.first { $0.screen == "a@red" }?.isUsed == true)
    #expect(tokens.overrides.allSatisfy { $0.isUsed != nil })
  }

  @Test func the_report_for_people_has_the_same() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "SBUColorSet: { primaryMain: \"#0B5FFF\", errorDark: errorMain }\n",
      "screens/a.yaml": Screens.invite("Bob", extra: "SBUColorSet: { primaryMain: errorMain }"),
    ])
    let run = try workspace.run("types", "--tokens", "--in", "screens")
    #expect(run.output.hasPrefix("colors\n  primaryExtraLight: #DBD1FF, in no screen\n"))
    #expect(run.output.contains("\n  primaryMain: #0B5FFF, in 1 screen\n"))
    #expect(run.output.contains("\n\nfonts\n  h1: 18 bold, in no screen\n"))
    #expect(
      run.output.contains(
        "\n  SBUTheme.userListTheme.itemTextColor: "
          + "onLightTextHighEmphasis, dark: onDarkTextHighEmphasis\n"))
    #expect(
      run.output.hasSuffix(
        """

        overrides
          SBUColorSet.primaryMain: '#0B5FFF', at screens/diorama.yaml:1:29
            unused: no screen looks different without it
            clashes with 'errorMain' at screens/a.yaml:7:29
          SBUColorSet.errorDark: 'errorMain', at screens/diorama.yaml:1:51
            unused: no screen looks different without it
          SBUColorSet.primaryMain: 'errorMain', at screens/a.yaml:7:29
            clashes with '#0B5FFF' at screens/diorama.yaml:1:29

        """), "\(run.output.suffix(600))")
  }

  @Test func problems_are_reported_and_nothing_is_called_unused() throws {
    let (run, tokens) = try Self.run([
      "screens/diorama.yaml": "SBUColorSet: { secondaryMain: \"#010203\" }\n",
      "screens/a.yaml": Screens.invite("Bob", extra: "SBUColorSet: { primaryMain: \"#12\" }"),
    ])
    #expect(run.status == .failure && run.errors.contains("wrong-value"), "\(run.errors)")
    #expect(tokens.overrides.map(\.isUsed) == [nil, nil])
  }

  @Test func a_missing_project_and_a_name_are_rejected() throws {
    let workspace = try Workspace(["screens/a.yaml": ""])
    let missing = try workspace.run("types", "--tokens", "--in", "nowhere")
    #expect(missing.status == .failure && missing.output.isEmpty)
    let named = try workspace.run("types", "--tokens", "SBUTheme")
    #expect(named.status == .usage)
    #expect(named.errors.contains("--tokens cannot be combined with a name"), "\(named.errors)")
  }
}
