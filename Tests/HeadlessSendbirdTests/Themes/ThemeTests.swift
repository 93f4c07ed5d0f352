import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Light, dark and an app's own colours (section 6 of the facts).
struct ThemeTests {
  typealias Set = SBUColorSet

  @Test("6: the standard colours of user lists")
  func userListColors() {
    let colors: [(KeyPath<SBUUserListTheme, UIColor>, light: UIColor, dark: UIColor)] = [
      (\.navigationBarTintColor, Set.background50, Set.background500),
      (\.navigationShadowColor, Set.onLightTextDisabled, Set.background500),
      (\.leftBarButtonTintColor, Set.primaryMain, Set.primaryLight),
      (\.rightBarButtonTintColor, Set.onLightTextDisabled, Set.onDarkTextDisabled),
      (\.rightBarButtonSelectedTintColor, Set.primaryMain, Set.primaryLight),
      (\.barButtonTintColor, Set.primaryMain, Set.primaryLight),
      (\.barButtonDisabledTintColor, Set.onLightTextDisabled, Set.onDarkTextDisabled),
      (\.backgroundColor, Set.background50, Set.background600),
    ]
    for (property, light, dark) in colors {
      #expect(SBUUserListTheme.light[keyPath: property] == light, "\(property)")
      #expect(SBUUserListTheme.dark[keyPath: property] == dark, "\(property)")
    }
    #expect(SBUUserListTheme.light.statusBarStyle == .darkContent)
    #expect(SBUUserListTheme.dark.statusBarStyle == .lightContent)
  }

  @Test("6: the standard colours of user cells")
  func userCellColors() {
    let colors: [(KeyPath<SBUUserCellTheme, UIColor>, light: UIColor, dark: UIColor)] = [
      (\.backgroundColor, Set.background50, Set.background600),
      (\.checkboxOnColor, Set.primaryMain, Set.primaryLight),
      (\.checkboxOffColor, Set.onLightTextLowEmphasis, Set.onDarkTextLowEmphasis),
      (\.nicknameTextColor, Set.onLightTextHighEmphasis, Set.onDarkTextHighEmphasis),
      (\.nonameTextColor, Set.onLightTextDisabled, Set.onDarkTextLowEmphasis),
      (\.userIdTextColor, Set.onLightTextLowEmphasis, Set.onDarkTextLowEmphasis),
      (\.userPlaceholderBackgroundColor, Set.background300, Set.background400),
      (\.userPlaceholderTintColor, Set.onDarkTextHighEmphasis, Set.onLightTextHighEmphasis),
      (
        \.mutedStateBackgroundColor, Set.primaryMain.withAlphaComponent(0.5),
        Set.primaryMain.withAlphaComponent(0.5)
      ),
      (\.mutedStateIconColor, Set.onDarkTextHighEmphasis, Set.onDarkTextHighEmphasis),
      (\.subInfoTextColor, Set.onLightTextLowEmphasis, Set.onDarkTextLowEmphasis),
      (\.moreButtonColor, Set.onLightTextHighEmphasis, Set.onDarkTextHighEmphasis),
      (\.moreButtonDisabledColor, Set.onLightTextDisabled, Set.onDarkTextDisabled),
      (\.separateColor, Set.onLightTextDisabled, Set.onDarkTextDisabled),
    ]
    for (property, light, dark) in colors {
      #expect(SBUUserCellTheme.light[keyPath: property] == light, "\(property)")
      #expect(SBUUserCellTheme.dark[keyPath: property] == dark, "\(property)")
    }
  }

  @Test("6: the standard colours of parts that screens share")
  func componentColors() {
    let colors: [(KeyPath<SBUComponentTheme, UIColor>, light: UIColor, dark: UIColor)] = [
      (\.titleColor, Set.onLightTextHighEmphasis, Set.onDarkTextHighEmphasis),
      (\.emptyViewBackgroundColor, Set.background50, Set.background600),
      (\.emptyViewStatusTintColor, Set.onLightTextLowEmphasis, Set.onDarkTextLowEmphasis),
      (\.emptyViewRetryButtonTintColor, Set.primaryMain, Set.primaryLight),
      (\.actionSheetTextColor, Set.onLightTextHighEmphasis, Set.onDarkTextHighEmphasis),
      (\.actionSheetSubTextColor, Set.onLightTextMidEmphasis, Set.onDarkTextMidEmphasis),
      (\.actionSheetItemColor, Set.primaryMain, Set.primaryLight),
      (\.actionSheetErrorColor, Set.errorMain, Set.errorLight),
      (\.overlayColor, Set.overlayDark, Set.overlayLight),
      (\.loadingSpinnerColor, Set.primaryMain, Set.primaryLight),
    ]
    for (property, light, dark) in colors {
      #expect(SBUComponentTheme.light[keyPath: property] == light, "\(property)")
      #expect(SBUComponentTheme.dark[keyPath: property] == dark, "\(property)")
    }
  }

  @Test("S11, 6: `theme: dark` reaches bar, header, list and background")
  func dark() throws {
    try inspect(plainScreen + "\ntheme: dark") { screen in
      #expect(screen.theme.backgroundColor == Set.background600)
      let bar = screen.navigationController?.navigationBar
      #expect(bar?.barTintColor == Set.background500)
      #expect(screen.headerComponent?.leftBarButton?.tintColor == Set.primaryLight)
      #expect(screen.headerComponent?.rightBarButton?.tintColor == Set.onDarkTextDisabled)
      #expect(screen.listComponent?.tableView.backgroundColor == Set.background600)
      #expect(screen.viewIfLoaded?.backgroundColor == Set.background600)
    }
  }

  @Test("6: the head of a snapshot says the theme")
  func head() throws {
    let screens = Screens(yaml: plainScreen + "\ntheme: dark")
    expect(
      try screens.snapshots()[0].head,
      is: """
        screen: screen
        viewController: SBUInviteUserViewController
        headerComponent: SBUInviteUserModule.Header
        listComponent: SBUInviteUserModule.List
        viewModel: SBUInviteUserViewModel
        theme: dark
        """)
  }

  @Test("6: a screen's own theme goes before the one in use")
  func ownTheme() throws {
    let shown = try frames(
      of: """
        viewController: BrightScreen
        channelURL: design-team
        users: [bob]
        """, types: [BrightScreen.self])
    #expect(shown.contains("│ [Cancel]  Invite users  [Invite] │"))
  }

  @Test("6: a theme set later shows at the next style update")
  func nextStyleUpdate() throws {
    let shown = try frames(
      of: plainScreen + """

        steps:
          - do: set another theme
          - snapshot: set
          - do: update styles
          - snapshot: updated
        """,
      acts: [
        "set another theme": { _ in
          SBUTheme.setUserList(userListTheme: .bright, userCellTheme: .light)
        },
        "update styles": { $0.updateStyles() },
      ])
    expect(
      shown,
      is: """
        ── set ─────────────────────────────
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        └──────────────────────────────────┘

        ── updated ─────────────────────────
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  [Invite] │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        └──────────────────────────────────┘
        """)
  }

  @Test("6: a colour scheme set through Swift is used by what is made from then on")
  func colorScheme() throws {
    try inspect(
      """
      viewController: NightScreen
      channelURL: design-team
      """, types: [NightScreen.self]
    ) { screen in
      #expect(screen.theme.backgroundColor == Set.background600)
      #expect(screen.headerComponent?.leftBarButton?.tintColor == Set.primaryLight)
    }
  }
}

extension SBUUserListTheme {
  /// A theme in which Invite is never faint.
  static var bright: SBUUserListTheme {
    let theme = SBUUserListTheme()
    theme.rightBarButtonTintColor = SBUColorSet.primaryMain
    return theme
  }
}

/// A screen with a theme of its own.
final class BrightScreen: SBUInviteUserViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    theme = .bright
  }
}

/// A screen that turns the light off.
final class NightScreen: SBUInviteUserViewController {
  override func loadView() {
    SBUTheme.set(colorScheme: .dark)
    super.loadView()
  }
}
