import Diorama
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Title and bar buttons of the register operator screen: texts, tints, what they tell.
struct RegisterHeaderTests {
  private let plain = """
    viewController: SBURegisterOperatorViewController
    channelURL: club
    users: [bob, dan]
    """

  @Test(
    "S87, S183, S184, S198, S199: fixed title, Cancel at the left, Register with the number",
    arguments: ["club", "town-hall"])
  func texts(channel: String) throws {
    let shown = try Council().frames(
      """
      viewController: SBURegisterOperatorViewController
      channelURL: \(channel)
      users: [bob, { userId: zoe, nickname: Zoë }]
      steps:
        - snapshot: nobody
        - select: bob
        - snapshot: one
        - select: zoe
        - snapshot: two
      """)
    expect(
      shown,
      is: """
        ── nobody ──────────────────────────────
        \(frame("[Cancel]    Select users  (Register)", row("○ Bob Stone"), row("○ Zoë")))

        ── one ─────────────────────────────────
        \(frame("[Cancel]   Select users [Register 1]", row("○ Bob Stone", "[x]"), row("○ Zoë")))

        ── two ─────────────────────────────────
        \(frame(
          "[Cancel]   Select users [Register 2]", row("○ Bob Stone", "[x]"), row("○ Zoë", "[x]")))
        """)
  }

  @Test("5: texts of diorama.yaml stand in bar, rows and empty view")
  func textsOfTheProject() throws {
    let council = Council(
      project: """
        SBUStringSet:
          Cancel: Weg
          InviteChannel_Header_Select_Users: Wer?
          InviteChannel_Register: Ernennen %d
          User_No_Name: Namenlos
          User_Operator: Leitung
          Empty_No_Users: Niemand
        """, types: [ClubOfferScreen.self])
    expect(
      try council.frames(
        """
        viewController: SBURegisterOperatorViewController
        channelURL: town-hall
        steps: [{ select: [bob, eve] }]
        """),
      is: frame(
        "[Weg]           Wer?    [Ernennen 2]", row("○ Bob Stone", "[x]"), row("○ Dan Wu"),
        row("○ Namenlos", "[x]")))
    expect(
      try council.frames("viewController: ClubOfferScreen\nchannelURL: club"),
      is: frame(
        "[Weg]           Wer?      (Ernennen)", row("○ Olga", "Leitung ( )"), row("○ Pam"),
        row("⊘ Quin", "Leitung ( )")))
    expect(
      try council.frames(
        "viewController: SBURegisterOperatorViewController\nchannelURL: club\nusers: []"),
      is: frame(
        "[Weg]           Wer?      (Ernennen)", "", "", "                 ◌",
        "              Niemand", "", "", ""))
  }

  @Test("5: texts set through Swift hold from then on, for the run")
  func textsOfSwift() throws {
    let shown = try Council(types: [TalkingRegisterScreen.self]).frames(
      """
      viewController: TalkingRegisterScreen
      channelURL: club
      users: [bob]
      steps: [{ select: bob }]
      """)
    expect(shown, is: frame("[Away]       Who rules?     [1 rule]", row("○ Bob Stone", "[x]")))
  }

  @Test(
    "S46, S47, S181: only the tint tells of a selection, in light and in dark",
    arguments: ["light", "dark"])
  func tints(theme: String) throws {
    let isDark = theme == "dark"
    let main = isDark ? SBUColorSet.primaryLight : SBUColorSet.primaryMain
    let faint = isDark ? SBUColorSet.onDarkTextDisabled : SBUColorSet.onLightTextDisabled
    var council = Council()
    for (name, tint) in [("look at nobody", faint), ("look at one", main)] {
      council.deeds[name] = on { (screen: SBURegisterOperatorViewController) in
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

  @Test("S11, 6: the theme reaches bar, header, list and background", arguments: ["light", "dark"])
  func theme(name: String) throws {
    let isDark = name == "dark"
    let council = Council()
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

  @Test("6: a screen's own theme goes before the one in use")
  func ownTheme() throws {
    var council = Council()
    council.deeds["own theme"] = on { (screen: SBURegisterOperatorViewController) in
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
    var council = Council(types: [RegisterHeaderEventScreen.self])
    council.deeds["do"] = on { (screen: RegisterHeaderEventScreen) in
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

  @Test("S45: setting a singular item is heard twice, the plural once, as the singular")
  func settingItems() throws {
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

  @Test("S45, S47, S48, S55: what header and rows tell, in order")
  func order() throws {
    let log = try Council(types: [RegisterHeaderEventScreen.self]).events(
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

  @Test("S43, S47: what an app sets itself stays, but the right item's text is written over")
  func itemsOfAnApp() throws {
    let shown = try Council(types: [OwnItemsRegisterHeader.self]).frames(
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

  @Test("S97, S167: the parts of a header are those of its class, for group and open alike")
  func parts() throws {
    let shown = try Council(types: [LoudRegisterScreen.self]).frames(
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

  @Test("S97: a header put in after init is told no channel type")
  func oneTimeHeader() throws {
    let council = Council()
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
