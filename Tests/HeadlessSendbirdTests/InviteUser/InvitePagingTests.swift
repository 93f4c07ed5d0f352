import DioramaKit
import HeadlessSendbird
import Testing

/// When the next page comes, and when it never does.
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

  /// A screen of a crowd on a device with eight rows.
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

  /// What is heard, with lists of users shortened to their number.
  private func heard(_ yaml: String, crowd: String) throws -> String {
    try events(of: yaml, fixtures: ["crowd": crowd])
      .replacing(#/U (u\d\d ?)+/#) { "U \($0.output.0.split(separator: " ").count - 1)" }
  }

  @Test func no_page_is_asked_for_while_the_tenth_row_from_the_end_is_out_of_view() throws {
    // S69: nothing more while the row `count - 10` is out of view.
    let log = try heard(
      screen(steps: "steps: [{ scroll: { row: 9 } }]"), crowd: Self.crowd(45))
    expect(log, is: "L+\nU 19\nL-\nL-")
  }

  @Test func the_next_page_comes_as_exactly_that_row_is_displayed() throws {
    // S30, S61, S69, S70, S180.
    let log = try heard(
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

  @Test func a_device_that_shows_that_row_at_once_loads_the_next_page_at_once() throws {
    // S69: a device on which that row is in view at once loads the next page at once.
    let log = try heard(
      screen().replacing("height: 12", with: "height: 24"), crowd: Self.crowd(45))
    expect(log, is: "L+\nU 19\nL-\nL-\nnextUserList\nU 39\nL-\nL-")
  }

  @Test func with_fewer_than_ten_rows_no_further_page_can_come() throws {
    // S69, S179.
    let log = try heard(
      screen(steps: "steps: [{ scroll: bottom }]"), crowd: Self.crowd(45, members: 11))
    expect(log, is: "L+\nU 9\nL-\nL-")
  }

  @Test func with_exactly_ten_rows_the_first_one_is_enough() throws {
    // S69.
    let log = try heard(screen(), crowd: Self.crowd(25, members: 10))
    expect(log, is: "L+\nU 10\nL-\nL-\nnextUserList\nU 15\nL-\nL-")
  }

  @Test func an_error_of_a_later_page_leaves_the_rows_and_allows_another_try() throws {
    // S29: an error of a later page leaves the rows, and the page can be asked for again.
    let steps = """
      steps:
        - network: { failures: [{ request: loadUsers, code: 500301, times: 1 }] }
        - scroll: { row: 10 }
        - scroll: { row: 1 }
        - scroll: { row: 10 }
      """
    let log = try heard(screen(steps: steps), crowd: Self.crowd(45))
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
