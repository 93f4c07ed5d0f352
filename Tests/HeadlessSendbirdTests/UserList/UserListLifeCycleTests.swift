import HeadlessSendbird
import HeadlessUIKit
import Testing

/// From the initialiser of a user list to its rows, and away.
struct UserListLifeCycleTests {
  private static let project = """
    viewController: UserListLife
    SBUModuleSet:
      GroupUserListModule.HeaderComponent: UserListLifeHeader
      GroupUserListModule.ListComponent: UserListLifeList
    SBUViewModelSet:
      GroupUserListViewModel: UserListLifeModel
    """

  @Test("S1, S2, S3, S5, S6, S7, S10, S11, S13, S16, S18, S33: from init to the rows")
  func fromInitToRows() throws {
    let log = try userListEvents(
      "viewController: UserListLife\nuserListType: operators", project: Self.project,
      types: [
        UserListLife.self, UserListLifeHeader.self, UserListLifeList.self, UserListLifeModel.self,
      ])
    expect(
      log,
      is: """
        createViewModel []
        viewModel init
        L+
        viewModel init ends
        createViewModel ends [viewModel]
        header init
        list init
        loadView [viewModel header list]
        setupViews
        header configure operators group
        header setupViews, delegate true, theme true
        header setupLayouts
        header setupStyles, themes true
        list configure operators
        list setupViews, delegate true, theme true
        list setupLayouts
        list setupStyles, themes true
        setupViews ends, all in place: true
        setupLayouts
        loadView ends
        viewDidLoad
        viewWillAppear
        setupStyles
        header setupStyles, themes true
        list setupStyles, themes true
        reload
        viewWillAppear ends, delegate: true
        C design-team
        reload
        L+
        list rows: 0
        setupStyles
        header setupStyles, themes true
        list setupStyles, themes true
        viewDidAppear
        U alice chloe
        reload
        setupStyles
        header setupStyles, themes true
        list setupStyles, themes true
        reload
        L-
        list rows: 2
        """)
  }

  @Test("S16: a channel object is asked for again, and the answer replaces it")
  func channelObject() throws {
    try inspectUserList("") { loaded in
      let channel = try #require(loaded.channel)
      let screen = SBUUserListViewController(channel: channel)
      #expect(screen.channel === channel && screen.channelURL == "design-team")
      ScreenEnvironment.current?.mainQueue.runDueItems()
      #expect(screen.channel !== channel && screen.channel?.channelURL == "design-team")
      #expect(screen.userList.count == 5 && screen.userListType == .members)
    }
  }

  @Test("S4: without channel and URL the view model does nothing, and the screen is empty")
  func noChannel() throws {
    let log = try userListEvents(
      "viewController: LostUserList", types: [LostUserList.self])
    expect(log, is: "")
    let shown = try userList("viewController: LostUserList", types: [LostUserList.self])
    expect(
      shown,
      is: """
        ┌──────────────────────────────────┐
        │ [‹]         Members          [+] │
        ├──────────────────────────────────┤
        │                                  │
        │                                  │
        │                                  │
        │                                  │
        │                                  │
        │                                  │
        │                                  │
        └──────────────────────────────────┘
        """)
  }

  @Test("S3, S21: of another type of channel nothing is requested, and loading never ends")
  func feed() throws {
    let shown = try userList(
      "steps: [{ act: push a feed }]",
      deeds: [
        "push a feed": { screen in
          let next = SBUUserListViewController(channelURL: "design-team", channelType: .feed)
          #expect(next.headerComponent == nil && next.listComponent == nil)
          #expect(next.channelType == .feed && next.channel == nil)
          screen.navigationController?.pushViewController(next, animated: true)
          SBULoading.start()
        }
      ])
    #expect(shown.contains("│ ◌ loading │") && !shown.contains("Members"))
    try inspectUserList("network: { failures: [{ request: getChannel }] }") { _ in
      let listener = UserListListener()
      let model = SBUUserListViewModel(
        channelURL: "design-team", channelType: .feed, userListType: .members, delegate: listener)
      ScreenEnvironment.current?.mainQueue.runDueItems()
      #expect(listener.log == ["L+"] && model.userList.isEmpty)
    }
  }

  @Test("S12: menu and loading indicator go when the screen does")
  func leaving() throws {
    let shown = try userList(
      """
      steps:
        - tap: { button: iconMore, row: Bob Stone }
        - act: push
        - tap: rightBarButton
      """,
      deeds: [
        "push": { screen in
          let next = SBUUserListViewController(channelURL: "quiet", channelType: .group)
          screen.navigationController?.pushViewController(next, animated: true)
        }
      ])
    #expect(shown.contains("│ [Cancel]  Invite users  (Invite) │"), "the menu is not in the way")
    let gone = try userList(
      """
      network: { latency: 1s }
      steps: [{ act: back }, { snapshot: gone }]
      """, deeds: ["back": { ($0 as? SBUUserListViewController)?.onClickBack() }])
    #expect(gone.contains("(the screen was dismissed)") && !gone.contains("loading"))
  }

  @Test("S13, S52: rows come from the data source; the list keeps no copy")
  func rows() throws {
    let shown = try userList("viewController: TurningUserList", types: [TurningUserList.self])
    #expect(shown.rows.hasPrefix("│ ○ (No name)                  [⋯] │\n│ ⊘ Dan Wu"))
    try inspectUserList("") { screen in
      let list = try #require(screen.listComponent)
      #expect(list.userList.sbu_getUserIds() == screen.userList.sbu_getUserIds())
      #expect(list.channel === screen.channel)
      #expect(list.tableView.visibleCells.count == 5)
      list.reloadTableView()
      #expect(list.tableView.visibleCells.count == 5)
      ScreenEnvironment.current?.mainQueue.runDueItems()
      #expect(list.tableView.visibleCells.isEmpty)
    }
  }

  @Test("a screen that is gone hears of nothing any more")
  func afterTheEnd() throws {
    let log = try userListEvents(
      """
      steps:
        - act: push
        - tap: leftBarButton
        - act: mark
        - event: { userJoined: zoe, channel: quiet }
      """,
      deeds: [
        "push": { screen in
          let next = UserListScreen(channelURL: "quiet", channelType: .group)
          screen.navigationController?.pushViewController(next, animated: true)
        },
        "mark": { _ in EventLog.note("mark") },
      ])
    // The screen below hears of it (S137), once.
    expect(log.after("mark\n"), is: "L+\nU alice zoe\nL-")
  }
}

/// A screen that makes its view model of nothing.
final class LostUserList: UserListScreen {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?,
    type: ChannelUserListType
  ) {
    super.createViewModel(users: users, type: type)
  }
}

/// A screen that hands its list the users the other way round.
final class TurningUserList: UserListScreen {
  override func userListModule(
    _ listComponent: SBUUserListModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser] {
    super.userListModule(listComponent, usersInTableView: tableView).reversed()
  }
}
