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

  @Test func texts_set_in_Swift_apply_to_the_rest_of_the_run() throws {
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
  func light_and_dark_themes_reach_bar_header_list_and_background(name: String) throws {
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

  @Test func header_and_row_events_come_in_order_and_items_fire_twice() throws {
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

  @Test func setting_an_item_list_fires_one_event_with_the_single_item() throws {
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

  @Test func items_set_by_the_app_stay_but_the_right_title_is_overwritten() throws {
    // S43, S47.
    let shown = try OperatorScreens(types: [OwnItemsPromoteHeader.self]).frames(
      "\(plain)\nheaderComponent: OwnItemsPromoteHeader\nsteps: [{ select: bob }]")
    expect(
      shown,
      is: frame(
        "[Back]       Who rules? [Register 1]", row("○ Bob Stone", "[x]"), row("○ Dan Wu")))
  }
}

/// A screen with custom texts.
final class TalkingPromoteScreen: SBUPromoteMemberViewController {
  override func loadView() {
    SBUStringSet.Cancel = "Away"
    SBUStringSet.InviteChannel_Header_Select_Users = "Who rules?"
    SBUStringSet.InviteChannel_Register = { "\($0) rule" }
    super.loadView()
  }
}
