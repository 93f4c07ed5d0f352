import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Navigation, closing and loading of the settings.
@Suite("Channel settings: navigation") struct ChannelSettingsNavigationTests {
  private func log(_ yaml: String) throws -> String {
    try communityLog(
      of: yaml, types: [OpenSettingsEventScreen.self, GroupSettingsEventScreen.self])
  }

  @Test func a_row_tap_runs_its_action_before_the_selection_event() throws {
    let loggedEvents = try log(
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
      loggedEvents,
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

  @Test func row_actions_do_nothing_without_a_channel() throws {
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

  @Test func losing_the_operator_role_dismisses_the_screen() throws {
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

  @Test func a_dismissed_screen_returns_to_the_screen_below() throws {
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
    let parts = kind.split(separator: " ")
    let loggedEvents = try log(
      """
      viewController: \(parts[0])SettingsEventScreen
      channelURL: \(parts[1])
      steps:
        - event: { channelDeleted: true, channel: news }
        - event: { channelDeleted: true, channel: \(parts[1]) }
      """)
    #expect(loggedEvents.hasPrefix("L+\nL-\nC \(parts[1]) eventChannelChanged\ndismiss for nil"))
  }

  // MARK: Loading

  @Test func the_screen_is_notified_of_failed_requests() throws {
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
