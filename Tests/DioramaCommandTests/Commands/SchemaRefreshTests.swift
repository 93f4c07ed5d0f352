import CommandTestSupport
import Diorama
import DioramaAuthoring
import DioramaCommand
import DioramaKit
import Dispatch
import Foundation
import HeadlessNexconn
import HeadlessSendbird
import Testing

/// Schemas that a screen names, or that were written before, are updated when the types change.
@Suite("Schema updates") struct SchemaRefreshTests {
  private static let schema = "screens/.diorama/schema/screen.json"
  private static let files = [
    "screens/diorama.yaml": "theme: light\n",
    "screens/people/a.yaml":
      "# yaml-language-server: $schema=../.diorama/schema/screen.json\n" + Screens.invite("Alice"),
  ]
  private static let component =
    "components: { TeamHeader: { extends: SBUInviteUserModule.Header } }\n"

  /// The current schema of a project.
  private func expected(_ workspace: Workspace) throws -> String {
    try workspace.run("schema", "screens").output
  }

  @Test func lint_writes_the_schemas_that_a_screen_names() throws {
    let workspace = try Workspace(Self.files)
    let run = try workspace.run("lint", "screens")
    #expect(run.transcript == "1 screen checked: 0 errors, 0 warnings\n")
    #expect(try workspace.text(of: Self.schema) == expected(workspace))
    #expect(
      try workspace.tree.keys.filter { $0.contains(".diorama") }.sorted() == [
        "screens/.diorama/.gitignore", "screens/.diorama/schema/fixture.json",
        "screens/.diorama/schema/project.json", "screens/.diorama/schema/screen.json",
      ])
  }

  @Test func lint_of_one_screen_writes_the_schemas_to_the_project() throws {
    let workspace = try Workspace(Self.files)
    _ = try workspace.run("lint", "screens/people/a.yaml")
    #expect(try workspace.text(of: Self.schema) == expected(workspace))
  }

  @Test func a_schema_that_was_written_before_is_updated() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Alice")])
    _ = try workspace.run("schema", "--write", "screens")
    try workspace.write(Self.component, to: "screens/diorama.yaml")
    _ = try workspace.run("lint", "screens")
    let text = try workspace.text(of: Self.schema)
    #expect(try text.contains("\"TeamHeader\"") && text == expected(workspace))
  }

  @Test(arguments: ["", "{\"$schema\":", "null"])
  func a_half_written_schema_is_written_again(text: String) throws {
    let workspace = try Workspace(Self.files)
    try workspace.write(text, to: Self.schema)
    _ = try workspace.run("lint", "screens")
    #expect(try workspace.text(of: Self.schema) == expected(workspace))
  }

  @Test func an_up_to_date_schema_is_not_written_again() throws {
    func number(_ workspace: Workspace) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: workspace.path(Self.schema))[
        .systemFileNumber] as? Int
    }
    let workspace = try Workspace(Self.files)
    _ = try workspace.run("lint", "screens")
    let before = try #require(try number(workspace))
    _ = try workspace.run("lint", "screens")
    #expect(try number(workspace) == before)
  }

  @Test func an_edited_schema_is_written_again_even_if_the_types_did_not_change() throws {
    let workspace = try Workspace(Self.files)
    _ = try workspace.run("lint", "screens")
    try workspace.write("{}", to: Self.schema)
    _ = try workspace.run("lint", "screens")
    #expect(try workspace.text(of: Self.schema) == expected(workspace))
  }

  @Test func other_types_produce_another_schema() throws {
    let workspace = try Workspace(Self.files)
    _ = try workspace.run("lint", "screens")
    let suite = ScreenSuite(
      try Project(at: workspace.path("screens")), registry: try Registry(.sendbird))
    SchemaFolder(of: suite).refresh()
    #expect(try workspace.text(of: Self.schema) == Schema(.screen, of: suite).text)
    #expect(try workspace.text(of: Self.schema) != expected(workspace))
  }

  @Test(arguments: [
    // The screen names no schema, or one at another location.
    "", "# yaml-language-server: $schema=.diorama/schema/screen.json\n",
    "# yaml-language-server: $schema=../mine.json\n",
    "tags: [a]\n# yaml-language-server: $schema=../.diorama/schema/screen.json\n",
  ])
  func no_schemas_are_written_if_no_screen_names_them(head: String) throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "theme: light\n",
      "screens/people/a.yaml": head + Screens.invite("Alice"),
    ])
    let before = try workspace.tree
    _ = try workspace.run("lint", "screens")
    #expect(try workspace.tree == before)
  }

  @Test func nothing_is_written_if_CI_is_set() throws {
    let workspace = try Workspace(Self.files)
    try workspace.write("stale", to: Self.schema)
    let before = try workspace.tree
    var environment = Console.Environment()
    environment.isCI = true
    _ = try workspace.run("lint", "screens", environment: environment)
    #expect(try workspace.tree == before)
  }

  @Test(arguments: [".diorama", ".diorama/schema"])
  func a_file_in_the_way_of_the_schemas_is_silently_kept(path: String) throws {
    let workspace = try Workspace(Self.files)
    try workspace.write("mine", to: "screens/\(path)")
    let run = try workspace.run("lint", "screens")
    #expect(run.transcript == "1 screen checked: 0 errors, 0 warnings\n")
    #expect(run.status == .success)
    #expect(try workspace.text(of: "screens/\(path)") == "mine")
  }

  @Test func an_unreadable_project_file_does_not_change_the_schemas() throws {
    let workspace = try Workspace(Self.files)
    try workspace.write(Self.component, to: "screens/diorama.yaml")
    _ = try workspace.run("lint", "screens")
    let before = try workspace.text(of: Self.schema)
    try workspace.write(Self.component + "theme: [\n", to: "screens/diorama.yaml")
    #expect(try workspace.run("lint", "screens").status == .findings)
    #expect(before.contains("\"TeamHeader\""))
    #expect(try workspace.text(of: Self.schema) == before)
  }

  @Test func concurrent_writes_leave_a_complete_schema() throws {
    let workspace = try Workspace(Self.files)
    let registry = try Registry(.sendbird, .nexconn)
    let suite = ScreenSuite(
      try Project(at: workspace.path("screens")), registry: registry)
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      try? SchemaFolder(of: suite).write(.screen)
      SchemaFolder(of: suite).refresh()
    }
    #expect(try workspace.text(of: Self.schema) == Schema(.screen, of: suite).text)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: workspace.path("screens/.diorama/schema"))
    #expect(names.sorted() == ["fixture.json", "project.json", "screen.json"])
  }
}
