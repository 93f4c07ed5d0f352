import HeadlessSendbird
import Testing

/// Selecting people and inviting them.
struct InviteSelectingTests {
  @Test("S54, S72, S81: a second tap takes the selection back")
  func twice() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        steps:
          - select: [bob, chloe, bob]
        """)
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel] Invite users [Invite 1] │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        │ ● Chloe Martin               [x] │
        │ ○ (No name)                  [ ] │
        └──────────────────────────────────┘
        """)
  }

  @Test("S72: two rows of one id are one selection; the other row is ticked at the next reload")
  func oneIdTwoRows() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob, bob]
        steps:
          - tap: { row: 2 }
          - snapshot: tapped
          - do: reload
          - snapshot: reloaded
          - tap: { row: 1 }
          - snapshot: tapped again
        """, acts: ["reload": { $0.listComponent?.reloadTableView() }])
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

  @Test("S72, S181: there is no limit, and every change is heard")
  func everyChangeIsHeard() throws {
    let log = try events(
      of: """
        viewController: EventScreen
        channelURL: everyone
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

  @Test("S83, S181: a tap of Invite with nobody selected does nothing")
  func nobodySelected() throws {
    let log = try events(
      of: """
        viewController: EventScreen
        channelURL: design-team
        users: [bob]
        steps:
          - tap: rightBarButton
        """)
    expect(log, is: "L+\nU bob\nL-")
  }

  @Test("S82, S83, S85, S182: Invite sends the selected ids, here in the order of selecting")
  func inviting() throws {
    let log = try events(
      of: """
        viewController: EventScreen
        channelURL: everyone
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

  @Test("S85: the invited are members afterwards")
  func theInvitedAreMembers() throws {
    let shown = try frames(
      of: """
        viewController: StayingScreen
        channelURL: design-team
        steps:
          - select: [bob, eve]
          - tap: rightBarButton
          - do: begin anew
        """, types: [StayingScreen.self],
      acts: ["begin anew": { $0.viewModel?.resetUserList() }])
    #expect(shown.contains("● Chloe Martin               [ ]"))
    #expect(!shown.contains("Bob Stone") && !shown.contains("(No name)"))
  }

  @Test("S86: where the screen stays, selection and rows are as before")
  func nothingIsCleared() throws {
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

  @Test("S59, S73: a reset keeps the selection, also of people whose rows are gone")
  func resetKeepsTheSelection() throws {
    let yaml = """
      viewController: EventScreen
      channelURL: design-team
      steps:
        - select: [bob, chloe]
        - do: let Bob join and begin anew
        - snapshot: Bob has joined
        - tap: rightBarButton
      """
    let acts: Screens.Acts = [
      "let Bob join and begin anew": { screen in
        let channel = try #require(screen.channel as? GroupChannel)
        channel.inviteUserIds(["bob"]) { [weak screen] _ in
          EventLog.note("reset")
          screen?.viewModel?.resetUserList()
        }
      }
    ]
    expect(
      try frames(of: yaml, types: [EventScreen.self], acts: acts),
      is: """
        ── Bob has joined ──────────────────
        ┌──────────────────────────────────┐
        │ [Cancel] Invite users [Invite 2] │
        ├──────────────────────────────────┤
        │ ● Chloe Martin               [x] │
        │ ○ (No name)                  [ ] │
        └──────────────────────────────────┘
        """)
    expect(
      try events(of: yaml, acts: acts).after("reset\n"),
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

  @Test("S84: where the channel is no group, inviting does nothing")
  func openChannel() throws {
    let log = try events(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        data:
          users: [{ userId: alice }, { userId: bob }]
          groupChannels: [{ url: design-team, members: [alice] }]
          openChannels: [{ url: town-hall, participants: [alice] }]
        steps:
          - do: open
          - select: bob
          - tap: rightBarButton
        """,
      acts: [
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
final class OpenScreen: EventScreen {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    super.createViewModel(
      channel: channel, channelURL: channelURL, channelType: .open, users: users)
  }
}
