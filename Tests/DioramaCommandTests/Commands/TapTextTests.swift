import CommandTestSupport
import DioramaCommand
import Testing

/// `tap: TEXT` as somebody writes it who looks at a frame, and the words for what it cannot mean.
@Suite("Tapping what a frame shows") struct TapTextTests {
  /// A list of members with three dots in each row, on which some steps are done.
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

  // MARK: What it reaches

  @Test(arguments: ["+", "'[+]'", "rightBarButton", "iconPlus"])
  func a_button_of_the_bar_is_meant_by_its_mark_its_place_or_its_name(text: String) throws {
    let run = try run("tap: \(text)")
    #expect(run.errors == "")
    #expect(run.output.contains("Invite users"), "\(run.output)")
  }

  @Test(arguments: ["Kim Lee", "k2", "Lee", "○ Kim Lee"])
  func a_row_is_meant_by_its_text_its_id_or_its_words(text: String) throws {
    let run = try run("tap: { button: ⋯, row: \(text) }", "tap: Cancel")
    #expect(run.errors == "")
    let other = try self.run("tap: { row: \(text) }")
    #expect(try self.run("tap: \(text)").output == other.output)
  }

  @Test(arguments: ["⋯", "'[⋯]'", "iconMore", "moreButton"])
  func a_button_of_a_row_is_meant_by_its_mark_its_picture_or_its_property(button: String) throws {
    let run = try run("tap: { button: \(button), row: k2 }")
    #expect(run.errors == "")
    #expect(run.output.contains("│        Kim Lee         │"), "\(run.output)")
  }

  @Test(arguments: ["Kim Lee ⋯", "Kim Lee [⋯]"])
  func a_line_of_a_frame_means_the_button_at_its_end(text: String) throws {
    let run = try run("tap: \(text)")
    #expect(run.errors == "")
    #expect(run.output.contains("│        Kim Lee         │"), "\(run.output)")
  }

  @Test(arguments: ["Mute", "'[Mute]'", "{ menu: Mute }"])
  func an_item_of_the_menu_on_top_comes_first(item: String) throws {
    let run = try run("tap: { button: ⋯, row: 3 }", "tap: \(item)")
    #expect(run.errors == "")
    #expect(run.output.contains("│ ⊘ Kim Lee "), "\(run.output)")
  }

  @Test(arguments: ["✕ Cancel", "'[✕ Cancel]'", "{ menu: ✕ Cancel }"])
  func a_choice_is_meant_with_the_mark_before_it(item: String) throws {
    let run = try run("tap: { button: ⋯, row: 3 }", "tap: \(item)")
    #expect(run.errors == "" && !run.output.contains("Cancel"))
  }

  @Test(arguments: [
    "scroll: { row: p2 }", "tap: { row: k1 }", "select: Kim Lee", "select: [k1, Lee]",
  ])
  func rows_are_named_by_id_or_text_wherever_a_step_names_one(step: String) throws {
    #expect(try run(step).errors == "")
  }

  @Test func it_works_on_a_screen_that_the_kit_opens_and_in_a_variant_and_from_the_project() throws
  {
    let run = try run(
      "tap: +", "tap: Cancel", "tap: { button: ⋯, row: Lee }", "tap: Mute",
      extra: "variants: { dark: { theme: dark, steps: [tap: +, tap: Cancel, tap: +] } }")
    #expect(run.errors == "")
    #expect(run.output.contains("theme: dark") && run.output.contains("│ ⊘ Kim Lee "))
  }

  @Test func the_field_that_was_tapped_is_written_into() throws {
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

  // MARK: What it does not

  @Test func what_several_things_say_is_told_with_the_step_for_each() throws {
    let run = try run("tap: ⋯")
    #expect(run.errors.contains(":15:10: error: 4 things say '⋯' [failed-step]"), "\(run.errors)")
    #expect(
      try help("tap: ⋯")
        == "write '- tap: { button: ⋯, row: Kimberly Stone }', '- tap: { button: ⋯, row: Kim Lee }', "
        + "'- tap: { button: ⋯, row: 4 }' or '- tap: { button: ⋯, row: 5 }'")
    let button = try self.run("tap: { button: ⋯ }")
    #expect(button.errors.contains(": error: 4 things say '⋯' [failed-step]"), "\(button.errors)")
    #expect(try help("tap: { button: ⋯ }") == help("tap: ⋯"))
    #expect(try help("tap: Pat") == "write '- tap: { row: 4 }' or '- tap: { row: 5 }'")
  }

  @Test(arguments: [
    ("tap: Kimm Lee", "did you mean 'Kim Lee'?"),
    ("tap: 3", "write '- tap: { row: 3 }' for the row of that number"),
    ("select: Pat", "write the id of one: 'p1' or 'p2'"),
    ("select: Kom Lee", "did you mean 'Kim Lee'?"),
    ("tap: { button: Kim Lee }", "write '- tap: { row: Kim Lee }'"),
    ("tap: { button: mor, row: Kim Lee }", "the buttons are '⋯', 'profile'"),
    ("tap: { row: + }", "write '- tap: rightBarButton'"),
    ("tap: { menu: Kim Lee }", "write '- tap: { row: Kim Lee }'"),
    ("toggle: { row: Kim Lee }", "write '- tap: { row: Kim Lee }' to touch the row"),
    (
      "tap: Register",
      "what can be touched: leftBarButton (‹), rightBarButton (+), rows 1 to 5, "
        + "button 'profile' of rows 1 to 5, button '⋯' of rows 2 to 5"
    ),
  ])
  func what_is_not_there_is_told_with_what_to_write(step: String, help: String) throws {
    #expect(try self.help(step) == help)
  }

  @Test(arguments: [
    ("tap: { button: Ban }", "write '- tap: { menu: Ban }'"),
    ("tap: { alert: Ban }", "write '- tap: { menu: Ban }'"),
    ("tap: Bna", "did you mean 'Ban'?"),
    (
      "tap: +",
      "the menu offers 'Register as operator', 'Mute', 'Ban', 'Cancel'; "
        + "write '- tap: { menu: Register as operator }', say"
    ),
  ])
  func below_an_open_menu_the_help_is_the_step_for_the_menu(step: String, help: String) throws {
    #expect(try self.help("tap: { button: ⋯, row: 3 }", step) == help)
  }

  @Test func a_misspelt_user_of_several_is_marked_at_the_very_word() throws {
    let errors = try run("select: [k1, k2, pp1]").errors
    #expect(errors.contains("a.yaml:15:22: error: there is no row of 'pp1'"), "\(errors)")
    #expect(errors.contains("did you mean 'p1'?"))
  }

  @Test(arguments: ["'[on]'", "off", "'[off]'"])
  func a_switch_is_flipped_by_another_step(text: String) throws {
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
    #expect(errors.contains("is what a switch says [failed-step]"), "\(errors)")
    #expect(errors.contains("help: write '- toggle: { row: 1 }' for the switch of a row\n"))
  }

  @Test func select_says_how_a_row_is_touched_that_shows_nobody() throws {
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
  func letters_that_only_look_right_are_named(step: String, help: String) throws {
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
    (
      "swipe: left",
      "'scroll' moves rows; what a swipe over a row uncovers is touched by "
        + "'- tap: { button: Delete, row: 1 }'"
    ),
  ])
  func words_of_other_tools_are_understood_as_help(step: String, help: String) throws {
    let output = try run(step, command: "lint").output
    #expect(output.contains("= help: \(help)\n"), "\(output)")
  }
}
