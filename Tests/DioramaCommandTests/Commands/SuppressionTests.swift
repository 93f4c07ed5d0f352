import CommandTestSupport
import DioramaCommand
import Testing

@Suite("Comments that ignore diagnostics") struct SuppressionTests {
  private let older = """
    viewController: SBUInviteUserViewController
    # diorama: ignore deprecated-spelling because the page says so
    channelUrl: design-team
    data: { groupChannels: [{ url: design-team }] }

    """

  private func lint(_ text: String, project: String? = nil) throws -> CommandRun {
    let workspace = try Workspace(["screens/a.yaml": text])
    if let project { try workspace.write(project, to: "screens/diorama.yaml") }
    return try workspace.run("lint", "-q", "screens")
  }

  /// What a project calls an error is one for reports and the next `--only-failed`, too; another
  /// kind of warning is found before the screen runs, and this one while it does.
  @Test(arguments: [
    (
      "a11y-contrast",
      "show: accessibility\n"
        + "SBUTheme: { userListTheme: { leftBarButtonTintColor: \"#BBBBBB\" } }"
    ), ("deprecated-spelling", "channelUrl: design-team"),
  ]) func a_screen_with_a_warning_that_is_called_an_error_fails(code: String, extra: String) throws
  {
    let screen =
      code == "deprecated-spelling"
      ? Screens.invite("Alice").replacing("channelURL: design-team", with: extra)
      : Screens.invite("Alice", extra: extra)
    let workspace = try Workspace(["screens/a.yaml": screen])
    #expect(try workspace.run("record", "screens").status == .success)
    #expect(try workspace.run("test", "screens").output == "1 passed\n")
    try workspace.write("severity: { \(code): error }\n", to: "screens/diorama.yaml")
    let run = try workspace.run(
      "test", "--format", "json", "--junit", workspace.path("j.xml"), "screens")
    #expect(run.status == .failure)
    #expect(run.output.contains("\"fails\":true"), "\(run.output)")
    #expect(run.output.contains("\"status\":\"failed\""), "\(run.output)")
    let report = try workspace.text(of: "j.xml")
    #expect(report.contains("tests=\"1\" failures=\"0\" errors=\"1\""), "\(report)")
    #expect(report.contains("[\(code)]"), "\(report)")
    let text = try workspace.run("test", "screens").output
    #expect(text.hasSuffix("\n0 passed, 1 failed\n"), "\(text)")
    // What it shows can still be seen, but is not recorded.
    #expect(try workspace.run("render", "screens").output.contains("Alice"))
    let recording = try workspace.run("record", "--mode", "all", "screens")
    #expect(recording.status == .failure)
    #expect(!recording.output.contains("recorded"), "\(recording.output)")
  }

  @Test func a_comment_above_a_line_silences_it() throws {
    #expect(try lint(older).transcript == "")
  }

  @Test func a_comment_behind_a_line_silences_it_and_no_other() throws {
    let text = older.replacing(
      "design-team\ndata", with: "design-team # diorama: ignore wrong-value because x\ndata")
    let output = try lint(text).output
    #expect(output.contains("a.yaml:3:43: warning: no 'wrong-value' is here to ignore"))
    #expect(!output.contains("deprecated-spelling]"))
  }

  @Test func an_error_that_is_ignored_does_not_keep_a_screen_from_running() throws {
    let text = older.replacing(
      "data:", with: "subtitle: x  # diorama: ignore unknown-key because it is coming\ndata:")
    let workspace = try Workspace(["screens/a.yaml": text])
    #expect(try workspace.run("lint", "-q", "screens").status == .success)
    let run = try workspace.run("render", "screens")
    #expect(run.errors == "" && run.output.contains("Invite users"))
  }

  @Test func a_key_too_many_in_a_fixture_is_ignored_where_the_fixture_says_so() throws {
    let data = "{ groupChannels: [{ url: design-team }] }"
    let workspace = try Workspace([
      "screens/a.yaml": older.replacing(data, with: "fixtures/f.yaml")
    ])
    func lint(_ comment: String) throws -> CommandRun {
      let fixture = "groupChannels: [{ url: design-team, mood: calm }]\(comment)\n"
      try workspace.write(fixture, to: "screens/fixtures/f.yaml")
      return try workspace.run("lint", "-q", "screens")
    }
    #expect(try lint("").output.contains("f.yaml:1:37: error: a group channel has no key 'mood'"))
    let ignored = try lint("  # diorama: ignore unknown-key because the server sends it")
    #expect(ignored.transcript == "" && ignored.status == .success)
    #expect(try workspace.run("render", "screens").output.contains("Invite users"))
  }

  @Test func what_a_screen_cannot_do_without_is_not_ignored() throws {
    let text = older.replacing("channelUrl: design", with: "channelURL: desing")
      .replacing("deprecated-spelling", with: "unknown-reference")
    let run = try lint(text)
    #expect(run.output.contains("error: there is no channel 'desing-team' [unknown-reference]"))
    #expect(run.output.contains("note: this is not ignored, nothing can be shown with it"))
    #expect(run.status == .findings)
  }

  @Test func a_hash_in_a_text_is_no_comment() throws {
    let text =
      older + """
        description: |
          # diorama: ignore nothing
          text "# diorama: ignore nothing"

        """
    #expect(try lint(text).transcript == "")
  }

  @Test(arguments: [
    ("# diorama: ignore wrong-value because x", "3:19: warning: no 'wrong-value' is here"),
    ("# diorama: ignore wrong-value", "3:1: warning: the comment gives no reason"),
    ("# diorama: ignore wrong-valeu because x", "3:19: warning: no code is called 'wrong-valeu'"),
    ("# diorama: ignore failed-step because x", "3:19: warning: 'failed-step' cannot be ignored"),
    ("# diorama: ignre wrong-value because x", "3:12: warning: a comment cannot 'ignre'"),
    ("# diorama:", "3:1: warning: the comment says nothing"),
  ])
  func a_comment_that_does_nothing_is_a_warning(comment: String, message: String) throws {
    let text = Screens.invite("Alice").replacing("data:", with: "\(comment)\ndata:")
    let run = try lint(text)
    #expect(run.output.hasPrefix("screens/a.yaml:\(message)"))
    #expect(run.status == .success)
  }

  @Test(arguments: ["a11y-contrast", "unfinished-task", "unused-failure"])
  func what_only_a_run_can_find_is_not_called_unused(code: String) throws {
    let text = Screens.invite("Alice")
    let run = try lint("# diorama: ignore \(code) because it is known\n\(text)")
    #expect(run.transcript == "")
  }

  @Test func nothing_is_unused_where_only_a_part_was_checked() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("A") + "# diorama: ignore wrong-value because x\ntags: b\n",
      "screens/c.yaml": Screens.invite("C"),
    ])
    #expect(try workspace.run("lint", "-q", "--filter", "c", "screens").transcript == "")
    #expect(try workspace.run("lint", "-q", "screens").output.contains("[unused-suppression]"))
  }

  @Test(arguments: [
    ("error", DioramaCommand.ExitStatus.findings), ("note", .success), ("off", .success),
  ])
  func a_project_says_how_bad_a_code_is(level: String, status: DioramaCommand.ExitStatus) throws {
    let text = older.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    let run = try lint(text + "\n", project: "severity: { deprecated-spelling: \(level) }\n")
    #expect(run.status == status)
    let shown = "screens/a.yaml:2:1: \(level): 'channelUrl' is an older spelling"
    #expect(level == "off" ? run.transcript == "" : run.output.hasPrefix(shown))
  }

  @Test func a_severity_that_cannot_be_is_told() throws {
    let run = try lint(
      older, project: "severity: { limit: off, wrong-valeu: off, wrong-value: of }\n")
    #expect(run.output.contains("1:13: error: 'limit' is always an error"))
    #expect(run.output.contains("1:25: error: 'severity' has no key 'wrong-valeu'"))
    #expect(run.output.contains("1:56: error: expected error, warning, note or off, found 'of'"))
  }
}
