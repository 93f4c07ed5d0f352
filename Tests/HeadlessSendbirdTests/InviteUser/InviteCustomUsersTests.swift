import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Custom users to select from, and their further pages.
@Suite("Invite users: custom users") struct InviteCustomUsersTests {
  private func loggedEvents(
    _ yaml: String, pages: String = "[]", inviteActions: Screens.InviteActions = [:],
    types: [SBUInviteUserViewController.Type] = []
  ) throws -> String {
    try events(
      of: yaml,
      project: """
        viewController: PagedScreen
        components: { PagedScreen: { extends: InviteEventScreen, pages: \(pages) } }
        """, types: types, inviteActions: inviteActions)
  }

  @Test func further_pages_come_from_nextUserList_and_no_query_is_made() throws {
    // S57, S69.
    let log = try loggedEvents(
      """
      channelURL: everyone
      users: [bob, bob, bob, bob, bob, bob, bob, bob, bob, bob]
      network: { failures: [{ request: loadUsers }] }
      """, pages: "[[chloe], [eve]]")
    expect(
      log,
      is: """
        L+
        U bob bob bob bob bob bob bob bob bob bob
        L-
        nextUserList
        U bob bob bob bob bob bob bob bob bob bob chloe
        L-
        nextUserList
        U bob bob bob bob bob bob bob bob bob bob chloe eve
        L-
        nextUserList
        """)
  }

  @Test func after_a_page_of_members_only_the_next_page_is_dropped() throws {
    // S66: after a page of members only, the next page is dropped and the one after it is used.
    let log = try loggedEvents(
      """
      channelURL: design-team
      users: [alice, dan]
      """, pages: "[[bob], [chloe], [eve]]")
    expect(
      log,
      is: """
        L+
        nextUserList
        nextUserList
        U chloe
        L-
        """)
  }

  @Test func pages_are_requested_until_one_has_new_users() throws {
    // S66.
    let log = try loggedEvents(
      """
      channelURL: design-team
      users: [alice]
      """, pages: "[[bob], [dan], [bob], [eve]]")
    expect(
      log,
      is: """
        L+
        nextUserList
        nextUserList
        nextUserList
        nextUserList
        U eve
        L-
        """)
  }

  @Test func requests_end_without_a_change_event_if_no_user_is_new() throws {
    // S66.
    let log = try loggedEvents(
      """
      channelURL: design-team
      users: [alice]
      """, pages: "[[bob], [dan]]")
    expect(
      log,
      is: """
        L+
        nextUserList
        nextUserList
        nextUserList
        L-
        """)
  }

  @Test func an_empty_custom_list_falls_back_to_the_users_of_the_app() throws {
    // S67.
    let log = try loggedEvents(
      """
      channelURL: design-team
      users: []
      """)
    expect(
      log,
      is: """
        L+
        L-
        U bob chloe eve
        L-
        L-
        """)
  }

  @Test(arguments: ["everyone", "news"])
  func a_large_channel_shows_an_empty_custom_list_without_a_query(channel: String) throws {
    // S67: a super or broadcast channel shows an empty list without a query.
    let log = try loggedEvents(
      """
      channelURL: \(channel)
      users: []
      network: { failures: [{ request: loadUsers }] }
      """)
    expect(
      log,
      is: """
        L+
        U\u{20}
        L-
        """)
  }

  @Test func the_view_model_stays_busy_after_nextUserList_returns_nil() throws {
    // S71.
    let log = try loggedEvents(
      """
      channelURL: everyone
      users: [bob, bob, bob, bob, bob, bob, bob, bob, bob, bob]
      steps:
        - act: begin anew
      """,
      inviteActions: [
        "begin anew": { screen in
          EventLog.note("reset")
          screen.viewModel?.resetUserList()
        }
      ])
    expect(
      log,
      is: """
        L+
        U bob bob bob bob bob bob bob bob bob bob
        L-
        nextUserList
        reset
        """)
  }

  @Test func a_replaced_data_source_is_asked_for_further_pages() throws {
    // S56.
    let log = try loggedEvents(
      """
      viewController: OtherSourceScreen
      channelURL: everyone
      users: [bob, bob, bob, bob, bob, bob, bob, bob, bob, bob]
      """, types: [OtherSourceScreen.self])
    expect(
      log,
      is: """
        L+
        U bob bob bob bob bob bob bob bob bob bob
        L-
        the other source is asked
        """)
  }
}

/// A screen whose view model asks another data source for further pages.
final class OtherSourceScreen: InviteEventScreen {
  private let source = Source()

  private final class Source: SBUInviteUserViewModelDataSource {
    func nextUserList() -> [SBUUser]? {
      EventLog.note("the other source is asked")
      return nil
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel?.dataSource = source
  }
}
