import Diorama
import DioramaCommand
import Foundation
import HeadlessNexconn
import HeadlessSendbird
import Testing

/// What editors complete with comes from the registry; whether it is right about all of `screens/`
/// and the fixtures, an independent validator says in `Scripts/check-schema`.
@Suite("diorama schema") struct SchemaCommandTests {
  private static let screens = URL(filePath: Fixture.root)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "screens").path

  @Test(arguments: Schema.Purpose.allCases)
  func what_stands_in_screens_is_not_stale(purpose: Schema.Purpose) throws {
    let registry = try Registry(.sendbird, .nexconn)
    let suite = ScreenSuite(try Project(at: Self.screens), registry: registry)
    let path = "\(Self.screens)/\(purpose.fileName)"
    let isFresh =
      try Schema(purpose, of: suite).text == String(contentsOfFile: path, encoding: .utf8)
    #expect(isFresh, "run make schema")
  }

  @Test(arguments: Schema.Purpose.allCases)
  func every_reference_has_a_definition(purpose: Schema.Purpose) throws {
    let run = try CommandRun(["schema", "--for", purpose.rawValue])
    let schema = try #require(try run.json() as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let used = Set(run.output.matches(of: /"\$ref": "#\/\$defs\/([^"]*)"/).map { String($0.1) })
    #expect(used.subtracting(definitions.keys).isEmpty)
    #expect(Set(definitions.keys).subtracting(used).isEmpty)
  }

  @Test func a_view_controller_has_its_own_keys_with_their_meaning() throws {
    let run = try CommandRun(["schema"])
    let schema = try #require(try run.json() as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let screen = try #require(
      definitions["screen.SBUInviteUserViewController"] as? [String: Any])
    let keys = try #require(screen["properties"] as? [String: Any])
    #expect(screen["additionalProperties"] as? Bool == false)
    #expect(keys["channelURL"] != nil && keys["headerComponent"] != nil)
    #expect(keys["userListType"] == nil)
    let older = try #require(keys["channelUrl"] as? [String: Any])
    #expect(older["deprecated"] as? Bool == true)
    let header = try #require(keys["headerComponent"] as? [String: Any])
    #expect((header["description"] as? String)?.isEmpty == false)
  }

  @Test func types_of_an_app_are_proposed() throws {
    #expect(try CommandRun(["schema"]).output.contains("\"PollHeader\""))
  }

  @Test func types_that_a_project_makes_are_proposed() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": """
      components: { TeamHeader: { extends: SBUInviteUserModule.Header } }

      """
    ])
    #expect(try workspace.run("schema", "screens").output.contains("\"TeamHeader\""))
    #expect(try !workspace.run("schema").output.contains("\"TeamHeader\""))
  }

  @Test func writes_all_three_into_a_project() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Alice")])
    let run = try workspace.run("schema", "--write", "screens")
    #expect(
      run.transcript == """
        wrote screens/diorama.schema.json
        wrote screens/diorama.project.schema.json
        wrote screens/diorama.fixture.schema.json

        """)
    #expect(
      try workspace.run("schema", "screens").output
        == workspace.text(of: "screens/diorama.schema.json"))
    #expect(try workspace.run("lint", "-q", "screens").transcript == "")
  }

  @Test func a_project_that_is_not_there_is_told() throws {
    let run = try CommandRun(["schema", "nowhere"])
    #expect(run.errors == "the path 'nowhere' cannot be read: no such file or directory\n")
    #expect(run.status == .failure)
  }
}
