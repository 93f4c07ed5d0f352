import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Lists of an app's own users.
struct UserListCustomUsersTests {
  @Test("S34, S130: users as they are given, without a query; done before the list changes")
  func events() {
    let run = SDKRun()
    let listener = UserListListener()
    let users = [SBUUser(userId: "mallory"), SBUUser(userId: "nobody"), SBUUser(userId: "mallory")]
    let model = run {
      SBUUserListViewModel(
        channelURL: "design-team", users: users, userListType: .members, delegate: listener)
    }
    #expect(
      listener.log == ["L+", "C design-team", "L+", "L-", "U mallory nobody mallory"])
    #expect(model.userList.map(ObjectIdentifier.init) == users.map(ObjectIdentifier.init))
    #expect(model.memberListQuery == nil && model.hasNext())
  }

  @Test("S130: an empty list is a list, and no query is made")
  func nobody() {
    let run = SDKRun()
    let listener = UserListListener()
    let model = run {
      SBUUserListViewModel(
        channelURL: "design-team", users: [], userListType: .members, delegate: listener)
    }
    #expect(listener.log == ["L+", "C design-team", "L+", "L-", "U "])
    #expect(model.memberListQuery == nil && !model.hasNext())
  }

  @Test("S128: after an action the same users come again")
  func afterAnAction() {
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

  @Test("S130, S135: users of one's own have no roles; where none is in view they come once")
  func rows() throws {
    // Fourteen users, of whom the last ten are below the four rows that are in view.
    let ids = ["bob", "chloe", "eve", "zoe"] + Array(repeating: "dan", count: 10)
    let yaml = """
      users: [\(ids.joined(separator: ", "))]
      device: { width: 36, height: 8 }
      """
    expect(
      try userList(yaml),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]         Members          [+] │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [⋯] │
        │ ● Chloe Martin               [⋯] │
        │ ○ (No name)                  [⋯] │
        │ ○ Zoe                        [⋯] │
        └──────────────────────────────────┘
        """)
    expect(try userListEvents(yaml), is: "L+\nC design-team\nL+\nL-\nU 14")
  }

  @Test("S133, S196: as long as one of the last ten rows is in view, all of them come again")
  func copies() throws {
    // On eight rows: 2 users become 6, then 16, then 18 rows, of which the last ten are below.
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

  @Test("S132, S133: the data source's users come in place of the copies")
  func dataSource() throws {
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

  @Test("S123: Retry asks the service, even where users are an app's own")
  func retry() {
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
