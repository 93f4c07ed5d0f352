import CommandTestSupport
import Diorama
import DioramaAuthoring
import DioramaCommand
import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessSendbird
import Testing

/// The schemas for editors come from the registry. In `Scripts/check-schema`, an independent
/// validator checks all of `screens/` and the fixtures against them.
@Suite("diorama schema") struct SchemaCommandTests {
  private static let screens = URL(filePath: FixtureProject.root)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "screens").path

  @Test func every_modeline_in_screens_names_the_right_schema() throws {
    let files = try #require(FileManager.default.enumerator(atPath: Self.screens))
    var count = 0
    for case let path as String in files where path.hasSuffix(".yaml") {
      let text = try String(contentsOfFile: "\(Self.screens)/\(path)", encoding: .utf8)
      guard text.contains("yaml-language-server") else { continue }
      let purpose: Schema.Purpose =
        path == Project.fileName ? .project : path.hasPrefix("fixtures/") ? .fixture : .screen
      let pathToProject = String(repeating: "../", count: path.count { $0 == "/" })
      #expect(text.hasPrefix(purpose.modeline(pathToProject: pathToProject) + "\n"), "\(path)")
      count += 1
    }
    #expect(count > 80)
  }

  @Test(arguments: Schema.Purpose.allCases)
  func a_schema_has_at_most_480_kB(purpose: Schema.Purpose) throws {
    let suite = ScreenSuite(
      try Project(at: Self.screens), registry: try Registry(.sendbird, .nexconn))
    #expect(Schema(purpose, of: suite).text.utf8.count <= 480_000)
  }

  @Test(arguments: Schema.Purpose.allCases)
  func every_reference_has_a_definition(purpose: Schema.Purpose) throws {
    let run = try CommandRun(["schema", "--for", purpose.rawValue])
    let schema = try #require(try run.json() as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let used = Set(run.output.matches(of: /"\$ref":"#\/\$defs\/([^"]*)"/).map { String($0.1) })
    #expect(used.count > 10 && used.subtracting(definitions.keys).isEmpty)
    #expect(Set(definitions.keys).subtracting(used).isEmpty)
  }

  @Test func definitions_shared_by_types_are_written_once() throws {
    let text = try CommandRun(["schema", "--for", "project"]).output
    let meaning = "the right bar button; %d in a title is the number of selected users"
    #expect(text.ranges(of: meaning).count == 1)
  }

  @Test func a_view_controller_has_its_own_keys_with_their_meaning() throws {
    let run = try CommandRun(["schema"])
    let schema = try #require(try run.json() as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let screen = try #require(
      definitions["screen.SBUInviteUserViewController"] as? [String: Any])
    let keys = try #require(screen["properties"] as? [String: Any])
    #expect(screen["additionalProperties"] as? Bool == false)
    #expect(keys["channelURL"] != nil && keys["theme"] != nil)
    #expect(keys["userListType"] == nil)
    let older = try #require(screen["patternProperties"] as? [String: Any])
    #expect((older["^channelUrl$"] as? [String: Any])?["deprecated"] as? Bool == true)
    let header = try #require(keys["headerComponent"] as? [String: Any])
    #expect((header["description"] as? String)?.isEmpty == false)
  }

  @Test func types_of_an_app_are_proposed() throws {
    #expect(try CommandRun(["schema"]).output.contains("\"PollHeader\""))
  }

  @Test func types_defined_by_a_project_are_proposed() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": """
      components: { TeamHeader: { extends: SBUInviteUserModule.Header } }

      """
    ])
    #expect(try workspace.run("schema", "screens").output.contains("\"TeamHeader\""))
    #expect(try !workspace.run("schema").output.contains("\"TeamHeader\""))
  }

  @Test func schema_write_writes_all_three_schemas_to_the_project() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Alice")])
    let run = try workspace.run("schema", "--write", "screens")
    #expect(
      run.transcript == """
        wrote screens/.diorama/schema/screen.json
        wrote screens/.diorama/schema/project.json
        wrote screens/.diorama/schema/fixture.json

        """)
    #expect(
      try workspace.run("schema", "screens").output
        == workspace.text(of: "screens/.diorama/schema/screen.json"))
    #expect(try workspace.text(of: "screens/.diorama/.gitignore") == "*\n")
    #expect(try workspace.run("lint", "-q", "screens").transcript == "")
  }

  @Test func an_unwritable_schema_is_reported() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/.diorama/schema": "mine",
    ])
    let run = try workspace.run("schema", "--write", "screens")
    #expect(
      run.errors.hasPrefix(
        "'screens/.diorama/schema/screen.json' cannot be written: not a directory\n"))
    #expect(run.status == .failure)
    #expect(try workspace.text(of: "screens/.diorama/schema") == "mine")
  }

  @Test func nothing_is_written_outside_of_the_project() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Alice"), "other/b": ""])
    try workspace.link("screens/.diorama", to: workspace.path("other"))
    let run = try workspace.run("schema", "--write", "screens")
    #expect(run.status == .failure, "\(run.transcript)")
    #expect(try workspace.tree.keys.filter { $0.hasPrefix("other/") } == ["other/b"])
  }

  @Test func a_missing_project_is_reported() throws {
    let run = try CommandRun(["schema", "nowhere"])
    #expect(run.errors == "the path 'nowhere' cannot be read: no such file or directory\n")
    #expect(run.status == .failure)
  }
}
