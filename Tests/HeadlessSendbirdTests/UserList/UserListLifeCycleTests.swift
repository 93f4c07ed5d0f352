import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The life cycle of a user list, from the initializer to the dismissal.
@Suite("User lists: life cycle") struct UserListLifeCycleTests {
  private static let project = """
    viewController: UserListLifeCycleScreen
    SBUModuleSet:
      GroupUserListModule.HeaderComponent: UserListLifeCycleHeader
      GroupUserListModule.ListComponent: UserListLifeCycleList
    SBUViewModelSet:
      GroupUserListViewModel: UserListLifeCycleViewModel
    """

  @Test func a_user_list_runs_its_life_cycle_in_order() throws {
    // S1, S2, S3, S5, S6, S7, S10, S11, S13, S16, S18, S33.
    let log = try userListEvents(
      "viewController: UserListLifeCycleScreen\nuserListType: operators", project: Self.project,
      types: [
        UserListLifeCycleScreen.self, UserListLifeCycleHeader.self, UserListLifeCycleList.self,
        UserListLifeCycleViewModel.self,
      ])
    expect(
      log,
      is: """
        createViewModel by URL design-team, group []
        viewModel init
        L+
        viewModel init ends
        createViewModel ends [viewModel]
        header init
        list init
        loadView [viewModel header list]
        setupViews
        header configure operators group
        header setupViews delegate true, theme true
        header setupLayouts
        header setupStyles themes true
        list configure operators
        list setupViews delegate true, theme true
        list setupLayouts
        list setupStyles themes true
        setupViews ends, all in place: true
        setupLayouts
        loadView ends
        viewDidLoad
        viewWillAppear
        setupStyles
        header setupStyles themes true
        list setupStyles themes true
        list reloadTableView
        viewWillAppear ends, delegate: true
        C design-team
        list reloadTableView
        L+
        list rows: 0
        setupStyles
        header setupStyles themes true
        list setupStyles themes true
        viewDidAppear
        U alice chloe
        list reloadTableView
        setupStyles
        header setupStyles themes true
        list setupStyles themes true
        list reloadTableView
        L-
        list rows: 2
        """)
  }

  @Test func a_channel_object_is_requested_again_and_replaced() throws {
    // S16.
    try inspectUserList("") { loaded in
      let channel = try #require(loaded.channel)
      let screen = SBUUserListViewController(channel: channel)
      #expect(screen.channel === channel && screen.channelURL == "design-team")
      ScreenEnvironment.current?.mainQueue.runDueItems()
      #expect(screen.channel !== channel && screen.channel?.channelURL == "design-team")
      #expect(screen.userList.count == 5 && screen.userListType == .members)
    }
  }

  @Test func without_a_channel_the_view_model_does_nothing_and_the_screen_is_empty() throws {
    // S4.
    let log = try userListEvents(
      "viewController: LostUserList", types: [LostUserList.self])
    expect(log, is: "")
    let shown = try userList("viewController: LostUserList", types: [LostUserList.self])
    expect(
      shown,
      is: blankFrame("[‹]         Members          [+]", width: 36))
  }

  @Test func a_feed_channel_sends_no_request_and_keeps_loading() throws {
    // S3, S21.
    let shown = try userList(
      "steps: [{ act: push a feed }]",
      actions: [
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

  @Test func the_menu_and_the_loading_indicator_are_removed_with_the_screen() throws {
    // S12.
    let shown = try userList(
      """
      steps:
        - tap: { button: iconMore, row: Bob Stone }
        - act: push
        - tap: rightBarButton
      """,
      actions: [
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
      """, actions: ["back": { ($0 as? SBUUserListViewController)?.onClickBack() }])
    #expect(gone.contains("(dismissed: back to the ") && !gone.contains("loading"))
  }

  @Test func rows_come_from_the_data_source_and_the_list_keeps_no_copy() throws {
    // S13, S52.
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

  @Test func a_dismissed_screen_receives_no_events() throws {
    let log = try userListEvents(
      """
      steps:
        - act: push
        - tap: leftBarButton
        - act: mark
        - event: { userJoined: zoe, channel: quiet }
      """,
      actions: [
        "push": { screen in
          let next = UserListScreen(channelURL: "quiet", channelType: .group)
          screen.navigationController?.pushViewController(next, animated: true)
        },
        "mark": { _ in EventLog.note("mark") },
      ])
    // The screen below receives the event (S137) once.
    expect(log.after("mark\n"), is: "L+\nU alice zoe\nL-")
  }
}

/// A screen that creates its view model without a channel and a URL.
final class LostUserList: UserListScreen {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?,
    type: ChannelUserListType
  ) {
    super.createViewModel(users: users, type: type)
  }
}

/// A screen that passes the users to its list in reverse order.
final class TurningUserList: UserListScreen {
  override func userListModule(
    _ listComponent: SBUUserListModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser] {
    super.userListModule(listComponent, usersInTableView: tableView).reversed()
  }
}
