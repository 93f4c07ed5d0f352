import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// Accepting and declining.
@Suite("Answering friend requests") struct RequestAnswerTests {
  private func frames(_ steps: String, network: String = "") throws -> String {
    try TestScreen(
      yaml: """
        data: { friendApplications: [{ userId: kim, name: Kim, extra: Hi!, operationTime: now - 1h }] }
        viewModel: { status: [unhandled] }
        \(network)
        steps:
        \(steps)
        """
    ).frames()
  }

  @Test func N46_N48_N219_accepting_asks_nothing_and_leaves_the_row_where_it_is() throws {
    #expect(
      try frames(
        """
          - tap: { button: Accept, row: Kim }
          - snapshot: accepted
        """) == """
          ── accepted ────────────────────────────────
          ┌──────────────────────────────────────────┐
          │ [‹]           New friends            [⋯] │
          ├──────────────────────────────────────────┤
          │ ○ Kim                           Accepted │
          │   Hi!                                    │
          └──────────────────────────────────────────┘
          """)
  }

  @Test func N32_one_that_grows_too_old_meanwhile_can_no_longer_be_accepted() throws {
    let frames = try TestScreen(
      yaml: """
        data: { friendApplications: [{ userId: kim, name: Kim, operationTime: now - 167h }] }
        steps:
          - advance: 61m
          - tap: { button: Accept, row: Kim }
          - snapshot: too late
          - advance: 2s
          - tap: rightBarButton
          - tap: { menu: All friend requests }
          - snapshot: loaded anew
        """
    ).frames()
    #expect(frames.contains("Unable to accept friend request"))
    #expect(
      rows(frames).filter { $0.contains("Expired") } == ["○ Kim                            Expired"]
    )
  }

  @Test func N47_N228_declining_asks() throws {
    #expect(
      try frames(
        """
          - tap: { button: Decline, row: Kim }
          - snapshot: question
          - tap: { alert: Confirm }
          - snapshot: declined
        """) == """
          ── question ────────────────────────────────
          ┌──────────────────────────────────────────┐
          │ [‹]           New friends            [⋯] │
          ├──────────────────────────────────────────┤
          │ ○ Kim                 [Decline] [Accept] │
          │   Hi!  ╭───────────────────────╮         │
          │        │   Decline request?    │         │
          │        │                       │         │
          │        │ [✕ Cancel]  [Confirm] │         │
          │        ╰───────────────────────╯         │
          │                                          │
          └──────────────────────────────────────────┘

          ── declined ────────────────────────────────
          ┌──────────────────────────────────────────┐
          │ [‹]           New friends            [⋯] │
          ├──────────────────────────────────────────┤
          │ ○ Kim                           Declined │
          │   Hi!                                    │
          └──────────────────────────────────────────┘
          """)
  }

  @Test func N47_cancel_does_nothing() throws {
    let text = try frames(
      """
        - tap: { button: Decline, row: Kim }
        - tap: { alert: Cancel }
        - snapshot: as before
      """)
    #expect(text.contains("│ ○ Kim                 [Decline] [Accept] │"))
  }

  @Test(arguments: [
    ("acceptFriendApplication", "Accept", "Unable to accept friend request"),
    ("refuseFriendApplication", "Decline", "Unable to decline friend request"),
  ])
  func N46_N47_a_failure_shows_a_tip_for_two_seconds(
    request: String, button: String, tip: String
  ) throws {
    let confirm = button == "Decline" ? "\n  - tap: { alert: Confirm }" : ""
    let text = try frames(
      """
        - tap: { button: \(button), row: Kim }\(confirm)
        - snapshot: tip
        - advance: 1999ms
        - snapshot: still there
        - advance: 1ms
        - snapshot: gone
      """, network: "network: { failures: [{ request: \(request) }] }")
    let parts = text.components(separatedBy: "\n\n")
    #expect(parts.map { $0.contains(tip) } == [true, true, false])
    #expect(parts.last?.contains("[Decline] [Accept]") == true)
  }

  @Test func N48_the_next_fetch_applies_the_filter_again() throws {
    let text = try frames(
      """
        - tap: { button: Accept, row: Kim }
        - tap: rightBarButton
        - tap: { menu: All friend requests }
        - snapshot: fetched
      """)
    #expect(!text.contains("Kim"))
    #expect(text.contains("No friend requests"))
  }

  @Test func latency_keeps_the_buttons_until_the_answer_comes() throws {
    let text = try frames(
      """
        - advance: 500ms
        - tap: { button: Accept, row: Kim }
        - snapshot: asked
        - advance: 500ms
        - snapshot: answered
      """, network: "network: { latency: 500ms }")
    let parts = text.components(separatedBy: "\n\n")
    #expect(parts.map { $0.contains("[Accept]") } == [true, false])
  }

  @Test func a_request_that_both_sections_show_is_redrawn_where_it_was_drawn_last() throws {
    // N24: the other row keeps its look until it is drawn again.
    let text = try TestScreen(
      yaml: """
        data: { friendApplications: [{ userId: kim, name: Kim, extra: Hi!, operationTime: now - 1h }] }
        viewModel: { items: [{ title: One }, { title: Two }] }
        steps:
          - tap: { button: Accept, row: 1 }
          - snapshot: accepted
        """
    ).frames()
    #expect(text.components(separatedBy: "Accepted").count == 2)
    #expect(text.components(separatedBy: "[Accept]").count == 2)
  }
}
