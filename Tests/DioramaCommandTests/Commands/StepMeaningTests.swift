import CommandTestSupport
import DioramaCommand
import Testing

/// What steps mean of names that look like something else, and what is said where they mean nothing.
@Suite("What steps mean") struct StepMeaningTests {
  /// A list of users who can be invited, on which some steps are done.
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
      line.dropFirst(4).prefix { $0 != "[" }.trimmingBlanks
    }
  }

  // MARK: Names

  @Test func a_text_that_is_cut_off_means_what_begins_so() throws {
    let run = try run(["Kimberly Stone", "Kim Lee"], "", "tap: Kimb…")
    #expect(run.errors == "")
    #expect(ticked(run) == ["Kimberly Stone"])
  }

  @Test func what_is_shown_comes_before_what_only_data_calls_so() throws {
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

  @Test func what_stands_in_brackets_is_no_row() throws {
    let run = try run(["Cancel"], "", "tap: '[Cancel]'")
    #expect(run.errors == "")
    #expect(run.output.contains("(the screen was dismissed)"), "\(run.output)")
  }

  @Test func a_number_in_quotes_is_a_text_and_one_without_a_place() throws {
    let names = ["Ann", "1", "3"]
    #expect(ticked(try run(names, "", "tap: { row: 3 }")) == ["3"])
    #expect(ticked(try run(names, "", "tap: { row: 1 }")) == ["Ann"])
    #expect(ticked(try run(names, "", "tap: { row: '1' }")) == ["1"])
    let last = try run(names, "", "tap: { row: 4 }")
    #expect(last.errors.contains("there is no row 4"), "\(last.errors)")
    let zero = try run(names, "", "tap: { row: 0 }")
    #expect(zero.errors.contains("a.yaml:12:17: error: expected"), "\(zero.errors)")
  }

  @Test(arguments: [
    ("42", "'- tap: { row: \"42\" }'"), ("on", "'- tap: { row: \"on\" }'"),
    ("No", "'- tap: { row: \"No\" }'"), ("a: b", "'- tap: { row: \"a: b\" }'"),
    ("say \"hi\"", "'- tap: { row: \"say \\\"hi\\\"\" }'"), ("Kim", "'- tap: { row: Kim }'"),
  ])
  func a_step_that_is_proposed_can_be_copied(name: String, step: String) throws {
    let proposed = try run([name, "Ann"], "", "tap: { button: '\(name)' }")
    #expect(help(proposed) == "write \(step)", "\(proposed.errors)")
    let copied = step.dropFirst(3).dropLast()
    #expect(ticked(try run([name, "Ann"], "", String(copied))) == [name])
  }

  @Test func a_row_that_is_touched_comes_into_view() throws {
    let names = (1...40).map { "N\($0)" }
    let run = try run(names, "device: { width: 30, height: 10 }", "tap: { row: 18 }")
    #expect(run.errors == "")
    #expect(ticked(run) == ["N18"])
  }

  @Test func two_rows_are_told_as_two_and_more_as_a_range() throws {
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
      help(run) == "what can be touched: leftBarButton (‹), rightBarButton (+), rows 1 to 3, "
        + "button 'profile' of rows 1 to 3, button '⋯' of rows 2 and 3", "\(run.errors)")
  }

  // MARK: Too many, and none yet

  @Test func of_many_that_say_the_same_five_are_written_out() throws {
    let run = try run([String](repeating: "Pat", count: 7), "", "tap: Pat")
    #expect(run.errors.contains("error: 7 things say 'Pat'"))
    #expect(
      help(run) == "write '- tap: { row: 1 }', '- tap: { row: 2 }', '- tap: { row: 3 }', "
        + "'- tap: { row: 4 }', '- tap: { row: 5 }' or 2 more")
    let row = try self.run([String](repeating: "Pat", count: 7), "", "tap: { row: Pat }")
    #expect(help(row) == "write the number of one: 1, 2, 3, 4 or 5")
  }

  @Test func what_a_wheel_lies_over_is_told_as_that() throws {
    let slow = "network: { latency: 5s }"
    for step in ["select: u0", "tap: Kim", "tap: { row: Kim }", "tap: Cancel"] {
      let run = try run(["Kim"], slow, step)
      #expect(run.errors.contains("cannot be touched: the screen is loading"), "\(run.errors)")
      #expect(help(run) == "'advance' lets the clock run")
    }
    #expect(ticked(try run(["Kim"], slow, "advance: 10s", "tap: Kim")) == ["Kim"])
  }

  /// Requests of friends, which load without a wheel.
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

  @Test func what_is_still_on_its_way_is_told_as_that() throws {
    let select = try requests("select: pia")
    #expect(select.errors.contains("there is no row of 'pia'"), "\(select.errors)")
    #expect(help(select) == "the list is still loading; 'advance' lets the clock run")
    let tap = try requests("tap: Pia")
    #expect(tap.errors.contains("nothing that can be touched says 'Pia' yet"), "\(tap.errors)")
    #expect(help(tap).hasSuffix("; 'advance' lets the clock run"), "\(tap.errors)")
    #expect(try requests("advance: 5s, tap: Pia").errors == "")
  }

  @Test func where_the_list_is_empty_and_at_rest_it_is_told_as_that() throws {
    let run = try run(["Kim"], "users: []", "scroll: { row: 2 }")
    #expect(run.errors.contains("there is nothing to scroll"), "\(run.errors)")
    #expect(help(run) == "the list is empty")
  }

  @Test(arguments: [
    ("scroll: top", "write '- scroll: { row: 1 }'"), ("scroll: up", "write '- scroll: { row: 1 }'"),
    ("scroll: end", "did you mean 'bottom'?"), ("scroll: botom", "did you mean 'bottom'?"),
    ("scroll: Kim", "write '- scroll: { row: Kim }'"),
    ("tap: leftBarbutton", "did you mean 'leftBarButton'?"),
  ])
  func what_was_meant_is_written_out(step: String, words: String) throws {
    #expect(help(try run(["Kim"], "", step)) == words)
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    var rest = self
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
