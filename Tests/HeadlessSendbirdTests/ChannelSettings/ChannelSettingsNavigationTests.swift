import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Where the settings lead, when they close, and how they load.
@Suite("Channel settings: navigation") struct ChannelSettingsNavigationTests {
  private func log(_ yaml: String) throws -> String {
    try communityLog(
      of: yaml, types: [OpenSettingsEventScreen.self, GroupSettingsEventScreen.self])
  }

  @Test func open_settings_lead_to_the_moderations_and_the_participants_and_back() throws {
    let shown = try communityFrames(
      of: """
        \(townHallSettings)
        steps:
          - tap: { row: Moderations }
          - snapshot: moderations
          - tap: back
          - tap: { row: Participants }
          - snapshot: participants
          - tap: back
          - snapshot: settings
        """)
    expect(
      shown,
      is: """
        ── moderations · SBUModerationsView…
        \(openMenu)

        ── participants · SBUUserListView… ─
        ┌──────────────────────────────────┐
        │ [‹]       Participants           │
        ├──────────────────────────────────┤
        │ ○ Alice Kim (You)   Operator (⋯) │
        │ ○ Bob Stone                  [⋯] │
        │ ○ Dan Wu                     [⋯] │
        └──────────────────────────────────┘

        ── settings ────────────────────────
        \(openSettings)
        """)
  }

  @Test func group_settings_lead_to_the_moderations_and_the_members_and_back() throws {
    let shown = try communityFrames(
      of: """
        \(designTeamSettings)
        steps:
          - tap: { row: Moderations }
          - snapshot: moderations
          - tap: back
          - tap: { row: Members }
          - snapshot: members
          - tap: back
          - snapshot: settings
        """)
    expect(
      shown,
      is: """
        ── moderations · SBUModerationsView…
        \(groupMenu)

        ── members · SBUUserListView… ──────
        ┌──────────────────────────────────┐
        │ [‹]         Members          [+] │
        ├──────────────────────────────────┤
        │ ○ Alice Kim (You)   Operator (⋯) │
        │ ○ Bob Stone                  [⋯] │
        │ ⊘ Dan Wu                     [⋯] │
        └──────────────────────────────────┘

        ── settings ────────────────────────
        \(groupSettings)
        """)
  }

  @Test func the_menus_are_those_of_the_sets_with_groups_and_open_channels_apart() throws {
    // 1.3, S207, per page 004.
    let project = """
      SBUViewControllerSet: { OpenModerationsViewController: SafetyScreen }
      SBUModuleSet: { OpenModerationsModule.HeaderComponent: SafetyHeader }
      """
    let menu = { (yaml: String) in
      try communityFrames(
        of: "\(yaml)\nsteps: [{ tap: { row: Moderations } }]", project: project,
        types: [SafetyScreen.self, SafetyHeader.self])
    }
    expect(
      try menu(townHallSettings),
      is: openMenu.replacing("     Moderations       ", with: "        Safety         "))
    expect(try menu(designTeamSettings), is: groupMenu)
  }

  @Test func a_tap_does_what_its_row_says_and_then_the_screen_hears_of_it() throws {
    let heard = try log(
      """
      viewController: OpenSettingsEventScreen
      channelURL: town-hall
      steps:
        - tap: { row: Moderations }
        - tap: back
        - tap: { row: Participants }
        - tap: back
        - tap: leftBarButton
      """)
    expect(
      heard,
      is: """
        L+
        L-
        C town-hall eventChannelChanged
        showModerationList
        row 0
        showParticipantsList
        row 1
        onClickBack
        """)
  }

  @Test func the_methods_behind_the_rows_do_nothing_while_there_is_no_channel() throws {
    let deeds: Screens.Deeds = [
      "try open": { screen in
        let screen = try #require(screen as? SBUOpenChannelSettingsViewController)
        screen.showModerationList()
        screen.showParticipantsList()
      },
      "try group": { screen in
        let screen = try #require(screen as? SBUGroupChannelSettingsViewController)
        screen.showModerationList()
        screen.showMemberList()
      },
    ]
    for (yaml, deed) in [(townHallSettings, "try open"), (designTeamSettings, "try group")] {
      let failure = "network: { failures: [{ request: getChannel }] }"
      let shown = try communityFrames(
        of: "\(yaml)\n\(failure)\nsteps: [{ act: \(deed) }]", deeds: deeds)
      expect(shown, is: noSettings)
    }
  }

  // MARK: Closing

  @Test func open_settings_close_when_the_role_is_lost() throws {
    // End of 3.5.
    let steps = "steps: [{ event: { operatorsUpdated: [], channel: town-hall } }, { snapshot: x }]"
    #expect(try communityFrames(of: "\(townHallSettings)\n\(steps)").hasSuffix(dismissedScreen))
    expect(
      try log("viewController: OpenSettingsEventScreen\nchannelURL: town-hall\n\(steps)"),
      is: """
        L+
        L-
        C town-hall eventChannelChanged
        dismiss for town-hall
        onClickBack
        """)
  }

  @Test func who_never_had_the_role_cannot_lose_it() throws {
    // End of 3.5.
    let shown = try communityFrames(
      of: """
        \(townHallSettings)
        currentUser: bob
        steps: [{ event: { operatorsUpdated: [dan], channel: town-hall } }]
        """)
    expect(shown, is: openSettingsOfParticipant)
  }

  @Test func who_keeps_the_role_stays_whatever_becomes_of_the_others() throws {
    let shown = try communityFrames(
      of: """
        \(townHallSettings)
        steps: [{ event: { operatorsUpdated: [alice, bob], channel: town-hall } }]
        """)
    expect(shown, is: openSettings)
  }

  @Test func a_role_that_was_gained_can_be_lost_again() throws {
    let shown = try communityFrames(
      of: """
        \(townHallSettings)
        currentUser: bob
        steps:
          - event: { operatorsUpdated: [bob], channel: town-hall }
          - event: { operatorsUpdated: [dan], channel: town-hall }
          - snapshot: gone
        """)
    #expect(shown.hasSuffix(dismissedScreen), "\(shown)")
  }

  @Test(
    arguments: [
      (townHallSettings, "Moderations", "operatorsUpdated: [], channel: town-hall"),
      (townHallSettings, "Moderations", "channelDeleted: true, channel: town-hall"),
      (townHallSettings, "Participants", "channelDeleted: true, channel: town-hall"),
      (designTeamSettings, "Moderations", "channelDeleted: true, channel: design-team"),
      (designTeamSettings, "Members", "channelDeleted: true, channel: design-team"),
    ])
  func with_the_settings_goes_what_they_led_to(yaml: String, row: String, event: String) throws {
    // With the settings goes what they led to, when the role is lost or the channel deleted.
    let shown = try communityFrames(
      of: """
        \(yaml)
        steps:
          - tap: { row: \(row) }
          - event: { \(event) }
          - snapshot: gone
        """)
    #expect(shown.hasSuffix(dismissedScreen), "\(shown)")
  }

  @Test func closing_leads_back_to_the_screen_below_where_there_is_one() throws {
    let shown = try communityFrames(
      of: """
        \(designTeamSettings)
        steps:
          - act: push open settings
          - tap: { row: Moderations }
          - event: { operatorsUpdated: [bob], channel: town-hall }
        """,
      deeds: [
        "push open settings": pushing {
          SBUOpenChannelSettingsViewController(channelURL: "town-hall")
        }
      ])
    expect(shown, is: groupSettings)
  }

  @Test(arguments: ["Open town-hall", "Group design-team"])
  func a_deleted_channel_closes_its_settings(kind: String) throws {
    let words = kind.split(separator: " ")
    let heard = try log(
      """
      viewController: \(words[0])SettingsEventScreen
      channelURL: \(words[1])
      steps:
        - event: { channelDeleted: true, channel: news }
        - event: { channelDeleted: true, channel: \(words[1]) }
      """)
    #expect(heard.hasPrefix("L+\nL-\nC \(words[1]) eventChannelChanged\ndismiss for nil"))
  }

  // MARK: Loading

  @Test func rows_come_with_the_channel_by_URL_and_are_there_at_once_by_object() throws {
    // By its URL name and rows come with the channel; by its object they are there at once.
    let early = { (channel: String) in
      try communityFrames(
        of: """
          viewController: SBUOpenChannelSettingsViewController
          \(channel)
          network: { latency: 500ms }
          steps: [{ snapshot: x }]
          """
      ).split(separator: "\n").dropFirst().joined(separator: "\n")
    }
    expect(
      try early("channelURL: town-hall"),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]   Channel information [Edit] │
        ├──────────────────────────────────┤
        │                ◎                 │
        │                                  │
        │          ╭───────────╮           │
        │          │ ◌ loading │           │
        │          ╰───────────╯           │
        │                                  │
        │                                  │
        └──────────────────────────────────┘
        """)
    expect(
      try early("channel: { url: plaza, name: Plaza, channelType: open, participants: [bob] }"),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]   Channel information [Edit] │
        ├──────────────────────────────────┤
        │                ◎                 │
        │              Plaza               │
        │ URL            ╭───────────╮     │
        │ plaza          │ ◌ loading │     │
        │ ∴ Participants ╰───────────╯ 1 › │
        └──────────────────────────────────┘
        """)
  }

  @Test func failures_are_heard_and_nothing_is_shown_of_them() throws {
    // S40, S41.
    for (failure, code) in [
      ("request: getChannel, code: 400201", "400201"), ("request: connect", "800120"),
    ] {
      let network = "network: { failures: [{ \(failure) }] }"
      for name in ["Open", "Group"] {
        let url = name == "Open" ? "town-hall" : "design-team"
        expect(
          try log("viewController: \(name)SettingsEventScreen\nchannelURL: \(url)\n\(network)"),
          is: "L+\nL-\nE \(code)")
      }
      expect(try communityFrames(of: "\(townHallSettings)\n\(network)"), is: noSettings)
      expect(try communityFrames(of: "\(designTeamSettings)\n\(network)"), is: noSettings)
    }
  }
}
