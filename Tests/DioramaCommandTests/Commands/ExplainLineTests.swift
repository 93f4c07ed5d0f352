import CommandTestSupport
import Testing

@Suite("diorama explain --line: components, properties and sources") struct ExplainLineTests {
  /// What is said of the first line of the snapshot that holds some words, each run of blanks as
  /// one.
  private func said(
    of words: String, in yaml: String, project: String = "{}\n"
  ) throws -> [String] {
    let workspace = try Workspace(["screens/a.yaml": yaml, "screens/diorama.yaml": project])
    let screens = workspace.path("screens")
    let text = try CommandRun(["render", screens]).transcript
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let number = try #require(lines.firstIndex { $0.contains(words) }, "\(text)") + 1
    let run = try CommandRun(
      ["explain", "a", "--line", "\(number)", "--in", screens], hiding: [workspace.root])
    return run.output.split(separator: "\n").dropFirst()
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  private let members = """
    viewController: SBUUserListViewController
    channelURL: books
    userListType: members
    currentUser: ann
    data:
      users:
        - { userId: ann, nickname: Ann }
        - { userId: bo, nickname: Bo Ek }
        - { userId: cy, nickname: Cyril of the Long Valley }
      groupChannels:
        - { url: books, members: [{ userId: ann, isOperator: true }, bo, cy] }
    device: { width: 36 }

    """

  @Test func a_kits_own_text_has_its_entry_in_the_string_set() throws {
    #expect(
      try said(of: "[+]", in: members) == [
        "headerComponent SBUUserListModule.Header kit default",
        "headerComponent.leftBarButton [‹] Swift code",
        "headerComponent.rightBarButton [+] Swift code",
        "headerComponent.titleView.titleLabel Members SBUStringSet.UserList_Title_Members",
        "no text of this line is written in YAML",
      ])
  }

  @Test func a_line_of_styles_has_its_texts_and_what_the_names_of_colours_stand_for() throws {
    let project = "SBUColorSet: { primaryMain: \"#0B5FFF\" }\nshow: [styles]\n"
    let show = "show [styles] project screens/diorama.yaml:2:7"
    #expect(try said(of: "── styles ──", in: members, project: project) == [show])
    #expect(
      try said(of: "'Bo Ek'", in: members, project: project) == [
        show,
        "listComponent SBUUserListModule.List kit default",
        "cell SBUUserCell kit default",
        "cell.userImageView ○ Swift code",
        "cell.nicknameLabel Bo Ek data.users[1].nickname",
        "cell.moreButton [⋯] Swift code",
        "onDarkTextHighEmphasis #FFFFFF 88% kit default",
        "background300 #BDBDBD kit default",
        "onLightTextHighEmphasis #000000 88% kit default",
        "subtitle2 16 kit default",
        "data.users[1].nickname Bo Ek screen screens/a.yaml:8:31",
      ])
    #expect(
      try said(of: "'Members'", in: members, project: project).contains(
        "SBUColorSet.primaryMain #0B5FFF project screens/diorama.yaml:1:29"))
  }

  @Test func a_line_of_a_screen_reader_has_the_texts_that_it_reads() throws {
    #expect(
      try said(of: "- row \"Bo Ek\"", in: members, project: "show: accessibility\n") == [
        "show accessibility project screens/diorama.yaml:1:7",
        "listComponent SBUUserListModule.List kit default",
        "cell SBUUserCell kit default",
        "cell.nicknameLabel Bo Ek data.users[1].nickname",
        "data.users[1].nickname Bo Ek screen screens/a.yaml:8:31",
      ])
  }

  @Test func a_line_of_the_log_has_what_was_asked_for() throws {
    let show = "show log project screens/diorama.yaml:1:7"
    #expect(
      try said(of: "getChannel books", in: members, project: "show: log\n") == [
        show, "channelURL books screen screens/a.yaml:2:13",
      ])
    #expect(
      try said(of: "opened SBU", in: members, project: "show: log\n") == [
        show, "viewController SBUUserListViewController screen screens/a.yaml:1:17",
      ])
  }

  @Test func what_a_step_touches_is_not_where_its_text_comes_from() throws {
    let stay = members + "steps: [{ tap: { row: 1, button: ⋯ } }, { tap: outside }, { tap: ⋯ }]\n"
    #expect(try said(of: "⋯", in: stay).filter { $0.contains("steps") } == [])
  }

  @Test func a_text_that_YAML_wrote_over_the_string_set_has_both() throws {
    let project = "SBUStringSet: { UserList_Title_Members: Readers }\n"
    #expect(
      try said(of: "Readers", in: members, project: project).suffix(2) == [
        "headerComponent.titleView.titleLabel Readers SBUStringSet.UserList_Title_Members",
        "SBUStringSet.UserList_Title_Members Readers project screens/diorama.yaml:1:41",
      ])
  }

  @Test func a_rows_texts_have_the_properties_of_the_cell() throws {
    #expect(
      try said(of: "Bo Ek", in: members) == [
        "listComponent SBUUserListModule.List kit default",
        "cell SBUUserCell kit default",
        "cell.userImageView ○ Swift code",
        "cell.nicknameLabel Bo Ek data.users[1].nickname",
        "cell.moreButton [⋯] Swift code",
        "data.users[1].nickname Bo Ek screen screens/a.yaml:8:31",
      ])
  }

  @Test func a_menu_over_rows_has_its_texts_and_those_rows_theirs() throws {
    let menu = members + "steps: [{ tap: { button: iconMore, row: 2 } }, { snapshot: menu }]\n"
    let said = try said(of: "Mute", in: menu)
    #expect(said.contains("menu UIAlertController kit default"), "\(said)")
    #expect(said.contains { $0.hasPrefix("menu.actions[1].title Mute SBUStringSet.UserList_Mute") })
    // The box cuts the name off; it is known whole all the same.
    let row = try self.said(of: "○ C╭", in: menu)
    #expect(
      row.contains("cell.nicknameLabel Cyril of the Long Valley data.users[2].nickname"), "\(row)")
    #expect(
      row.contains("data.users[2].nickname Cyril of the Long Valley screen screens/a.yaml:9:31"))
  }

  @Test func a_wheel_over_a_screen_is_an_overlay() throws {
    let said = try said(
      of: "loading",
      in: """
        viewController: SBUModerationsViewController
        channelURL: books
        currentUser: ann
        data:
          users: [{ userId: ann }]
          groupChannels: [{ url: books, members: [{ userId: ann, isOperator: true }] }]
        network: { latency: 200ms }
        steps: [{ snapshot: slow }]

        """)
    #expect(said.contains("overlay SBULoadingView kit default"), "\(said)")
    #expect(said.contains("overlay.wheel ◌ loading Swift code"), "\(said)")
  }

  @Test func an_alert_has_its_message_and_choices() throws {
    let said = try said(
      of: "[Confirm]",
      in: """
        viewController: NCApplyFriendListViewController
        data:
          friendApplications: [{ userId: bo, name: Bo Ek, extra: Hello there }]
        device: { width: 40 }
        steps: [{ tap: { button: Decline, row: 1 } }, { snapshot: sure? }]

        """)
    #expect(said.contains("alert.actions[0].title Cancel string cancel"), "\(said)")
    #expect(said.contains("alert.actions[1].title Confirm string confirm"), "\(said)")
  }

  @Test func a_screen_without_a_header_component_has_the_items_of_its_bar() throws {
    let said = try said(
      of: "New friends",
      in: """
        viewController: NCApplyFriendListViewController
        data: { friendApplications: [{ userId: bo, name: Bo Ek }] }

        """)
    #expect(
      said.contains(
        "viewController.navigationItem.title New friends string friend_application_new_friend"),
      "\(said)")
    #expect(
      said.contains("viewController.navigationItem.rightBarButtonItem [⋯] Swift code"), "\(said)")
  }

  private let invite = """
    viewController: SBUInviteUserViewController
    channelURL: club
    currentUser: me
    data:
      users:
        - { userId: me }
        - { userId: b, nickname: Ann }
        - { userId: d, nickname: Ann }
        - { userId: f, nickname: b }
        - { userId: g, nickname: Cancel }
        - { userId: h, nickname: (Bo) }
        - { userId: i, nickname: "yes" }
      groupChannels: [{ url: club, members: [me] }]

    """

  /// Rows stand in the order of the users; the bar is in line 9, the first row in line 11.
  @Test(arguments: [
    (11, "Ann data.users[1].nickname"), (12, "Ann data.users[2].nickname"),
    (13, "b data.users[3].nickname"), (14, "Cancel data.users[4].nickname"),
    (15, "(Bo) data.users[5].nickname"), (16, "yes data.users[6].nickname"),
  ])
  func a_row_tells_whose_text_it_is(line: Int, source: String) throws {
    let workspace = try Workspace(["screens/a.yaml": invite])
    let output = try workspace.run(
      "explain", "a", "--line", "\(line)", "--in", "screens"
    ).output
    let lines = output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains("cell.nicknameLabel \(source)"), "\(output)")
    #expect(lines.filter { $0.hasPrefix("data.") }.count == 1, "\(output)")
  }

  @Test func a_button_is_not_taken_for_a_person_of_that_name() throws {
    let said = try said(of: "[Cancel]", in: invite)
    #expect(said.contains("headerComponent.leftBarButton [Cancel] SBUStringSet.Cancel"))
    #expect(!said.contains { $0.contains("data.") }, "\(said)")
  }

  @Test func what_a_step_brought_has_its_place_in_the_step() throws {
    let said = try said(
      of: "Hello there",
      in: """
        viewController: NCChannelViewController
        channelId: bo
        currentUser: me
        data: { users: [{ userId: me, name: Me }, { userId: bo, name: Bo }] }
        steps: [{ send: Hello there }]

        """)
    #expect(said.contains("cell.textLabel Hello there steps[0].send"), "\(said)")
    #expect(said.contains("steps[0].send Hello there screen screens/a.yaml:5:17"), "\(said)")
  }

  // MARK: What is made while the screen runs

  @Test func the_header_of_a_screen_that_the_kit_opens_is_the_one_of_the_set() throws {
    let said = try said(
      of: "MADE",
      in: members.replacing(
        "viewController: SBUUserListViewController",
        with: "viewController: SBUGroupChannelSettingsViewController"
      ).replacing("userListType: members\n", with: "")
        + "steps: [{ tap: { row: Members } }, { advance: 1ms }, { snapshot: opened }]\n",
      project: """
        components:
          MadeHeader: { extends: SBUUserListModule.Header, title: MADE }
        SBUModuleSet:
          GroupUserListModule: { HeaderComponent: MadeHeader }
        """)
    #expect(
      said == [
        "headerComponent MadeHeader (SBUUserListModule.Header) project screens/diorama.yaml:4:43",
        "headerComponent.leftBarButton [‹] Swift code",
        "headerComponent.rightBarButton [+] Swift code",
        "headerComponent.titleView.titleLabel MADE headerComponent.title",
        "headerComponent.title MADE component screens/diorama.yaml:2:59",
      ])
  }

  private let requests = """
    viewController: NCApplyFriendListViewController
    currentUser: me
    data:
      users: [{ userId: me, name: Me }]
      friendApplications:
        - { userId: kim, name: Kim, type: received, status: refused, operationTime: now }
    components:
      Requests: { extends: NCApplyFriendListView, emptyText: Nobody }
      Bare: { extends: NCApplyFriendCell, lines: [[name]] }

    """

  @Test(arguments: [
    ("screen", "screens/a.yaml:10:37"), ("variant", "screens/a.yaml:11:46"),
    ("project", "screens/diorama.yaml:1:37"),
  ])
  func a_type_of_Nexconns_set_is_named_in_the_head_and_told(
    layer: String, place: String
  ) throws {
    let set = "NCTypeSet: { NCApplyFriendListView: Requests, NCApplyFriendCell: Bare }\n"
    let yaml =
      switch layer {
      case "screen": requests + set
      case "variant": requests + "variants:\n  set: { \(set.dropLast()) }\n"
      default: requests
      }
    let components = requests[
      (requests.firstRange(of: "components:")?.lowerBound ?? requests.endIndex)...]
    let workspace = try Workspace([
      "screens/a.yaml": layer == "project" ? requests.replacing(components, with: "") : yaml,
      "screens/diorama.yaml": layer == "project" ? set + components : "{}\n",
    ])
    let name = layer == "variant" ? "a@set" : "a"
    let text = try workspace.run("render", "--filter", name, "screens").output
    #expect(text.contains("\nlistComponent: Requests (NCApplyFriendListView)\n"), "\(text)")
    let key = try workspace.run("explain", name, "listComponent", "--in", "screens").output
      .split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      key.contains(
        "listComponent Requests (NCApplyFriendListView) \(layer) \(place) instead of NCApplyFriendListView kit default"
      ), "\(key)")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Kim") }, "\(text)") + 1
    let line = try workspace.run("explain", name, "--line", "\(row)", "--in", "screens").output
      .split(separator: " ").joined(separator: " ")
    #expect(line.contains("cell Bare (NCApplyFriendCell) \(layer) "), "\(line)")
  }
}
