import CommandTestSupport
import DioramaCommand
import Testing

@Suite("diorama lint") struct LintCommandTests {
  private let typo = """
    viewController: SBUInviteUserViewController
    channelUrl: desing-team
    data: { groupChannels: [{ url: design-team }] }

    """

  @Test func lint_reports_how_many_screens_it_checked() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice", extra: "variants: { dark: { theme: dark } }"),
      "screens/b.yaml": Screens.invite("Bob"),
    ])
    let run = try workspace.run("lint", "screens")
    #expect(run.transcript == "3 screens checked: 0 errors, 0 warnings\n")
    #expect(run.status == .success)
  }

  @Test func findings_are_printed_to_standard_output() throws {
    let workspace = try Workspace(["screens/a.yaml": typo])
    let run = try workspace.run("lint", "screens")
    #expect(
      run.output == """
        screens/a.yaml:2:1: warning: 'channelUrl' is deprecated [deprecated-spelling]
          |
        2 | channelUrl: desing-team
          | ^~~~~~~~~~
          = help: write 'channelURL'
        screens/a.yaml:2:13: error: unknown channel 'desing-team' [unknown-reference]
          |
        2 | channelUrl: desing-team
          |             ^~~~~~~~~~~
          = help: did you mean 'design-team'?
        1 screen checked: 1 error, 1 warning

        """)
    #expect(run.errors == "")
    #expect(run.status == .findings)
  }

  @Test func warnings_alone_exit_with_success_unless_lint_is_strict() throws {
    let workspace = try Workspace([
      "screens/a.yaml": typo.replacing("desing", with: "design")
    ])
    let run = try workspace.run("lint", "screens")
    #expect(run.output.hasSuffix("1 screen checked: 0 errors, 1 warning\n"))
    #expect(run.status == .success)
    let strict = try workspace.run("lint", "--strict", "screens")
    #expect(strict.output == run.output && strict.status == .findings)
    try workspace.write(Screens.invite("Alice"), to: "screens/a.yaml")
    #expect(try workspace.run("lint", "--strict", "screens").status == .success)
  }

  @Test func lint_does_not_run_screens() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice", extra: "steps: [{ select: walter }]")
    ])
    #expect(try workspace.run("lint", "screens").status == .success)
    #expect(try workspace.run("render", "screens").status == .failure)
  }

  @Test func quiet_omits_the_summary() throws {
    let workspace = try Workspace(["screens/a.yaml": typo])
    #expect(try workspace.run("lint", "-q", "screens").output.hasSuffix("'design-team'?\n"))
  }

  @Test func lint_prints_json() throws {
    let workspace = try Workspace(["screens/a.yaml": typo])
    let run = try workspace.run("lint", "--format", "json", "screens")
    let found = try #require(try run.json() as? [[String: Any]])
    #expect(found.count == 2)
    let error = try #require(found.last)
    #expect(
      Set(error.keys) == [
        "file", "line", "column", "endLine", "endColumn", "severity", "code", "message", "help",
        "notes",
      ])
    #expect(error["file"] as? String == "screens/a.yaml")
    #expect(
      ["line", "column", "endLine", "endColumn"].map { error[$0] as? Int } == [2, 13, 2, 24])
    #expect(error["severity"] as? String == "error")
    #expect(error["code"] as? String == "unknown-reference")
    #expect(error["message"] as? String == "unknown channel 'desing-team'")
    #expect(error["help"] as? String == "did you mean 'design-team'?")
    #expect(run.status == .findings)
  }

  @Test func lint_prints_an_empty_json_list_if_there_are_no_findings() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Alice")])
    #expect(try workspace.run("lint", "--format", "json", "screens").transcript == "[]\n")
  }

  @Test func lint_prints_GitHub_workflow_commands() throws {
    let workspace = try Workspace(["screens/100%, or less.yaml": "screen: a\n" + typo])
    let run = try workspace.run("lint", "--format", "github", "screens")
    #expect(
      run.transcript == """
        ::warning file=screens/100%25%2C or less.yaml,line=3,col=1,endLine=3,endColumn=11,\
        title=deprecated-spelling::'channelUrl' is deprecated%0Ahelp: write 'channelURL'
        ::error file=screens/100%25%2C or less.yaml,line=3,col=13,endLine=3,endColumn=24,\
        title=unknown-reference::unknown channel 'desing-team'%0Ahelp: did you mean 'design-team'?

        """)
    #expect(run.status == .findings)
  }
}
