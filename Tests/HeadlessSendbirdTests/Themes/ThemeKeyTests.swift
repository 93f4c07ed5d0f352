import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Themes set in YAML and in Swift (section 6 of the facts, A21 of the findings).
@Suite("Themes from YAML and Swift") struct ThemeKeyTests {
  @Test func a_YAML_theme_sets_the_status_bar_style_and_the_view_background() throws {
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

  @Test func a_theme_created_from_single_values_is_otherwise_light() {
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

  @Test func each_theme_property_reads_back_its_own_value() {
    // Each property has its own storage.
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
