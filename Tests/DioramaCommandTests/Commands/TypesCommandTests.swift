import DioramaCommand
import Testing

@Suite("diorama types") struct TypesCommandTests {
  @Test func lists_types_by_kind() throws {
    let workspace = try Workspace(["app/a.yaml": ""])
    let run = try workspace.run("types", "--in", "app")
    let kinds = run.output.split(separator: "\n\n").map {
      $0.split(separator: "\n").map(String.init)
    }
    #expect(
      kinds.compactMap(\.first) == [
        "bar button", "cell", "empty view", "header", "list", "module", "title view",
        "view controller", "view model", "list of a fixture", "key",
      ])
    #expect(
      kinds[3] == [
        "header", "  NCNetworkIndicatorView", "  PollHeader",
        "  SBUGroupChannelPushSettingsModule.Header", "  SBUGroupChannelSettingsModule.Header",
        "  SBUInviteUserModule.Header",
        "  SBUModerationsModule.Header",
        "  SBUOpenChannelSettingsModule.Header", "  SBUPromoteMemberModule.Header",
        "  SBURegisterOperatorModule.Header", "  SBUUserListModule.Header",
      ])
    #expect(run.status == .success)
  }

  @Test func shows_a_type_in_full() throws {
    let run = try CommandRun(["types", "SBUInviteUserModule.Header"])
    #expect(
      run.output == """
        SBUInviteUserModule.Header: header

        properties
          title: text
              the text in the middle of the bar
          leftBarButton: a mapping with title, isEnabled
              the item at the left
          rightBarButton: a mapping with title, selectedTitle, isEnabled
              the item at the right; %d in a title is the number of selected users

        """)
    #expect(run.status == .success)
  }

  @Test func shows_what_a_view_controller_is_made_of() throws {
    let lines = try CommandRun(["types", "SBUInviteUserViewController"]).output
      .split(separator: "\n").map(String.init)
    #expect(lines.first == "SBUInviteUserViewController: view controller")
    for part in ["parameters", "parts"] { #expect(lines.contains(part)) }
    for key in ["channelURL", "channel", "users", "headerComponent", "listComponent", "viewModel"] {
      #expect(lines.contains { $0.hasPrefix("  \(key): ") }, "\(key)")
    }
  }

  @Test func suggests_the_name_that_was_meant() throws {
    let run = try CommandRun(["types", "SBUUserCel"])
    #expect(run.errors == "no type is called 'SBUUserCel'; did you mean 'SBUUserCell'?\n")
    #expect(run.output == "")
    #expect(run.status == .usage)
    #expect(try CommandRun(["types", "Elephant"]).errors == "no type is called 'Elephant'\n")
  }

  @Test func prints_json() throws {
    let workspace = try Workspace(["app/a.yaml": ""])
    let all = try #require(
      try workspace.run("types", "--format", "json", "--in", "app").json() as? [[String: Any]])
    let names = all.compactMap { $0["name"] as? String }
    #expect(names == names.sorted())
    #expect(names.contains("SBUInviteUserModule.Header"))
    let keys: Set = [
      "name", "kind", "extends", "madeAt", "screen", "parameters", "parts", "properties",
    ]
    #expect(all.allSatisfy { Set($0.keys) == keys })
    let one = try #require(
      try CommandRun(["types", "PollHeader", "--format", "json"]).json() as? [String: Any])
    #expect(one["name"] as? String == "PollHeader")
    #expect(one["kind"] as? String == "header")
    let properties = try #require(one["properties"] as? [[String: String]])
    #expect(
      properties.first == [
        "name": "title", "value": "text", "meaning": "the text in the middle of the bar",
      ])
  }

  @Test func json_says_what_a_view_controller_takes_and_is_made_of() throws {
    let page = try #require(
      try CommandRun(["types", "SBUInviteUserViewController", "--format", "json"]).json()
        as? [String: Any])
    let parameters = try #require(page["parameters"] as? [[String: String]])
    #expect(parameters.compactMap { $0["name"] } == ["channelURL", "channel", "users"])
    #expect(parameters.first?["value"] == "the id of a channel")
    let parts = try #require(page["parts"] as? [[String: String]])
    #expect(
      parts.first == [
        "name": "headerComponent", "kind": "header", "accepts": "SBUInviteUserModule.Header",
        "meaning": "title, Cancel and Invite",
      ])
  }

  @Test func has_no_empty_sections() throws {
    for name in ["NCChannelViewController", "NCUserListViewController"] {
      let lines = try CommandRun(["types", name]).output.split(separator: "\n")
      #expect(!lines.contains("parts"), "\(name)")
    }
  }

  @Test func shows_what_a_project_makes() throws {
    let workspace = try Workspace([
      "app/diorama.yaml": """
      components:
        TeamHeader: { extends: SBUInviteUserModule.Header, title: Team }
        CrewHeader: { extends: TeamHeader }
      """,
      "app/a.yaml": Screens.invite(
        "Alice", extra: "components: { OwnCell: { extends: SBUUserCell } }"),
    ])
    let page = try workspace.run("types", "CrewHeader", "--in", "app")
    #expect(
      page.output.hasPrefix(
        """
        CrewHeader: header
          extends TeamHeader
          extends SBUInviteUserModule.Header
          made at app/diorama.yaml:3:3

        properties
          title: text

        """), "\(page.output)")
    let list = try workspace.run("types", "--in", "app").output.split(separator: "\n")
    #expect(list.contains("  CrewHeader extends TeamHeader, made at app/diorama.yaml:3:3"))
    #expect(
      list.contains {
        $0.hasPrefix("  OwnCell extends SBUUserCell, made at app/a.yaml:")
          && $0.hasSuffix(" for the screen 'a' only")
      })
    let near = try workspace.run("types", "CrewHeadr", "--in", "app")
    #expect(near.errors == "no type is called 'CrewHeadr'; did you mean 'CrewHeader'?\n")
    let none = try workspace.run("types", "--in", "nowhere")
    #expect(
      none.errors == "the project 'nowhere' cannot be read: no such file or directory\n")
    #expect(none.status == .failure)
  }

  @Test func takes_the_options_that_scripts_pass_to_every_command() throws {
    let run = try CommandRun(["types", "--color", "always", "--quiet", "SBUUserCell"])
    #expect(run.output.hasPrefix("SBUUserCell: cell\n\nproperties\n  parts: "))
  }

  @Test func lists_of_fixtures_have_pages_of_their_own() throws {
    let run = try CommandRun(["types", "friendApplications"])
    #expect(
      run.output.hasPrefix(
        """
        friendApplications: list of a fixture
          requests to be friends with the current user

        keys of an item
          userId: text
              the other person's id

        """))
    #expect(try CommandRun(["types"]).output.contains("\nlist of a fixture\n  users: the people\n"))
    #expect(
      try CommandRun(["types", "openChanels"]).errors
        == "no type is called 'openChanels'; did you mean 'openChannels'?\n")
    let data = try #require(
      try CommandRun(["types", "users", "--format", "json"]).json() as? [String: Any])
    #expect(data["kind"] as? String == "list of a fixture")
    #expect((data["keys"] as? [[String: Any]])?.first?["name"] as? String == "userId")
  }

  @Test func keys_that_take_a_mapping_have_pages_of_their_own() throws {
    let colors = try CommandRun(["types", "SBUColorSet"]).output
    #expect(
      colors.hasPrefix(
        """
        SBUColorSet: key
          the kit's colours, by name: "#RRGGBB", or the name of another one

        keys
          primaryExtraLight: one of 51 words such as primaryExtraLight, or text
              standard: #DBD1FF

        """), "\(colors)")
    #expect(colors.contains("standard: #00000061\n"))
    let themes = try CommandRun(["types", "SBUTheme"]).output
    #expect(themes.contains("\n  componentTheme: a mapping with 91 keys such as "), "\(themes)")
    let theme = try CommandRun(["types", "SBUTheme.userCellTheme"]).output
    #expect(theme.contains("standard: background50, dark background600\n"), "\(theme)")
    #expect(theme.contains("standard: primaryMain at 0.5, dark primaryMain at 0.5\n"), "\(theme)")
    #expect(try CommandRun(["types"]).output.contains("\n  SBUIconSet: the kit's pictures, "))
    #expect(
      try CommandRun(["types", "SBUIconSets"]).errors
        == "no type is called 'SBUIconSets'; did you mean 'SBUIconSet'?\n")
  }
}
