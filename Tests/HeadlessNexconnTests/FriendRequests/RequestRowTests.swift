import FoundationEssentials
import Testing

/// What the friend request list shows of its requests.
@Suite("Friend request rows") struct RequestRowTests {
  @Test func N33_N35_N36_N38_N176_a_row_shows_what_became_of_a_request() throws {
    #expect(
      try TestScreen(yaml: TestScreen.five).frames() == """
        ┌──────────────────────────────────────────┐
        │ [‹]           New friends            [⋯] │
        ├──────────────────────────────────────────┤
        │ ○ Kim                 [Decline] [Accept] │
        │   Hi!                                    │
        │ ○ Lee                            Pending │
        │   I'd like to add you as a friend        │
        │ ● Max                           Accepted │
        │   I'd like to add you as a friend        │
        │ ○ Ned                           Declined │
        │   I'd like to add you as a friend        │
        │ ○ Old                            Expired │
        │   I'd like to add you as a friend        │
        └──────────────────────────────────────────┘
        """)
  }

  @Test func the_head_names_the_types() throws {
    #expect(
      try TestScreen(yaml: TestScreen.five).head() == """
        screen: screen
        viewController: NCApplyFriendListViewController
        listComponent: NCApplyFriendListView
        viewModel: NCApplyFriendListViewModel
        theme: light
        """)
  }

  @Test func N37_a_missing_name_is_blank() throws {
    let frame = try TestScreen(
      yaml: "data: { friendApplications: [{ userId: kim, type: sent, extra: Hello }] }"
    ).frames()
    #expect(frame.contains("│ ○                                Pending │\n│   Hello "))
  }

  @Test func N39_long_words_are_folded_and_unfolded_for_good() throws {
    let words = "I met you at the conference in Seoul last week, remember?"
    let frames = try TestScreen(
      yaml: """
        data:
          friendApplications:
            - { userId: kim, name: Kim, operationTime: 2026-03-10T09:00:00Z, extra: "\(words)" }
        steps:
          - snapshot: folded
          - tap: { button: Expand, row: Kim }
          - snapshot: unfolded
        """
    ).frames()
    #expect(
      frames == """
        ── folded ──────────────────────────────────
        ┌──────────────────────────────────────────┐
        │ [‹]           New friends            [⋯] │
        ├──────────────────────────────────────────┤
        │ ○ Kim                 [Decline] [Accept] │
        │   I met you at the conference … [Expand] │
        └──────────────────────────────────────────┘

        ── unfolded ────────────────────────────────
        ┌──────────────────────────────────────────┐
        │ [‹]           New friends            [⋯] │
        ├──────────────────────────────────────────┤
        │ ○ Kim                 [Decline] [Accept] │
        │   I met you at the conference in Seoul   │
        │   last week, remember?                   │
        └──────────────────────────────────────────┘
        """)
  }

  @Test func N32_seven_days_are_not_too_late_and_a_moment_more_is() throws {
    let frame = try TestScreen(
      yaml: """
        data:
          friendApplications:
            - { userId: a, name: Just in time, operationTime: now - 7d }
            - { userId: b, name: Too late, operationTime: 2026-03-03T11:59:59Z }
        """
    ).frames()
    #expect(frame.contains("│ ○ Just in time        [Decline] [Accept] │"))
    #expect(frame.contains("│ ○ Too late                       Expired │"))
  }

  @Test func N58_N223_a_tap_on_a_row_opens_nothing() throws {
    let frames = try TestScreen(
      yaml: TestScreen.five + """
        steps:
          - snapshot: x
          - tap: { row: Lee }
          - snapshot: x
        """
    ).frames()
    let halves = frames.components(separatedBy: "\n\n")
    #expect(halves.count == 2)
    #expect(halves.first == halves.last)
  }
}
