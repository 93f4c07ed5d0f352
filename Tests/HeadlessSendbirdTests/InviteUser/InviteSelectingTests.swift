import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Selecting people and inviting them.
@Suite("Invite users: selecting") struct InviteSelectingTests {
  @Test func two_rows_of_one_id_are_one_selection_shown_at_the_next_reload() throws {
    // S72: two rows of one id are one selection; the other row is ticked at the next reload.
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

  @Test func there_is_no_limit_and_every_change_is_heard() throws {
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

  @Test func a_tap_of_Invite_with_nobody_selected_does_nothing() throws {
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

  @Test func Invite_sends_the_selected_ids_in_the_order_of_selecting() throws {
    // S82, S83, S85, S182.
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

  @Test func the_invited_are_members_afterwards() throws {
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

  @Test func where_the_screen_stays_selection_and_rows_are_as_before() throws {
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

  @Test func a_reset_keeps_the_selection_also_of_people_whose_rows_are_gone() throws {
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
        │    (the screen was dismissed)    │
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

  @Test func inviting_does_nothing_where_the_channel_is_no_group() throws {
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

/// A screen that stays when people were invited.
final class StayingScreen: SBUInviteUserViewController {
  override func inviteUserViewModel(
    _ viewModel: SBUInviteUserViewModel, didInviteUserIds userIds: [String]
  ) {}
}

/// A screen that takes its channel for an open one.
final class OpenScreen: InviteEventScreen {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    super.createViewModel(
      channel: channel, channelURL: channelURL, channelType: .open, users: users)
  }
}
