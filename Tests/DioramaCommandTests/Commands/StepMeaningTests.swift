import CommandTestSupport
import DioramaCommand
import Testing

/// How steps resolve names that could mean several things, and the errors for names without a match.
@Suite("Names in steps") struct StepMeaningTests {
  /// Runs some steps on a list of users who can be invited.
  private func run(_ nicknames: [String], _ extra: String = "", _ steps: String...) throws
    -> CommandRun
  {
    let users = nicknames.enumerated().map { "  - { userId: u\($0), nickname: '\($1)' }\n" }
    let workspace = try Workspace([
      "a.yaml": """
      viewController: SBUInviteUserViewController
      channelURL: books
      \(extra)
      data:
        groupChannels: [{ url: books }]
        users:
      \(users.map { "  " + $0 }.joined())
      steps:
      \(steps.map { "  - \($0)\n" }.joined())
      """
    ])
    return try workspace.run("render", "a.yaml")
  }

  private func help(_ run: CommandRun) -> String {
    let line = run.errors.split(separator: "\n").last { $0.contains("= help: ") }
    return String(line?.split(separator: ": ", maxSplits: 1).last ?? "")
  }

  private func ticked(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.contains("[x]") }.map { line in
      line.dropFirst(4).prefix { $0 != "[" }.trimmingSpaces
    }
  }

  // MARK: Names

  @Test func a_text_ending_with_an_ellipsis_matches_a_prefix() throws {
    let run = try run(["Kimberly Stone", "Kim Lee"], "", "tap: Kimb…")
    #expect(run.errors == "")
    #expect(ticked(run) == ["Kimberly Stone"])
  }

  @Test func a_visible_text_takes_precedence_over_an_id() throws {
    let workspace = try Workspace([
      "a.yaml": """
      viewController: SBUInviteUserViewController
      channelURL: books
      data:
        groupChannels: [{ url: books }]
        users: [{ userId: Pat, nickname: Ann }, { userId: p, nickname: Pat }]
      steps: [tap: Pat]

      """
    ])
    let run = try workspace.run("render", "a.yaml")
    #expect(run.errors == "")
    #expect(ticked(run) == ["Pat"])
  }

  @Test func a_text_in_brackets_matches_a_button_and_not_a_row() throws {
    let run = try run(["Cancel"], "", "tap: '[Cancel]'")
    #expect(run.errors == "")
    #expect(run.output.contains("(dismissed: back to the "), "\(run.output)")
  }

  @Test func a_quoted_number_is_a_text_and_an_unquoted_number_is_a_position() throws {
    let names = ["Ann", "1", "3"]
    #expect(ticked(try run(names, "", "tap: { row: 3 }")) == ["3"])
    #expect(ticked(try run(names, "", "tap: { row: 1 }")) == ["Ann"])
    #expect(ticked(try run(names, "", "tap: { row: '1' }")) == ["1"])
    let last = try run(names, "", "tap: { row: 4 }")
    #expect(last.errors.contains("error: no row 4 in the list [failed-step]"), "\(last.errors)")
    let zero = try run(names, "", "tap: { row: 0 }")
    #expect(zero.errors.contains("a.yaml:12:17: error: expected"), "\(zero.errors)")
  }

  @Test(arguments: [
    ("42", "'- tap: { row: \"42\" }'"), ("on", "'- tap: { row: \"on\" }'"),
    ("No", "'- tap: { row: \"No\" }'"), ("a: b", "'- tap: { row: \"a: b\" }'"),
    ("say \"hi\"", "'- tap: { row: \"say \\\"hi\\\"\" }'"), ("Kim", "'- tap: { row: Kim }'"),
  ])
  func a_suggested_step_can_be_copied(name: String, step: String) throws {
    let proposed = try run([name, "Ann"], "", "tap: { button: '\(name)' }")
    #expect(help(proposed) == "write \(step)", "\(proposed.errors)")
    let copied = step.dropFirst(3).dropLast()
    #expect(ticked(try run([name, "Ann"], "", String(copied))) == [name])
  }

  @Test func a_tapped_row_is_scrolled_into_view() throws {
    let names = (1...40).map { "N\($0)" }
    let run = try run(names, "device: { width: 30, height: 10 }", "tap: { row: 18 }")
    #expect(run.errors == "")
    #expect(ticked(run) == ["N18"])
  }

  @Test func two_rows_are_listed_and_more_are_written_as_a_range() throws {
    let workspace = try Workspace([
      "a.yaml": """
      viewController: SBUUserListViewController
      channelURL: books
      currentUser: ann
      data:
        users: [{ userId: ann }, { userId: kim }, { userId: pat }]
        groupChannels: [{ url: books, members: [{ userId: ann, isOperator: true }, kim, pat] }]
      steps: [tap: Register]

      """
    ])
    let run = try workspace.run("render", "a.yaml")
    #expect(
      help(run) == "available: leftBarButton (‹), rightBarButton (+), rows 1 to 3, "
        + "{ button: profile, row: 1 } (also in rows 2 and 3), "
        + "{ button: ⋯, row: 2 } (also in row 3)", "\(run.errors)")
  }

  // MARK: Ambiguous and missing matches

  @Test func at_most_five_of_many_equal_rows_are_listed() throws {
    let run = try run([String](repeating: "Pat", count: 7), "", "tap: Pat")
    #expect(run.errors.contains("error: 7 elements match 'Pat'"))
    #expect(
      help(run) == "write '- tap: { row: u0 }', '- tap: { row: u1 }', '- tap: { row: u2 }', "
        + "'- tap: { row: u3 }', '- tap: { row: u4 }' or 2 more")
    let row = try self.run([String](repeating: "Pat", count: 7), "", "tap: { row: Pat }")
    #expect(help(row) == "write one of the numbers 1, 2, 3, 4 or 5")
  }

  @Test func a_step_that_fails_during_loading_says_that_the_screen_is_loading() throws {
    let slow = "network: { latency: 5s }"
    for step in ["select: u0", "tap: Kim", "tap: { row: Kim }", "tap: Cancel"] {
      let run = try run(["Kim"], slow, step)
      #expect(run.errors.contains("is not available yet: the screen is loading"), "\(run.errors)")
      #expect(help(run) == "advance the clock first, for example '- advance: 1s'")
    }
    #expect(ticked(try run(["Kim"], slow, "advance: 10s", "tap: Kim")) == ["Kim"])
  }

  /// Runs steps on a list of friend requests, which load without a loading indicator.
  private func requests(_ step: String) throws -> CommandRun {
    let workspace = try Workspace([
      "a.yaml": """
      viewController: NCApplyFriendListViewController
      network: { latency: 5s }
      data:
        users: [{ userId: alice }]
        friendApplications: [{ userId: pia, name: Pia, operationTime: now - 2h }]
      steps: [\(step)]

      """
    ])
    return try workspace.run("render", "a.yaml")
  }

  @Test func the_help_for_a_loading_list_suggests_advancing_the_clock() throws {
    let select = try requests("select: pia")
    #expect(select.errors.contains("no row matches 'pia'"), "\(select.errors)")
    #expect(
      help(select)
        == "the list is still loading; advance the clock first, for example '- advance: 1s'")
    let tap = try requests("tap: Pia")
    #expect(tap.errors.contains("no tappable element is labeled 'Pia' yet"), "\(tap.errors)")
    #expect(
      help(tap).hasSuffix("; advance the clock first, for example '- advance: 1s'"),
      "\(tap.errors)")
    #expect(try requests("advance: 5s, tap: Pia").errors == "")
  }

  @Test func scrolling_an_empty_list_says_that_it_is_empty() throws {
    let run = try run(["Kim"], "users: []", "scroll: { row: 2 }")
    #expect(run.errors.contains("the screen has nothing to scroll"), "\(run.errors)")
    #expect(help(run) == "the list is empty")
  }

  @Test(arguments: [
    ("scroll: up", "did you mean 'top'?"), ("scroll: tob", "did you mean 'top'?"),
    ("scroll: end", "did you mean 'bottom'?"), ("scroll: botom", "did you mean 'bottom'?"),
    ("scroll: Kim", "write '- scroll: { row: Kim }'"),
    ("tap: leftBarbutton", "did you mean 'leftBarButton'?"),
  ])
  func the_help_shows_the_step_that_was_probably_meant(step: String, words: String) throws {
    #expect(help(try run(["Kim"], "", step)) == words)
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var rest = self
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
