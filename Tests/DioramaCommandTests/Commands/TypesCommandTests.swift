import CommandTestSupport
import DioramaCommand
import DioramaKit
import HeadlessNexconn
import HeadlessSendbird
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
        "view controller", "view model", "set of types", "list of a fixture", "key",
        "`diorama types NAME` shows one in full.",
      ])
    #expect(
      kinds[3] == [
        "header", "  NCNetworkIndicatorView: says above the channel list why nothing comes in",
        "  PollHeader",
        "  SBUGroupChannelPushSettingsModule.Header: the bar of a channel's notifications: back, title",
        "  SBUGroupChannelSettingsModule.Header: the bar of a group channel's settings: back and Edit",
        "  SBUInviteUserModule.Header: the bar of the invite screen: Cancel, title, Invite",
        "  SBUModerationsModule.Header: the bar of the moderations: back and title",
        "  SBUOpenChannelSettingsModule.Header: the bar of an open channel's settings: back and Edit",
        "  SBUPromoteMemberModule.Header: the bar of the promote screen: Cancel, title, Promote",
        "  SBURegisterOperatorModule.Header: the bar of the register screen: Cancel, title, Register",
        "  SBUUserListModule.Header: the bar of a user list: back, title, and adding somebody",
      ])
    #expect(run.status == .success)
  }

  @Test func every_type_of_the_shipped_kits_says_what_it_is() throws {
    for entry in try Registry(.sendbird, .nexconn).all {
      #expect(!entry.summary.isEmpty, "\(entry.name)")
      #expect(entry.summary.first?.isUppercase == false && !entry.summary.hasSuffix("."))
    }
  }

  @Test func shows_a_set_of_types_with_what_stands_in_it() throws {
    let run = try CommandRun(["types", "SBUViewModelSet"])
    #expect(
      run.output.hasPrefix(
        """
        SBUViewModelSet: set of types
          the view models that view controllers make
          it stands in diorama.yaml

        entries

        """), "\(run.output)")
    #expect(
      run.output.contains("  InviteUserViewModel: view model\n      SBUInviteUserViewModel\n"))
    let json = try CommandRun(["types", "SBUViewModelSet", "--format", "json"]).json()
    #expect((json as? [String: Any])?["kind"] as? String == "set of types")
    #expect(
      try CommandRun(["types", "SBUModulSet"]).errors
        == "no type is called 'SBUModulSet'; did you mean 'SBUModuleSet'?\n")
  }

  @Test func an_entry_of_a_set_and_a_key_in_a_key_are_found_by_their_names() throws {
    let entry = try CommandRun(["types", "SBUModuleSet.InviteUserModule.HeaderComponent"]).output
    #expect(entry == (try CommandRun(["types", "SBUInviteUserModule.Header"]).output))
    let theme = try CommandRun(["types", "userListTheme"]).output
    #expect(theme.hasPrefix("SBUTheme.userListTheme: key\n"), "\(theme)")
  }

  @Test func shows_a_key_that_takes_a_single_value_and_leads_on_to_steps() throws {
    #expect(
      try CommandRun(["types", "theme"]).output
        == "theme: key\n  light or dark\n  it takes light | dark\n")
    #expect(
      try CommandRun(["types", "tap"]).errors
        == "no type is called 'tap', but a step is; see `diorama steps tap`\n")
  }

  @Test func shows_a_type_in_full() throws {
    let run = try CommandRun(["types", "SBUInviteUserModule.Header"])
    #expect(
      run.output == """
        SBUInviteUserModule.Header: header
          the bar of the invite screen: Cancel, title, Invite

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
    #expect(
      try CommandRun(["types", "inviteuser"]).errors.hasSuffix(
        "did you mean 'SBUInviteUserModule', 'SBUInviteUserViewModel', 'SBUInviteUserModule.List', "
          + "'SBUInviteUserModule.Header' or 'SBUInviteUserViewController'?\n"))
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
      "name", "kind", "meaning", "extends", "madeAt", "screen", "parameters", "parts", "properties",
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
    #expect(run.output.hasPrefix("SBUUserCell: cell\n  a person: picture, nickname, and "))
    #expect(run.output.contains("\n\nproperties\n  parts: "))
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
