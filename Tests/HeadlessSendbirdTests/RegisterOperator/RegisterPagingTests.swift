import DioramaKit
import HeadlessSendbird
import Testing

/// Pages after the first 20 users.
@Suite("Register operators: paging") struct RegisterPagingTests {
  private func eventLog(_ yaml: String, _ data: String) throws -> String {
    try OperatorScreens(types: [RegisterEventScreen.self], data: data).events(yaml)
  }

  /// A screen with many users on a device with eight rows.
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

  @Test func pages_of_20_members_load_at_the_tenth_row_from_the_end() throws {
    // S30, S61, S69, S70.
    let log = try eventLog(screen("crowd", toTheEnd), OperatorScreens.crowd(46))
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
  func no_page_is_requested_while_the_tenth_row_from_the_end_is_hidden(channel: String) throws {
    // S69.
    let log = try eventLog(
      screen(channel, "steps: [{ scroll: { row: 10 } }]"), OperatorScreens.crowd(46, operators: 0))
    expect(log, is: "L+\nU 20\nL-")
  }

  @Test func pages_of_20_participants_omit_the_operators() throws {
    // S30, S61, S197.
    let log = try eventLog(screen("arena", toTheEnd), OperatorScreens.crowd(46, operators: 1))
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

  @Test func a_page_with_few_non_operators_loads_the_next_page_at_once() throws {
    // S197.
    // The first page has no non-operators, the second has nine, the third has 20.
    let log = try eventLog(screen("arena"), OperatorScreens.crowd(60, operators: 31))
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

  @Test func the_first_of_ten_rows_requests_the_next_page() throws {
    // S197.
    let log = try eventLog(screen("arena"), OperatorScreens.crowd(40, operators: 10))
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

  @Test func a_channel_with_operators_only_ends_loading_once() throws {
    // S197: a channel with operators only logs one L-, however many pages it has.
    expect(try eventLog(screen("arena"), OperatorScreens.crowd(45, operators: 45)), is: "L+\nL-")
  }

  @Test(arguments: [("crowd", "loadMembers"), ("arena", "loadParticipants")])
  func an_error_of_a_later_page_keeps_the_rows_and_allows_a_retry(
    channel: String, request: String
  ) throws {
    // S29: an error of a later page keeps the rows, and the page can be requested again.
    let log = try eventLog(
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
