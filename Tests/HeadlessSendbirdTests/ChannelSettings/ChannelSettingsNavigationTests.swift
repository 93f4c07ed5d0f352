import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Where the settings lead, when they close, and how they load.
struct ChannelSettingsNavigationTests {
  private func log(_ yaml: String) throws -> String {
    try communityLog(
      of: yaml, types: [OpenSettingsEventScreen.self, GroupSettingsEventScreen.self])
  }

  @Test("open settings lead to the moderations and the participants, and back")
  func openRows() throws {
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
        ── moderations ─────────────────────
        \(openMenu)

        ── participants ────────────────────
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

  @Test("group settings lead to the moderations and the members, and back")
  func groupRows() throws {
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
        ── moderations ─────────────────────
        \(groupMenu)

        ── members ─────────────────────────
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

  @Test("1.3, S207, per page 004: the menus are those of the sets, groups and open channels apart")
  func screensOfTheSet() throws {
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

  @Test("a tap does what its row says, then the screen hears of it")
  func orderOfATap() throws {
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

  @Test("the methods behind the rows do nothing while there is no channel")
  func noChannel() throws {
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

  @Test("end of 3.5: open settings close when the role is lost")
  func roleLost() throws {
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

  @Test("end of 3.5: who never had the role cannot lose it")
  func roleNeverHad() throws {
    let shown = try communityFrames(
      of: """
        \(townHallSettings)
        currentUser: bob
        steps: [{ event: { operatorsUpdated: [dan], channel: town-hall } }]
        """)
    expect(shown, is: openSettings.replacing(moderationsEntry, with: ""))
  }

  @Test("who keeps the role stays, whatever becomes of the others'")
  func roleKept() throws {
    let shown = try communityFrames(
      of: """
        \(townHallSettings)
        steps: [{ event: { operatorsUpdated: [alice, bob], channel: town-hall } }]
        """)
    expect(shown, is: openSettings)
  }

  @Test("a role that was gained can be lost again")
  func roleGainedAndLost() throws {
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
    "with the settings goes what they led to, when the role is lost or the channel deleted",
    arguments: [
      (townHallSettings, "Moderations", "operatorsUpdated: [], channel: town-hall"),
      (townHallSettings, "Moderations", "channelDeleted: true, channel: town-hall"),
      (townHallSettings, "Participants", "channelDeleted: true, channel: town-hall"),
      (designTeamSettings, "Moderations", "channelDeleted: true, channel: design-team"),
      (designTeamSettings, "Members", "channelDeleted: true, channel: design-team"),
    ])
  func closingUnderneath(yaml: String, row: String, event: String) throws {
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

  @Test("closing leads back to the screen below, where there is one")
  func closingPops() throws {
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

  @Test(
    "a deleted channel closes its settings", arguments: ["Open town-hall", "Group design-team"])
  func channelDeleted(kind: String) throws {
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

  @Test("by its URL name and rows come with the channel; by its object they are there at once")
  func loading() throws {
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
        │ [‹]   Channel information        │
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
        │ [‹]   Channel information        │
        ├──────────────────────────────────┤
        │                ◎                 │
        │          ╭───────────╮           │
        │ ◌ Partici│ ◌ loading │       1 › │
        │          ╰───────────╯           │
        │                                  │
        └──────────────────────────────────┘
        """)
  }

  @Test("S40, S41: failures are heard, and nothing is shown of them")
  func failures() throws {
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
