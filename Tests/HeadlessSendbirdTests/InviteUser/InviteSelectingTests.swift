import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Selecting and inviting users.
@Suite("Invite users: selecting") struct InviteSelectingTests {
  @Test func rows_with_the_same_id_share_one_selection_after_a_reload() throws {
    // S72: rows with the same id share one selection; the other box is checked at the next reload.
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob, bob]
        steps:
          - tap: { row: 2 }
          - snapshot: tapped
          - act: reload
          - snapshot: reloaded
          - tap: { row: 1 }
          - snapshot: tapped again
        """, inviteActions: ["reload": { $0.listComponent?.reloadTableView() }])
    expect(
      shown,
      is: """
        ── tapped ──────────────────────────
        ┌──────────────────────────────────┐
        │ [Cancel] Invite users [Invite 1] │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        │ ○ Bob Stone                  [x] │
        └──────────────────────────────────┘

        ── reloaded ────────────────────────
        ┌──────────────────────────────────┐
        │ [Cancel] Invite users [Invite 1] │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [x] │
        │ ○ Bob Stone                  [x] │
        └──────────────────────────────────┘

        ── tapped again ────────────────────
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        │ ○ Bob Stone                  [x] │
        └──────────────────────────────────┘
        """)
  }

  @Test func selection_is_unlimited_and_every_change_fires_an_event() throws {
    // S72, S181.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: everyone
        \(kitsWay)
        users: [alice, bob, chloe]
        steps:
          - select: [chloe, alice, bob, alice]
        """)
    expect(
      log.after("L-\n"),
      is: """
        row 2 tapped
        selected: chloe
        row 0 tapped
        selected: alice chloe
        row 1 tapped
        selected: alice bob chloe
        row 0 tapped
        selected: bob chloe
        """)
  }

  @Test func tapping_Invite_without_a_selection_does_nothing() throws {
    // S83, S181.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        users: [bob]
        steps:
          - tap: rightBarButton
        """)
    expect(log, is: "L+\nU bob\nL-")
  }

  @Test func Invite_sends_the_ids_in_selection_order() throws {
    // S83, S85, S182.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: everyone
        \(kitsWay)
        users: [alice, bob, chloe]
        steps:
          - select: [chloe, alice]
          - tap: rightBarButton
        """)
    expect(
      log.after("alice chloe\n"),
      is: """
        L+
        invited: chloe alice
        popToChannel
        L-
        """)
  }

  @Test func invited_users_become_members() throws {
    // S85.
    let shown = try frames(
      of: """
        viewController: StayingScreen
        channelURL: design-team
        steps:
          - select: [bob, eve]
          - tap: rightBarButton
          - act: begin anew
        """, types: [StayingScreen.self],
      inviteActions: ["begin anew": { $0.viewModel?.resetUserList() }])
    #expect(shown.contains("● Chloe Martin               [ ]"))
    #expect(!shown.contains("Bob Stone") && !shown.contains("(No name)"))
  }

  @Test func selection_and_rows_are_unchanged_if_the_screen_stays() throws {
    // S86.
    let shown = try frames(
      of: """
        viewController: StayingScreen
        channelURL: design-team
        steps:
          - select: [bob, eve]
          - tap: rightBarButton
        """, types: [StayingScreen.self])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel] Invite users [Invite 2] │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [x] │
        │ ● Chloe Martin               [ ] │
        │ ○ (No name)                  [x] │
        └──────────────────────────────────┘
        """)
  }

  @Test func a_reset_keeps_the_selection_even_of_users_without_a_row() throws {
    // S59, S73.
    let yaml = """
      viewController: InviteEventScreen
      channelURL: design-team
      steps:
        - select: [bob, chloe]
        - act: let Bob join and begin anew
        - snapshot: Bob has joined
        - tap: rightBarButton
      """
    let inviteActions: Screens.InviteActions = [
      "let Bob join and begin anew": { screen in
        let channel = try #require(screen.channel as? GroupChannel)
        channel.inviteUserIds(["bob"]) { [weak screen] _ in
          EventLog.note("reset")
          screen?.viewModel?.resetUserList()
        }
      }
    ]
    expect(
      try frames(of: yaml, types: [InviteEventScreen.self], inviteActions: inviteActions),
      is: """
        ── Bob has joined ──────────────────
        ┌──────────────────────────────────┐
        │ [Cancel] Invite users [Invite 2] │
        ├──────────────────────────────────┤
        │ ● Chloe Martin               [x] │
        │ ○ (No name)                  [ ] │
        └──────────────────────────────────┘

        ── at the end ──────────────────────
        ┌──────────────────────────────────┐
        │ (dismissed: back to the channel) │
        │                                  │
        │                                  │
        │                                  │
        │                                  │
        │                                  │
        │                                  │
        └──────────────────────────────────┘
        """)
    expect(
      try events(of: yaml, inviteActions: inviteActions).after("reset\n"),
      is: """
        U chloe eve
        L-
        L-
        L+
        invited: bob chloe
        popToChannel
        L-
        """)
  }

  @Test func inviting_does_nothing_if_the_channel_is_not_a_group() throws {
    // S84.
    let log = try events(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        data:
          users: [{ userId: alice }, { userId: bob }]
          groupChannels: [{ url: design-team, members: [alice] }]
          openChannels: [{ url: town-hall, participants: [alice] }]
        steps:
          - act: open
          - select: bob
          - tap: rightBarButton
        """,
      inviteActions: [
        "open": { screen in
          let next = OpenScreen(channelURL: "town-hall")
          screen.navigationController?.pushViewController(next, animated: true)
        }
      ])
    expect(
      log,
      is: """
        L+
        U alice bob
        L-
        L-
        row 1 tapped
        selected: bob
        """)
  }
}

/// A screen that stays after users are invited.
final class StayingScreen: SBUInviteUserViewController {
  override func inviteUserViewModel(
    _ viewModel: SBUInviteUserViewModel, didInviteUserIds userIds: [String]
  ) {}
}

/// A screen that treats its channel as an open channel.
final class OpenScreen: InviteEventScreen {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    super.createViewModel(
      channel: channel, channelURL: channelURL, channelType: .open, users: users)
  }
}
