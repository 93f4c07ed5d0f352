import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Lists of more than a page: the first ten of the last rows bring the next one.
struct UserListPagingTests {
  /// A list of a crowd on a device with eight rows.
  private func screens(
    _ yaml: String, in channel: String = "big", count: Int = 45, areMuted: Bool = false,
    deeds: Screens.Deeds = [:]
  ) -> Screens {
    var screens = userListScreens(
      """
      data: fixtures/crowd.yaml
      currentUser: u01
      device: { width: 36, height: 12 }
      \(yaml)
      """, in: channel, types: [SourceUserListScreen.self], deeds: deeds)
    screens.fixtures["crowd"] = UserListWorld.crowd(count, areMuted: areMuted)
    return screens
  }

  private func heard(
    _ yaml: String, in channel: String = "big", count: Int = 45, areMuted: Bool = false,
    deeds: Screens.Deeds = [:]
  ) throws -> String {
    try EventLog.lines {
      let screens = screens(yaml, in: channel, count: count, areMuted: areMuted, deeds: deeds)
      for text in try screens.snapshots() where text.contains("error:") { EventLog.note(text) }
    }
  }

  @Test("S131: nothing more while the tenth row from the end is out of view")
  func notYet() throws {
    let log = try heard("steps: [{ scroll: { row: 10 } }]")
    expect(log, is: "L+\nC big\nL+\nU 20\nL-")
  }

  @Test(
    "S35, S131: the next pages of every list, up to the end",
    arguments: [
      ("members", "big"), ("muted", "big"), ("banned", "big"), ("operators", "square"),
      ("muted", "square"), ("participants", "square"),
    ])
  func nextPages(type: String, channel: String) throws {
    let log = try heard(
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

  @Test("S131, S180: a row further down will do, too, unlike on select screens")
  func laterRows() throws {
    let log = try heard(
      """
      steps:
        - network: { failures: [{ request: loadMembers }] }
        - scroll: { row: 11 }
        - network: { failures: [] }
        - scroll: { row: 12 }
      """)
    expect(log.after("U 20\nL-\n"), is: "L+\nE 800120\nL-\nL+\nU 40\nL-")
  }

  @Test("S131: not while a page is on its way")
  func onePageAtATime() throws {
    let log = try heard(
      """
      network: { latency: 100ms }
      steps:
        - advance: 200ms
        - act: look at the last rows
        - advance: 100ms
      """,
      deeds: [
        "look at the last rows": { screen in
          let model = (screen as? SBUUserListViewController)?.viewModel
          for row in 11...19 {
            model?.preLoadNextUserList(indexPath: IndexPath(row: row, section: 0))
          }
        }
      ])
    expect(log.after("U 20\nL-\n"), is: "L+\nU 40\nL-")
  }

  @Test("S35: asked for more at its end a list only says so")
  func exhausted() throws {
    let log = try heard(
      "steps: [{ act: more }]", count: 5,
      deeds: [
        "more": { screen in
          EventLog.note("more")
          let model = (screen as? SBUUserListViewController)?.viewModel
          #expect(model?.hasNext() == false)
          model?.loadNextUserList(reset: false)
        }
      ])
    expect(log, is: "L+\nC big\nL+\nU u01 u02 u03 u04 u05\nL-\nmore\nL+\nL-")
  }

  @Test("S13, S131: what a person sees at the end of the first page, and of the second")
  func frames() throws {
    let shown = try screens(
      """
      steps:
        - scroll: { row: 20 }
        - snapshot: at the end
        - scroll: { row: 24 }
        - snapshot: further
      """
    ).snapshots()[0].withoutHead
    expect(
      shown,
      is: """
        ── at the end ──────────────────────
        ┌──────────────────────────────────┐
        │ [‹]         Members          [+] │
        ├──────────────────────────────────┤
        │ ○ User 13                    [⋯] │
        │ ○ User 14                    [⋯] │
        │ ○ User 15                    [⋯] │
        │ ○ User 16                    [⋯] │
        │ ○ User 17                    [⋯] │
        │ ○ User 18                    [⋯] │
        │ ○ User 19                    [⋯] │
        │ ○ User 20                    [⋯] │
        └──────────────────────────────────┘

        ── further ─────────────────────────
        ┌──────────────────────────────────┐
        │ [‹]         Members          [+] │
        ├──────────────────────────────────┤
        │ ○ User 17                    [⋯] │
        │ ○ User 18                    [⋯] │
        │ ○ User 19                    [⋯] │
        │ ○ User 20                    [⋯] │
        │ ○ User 21                    [⋯] │
        │ ○ User 22                    [⋯] │
        │ ○ User 23                    [⋯] │
        │ ○ User 24                    [⋯] │
        └──────────────────────────────────┘
        """)
  }

  @Test("S134: an app's next list comes in place of the query's page, which waits")
  func appsNextList() throws {
    let log = try heard(
      """
      viewController: PagedUserList
      components: { PagedUserList: { extends: SourceUserListScreen, pages: [[zoe], [yan]] } }
      steps:
        - scroll: { row: 11 }
        - act: who is there
        - scroll: { row: 13 }
        - act: who is there
      """, count: 22,
      deeds: [
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

  @Test("S132: without being made the data source the screen is never asked")
  func notTheDataSource() throws {
    let log = try heard(
      """
      viewController: PagedUserList
      components: { PagedUserList: { extends: UserListScreen, pages: [[zoe]] } }
      steps: [{ scroll: { row: 11 } }]
      """)
    expect(log.after("U 20\nL-\n"), is: "L+\nU 40\nL-")
  }

  @Test("S129: a reset empties the list at once, and is lost while a page is on its way")
  func resetWhileLoading() {
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

  @Test("a list costs what is in view and what is loaded, however many there are")
  func cost() throws {
    let screens = screens(
      "viewController: CountingUserList\nsteps: [{ act: count }]", count: 3000,
      deeds: [
        "count": { screen in
          guard let screen = screen as? CountingUserList else { throw NoUserList() }
          #expect(screen.userList.count == 20)
          // For each of eight rows once to fill it; the rest for counting and empty views.
          #expect(screen.askedForUsers <= 8 + 8, "\(screen.askedForUsers)")
        }
      ])
    var own = screens
    own.types.append(CountingUserList.self)
    let text = try own.snapshots()[0]
    #expect(!text.contains("error:"), "\(text)")
  }
}

/// A screen that counts how often its users are asked for.
final class CountingUserList: SBUUserListViewController {
  private(set) var askedForUsers = 0

  override func userListModule(
    _ listComponent: SBUUserListModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser] {
    askedForUsers += 1
    return super.userListModule(listComponent, usersInTableView: tableView)
  }
}
