import HeadlessSendbird
import Testing

/// What a list shows in place of rows.
struct InviteEmptyViewTests {
  @Test("S50, S178: at first, and where there is nobody to invite, it shows nothing")
  func hiddenAtFirst() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: full
        """)
    expect(shown, is: blank)
  }

  @Test("S50, S67: no members: a picture and a text, no button")
  func noMembers() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: everyone
        users: []
        """)
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │                                  │
        │                                  │
        │                ◌                 │
        │             No users             │
        │                                  │
        │                                  │
        │                                  │
        └──────────────────────────────────┘
        """)
  }

  @Test("S41, S50, S51: an error that blocks offers Retry, which loads nothing and says No users")
  func retry() throws {
    let yaml = """
      viewController: EventScreen
      channelURL: full
      steps:
        - do: fail for good
        - snapshot: failed
        - tap: retry
        - snapshot: after Retry
      """
    let acts: Screens.Acts = [
      "fail for good": { $0.didReceiveError(SBError(domain: "No", code: 9), isBlocker: true) }
    ]
    let shown = try frames(of: yaml, types: [EventScreen.self], acts: acts)
    expect(
      shown,
      is: """
        ── failed ──────────────────────────
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │                                  │
        │                                  │
        │                !                 │
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
        │                ◌                 │
        │             No users             │
        │                                  │
        │                                  │
        │                                  │
        └──────────────────────────────────┘
        """)
    expect(
      try events(of: yaml, acts: acts),
      is: """
        L+
        L-
        L-
        E 9, blocks
        retry
        """)
  }
}
