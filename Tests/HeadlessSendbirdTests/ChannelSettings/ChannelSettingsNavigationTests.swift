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
    let actions: Screens.Actions = [
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
    for (yaml, action) in [(townHallSettings, "try open"), (designTeamSettings, "try group")] {
      let failure = "network: { failures: [{ request: getChannel }] }"
      let shown = try communityFrames(
        of: "\(yaml)\n\(failure)\nsteps: [{ act: \(action) }]", actions: actions)
      expect(shown, is: noSettings)
    }
  }

  // MARK: Closing

  @Test func the_screen_hears_that_the_role_is_lost() throws {
    // End of 3.5.
    let steps = "steps: [{ event: { operatorsUpdated: [], channel: town-hall } }, { snapshot: x }]"
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

  @Test func closing_leads_back_to_the_screen_below_where_there_is_one() throws {
    let shown = try communityFrames(
      of: """
        \(designTeamSettings)
        steps:
          - act: push open settings
          - tap: { row: Moderations }
          - event: { operatorsUpdated: [bob], channel: town-hall }
        """,
      actions: [
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

  @Test func the_screen_hears_of_failures() throws {
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
    }
  }
}
