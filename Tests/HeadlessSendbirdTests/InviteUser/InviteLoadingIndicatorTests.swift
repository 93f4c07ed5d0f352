import HeadlessSendbird
import Testing

/// The wheel over the screen, and what a person sees of errors.
struct InviteLoadingIndicatorTests {
  @Test("S40: one indicator, not counted: the first L- hides it")
  func firstStopHides() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob]
        steps:
          - do: start twice
          - snapshot: started twice
          - do: stop once
          - snapshot: stopped once
        """,
      acts: [
        "start twice": { screen in
          screen.shouldUpdateLoadingState(true)
          screen.shouldUpdateLoadingState(true)
        },
        "stop once": { $0.shouldUpdateLoadingState(false) },
      ])
    expect(
      shown,
      is: """
        ── started twice ───────────────────
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        │          ╭───────────╮           │
        │          │ ◌ loading │           │
        │          ╰───────────╯           │
        │                                  │
        └──────────────────────────────────┘

        ── stopped once ────────────────────
        ┌──────────────────────────────────┐
        │ [Cancel]  Invite users  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        └──────────────────────────────────┘
        """)
  }

  @Test("S40, S41: an error hides the indicator, too, and hands on its text; there is no alert")
  func errorHides() throws {
    let log = try EventLog.lines {
      let shown = try frames(
        of: """
          viewController: TalkativeScreen
          channelURL: design-team
          users: [bob]
          steps:
            - do: load
            - do: fail
            - snapshot: failed
          """, types: [TalkativeScreen.self],
        acts: [
          "load": { $0.shouldUpdateLoadingState(true) },
          "fail": { $0.didReceiveError(SBError(domain: "No such luck", code: 7)) },
        ])
      expect(
        shown,
        is: """
          ── failed ──────────────────────────
          ┌──────────────────────────────────┐
          │ [Cancel]  Invite users  (Invite) │
          ├──────────────────────────────────┤
          │ ○ Bob Stone                  [ ] │
          └──────────────────────────────────┘
          """)
    }
    expect(log, is: "No such luck (7)")
  }

  @Test(
    "S28, S29, S178, S193: a screen that could not load is blank, without a word",
    arguments: ["connect", "getChannel", "loadUsers"])
  func failedLoading(request: String) throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        network: { failures: [{ request: \(request) }] }
        """)
    expect(shown, is: blank)
  }

  @Test("S85, S193: after a failed invitation the selection stands, and nothing is said")
  func failedInvitation() throws {
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        network: { latency: 300ms }
        steps:
          - advance: 600ms
          - network: { failures: [{ request: inviteUsers, code: 400108, message: Not authorized }] }
          - select: [bob, eve]
          - tap: rightBarButton
          - snapshot: inviting
          - advance: 300ms
          - snapshot: not invited
        """)
    expect(
      shown,
      is: """
        ── inviting ────────────────────────
        ┌──────────────────────────────────┐
        │ [Cancel] Invite users [Invite 2] │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [x] │
        │ ● Chloe M╭───────────╮       [ ] │
        │ ○ (No nam│ ◌ loading │       [x] │
        │          ╰───────────╯           │
        │                                  │
        └──────────────────────────────────┘

        ── not invited ─────────────────────
        ┌──────────────────────────────────┐
        │ [Cancel] Invite users [Invite 2] │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [x] │
        │ ● Chloe Martin               [ ] │
        │ ○ (No name)                  [x] │
        └──────────────────────────────────┘
        """)
  }
}

/// A screen whose app listens to errors.
final class TalkativeScreen: SBUInviteUserViewController {
  override func errorHandler(_ message: String?, _ code: Int?) {
    EventLog.note("\(message ?? "nil") (\(code ?? 0))")
    super.errorHandler(message, code)
  }
}
