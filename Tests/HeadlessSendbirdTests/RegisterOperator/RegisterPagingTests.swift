import DioramaKit
import HeadlessSendbird
import Testing

/// Pages beyond the first 20 people.
@Suite("Register operators: paging") struct RegisterPagingTests {
  private func heard(_ yaml: String, _ data: String) throws -> String {
    try OperatorScreens(types: [RegisterEventScreen.self], data: data).events(yaml)
  }

  /// A screen of a crowd on a device with eight rows.
  private func screen(_ channel: String, _ more: String = "") -> String {
    """
    viewController: RegisterEventScreen
    channelURL: \(channel)
    device: { width: 40, height: 12 }
    \(more)
    """
  }

  private let toTheEnd =
    "steps: [{ scroll: { row: 11 } }, { scroll: bottom }, { scroll: bottom }, { scroll: bottom }]"

  @Test func pages_of_20_members_come_as_the_tenth_row_from_the_end_is_displayed() throws {
    // S30, S61, S69, S70.
    let log = try heard(screen("crowd", toTheEnd), OperatorScreens.crowd(46))
    expect(
      log,
      is: """
        L+
        U 20
        L-
        nextUserList
        U 40
        L-
        nextUserList
        U 45
        L-
        """)
  }

  @Test(arguments: ["crowd", "arena"])
  func no_page_is_asked_for_while_that_row_is_out_of_view(channel: String) throws {
    // S69.
    let log = try heard(
      screen(channel, "steps: [{ scroll: { row: 10 } }]"), OperatorScreens.crowd(46, operators: 0))
    expect(log, is: "L+\nU 20\nL-")
  }

  @Test func pages_of_20_participants_come_less_the_operators_among_them() throws {
    // S30, S61, S197.
    let log = try heard(screen("arena", toTheEnd), OperatorScreens.crowd(46, operators: 1))
    expect(
      log,
      is: """
        L+
        U 19
        L-
        nextUserList
        U 39
        L-
        nextUserList
        U 45
        L-
        """)
  }

  @Test func a_page_nearly_empty_of_others_is_followed_by_the_next_one_at_once() throws {
    // S197.
    // Of the first page nobody is left, of the second nine, of the third 20.
    let log = try heard(screen("arena"), OperatorScreens.crowd(60, operators: 31))
    expect(
      log,
      is: """
        L+
        U 9
        L-
        U 29
        L-
        """)
  }

  @Test func ten_of_a_page_are_enough_to_ask_for_the_next_one_by_their_rows() throws {
    // S197.
    let log = try heard(screen("arena"), OperatorScreens.crowd(40, operators: 10))
    expect(
      log,
      is: """
        L+
        U 10
        L-
        nextUserList
        U 30
        L-
        """)
  }

  @Test func a_channel_of_operators_only_ends_loading_once() throws {
    // S197: a channel of operators only ends with one L-, however many pages it has.
    expect(try heard(screen("arena"), OperatorScreens.crowd(45, operators: 45)), is: "L+\nL-")
  }

  @Test(arguments: [("crowd", "loadMembers"), ("arena", "loadParticipants")])
  func an_error_of_a_later_page_leaves_the_rows_and_allows_another_try(
    channel: String, request: String
  ) throws {
    // S29: an error of a later page leaves the rows, and the page can be asked for again.
    let log = try heard(
      screen(
        channel,
        """
        steps:
          - network: { failures: [{ request: \(request), code: 500301, message: Lost, times: 1 }] }
          - scroll: { row: 11 }
          - scroll: { row: 1 }
          - scroll: { row: 11 }
        """), OperatorScreens.crowd(40, operators: 0))
    expect(
      log,
      is: """
        L+
        U 20
        L-
        nextUserList
        E 500301
        errorHandler: Lost
        L-
        nextUserList
        U 40
        L-
        """)
  }
}
