import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Title and bar buttons of the register operator screen: texts, tints, what they tell.
@Suite("Register operators: header") struct RegisterHeaderTests {
  private let plain = """
    viewController: SBURegisterOperatorViewController
    channelURL: club
    users: [bob, dan]
    """

  @Test func texts_set_through_Swift_hold_from_then_on_for_the_run() throws {
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
  func only_the_tint_tells_of_a_selection_in_light_and_in_dark(theme: String) throws {
    // S46, S47, S181.
    let isDark = theme == "dark"
    let main = isDark ? SBUColorSet.primaryLight : SBUColorSet.primaryMain
    let faint = isDark ? SBUColorSet.onDarkTextDisabled : SBUColorSet.onLightTextDisabled
    var council = OperatorScreens()
    for (name, tint) in [("look at nobody", faint), ("look at one", main)] {
      council.actions[name] = on { (screen: SBURegisterOperatorViewController) in
        let header = try #require(screen.headerComponent)
        #expect(header.leftBarButton?.tintColor == main)
        #expect(header.rightBarButton?.tintColor == tint)
        #expect(header.rightBarButton?.isEnabled == true)
      }
    }
    let shown = try council.frames(
      "\(plain)\ntheme: \(theme)\nsteps: [{ act: look at nobody }, { select: bob }, { act: look at one }]"
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

  @Test func a_screens_own_theme_goes_before_the_one_in_use() throws {
    // 6.
    var council = OperatorScreens()
    council.actions["own theme"] = on { (screen: SBURegisterOperatorViewController) in
      screen.theme = .bright
      screen.updateStyles()
    }
    let shown = try council.frames("\(plain)\nsteps: [{ act: own theme }]")
    #expect(shown.contains("│ [Cancel]    Select users  [Register] │"), "\(shown)")
  }

  /// What the screen hears when something is done with its header.
  private func heard(
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

  @Test func a_singular_item_is_heard_twice_and_a_plural_once_as_the_singular() throws {
    // S45.
    let log = try heard { header in
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

  @Test func header_and_rows_tell_in_order() throws {
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

  @Test func what_an_app_sets_itself_stays_but_the_right_items_text_is_written_over() throws {
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

  @Test func the_parts_of_a_header_are_those_of_its_class_for_group_and_open_alike() throws {
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

  @Test func a_header_put_in_after_init_is_told_no_channel_type() throws {
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

/// A screen that says things its own way.
final class TalkingRegisterScreen: SBURegisterOperatorViewController {
  override func loadView() {
    SBUStringSet.Cancel = "Away"
    SBUStringSet.InviteChannel_Header_Select_Users = "Who rules?"
    SBUStringSet.InviteChannel_Register = { "\($0) rule" }
    super.loadView()
  }
}

/// A screen that exchanges the parts of header and list.
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

/// A header whose title and items are the app's own.
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
