import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// YAML settings of a list and its rows apply however the list is opened.
@Suite("List settings in YAML") struct ListSettingsTests {
  /// A list, its settings, and the rows that it then shows.
  struct Case: Sendable, CustomTestStringConvertible {
    let list: String
    /// The module's entry of `SBUModuleSet`.
    let entry: String
    /// The screen that has the list, without steps.
    let screen: String
    /// A screen of the kit whose steps open the list; nil for screens that the kit never opens.
    var opened: String?
    /// The settings as a flow mapping without braces.
    let settings: String
    /// The rows, with runs of spaces collapsed to one.
    let rows: [String]

    var testDescription: String { "\(screen): \(settings)" }
  }

  /// All ways to set it in YAML: on a screen, on a variant, on all screens, and in a type declared
  /// in YAML for one screen, for all screens, and for the screens that the kit opens.
  static func configurations(_ it: Case) -> [(name: String, yaml: String, project: String)] {
    let inline = "listComponent: { type: \(it.list), \(it.settings) }"
    let made = "components: { OwnList: { extends: \(it.list), \(it.settings) } }"
    let set = "\(made)\nSBUModuleSet: { \(it.entry).ListComponent: OwnList }"
    var configurations = [
      ("declared", "\(it.screen)\n\(inline)", ""),
      ("variant", "\(it.screen)\nvariants: { own: { \(inline) } }", ""),
      ("project", it.screen, inline),
      ("made", "\(it.screen)\nlistComponent: OwnList", made),
      ("set", it.screen, set),
    ]
    if let opened = it.opened { configurations.append(("opened by the kit", opened, set)) }
    return configurations
  }

  private static func rows(_ yaml: String, project: String = "") throws -> [String] {
    let frame = try #require(
      OperatorScreens(project: project, data: data).snapshots(yaml).last?.withoutHead)
    guard !frame.contains("error:") else { return [frame] }
    return frame.rows.split(separator: "\n").map { line in
      line.split(separator: " ").dropFirst().dropLast().joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  @Test(arguments: Self.cases)
  func list_settings_in_YAML_apply_however_the_list_is_opened(it: Case) throws {
    for configuration in Self.configurations(it) {
      let shown = try Self.rows(configuration.yaml, project: configuration.project)
      #expect(shown == it.rows, "\(configuration.name): \(shown.joined(separator: "\n"))")
    }
    #expect(try Self.rows(it.screen) != it.rows, "nothing changes")
  }

  static let data = """
    users:
      - { userId: alice, nickname: Alice Kim }
      - { userId: bob, nickname: Bob Stone }
      - { userId: chloe, nickname: Chloe Martin, profileURL: "https://example.com/chloe.png" }
      - { userId: dan, nickname: Dan Wu }
      - { userId: eve }
      - { userId: zoe, nickname: Zoe }
    groupChannels:
      - url: club
        name: Club
        members:
          - { userId: alice, isOperator: true }
          - bob
          - { userId: chloe, isOperator: true }
          - { userId: dan, isMuted: true }
    openChannels:
      - { url: hall, name: Hall, participants: [alice, bob], operators: [alice] }
    """

  private static func screen(_ name: String, _ url: String, _ more: String = "") -> String {
    "viewController: \(name)\nchannelURL: \(url)\n\(more)"
  }
  private static func people(_ type: String, of url: String) -> String {
    screen("SBUUserListViewController", url, "userListType: \(type)")
  }
  private static let invite = screen("SBUInviteUserViewController", "club")
  private static let promote = screen("SBUPromoteMemberViewController", "club")
  private static let moderations = screen("SBUModerationsViewController", "club")
  private static let openModerations = screen("SBUModerationsViewController", "hall")
  private static let settings = screen("SBUGroupChannelSettingsViewController", "club")
  private static let openSettings = screen("SBUOpenChannelSettingsViewController", "hall")
  private static let pushSettings = screen("SBUGroupChannelPushSettingsViewController", "club")
  private static func register(_ url: String) -> String {
    screen("SBURegisterOperatorViewController", url)
  }
  private static func tap(_ item: String) -> String { "\nsteps: [{ tap: \(item) }]" }
  private static func tapRow(_ row: String) -> String { tap("{ row: \(row) }") }
}

// MARK: Cases

extension ListSettingsTests {
  static let cases = selectLists + userLists + menus

  private static func cell(_ settings: String) -> String {
    "userCell: { type: SBUUserCell, \(settings) }"
  }

  private static let selectLists: [Case] = [
    Case(
      list: "SBUInviteUserModule.List", entry: "InviteUserModule", screen: invite,
      opened: people("members", of: "club") + tap("rightBarButton"),
      settings: "tableHeaderView: [Who is next?, Choose with care], tableFooterView: That is all",
      rows: [
        "Who is next?", "Choose with care", "○ (No name) [ ]", "○ Zoe [ ]", "That is all",
      ]),
    Case(
      list: "SBUInviteUserModule.List", entry: "InviteUserModule", screen: invite,
      opened: people("members", of: "club") + tap("rightBarButton"),
      settings: cell("parts: [checkboxButton, nicknameLabel, userIdLabel]"),
      rows: ["[ ] (No name) eve", "[ ] Zoe zoe"]),
    Case(
      list: "SBUInviteUserModule.List", entry: "InviteUserModule", screen: invite,
      settings: cell("parts: [userIdLabel, userImageView], showsUserId: no"), rows: ["○", "○"]),
    Case(
      list: "SBUPromoteMemberModule.List", entry: "PromoteMemberModule", screen: promote,
      settings: cell("showsCheckbox: no, placeholderImage: ☺"), rows: ["☺ Bob Stone", "⊘ Dan Wu"]),
    Case(
      list: "SBURegisterOperatorModule.List", entry: "GroupRegisterOperatorModule",
      screen: register("club"), opened: people("operators", of: "club") + tap("rightBarButton"),
      settings: cell("nicknameFormat: '{nickname} ({userId})', showsMutedState: no"),
      rows: ["○ Bob Stone (bob) [ ]", "○ Dan Wu (dan) [ ]"]),
    Case(
      list: "SBURegisterOperatorModule.List", entry: "OpenRegisterOperatorModule",
      screen: register("hall"), opened: people("operators", of: "hall") + tap("rightBarButton"),
      settings: cell("placeholderImage: iconOperator"), rows: ["◆ Bob Stone [ ]"]),
  ]

  private static func userList(
    _ type: String, of url: String = "club", by opened: String, _ settings: String, _ rows: [String]
  ) -> Case {
    Case(
      list: "SBUUserListModule.List",
      entry: url == "club" ? "GroupUserListModule" : "OpenUserListModule",
      screen: people(type, of: url), opened: opened, settings: settings, rows: rows)
  }

  private static let userLists: [Case] = [
    userList(
      "members", by: settings + tapRow("Members"),
      cell("showsUserId: yes, operatorText: Boss, showsMoreButton: no"),
      [
        "○ Alice Kim (You) alice Boss", "○ Bob Stone bob", "● Chloe Martin chloe Boss",
        "⊘ Dan Wu dan",
      ]),
    userList(
      "members", by: settings + tapRow("Members"),
      cell("parts: [moreButton, operatorLabel, nicknameLabel, userImageView], showsOperator: no"),
      [
        "(⋯) Alice Kim (You) ○", "[⋯] Bob Stone ○", "[⋯] Chloe Martin ●", "[⋯] Dan Wu ⊘",
      ]),
    userList(
      "operators", by: moderations + tapRow("Operators"), cell("showsOperator: yes"),
      ["○ Alice Kim (You) Operator (⋯)", "● Chloe Martin Operator [⋯]"]),
    userList(
      "muted", by: moderations + tapRow("Muted members"),
      "\(cell("showsCheckbox: yes, showsMutedState: no")), tableFooterView: Only one",
      ["○ Dan Wu [⋯] [ ]", "Only one"]),
    userList(
      "banned", by: moderations + tapRow("Banned users"),
      "emptyView: { type: SBUEmptyView, text: All is well, image: ☼ }", ["☼", "All is well"]),
    userList(
      "muted", of: "hall", by: openModerations + tapRow("Muted participants"),
      "emptyView: { type: SBUEmptyView, noMutedParticipants: { text: Go on } }",
      ["∅", "Go on"]),
    userList(
      "participants", of: "hall", by: openSettings + tapRow("Participants"),
      cell("showsUserId: yes"), ["○ Alice Kim (You) alice Operator (⋯)", "○ Bob Stone bob [⋯]"]),
  ]

  private static let menus: [Case] = [
    Case(
      list: "SBUModerationsModule.List", entry: "GroupModerationsModule", screen: moderations,
      opened: settings + tapRow("Moderations"),
      settings: """
        tableHeaderView: Take care, \
        items: [freezeChannel, { item: operators, title: Leaders, icon: ♛ }, mutedParticipants]
        """, rows: ["Take care", "✻ Freeze channel [off]", "♛ Leaders ›"]),
    Case(
      list: "SBUModerationsModule.List", entry: "OpenModerationsModule", screen: openModerations,
      opened: openSettings + tapRow("Moderations"),
      settings: "moderationCell: { type: SBUModerationCell, parts: [titleLabel, typeIcon] }",
      rows: ["Operators ◆", "Muted participants ⊖", "Banned users ⊗"]),
    Case(
      list: "SBUGroupChannelSettingsModule.List", entry: "GroupChannelSettingsModule",
      screen: settings,
      settings: """
        items: [{ item: members, subTitle: many, icon: iconBan }, { title: Notifications, \
        subTitle: Off, icon: ♪ }, { title: Pinned, isOn: true }, moderations], \
        tableFooterView: Club since 2020
        """,
      rows: [
        "◎", "Club", "⊗ Members many ›", "♪ Notifications Off", "Pinned [on]",
        "◇ Moderations ›", "Club since 2020",
      ]),
    Case(
      list: "SBUGroupChannelSettingsModule.List", entry: "GroupChannelSettingsModule",
      screen: settings,
      settings: """
        settingCell: { type: SBUChannelSettingCell, parts: [titleLabel, subTitleLabel, typeIcon] }
        """,
      rows: [
        "◎", "Club", "Moderations ◇", "Notifications On ♫", "Members 4 ∴", "Leave channel ↪",
      ]),
    Case(
      list: "SBUOpenChannelSettingsModule.List", entry: "OpenChannelSettingsModule",
      screen: openSettings, settings: "tableHeaderView: [], items: [participants, moderations]",
      rows: ["∴ Participants 2 ›", "◇ Moderations ›"]),
    Case(
      list: "SBUGroupChannelPushSettingsModule.List", entry: "GroupChannelPushSettingsModule",
      screen: pushSettings, opened: settings + tapRow("Notifications"),
      settings: """
        settingCell: { type: SBUGroupChannelPushSettingCell, parts: [rightButton, titleLabel] }, \
        items: [mentions, { item: all, title: Everything }]
        """, rows: ["⦾ Mentions only", "⦿ Everything"]),
  ]
}

// MARK: Other tests

extension ListSettingsTests {
  @Test func each_empty_view_type_can_have_its_own_text_and_image() throws {
    // S50.
    let list = """
      listComponent:
        type: SBUInviteUserModule.List
        emptyView:
          type: SBUEmptyView
          text: No one
          image: ☁
          error: { text: No network today, image: ☂ }
          noMembers: { text: All have come }
          retryButton: Once more
      """
    let actions: Screens.Actions = [
      "show": on { (screen: SBUInviteUserViewController) in
        let (list, queue) = (screen.listComponent, ScreenEnvironment.current?.mainQueue)
        for type in [EmptyViewType.noMembers, .noMutedMembers, .error] {
          list?.updateEmptyView(type: type)
          queue?.runDueItems()
          let view = try #require(list?.emptyView as? SBUEmptyView)
          let retry = view.retryButton.isHidden ? "" : view.retryButton.currentTitle ?? ""
          let image = view.statusImageView.image?.symbol ?? ""
          EventLog.note("\(image) \(view.statusLabel.text ?? "") \(retry)")
        }
      }
    ]
    let log = try EventLog.lines {
      let shown = try OperatorScreens(actions: actions, data: Self.data).frames(
        "\(Self.invite)\n\(list)\nsteps: [{ act: show }]")
      if shown.contains("error:") { EventLog.note(shown) }
    }
    #expect(log == "☁ All have come \n☁ No one \n☂ No network today Once more")
  }

  @Test func list_settings_in_YAML_override_those_set_in_Swift() throws {
    func shown(_ list: String) throws -> String {
      try OperatorScreens(types: [SwiftList.self, SwiftCell.self], data: Self.data)
        .frames("\(Self.invite)\nlistComponent: { type: SwiftList\(list) }").rows
    }
    expect(
      try shown(""),
      is: """
        │ From Swift                           │
        │ eve                    (No name) [ ] │
        │ zoe                          Zoe [ ] │
        """)
    expect(
      try shown(", tableHeaderView: From YAML, userCell: { type: SwiftCell, showsCheckbox: no }"),
      is: """
        │ From YAML                            │
        │ eve                        (No name) │
        │ zoe                              Zoe │
        """)
  }
}

private final class SwiftCell: SBUUserCell {
  override func setupViews() {
    super.setupViews()
    parts = [.userIdLabel, .nicknameLabel, .checkboxButton]
  }
}

private final class SwiftList: SBUInviteUserModule.List {
  override func setupViews() {
    super.setupViews()
    let label = UILabel()
    label.text = "From Swift"
    tableView.tableHeaderView = label
    register(userCell: SwiftCell())
  }
}
