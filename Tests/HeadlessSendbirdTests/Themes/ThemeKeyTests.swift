import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Themes from YAML and for all runs (section 6 of the facts, A21 of the findings).
@Suite("Themes from YAML and Swift") struct ThemeKeyTests {
  @Test func a_theme_of_YAML_reaches_the_status_bar_and_the_view_under_the_list() throws {
    let keys = """
      SBUTheme:
        userListTheme: { backgroundColor: "#0000FF", statusBarStyle: lightContent }
      """
    for (screen, project) in [(keys, ""), ("", keys)] {
      try inspect("\(plainScreen)\n\(screen)", project: project) { screen in
        #expect(screen.preferredStatusBarStyle == .lightContent)
        #expect(screen.viewIfLoaded?.backgroundColor == .blue)
      }
    }
  }

  @Test func a_theme_of_single_values_is_light_but_for_them() {
    let theme = SBUChannelSettingsTheme(cellTextFont: .systemFont(ofSize: 3), urlColor: .red)
    #expect(theme.cellTextFont.pointSize == 3)
    #expect(theme.urlColor == .red)
    #expect(theme.urlTitleColor == SBUChannelSettingsTheme.light.urlTitleColor)
    #expect(theme.statusBarStyle == .darkContent)
    let cell = SBUUserCellTheme(nicknameFont: SBUFontSet.h1, userIdFont: SBUFontSet.caption1)
    #expect(cell.nicknameTextFont == SBUFontSet.h1)
    #expect(cell.userIdTextFont == SBUFontSet.caption1)
    #expect(cell.mutedStateBackgroundColor == SBUColorSet.primaryMain.withAlphaComponent(0.5))
  }

  @Test func what_a_name_says_of_a_theme_is_what_is_read_there() {
    // One place for each name: written through one, read through no other.
    let theme = SBUComponentTheme(.light)
    theme.titleColor = .red
    theme.loadingSpinnerColor = .green
    theme.unreadMessageFont = .systemFont(ofSize: 5)
    #expect(theme.titleColor == .red)
    #expect(theme.loadingSpinnerColor == .green)
    #expect(theme.unreadMessageFont.pointSize == 5)
    #expect(theme.titleFont == SBUFontSet.h3)
    #expect(theme.toastTitleColor == SBUColorSet.onDarkTextHighEmphasis)
    #expect(SBUComponentTheme.dark.overlayColorAdaptive == SBUColorSet.overlayLight)
  }
}
