import CommandTestSupport
import DioramaCommand
import Testing

@Suite("diorama lint") struct LintCommandTests {
  private let typo = """
    viewController: SBUInviteUserViewController
    channelUrl: desing-team
    data: { groupChannels: [{ url: design-team }] }

    """

  @Test func says_how_much_it_has_checked() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice", extra: "variants: { dark: { theme: dark } }"),
      "screens/b.yaml": Screens.invite("Bob"),
    ])
    let run = try workspace.run("lint", "screens")
    #expect(run.transcript == "3 screens checked: 0 errors, 0 warnings\n")
    #expect(run.status == .success)
  }

  @Test func what_it_finds_is_its_result() throws {
    let workspace = try Workspace(["screens/a.yaml": typo])
    let run = try workspace.run("lint", "screens")
    #expect(
      run.output == """
        screens/a.yaml:2:1: warning: 'channelUrl' is an older spelling [deprecated-spelling]
          |
        2 | channelUrl: desing-team
          | ^~~~~~~~~~
          = help: today it is 'channelURL'
        screens/a.yaml:2:13: error: there is no channel 'desing-team' [unknown-reference]
          |
        2 | channelUrl: desing-team
          |             ^~~~~~~~~~~
          = help: did you mean 'design-team'?
        1 screen checked: 1 error, 1 warning

        """)
    #expect(run.errors == "")
    #expect(run.status == .findings)
  }

  @Test func warnings_alone_are_no_findings() throws {
    let workspace = try Workspace([
      "screens/a.yaml": typo.replacing("desing", with: "design")
    ])
    let run = try workspace.run("lint", "screens")
    #expect(run.output.hasSuffix("1 screen checked: 0 errors, 1 warning\n"))
    #expect(run.status == .success)
  }

  @Test func does_not_run_screens() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice", extra: "steps: [{ select: nobody }]")
    ])
    #expect(try workspace.run("lint", "screens").status == .success)
    #expect(try workspace.run("render", "screens").status == .failure)
  }

  @Test func quiet_leaves_the_summary_out() throws {
    let workspace = try Workspace(["screens/a.yaml": typo])
    #expect(try workspace.run("lint", "-q", "screens").output.hasSuffix("'design-team'?\n"))
  }

  @Test func prints_json() throws {
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
    #expect(error["message"] as? String == "there is no channel 'desing-team'")
    #expect(error["help"] as? String == "did you mean 'design-team'?")
    #expect(run.status == .findings)
  }

  @Test func prints_an_empty_list_as_json_where_all_is_well() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Alice")])
    #expect(try workspace.run("lint", "--format", "json", "screens").transcript == "[]\n")
  }

  @Test func prints_workflow_commands() throws {
    let workspace = try Workspace(["screens/100%, or: less.yaml": "screen: a\n" + typo])
    let run = try workspace.run("lint", "--format", "github", "screens")
    #expect(
      run.transcript == """
        ::warning file=screens/100%25%2C or%3A less.yaml,line=3,col=1,endLine=3,endColumn=11,\
        title=deprecated-spelling::'channelUrl' is an older spelling%0Ahelp: today it is 'channelURL'
        ::error file=screens/100%25%2C or%3A less.yaml,line=3,col=13,endLine=3,endColumn=24,\
        title=unknown-reference::there is no channel 'desing-team'%0Ahelp: did you mean 'design-team'?

        """)
    #expect(run.status == .findings)
  }
}
