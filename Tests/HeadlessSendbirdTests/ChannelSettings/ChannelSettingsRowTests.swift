import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The rows of the settings screens.
@Suite("Channel settings: rows") struct ChannelSettingsRowTests {
  @Test func events_of_other_channels_are_ignored() throws {
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

  @Test func a_custom_row_can_omit_the_number_and_the_arrow() throws {
    // A row shows title, icon, number and arrow; a custom row can omit some of them.
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
}

/// Settings without the moderations row, but with a row that opens nothing.
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
