import CommandTestSupport
import Testing

@Suite("diorama explain --line: components, properties and sources") struct ExplainLineTests {
  /// The explanation of the first line of the snapshot that contains a text, with runs of spaces
  /// collapsed.
  private func explanation(
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

  @Test func a_text_of_the_kit_shows_its_entry_in_the_string_set() throws {
    #expect(
      try explanation(of: "[+]", in: members) == [
        "headerComponent SBUUserListModule.Header kit default",
        "headerComponent.leftBarButton [‹] Swift code",
        "headerComponent.rightBarButton [+] Swift code",
        "headerComponent.titleView.label Members SBUStringSet.UserList_Title_Members",
        "this line has no text from YAML",
      ])
  }

  @Test func a_text_that_shows_a_value_in_another_form_shows_the_value() throws {
    let chat = """
      viewController: SBUGroupChannelViewController
      channelURL: eight
      currentUser: ann
      now: 2026-05-08T18:00:00Z
      data:
        users: [{ userId: ann, nickname: Ann }, { userId: bo, nickname: Bo Ek }]
        groupChannels:
          - url: eight
            members: [ann, bo]
            messages:
              - { messageId: 2, sender: ann, message: Well, createdAt: now - 1h, readBy: [bo] }
              - messageId: 3
                sender: bo
                message: Yes
                parentMessageId: 2
                createdAt: now - 50m
                reactions: { 👍: [ann, bo], 🎉: [bo] }
          - url: other
            members: [ann]
            messages: [{ messageId: 2, sender: ann, message: No, createdAt: now - 3h, readBy: [] }]

      """
    let messages = "data.groupChannels[0].messages"
    let own = try explanation(of: "⇈", in: chat)
    #expect(own.contains("cell.stateView.stateImageView ⇈ \(messages)[0].readBy[0]"), "\(own)")
    #expect(own.contains("cell.stateView.timeLabel 05:00 PM \(messages)[0].createdAt"))
    #expect(own.contains("\(messages)[0].createdAt now - 1h screen screens/a.yaml:11:66"))
    let reply = try explanation(of: "[👍 2", in: chat)
    let reactions = "\(messages)[1].reactions"
    #expect(
      reply.contains(
        "cell.reactionView.lines [👍 2 ✓] \(reactions).👍[0], \(reactions).👍[1]"), "\(reply)")
    #expect(reply.contains("cell.reactionView.lines [🎉 1] \(reactions).🎉[0]"))
    #expect(reply.contains("\(reactions).👍[0] ann screen screens/a.yaml:17:28"))
    let sentence = try explanation(of: "replied to", in: chat)
    #expect(
      sentence.contains(
        "cell.quotedMessageView.repliedToLabel Bo Ek replied to You "
          + "SBUStringSet.Message_Replied_To, data.users[1].nickname"), "\(sentence)")
  }

  @Test func a_line_of_styles_shows_its_texts_and_the_values_of_its_color_names() throws {
    let project = "SBUColorSet: { primaryMain: \"#0B5FFF\" }\nshow: [styles]\n"
    let show = "show [styles] project screens/diorama.yaml:2:7"
    #expect(try explanation(of: "── styles ──", in: members, project: project) == [show])
    #expect(
      try explanation(of: "'Bo Ek'", in: members, project: project) == [
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
      try explanation(of: "'Members'", in: members, project: project).contains(
        "SBUColorSet.primaryMain #0B5FFF project screens/diorama.yaml:1:29"))
  }

  @Test func an_accessibility_line_shows_the_origins_of_its_texts() throws {
    #expect(
      try explanation(of: "- row \"Bo Ek\"", in: members, project: "show: accessibility\n") == [
        "show accessibility project screens/diorama.yaml:1:7",
        "listComponent SBUUserListModule.List kit default",
        "cell SBUUserCell kit default",
        "cell.nicknameLabel Bo Ek data.users[1].nickname",
        "data.users[1].nickname Bo Ek screen screens/a.yaml:8:31",
      ])
  }

  @Test func a_line_of_the_log_shows_the_keys_that_caused_it() throws {
    let show = "show log project screens/diorama.yaml:1:7"
    #expect(
      try explanation(of: "getChannel books", in: members, project: "show: log\n") == [
        show, "channelURL books screen screens/a.yaml:2:13",
      ])
    #expect(
      try explanation(of: "opened SBU", in: members, project: "show: log\n") == [
        show, "viewController SBUUserListViewController screen screens/a.yaml:1:17",
      ])
  }

  @Test func a_step_is_not_the_origin_of_the_text_that_it_taps() throws {
    let stay = members + "steps: [{ tap: { row: 1, button: ⋯ } }, { tap: outside }, { tap: ⋯ }]\n"
    #expect(try explanation(of: "⋯", in: stay).filter { $0.contains("steps") } == [])
  }

  @Test func an_overridden_string_set_text_shows_its_entry_and_its_location() throws {
    let project = "SBUStringSet: { UserList_Title_Members: Readers }\n"
    #expect(
      try explanation(of: "Readers", in: members, project: project).suffix(2) == [
        "headerComponent.titleView.label Readers SBUStringSet.UserList_Title_Members",
        "SBUStringSet.UserList_Title_Members Readers project screens/diorama.yaml:1:41",
      ])
  }

  @Test func the_texts_of_a_row_show_the_properties_of_the_cell() throws {
    #expect(
      try explanation(of: "Bo Ek", in: members) == [
        "listComponent SBUUserListModule.List kit default",
        "cell SBUUserCell kit default",
        "cell.userImageView ○ Swift code",
        "cell.nicknameLabel Bo Ek data.users[1].nickname",
        "cell.moreButton [⋯] Swift code",
        "data.users[1].nickname Bo Ek screen screens/a.yaml:8:31",
      ])
  }

  @Test func a_menu_and_the_rows_above_it_show_their_own_texts() throws {
    let menu = members + "steps: [{ tap: { button: iconMore, row: 2 } }, { snapshot: menu }]\n"
    let explanation = try explanation(of: "Mute", in: menu)
    #expect(explanation.contains("menu UIAlertController kit default"), "\(explanation)")
    #expect(
      explanation.contains {
        $0.hasPrefix("menu.actions[1].title Mute SBUStringSet.UserList_Mute")
      })
    let row = try self.explanation(of: "○ Bo Ek", in: menu)
    #expect(row.contains("cell.nicknameLabel Bo Ek data.users[1].nickname"), "\(row)")
    #expect(row.contains("data.users[1].nickname Bo Ek screen screens/a.yaml:8:31"))
  }

  @Test func a_loading_indicator_over_a_screen_is_an_overlay() throws {
    let explanation = try explanation(
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
    #expect(explanation.contains("overlay SBULoadingView kit default"), "\(explanation)")
    #expect(explanation.contains("overlay.wheel ◌ loading Swift code"), "\(explanation)")
  }

  @Test func an_alert_shows_the_origins_of_its_actions() throws {
    let explanation = try explanation(
      of: "[Confirm]",
      in: """
        viewController: NCApplyFriendListViewController
        data:
          friendApplications: [{ userId: bo, name: Bo Ek, extra: Hello there }]
        device: { width: 40 }
        steps: [{ tap: { button: Decline, row: 1 } }, { snapshot: sure? }]

        """)
    #expect(explanation.contains("alert.actions[0].title Cancel string cancel"), "\(explanation)")
    #expect(explanation.contains("alert.actions[1].title Confirm string confirm"), "\(explanation)")
  }

  @Test func a_screen_without_a_header_component_shows_its_navigation_items() throws {
    let explanation = try explanation(
      of: "New friends",
      in: """
        viewController: NCApplyFriendListViewController
        data: { friendApplications: [{ userId: bo, name: Bo Ek }] }

        """)
    #expect(
      explanation.contains(
        "viewController.navigationItem.title New friends string friend_application_new_friend"),
      "\(explanation)")
    #expect(
      explanation.contains("viewController.navigationItem.rightBarButtonItem [⋯] Swift code"),
      "\(explanation)")
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

  /// The rows are in the order of the users. The bar is in line 9, the first row in line 11.
  @Test(arguments: [
    (11, "Ann data.users[1].nickname"), (12, "Ann data.users[2].nickname"),
    (13, "b data.users[3].nickname"), (14, "Cancel data.users[4].nickname"),
    (15, "(Bo) data.users[5].nickname"), (16, "yes data.users[6].nickname"),
  ])
  func a_row_names_the_user_whose_nickname_it_shows(line: Int, source: String) throws {
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

  @Test func the_url_of_a_channel_does_not_explain_a_word_of_a_row() throws {
    let list = """
      viewController: SBUGroupChannelListViewController
      SendbirdUI: { channelList: { isTypingIndicatorEnabled: true } }
      currentUser: ann
      data:
        users: [{ userId: ann, nickname: Ann }, { userId: bo, nickname: Bo Ek }]
        groupChannels:
          - { url: books, members: [ann, bo], typingUsers: [bo], messages: [{ admin: Hi }] }
          - { url: typing, name: Typists, members: [ann], messages: [{ admin: Hi }] }

      """
    let lines = try explanation(of: "is typing...", in: list)
    #expect(
      lines.contains("cell.messageLabel Bo Ek is typing... data.users[1].nickname"), "\(lines)")
    #expect(!lines.contains { $0.contains(".url") }, "\(lines)")
  }

  @Test func equal_counts_of_different_things_do_not_explain_each_other() throws {
    let list = """
      viewController: SBUGroupChannelListViewController
      currentUser: ann
      data:
        users: [{ userId: ann }, { userId: bo }, { userId: cy }]
        groupChannels:
          - { url: a, name: Club, members: [ann, bo, cy], unreadMessageCount: 3, messages: [{ admin: Hi }] }

      """
    let title = try explanation(of: "Club 3", in: list)
    #expect(title.contains("cell.memberCountLabel 3 Swift code"), "\(title)")
    let message = try explanation(of: "•3", in: list)
    #expect(
      message.contains("cell.unreadCount •3 data.groupChannels[0].unreadMessageCount"),
      "\(message)")
  }

  @Test func a_button_is_not_confused_with_a_user_of_the_same_name() throws {
    let explanation = try explanation(of: "[Cancel]", in: invite)
    #expect(explanation.contains("headerComponent.leftBarButton [Cancel] SBUStringSet.Cancel"))
    #expect(!explanation.contains { $0.contains("data.") }, "\(explanation)")
  }

  @Test func a_text_sent_by_a_step_shows_its_location_in_the_step() throws {
    let explanation = try explanation(
      of: "Hello there",
      in: """
        viewController: NCChannelViewController
        channelId: bo
        currentUser: me
        data: { users: [{ userId: me, name: Me }, { userId: bo, name: Bo }] }
        steps: [{ send: Hello there }]

        """)
    #expect(explanation.contains("cell.textLabel Hello there steps[0].send"), "\(explanation)")
    #expect(
      explanation.contains("steps[0].send Hello there screen screens/a.yaml:5:17"),
      "\(explanation)")
  }

  // MARK: Types created while the screen runs

  @Test func a_screen_opened_by_the_kit_uses_the_header_of_the_type_set() throws {
    let explanation = try explanation(
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
      explanation == [
        "headerComponent MadeHeader (SBUUserListModule.Header) project screens/diorama.yaml:4:43",
        "headerComponent.leftBarButton [‹] Swift code",
        "headerComponent.rightBarButton [+] Swift code",
        "headerComponent.titleView.label MADE headerComponent.title",
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
      Requests: { extends: NCApplyFriendListView, emptyText: No one }
      Bare: { extends: NCApplyFriendCell, lines: [[name]] }

    """

  @Test(arguments: [
    ("screen", "screens/a.yaml:10:37"), ("variant", "screens/a.yaml:11:46"),
    ("project", "screens/diorama.yaml:1:37"),
  ])
  func a_type_of_the_Nexconn_type_set_is_named_in_the_header_and_explained(
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
        "listComponent Requests (NCApplyFriendListView) \(layer) \(place) "
          + "instead of NCTypeSet.NCApplyFriendListView kit default"
      ), "\(key)")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Kim") }, "\(text)") + 1
    let line = try workspace.run("explain", name, "--line", "\(row)", "--in", "screens").output
      .split(separator: " ").joined(separator: " ")
    #expect(line.contains("cell Bare (NCApplyFriendCell) \(layer) "), "\(line)")
  }

  /// Each mark `[ ]` contains a space.
  @Test func a_name_of_a_space_does_not_explain_the_marks_of_rows() throws {
    let screen = """
      viewController: SBUInviteUserViewController
      channelURL: c
      data: { users: [{ userId: ann, nickname: " " }], groupChannels: [{ url: c }] }

      """
    let found = try explanation(of: "[ ]", in: screen)
    #expect(found.contains("cell.checkboxButton [ ] Swift code"), "\(found)")
    #expect(!found.contains { $0.contains("data.users") }, "\(found)")
  }
}
