import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// What the settings screens list, by the role of who looks at them.
@Suite("Channel settings: rows") struct ChannelSettingsRowTests {
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
