import CommandTestSupport
import DioramaCommand
import Testing

/// `tap: TEXT` with the texts that a frame shows, and the errors for texts without a single match.
@Suite("Tapping what a frame shows") struct TapTextTests {
  /// Runs some steps on a list of members with a `⋯` button in each row.
  private func run(
    _ steps: String..., extra: String = "", command: String = "render"
  ) throws -> CommandRun {
    let workspace = try Workspace([
      "a.yaml": """
      viewController: SBUUserListViewController
      channelURL: books
      currentUser: ann
      data:
        users:
          - { userId: ann, nickname: Ann }
          - { userId: k1, nickname: Kimberly Stone }
          - { userId: k2, nickname: Kim Lee }
          - { userId: p1, nickname: Pat }
          - { userId: p2, nickname: Pat }
        groupChannels:
          - { url: books, members: [{ userId: ann, isOperator: true }, k1, k2, p1, p2] }
      \(extra)
      steps:
      \(steps.map { "  - \($0)\n" }.joined())
      """
    ])
    return try workspace.run(command, "a.yaml")
  }

  private func help(_ steps: String...) throws -> String {
    let steps = steps.joined(separator: "\n  - ")
    let lines = try run(steps).errors.split(separator: "\n")
    return
      "\(lines.last { $0.contains("= help: ") }?.split(separator: ": ", maxSplits: 1)[1] ?? "")"
  }

  // MARK: Texts with a match

  @Test(arguments: ["+", "'[+]'", "rightBarButton", "iconPlus"])
  func a_bar_button_is_found_by_its_symbol_position_or_name(text: String) throws {
    let run = try run("tap: \(text)")
    #expect(run.errors == "")
    #expect(run.output.contains("Invite users"), "\(run.output)")
  }

  @Test(arguments: ["Kim Lee", "k2", "Lee", "○ Kim Lee"])
  func a_row_is_found_by_its_text_id_or_words(text: String) throws {
    let run = try run("tap: { button: ⋯, row: \(text) }", "tap: Cancel")
    #expect(run.errors == "")
    let other = try self.run("tap: { row: \(text) }")
    #expect(try self.run("tap: \(text)").output == other.output)
  }

  @Test(arguments: ["⋯", "'[⋯]'", "iconMore", "moreButton"])
  func a_button_of_a_row_is_found_by_its_symbol_image_or_property(button: String) throws {
    let run = try run("tap: { button: \(button), row: k2 }")
    #expect(run.errors == "")
    #expect(run.output.contains("│                 Kim Lee                  │"), "\(run.output)")
  }

  @Test(arguments: ["Kim Lee ⋯", "Kim Lee [⋯]"])
  func a_line_of_a_frame_matches_the_button_at_its_end(text: String) throws {
    let run = try run("tap: \(text)")
    #expect(run.errors == "")
    #expect(run.output.contains("│                 Kim Lee                  │"), "\(run.output)")
  }

  @Test(arguments: ["Mute", "'[Mute]'", "{ menu: Mute }"])
  func an_item_of_the_menu_on_top_comes_first(item: String) throws {
    let run = try run("tap: { button: ⋯, row: 3 }", "tap: \(item)")
    #expect(run.errors == "")
    #expect(run.output.contains("│ ⊘ Kim Lee "), "\(run.output)")
  }

  @Test(arguments: ["✕ Cancel", "'[✕ Cancel]'", "{ menu: ✕ Cancel }"])
  func a_menu_item_is_found_with_the_symbol_before_it(item: String) throws {
    let run = try run("tap: { button: ⋯, row: 3 }", "tap: \(item)")
    #expect(run.errors == "" && !run.output.contains("Cancel"))
  }

  @Test(arguments: [
    "scroll: { row: p2 }", "tap: { row: k1 }", "select: Kim Lee", "select: [k1, Lee]",
  ])
  func every_step_accepts_an_id_or_a_text_for_a_row(step: String) throws {
    #expect(try run(step).errors == "")
  }

  @Test func steps_work_on_opened_screens_and_in_variants() throws {
    let run = try run(
      "tap: +", "tap: Cancel", "tap: { button: ⋯, row: Lee }", "tap: Mute",
      extra: "variants: { dark: { theme: dark, steps: [tap: +, tap: Cancel, tap: +] } }")
    #expect(run.errors == "")
    #expect(run.output.contains("theme: dark") && run.output.contains("│ ⊘ Kim Lee "))
  }

  @Test func write_enters_text_into_the_tapped_field() throws {
    let workspace = try Workspace([
      "a.yaml": """
      viewController: SBUGroupChannelSettingsViewController
      channelURL: books
      currentUser: ann
      data:
        users: [{ userId: ann, nickname: Ann }]
        groupChannels: [{ url: books, name: Books, members: [{ userId: ann, isOperator: true }] }]
      steps:
        - tap: Edit
        - tap: Change name
        - tap: Enter name
        - write: Old books
        - tap: OK

      """
    ])
    let run = try workspace.run("render", "a.yaml")
    #expect(run.errors == "")
    #expect(run.output.contains("  Old books  "), "\(run.output)")
  }

  // MARK: Texts without a single match

  @Test func an_ambiguous_text_suggests_a_step_for_each_match() throws {
    let run = try run("tap: ⋯")
    #expect(
      run.errors.contains(":15:10: error: 4 elements match '⋯' [failed-step]"), "\(run.errors)")
    #expect(
      try help("tap: ⋯")
        == "write '- tap: { button: ⋯, row: Kimberly Stone }', "
        + "'- tap: { button: ⋯, row: Kim Lee }', '- tap: { button: ⋯, row: p1 }' "
        + "or '- tap: { button: ⋯, row: p2 }'")
    let button = try self.run("tap: { button: ⋯ }")
    #expect(
      button.errors.contains(": error: 4 elements match '⋯' [failed-step]"), "\(button.errors)")
    #expect(try help("tap: { button: ⋯ }") == help("tap: ⋯"))
    #expect(try help("tap: Pat") == "write '- tap: { row: p1 }' or '- tap: { row: p2 }'")
  }

  @Test(arguments: [
    ("tap: Kimm Lee", "did you mean 'Kim Lee'?"),
    ("tap: 3", "write '- tap: { row: 3 }' for that row"),
    ("select: Pat", "write one of the ids 'p1' or 'p2'"),
    ("select: Kom Lee", "did you mean 'Kim Lee'?"),
    ("tap: { button: Kim Lee }", "write '- tap: { row: Kim Lee }'"),
    ("tap: { button: mor, row: Kim Lee }", "available buttons: '⋯', 'profile'"),
    ("tap: { row: + }", "write '- tap: rightBarButton'"),
    (
      "tap: { menu: Kim Lee }",
      "'Kim Lee' is on the screen itself; write '- tap: { row: Kim Lee }'"
    ),
    ("toggle: { row: Kim Lee }", "write '- tap: { row: Kim Lee }' to tap the row"),
    (
      "tap: Register",
      "available: leftBarButton (‹), rightBarButton (+), rows 1 to 5, "
        + "{ button: profile, row: 1 } (also in rows 2 to 5), "
        + "{ button: ⋯, row: 2 } (also in rows 3 to 5)"
    ),
  ])
  func a_step_without_a_match_suggests_what_to_write(step: String, help: String) throws {
    #expect(try self.help(step) == help)
  }

  @Test(arguments: [
    ("tap: { button: Ban }", "write '- tap: { menu: Ban }'"),
    ("tap: { alert: Ban }", "write '- tap: { menu: Ban }'"),
    ("tap: Bna", "did you mean 'Ban'?"),
    (
      "tap: +",
      "close the menu first, for example '- tap: { menu: Cancel }'; "
        + "available: 'Register as operator', 'Mute', 'Ban', 'Cancel'"
    ),
  ])
  func the_help_suggests_menu_items_while_a_menu_is_open(step: String, help: String) throws {
    #expect(try self.help("tap: { button: ⋯, row: 3 }", step) == help)
  }

  @Test func a_misspelled_user_in_a_list_is_reported_at_its_position() throws {
    let errors = try run("select: [k1, k2, pp1]").errors
    #expect(errors.contains("a.yaml:15:22: error: no row matches 'pp1'"), "\(errors)")
    #expect(errors.contains("did you mean 'p1'?"))
  }

  @Test(arguments: ["'[on]'", "off", "'[off]'"])
  func tapping_the_text_of_a_switch_suggests_toggle(text: String) throws {
    let workspace = try Workspace([
      "a.yaml": """
      viewController: SBUGroupChannelPushSettingsViewController
      channelURL: books
      currentUser: ann
      data:
        users: [{ userId: ann, nickname: Ann }]
        groupChannels: [{ url: books, members: [{ userId: ann, isOperator: true }] }]
      steps: [tap: \(text)]

      """
    ])
    let errors = try workspace.run("render", "a.yaml").errors
    #expect(errors.contains("is the state of a switch [failed-step]"), "\(errors)")
    #expect(errors.contains("help: write '- toggle: { row: 1 }' to toggle a switch\n"))
  }

  @Test func select_suggests_tap_for_a_row_without_a_user() throws {
    let workspace = try Workspace([
      "a.yaml": """
      viewController: SBUGroupChannelSettingsViewController
      channelURL: books
      currentUser: ann
      data:
        users: [{ userId: ann, nickname: Ann }]
        groupChannels: [{ url: books, members: [{ userId: ann, isOperator: true }] }]
      steps: [select: Members]

      """
    ])
    let errors = try workspace.run("render", "a.yaml").errors
    #expect(errors.contains("help: write '- tap: { row: Members }'\n"), "\(errors)")
  }

  @Test(arguments: [
    ("tap: Kim Lеe", "did you mean 'Kim Lee'? character 6 is Cyrillic small letter ie (U+0435)"),
    ("select: рat", "did you mean 'Pat'? character 1 is Cyrillic small letter er (U+0440)"),
  ])
  func lookalike_letters_are_named(step: String, help: String) throws {
    let errors = try run(step, command: "render").errors
    #expect(errors.contains("= help: \(help)\n"), "\(errors)")
  }

  @Test(arguments: [
    ("wait: 1s", "did you mean 'advance'?"), ("Click: Invite", "did you mean 'tap'?"),
    ("type: Hello", "did you mean 'write'?"), ("press: Invite", "did you mean 'tap'?"),
    ("sleep: 1s", "did you mean 'advance'?"), ("screenshot: x", "did you mean 'snapshot'?"),
    ("tap Invite", "write '- tap: Invite'"),
    ("toggle: Freeze", "write '- toggle: { row: Freeze }'"),
    ("scroll: 20", "write '- scroll: { row: 20 }'"),
    ("tap: rightBarbutton", "did you mean 'rightBarButton'?"),
    ("tаp: Invite", "did you mean 'tap'? character 2 is Cyrillic small letter a (U+0430)"),
    (
      "advance: –1s",
      "write a number with its unit, such as 300ms, 90s, 5m or 4d; character 1 is en dash (U+2013)"
    ),
    ("swipe: left", "write '- swipe: { row: 1 }'; 'scroll' moves the rows"),
    ("swipe: Ada", "write '- swipe: { row: Ada }'"),
  ])
  func unknown_or_malformed_steps_suggest_the_right_step(step: String, help: String) throws {
    let output = try run(step, command: "lint").output
    #expect(output.contains("= help: \(help)\n"), "\(output)")
  }
}
