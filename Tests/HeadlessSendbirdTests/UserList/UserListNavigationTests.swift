import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The screens that bar buttons and rows of a user list open.
@Suite("User lists: navigation") struct UserListNavigationTests {
  @Test func the_plus_item_opens_the_screen_class_of_the_set() throws {
    // S117.
    let cases: [(type: String, channel: String, entry: String, screen: String)] = [
      ("members", "design-team", "InviteUserViewController", "OwnInvite"),
      ("operators", "design-team", "GroupChannelRegisterOperatorViewController", "OwnRegister"),
      ("operators", "town-hall", "OpenChannelRegisterOperatorViewController", "OwnRegister"),
      ("operators", "design-team", "PromoteMemberViewController", "OwnPromote"),
    ]
    for (type, channel, entry, screen) in cases {
      let log = try userListEvents(
        "userListType: \(type)\nsteps: [{ tap: rightBarButton }]", in: channel,
        project: "SBUViewControllerSet: { \(entry): \(screen) }",
        types: [OwnInvite.self, OwnRegister.self, OwnPromote.self])
      expect(log.after("L-\n"), is: "right\nshowInviteUser\n\(screen) of \(channel)")
    }
  }

  @Test(
    arguments: [
      ("muted", "design-team"), ("banned", "design-team"), ("muted", "town-hall"),
      ("banned", "town-hall"), ("participants", "town-hall"),
    ])
  func muted_banned_and_participant_lists_have_no_plus_item(type: String, channel: String) throws {
    // S115, S117: other lists have a right item without content.
    let tapped = try userList(
      "userListType: \(type)\nsteps: [{ tap: rightBarButton }]", in: channel)
    #expect(tapped.contains("error: the screen has no right bar button [failed-step]"))
    try inspectUserList("userListType: \(type)", in: channel) { screen in
      let item = try #require(screen.headerComponent?.rightBarButton)
      #expect(screen.navigationItem.rightBarButtonItem === item)
      #expect(item.title == nil && item.image == nil && item.primaryAction == nil)
    }
  }

  @Test func setting_the_promote_screen_in_code_makes_the_plus_item_open_it() throws {
    // S101: page 000 sets its own class; here even the kit's own counts.
    try inspectUserList("userListType: operators") { screen in
      let stack = try #require(screen.navigationController)
      screen.showInviteUser()
      #expect(stack.viewControllers.last is SBURegisterOperatorViewController)
      stack.popViewController(animated: false)
      SBUViewControllerSet.PromoteMemberViewController = SBUPromoteMemberViewController.self
      screen.showInviteUser()
      #expect(stack.viewControllers.last is SBUPromoteMemberViewController)
    }
  }

  @Test func showInviteUser_opens_the_invite_screen_for_groups_only() throws {
    // S117.
    for (type, channel, classes) in [
      ("muted", "design-team", 2), ("banned", "design-team", 2), ("participants", "town-hall", 1),
      ("muted", "town-hall", 1),
    ] {
      try inspectUserList("userListType: \(type)", in: channel) { screen in
        screen.showInviteUser()
        let stack = try #require(screen.navigationController?.viewControllers)
        #expect(stack.count == classes, "\(type) of \(channel)")
        #expect(stack.count == 1 || stack.last is SBUInviteUserViewController)
      }
    }
  }

  @Test func a_row_tap_fires_an_event_and_does_nothing_else() throws {
    // S118.
    let log = try userListEvents("steps: [{ select: bob }, { tap: { row: 1 } }]")
    expect(log.after("L-\n"), is: "row 1 tapped\nrow 0 tapped")
    expect(try userList("steps: [{ select: bob }]"), is: try userList(""))
  }

  @Test func open_channels_also_use_the_title_view_of_the_group_module() throws {
    // S119, S167.
    for channel in ["design-team", "town-hall"] {
      try inspectUserList("", in: channel == "town-hall" ? "park\nuserListType: banned" : channel) {
        screen in
        SBUModuleSet.GroupUserListModule.HeaderComponent.TitleView = LoudTitleView.self
        SBUModuleSet.OpenUserListModule.HeaderComponent.RightBarButton = LoudBarButtonItem.self
        let channel = try #require(screen.channel)
        let next = SBUUserListViewController(channel: channel, userListType: .operators)
        next.loadViewIfNeeded()
        #expect(next.headerComponent?.titleView is LoudTitleView)
        #expect(next.headerComponent?.rightBarButton is LoudBarButtonItem)
        #expect(!(next.headerComponent?.leftBarButton is LoudBarButtonItem))
      }
    }
  }
}

/// An invite screen that logs its channel.
final class OwnInvite: SBUInviteUserViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    EventLog.note("OwnInvite of \(channel?.channelURL ?? "nil")")
  }
}

/// A promote screen that logs its channel.
final class OwnPromote: SBUPromoteMemberViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    EventLog.note("OwnPromote of \(channel?.channelURL ?? "nil")")
  }
}

/// A register operator screen that logs its channel.
final class OwnRegister: SBURegisterOperatorViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    EventLog.note("OwnRegister of \(channel?.channelURL ?? "nil")")
  }
}
