import HeadlessSendbird
import HeadlessUIKit
import Testing

/// What the settings screens list, by the role of who looks at them.
struct ChannelSettingsRowTests {
  @Test("S202, per page 004: the moderation entry of open settings is there for operators only")
  func openByRole() throws {
    expect(try communityFrames(of: townHallSettings), is: openSettings)
    expect(
      try communityFrames(of: "\(townHallSettings)\ncurrentUser: bob"),
      is: openSettings.replacing(moderationsEntry, with: ""))
    expect(
      try communityFrames(of: "\(townHallSettings)\ncurrentUser: eve"),
      is: openSettings.replacing(moderationsEntry, with: ""))
  }

  @Test("end of 3.5: so it is in group settings")
  func groupByRole() throws {
    expect(try communityFrames(of: designTeamSettings), is: groupSettings)
    expect(
      try communityFrames(of: "\(designTeamSettings)\ncurrentUser: bob"),
      is: groupSettings.replacing(moderationsEntry, with: ""))
  }

  @Test("S190: broadcast and supergroups list the same", arguments: ["news", "everyone"])
  func otherGroups(url: String) throws {
    let shown = try communityFrames(
      of: "viewController: SBUGroupChannelSettingsViewController\nchannelURL: \(url)")
    let name = url == "news" ? "    News    " : "  Everyone  "
    expect(
      shown,
      is: groupSettings.replacing("Design team ", with: name).replacing("3 ›", with: "2 ›"))
  }

  @Test("who becomes an operator gets the entry, in open channels and in groups")
  func roleGained() throws {
    for (yaml, url, full) in [
      (townHallSettings, "town-hall", openSettings),
      (designTeamSettings, "design-team", groupSettings),
    ] {
      let shown = try communityFrames(
        of: """
          \(yaml)
          currentUser: bob
          steps:
            - snapshot: member
            - event: { operatorsUpdated: [bob], channel: \(url) }
            - snapshot: operator
          """)
      expect(
        shown,
        is: """
          ── member ──────────────────────────
          \(full.replacing(moderationsEntry, with: ""))

          ── operator ────────────────────────
          \(full)
          """)
    }
  }

  @Test("who loses the role keeps the settings of a group, without the entry")
  func roleLostInAGroup() throws {
    let shown = try communityFrames(
      of: """
        \(designTeamSettings)
        steps:
          - event: { operatorsUpdated: [bob], channel: design-team }
        """)
    expect(shown, is: groupSettings.replacing(moderationsEntry, with: ""))
  }

  @Test("the number of people follows those who come and go")
  func comingAndGoing() throws {
    let people = { (yaml: String, url: String, word: String) in
      let shown = try communityFrames(
        of: """
          \(yaml)
          steps:
            - event: { userLeft: bob, channel: \(url) }
            - snapshot: one less
            - event: { userJoined: bob, channel: \(url) }
            - snapshot: as before
            - event: { userBanned: bob, channel: \(url) }
            - snapshot: banned
          """)
      return shown.split(separator: "\n").filter { $0.contains(word) }.map { row in
        row.filter(\.isNumber)
      }
    }
    #expect(try people(designTeamSettings, "design-team", "Members") == ["2", "3", "2"])
    #expect(try people(townHallSettings, "town-hall", "Participants") == ["2", "3", "2"])
  }

  @Test("what happens in other channels is not heard")
  func otherChannels() throws {
    let log = try communityLog(
      of: """
        viewController: OpenSettingsEventScreen
        channelURL: town-hall
        steps:
          - event: { userLeft: bob, channel: lobby }
          - event: { userJoined: dan, channel: lobby }
          - event: { userBanned: dan, channel: lobby }
          - event: { operatorsUpdated: [], channel: lobby }
          - event: { userLeft: bob, channel: design-team }
          - event: { userJoined: bob, channel: design-team }
          - event: { channelDeleted: true, channel: lobby }
        """, types: [OpenSettingsEventScreen.self])
    expect(log, is: "L+\nL-\nC town-hall eventChannelChanged")
  }

  @Test("a row shows title, picture, number and arrow, of which a row of one's own leaves some out")
  func ownRows() throws {
    let shown = try communityFrames(
      of: "viewController: OwnRowsSettingsScreen\nchannelURL: town-hall",
      types: [OwnRowsSettingsScreen.self])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [‹]   Channel information        │
        ├──────────────────────────────────┤
        │                ◎                 │
        │            Town hall             │
        │ ◌ Participants               3 › │
        │ ! Report                         │
        └──────────────────────────────────┘
        """)
  }

  @Test("1.3: texts of diorama.yaml stand in bar and rows")
  func texts() throws {
    let project = """
      SBUStringSet:
        ChannelSettings_Header_Title: Über uns
        ChannelSettings_Moderations: Ordnung
        ChannelSettings_Members_Title: Mitglieder
        ChannelSettings_Participants_Title: Gäste
      """
    expect(
      try communityFrames(of: townHallSettings, project: project),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]         Über uns             │
        ├──────────────────────────────────┤
        │                ◎                 │
        │            Town hall             │
        │ ◇ Ordnung                      › │
        │ ◌ Gäste                      3 › │
        └──────────────────────────────────┘
        """)
    #expect(
      try communityFrames(of: designTeamSettings, project: project).contains("◌ Mitglieder  "))
  }
}

/// Settings without a way to moderations, but with one more row, which leads nowhere.
final class OwnRowsSettingsScreen: SBUOpenChannelSettingsViewController {
  override var settingItems: [SBUChannelSettingItem] {
    super.settingItems.dropFirst() + [
      SBUChannelSettingItem(
        title: "Report", icon: SBUIconSet.iconError, isRightButtonHidden: true)
    ]
  }
}
