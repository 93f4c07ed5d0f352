import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The ways to leave the screen.
@Suite("Invite users: navigation") struct InviteNavigationTests {
  private let dismissed = """
    ┌──────────────────────────────────┐
    │   (dismissed: back to the app)   │
    │                                  │
    │                                  │
    │                                  │
    │                                  │
    │                                  │
    │                                  │
    └──────────────────────────────────┘
    """

  /// Pushes a screen with Bob and one with Chloe over the first screen.
  private let stack: Screens.InviteActions = [
    "push two more": { screen in
      for id in ["bob", "chloe"] {
        let next = SBUInviteUserViewController(
          channelURL: "everyone", users: [SBUUser(userId: id, nickname: id.capitalized)])
        screen.navigationController?.pushViewController(next, animated: true)
      }
    },
    "pop to the previous": { $0.popToPrevious() },
  ]

  private func shown(_ steps: String) throws -> String {
    try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: everyone
        users: [alice]
        \(kitsWay)
        steps: [\(steps)]
        """, inviteActions: stack)
  }

  @Test func popToPrevious_pops_one_screen_or_dismisses_the_only_one() throws {
    // S79.
    expect(
      try shown("act: push two more, act: pop to the previous"),
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob                        [ ] │
        └──────────────────────────────────┘
        """)
    expect(try shown("act: pop to the previous"), is: dismissed)
  }

  @Test(arguments: [false, true])
  func inviting_returns_to_the_first_channel_screen_of_the_stack(hasChannel: Bool) throws {
    // S78: without a channel screen it returns to the first screen.
    let shown = try frames(
      of: """
        viewController: SBUUserListViewController
        channelURL: design-team
        steps: [{ act: push }, { select: bob }, { tap: rightBarButton }]
        """,
      actions: [
        "push": { screen in
          let url = "design-team"
          let channel = SBUGroupChannelViewController(channelURL: url)
          let screens =
            (hasChannel ? [channel, SBUGroupChannelViewController(channelURL: "news")] : [])
            + [SBUGroupChannelSettingsViewController(channelURL: url)]
            + [SBUInviteUserViewController(channelURL: url)]
          for next in screens {
            screen.navigationController?.pushViewController(next, animated: true)
          }
        }
      ])
    #expect(shown.contains("[_Enter message]") == hasChannel, "\(shown)")
    #expect(shown.contains("Members") != hasChannel && !shown.contains("Invite"), "\(shown)")
  }

  @Test func Cancel_calls_onClickBack() throws {
    // S82, S176.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        users: [bob]
        steps:
          - tap: leftBarButton
        """)
    expect(log, is: "L+\nU bob\nL-\nonClickBack")
  }
}
