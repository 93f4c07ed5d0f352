import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Themes from YAML and for all runs (section 6 of the facts, A21 of the findings).
@Suite("Themes from YAML and Swift") struct ThemeKeyTests {
  @Test func YAML_sets_single_colours_and_fonts_over_the_standard_theme() throws {
    let keys = """
      SBUTheme:
        userListTheme: { leftBarButtonTintColor: "#FF0000", statusBarStyle: lightContent }
        userCellTheme: { nicknameTextColor: errorMain, nicknameTextFont: { size: 22 } }
        componentTheme: { titleFont: h1 }
      """
    for (screen, project) in [(keys, ""), ("", keys)] {
      try inspect("\(plainScreen)\n\(screen)", project: project) { screen in
        #expect(screen.theme.leftBarButtonTintColor == .red)
        #expect(screen.headerComponent?.leftBarButton?.tintColor == .red)
        #expect(screen.theme.rightBarButtonTintColor == SBUColorSet.onLightTextDisabled)
        #expect(screen.preferredStatusBarStyle == .lightContent)
        #expect(screen.componentTheme.titleFont == SBUFontSet.h1)
        let cell = screen.listComponent?.tableView.visibleCells.first as? SBUUserCell
        #expect(cell?.nicknameLabel.textColor == SBUColorSet.errorMain)
        #expect(cell?.nicknameLabel.font == .systemFont(ofSize: 22))
      }
    }
  }

  @Test func a_colour_may_be_another_one_in_the_dark() throws {
    let keys = """
      SBUTheme:
        userListTheme: { leftBarButtonTintColor: { light: "#FF0000", dark: "#0000FF" } }
        componentTheme: { titleColor: { dark: errorMain } }
      """
    try inspect("\(plainScreen)\n\(keys)") { screen in
      #expect(screen.headerComponent?.leftBarButton?.tintColor == .red)
      #expect(screen.componentTheme.titleColor == SBUColorSet.onLightTextHighEmphasis)
    }
    try inspect("\(plainScreen)\ntheme: dark\n\(keys)") { screen in
      #expect(screen.headerComponent?.leftBarButton?.tintColor == .blue)
      #expect(screen.componentTheme.titleColor == SBUColorSet.errorMain)
    }
  }

  @Test func a_theme_is_made_of_the_colours_that_YAML_has_set() throws {
    let keys = """
      SBUTheme: { userListTheme: { leftBarButtonTintColor: secondaryMain } }
      SBUColorSet: { secondaryMain: "#FF0000", background50: "#0000FF" }
      """
    try inspect("\(plainScreen)\n\(keys)") { screen in
      #expect(screen.headerComponent?.leftBarButton?.tintColor == .red)
      #expect(screen.viewIfLoaded?.backgroundColor == .blue)
    }
  }

  @Test func an_apps_theme_set_outside_of_runs_is_that_of_all_runs_below_YAML() async {
    await #expect(processExitsWith: .success) {
      SBUTheme.setUserList(
        userListTheme: SBUUserListTheme(leftBarButtonTintColor: .green), userCellTheme: .light)
      SBUTheme.componentTheme.titleColor = .yellow
      for theme in ["light", "dark"] {
        try inspect("\(plainScreen)\ntheme: \(theme)") { screen in
          #expect(screen.headerComponent?.leftBarButton?.tintColor == .green)
          #expect(screen.componentTheme.titleColor == .yellow)
        }
      }
      let keys = "SBUTheme: { userListTheme: { leftBarButtonTintColor: \"#FF0000\" } }"
      try inspect("\(plainScreen)\n\(keys)") { screen in
        #expect(screen.headerComponent?.leftBarButton?.tintColor == .red)
        #expect(screen.componentTheme.titleColor == .yellow)
      }
      #expect(SBUTheme.userListTheme.leftBarButtonTintColor == .green)
      // Of the kit's own two a run has the one that its screen asks for.
      SBUTheme.set(theme: .dark)
      #expect(SBUTheme.colorScheme == .dark)
      #expect(SBUTheme.userListTheme.leftBarButtonTintColor == SBUColorSet.primaryLight)
      try inspect(plainScreen) { screen in
        #expect(screen.headerComponent?.leftBarButton?.tintColor == SBUColorSet.primaryMain)
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
