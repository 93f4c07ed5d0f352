import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Light, dark and custom colors (section 6 of the facts).
@Suite("Themes") struct ThemeTests {
  typealias Set = SBUColorSet

  @Test func user_lists_have_the_default_colors() {
    // 6.
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

  @Test func user_cells_have_the_default_colors() {
    // 6.
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

  @Test func shared_components_have_the_default_colors() {
    // 6.
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

  @Test func a_screen_theme_overrides_the_current_theme() throws {
    // 6.
    let shown = try frames(
      of: """
        viewController: BrightScreen
        channelURL: design-team
        users: [bob]
        """, types: [BrightScreen.self])
    #expect(shown.contains("│ [Cancel]  Invite users  [Invite] │"))
  }

  @Test func a_theme_set_later_shows_at_the_next_style_update() throws {
    // 6.
    let shown = try frames(
      of: plainScreen + """

        steps:
          - act: set another theme
          - snapshot: set
          - act: update styles
          - snapshot: updated
        """,
      inviteActions: [
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

  @Test func a_color_scheme_set_in_Swift_applies_to_objects_created_afterwards() throws {
    // 6.
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
  /// A theme in which Invite never looks disabled.
  static var bright: SBUUserListTheme {
    let theme = SBUUserListTheme()
    theme.rightBarButtonTintColor = SBUColorSet.primaryMain
    return theme
  }
}

/// A screen with a custom theme.
final class BrightScreen: SBUInviteUserViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    theme = .bright
  }
}

/// A screen that sets the dark color scheme.
final class NightScreen: SBUInviteUserViewController {
  override func loadView() {
    SBUTheme.set(colorScheme: .dark)
    super.loadView()
  }
}
