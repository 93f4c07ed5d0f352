import Testing

/// The menu at the right of the bar.
@Suite("Friend request menu") struct RequestMenuTests {
  @Test func N42_the_menu_lies_over_the_page() throws {
    #expect(
      try TestScreen(
        yaml: TestScreen.five + "steps:\n  - tap: rightBarButton\n  - snapshot: menu"
      ).frames() == """
        ── menu ────────────────────────────────────
        ┌──────────────────────────────────────────┐
        │ [‹]           New friends            [⋯] │
        ├──────────────────────────────────────────┤
        │ ○ Kim                 [Decline] [Accept] │
        │   Hi!                                    │
        │ ○ Lee  ╭───────────────────────╮ Pending │
        │   I'd l│ [All friend requests] │d        │
        │ ● Max  │ [Received requests]   │Accepted │
        │   I'd l│ [Sent requests]       │d        │
        │ ○ Ned  ╰───────────────────────╯Declined │
        │   I'd like to add you as a friend        │
        │ ○ Old                            Expired │
        │   I'd like to add you as a friend        │
        └──────────────────────────────────────────┘
        """)
  }

  @Test func N42_the_log_says_when_the_menu_comes_and_goes() throws {
    let frames = try TestScreen(
      yaml: TestScreen.five + """
        show: log
        steps:
          - tap: rightBarButton
          - snapshot: menu
          - tap: outside
          - snapshot: gone
        """
    ).frames()
    #expect(frames.contains("opened menu\n\n── gone"), "\(frames)")
    #expect(frames.hasSuffix("── log ──\nclosed menu"), "\(frames)")
  }

  @Test(arguments: ["menu: Sent requests", "button: Sent requests"])
  func N43_a_choice_loads_those_requests(choice: String) throws {
    #expect(
      try TestScreen(
        yaml: TestScreen.five + """
          steps:
            - tap: rightBarButton
            - tap: { \(choice) }
            - snapshot: sent
          """
      ).frames() == """
        ── sent ────────────────────────────────────
        ┌──────────────────────────────────────────┐
        │ [‹]           New friends            [⋯] │
        ├──────────────────────────────────────────┤
        │ ○ Lee                            Pending │
        │   I'd like to add you as a friend        │
        └──────────────────────────────────────────┘
        """)
  }

  @Test func N44_N220_all_is_both_even_where_the_page_began_with_one_type() throws {
    let frame = try TestScreen(
      yaml: TestScreen.five + """
        viewModel: { types: [sent] }
        steps:
          - tap: rightBarButton
          - tap: { menu: All friend requests }
          - snapshot: all
        """
    ).frames()
    #expect(frame.contains("Kim") && frame.contains("Lee"))
  }

  @Test func N43_statuses_and_sections_stay() throws {
    let frame = try TestScreen(
      yaml: TestScreen.five + """
        viewModel: { status: [accepted], items: [{ title: Friends }] }
        steps:
          - tap: rightBarButton
          - tap: { menu: Received requests }
          - snapshot: received
        """
    ).frames()
    #expect(frame.contains("── Friends ──"))
    #expect(frame.contains("Max"))
    #expect(!frame.contains("Kim"))
  }

  @Test func N42_a_tap_outside_closes_it() throws {
    let frames = try TestScreen(
      yaml: TestScreen.five + """
        steps:
          - tap: rightBarButton
          - tap: outside
          - snapshot: closed
        """
    ).frames()
    #expect(!frames.contains("Sent requests"))
    #expect(frames.contains("Kim"))
  }

  @Test(arguments: [
    (
      "tap: { row: Kim }", 17,
      "the row 'Kim' cannot be touched: a menu lies over it (the menu offers 'All friend requests', "
        + "'Received requests', 'Sent requests'; write '- tap: { menu: All friend requests }', say)"
    ),
    (
      "tap: { menu: Blocked }", 18,
      "the menu has no 'Blocked' (the menu offers 'All friend requests', 'Received requests', "
        + "'Sent requests'; write '- tap: { menu: All friend requests }', say)"
    ),
  ])
  func what_cannot_be_touched_is_said(step: String, column: Int, message: String) throws {
    let problem = try TestScreen(
      yaml: TestScreen.five + "steps:\n  - tap: rightBarButton\n  - \(step)"
    ).frames()
    #expect(problem.hasPrefix("14:\(column) error failed-step: "))
    #expect(problem.hasSuffix(message))
  }

  @Test func no_menu_is_open_to_tap_outside_of() throws {
    let problem = try TestScreen(yaml: "steps:\n  - tap: outside").frames()
    #expect(problem.contains("failed-step: no menu is open to tap outside of"))
  }
}
