import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Lists of several pages: displaying one of the last ten rows loads the next page.
@Suite("User lists: paging") struct UserListPagingTests {
  /// A list with many users on a device with eight rows.
  private func screens(
    _ yaml: String, in channel: String = "big", count: Int = 45, areMuted: Bool = false,
    actions: Screens.Actions = [:]
  ) -> Screens {
    var screens = userListScreens(
      """
      data: fixtures/crowd.yaml
      currentUser: u01
      device: { width: 36, height: 12 }
      \(yaml)
      """, in: channel, types: [SourceUserListScreen.self], actions: actions)
    screens.fixtures["crowd"] = UserListFixtures.crowd(count, areMuted: areMuted)
    return screens
  }

  private func loggedEvents(
    _ yaml: String, in channel: String = "big", count: Int = 45, areMuted: Bool = false,
    actions: Screens.Actions = [:]
  ) throws -> String {
    try EventLog.lines {
      let screens = screens(yaml, in: channel, count: count, areMuted: areMuted, actions: actions)
      for text in try screens.snapshots() where text.contains("error:") { EventLog.note(text) }
    }
  }

  @Test(
    arguments: [
      ("members", "big"), ("muted", "big"), ("banned", "big"), ("operators", "square"),
      ("muted", "square"), ("participants", "square"),
    ])
  func every_list_loads_its_next_pages_up_to_the_end(type: String, channel: String) throws {
    // S35, S131.
    let log = try loggedEvents(
      """
      userListType: \(type)
      steps:
        - scroll: { row: 11 }
        - scroll: bottom
        - scroll: bottom
      """, in: channel, areMuted: true)
    expect(
      log,
      is: """
        L+
        C \(channel)
        L+
        U 20
        L-
        L+
        U 40
        L-
        L+
        U 45
        L-
        """)
  }

  @Test func a_later_row_also_loads_the_next_page_unlike_on_select_screens() throws {
    // S131, S180.
    let log = try loggedEvents(
      """
      steps:
        - network: { failures: [{ request: loadMembers }] }
        - scroll: { row: 11 }
        - network: { failures: [] }
        - scroll: { row: 12 }
      """)
    expect(log.after("U 20\nL-\n"), is: "L+\nE 800120\nL-\nL+\nU 40\nL-")
  }

  @Test func no_page_is_requested_while_another_is_loading() throws {
    // S131.
    let log = try loggedEvents(
      """
      network: { latency: 100ms }
      steps:
        - advance: 200ms
        - act: look at the last rows
        - advance: 100ms
      """,
      actions: [
        "look at the last rows": { screen in
          let model = (screen as? SBUUserListViewController)?.viewModel
          for row in 11...19 {
            model?.preLoadNextUserList(indexPath: IndexPath(row: row, section: 0))
          }
        }
      ])
    expect(log.after("U 20\nL-\n"), is: "L+\nU 40\nL-")
  }

  @Test func a_request_after_the_last_page_only_starts_and_ends_loading() throws {
    // S35.
    let log = try loggedEvents(
      "steps: [{ act: more }]", count: 5,
      actions: [
        "more": { screen in
          EventLog.note("more")
          let model = (screen as? SBUUserListViewController)?.viewModel
          #expect(model?.hasNext() == false)
          model?.loadNextUserList(reset: false)
        }
      ])
    expect(log, is: "L+\nC big\nL+\nU u01 u02 u03 u04 u05\nL-\nmore\nL+\nL-")
  }

  @Test func a_page_of_the_data_source_comes_before_the_next_query_page() throws {
    // S134.
    let log = try loggedEvents(
      """
      viewController: PagedUserList
      components: { PagedUserList: { extends: SourceUserListScreen, pages: [[zoe], [yan]] } }
      steps:
        - scroll: { row: 11 }
        - act: who is there
        - scroll: { row: 13 }
        - act: who is there
      """, count: 22,
      actions: [
        "who is there": { screen in
          let ids = (screen as? SBUUserListViewController)?.userList.sbu_getUserIds() ?? []
          EventLog.note("last: \(ids.suffix(3).joined(separator: " "))")
        }
      ])
    expect(
      log.after("U 20\nL-\n"),
      is: """
        next list of big
        L+
        L-
        U 21
        last: u19 u20 zoe
        next list of big
        L+
        L-
        U 22
        next list of big
        L+
        U 24
        L-
        last: yan u21 u22
        """)
  }

  @Test func a_screen_that_is_not_the_data_source_is_never_asked() throws {
    // S132.
    let log = try loggedEvents(
      """
      viewController: PagedUserList
      components: { PagedUserList: { extends: UserListScreen, pages: [[zoe]] } }
      steps: [{ scroll: { row: 11 } }]
      """)
    expect(log.after("U 20\nL-\n"), is: "L+\nU 40\nL-")
  }

  @Test func a_reset_clears_the_list_at_once_and_is_ignored_while_loading() {
    // S129.
    let run = SDKRun()
    let listener = UserListListener()
    let model = run {
      SBUUserListViewModel(
        channelURL: "design-team", userListType: .members, delegate: listener)
    }
    #expect(model.userList.count == 4)
    listener.log = []
    run {
      model.loadNextUserList(reset: true)
      #expect(model.userList.isEmpty && listener.log == ["L+"])
      model.resetUserList()
      #expect(model.userList.isEmpty && listener.log == ["L+"])
    }
    #expect(listener.log == ["L+", "U eve bob dan chloe", "L-"])
    run { model.resetUserList(channel: run.open) }
    #expect(model.channel?.channelURL == "town-hall")
  }

  @Test func a_long_list_loads_one_page_and_reads_users_for_visible_rows_only() throws {
    let screens = screens(
      "viewController: CountingUserList\nsteps: [{ act: count }]", count: 3000,
      actions: [
        "count": { screen in
          let screen = try #require(screen as? CountingUserList)
          #expect(screen.userList.count == 20)
          // Eight requests fill the visible rows; the others are for counts and the empty view.
          #expect(screen.askedForUsers <= 8 + 8, "\(screen.askedForUsers)")
        }
      ])
    var own = screens
    own.types.append(CountingUserList.self)
    let text = try own.snapshots()[0]
    #expect(!text.contains("error:"), "\(text)")
  }
}

/// A screen that counts the requests for its users.
final class CountingUserList: SBUUserListViewController {
  private(set) var askedForUsers = 0

  override func userListModule(
    _ listComponent: SBUUserListModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser] {
    askedForUsers += 1
    return super.userListModule(listComponent, usersInTableView: tableView)
  }
}
