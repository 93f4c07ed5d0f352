import CommandTestSupport
import DioramaCommand
import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessSendbird
import Testing

@Suite("diorama types") struct TypesCommandTests {
  @Test func types_are_listed_by_kind() throws {
    let workspace = try Workspace(["app/a.yaml": ""])
    let run = try workspace.run("types", "--in", "app")
    let kinds = run.output.split(separator: "\n\n").map {
      $0.split(separator: "\n").map(String.init)
    }
    #expect(
      kinds.compactMap(\.first) == [
        "bar button", "cell", "empty view", "header", "list", "message input", "module",
        "title view", "view", "view controller", "view model", "set of types", "list of a fixture",
        "key",
        "`diorama types NAME` shows one in full.",
      ])
    #expect(
      kinds[3] == [
        "header", "  NCNetworkIndicatorView: shows connection problems above the channel list",
        "  PollHeader",
        "  SBUCreateChannelModule.Header: "
          + "the bar of the screen that creates a channel: back, Create",
        "  SBUCreateOpenChannelModule.Header: the bar of the screen that creates an open channel",
        "  SBUGroupChannelListModule.Header: the bar of the list of channels: back, title, create",
        "  SBUGroupChannelModule.Header: "
          + "the bar of a group channel: back, picture and name, settings",
        "  SBUGroupChannelPushSettingsModule.Header: "
          + "the bar of the push notification settings: back and title",
        "  SBUGroupChannelSettingsModule.Header: "
          + "the bar of a group channel's settings: back and Edit",
        "  SBUInviteUserModule.Header: the bar of the invite screen: Cancel, title, Invite",
        "  SBUModerationsModule.Header: the bar of the moderations screen: back and title",
        "  SBUOpenChannelListModule.Header: the bar of the list of channels: back, title, create",
        "  SBUOpenChannelModule.Header: "
          + "the bar of an open channel: back, picture and name, settings or participants",
        "  SBUOpenChannelSettingsModule.Header: "
          + "the bar of an open channel's settings: back and Edit",
        "  SBUPromoteMemberModule.Header: the bar of the promote screen: Cancel, title, Register",
        "  SBURegisterOperatorModule.Header: "
          + "the bar of the register screen: Cancel, title, Register",
        "  SBUUserListModule.Header: "
          + "the bar of a user list: back, title, and a button that adds users",
      ])
    #expect(run.status == .success)
  }

  @Test func every_type_of_the_shipped_kits_has_a_summary() throws {
    for entry in try Registry(.sendbird, .nexconn).all {
      #expect(!entry.summary.isEmpty, "\(entry.name)")
      #expect(entry.summary.first?.isUppercase == false && !entry.summary.hasSuffix("."))
    }
  }

  @Test func a_type_set_is_shown_with_its_entries() throws {
    let run = try CommandRun(["types", "SBUViewModelSet"])
    #expect(
      run.output.hasPrefix(
        """
        SBUViewModelSet: set of types
          the view models that view controllers create
          a key of diorama.yaml, of screens and of variants

        entries

        """), "\(run.output)")
    #expect(
      run.output.contains("  InviteUserViewModel: view model\n      SBUInviteUserViewModel: loads ")
    )
    let json = try CommandRun(["types", "SBUViewModelSet", "--format", "json"]).json()
    #expect((json as? [String: Any])?["kind"] as? String == "set of types")
    #expect(
      try CommandRun(["types", "SBUModulSet"]).errors
        == "unknown type 'SBUModulSet'; did you mean 'SBUModuleSet'?\n")
  }

  @Test func set_entries_and_nested_keys_are_found_by_name() throws {
    let entry = try CommandRun(["types", "SBUModuleSet.InviteUserModule.HeaderComponent"]).output
    #expect(entry == (try CommandRun(["types", "SBUInviteUserModule.Header"]).output))
    for name in [
      "SBUModuleSet.inviteUserModule.headerComponent", "inviteUserModule.headerComponent",
    ] {
      #expect(try CommandRun(["types", name]).output == entry, "\(name)")
    }
    let theme = try CommandRun(["types", "userListTheme"]).output
    #expect(theme.hasPrefix("SBUTheme.userListTheme: key\n"), "\(theme)")
  }

  @Test func a_module_is_shown_with_its_header_and_list_and_their_properties() throws {
    let page = try CommandRun(["types", "SBUInviteUserModule"]).output
    #expect(
      page.hasPrefix(
        """
        SBUInviteUserModule: module
          the parts of the invite screen
          entry of SBUModuleSet: InviteUserModule

        parts
          HeaderComponent: a header: SBUInviteUserModule.Header or a subclass
              the bar of the invite screen: Cancel, title, Invite
          ListComponent: a list: SBUInviteUserModule.List or a subclass
              the users who can be invited, each with a checkbox

        properties of SBUInviteUserModule.Header
          title: text
        """), "\(page)")
    #expect(page.contains("\n\nproperties of SBUInviteUserModule.List\n  tableHeaderView: "))
    let json = try #require(
      try CommandRun(["types", "SBUInviteUserModule", "--format", "json"]).json()
        as? [String: Any])
    let parts = try #require(json["parts"] as? [[String: String]])
    #expect(
      parts.compactMap { $0["accepts"] } == [
        "SBUInviteUserModule.Header", "SBUInviteUserModule.List",
      ])
    // Each channel type has a module of its own, which inherits from this one.
    let shared = try CommandRun(["types", "SBURegisterOperatorModule"]).output
    for entry in ["GroupRegisterOperatorModule", "OpenRegisterOperatorModule"] {
      #expect(shared.contains("\n  entry of SBUModuleSet: \(entry)\n"), "\(shared)")
    }
  }

  @Test(arguments: [
    "SBUModuleSet.OpenRegisterOperatorModule", "OpenRegisterOperatorModule",
    "SBUOpenRegisterOperatorModule",
  ])
  func an_entry_whose_type_is_not_registered_is_shown_with_its_base(name: String) throws {
    let page = try CommandRun(["types", name]).output
    #expect(page == (try CommandRun(["types", "SBURegisterOperatorModule"]).output))
  }

  @Test(arguments: ["SBUModuleSet", "SBUViewControllerSet", "SBUViewModelSet", "NCTypeSet"])
  func a_type_set_shows_types_that_YAML_knows_with_their_meanings(name: String) throws {
    let registry = try CommandRun.registry()
    let json = try #require(
      try CommandRun(["types", name, "--format", "json"]).json() as? [String: Any])
    let entries = try #require(json["entries"] as? [[String: String]])
    let page = try CommandRun(["types", name]).output
    #expect(!entries.isEmpty)
    for entry in entries {
      let type = try #require(registry[entry["type"] ?? ""], "\(entry)")
      #expect(entry["meaning"] == type.summary && !type.summary.isEmpty)
      #expect(page.contains("\n      \(type.name)"))
      #expect(page.contains(": \(type.summary)\n"))
    }
  }

  @Test func older_spellings_are_shown_under_their_current_names() throws {
    for (old, today) in [
      ("channelUrl", "channelURL"), ("memberListType", "userListType"),
      ("inviteUserModule", "InviteUserModule"),
      ("SBUMemberListViewController", "SBUUserListViewController"),
    ] {
      let page = try CommandRun(["types", today])
      #expect(page.status == .success)
      #expect(try CommandRun(["types", old]).output == page.output, "\(old)")
    }
    // A key that exists is shown even if it is also an older spelling of another one.
    #expect(try CommandRun(["types", "members"]).output.contains("\n  groupChannels: "))
  }

  @Test func keys_of_items_and_of_the_project_are_shown() throws {
    let request = try CommandRun(["types", "request"]).output
    #expect(
      request.hasPrefix("request: key\n\naccepted by\n  network.failures: connect | getChannel | "))
    #expect(
      try CommandRun(["types", "severity"]).output == """
        severity: key
          the severity of each kind of problem, by its code
          it takes a mapping from names to error | warning | note | off

        """)
  }

  @Test func json_has_the_values_of_keys_and_the_requests_of_screens() throws {
    let theme = try #require(
      try CommandRun(["types", "theme", "--format", "json"]).json() as? [String: Any])
    #expect(theme["kind"] as? String == "key")
    #expect(theme["value"] as? String == "light | dark")
    #expect(theme["values"] as? [String] == ["light", "dark"])
    let network = try #require(
      try CommandRun(["types", "network", "--format", "json"]).json() as? [String: Any])
    let keys = try #require(network["keys"] as? [[String: Any]])
    let failures = try #require(keys.first { $0["name"] as? String == "failures" })
    let request = try #require((failures["keys"] as? [[String: Any]])?.first)
    #expect(request["name"] as? String == "request")
    #expect((request["values"] as? [String])?.contains("inviteUsers") == true)
    let requests = try #require(network["requests"] as? [[String: Any]])
    let invite = try #require(
      requests.first { $0["screen"] as? String == "SBUInviteUserViewController" })
    #expect(invite["kit"] as? String == "Sendbird")
    #expect(
      invite["requests"] as? [String] == ["connect", "getChannel", "loadUsers", "inviteUsers"])
  }

  @Test func every_entry_of_a_set_has_a_page() throws {
    let registry = try CommandRun.registry()
    for set in registry.typeSets {
      for entry in set.entries {
        let run = try CommandRun(["types", "\(set.name).\(entry.name)"])
        #expect(run.status == .success, "\(set.name).\(entry.name): \(run.errors)")
      }
    }
  }

  @Test func classes_that_YAML_cannot_name_have_a_message_of_their_own() throws {
    let screen = try CommandRun(["types", "SBUMessageSearchViewController"])
    #expect(
      screen.errors == "'SBUMessageSearchViewController' is a screen that is not implemented\n")
    #expect(screen.status == .usage)
    let part = try CommandRun(["types", "SBUMessageSearchModule.Header"])
    #expect(
      part.errors == "'SBUMessageSearchModule.Header' is a class that is not registered, so "
        + "YAML cannot name it\n")
    let base = try CommandRun(["types", "SBUBaseMessageCell"])
    #expect(
      base.errors.hasPrefix(
        "'SBUBaseMessageCell' is a base class, which YAML cannot name; registered subclasses: "
          + "'SBUAdminMessageCell', 'SBUFileMessageCell', "), "\(base.errors)")
    #expect(base.status == .usage)
  }

  @Test func the_page_of_the_network_lists_the_requests_that_can_fail() throws {
    let page = try CommandRun(["types", "network"]).output
    #expect(
      page.contains("\n\nkeys of an item of failures\n  request: connect | getChannel | "),
      "\(page)")
    #expect(page.contains(" | inviteUsers | "))
    #expect(
      page.contains(
        """

        requests of Sendbird's screens
          SBUCreateChannelViewController
              connect, getChannel, loadUsers, createChannel
          SBUCreateOpenChannelViewController
              connect, getChannel, createChannel
          SBUGroupChannelListViewController
              connect, getChannel, loadChannels, leave, setPushTrigger
          SBUGroupChannelPushSettingsViewController
              connect, getChannel, setPushTrigger

        """), "\(page)")
    #expect(page.contains("\nrequests of Nexconn's screens\n"))
  }

  /// The shipped screens send no request that the page does not list for one of them.
  @Test func the_page_of_the_network_lists_every_request_of_the_shipped_snapshots() throws {
    let page = try CommandRun(["types", "network"]).output
    let screens = try #require(page.range(of: "\nrequests of ")).lowerBound
    let listed = Set(page[screens...].split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let names = try #require(page.split(separator: "\n").first { $0.hasPrefix("  request: ") })
    let known = Set(names.dropFirst("  request: ".count).components(separatedBy: " | "))
    let files = try FileManager.default.subpathsOfDirectory(atPath: "screens")
    var sent: Set<String> = []
    for file in files where file.hasSuffix(".txt") {
      let text = try String(contentsOfFile: "screens/\(file)", encoding: .utf8)
      for line in text.split(separator: "\n") {
        sent.formUnion(line.split(separator: " ").prefix(1).map { $0.filter { $0 != ":" } })
      }
    }
    #expect(sent.intersection(known).subtracting(listed) == [])
    #expect(sent.intersection(known).count > 5)
    let registry = try Registry(.sendbird, .nexconn)
    for entry in registry.entries(of: .viewController) where entry.screenType != nil {
      #expect(listed.contains(entry.name) || entry.name == "NCUserListViewController")
    }
  }

  @Test func keys_with_a_single_value_are_shown_and_steps_are_referred_to() throws {
    #expect(
      try CommandRun(["types", "theme"]).output
        == "theme: key\n  light or dark\n  it takes light | dark\n")
    #expect(
      try CommandRun(["types", "tap"]).errors
        == "'tap' is a step, not a type; see `diorama steps tap`\n")
  }

  @Test func a_type_is_shown_in_full() throws {
    let run = try CommandRun(["types", "SBUInviteUserModule.Header"])
    #expect(
      run.output == """
        SBUInviteUserModule.Header: header
          the bar of the invite screen: Cancel, title, Invite

        properties
          title: text
              the title of the navigation bar
          leftBarButton: a mapping with title, isEnabled
              the left bar button
          rightBarButton: a mapping with title, selectedTitle, isEnabled
              the right bar button; %d in a title is the number of selected users

        """)
    #expect(run.status == .success)
  }

  @Test func a_view_controller_is_shown_with_its_parameters_and_parts() throws {
    let lines = try CommandRun(["types", "SBUInviteUserViewController"]).output
      .split(separator: "\n").map(String.init)
    #expect(lines.first == "SBUInviteUserViewController: view controller")
    for part in ["parameters", "parts"] { #expect(lines.contains(part)) }
    for key in ["channelURL", "channel", "users", "headerComponent", "listComponent", "viewModel"] {
      #expect(lines.contains { $0.hasPrefix("  \(key): ") }, "\(key)")
    }
  }

  @Test func an_unknown_type_suggests_the_closest_names() throws {
    let run = try CommandRun(["types", "SBUUserCel"])
    #expect(run.errors == "unknown type 'SBUUserCel'; did you mean 'SBUUserCell'?\n")
    #expect(run.output == "")
    #expect(run.status == .usage)
    #expect(
      try CommandRun(["types", "inviteuser"]).errors.hasSuffix(
        "did you mean 'SBUInviteUserModule', 'SBUInviteUserViewModel', 'SBUInviteUserModule.List', "
          + "'SBUInviteUserModule.Header' or 'SBUInviteUserViewController'?\n"))
    #expect(
      try CommandRun(["types", "Elephant"]).errors
        == "unknown type 'Elephant'; `diorama types` lists the types\n"
        + "to include the types of a project, add `--in FOLDER`\n")
    #expect(
      try CommandRun(["types", "NCChannelListVC"]).errors
        == "unknown type 'NCChannelListVC'; did you mean 'NCChannelListViewController'?\n")
  }

  @Test func a_key_is_shown_with_its_owners_and_what_each_accepts() throws {
    let page = try CommandRun(["types", "headerComponent"]).output
    #expect(
      page.hasPrefix(
        """
        headerComponent: key

        accepted by
          NCChannelListViewController: a header: NCNetworkIndicatorView or a subclass
              the bar above the list

        """), "\(page)")
    #expect(
      page.contains(
        """
          SBUInviteUserViewController: a header: SBUInviteUserModule.Header or a subclass
              title, Cancel and Invite

        """), "\(page)")
    #expect(
      try CommandRun(["types", "friendApplications.status"]).output == """
        friendApplications.status: key

        accepted by
          friendApplications: unhandled | accepted | refused | expired
              the status

        """)
    let query = try CommandRun(["types", "channelListQuery"]).output
    #expect(query.contains("\n\nkeys\n  limit: a whole number from 1 to 100\n"), "\(query)")
    // View controllers come first.
    let owners = try CommandRun(["types", "channelId"]).output.split(separator: "\n").filter {
      $0.hasPrefix("  ") && !$0.hasPrefix("   ")
    }
    #expect(owners.first?.hasPrefix("  NCChannelViewController: ") == true, "\(owners)")
    let json = try #require(
      try CommandRun(["types", "headerComponent", "--format", "json"]).json() as? [String: Any])
    #expect(json["kind"] as? String == "key")
    let first = try #require((json["owners"] as? [[String: Any]])?.first)
    #expect(
      first.compactMapValues { $0 as? String } == [
        "name": "NCChannelListViewController", "meaning": "the bar above the list",
        "value": "a header: NCNetworkIndicatorView or a subclass",
      ])
  }

  @Test func properties_that_are_parameters_are_listed_once() throws {
    let page = try CommandRun(["types", "NCApplyFriendListViewController"]).output
    #expect(page.components(separatedBy: "\n  operationCell: ").count == 2, "\(page)")
  }

  @Test func types_are_printed_as_json() throws {
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
    let properties = try #require(one["properties"] as? [[String: Any]])
    #expect(
      properties.first?.compactMapValues { $0 as? String } == [
        "name": "title", "value": "text", "meaning": "the title of the navigation bar",
      ])
  }

  @Test func json_has_the_parameters_and_parts_of_a_view_controller() throws {
    let page = try #require(
      try CommandRun(["types", "SBUInviteUserViewController", "--format", "json"]).json()
        as? [String: Any])
    let parameters = try #require(page["parameters"] as? [[String: Any]])
    #expect(parameters.compactMap { $0["name"] as? String } == ["channelURL", "channel", "users"])
    #expect(parameters.first?["value"] as? String == "the id of a channel")
    let parts = try #require(page["parts"] as? [[String: String]])
    #expect(
      parts.first == [
        "name": "headerComponent", "kind": "header", "accepts": "SBUInviteUserModule.Header",
        "meaning": "title, Cancel and Invite",
      ])
  }

  @Test func a_type_without_parts_has_no_section_for_them() throws {
    for name in ["NCChannelViewController", "NCUserListViewController"] {
      let lines = try CommandRun(["types", name]).output.split(separator: "\n")
      #expect(!lines.contains("parts"), "\(name)")
    }
  }

  @Test func types_defined_by_a_project_are_shown() throws {
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
          defined at app/diorama.yaml:3:3

        properties
          title: text

        """), "\(page.output)")
    let list = try workspace.run("types", "--in", "app").output.split(separator: "\n")
    #expect(list.contains("  CrewHeader extends TeamHeader, defined at app/diorama.yaml:3:3"))
    #expect(
      list.contains {
        $0.hasPrefix("  OwnCell extends SBUUserCell, defined at app/a.yaml:")
          && $0.hasSuffix(" for the screen 'a' only")
      })
    let near = try workspace.run("types", "CrewHeadr", "--in", "app")
    #expect(near.errors == "unknown type 'CrewHeadr'; did you mean 'CrewHeader'?\n")
    let none = try workspace.run("types", "--in", "nowhere")
    #expect(
      none.errors == "the project 'nowhere' cannot be read: no such file or directory\n")
    #expect(none.status == .failure)
  }

  @Test func types_accepts_the_options_that_scripts_pass_to_every_command() throws {
    let run = try CommandRun(["types", "--color", "always", "--quiet", "SBUUserCell"])
    #expect(run.output.hasPrefix("SBUUserCell: cell\n  a user: picture, nickname, and "))
    #expect(run.output.contains("\n\nproperties\n  parts: "))
  }

  @Test func lists_of_fixtures_have_their_own_pages() throws {
    let run = try CommandRun(["types", "friendApplications"])
    #expect(
      run.output.hasPrefix(
        """
        friendApplications: list of a fixture
          friend requests that the current user sent or received

        keys of an item
          userId: text
              the other user's id

        """))
    #expect(try CommandRun(["types"]).output.contains("\nlist of a fixture\n  users: the users\n"))
    #expect(
      try CommandRun(["types", "openChanels"]).errors
        == "unknown type 'openChanels'; did you mean 'openChannels'?\n")
    let data = try #require(
      try CommandRun(["types", "users", "--format", "json"]).json() as? [String: Any])
    #expect(data["kind"] as? String == "list of a fixture")
    #expect((data["keys"] as? [[String: Any]])?.first?["name"] as? String == "userId")
  }

  @Test func keys_that_take_a_mapping_have_their_own_pages() throws {
    let colors = try CommandRun(["types", "SBUColorSet"]).output
    #expect(
      colors.hasPrefix(
        """
        SBUColorSet: key
          the kit's colors by name: "#RRGGBB" or the name of another color

        keys
          primaryExtraLight: one of 51 values such as primaryExtraLight, or text
              default: #DBD1FF

        """), "\(colors)")
    #expect(colors.contains("default: #00000061\n"))
    let themes = try CommandRun(["types", "SBUTheme"]).output
    #expect(themes.contains("\n  componentTheme: a mapping with 91 keys such as "), "\(themes)")
    let theme = try CommandRun(["types", "SBUTheme.userCellTheme"]).output
    #expect(theme.contains("default: background50; dark: background600\n"), "\(theme)")
    #expect(theme.contains("default: primaryMain at 0.5; dark: primaryMain at 0.5\n"), "\(theme)")
    #expect(try CommandRun(["types"]).output.contains("\n  SBUIconSet: the kit's icons by name: "))
    #expect(
      try CommandRun(["types", "SBUIconSets"]).errors
        == "unknown type 'SBUIconSets'; did you mean 'SBUIconSet'?\n")
  }
}
