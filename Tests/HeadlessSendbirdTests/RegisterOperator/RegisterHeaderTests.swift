import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Title and bar buttons of the register operator screen: texts, tints and events.
@Suite("Register operators: header") struct RegisterHeaderTests {
  private let plain = """
    viewController: SBURegisterOperatorViewController
    channelURL: club
    users: [bob, dan]
    """

  @Test func texts_set_in_Swift_apply_to_the_rest_of_the_run() throws {
    // 5.
    let shown = try OperatorScreens(types: [TalkingRegisterScreen.self]).frames(
      """
      viewController: TalkingRegisterScreen
      channelURL: club
      users: [bob]
      steps: [{ select: bob }]
      """)
    expect(shown, is: frame("[Away]       Who rules?     [1 rule]", row("○ Bob Stone", "[x]")))
  }

  @Test(arguments: ["light", "dark"])
  func only_the_tint_of_the_right_item_shows_a_selection(theme: String) throws {
    // S46, S47, S181.
    let isDark = theme == "dark"
    let main = isDark ? SBUColorSet.primaryLight : SBUColorSet.primaryMain
    let faint = isDark ? SBUColorSet.onDarkTextDisabled : SBUColorSet.onLightTextDisabled
    var council = OperatorScreens()
    for (name, tint) in [("look at none", faint), ("look at one", main)] {
      council.actions[name] = on { (screen: SBURegisterOperatorViewController) in
        let header = try #require(screen.headerComponent)
        #expect(header.leftBarButton?.tintColor == main)
        #expect(header.rightBarButton?.tintColor == tint)
        #expect(header.rightBarButton?.isEnabled == true)
      }
    }
    let shown = try council.frames(
      "\(plain)\ntheme: \(theme)\nsteps: [{ act: look at none }, { select: bob }, { act: look at one }]"
    )
    #expect(!shown.contains("error:"), "\(shown)")
  }

  @Test(arguments: ["light", "dark"])
  func the_theme_reaches_bar_header_list_and_background(name: String) throws {
    // S11, 6.
    let isDark = name == "dark"
    let council = OperatorScreens()
    let head = try council.snapshots("\(plain)\ntheme: \(name)")[0].head
    #expect(head.hasSuffix("theme: \(name)"), "\(head)")
    try council.look("\(plain)\ntheme: \(name)") { (screen: SBURegisterOperatorViewController) in
      let background = isDark ? SBUColorSet.background600 : SBUColorSet.background50
      let bar = isDark ? SBUColorSet.background500 : SBUColorSet.background50
      #expect(screen.theme.backgroundColor == background)
      #expect(screen.componentTheme.emptyViewBackgroundColor == background)
      #expect(screen.navigationController?.navigationBar.barTintColor == bar)
      #expect(screen.headerComponent?.theme?.backgroundColor == background)
      #expect(screen.headerComponent?.componentTheme?.emptyViewBackgroundColor == background)
      #expect(screen.listComponent?.theme?.backgroundColor == background)
      #expect(screen.listComponent?.tableView.backgroundColor == background)
      #expect(screen.viewIfLoaded?.backgroundColor == background)
      let name = isDark ? SBUColorSet.onDarkTextHighEmphasis : SBUColorSet.onLightTextHighEmphasis
      let cells = screen.listComponent?.tableView.visibleCells.compactMap { $0 as? SBUUserCell }
      #expect(cells?.map(\.nicknameLabel.textColor) == [name, name])
    }
  }

  @Test func a_screen_theme_overrides_the_current_theme() throws {
    // 6.
    var council = OperatorScreens()
    council.actions["own theme"] = on { (screen: SBURegisterOperatorViewController) in
      screen.theme = .bright
      screen.updateStyles()
    }
    let shown = try council.frames("\(plain)\nsteps: [{ act: own theme }]")
    #expect(shown.contains("│ [Cancel]    Select users  [Register] │"), "\(shown)")
  }

  /// The events that `body` causes on the header of a screen.
  private func loggedEvents(
    _ body: @escaping @Sendable (SBURegisterOperatorModule.Header) throws -> Void
  ) throws -> String {
    var council = OperatorScreens(types: [RegisterHeaderEventScreen.self])
    council.actions["do"] = on { (screen: RegisterHeaderEventScreen) in
      EventLog.note("")
      try body(#require(screen.headerComponent))
    }
    return try council.events(
      """
      viewController: RegisterHeaderEventScreen
      channelURL: heads
      steps: [{ act: do }]
      """
    ).after("\n\n")
  }

  @Test func setting_one_item_fires_two_events_and_setting_a_list_fires_one() throws {
    // S45.
    let log = try loggedEvents { header in
      header.leftBarButton = UIBarButtonItem(title: "Back", style: .plain)
      header.leftBarButtons = ["A", "B"].map { UIBarButtonItem(title: $0, style: .plain) }
      header.rightBarButton = UIBarButtonItem(title: "Go", style: .plain)
      header.rightBarButtons = ["C"].map { UIBarButtonItem(title: $0, style: .plain) }
      header.titleView = nil
      header.onTapLeftBarButton()
      header.onTapRightBarButton()
    }
    expect(
      log,
      is: """
        left Back
        left Back
        left Back
        right Go
        right Go
        right Go
        title nil
        left tapped: Back
        right tapped: Go
        """)
  }

  @Test func header_and_row_events_come_in_order() throws {
    // S45, S47, S48, S55.
    let log = try OperatorScreens(types: [RegisterHeaderEventScreen.self]).events(
      """
      viewController: RegisterHeaderEventScreen
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

  @Test func items_set_by_the_app_stay_but_the_right_title_is_overwritten() throws {
    // S43, S47.
    let shown = try OperatorScreens(types: [OwnItemsRegisterHeader.self]).frames(
      """
      \(plain)
      headerComponent: OwnItemsRegisterHeader
      steps: [{ select: bob }]
      """)
    expect(
      shown,
      is: frame(
        "[Back]       Who rules? [Register 1]", row("○ Bob Stone", "[x]"), row("○ Dan Wu")))
  }

  @Test func header_and_list_parts_affect_both_channel_types() throws {
    // S97, S167.
    let shown = try OperatorScreens(types: [LoudRegisterScreen.self]).frames(
      """
      screen: group
      viewController: LoudRegisterScreen
      channelURL: club
      users: [bob]
      ---
      screen: open
      viewController: LoudRegisterScreen
      channelURL: town-hall
      users: [bob]
      """)
    let loud = frame("[CANCEL]    SELECT USERS  (REGISTER)", row("★ Bob Stone"))
    expect(shown, is: "\(loud)\n\n\(loud)")
  }

  @Test func a_header_set_after_init_has_no_channel_type() throws {
    // S97.
    let council = OperatorScreens()
    try council.look(plain) { (screen: SBURegisterOperatorViewController) in
      #expect(screen.headerComponent?.channelType == .group)
    }
    try council.look("\(plain)\nheaderComponent: SBURegisterOperatorModule.Header") {
      (screen: SBURegisterOperatorViewController) in
      #expect(screen.headerComponent?.channelType == nil)
    }
  }
}

/// A screen with custom texts.
final class TalkingRegisterScreen: SBURegisterOperatorViewController {
  override func loadView() {
    SBUStringSet.Cancel = "Away"
    SBUStringSet.InviteChannel_Header_Select_Users = "Who rules?"
    SBUStringSet.InviteChannel_Register = { "\($0) rule" }
    super.loadView()
  }
}

/// A screen that replaces the parts of header and list.
final class LoudRegisterScreen: SBURegisterOperatorViewController {
  override func loadView() {
    SBURegisterOperatorModule.Header.TitleView = LoudTitleView.self
    SBURegisterOperatorModule.Header.LeftBarButton = LoudBarButtonItem.self
    SBURegisterOperatorModule.Header.RightBarButton = LoudBarButtonItem.self
    SBURegisterOperatorModule.List.EmptyView = CountingEmptyView.self
    SBURegisterOperatorModule.List.UserCell = StarCell.self
    super.loadView()
  }
}

/// A header with custom title and items.
final class OwnItemsRegisterHeader: SBURegisterOperatorModule.Header {
  override func setupViews() {
    let title = UILabel()
    title.text = "Who rules?"
    titleView = title
    leftBarButton = UIBarButtonItem(title: "Back", style: .plain)
    rightBarButton = UIBarButtonItem(title: "Go", style: .done)
    super.setupViews()
  }
}
