import Testing

/// How requests are put into sections by time.
@Suite("Friend request sections") struct RequestSectionTests {
  private static let byTime = """
    viewModel:
      items:
        - { title: Just now, timeStart: startOfToday, timeEnd: now }
        - { title: Last 24 hours, timeStart: startOfToday - 1d, timeEnd: startOfToday }
        - { title: Yesteryear, timeStart: 2025-01-01, timeEnd: 2026-01-01 }
        - { title: Earlier, timeStart: 2026-01-01, timeEnd: startOfToday - 1d }

    """

  @Test func N24_N27_N28_sections_take_their_time_and_empty_ones_have_no_header() throws {
    #expect(
      try TestScreen(yaml: TestScreen.five + Self.byTime).frames() == """
        ┌──────────────────────────────────────────┐
        │ [‹]           New friends            [⋯] │
        ├──────────────────────────────────────────┤
        │ ── Just now ──────────────────────────── │
        │ ○ Kim                 [Decline] [Accept] │
        │   Hi!                                    │
        │ ── Last 24 hours ─────────────────────── │
        │ ○ Lee                            Pending │
        │   I'd like to add you as a friend        │
        │ ── Earlier ───────────────────────────── │
        │ ● Max                           Accepted │
        │   I'd like to add you as a friend        │
        │ ○ Ned                           Declined │
        │   I'd like to add you as a friend        │
        │ ○ Old                            Expired │
        │   I'd like to add you as a friend        │
        └──────────────────────────────────────────┘
        """)
  }

  @Test func N24_overlapping_sections_show_a_request_twice_with_a_warning() throws {
    let screen = TestScreen(
      yaml: """
        data: { friendApplications: [{ userId: kim, name: Kim, operationTime: now - 1h }] }
        viewModel:
          items:
            - { title: Today, timeStart: startOfToday, timeEnd: now }
            - { title: Afternoon, timeStart: startOfToday + 9h }
            - { title: Long ago, timeEnd: startOfToday }
        """)
    #expect(
      try screen.problems() == """
        5:7 warning overlapping-sections: the sections 'Today' and 'Afternoon' overlap \
        (a request of a time that both take is shown twice) <- 4:7
        """)
    #expect(
      try screen.frames() == """
        ┌──────────────────────────────────────────┐
        │ [‹]           New friends            [⋯] │
        ├──────────────────────────────────────────┤
        │ ── Today ─────────────────────────────── │
        │ ○ Kim                 [Decline] [Accept] │
        │   I'd like to add you as a friend        │
        │ ── Afternoon ─────────────────────────── │
        │ ○ Kim                 [Decline] [Accept] │
        │   I'd like to add you as a friend        │
        └──────────────────────────────────────────┘
        """)
  }

  @Test func N25_a_gap_that_hides_a_request_gives_a_note() throws {
    let gap = """
      viewModel:
        items: [{ title: Today, timeStart: startOfToday, timeEnd: now }]
      """
    #expect(
      try TestScreen(yaml: TestScreen.five + gap).problems() == """
        13:10 note wrong-value: no section takes the request of 'lee' and 3 more \
        (what no section takes is not shown)
        """)
  }

  @Test(arguments: [
    "types: [received], status: [unhandled]", "types: [received], status: [unhandled, expired]",
  ])
  func a_gap_that_hides_nothing_that_is_asked_for_is_fine(filter: String) throws {
    let yaml = """
      data:
        friendApplications:
          - { userId: kim, operationTime: now - 1h }
          - { userId: lee, type: sent, operationTime: now - 2d }
          - { userId: max, status: accepted, operationTime: now - 2d }
      viewModel: { \(filter), items: [{ timeStart: startOfToday, timeEnd: now }] }
      """
    #expect(try TestScreen(yaml: yaml).problems() == "")
  }

  @Test func N25_N49_N217_what_no_section_takes_leaves_the_page_blank() throws {
    let frame = try TestScreen(
      yaml: """
        data: { friendApplications: [{ userId: kim, name: Kim, operationTime: now - 3d }] }
        viewModel: { items: [{ title: Today, timeStart: startOfToday }] }
        """
    ).frames()
    #expect(frame.contains("New friends"))
    #expect(!frame.contains("Kim") && !frame.contains("No friend requests"))
  }

  @Test func N22_a_section_without_times_takes_every_request() throws {
    let frame = try TestScreen(
      yaml: TestScreen.five + "viewModel: { items: [{ title: Everybody }] }"
    ).frames()
    #expect(frame.contains("── Everybody ──"))
    #expect(frame.contains("Kim") && frame.contains("Old"))
  }

  @Test func windows_follow_the_screens_time_zone() throws {
    // 23:30 in UTC is half past eight in the morning of the same "today" in Seoul.
    let frame = try TestScreen(
      yaml: """
        timeZone: Asia/Seoul
        data: { friendApplications: [{ userId: kim, name: Kim, operationTime: 2026-03-09T23:30:00Z }] }
        viewModel: { items: [{ title: Today, timeStart: startOfToday, timeEnd: now }] }
        """
    ).frames()
    #expect(frame.contains("── Today ──"))
  }

  @Test(arguments: [
    (
      "items: [{ title: A, timeStart: now, timeEnd: now - 1d }]",
      "2:48 error wrong-value: the section 'A' ends before it begins "
        + "('timeEnd' is a time after 'timeStart')"
    ),
    (
      "items: [{ title: A, timeStart: noon }]",
      "2:34 error wrong-value: expected a time, found 'noon' (write a time such as "
        + "2026-03-01T08:30:00Z, milliseconds since 1970, or 'now - 4d')"
    ),
    (
      "items: [{ name: A }]",
      "2:13 error unknown-key: a section has no key 'name' "
        + "(allowed: 'title', 'timeStart' or 'timeEnd')"
    ),
    (
      "types: [recieved]",
      "2:11 error wrong-value: expected sent or received, found 'recieved' "
        + "(did you mean 'received'?)"
    ),
    (
      "status: [open]",
      "2:12 error wrong-value: expected unhandled, accepted, refused or expired, found 'open'"
    ),
    (
      "option: { pageSize: 0 }",
      "2:23 error wrong-value: expected a whole number from 1 to 10000, found '0'"
    ),
    (
      "options: { pageSize: 5 }",
      "2:3 error unknown-key: 'NCApplyFriendListViewModel' has no key 'options' "
        + "(did you mean 'option'?)"
    ),
    (
      "customRows: [{ detail: x }]",
      "2:16 error missing-key: a custom row needs 'title' (title: its first line)"
    ),
  ])
  func what_does_not_fit_is_reported_at_its_word(line: String, problem: String) throws {
    #expect(try TestScreen(yaml: "viewModel:\n  \(line)").problems() == problem)
  }
}
