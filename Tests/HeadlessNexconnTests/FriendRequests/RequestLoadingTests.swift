import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// How requests are loaded, page by page.
@Suite("Friend request loading") struct RequestLoadingTests {
  /// Seven requests, the newest first, one a day.
  private static let seven = """
    data:
      friendApplications:
        - { userId: a, name: Ann, type: sent, extra: x, operationTime: now - 1h }
        - { userId: b, name: Bea, type: sent, extra: x, operationTime: now - 2h }
        - { userId: c, name: Cid, type: sent, extra: x, operationTime: now - 3h }
        - { userId: d, name: Dan, type: sent, extra: x, operationTime: now - 4h }
        - { userId: e, name: Eve, type: sent, extra: x, operationTime: now - 5h }

    """

  /// The names in the rows of each frame.
  private func names(_ frames: String) -> [String] {
    frames.components(separatedBy: "\n\n").map { frame in
      frame.split(separator: "\n").compactMap { line in
        guard line.hasPrefix("│ ○ ") else { return nil }
        return line.dropFirst(4).prefix { $0 != " " }.description
      }.joined(separator: " ")
    }
  }

  @Test func N14_pulling_up_loads_the_next_page_until_there_is_no_more() throws {
    let frames = try TestScreen(
      yaml: Self.seven + """
        viewModel: { option: { pageSize: 2 } }
        steps:
          - snapshot: first
          - scroll: bottom
          - snapshot: second
          - scroll: bottom
          - scroll: bottom
          - scroll: bottom
          - snapshot: all
        """
    ).frames()
    #expect(names(frames) == ["Ann Bea", "Ann Bea Cid Dan", "Ann Bea Cid Dan Eve"])
  }

  @Test func N10_nothing_shows_while_the_first_page_is_on_its_way() throws {
    let frames = try TestScreen(
      yaml: Self.seven + """
        network: { latency: 300ms }
        steps:
          - snapshot: at first
          - advance: 300ms
          - snapshot: later
        """
    ).frames()
    #expect(names(frames) == ["", "Ann Bea Cid Dan Eve"])
    #expect(!frames.contains("No friend requests"))
  }

  @Test func N49_without_requests_the_empty_text_shows() throws {
    #expect(
      try TestScreen(yaml: "data: { friendApplications: [] }").frames() == """
        ┌──────────────────────────────────────────┐
        │ [‹]           New friends            [⋯] │
        ├──────────────────────────────────────────┤
        │                                          │
        │                                          │
        │                                          │
        │            No friend requests            │
        │                                          │
        │                                          │
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }

  @Test func N13_a_failed_first_page_leaves_the_page_blank_with_a_tip_that_goes() throws {
    let frames = try TestScreen(
      yaml: Self.seven + """
        network: { failures: [{ request: loadFriendApplications }] }
        steps:
          - snapshot: tip
          - advance: 2s
          - snapshot: gone
        """
    ).frames()
    #expect(
      frames == """
        ── tip ─────────────────────────────────────
        ┌──────────────────────────────────────────┐
        │ [‹]           New friends            [⋯] │
        ├──────────────────────────────────────────┤
        │                                          │
        │                                          │
        │    ╭────────────────────────────────╮    │
        │    │ Unable to load friend requests │    │
        │    ╰────────────────────────────────╯    │
        │                                          │
        │                                          │
        └──────────────────────────────────────────┘

        ── gone ────────────────────────────────────
        ┌──────────────────────────────────────────┐
        │ [‹]           New friends            [⋯] │
        ├──────────────────────────────────────────┤
        │                                          │
        │                                          │
        │                                          │
        │                                          │
        │                                          │
        │                                          │
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }

  @Test func N13_a_failed_further_page_keeps_the_rows_and_can_be_asked_for_again() throws {
    let frames = try TestScreen(
      yaml: Self.seven + """
        viewModel: { option: { pageSize: 2 } }
        steps:
          - network: { failures: [{ request: loadFriendApplications, times: 1 }] }
          - scroll: bottom
          - advance: 2s
          - snapshot: failed
          - scroll: bottom
          - snapshot: again
        """
    ).frames()
    #expect(names(frames) == ["Ann Bea", "Ann Bea Cid Dan"])
  }

  @Test func while_a_tip_shows_nothing_can_be_touched() throws {
    let problems = try TestScreen(
      yaml: Self.seven + """
        network: { failures: [{ request: loadFriendApplications }] }
        steps:
          - tap: rightBarButton
        """
    ).frames()
    #expect(
      problems == """
        10:5 error failed-step: the right bar button cannot be touched: \
        an alert lies over it ('advance' lets the clock run)
        """)
  }

  @Test func N1_N2_types_and_statuses_filter() throws {
    func shown(_ filter: String) throws -> [String] {
      names(
        try TestScreen(yaml: TestScreen.five + "viewModel: { \(filter) }").frames()
          .replacing("● ", with: "○ "))
    }
    #expect(try shown("types: [sent]") == ["Lee"])
    #expect(try shown("types: [], status: []") == ["Kim Lee Max Ned Old"])
    #expect(try shown("status: [accepted, refused]") == ["Max Ned"])
    #expect(try shown("status: [expired]") == ["Old"])
    #expect(try shown("types: [received], status: [unhandled]") == ["Kim"])
  }

  @Test func N17_N224_only_the_latest_fetch_counts() throws {
    let frames = try TestScreen(
      yaml: Self.seven + """
        network: { latency: 300ms }
        steps:
          - act: fetch twice
          - advance: 1s
          - snapshot: once
        """,
      acts: [
        "fetch twice": { screen in
          guard let screen = screen as? NCApplyFriendListViewController else { return }
          screen.viewModel.fetchData()
          screen.viewModel.fetchData()
        }
      ]
    ).frames()
    #expect(names(frames) == ["Ann Bea Cid Dan Eve"])
  }

  @Test func N9_N218_all_is_loaded_afresh_when_the_page_comes_back() throws {
    let frames = try TestScreen(
      yaml: Self.seven + """
        viewModel: { option: { pageSize: 2 } }
        steps:
          - scroll: bottom
          - snapshot: two pages
          - act: push
          - tap: back
          - snapshot: one page again
        """,
      acts: [
        "push": { $0.navigationController?.pushViewController(UIViewController(), animated: true) }
      ]
    ).frames()
    #expect(names(frames) == ["Ann Bea Cid Dan", "Ann Bea"])
  }

  @Test func N6_a_title_of_ones_own_stays() throws {
    let frame = try TestScreen(yaml: "title: Friends to be").frames()
    #expect(frame.contains("│ [‹]          Friends to be           [⋯] │"))
  }

  @Test func N7_the_arrow_leads_back() throws {
    let frames = try TestScreen(
      yaml: "steps:\n  - tap: leftBarButton\n  - snapshot: left"
    ).frames()
    #expect(frames.contains("(the screen was dismissed)"))
  }

  @Test func variants_change_some_of_the_view_model_and_keep_the_rest() throws {
    let frames = try TestScreen(
      yaml: TestScreen.five + """
        viewModel: { items: [{ title: All }], types: [received] }
        variants:
          sent: { viewModel: { types: [sent] } }
        """
    ).frames()
    #expect(names(frames.replacing("● ", with: "○ ")) == ["Kim Max Ned Old", "Lee"])
    #expect(frames.components(separatedBy: "── All ──").count == 3)
  }
}
