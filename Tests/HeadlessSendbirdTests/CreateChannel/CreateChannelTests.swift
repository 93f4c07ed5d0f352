import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// The view model of the screen that creates a group channel, and what is opened then.
@Suite("Create channel") struct CreateChannelTests {
  /// A delegate and data source that logs.
  private final class Owner: SBUCreateChannelViewModelDelegate,
    SBUCreateChannelViewModelDataSource
  {
    var log: [String] = []
    var next: [[SBUUser]] = []
    var created: BaseChannel?

    func createChannelViewModel(
      _ viewModel: SBUCreateChannelViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool
    ) { log.append("U \(users.count)") }
    func createChannelViewModel(
      _ viewModel: SBUCreateChannelViewModel, didCreateChannel channel: BaseChannel?,
      withMessageListParams messageListParams: MessageListParams?
    ) {
      created = channel
      log.append("created\(messageListParams == nil ? "" : " with params")")
    }
    func createChannelViewModel(
      _ viewModel: SBUCreateChannelViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]
    ) { log.append("selected \(selectedUsers.map(\.userId).joined(separator: ","))") }
    func createChannelViewModel(
      _ viewModel: SBUCreateChannelViewModel,
      nextUserListForChannelType channelType: ChannelCreationType
    ) -> [SBUUser]? {
      log.append("next \(channelType)")
      return next.isEmpty ? nil : next.removeFirst()
    }
    func shouldUpdateLoadingState(_ isLoading: Bool) { log.append(isLoading ? "L+" : "L-") }
    func didReceiveError(_ error: SBError?, isBlocker: Bool) {
      log.append(isBlocker ? "E!" : "E")
    }
  }

  private static func crowd(_ count: Int) -> String {
    let ids = (0..<count).map { "{ userId: u\($0) }" }.joined(separator: ", ")
    return "users: [{ userId: ann, nickname: Ann }\(count == 0 ? "" : ", ")\(ids)]"
  }

  private struct Setup {
    let run: SDKRun
    let owner = Owner()
    let model: SBUCreateChannelViewModel

    init(
      others: Int = 3, type: ChannelCreationType = .group, users: [SBUUser]? = nil,
      failing request: RequestName? = nil
    ) {
      let run = SDKRun(CreateChannelTests.crowd(others), currentUser: "ann")
      if let request {
        run.service.network.failures = [.init(request, ServiceError(code: 7, message: "Lost"))]
      }
      self.run = run
      let owner = owner
      model = run {
        SBUCreateChannelViewModel(
          channelType: type, users: users, delegate: owner, dataSource: owner)
      }
    }

    /// The events that `body` causes.
    func events(_ body: () -> Void) -> [String] {
      owner.log = []
      run(body)
      return owner.log
    }

    func show(_ row: Int) -> [String] {
      events { model.preLoadNextUserList(indexPath: IndexPath(row: row, section: 0)) }
    }
  }

  private static func users(_ ids: String...) -> [SBUUser] { ids.map { SBUUser(userId: $0) } }

  // MARK: Loading

  @Test func pages_are_loaded_without_connecting_and_without_oneself() {
    // C15, C26, C79.
    let setup = Setup(others: 25)
    #expect(setup.owner.log == ["L+", "U 19", "L-"])
    #expect(setup.model.userList.allSatisfy { $0.userId != "ann" })
    #expect(setup.model.userListQuery?.limit == 20)
  }

  @Test func an_empty_page_is_not_reported() {
    // C27, C82.
    #expect(Setup(others: 0).owner.log == ["L+", "L-"])
  }

  @Test func an_error_comes_before_the_end_of_loading() {
    // C28, C84.
    #expect(Setup(failing: .loadUsers).owner.log == ["L+", "E!", "L-"])
  }

  @Test func exactly_the_tenth_row_from_the_end_loads_the_next_page() {
    // C29, C83: the data source is asked, and its answer dropped.
    let setup = Setup(others: 25)
    setup.owner.next = [Self.users("x", "y")]
    #expect(setup.show(8) == [] && setup.show(10) == [])
    #expect(setup.show(9) == ["next group", "L+", "U 25", "L-"])
    #expect(setup.model.userList.last?.userId == "u24")
    #expect(setup.show(15) == [])
    #expect(setup.events { setup.model.loadNextUserList(reset: false) } == ["L+", "L-"])
  }

  @Test func an_app_s_own_users_never_load_any() {
    // C29, C80.
    let setup = Setup(type: .broadcast, users: Self.users("ann", "b", "c", "d", "e", "f"))
    #expect(setup.owner.log == ["L+", "L-", "U 6"])
    #expect(setup.model.userListQuery == nil && setup.model.userList[0].userId == "ann")
    #expect(setup.show(0) == [])
    let more = Self.users("g", "h", "i", "j", "k")
    setup.run { setup.model.loadNextUserList(reset: false, users: more) }
    setup.owner.next = [Self.users("l")]
    #expect(setup.show(1) == ["next broadcast", "L+", "L-", "U 12"])
    #expect(setup.show(2) == ["next broadcast", "L+", "L-"])
    #expect(setup.events { setup.model.resetUserList() } == ["L+", "L-", "U 6"])
  }

  @Test func an_empty_list_of_own_users_is_reported_at_once() {
    // C81.
    #expect(Setup(users: []).owner.log == ["U 0"])
  }

  @Test func events_go_to_the_delegate_of_the_initializer() {
    // C13: a delegate that is set later has no effect.
    let (setup, other) = (Setup(), Owner())
    setup.model.delegate = other
    #expect(setup.events { setup.model.resetUserList() } == ["L+", "U 3", "L-"])
    #expect(other.log == [])
  }

  // MARK: Selecting

  @Test func users_are_selected_by_object() throws {
    // C85, C86: after a reset, a second object of one user is counted twice.
    let setup = Setup()
    let first = setup.model.userList[1]
    #expect(setup.events { setup.model.selectUser(user: first) } == ["selected u1"])
    setup.run { setup.model.resetUserList() }
    let second = setup.model.userList[1]
    #expect(second.userId == first.userId && second !== first)
    #expect(setup.events { setup.model.selectUser(user: second) } == ["selected u1,u1"])
    #expect(setup.model.selectedUserList.count == 2)
    #expect(setup.events { setup.model.selectUser(user: first) } == ["selected u1"])
    #expect(setup.model.selection.first === second)
  }

  // MARK: Creating

  @Test(
    arguments: [
      (ChannelCreationType.group, false, false), (.supergroup, true, false),
      (.broadcast, true, true), (.open, false, false),
    ])
  func the_type_decides_about_the_channel(
    type: ChannelCreationType, isSuper: Bool, isBroadcast: Bool
  ) throws {
    // C88, C30.
    let setup = Setup(type: type)
    #expect(
      setup.events { setup.model.createChannel(userIds: ["u1", "u0"]) } == ["L+", "created", "L-"])
    let channel = try #require(setup.owner.created as? GroupChannel)
    #expect(channel.isSuper == isSuper && channel.isBroadcast == isBroadcast)
    #expect(channel.name.isEmpty && channel.coverURL?.isEmpty ?? true)
    #expect(channel.members.map(\.userId) == ["ann", "u1", "u0"])
    #expect(channel.members.map { $0.role == .operator } == [true, false, false])
  }

  @Test func an_app_changes_the_parameters_of_the_channel() throws {
    // C88, C89: the parameters of the messages are passed on.
    let setup = Setup()
    setup.run {
      SBUGlobalCustomParams.groupChannelParamsCreateBuilder = { $0?.name = "Built" }
      setup.model.createChannel(userIds: ["u1"])
    }
    #expect((setup.owner.created as? GroupChannel)?.name == "Built")
    let params = GroupChannelCreateParams()
    params.addUserIds(["u2"])
    let events = setup.events {
      setup.model.createChannel(params: params, messageListParams: MessageListParams())
    }
    #expect(events == ["L+", "created with params", "L-"])
    #expect((setup.owner.created as? GroupChannel)?.name == "")
  }

  @Test func a_failure_keeps_the_selection() {
    // C30, C89, C168.
    let setup = Setup(failing: .createChannel)
    setup.run { setup.model.selectUser(user: setup.model.userList[0]) }
    #expect(setup.events { setup.model.createChannel(userIds: ["u0"]) } == ["L+", "E", "L-"])
    #expect(setup.model.selectedUserList.count == 1)
  }

  @Test func two_taps_create_two_channels() {
    // C90.
    let setup = Setup()
    let events = setup.events {
      setup.model.createChannel(userIds: ["u0"])
      setup.model.createChannel(userIds: ["u0"])
    }
    #expect(events.filter { $0 == "created" }.count == 2)
    #expect(setup.owner.created?.channelURL == "sendbird_group_channel_2")
  }

  // MARK: Components

  @Test func setting_an_item_reports_it_twice_and_a_plural_is_never_reported() throws {
    // C76: as on the screen that invites.
    final class Screen: SBUCreateChannelViewController {
      override func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header,
        didUpdateRightItem rightItem: UIBarButtonItem?
      ) { EventLog.note("right \(rightItem?.title ?? "nil")") }
      override func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header,
        didUpdateRightItems rightItems: [UIBarButtonItem]?
      ) { EventLog.note("rights") }
    }
    let run = SDKRun(Self.crowd(3), currentUser: "ann")
    let screen = run { Screen() }
    run { _ = screen.view }
    let log = EventLog.lines {
      run {
        screen.headerComponent?.rightBarButton = UIBarButtonItem(title: "Go", style: .plain)
      }
    }
    #expect(log == "right Go\nright Go")
    run { screen.setupStyles() }
    #expect(screen.headerComponent?.rightBarButton?.title == "Create")
    #expect(screen.headerComponent?.baseDelegate === screen)
  }

  @Test func the_cell_of_the_module_replaces_one_that_was_registered_before() {
    // C77, C78.
    final class OwnCell: SBUUserCell {}
    let run = SDKRun(Self.crowd(3), currentUser: "ann")
    run {
      let screen = SBUCreateChannelViewController()
      screen.listComponent?.register(userCell: OwnCell())
      screen.loadViewIfNeeded()
      let list = screen.listComponent
      #expect(list?.userCell is SBUUserCell && !(list?.userCell is OwnCell))
      list?.register(userCell: OwnCell())
      #expect(list?.userCell is OwnCell)
      let cell = SBUUserCell()
      screen.viewModel?.loadNextUserList(reset: true, users: Self.users("u9"))
      list?.configureCell(cell, indexPath: IndexPath(row: 0, section: 0))
      #expect(cell.type == .createChannel && cell.user?.userId == "u9")
      #expect(list?.baseDataSource === screen && list?.dataSource === screen)
    }
  }

  // MARK: What is opened

  /// A window whose root is a navigation controller with these screens.
  private func move(
    _ run: SDKRun, through screens: [UIViewController], channelType: ChannelType = .group
  ) -> UINavigationController {
    run {
      let stack = UINavigationController()
      stack.setViewControllers(screens, animated: false)
      run.environment.window.rootViewController = stack
      SendbirdUI.moveToChannel(channelURL: "a", channelType: channelType)
      return stack
    }
  }

  private func kinds(_ stack: UINavigationController) -> [String] {
    stack.viewControllers.map { String(describing: Swift.type(of: $0)) }
  }

  @Test func the_first_list_of_the_stack_opens_the_channel() {
    // C91: the screens over it are gone.
    let run = SDKRun(channelClub, currentUser: "alice")
    let lists = run { (0..<2).map { _ in SBUGroupChannelListViewController() } }
    let create = run { SBUCreateChannelViewController() }
    let stack = move(run, through: [UIViewController(), lists[0], lists[1], create])
    #expect(stack.viewControllers.count == 3 && stack.viewControllers[1] === lists[0])
    #expect(stack.viewControllers[2] is SBUGroupChannelViewController)
  }

  @Test func nothing_moves_without_a_current_user() {
    // C91.
    let run = SDKRun(channelClub)
    let list = run { SBUGroupChannelListViewController() }
    let stack = move(run, through: [list, UIViewController()])
    #expect(stack.viewControllers.count == 2)
  }

  @Test func a_channel_s_screen_in_the_stack_shows_the_new_channel() {
    // C92: nothing is popped, the screen that creates stays on top.
    let run = SDKRun(channelClub, currentUser: "alice")
    let channel = run { SBUGroupChannelViewController(channelURL: "b") }
    let create = run { SBUCreateChannelViewController() }
    let stack = move(run, through: [channel, create])
    #expect(kinds(stack) == ["SBUGroupChannelViewController", "SBUCreateChannelViewController"])
    #expect(stack.viewControllers[1] === create && stack.presentedViewController == nil)
  }

  @Test func without_a_list_a_new_one_is_presented() throws {
    // C92: it opens the channel.
    let run = SDKRun(channelClub, currentUser: "alice")
    let stack = move(run, through: [UIViewController()])
    let presented = try #require(stack.presentedViewController as? UINavigationController)
    #expect(
      kinds(presented) == ["SBUGroupChannelListViewController", "SBUGroupChannelViewController"])
  }

  @Test func a_list_of_another_class_is_one_of_open_channels() {
    // C103, C169.
    final class OwnList: SBUBaseChannelListViewController {
      override func showChannel(channelURL: String, messageListParams: MessageListParams? = nil) {
        EventLog.note("show \(channelURL)")
      }
    }
    let run = SDKRun(channelClub, currentUser: "alice")
    let list = run { SBUGroupChannelListViewController() }
    let own = run { OwnList(nibName: nil, bundle: nil) }
    let log = EventLog.lines {
      let stack = move(run, through: [list, own, UIViewController()], channelType: .open)
      #expect(stack.viewControllers.last === own)
    }
    #expect(log == "show a")
  }

  @Test func a_screen_without_a_selection_creates_nothing() throws {
    // C87: the channel's type is that of the view model.
    let run = SDKRun(Self.crowd(3), currentUser: "ann")
    run {
      let screen = SBUCreateChannelViewController(users: nil, type: .supergroup)
      screen.createChannelWithSelectedUsers()
      #expect(screen.channelType == .supergroup && screen.selectedUserList.isEmpty)
      screen.viewModel = nil
      #expect(screen.channelType == .group && screen.userList.isEmpty)
    }
    #expect(run.service.channel("sendbird_group_channel_1") == nil)
    run {
      #expect(
        SendbirdUI.findChannelListViewController(rootViewController: nil, channelType: .group)
          == nil)
    }
  }
}
