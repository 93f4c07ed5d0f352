import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// What the settings screens list, by the role of who looks at them.
@Suite("Channel settings: rows") struct ChannelSettingsRowTests {
  @Test func the_moderation_entry_of_open_settings_is_there_for_operators_only() throws {
    // S202, per page 004.
    expect(try communityFrames(of: townHallSettings), is: openSettings)
    expect(
      try communityFrames(of: "\(townHallSettings)\ncurrentUser: bob"),
      is: openSettingsOfParticipant)
    expect(
      try communityFrames(of: "\(townHallSettings)\ncurrentUser: eve"),
      is: openSettingsOfParticipant)
  }

  @Test func the_moderation_entry_of_group_settings_is_there_for_operators_only() throws {
    // End of 3.5.
    expect(try communityFrames(of: designTeamSettings), is: groupSettings)
    expect(
      try communityFrames(of: "\(designTeamSettings)\ncurrentUser: bob"),
      is: groupSettings.replacing(moderationsEntry, with: ""))
  }

  @Test(arguments: ["news", "everyone"])
  func broadcast_and_supergroups_list_the_same(url: String) throws {
    // S190.
    let shown = try communityFrames(
      of: "viewController: SBUGroupChannelSettingsViewController\nchannelURL: \(url)")
    let name = url == "news" ? "    News    " : "  Everyone  "
    expect(
      shown,
      is: groupSettings.replacing("Design team ", with: name).replacing("3 ›", with: "2 ›"))
  }

  @Test func who_becomes_an_operator_gets_the_entry_in_open_channels_and_in_groups() throws {
    for (yaml, url, full, less) in [
      (townHallSettings, "town-hall", openSettings, openSettingsOfParticipant),
      (
        designTeamSettings, "design-team", groupSettings,
        groupSettings.replacing(moderationsEntry, with: "")
      ),
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
          \(less)

          ── operator ────────────────────────
          \(full)
          """)
    }
  }

  @Test func who_loses_the_role_keeps_the_settings_of_a_group_without_the_entry() throws {
    let shown = try communityFrames(
      of: """
        \(designTeamSettings)
        steps:
          - event: { operatorsUpdated: [bob], channel: design-team }
        """)
    expect(shown, is: groupSettings.replacing(moderationsEntry, with: ""))
  }

  @Test func the_number_of_people_follows_those_who_come_and_go() throws {
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

  @Test func what_happens_in_other_channels_is_not_heard() throws {
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

  @Test func a_row_of_ones_own_may_leave_out_picture_number_and_arrow() throws {
    // A row shows title, picture, number and arrow, of which a row of one's own leaves some out.
    let shown = try communityFrames(
      of: "\(townHallSettings)\nlistComponent: OwnRowsList", types: [OwnRowsList.self])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [‹]   Channel information [Edit] │
        ├──────────────────────────────────┤
        │                ◎                 │
        │            Town hall             │
        │ URL                              │
        │ town-hall                        │
        │ ∴ Participants               3 › │
        │ ⌫ Delete channel                 │
        │ ✗ Report                         │
        └──────────────────────────────────┘
        """)
  }

  @Test func texts_of_diorama_yaml_stand_in_bar_and_rows() throws {
    // 1.3.
    let project = """
      SBUStringSet:
        ChannelSettings_Header_Title: Über uns
        ChannelSettings_Moderations: Ordnung
        ChannelSettings_Members_Title: Mitglieder
        ChannelSettings_Participants_Title: Gäste
        ChannelSettings_Delete: Löschen
        ChannelSettings_URL: Adresse
        Edit: Bearbeiten
      """
    expect(
      try communityFrames(of: townHallSettings, project: project),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]        Über uns [Bearbeiten] │
        ├──────────────────────────────────┤
        │                ◎                 │
        │            Town hall             │
        │ Adresse                          │
        │ town-hall                        │
        │ ◇ Ordnung                      › │
        │ ∴ Gäste                      3 › │
        │ ⌫ Löschen                        │
        └──────────────────────────────────┘
        """)
    #expect(
      try communityFrames(of: designTeamSettings, project: project).contains("∴ Mitglieder  "))
  }
}

/// Settings without a way to moderations, but with one more row, which leads nowhere.
final class OwnRowsList: SBUOpenChannelSettingsModule.List {
  override func setupItems() {
    super.setupItems()
    items =
      items.dropFirst() + [
        SBUChannelSettingItem(
          title: "Report", icon: SBUIconSet.iconError, isRightButtonHidden: true)
      ]
  }
}
