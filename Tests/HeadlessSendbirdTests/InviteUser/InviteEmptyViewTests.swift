import DioramaKit
import HeadlessSendbird
import Testing

/// The empty view, which a list shows instead of rows.
@Suite("Invite users: empty view") struct InviteEmptyViewTests {
  @Test func Retry_after_a_blocking_error_shows_No_users_and_loads_nothing() throws {
    // S41, S50, S51.
    let yaml = """
      viewController: InviteEventScreen
      channelURL: full
      steps:
        - act: fail for good
        - snapshot: failed
        - tap: retry
        - snapshot: after Retry
      """
    let inviteActions: Screens.InviteActions = [
      "fail for good": { $0.didReceiveError(SBError(domain: "No", code: 9), isBlocker: true) }
    ]
    let shown = try frames(of: yaml, types: [InviteEventScreen.self], inviteActions: inviteActions)
    expect(
      shown,
      is: """
        ── failed ──────────────────────────
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │                                  │
        │                                  │
        │                ✗                 │
        │       Something went wrong       │
        │            [↻ Retry]             │
        │                                  │
        │                                  │
        └──────────────────────────────────┘

        ── after Retry ─────────────────────
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │                                  │
        │                                  │
        │                ∅                 │
        │             No users             │
        │                                  │
        │                                  │
        │                                  │
        └──────────────────────────────────┘
        """)
    expect(
      try events(of: yaml, inviteActions: inviteActions),
      is: """
        L+
        L-
        L-
        E 9, blocks
        retry
        """)
  }
}
