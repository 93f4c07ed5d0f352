import DioramaKit
import HeadlessSendbird
import Testing

/// When the next page loads and when it does not.
@Suite("Invite users: paging") struct InvitePagingTests {
  /// Users u01, u02, ...; the first of them is the current user and the only member of `small`.
  static func crowd(_ count: Int, members: Int = 1) -> String {
    let ids = (1...count).map { $0 < 10 ? "u0\($0)" : "u\($0)" }
    let users = ids.map { "  - { userId: \($0), nickname: User \($0.dropFirst()) }" }
    return """
      users:
      \(users.joined(separator: "\n"))
      groupChannels:
        - { url: small, members: [\(ids.prefix(members).joined(separator: ", "))] }
      """
  }

  /// A screen with many users on a device with eight rows.
  private func screen(steps: String = "") -> String {
    """
    viewController: InviteEventScreen
    channelURL: small
    data: fixtures/crowd.yaml
    currentUser: u01
    device: { width: 36, height: 12 }
    \(steps)
    """
  }

  /// The logged events, with lists of users shortened to their count.
  private func loggedEvents(_ yaml: String, crowd: String) throws -> String {
    try events(of: yaml, fixtures: ["crowd": crowd])
      .replacing(#/U (u\d\d ?)+/#) { "U \($0.output.0.split(separator: " ").count - 1)" }
  }

  @Test func no_page_is_requested_while_the_tenth_row_from_the_end_is_hidden() throws {
    // S69: no request while the row `count - 10` is not visible.
    let log = try loggedEvents(
      screen(steps: "steps: [{ scroll: { row: 9 } }]"), crowd: Self.crowd(45))
    expect(log, is: "L+\nU 19\nL-\nL-")
  }

  @Test func the_next_page_loads_when_the_tenth_row_from_the_end_is_displayed() throws {
    // S30, S61, S69, S70, S180.
    let log = try loggedEvents(
      screen(steps: "steps: [{ scroll: { row: 10 } }, { scroll: bottom }, { scroll: bottom }]"),
      crowd: Self.crowd(45))
    expect(
      log,
      is: """
        L+
        U 19
        L-
        L-
        nextUserList
        U 39
        L-
        L-
        nextUserList
        U 44
        L-
        L-
        """)
  }

  @Test func a_device_that_shows_the_tenth_row_at_once_loads_the_next_page() throws {
    // S69: a device that shows that row at once also loads the next page at once.
    let log = try loggedEvents(
      screen().replacing("height: 12", with: "height: 24"), crowd: Self.crowd(45))
    expect(log, is: "L+\nU 19\nL-\nL-\nnextUserList\nU 39\nL-\nL-")
  }

  @Test func a_page_with_fewer_than_ten_new_rows_loads_the_next_page_at_once() throws {
    // S69, S179: page 000 lists all users.
    let log = try loggedEvents(screen(), crowd: Self.crowd(45, members: 11))
    expect(log, is: "L+\nU 9\nL-\nU 29\nL-\nL-")
  }

  @Test func pages_of_members_only_load_the_next_page_without_an_event() throws {
    // S65, S179: page 000 lists all users.
    let log = try loggedEvents(screen(), crowd: Self.crowd(45, members: 40))
    expect(log, is: "L+\nU 5\nL-\nL-")
  }

  @Test func an_app_of_members_only_ends_loading_as_after_one_page() throws {
    // S24, S65.
    #expect(try loggedEvents(screen(), crowd: Self.crowd(45, members: 45)) == "L+\nL-\nL-")
  }

  @Test func an_error_of_a_page_that_loads_at_once_keeps_the_rows() throws {
    // S29, S179.
    let log = try loggedEvents(
      screen(
        steps: """
          network: { latency: 100ms }
          steps:
            - advance: 150ms
            - network: { failures: [{ request: loadUsers, code: 500301 }] }
          """), crowd: Self.crowd(45, members: 11))
    #expect(log == "L+\nU 9\nL-\nE 500301\nL-")
  }

  @Test func the_first_of_ten_rows_loads_the_next_page() throws {
    // S69.
    let log = try loggedEvents(screen(), crowd: Self.crowd(25, members: 10))
    expect(log, is: "L+\nU 10\nL-\nL-\nnextUserList\nU 15\nL-\nL-")
  }

  @Test func an_error_of_a_later_page_keeps_the_rows_and_allows_a_retry() throws {
    // S29: an error of a later page keeps the rows, and the page can be requested again.
    let steps = """
      steps:
        - network: { failures: [{ request: loadUsers, code: 500301, times: 1 }] }
        - scroll: { row: 10 }
        - scroll: { row: 1 }
        - scroll: { row: 10 }
      """
    let log = try loggedEvents(screen(steps: steps), crowd: Self.crowd(45))
    expect(
      log,
      is: """
        L+
        U 19
        L-
        L-
        nextUserList
        E 500301
        L-
        nextUserList
        U 39
        L-
        L-
        """)
  }
}
