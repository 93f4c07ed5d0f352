import CommandTestSupport
import DioramaCommand
import Foundation
import Glibc
import Testing

/// Files and folders of a type that their names do not suggest.
@Suite("Unexpected file types", .timeLimit(.minutes(30))) struct UnexpectedFileTypeTests {
  /// Opening a named pipe would block forever.
  @Test func a_named_pipe_is_not_read() throws {
    let workspace = try Workspace([
      "screens/invite.yaml": """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      """,
      "screens/fixtures/other.yaml": "",
    ])
    #expect(mkfifo(workspace.path("screens/pipe.yaml"), 0o644) == 0)
    #expect(mkfifo(workspace.path("screens/fixtures/team.yaml"), 0o644) == 0)
    let run = try workspace.run("lint", "--quiet", "screens")
    #expect(
      run.output == """
        screens/invite.yaml:3:7: error: the fixture 'fixtures/team.yaml' cannot be read: \
        it is a named pipe, not a file [unreadable-file]
          |
        3 | data: fixtures/team.yaml
          |       ^~~~~~~~~~~~~~~~~~
        screens/pipe.yaml:1:1: error: the file cannot be read: it is a named pipe, not a file \
        [unreadable-file]

        """)
  }

  @Test func names_with_control_characters_are_shown_as_escapes() throws {
    let workspace = try Workspace(["screens/a\u{1B}[31m\nb.yaml": "tags: ["])
    let text = try workspace.run("lint", "--quiet", "screens").output
    #expect(text.hasPrefix(#"screens/a\u{1B}[31m\nb.yaml:1:7: error: "#))
    let commands = try workspace.run("lint", "--format", "github", "screens").output
    #expect(commands.split(separator: "\n").count == 1)
    let json = try workspace.run("lint", "--format", "json", "screens").json()
    #expect((json as? [[String: Any]])?.first?["file"] as? String == "screens/a\u{1B}[31m\nb.yaml")
  }

  @Test func cyclic_links_are_not_followed() throws {
    let workspace = try Workspace(["screens/a/invite.yaml": Screens.invite("Bob")])
    try workspace.link("screens/a/back", to: "..")
    try workspace.link("screens/b", to: "a")
    try workspace.link("screens/round.yaml", to: "round.yaml")
    let run = try workspace.run("lint", "screens")
    #expect(
      run.output == """
        screens/round.yaml:1:1: error: the file cannot be read: too many levels of symbolic links \
        [unreadable-file]
        1 screen checked: 1 error, 0 warnings

        """)
  }

  @Test func a_link_to_a_file_outside_the_project_is_not_read() throws {
    let workspace = try Workspace([
      "secret.yaml": "password: hunter2", "screens/invite.yaml": Screens.invite("Bob"),
    ])
    try workspace.link("screens/linked.yaml", to: "../secret.yaml")
    let run = try workspace.run("render", "screens")
    #expect(run.status == .failure)
    #expect(!run.transcript.contains("hunter2"))
    #expect(
      run.errors == """
        screens/linked.yaml:1:1: error: the link points outside the project folder \
        'screens' [path-outside-project]

        """)
  }
}
