import CommandTestSupport
import DioramaCommand
import Testing

@Suite("diorama list") struct ListCommandTests {
  private func project() throws -> Workspace {
    try Workspace([
      "screens/diorama.yaml": """
      SBUModuleSet: { InviteUserModule: { HeaderComponent: TeamHeader } }
      components: { TeamHeader: { extends: SBUInviteUserModule.Header, title: Team } }
      """,
      "screens/a.yaml": Screens.invite("Alice", extra: "tags: [team, 초대]"),
      "screens/deep/b.yaml": """
      # one
      screen: plain
      \(Screens.invite("Bob", extra: "headerComponent: SBUInviteUserModule.Header"))
      variants:
        dark: { theme: dark, tags: night }
      """,
    ])
  }

  @Test func list_shows_a_line_for_each_screen_and_variant() throws {
    let run = try project().run("list", "screens")
    let controller = "SBUInviteUserViewController"
    let list = "SBUInviteUserModule.List"
    #expect(
      run.transcript == """
        a           screens/a.yaml:1        \(controller)  TeamHeader                  \(list)  team, 초대
        plain       screens/deep/b.yaml:2   \(controller)  SBUInviteUserModule.Header  \(list)
        plain@dark  screens/deep/b.yaml:12  \(controller)  SBUInviteUserModule.Header  \(list)  night

        """)
    #expect(run.status == .success)
  }

  @Test func list_prints_the_documented_keys_as_json() throws {
    let run = try project().run("list", "--format", "json", "screens")
    let rows = try #require(try run.json() as? [[String: Any]])
    let keys: Set = [
      "screen", "variant", "file", "line", "viewController", "headerComponent", "listComponent",
      "tags",
    ]
    #expect(rows.allSatisfy { Set($0.keys) == keys })
    #expect(rows.map { $0["screen"] as? String } == ["a", "plain", "plain"])
    #expect(rows.map { $0["variant"] as? String } == [nil, nil, "dark"])
    #expect(
      rows.map { $0["file"] as? String } == [
        "screens/a.yaml", "screens/deep/b.yaml", "screens/deep/b.yaml",
      ])
    #expect(rows.map { $0["line"] as? Int } == [1, 2, 12])
    #expect(rows.allSatisfy { $0["viewController"] as? String == "SBUInviteUserViewController" })
    #expect(
      rows.map { $0["headerComponent"] as? String } == [
        "TeamHeader", "SBUInviteUserModule.Header", "SBUInviteUserModule.Header",
      ])
    #expect(rows.allSatisfy { $0["listComponent"] as? String == "SBUInviteUserModule.List" })
    #expect(rows.map { $0["tags"] as? [String] } == [["team", "초대"], [], ["night"]])
    #expect(run.status == .success)
  }

  @Test func a_screen_that_cannot_be_resolved_is_still_listed() throws {
    let workspace = try Workspace(["screens/a.yaml": "viewController: Absent\ntags: x\n"])
    let run = try workspace.run("list", "--format", "json", "screens")
    let row = try #require((try run.json() as? [[String: Any]])?.first)
    #expect(row["screen"] as? String == "a")
    #expect(row["viewController"] is String == false)
    #expect(row["tags"] as? [String] == ["x"])
    let problems = try #require(try CommandRun.json(in: run.errors) as? [[String: Any]])
    #expect(problems.map { $0["code"] as? String } == ["unknown-type"])
    #expect(run.status == .failure)
  }

  @Test func project_variants_and_tags_apply_to_screens_without_their_own() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "tags: [all]\nvariants: { dark: { theme: dark } }",
      "screens/a.yaml": Screens.invite("Alice"),
      "screens/b.yaml": Screens.invite("Bob", extra: "tags: [own]\nvariants: {}"),
    ])
    let run = try workspace.run("list", "--format", "json", "screens")
    let rows = try #require(try run.json() as? [[String: Any]])
    #expect(rows.map { $0["screen"] as? String } == ["a", "a", "b"])
    #expect(rows.map { $0["variant"] as? String } == [nil, "dark", nil])
    #expect(rows.map { $0["tags"] as? [String] } == [["all"], ["all"], ["own"]])
    // The location of the screen, not that of the variant in the project file.
    #expect(rows.map { $0["line"] as? Int } == [1, 1, 1])
  }

  @Test func list_is_empty_if_there_is_no_screen() throws {
    let workspace = try Workspace(["screens/notes.txt": ""])
    #expect(try workspace.run("list", "screens").transcript == "")
    #expect(try workspace.run("list", "--format", "json", "screens").transcript == "[]\n")
  }
}
