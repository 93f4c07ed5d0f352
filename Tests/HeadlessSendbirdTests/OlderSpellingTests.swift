import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Names of older versions and of page 000 (sections 8 and 9.3 of the facts).
struct OlderSpellingTests {
  @Test("S204: channelUrl and the old module's keys are taken, with a warning each")
  func olderKeys() throws {
    let screens = Screens(
      yaml: """
        viewController: SBUInviteUserViewController
        channelUrl: design-team
        users: [bob]
        inviteUserModule.headerComponent: MarkedHeader
        inviteUserModule.listComponent: MarkedList
        """, types: [MarkedHeader.self, MarkedList.self])
    expect(
      try screens.snapshots()[0].withoutHead,
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]   Marked bar   (Invite) │
        ├──────────────────────────────────┤
        │ ★ Bob Stone                  [ ] │
        └──────────────────────────────────┘
        """)
    expect(
      try screens.warnings(),
      is: """
        screen.yaml:2:1: warning: 'channelUrl' is an older spelling [deprecated-spelling]
          |
        2 | channelUrl: design-team
          | ^~~~~~~~~~
          = help: today it is 'channelURL'
        screen.yaml:4:1: warning: 'inviteUserModule.headerComponent' is an older spelling \
        [deprecated-spelling]
          |
        4 | inviteUserModule.headerComponent: MarkedHeader
          | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          = help: today it is 'headerComponent'
        screen.yaml:5:1: warning: 'inviteUserModule.listComponent' is an older spelling \
        [deprecated-spelling]
          |
        5 | inviteUserModule.listComponent: MarkedList
          | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          = help: today it is 'listComponent'

        """)
  }

  @Test("S204, S212: so are old names in the sets of diorama.yaml")
  func olderNamesInSets() throws {
    let screens = Screens(
      yaml: """
        viewController: SBUViewControllerSet.InviteUserViewContoller
        channelURL: design-team
        users: [bob]
        """,
      project: """
        SBUModuleSet: { inviteUserModule: { headerComponent: MarkedHeader } }
        SBUViewControllerSet: { InviteUserViewContoller: MarkedScreen }
        """, types: [MarkedHeader.self, MarkedScreen.self])
    let text = try screens.snapshots()[0]
    #expect(text.contains("viewController: MarkedScreen"), "\(text)")
    #expect(text.contains("Marked bar"), "\(text)")
    let warnings = try screens.warnings().split(separator: "\n").filter { $0.contains("warning:") }
    expect(
      warnings.joined(separator: "\n"),
      is: """
        diorama.yaml:4:17: warning: 'inviteUserModule' is an older spelling [deprecated-spelling]
        diorama.yaml:4:37: warning: 'headerComponent' is an older spelling [deprecated-spelling]
        diorama.yaml:5:25: warning: 'InviteUserViewContoller' is an older spelling \
        [deprecated-spelling]
        screen.yaml:1:17: warning: 'SBUViewControllerSet.InviteUserViewContoller' is an older \
        spelling [deprecated-spelling]
        """)
  }

  @Test("S204, S211: Swift code of page 000: channelUrl, users, old module properties")
  func swiftCode() throws {
    try inspect(plainScreen) { _ in
      SBUModuleSet.inviteUserModule.headerComponent = MarkedHeader()
      let byUrl = SBUInviteUserViewController(channelUrl: "design-team")
      let withUsers = SBUInviteUserViewController(
        channelUrl: "design-team", users: [SBUUser(userId: "bob")])
      #expect(byUrl.channelURL == "design-team")
      #expect(byUrl.headerComponent is MarkedHeader)
      ScreenEnvironment.current?.mainQueue.runDueItems()
      #expect(byUrl.userList.sbu_getUserIds() == ["bob", "chloe", "eve"])
      #expect(withUsers.userList.sbu_getUserIds() == ["bob"])
    }
  }

  @Test("S205: the header is no view of the screen; only its items are in the bar")
  func headerIsNoView() throws {
    try inspect(plainScreen) { screen in
      #expect(screen.headerComponent?.superview == nil)
      #expect(screen.viewIfLoaded?.subviews.count == 1)
      #expect(screen.viewIfLoaded?.subviews.first === screen.listComponent)
    }
  }
}
