import CommandTestSupport
import DioramaCommand
import Testing

/// The settings of a project file apply to every screen. While the file is invalid, no screen runs.
@Suite("Project files with errors") struct BrokenProjectFileTests {
  private static let dark = Screens.snapshot("a", theme: "dark", "Alice")

  private func project(_ file: String) throws -> Workspace {
    try Workspace([
      "screens/diorama.yaml": file, "screens/a.yaml": Screens.invite("Alice"),
      "screens/__Snapshots__/a.txt": Self.dark,
    ])
  }

  @Test(arguments: ["theme: dark\ncurrentUser: [\n", "theme: dark\nbogus: 1\n", "[dark]\n"])
  func no_screen_runs_and_nothing_is_written_if_the_project_file_is_invalid(file: String) throws {
    let workspace = try project(file)
    let record = try workspace.run("record", "screens")
    #expect(record.output == "0 written, 0 unchanged, 1 failed\n")
    #expect(record.errors.contains("screens/diorama.yaml:"))
    #expect(record.status == .failure)
    let test = try workspace.run("test", "screens")
    #expect(test.output == "0 passed, 1 failed\n")
    #expect(test.status == .failure)
    #expect(try workspace.run("render", "screens").output == "")
    #expect(try workspace.text(of: "screens/__Snapshots__/a.txt") == Self.dark)
    #expect(try workspace.tree.count == 3)
  }

  @Test func lint_reports_a_broken_project_file_without_follow_up_errors_in_screens() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "data: { groupChannels: [{ url: club }]\n",
      "screens/a.yaml": "viewController: SBUInviteUserViewController\nchannelURL: club\n",
    ])
    let output = try workspace.run("lint", "screens").output
    #expect(output.contains("diorama.yaml:1:7: error:"), "\(output)")
    #expect(output.hasSuffix("1 screen checked: 1 error, 0 warnings\n"), "\(output)")
  }
}
