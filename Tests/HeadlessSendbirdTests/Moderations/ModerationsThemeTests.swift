import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Light, dark and custom colors and texts of the menu (sections 5 and 6 of the facts).
@Suite("Moderations: themes") struct ModerationsThemeTests {
  typealias Set = SBUColorSet

  /// Expects all views of a screen to have the colors of a theme.
  private static func expectColors(
    of theme: SBUChannelSettingsTheme, on screen: SBUModerationsViewController
  ) throws {
    let bar = screen.navigationController?.navigationBar
    #expect(bar?.barTintColor == theme.navigationBarTintColor)
    #expect(screen.viewIfLoaded?.backgroundColor == theme.backgroundColor)
    #expect(screen.headerComponent?.leftBarButton?.tintColor == theme.leftBarButtonTintColor)
    let list = try #require(screen.listComponent)
    #expect(list.tableView.backgroundColor == theme.backgroundColor)
    let cells = list.tableView.visibleCells.compactMap { $0 as? SBUModerationCell }
    #expect(cells.count == 4)
    for cell in cells {
      #expect(cell.backgroundColor == theme.backgroundColor)
      #expect(cell.typeIcon.tintColor == theme.cellTypeIconTintColor)
      #expect(cell.titleLabel.textColor == theme.cellTextColor)
      #expect(cell.titleLabel.font == theme.cellTextFont)
      #expect(cell.subTitleLabel.textColor == theme.cellSubTextColor)
      #expect(cell.subTitleLabel.font == theme.cellSubTextFont)
      #expect(cell.rightButton.tintColor == theme.cellArrowIconTintColor)
      #expect(cell.rightSwitch.onTintColor == theme.cellSwitchColor)
    }
  }

  @Test func the_light_theme_reaches_bar_header_list_background_and_rows() throws {
    // S11, S164, 6.
    try inspectModerations { try Self.expectColors(of: .light, on: $0) }
  }

  @Test func the_dark_theme_reaches_bar_header_list_background_and_rows() throws {
    // S11, S164, 6.
    try inspectModerations(designTeamModerations + "\ntheme: dark") {
      try Self.expectColors(of: .dark, on: $0)
      #expect($0.theme.backgroundColor == Set.background600)
    }
  }

  @Test func a_new_theme_shows_at_the_next_style_update_unless_the_screen_has_one() throws {
    // 6: a new theme shows at the next style update; a screen's own theme overrides it.
    try inspectModerations { screen in
      let red = SBUChannelSettingsTheme()
      red.leftBarButtonTintColor = .red
      red.backgroundColor = .red
      SBUTheme.setChannelSettings(channelSettingsTheme: red)
      #expect(screen.theme === red)
      #expect(screen.viewIfLoaded?.backgroundColor == Set.background50)
      screen.updateStyles()
      #expect(screen.viewIfLoaded?.backgroundColor == .red)
      #expect(screen.headerComponent?.leftBarButton?.tintColor == .red)
      #expect(screen.listComponent?.tableView.backgroundColor == .red)
      screen.theme = .dark
      screen.updateStyles()
      try #expect(#require(screen.viewIfLoaded).backgroundColor == Set.background600)
      #expect(screen.headerComponent?.leftBarButton?.tintColor == Set.primaryLight)
      SBUTheme.set(colorScheme: .light)
      #expect(screen.theme.backgroundColor == Set.background600)
    }
  }

  @Test func a_cell_uses_the_current_theme_unless_it_has_its_own() throws {
    // 6.
    try inspectModerations { _ in
      let cell = SBUModerationCell(style: .default, reuseIdentifier: nil)
      SBUTheme.set(theme: .dark)
      cell.setupStyles()
      #expect(cell.titleLabel.textColor == Set.onDarkTextHighEmphasis)
      cell.theme = .light
      cell.setupStyles()
      #expect(cell.titleLabel.textColor == Set.onLightTextHighEmphasis)
    }
  }

  @Test func a_text_set_in_Swift_shows_after_the_rows_reload() throws {
    // 5.
    let shown = try communityFrames(
      of: "\(designTeamModerations)\nsteps: [{ act: change texts }]",
      actions: [
        "change texts": { screen in
          SBUStringSet.ChannelSettings_Freeze_Channel = "Silence"
          SBUStringSet.ChannelSettings_Moderations = "Safety"
          try moderations(screen).listComponent?.reloadTableView()
        }
      ])
    expect(shown, is: groupMenu.replacing("Freeze channel", with: "Silence       "))
  }

  @Test func the_default_texts_match_the_kit() {
    // 5.
    #expect(SBUStringSet.ChannelSettings_Moderations == "Moderations")
    #expect(SBUStringSet.ChannelSettings_Operators == "Operators")
    #expect(SBUStringSet.ChannelSettings_Muted_Members == "Muted members")
    #expect(SBUStringSet.ChannelSettings_Muted_Participants == "Muted participants")
    #expect(SBUStringSet.ChannelSettings_Banned_Users == "Banned users")
    #expect(SBUStringSet.ChannelSettings_Freeze_Channel == "Freeze channel")
  }
}
