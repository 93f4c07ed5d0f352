import CommandTestSupport
import DioramaCommand
import Testing

/// A network failure in the project's file is meant for all screens, so it is unused only if none
/// of them triggers it.
@Suite("Network failures of a project") struct SharedFailureTests {
  private func project(_ failures: String, _ other: String = "") throws -> Workspace {
    let workspace = try Workspace([
      "screens/diorama.yaml": "network: { failures: [\(failures)] }\n",
      "screens/a.yaml": Screens.invite("Alice"),
      "screens/b.yaml": Screens.invite("Bob", extra: other),
    ])
    #expect(try workspace.run("record", "screens").status == .success)
    return workspace
  }

  /// The warning about the failure of a request at a column of the project's file.
  private func warning(_ request: String, at column: Int) -> String {
    "screens/diorama.yaml:1:\(column): warning: this failure never triggered: no '\(request)' "
      + "request reached it [unused-failure]"
  }

  @Test func a_failure_that_no_screen_triggers_is_reported_by_a_test_of_all_screens() throws {
    let workspace = try project("{ request: inviteUsers }, { request: loadUsers }")
    let run = try workspace.run("test", "screens")
    #expect(run.errors.contains(warning("inviteUsers", at: 34)))
    #expect(run.status == .success)
    #expect(try workspace.run("test", "--strict", "screens").status == .findings)
    #expect(run.errors.contains("  = help: remove this failure, or add a screen that sends "))
    #expect(!run.errors.contains("'loadUsers'"))
    #expect(run.status == .success)
    for part in [["--filter", "a", "screens"], ["--shard", "1/2", "screens"], ["screens/a.yaml"]] {
      let run = try CommandRun(["test"] + part.map { $0.hasPrefix("s") ? workspace.path($0) : $0 })
      #expect(run.errors == "", "\(part)")
    }
  }

  @Test func one_screen_that_triggers_a_failure_is_enough() throws {
    let workspace = try project(
      "{ request: inviteUsers }", "steps: [select: u0, tap: rightBarButton]")
    #expect(try workspace.run("test", "screens").errors == "")
  }

  @Test func a_failure_that_every_screen_replaces_is_reported() throws {
    let workspace = try project("{ request: loadUsers }", "network: { failures: [] }")
    #expect(try workspace.run("test", "screens").errors == "")
    try workspace.write(
      Screens.invite("Alice", extra: "network: { failures: [] }"), to: "screens/a.yaml")
    #expect(try workspace.run("record", "screens").status == .success)
    let errors = try workspace.run("test", "screens").errors
    #expect(errors.hasPrefix(warning("loadUsers", at: 34)), "\(errors)")
  }

  @Test func a_comment_ignores_the_warning_and_a_severity_makes_it_an_error() throws {
    let workspace = try project("{ request: inviteUsers }")
    try workspace.write(
      "severity: { unused-failure: error }\nnetwork: { failures: [{ request: inviteUsers }] }\n",
      to: "screens/diorama.yaml")
    let run = try workspace.run("test", "screens")
    #expect(run.errors.contains("screens/diorama.yaml:2:34: error: this failure never triggered"))
    #expect(run.status != .success)
    try workspace.write(
      """
      # diorama: ignore unused-failure because a later screen invites
      network: { failures: [{ request: inviteUsers }] }

      """, to: "screens/diorama.yaml")
    #expect(try workspace.run("test", "screens").errors == "")
  }
}
