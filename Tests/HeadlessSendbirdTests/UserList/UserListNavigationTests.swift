import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Where bar buttons and rows of a user list lead, and what is there on coming back.
struct UserListNavigationTests {
  @Test(
    "S101, S117: the plus leads to where people are added",
    arguments: [
      ("members", "design-team", "│ [Cancel]  Invite users  (Invite) │"),
      ("operators", "design-team", "│ [Cancel] Select users (Register) │"),
      ("operators", "town-hall", "│ [Cancel] Select users (Register) │"),
    ])
  func plus(type: String, channel: String, bar: String) throws {
    let shown = try userList(
      "userListType: \(type)\nsteps: [{ tap: rightBarButton }]", in: channel)
    expect(shown.split(separator: "\n")[1].description, is: bar)
  }

  @Test("S117: by the entries of the view controller set, with the channel itself")
  func entriesOfTheSet() throws {
    let cases: [(type: String, channel: String, entry: String, screen: String)] = [
      ("members", "design-team", "InviteUserViewController", "OwnInvite"),
      ("operators", "design-team", "GroupChannelRegisterOperatorViewController", "OwnRegister"),
      ("operators", "town-hall", "OpenChannelRegisterOperatorViewController", "OwnRegister"),
    ]
    for (type, channel, entry, screen) in cases {
      let log = try userListEvents(
        "userListType: \(type)\nsteps: [{ tap: rightBarButton }]", in: channel,
        project: "SBUViewControllerSet: { \(entry): \(screen) }",
        types: [OwnInvite.self, OwnRegister.self])
      expect(log.after("L-\n"), is: "right\nshowInviteUser\n\(screen) of \(channel)")
    }
  }

  @Test(
    "S115, S117: elsewhere there is no item; and nothing to show",
    arguments: [
      ("muted", "design-team"), ("banned", "design-team"), ("muted", "town-hall"),
      ("banned", "town-hall"), ("participants", "town-hall"),
    ])
  func noPlus(type: String, channel: String) throws {
    let tapped = try userList(
      "userListType: \(type)\nsteps: [{ tap: rightBarButton }]", in: channel)
    #expect(tapped.contains("error: the screen has no right bar button [failed-step]"))
    try inspectUserList("userListType: \(type)", in: channel) { screen in
      let item = try #require(screen.headerComponent?.rightBarButton)
      #expect(screen.navigationItem.rightBarButtonItem === item)
      #expect(item.title == nil && item.image == nil && item.primaryAction == nil)
    }
  }

  @Test("S117: asked by an app, groups lead to inviting, open channels nowhere")
  func showInviteUser() throws {
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

  @Test("S117: without a channel the plus leads nowhere")
  func plusWithoutChannel() throws {
    let shown = try userList(
      """
      network: { failures: [{ request: getChannel }] }
      steps: [{ tap: rightBarButton }]
      """)
    #expect(shown.contains("│ [‹]         Members          [+] │"))
  }

  @Test("S77, S118: the left item goes back; at the bottom of the stack the screen goes away")
  func back() throws {
    let log = try userListEvents("steps: [{ tap: leftBarButton }]")
    expect(log.after("L-\n"), is: "left\nonClickBack")
    let shown = try userList("steps: [{ tap: leftBarButton }]")
    #expect(shown.contains("(the screen was dismissed)"))
    let pushed = try userList(
      "steps: [{ tap: rightBarButton }, { tap: leftBarButton }]")
    expect(pushed, is: try userList(""))
  }

  @Test("S118: a tap on a row is heard, and does nothing")
  func row() throws {
    let log = try userListEvents("steps: [{ select: bob }, { tap: { row: 1 } }]")
    expect(log.after("L-\n"), is: "row 1 tapped\nrow 0 tapped")
    expect(try userList("steps: [{ select: bob }]"), is: try userList(""))
  }

  @Test("S136, S185: whoever was invited is there on coming back, by the event of joining")
  func afterInviting() throws {
    let log = try userListEvents(
      "steps: [{ tap: rightBarButton }, { select: zoe }, { tap: rightBarButton }]")
    expect(
      log.after("showInviteUser\n"), is: "L+\nU alice bob chloe dan eve zoe\nL-")
    let shown = try userList(
      "steps: [{ tap: rightBarButton }, { select: zoe }, { tap: rightBarButton }]")
    #expect(shown.rows.hasSuffix("│ ○ Zoe                        [⋯] │"))
  }

  @Test("S185: and whoever became an operator, in the list of operators")
  func afterRegistering() throws {
    for channel in ["design-team", "town-hall"] {
      let shown = try userList(
        """
        userListType: operators
        steps: [{ tap: rightBarButton }, { select: bob }, { tap: rightBarButton }]
        """, in: channel)
      #expect(shown.contains("Operators") && shown.contains("│ ○ Bob Stone                  [⋯] │"))
    }
  }

  @Test("S119, S167: the title view is the group module's, also in open channels")
  func titleView() throws {
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

/// An invite screen that says of which channel it is.
final class OwnInvite: SBUInviteUserViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    EventLog.note("OwnInvite of \(channel?.channelURL ?? "nil")")
  }
}

/// A register operator screen that says of which channel it is.
final class OwnRegister: SBURegisterOperatorViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    EventLog.note("OwnRegister of \(channel?.channelURL ?? "nil")")
  }
}
