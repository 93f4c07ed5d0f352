import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// A pending snapshot records the sources that it was made from.
@Suite("Pending snapshots whose sources changed") struct StaleReviewTests {
  private static let fixture =
    "users: [{ userId: u, nickname: NAME }]\ngroupChannels: [{ url: c }]\n"

  private func screen(_ fixture: String) -> String {
    "viewController: SBUInviteUserViewController\nchannelURL: c\ndata: \(fixture)\n"
  }

  private func project() throws -> Workspace {
    let workspace = try Workspace([
      "screens/diorama.yaml": "device: { width: 30 }\n",
      "screens/fixtures/one.yaml": Self.fixture.replacing("NAME", with: "Alice"),
      "screens/fixtures/two.yaml": Self.fixture.replacing("NAME", with: "Bob"),
      "screens/a.yaml": screen("fixtures/one.yaml"), "screens/b.yaml": screen("fixtures/two.yaml"),
    ])
    _ = try workspace.run("test", "screens")
    return workspace
  }

  @Test func stale_snapshots_cannot_be_accepted_but_others_can() throws {
    let workspace = try project()
    try workspace.write(
      Self.fixture.replacing("NAME", with: "Zoe"), to: "screens/fixtures/one.yaml")
    let list = try workspace.run("review", "--list", "screens").output
    #expect(
      list.hasSuffix(
        "missing  a has no screens/__Snapshots__/a.txt (its sources changed since the test)\n"),
      "\(list)")
    let run = try workspace.run("review", "--accept", "*", "screens")
    #expect(run.output == "accepted b: wrote screens/__Snapshots__/b.txt\n")
    #expect(
      run.errors == """
        screens/__Snapshots__/a.txt: error: the sources changed since the test \
        (screens/fixtures/one.yaml); nothing was written; run 'diorama test' again

        """)
    #expect(run.status == .findings)
    #expect(try workspace.tree["screens/__Snapshots__/a.txt"] == nil)
  }

  @Test(arguments: ["screens/a.yaml", "screens/diorama.yaml", "screens/fixtures/one.yaml"])
  func a_change_of_any_source_makes_a_snapshot_stale(path: String) throws {
    let workspace = try project()
    try workspace.write(try workspace.text(of: path) + "# a word\n", to: path)
    let run = try workspace.run("review", "--accept", "a", "screens")
    #expect(run.errors.contains("(\(path))"), "\(run.transcript)")
    #expect(run.status == .findings)
  }

  @Test func a_project_file_added_later_makes_a_snapshot_stale() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Alice")])
    _ = try workspace.run("test", "screens")
    try workspace.write("theme: dark\n", to: "screens/diorama.yaml")
    #expect(try workspace.run("review", "--accept", "a", "screens").status == .findings)
  }

  @Test func pending_snapshots_of_CI_can_be_accepted_in_another_copy() throws {
    let workspace = try project()
    let clone = try Workspace()
    for (path, text) in try workspace.tree {
      try clone.write(text, to: "deep/er/" + path)
    }
    let run = try clone.run("review", "--accept", "*", "deep/er/screens")
    #expect(run.errors == "" && run.status == .success)
    #expect(try clone.text(of: "deep/er/screens/__Snapshots__/a.txt").contains("Alice"))
  }

  @Test func review_does_not_ask_about_stale_snapshots() throws {
    let workspace = try project()
    try workspace.write("device: { width: 31 }\n", to: "screens/diorama.yaml")
    var environment = Console.Environment()
    environment.isTerminal = true
    environment.isInputTerminal = true
    let run = try workspace.run("review", "screens", environment: environment, keys: "aaaa")
    #expect(
      run.output == """

        the sources of 2 snapshots changed since the test; run 'diorama test' again to update \
        them: a, b
        0 accepted, 0 rejected, 2 pending

        """)
  }
}
