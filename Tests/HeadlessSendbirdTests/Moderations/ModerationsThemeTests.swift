import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Light, dark and an app's own colours and texts on the menu (sections 5 and 6 of the facts).
struct ModerationsThemeTests {
  typealias Set = SBUColorSet

  /// Expects all that has colour on a screen to have the colours of a theme.
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

  @Test("S11, S164, 6: light reaches bar, header, list, background and rows")
  func light() throws {
    try inspectModerations { try Self.expectColors(of: .light, on: $0) }
  }

  @Test("S11, S164, 6: so does dark")
  func dark() throws {
    try inspectModerations(designTeamModerations + "\ntheme: dark") {
      try Self.expectColors(of: .dark, on: $0)
      #expect($0.theme.backgroundColor == Set.background600)
    }
  }

  @Test("6: dark shows in the head of the snapshot, and changes no text")
  func head() throws {
    let screens = Screens(
      yaml: designTeamModerations + "\ntheme: dark", fixtures: ["team": moderatedCommunity])
    let text = try screens.snapshots()[0]
    expect(
      text.head,
      is: """
        screen: screen
        viewController: SBUModerationsViewController
        headerComponent: SBUModerationsModule.Header
        listComponent: SBUModerationsModule.List
        viewModel: SBUModerationsViewModel
        theme: dark
        """)
    expect(text.withoutHead, is: groupMenu)
  }

  @Test("6: a theme set later shows at the next style update, a screen's own goes before it")
  func laterTheme() throws {
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

  @Test("6: a cell looks its theme up at each use, unless it was given one")
  func themeOfACell() throws {
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

  @Test("5: texts of diorama.yaml stand in bar and rows")
  func textsOfTheProject() throws {
    let project = """
      SBUStringSet:
        ChannelSettings_Moderations: Ordnung
        ChannelSettings_Operators: Leitung
        ChannelSettings_Muted_Members: Stille Mitglieder
        ChannelSettings_Muted_Participants: Stille Gäste
        ChannelSettings_Banned_Users: Verbannte
        ChannelSettings_Freeze_Channel: Einfrieren
      """
    expect(
      try communityFrames(of: designTeamModerations, project: project),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]         Ordnung              │
        ├──────────────────────────────────┤
        │ ◆ Leitung                      › │
        │ ⊘ Stille Mitglieder            › │
        │ ⊗ Verbannte                    › │
        │ ✻ Einfrieren               [off] │
        └──────────────────────────────────┘
        """)
    expect(
      try communityFrames(
        of: "viewController: SBUModerationsViewController\nchannelURL: lobby", project: project),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]         Ordnung              │
        ├──────────────────────────────────┤
        │ ◆ Leitung                      › │
        │ ⊘ Stille Gäste                 › │
        │ ⊗ Verbannte                    › │
        └──────────────────────────────────┘
        """)
  }

  @Test("5: a text set by Swift code shows when the rows are drawn again")
  func textsOfSwiftCode() throws {
    let shown = try communityFrames(
      of: "\(designTeamModerations)\nsteps: [{ act: change texts }]",
      deeds: [
        "change texts": { screen in
          SBUStringSet.ChannelSettings_Freeze_Channel = "Silence"
          SBUStringSet.ChannelSettings_Moderations = "Safety"
          try moderations(screen).listComponent?.reloadTableView()
        }
      ])
    expect(shown, is: groupMenu.replacing("Freeze channel", with: "Silence       "))
  }

  @Test("5: the standard texts")
  func standardTexts() {
    #expect(SBUStringSet.ChannelSettings_Moderations == "Moderations")
    #expect(SBUStringSet.ChannelSettings_Operators == "Operators")
    #expect(SBUStringSet.ChannelSettings_Muted_Members == "Muted members")
    #expect(SBUStringSet.ChannelSettings_Muted_Participants == "Muted participants")
    #expect(SBUStringSet.ChannelSettings_Banned_Users == "Banned users")
    #expect(SBUStringSet.ChannelSettings_Freeze_Channel == "Freeze channel")
  }
}
