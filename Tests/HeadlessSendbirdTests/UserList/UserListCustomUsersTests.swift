import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Lists of custom users.
@Suite("User lists: custom users") struct UserListCustomUsersTests {
  @Test func custom_users_are_kept_as_given_and_loading_ends_before_the_change() {
    // S34, S130: users are kept as given, without a query; loading ends before the list changes.
    let run = SDKRun()
    let listener = UserListListener()
    let users = [SBUUser(userId: "mallory"), SBUUser(userId: "absent"), SBUUser(userId: "mallory")]
    let model = run {
      SBUUserListViewModel(
        channelURL: "design-team", users: users, userListType: .members, delegate: listener)
    }
    #expect(
      listener.log == ["L+", "C design-team", "L+", "L-", "U mallory absent mallory"])
    #expect(model.userList.map(ObjectIdentifier.init) == users.map(ObjectIdentifier.init))
    #expect(model.memberListQuery == nil && model.hasNext())
  }

  @Test func an_empty_custom_list_is_kept_without_a_query() {
    // S130.
    let run = SDKRun()
    let listener = UserListListener()
    let model = run {
      SBUUserListViewModel(
        channelURL: "design-team", users: [], userListType: .members, delegate: listener)
    }
    #expect(listener.log == ["L+", "C design-team", "L+", "L-", "U "])
    #expect(model.memberListQuery == nil && !model.hasNext())
  }

  @Test func an_action_reloads_the_same_custom_users() {
    // S128.
    let run = SDKRun()
    let listener = UserListListener()
    let user = SBUUser(userId: "chloe")
    let model = run {
      SBUUserListViewModel(
        channelURL: "design-team", users: [user], userListType: .members, delegate: listener)
    }
    listener.log = []
    run { model.ban(user: user) }
    #expect(listener.log == ["L+", "L+", "L-", "U chloe", "L-"])
    #expect(model.userList.count == 1)
  }

  @Test func custom_users_load_once_if_none_of_the_last_ten_rows_is_visible() throws {
    // S130.
    // Fourteen users; the last ten are below the four visible rows.
    let ids = ["bob", "chloe", "eve", "zoe"] + Array(repeating: "dan", count: 10)
    let yaml = """
      users: [\(ids.joined(separator: ", "))]
      device: { width: 36, height: 8 }
      """
    expect(try userListEvents(yaml), is: "L+\nC design-team\nL+\nL-\nU 14")
  }

  @Test func custom_users_repeat_while_one_of_the_last_ten_rows_is_visible() throws {
    // S133, S196.
    // On eight rows: 2 users become 18 rows, whose last ten are below the visible rows.
    let log = try userListEvents("users: [bob, zoe]\ndevice: { width: 36, height: 12 }")
    expect(
      log.replacing("L+\nL-\n", with: ""),
      is: """
        L+
        C design-team
        U bob zoe
        U bob zoe bob zoe
        U bob zoe bob zoe bob zoe
        U bob zoe bob zoe bob zoe bob zoe
        U 10
        U 12
        U 14
        U 16
        U 18
        """)
    let shown = try userList("users: [bob, zoe]\ndevice: { width: 36, height: 12 }")
    expect(
      shown.rows,
      is: Array(
        repeating: """
          │ ○ Bob Stone                  [⋯] │
          │ ○ Zoe                        [⋯] │
          """, count: 4
      ).joined(separator: "\n"))
  }

  @Test func users_of_the_data_source_replace_the_repeated_custom_users() throws {
    // S132, S133.
    let page = (1...18).map { "u\($0)" }
    let log = try userListEvents(
      """
      viewController: PagedUserList
      components: { PagedUserList: { extends: SourceUserListScreen, pages: [[\(page.joined(separator: ", "))]] } }
      users: [bob]
      device: { width: 36, height: 12 }
      """, types: [SourceUserListScreen.self])
    expect(
      log,
      is: """
        L+
        C design-team
        L+
        L-
        U bob
        next list of design-team
        L+
        L-
        U 19
        """)
  }

  @Test func a_reset_asks_the_service_even_for_custom_users() {
    // S123.
    let run = SDKRun()
    let listener = UserListListener()
    let model = run {
      SBUUserListViewModel(
        channelURL: "design-team", users: [SBUUser(userId: "bob")], userListType: .members,
        delegate: listener)
    }
    run { model.loadNextUserList(reset: true) }
    #expect(model.userList.count == 4 && model.memberListQuery != nil)
  }
}
