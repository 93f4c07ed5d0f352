import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The colors and fonts of channel settings and moderations (section 6 of the facts).
@Suite("Channel settings: themes") struct ChannelSettingsThemeTests {
  typealias Set = SBUColorSet

  @Test func the_default_colors_match_the_kit() {
    // 6.
    let colors: [(KeyPath<SBUChannelSettingsTheme, UIColor>, light: UIColor, dark: UIColor)] = [
      (\.navigationBarTintColor, Set.background50, Set.background500),
      (\.navigationShadowColor, Set.onLightTextDisabled, Set.background500),
      (\.leftBarButtonTintColor, Set.primaryMain, Set.primaryLight),
      (\.rightBarButtonTintColor, Set.primaryMain, Set.primaryLight),
      (\.backgroundColor, Set.background50, Set.background600),
      (\.cellTextColor, Set.onLightTextHighEmphasis, Set.onDarkTextHighEmphasis),
      (\.cellSubTextColor, Set.onLightTextMidEmphasis, Set.onDarkTextMidEmphasis),
      (\.cellDescriptionTextColor, Set.onLightTextMidEmphasis, Set.onDarkTextMidEmphasis),
      (\.cellSwitchColor, Set.primaryMain, Set.primaryLight),
      (\.cellSeparateColor, Set.onLightTextDisabled, Set.onDarkTextDisabled),
      (\.cellTypeIconTintColor, Set.primaryMain, Set.primaryLight),
      (\.cellArrowIconTintColor, Set.onLightTextHighEmphasis, Set.onDarkTextHighEmphasis),
      (\.cellRadioButtonSelectedColor, Set.primaryMain, Set.primaryLight),
      (\.cellRadioButtonDeselectedColor, Set.onLightTextLowEmphasis, Set.onDarkTextLowEmphasis),
      (\.cellLeaveIconColor, Set.errorMain, Set.errorLight),
      (\.cellDeleteIconColor, Set.errorMain, Set.errorLight),
      (\.itemDeleteTextColor, Set.errorMain, Set.errorLight),
      (\.userNameTextColor, Set.onLightTextHighEmphasis, Set.onDarkTextHighEmphasis),
      (\.userPlaceholderTintColor, Set.onDarkTextHighEmphasis, Set.onLightTextHighEmphasis),
      (\.userPlaceholderBackgroundColor, Set.background300, Set.background400),
      (\.itemTextColor, Set.onLightTextHighEmphasis, Set.onDarkTextHighEmphasis),
      (\.itemColor, Set.primaryMain, Set.primaryLight),
      (\.urlTitleColor, Set.onLightTextMidEmphasis, Set.onDarkTextMidEmphasis),
      (\.urlColor, Set.onLightTextHighEmphasis, Set.onDarkTextHighEmphasis),
    ]
    for (property, light, dark) in colors {
      #expect(SBUChannelSettingsTheme.light[keyPath: property] == light, "\(property)")
      #expect(SBUChannelSettingsTheme.dark[keyPath: property] == dark, "\(property)")
    }
    #expect(SBUChannelSettingsTheme.light.statusBarStyle == .darkContent)
    #expect(SBUChannelSettingsTheme.dark.statusBarStyle == .lightContent)
    #expect(SBUChannelSettingsTheme().backgroundColor == Set.background50)
  }

  @Test func the_default_fonts_are_the_same_in_light_and_dark() {
    // 6.
    let fonts: [(KeyPath<SBUChannelSettingsTheme, UIFont>, UIFont)] = [
      (\.cellTextFont, SBUFontSet.subtitle2), (\.cellSubTextFont, SBUFontSet.subtitle2),
      (\.cellDescriptionTextFont, SBUFontSet.body3), (\.userNameFont, SBUFontSet.h1),
      (\.urlTitleFont, SBUFontSet.body2), (\.urlFont, SBUFontSet.body1),
    ]
    for (property, font) in fonts {
      #expect(SBUChannelSettingsTheme.light[keyPath: property] == font, "\(property)")
      #expect(SBUChannelSettingsTheme.dark[keyPath: property] == font, "\(property)")
    }
  }

  @Test(arguments: [true, false])
  func the_theme_reaches_bar_header_list_background_and_rows(isDark: Bool) throws {
    // S11, 6.
    let text = try communityFrames(
      of: "\(townHallSettings)\ntheme: \(isDark ? "dark" : "light")\nsteps: [{ act: look }]",
      actions: [
        "look": { screen in
          let screen = try #require(screen as? SBUOpenChannelSettingsViewController)
          let theme = isDark ? SBUChannelSettingsTheme.dark : .light
          let bar = screen.navigationController?.navigationBar
          #expect(bar?.barTintColor == theme.navigationBarTintColor)
          #expect(screen.viewIfLoaded?.backgroundColor == theme.backgroundColor)
          let left = screen.headerComponent?.leftBarButton
          #expect(left?.tintColor == theme.leftBarButtonTintColor)
          let table = try #require(screen.listComponent?.tableView)
          #expect(table.backgroundColor == theme.backgroundColor)
          let cells = table.visibleCells.compactMap { $0 as? SBUChannelSettingCell }
          #expect(cells.count == 3)
          for cell in cells {
            #expect(cell.typeIcon.tintColor == theme.cellTypeIconTintColor)
            #expect(cell.titleLabel.textColor == theme.cellTextColor)
            #expect(cell.subTitleLabel.textColor == theme.cellSubTextColor)
            #expect(cell.rightButton.tintColor == theme.cellArrowIconTintColor)
          }
          screen.theme = isDark ? .light : .dark
          screen.updateStyles()
          #expect(table.backgroundColor != theme.backgroundColor)
        }
      ])
    expect(text, is: openSettings)
  }
}
