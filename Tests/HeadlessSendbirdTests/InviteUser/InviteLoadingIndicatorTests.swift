import DioramaKit
import HeadlessSendbird
import Testing

/// The loading indicator and the display of errors.
@Suite("Invite users: loading indicator") struct InviteLoadingIndicatorTests {
  @Test func the_first_end_of_loading_hides_the_indicator_even_after_two_starts() throws {
    // S40.
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob]
        steps:
          - act: start twice
          - snapshot: started twice
          - act: stop once
          - snapshot: stopped once
        """,
      inviteActions: [
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

  @Test func an_error_hides_the_indicator_and_calls_the_handler_without_an_alert() throws {
    // S40, S41: an error hides the indicator and passes its text to the handler without an alert.
    let log = try EventLog.lines {
      let shown = try frames(
        of: """
          viewController: TalkativeScreen
          channelURL: design-team
          users: [bob]
          steps:
            - act: load
            - act: fail
            - snapshot: failed
          """, types: [TalkativeScreen.self],
        inviteActions: [
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
}

/// A screen that logs errors.
final class TalkativeScreen: SBUInviteUserViewController {
  override func errorHandler(_ message: String?, _ code: Int?) {
    EventLog.note("\(message ?? "nil") (\(code ?? 0))")
    super.errorHandler(message, code)
  }
}
