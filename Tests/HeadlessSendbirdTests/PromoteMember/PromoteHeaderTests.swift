import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Title and bar buttons of the promote members screen.
@Suite("Promote members: header") struct PromoteHeaderTests {
  private let plain = """
    viewController: SBUPromoteMemberViewController
    channelURL: club
    users: [bob, dan]
    """

  @Test func texts_set_through_Swift_hold_from_then_on_for_the_run() throws {
    // 5.
    let shown = try OperatorScreens(types: [TalkingPromoteScreen.self]).frames(
      """
      viewController: TalkingPromoteScreen
      channelURL: club
      users: [bob]
      steps: [{ select: bob }]
      """)
    expect(shown, is: frame("[Away]       Who rules?     [1 rule]", row("○ Bob Stone", "[x]")))
  }

  @Test(arguments: ["light", "dark"])
  func light_and_dark_reach_bar_header_list_and_background(name: String) throws {
    // S11, S46, 6.
    let isDark = name == "dark"
    let head = try OperatorScreens().snapshots("\(plain)\ntheme: \(name)")[0].head
    #expect(head.hasSuffix("theme: \(name)"), "\(head)")
    try OperatorScreens().look("\(plain)\ntheme: \(name)") {
      (screen: SBUPromoteMemberViewController) in
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

  @Test func header_and_rows_tell_in_order_and_items_tell_twice_as_today() throws {
    // S45, S47, S48, S55, S102.
    let log = try OperatorScreens(types: [PromoteHeaderEventScreen.self]).events(
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

  @Test func setting_the_plural_is_heard_once_as_the_singular() throws {
    // S45.
    var council = OperatorScreens(types: [PromoteHeaderEventScreen.self])
    council.actions["set items"] = on { (screen: PromoteHeaderEventScreen) in
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

  @Test func what_an_app_sets_itself_stays_but_the_right_items_text_is_written_over() throws {
    // S43, S47.
    let shown = try OperatorScreens(types: [OwnItemsPromoteHeader.self]).frames(
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
