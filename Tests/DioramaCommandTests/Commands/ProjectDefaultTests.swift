import CommandTestSupport
import DioramaCommand
import Testing

/// Each value of a project file applies to the screens that it fits, and is no error in others.
@Suite("Defaults for screens of different kinds") struct ProjectDefaultTests {
  private static let people = """
    data:
      users: [{ userId: me, nickname: Me }, { userId: bo, nickname: Bo }]
      groupChannels: [{ url: club, members: [{ userId: me, isOperator: true }] }]
      friendApplications:
        - { userId: bo, name: Bo, type: received, status: refused, operationTime: now }
    currentUser: me

    """

  private static let screens = [
    "invite.yaml": "viewController: SBUInviteUserViewController\nchannelURL: club\n",
    "members.yaml": "viewController: SBUUserListViewController\nchannelURL: club\n",
    "settings.yaml": "viewController: SBUGroupChannelSettingsViewController\nchannelURL: club\n",
    "open.yaml": """
    viewController: SBUOpenChannelSettingsViewController
    channelURL: hall
    data: { users: [{ userId: me }], openChannels: [{ url: hall, operators: [me] }] }
    """,
    "requests.yaml": "viewController: NCApplyFriendListViewController\n",
    "channels.yaml": "viewController: NCChannelListViewController\n",
  ]

  private func workspace(_ project: String) throws -> Workspace {
    var files = Dictionary(
      uniqueKeysWithValues: Self.screens.map { ("screens/\($0.key)", $0.value) })
    files["screens/diorama.yaml"] = Self.people + project
    return try Workspace(files)
  }

  /// The first row of a screen's frame that contains a text.
  private func row(_ words: String, of name: String, in workspace: Workspace) throws -> Substring? {
    try workspace.run("render", "--filter", name, "screens").output.split(separator: "\n")
      .first { $0.hasPrefix("│") && $0.contains(words) }
  }

  @Test func a_default_for_one_kind_of_screen_is_no_error_in_others() throws {
    let workspace = try workspace("cell: { lines: [[status, name]] }\n")
    #expect(try workspace.run("lint", "--quiet", "screens").transcript == "")
    #expect(
      try row("Bo", of: "requests", in: workspace)
        == "│ Declined Bo                                  │")
  }

  @Test func a_part_of_a_default_that_does_not_fit_does_not_affect_other_parts() throws {
    let workspace = try workspace(
      "headerComponent: { rightBarButton: { title: Go, selectedTitle: \"Go (%d)\" } }\n")
    #expect(try workspace.run("lint", "--quiet", "screens").transcript == "")
    #expect(try row("Members", of: "members", in: workspace)?.contains("[Go]") == true)
    #expect(try row("Invite", of: "invite", in: workspace)?.contains("(Go)") == true)
  }

  @Test func items_of_one_list_are_no_error_in_another() throws {
    let workspace = try workspace("listComponent: { items: [participants] }\n")
    #expect(try workspace.run("lint", "--quiet", "screens").transcript == "")
    #expect(try row("Participants", of: "open", in: workspace) != nil)
    #expect(try row("Moderations", of: "open", in: workspace) == nil)
    #expect(try row("Moderations", of: "settings", in: workspace) != nil)
  }

  @Test func a_default_that_fits_no_screen_is_an_error_at_its_position() throws {
    let output = try workspace("cell: { lines: [[statsu]] }\n").run("lint", "screens").output
    #expect(output.contains("screens/diorama.yaml:7:18: error: "), "\(output)")
    #expect(output.contains("did you mean 'status'?"), "\(output)")
  }

  @Test func a_type_that_no_parameter_accepts_is_a_warning() throws {
    let output = try workspace("cell: SBUUserCell\n").run("lint", "screens").output
    #expect(
      output.hasPrefix(
        """
        screens/diorama.yaml:7:7: warning: no screen can have 'SBUUserCell' as its 'cell' \
        [unused-default]
        """), "\(output)")
    #expect(output.hasSuffix("6 screens checked: 0 errors, 1 warning\n"), "\(output)")
  }

  @Test(arguments: [
    ("SBUViewControllerSet.GroupUserListViewController", "Ours"),
    ("SBUUserListViewController", "Members"),
  ])
  func a_type_set_entry_only_applies_to_screens_that_name_it(controller: String, title: String)
    throws
  {
    let workspace = try Workspace([
      "screens/diorama.yaml": Self.people + """
        SBUViewControllerSet:
          GroupUserListViewController: { type: SBUUserListViewController, title: Ours }
        """,
      "screens/a.yaml": "viewController: \(controller)\nchannelURL: club\n",
    ])
    #expect(try row("[+]", of: "a", in: workspace)?.contains(" \(title) ") == true)
  }
}
