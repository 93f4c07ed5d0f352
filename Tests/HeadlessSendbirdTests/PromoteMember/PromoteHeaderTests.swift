import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Title and bar buttons of the promote members screen.
struct PromoteHeaderTests {
  private let plain = """
    viewController: SBUPromoteMemberViewController
    channelURL: club
    users: [bob, dan]
    """

  @Test("S98, S103, S198, S199, S204: the texts are today's, with the number behind the word")
  func texts() throws {
    let shown = try Council().frames(
      """
      \(plain)
      steps:
        - snapshot: nobody
        - select: bob
        - snapshot: one
        - select: dan
        - snapshot: two
      """)
    expect(
      shown,
      is: """
        ── nobody ──────────────────────────────
        \(frame("[Cancel]    Select users  (Register)", row("○ Bob Stone"), row("○ Dan Wu")))

        ── one ─────────────────────────────────
        \(frame("[Cancel]   Select users [Register 1]", row("○ Bob Stone", "[x]"), row("○ Dan Wu")))

        ── two ─────────────────────────────────
        \(frame(
          "[Cancel]   Select users [Register 2]", row("○ Bob Stone", "[x]"),
          row("○ Dan Wu", "[x]")))
        """)
  }

  @Test("S98, 5: with replaced texts the screen reads as that of page 000 did")
  func textsOfThePage() throws {
    let shown = try Council(
      project: """
        SBUStringSet:
          InviteChannel_Header_Select_Users: Select members
          InviteChannel_Register: "%d Add"
        """
    ).frames("\(plain)\nsteps: [{ snapshot: nobody }, { select: bob }, { snapshot: one }]")
    expect(
      shown,
      is: """
        ── nobody ──────────────────────────────
        \(frame("[Cancel]   Select members      (Add)", row("○ Bob Stone"), row("○ Dan Wu")))

        ── one ─────────────────────────────────
        \(frame("[Cancel]   Select members    [1 Add]", row("○ Bob Stone", "[x]"), row("○ Dan Wu")))
        """)
  }

  @Test("5: texts set through Swift hold from then on, for the run")
  func textsOfSwift() throws {
    let shown = try Council(types: [TalkingPromoteScreen.self]).frames(
      """
      viewController: TalkingPromoteScreen
      channelURL: club
      users: [bob]
      steps: [{ select: bob }]
      """)
    expect(shown, is: frame("[Away]       Who rules?     [1 rule]", row("○ Bob Stone", "[x]")))
  }

  @Test(
    "S11, S46, 6: light and dark reach bar, header, list and background",
    arguments: ["light", "dark"])
  func theme(name: String) throws {
    let isDark = name == "dark"
    let head = try Council().snapshots("\(plain)\ntheme: \(name)")[0].head
    #expect(head.hasSuffix("theme: \(name)"), "\(head)")
    try Council().look("\(plain)\ntheme: \(name)") { (screen: SBUPromoteMemberViewController) in
      let background = isDark ? SBUColorSet.background600 : SBUColorSet.background50
      let main = isDark ? SBUColorSet.primaryLight : SBUColorSet.primaryMain
      let faint = isDark ? SBUColorSet.onDarkTextDisabled : SBUColorSet.onLightTextDisabled
      #expect(screen.theme.backgroundColor == background)
      #expect(screen.componentTheme.emptyViewBackgroundColor == background)
      #expect(screen.headerComponent?.leftBarButton?.tintColor == main)
      #expect(screen.headerComponent?.rightBarButton?.tintColor == faint)
      #expect(screen.listComponent?.tableView.backgroundColor == background)
      #expect(screen.viewIfLoaded?.backgroundColor == background)
      screen.viewModel?.selectUser(user: screen.userList[0])
      #expect(screen.headerComponent?.rightBarButton?.tintColor == main)
      #expect(screen.headerComponent?.rightBarButton?.isEnabled == true)
    }
  }

  @Test("S45, S47, S48, S55, S102: what header and rows tell, in order; items tell twice, as today")
  func order() throws {
    let log = try Council(types: [PromoteHeaderEventScreen.self]).events(
      """
      viewController: PromoteHeaderEventScreen
      channelURL: club
      network: { latency: 1ms }
      steps: [{ advance: 1s }, { select: dan }, { tap: rightBarButton }, { tap: leftBarButton }]
      """)
    expect(
      log,
      is: """
        title Select users
        left Cancel
        left Cancel
        right Register
        right Register
        row 0 comes into view
        row 1 comes into view
        row 2 comes into view
        right tapped: Register 1
        left tapped: Cancel
        """)
  }

  @Test("S45: setting the plural is heard once, as the singular")
  func settingItems() throws {
    var council = Council(types: [PromoteHeaderEventScreen.self])
    council.deeds["set items"] = on { (screen: PromoteHeaderEventScreen) in
      EventLog.note("")
      screen.headerComponent?.leftBarButtons = [UIBarButtonItem(title: "A", style: .plain)]
      screen.headerComponent?.rightBarButtons = [UIBarButtonItem(title: "B", style: .plain)]
      screen.headerComponent?.titleView = nil
    }
    let log = try council.events(
      """
      viewController: PromoteHeaderEventScreen
      channelURL: heads
      steps: [{ act: set items }]
      """)
    expect(log.after("\n\n"), is: "left Cancel\nright Register\ntitle nil")
  }

  @Test("S43, S47: what an app sets itself stays, but the right item's text is written over")
  func itemsOfAnApp() throws {
    let shown = try Council(types: [OwnItemsPromoteHeader.self]).frames(
      "\(plain)\nheaderComponent: OwnItemsPromoteHeader\nsteps: [{ select: bob }]")
    expect(
      shown,
      is: frame(
        "[Back]       Who rules? [Register 1]", row("○ Bob Stone", "[x]"), row("○ Dan Wu")))
  }
}

/// A screen that says things its own way.
final class TalkingPromoteScreen: SBUPromoteMemberViewController {
  override func loadView() {
    SBUStringSet.Cancel = "Away"
    SBUStringSet.InviteChannel_Header_Select_Users = "Who rules?"
    SBUStringSet.InviteChannel_Register = { "\($0) rule" }
    super.loadView()
  }
}
