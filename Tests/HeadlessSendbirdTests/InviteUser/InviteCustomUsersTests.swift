import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Users of one's own to choose from, and the pages that follow them.
@Suite("Invite users: custom users") struct InviteCustomUsersTests {
  private func heard(
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
    let log = try heard(
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

  @Test func a_page_of_members_only_asks_again_and_its_answer_is_dropped() throws {
    // S66: a page of members only asks again, drops that answer and takes the one after it.
    let log = try heard(
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

  @Test func asking_goes_on_until_a_page_has_somebody_new() throws {
    // S66.
    let log = try heard(
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

  @Test func asking_ends_where_there_is_nobody_new_and_no_change_is_told() throws {
    // S66.
    let log = try heard(
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

  @Test func an_empty_list_falls_through_to_the_apps_users_with_one_more_end_of_loading() throws {
    // S67.
    let log = try heard(
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
  func a_large_channel_shows_an_empty_list_as_such_without_a_query(channel: String) throws {
    // S67: in a super or broadcast channel an empty list is shown as such, without a query.
    let log = try heard(
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

  @Test func once_nextUserList_has_answered_nil_the_view_model_is_busy_for_good() throws {
    // S71.
    let log = try heard(
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

  @Test func the_data_source_can_be_replaced_and_is_asked_from_then_on() throws {
    // S56.
    let log = try heard(
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

/// A screen whose view model asks somebody else for further pages.
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
