import DioramaCommand
import Testing

/// What a project's own file says goes into each screen; while it is broken none is run.
@Suite("A project whose own file has errors") struct BrokenProjectFileTests {
  private static let dark = Screens.snapshot("a", theme: "dark", "Alice")

  private func project(_ file: String) throws -> Workspace {
    try Workspace([
      "screens/diorama.yaml": file, "screens/a.yaml": Screens.invite("Alice"),
      "screens/__Snapshots__/a.txt": Self.dark,
    ])
  }

  @Test(arguments: ["theme: dark\ncurrentUser: [\n", "theme: dark\nbogus: 1\n", "[dark]\n"])
  func nothing_is_recorded_and_nothing_proposed(file: String) throws {
    let workspace = try project(file)
    let record = try workspace.run("record", "screens")
    #expect(record.output == "0 written, 0 left as they were, 1 failed\n")
    #expect(record.errors.contains("screens/diorama.yaml:"))
    #expect(record.status == .failure)
    let test = try workspace.run("test", "screens")
    #expect(test.output == "0 passed, 1 failed\n")
    #expect(test.status == .failure)
    #expect(try workspace.run("render", "screens").output == "")
    #expect(try workspace.text(of: "screens/__Snapshots__/a.txt") == Self.dark)
    #expect(try workspace.tree.count == 3)
  }

  @Test func lint_does_not_take_what_is_missing_then_for_errors_of_screens() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "data: { groupChannels: [{ url: club }]\n",
      "screens/a.yaml": "viewController: SBUInviteUserViewController\nchannelURL: club\n",
    ])
    let output = try workspace.run("lint", "screens").output
    #expect(output.contains("diorama.yaml:1:7: error:"), "\(output)")
    #expect(output.hasSuffix("1 screen checked: 1 error, 0 warnings\n"), "\(output)")
  }

  @Test(.enabled(if: Tool.isThere), arguments: ["a.yaml", "./a.yaml", ".", "../sub/a.yaml", ""])
  func a_project_is_found_from_inside_its_folders(path: String) throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "theme: dark\n", "screens/sub/a.yaml": Screens.invite("Alice"),
    ])
    let (status, printed) = try Tool.shell(
      "cd \"$1/sub\" && \"$0\" record \(path.isEmpty ? "$1/sub" : path)", workspace.path("screens"))
    #expect(status == 0, "\(printed)")
    #expect(printed.hasSuffix("1 written, 0 left as they were\n"), "\(printed)")
    #expect(try workspace.text(of: "screens/sub/__Snapshots__/a.txt") == Self.dark)
  }

  @Test(.enabled(if: Tool.isThere))
  func what_waits_is_the_projects_wherever_somebody_stands() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "theme: dark\n", "screens/sub/a.yaml": Screens.invite("Alice"),
    ])
    let (status, printed) = try Tool.shell(
      "unset CI; cd \"$1/sub\"; \"$0\" test .; \"$0\" review --accept a .; \"$0\" test .",
      workspace.path("screens"))
    #expect(status == 0 && printed.hasSuffix("1 passed\n"), "\(printed)")
    let files = try workspace.tree.keys.filter { $0.contains("sub/.diorama") }
    #expect(files.isEmpty, "\(files)")
  }

  /// With a file of the project and without, by all the names that a file has where one stands.
  @Test(
    .enabled(if: Tool.isThere), arguments: ["a.yaml", "./a.yaml", "../screens/a.yaml", "."],
    ["theme: light\n", nil])
  func a_file_is_no_neighbour_of_itself(path: String, project: String?) throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
    ])
    if let project { try workspace.write(project, to: "screens/diorama.yaml") }
    let (status, printed) = try Tool.shell(
      "cd \"$1\" && \"$0\" record -q \(path) && \"$0\" test -q \(path)",
      workspace.path("screens"))
    #expect(status == 0 && printed == "", "\(printed)")
    #expect(
      try workspace.text(of: "screens/__Snapshots__/a.txt") == Screens.snapshot("a", "Alice"))
  }
}
