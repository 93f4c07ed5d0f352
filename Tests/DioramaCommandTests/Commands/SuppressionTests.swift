import CommandTestSupport
import DioramaCommand
import Testing

@Suite("Comments that ignore diagnostics") struct SuppressionTests {
  private let older = """
    viewController: SBUInviteUserViewController
    # diorama: ignore deprecated-spelling because the page uses it
    channelUrl: design-team
    data: { groupChannels: [{ url: design-team }] }

    """

  private func lint(_ text: String, project: String? = nil) throws -> CommandRun {
    let workspace = try Workspace(["screens/a.yaml": text])
    if let project { try workspace.write(project, to: "screens/diorama.yaml") }
    return try workspace.run("lint", "-q", "screens")
  }

  /// A warning that a project turns into an error is also an error in reports. One of the warnings is
  /// found while the screen runs, the other one before.
  @Test(arguments: [
    (
      "a11y-contrast",
      "show: accessibility\n"
        + "SBUTheme: { userListTheme: { leftBarButtonTintColor: \"#BBBBBB\" } }"
    ), ("deprecated-spelling", "channelUrl: design-team"),
  ]) func a_warning_that_a_project_turns_into_an_error_fails_the_screen(code: String, extra: String)
    throws
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
    // The screen can still be rendered, but is not recorded.
    #expect(try workspace.run("render", "screens").output.contains("Alice"))
    let recording = try workspace.run("record", "--mode", "all", "screens")
    #expect(recording.status == .failure)
    #expect(!recording.output.contains("recorded"), "\(recording.output)")
  }

  @Test func a_comment_above_a_line_silences_it() throws {
    #expect(try lint(older).transcript == "")
  }

  @Test func an_unused_comment_at_the_end_of_a_line_is_a_warning() throws {
    let text = older.replacing(
      "design-team\ndata", with: "design-team # diorama: ignore wrong-value because x\ndata")
    let output = try lint(text).output
    #expect(
      output.contains(
        "a.yaml:3:43: warning: the comment ignores nothing: no 'wrong-value' is reported here"))
    #expect(!output.contains("deprecated-spelling]"))
  }

  @Test func an_ignored_error_does_not_prevent_a_screen_from_running() throws {
    let text = older.replacing(
      "data:", with: "subtitle: x  # diorama: ignore unknown-key because it is coming\ndata:")
    let workspace = try Workspace(["screens/a.yaml": text])
    #expect(try workspace.run("lint", "-q", "screens").status == .success)
    let run = try workspace.run("render", "screens")
    #expect(run.errors == "" && run.output.contains("Invite users"))
  }

  @Test func a_comment_in_a_fixture_ignores_an_unknown_key() throws {
    let data = "{ groupChannels: [{ url: design-team }] }"
    let workspace = try Workspace([
      "screens/a.yaml": older.replacing(data, with: "fixtures/f.yaml")
    ])
    func lint(_ comment: String) throws -> CommandRun {
      let fixture = "groupChannels: [{ url: design-team, mood: calm }]\(comment)\n"
      try workspace.write(fixture, to: "screens/fixtures/f.yaml")
      return try workspace.run("lint", "-q", "screens")
    }
    #expect(
      try lint("").output.contains("f.yaml:1:37: error: 'mood' is not a key of a group channel"))
    let ignored = try lint("  # diorama: ignore unknown-key because the server sends it")
    #expect(ignored.transcript == "" && ignored.status == .success)
    #expect(try workspace.run("render", "screens").output.contains("Invite users"))
  }

  @Test func an_error_that_prevents_running_cannot_be_ignored() throws {
    let text = older.replacing("channelUrl: design", with: "channelURL: desing")
      .replacing("deprecated-spelling", with: "unknown-reference")
    let run = try lint(text)
    #expect(run.output.contains("error: unknown channel 'desing-team' [unknown-reference]"))
    #expect(
      run.output.contains(
        "note: this error is not ignored, since the screen cannot be shown with it"))
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
    (
      "# diorama: ignore wrong-value because x",
      "3:19: warning: the comment ignores nothing: no 'wrong-value' is reported here"
    ),
    (
      "# diorama: ignore wrong-value",
      "3:1: warning: missing 'because' and a reason in the comment"
    ),
    ("# diorama: ignore wrong-valeu because x", "3:19: warning: unknown code 'wrong-valeu'"),
    ("# diorama: ignore failed-step because x", "3:19: warning: 'failed-step' cannot be ignored"),
    (
      "# diorama: ignre wrong-value because x",
      "3:12: warning: unknown keyword 'ignre' in the comment"
    ),
    ("# diorama:", "3:1: warning: the comment is empty"),
  ])
  func a_comment_that_does_nothing_is_a_warning(comment: String, message: String) throws {
    let text = Screens.invite("Alice").replacing("data:", with: "\(comment)\ndata:")
    let run = try lint(text)
    #expect(run.output.hasPrefix("screens/a.yaml:\(message)"))
    #expect(run.status == .success)
  }

  @Test(arguments: ["a11y-contrast", "unfinished-task", "unused-failure"])
  func a_comment_for_a_runtime_diagnostic_is_not_reported_as_unused(code: String) throws {
    let text = Screens.invite("Alice")
    let run = try lint("# diorama: ignore \(code) because it is known\n\(text)")
    #expect(run.transcript == "")
  }

  @Test func no_comment_is_reported_as_unused_if_only_some_screens_were_checked() throws {
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
  func a_project_sets_the_severity_of_a_code(
    level: String, status: DioramaCommand.ExitStatus
  ) throws {
    let text = older.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    let run = try lint(text + "\n", project: "severity: { deprecated-spelling: \(level) }\n")
    #expect(run.status == status)
    let shown = "screens/a.yaml:2:1: \(level): 'channelUrl' is deprecated"
    #expect(level == "off" ? run.transcript == "" : run.output.hasPrefix(shown))
  }

  @Test func an_invalid_severity_is_reported() throws {
    let run = try lint(
      older, project: "severity: { limit: off, wrong-valeu: off, wrong-value: of }\n")
    #expect(run.output.contains("1:13: error: 'limit' is always an error"))
    #expect(run.output.contains("1:25: error: 'wrong-valeu' is not a key of 'severity'"))
    #expect(run.output.contains("1:56: error: expected error, warning, note or off, found 'of'"))
  }
}
