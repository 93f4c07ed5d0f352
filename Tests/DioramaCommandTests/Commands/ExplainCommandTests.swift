import CommandTestSupport
import DioramaCommand
import Testing

@Suite("diorama explain") struct ExplainCommandTests {
  private let files = [
    "screens/diorama.yaml": """
    data: fixtures/team.yaml
    theme: dark
    components:
      TeamHeader:
        extends: SBUInviteUserModule.Header
        title: Add teammates

    """,
    "screens/fixtures/team.yaml": """
    users: [{ userId: alice, nickname: Alice Kim }]
    groupChannels: [{ url: design-team }]

    """,
    "screens/invite.yaml": """
    viewController: SBUInviteUserViewController
    channelURL: design-team
    theme: light
    device: { width: 30 }
    headerComponent:
      type: TeamHeader
      rightBarButton: { title: Add, selectedTitle: "Add (%d)" }
    steps:
      - select: alice
      - snapshot: one person
    variants:
      dark: { theme: dark }

    """,
  ]

  private func run(_ arguments: String...) throws -> CommandRun {
    let workspace = try Workspace(files)
    return try CommandRun(
      ["explain"] + arguments + ["--in", workspace.path("screens")], hiding: [workspace.root])
  }

  @Test func a_key_shows_the_winning_layer_and_the_overridden_ones() throws {
    #expect(
      try run("invite@dark", "theme").transcript == """
        invite@dark (screens/invite.yaml:12:3)

        theme         dark   variant      screens/invite.yaml:12:18
          instead of  light  screen       screens/invite.yaml:3:8
          instead of  dark   project      screens/diorama.yaml:2:8
          instead of  light  kit default

        """)
  }

  @Test func merged_layers_each_show_their_entries() throws {
    var files = files
    files["screens/diorama.yaml", default: ""] += "SBUStringSet: { Cancel: Gone, Retry: Again }\n"
    files["screens/invite.yaml", default: ""] += "SBUStringSet: { Cancel: Away, OK: Fine }\n"
    let workspace = try Workspace(files)
    let run = try CommandRun(
      ["explain", "invite", "SBUStringSet", "--in", workspace.path("screens")],
      hiding: [workspace.root])
    let lines = run.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines.dropFirst(2) == [
        "together with {Cancel: Gone, Retry: Again} project screens/diorama.yaml:7:15",
        "SBUStringSet.Cancel Away screen screens/invite.yaml:13:25",
        "instead of Gone project screens/diorama.yaml:7:25",
        "SBUStringSet.OK Fine screen screens/invite.yaml:13:35",
        "SBUStringSet.Retry Again project screens/diorama.yaml:7:38",
      ], "\(run.output)")
  }

  @Test func a_component_shows_values_of_the_screen_and_of_its_type() throws {
    let lines = try run("invite", "headerComponent").output.split(separator: "\n").map(String.init)
    #expect(
      lines.contains { $0.contains("headerComponent.title") && $0.hasSuffix("diorama.yaml:6:12") })
    #expect(
      lines.contains {
        $0.contains("headerComponent.rightBarButton") && $0.hasSuffix("invite.yaml:7:19")
      })
  }

  @Test func types_defined_in_YAML_are_named_even_if_a_type_set_selects_them() throws {
    let workspace = try Workspace([
      "a.yaml": Screens.invite("Bob").replacing(
        "viewController: SBU", with: "viewController: SBUViewControllerSet."),
      "diorama.yaml": """
      components:
        Team: { extends: SBUInviteUserViewController, title: Team }
        Few: { extends: SBUInviteUserViewModel, limit: 2 }
      SBUViewControllerSet: { InviteUserViewController: Team }
      SBUViewModelSet: { InviteUserViewModel: Few }

      """,
    ])
    let table = try CommandRun(["explain", "a", "--in", workspace.root]).output
    #expect(table.contains("Team (SBUInviteUserViewController)"), "\(table)")
    #expect(table.contains("Few (SBUInviteUserViewModel)"), "\(table)")
    let head = try workspace.run("render", "a.yaml").output
    #expect(head.contains("viewController: Team (SBUInviteUserViewController)\n"), "\(head)")
    #expect(head.contains("viewModel: Few (SBUInviteUserViewModel)\n"), "\(head)")
  }

  @Test func a_project_default_that_does_not_fit_is_not_named_as_the_origin() throws {
    let workspace = try Workspace([
      "a.yaml": Screens.invite("Bob"),
      "diorama.yaml": "headerComponent: SBUModerationsModule.Header\n",
    ])
    let run = try CommandRun(["explain", "a", "headerComponent", "--in", workspace.root])
    #expect(run.output.contains("kit default"), "\(run.transcript)")
    #expect(!run.output.contains("project"), "\(run.transcript)")
  }

  @Test func explaining_a_whole_screen_prints_a_table() throws {
    let output = try run("invite").output
    let keys = output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != " " } }
    for key in ["viewController", "headerComponent", "channelURL", "data", "theme", "steps"] {
      #expect(keys.contains(key[...]), "\(key)")
    }
  }

  @Test func json_has_line_and_column_as_numbers() throws {
    let run = try run("invite", "theme", "--format", "json")
    let values = try #require(try run.json() as? [[String: Any]])
    let theme = try #require(values.first)
    #expect(theme["value"] as? String == "light")
    #expect(theme["layer"] as? String == "screen")
    #expect([theme["line"] as? Int, theme["column"] as? Int] == [3, 8])
    #expect((theme["overridden"] as? [[String: Any]])?.count == 2)
  }

  /// Lines of the snapshot, and the keys whose values they show.
  @Test(arguments: [
    (2, ["viewController"]), (3, ["headerComponent"]), (6, ["theme"]),
    (8, ["steps[1].snapshot"]), (10, ["headerComponent.title"]),
    (12, ["data.users[0].nickname"]), (9, []),
  ])
  func a_line_of_a_snapshot_shows_the_keys_of_its_values(line: Int, keys: [String]) throws {
    let run = try run("invite", "--line", "\(line)", "--format", "json")
    let values = try #require(try run.json() as? [[String: Any]])
    let found = values.compactMap { $0["key"] as? String }
    for key in keys { #expect(found.contains(key), "\(found)") }
    #expect(keys.isEmpty == found.isEmpty)
  }

  @Test func unknown_screens_and_keys_suggest_the_closest_name() throws {
    let screen = try run("invte")
    #expect(screen.errors == "unknown screen 'invte'; did you mean 'invite'?\n")
    #expect(screen.status == .usage)
    let key = try run("invite", "them")
    #expect(key.errors == "'them' is not a key of the screen 'invite'; did you mean 'theme'?\n")
    #expect(key.status == .usage)
    let part = try run("invite", "headerComponent.nothing").errors
    #expect(
      part.contains(
        "'headerComponent.nothing' is not a key of the screen 'invite'; `diorama explain invite"),
      "\(part)")
    #expect(part.hasSuffix("` lists the keys\n"), "\(part)")
    #expect(try run("invite", "--line", "99").errors.hasPrefix("the snapshot of 'invite' has "))
    #expect(try run("invite", "theme", "--line", "1").status == .usage)
  }

  @Test func an_unset_key_is_explained_by_its_meaning() throws {
    let run = try run("invite", "currentUser")
    #expect(
      run.output.hasPrefix(
        "currentUser is not set: the connected user, by the id in the fixture\n"))
    #expect(run.status == .success)
  }

  @Test func a_screen_with_errors_is_reported() throws {
    let workspace = try Workspace(["screens/a.yaml": "viewController: Nothing\n"])
    let run = try CommandRun(["explain", "a", "--in", workspace.path("screens")])
    #expect(run.errors.contains("[unknown-type]"))
    #expect(run.status == .failure)
  }

  @Test func a_line_names_the_components_that_drew_it() throws {
    // The header has six lines, followed by a gap, the frame's label, an edge, the bar, an edge and
    // a row.
    let lines = try run("invite", "--line", "10").output
    #expect(lines.hasPrefix("10: │ [Cancel]"), "\(lines)")
    #expect(lines.contains("\nheaderComponent  "), "\(lines)")
    #expect(lines.contains("TeamHeader"), "\(lines)")
    let row = try run("invite", "--line", "12").output
    #expect(row.hasPrefix("12: │ ○ Alice Kim"), "\(row)")
    #expect(row.contains("\nlistComponent           SBUInviteUserModule.List  kit default\n"))
    #expect(row.contains("\ncell                    SBUUserCell               kit default\n"))
    #expect(row.contains("data.users[0].nickname  Alice Kim"), "\(row)")
    let edge = try run("invite", "--line", "13").output
    #expect(edge.hasPrefix("13: └") && !edge.contains("Component"), "\(edge)")
  }

  @Test func a_cell_chosen_in_YAML_has_a_location_and_frames_are_kept_apart() throws {
    let workspace = try Workspace([
      "screens/a.yaml": """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      currentUser: bob
      data:
        users: [{ userId: alice, nickname: Alice Kim }, { userId: bob }]
        groupChannels: [{ url: design-team, members: [bob] }]
      listComponent: { type: SBUInviteUserModule.List, userCell: SBUUserCell }
      steps:
        - snapshot: one
        - tap: leftBarButton
        - snapshot: gone

      """
    ])
    func line(_ number: Int) throws -> String {
      try CommandRun(
        ["explain", "a", "--line", "\(number)", "--in", workspace.path("screens")],
        hiding: [workspace.root]
      ).output
    }
    let row = try line(12).split(separator: "\n").filter { $0.hasPrefix("listComponent") }
      .map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      row == [
        "listComponent SBUInviteUserModule.List screen screens/a.yaml:7:16",
        "listComponent.userCell SBUUserCell screen screens/a.yaml:7:60",
      ])
    let gone = try line(20)
    #expect(gone.contains("│") && !gone.contains("Component"), "\(gone)")
  }

  @Test func a_layer_that_only_sets_properties_does_not_choose_the_type() throws {
    let workspace = try Workspace([
      "screens/a.yaml": """
      viewController: SBUInviteUserViewController
      channel: { url: c }
      headerComponent: { title: Own }
      device: { height: 9 }
      matrix: { width: [36] }

      """,
      "screens/diorama.yaml": """
      SBUModuleSet: { InviteUserModule: { HeaderComponent: T } }
      components: { T: { extends: SBUInviteUserModule.Header, title: Hi } }

      """,
    ])
    func explanation(_ key: String) throws -> [String] {
      try workspace.run("explain", "a@36", key, "--in", "screens").output
        .split(separator: "\n").dropFirst()
        .map { $0.split(separator: " ").joined(separator: " ") }
    }
    let header = try explanation("headerComponent")
    #expect(
      header.first == "headerComponent T (SBUInviteUserModule.Header) project "
        + "screens/diorama.yaml:1:54", "\(header)")
    #expect(header.contains("headerComponent.title Own screen screens/a.yaml:3:27"), "\(header)")
    #expect(
      try explanation("device").first
        == "device {width: 36, height: 9} variant screens/a.yaml:5:19")
  }

  @Test func a_device_can_come_from_the_matrix_or_the_command_line() throws {
    let workspace = try Workspace([
      "screens/a.yaml": """
      viewController: SBUModerationsViewController
      channelURL: c
      data: { groupChannels: [{ url: c }] }
      device: { width: 40, height: 12 }
      matrix: { width: [30] }

      """,
      "screens/b.yaml": """
      viewController: SBUModerationsViewController
      channelURL: c
      data: { groupChannels: [{ url: c }] }
      variants:
        tall:
          device: { height: 30 }

      """,
    ])
    func explanation(_ words: String...) throws -> [String] {
      try CommandRun(
        ["explain"] + words + ["--in", workspace.path("screens")], hiding: [workspace.root]
      ).output
        .split(separator: "\n").dropFirst()
        .map { $0.split(separator: " ").joined(separator: " ") }
    }
    let kit = "instead of {width: 48} kit default"
    let below = ["instead of {width: 40, height: 12} screen screens/a.yaml:4:9", kit]
    #expect(
      try explanation("a@30", "device") == [
        "device {width: 30, height: 12} variant screens/a.yaml:5:19"
      ] + below)
    #expect(
      try explanation("a", "device", "--width", "60")
        == ["device {width: 60, height: 12} command line"] + below)
    #expect(
      try explanation("a@30", "device", "--width", "60") == [
        "device {width: 60, height: 12} command line",
        "instead of {width: 30, height: 12} variant screens/a.yaml:5:19",
      ] + below)
    #expect(
      try explanation("b", "device", "--width", "60")
        == ["device {width: 60} command line", kit])
    #expect(try explanation("b", "device") == ["device {width: 48} kit default"])
    #expect(
      try explanation("b@tall", "device") == [
        "device {height: 30} variant screens/b.yaml:6:13", kit,
        "device.height 30 variant screens/b.yaml:6:23",
      ])
    let json = try workspace.run(
      "explain", "a@30", "device", "--format", "json", "--in", "screens"
    ).json()
    let value = try #require((json as? [[String: Any]])?.first)
    #expect(value["value"] as? String == "{width: 30, height: 12}")
    #expect(value["layer"] as? String == "variant")
    #expect([value["line"] as? Int, value["column"] as? Int] == [5, 19])
  }

  @Test func a_value_of_a_fixture_file_can_be_explained() throws {
    let value = try run("invite", "data.users[0].nickname").output
    #expect(value.hasSuffix("Alice Kim  project  screens/fixtures/team.yaml:1:36\n"), "\(value)")
  }
}
