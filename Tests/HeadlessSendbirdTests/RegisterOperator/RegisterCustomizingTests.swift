import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Each layer of the register operator screen customized in Swift (page 001): view controller,
/// module component, view model and event delegate. `Tests/Screens/operators` covers YAML.
@Suite("Register operators: customization") struct RegisterCustomizingTests {
  private let types: [any Configurable.Type] = [
    MarkedRegisterViewModel.self, OwnViewModelRegisterScreen.self, SilentRegisterScreen.self,
    RegisterEventScreen.self, OwnSourceRegisterScreen.self, OwnQueryRegisterScreen.self,
  ]

  /// The head and the frame of a screen, which show its parts.
  private func composition(_ yaml: String) throws -> String {
    let council = OperatorScreens(types: types)
    let text = try council.snapshots("\(yaml)\nusers: [bob]")[0]
    guard !text.contains("error:") else { return text }
    let head = text.head.split(separator: "\n").dropFirst().dropLast()
      .map { String($0).after(": ") }.joined(separator: "\n")
    return "\(head)\n\(text.withoutHead)"
  }

  @Test func parts_set_in_Swift_before_the_view_loads_are_used() throws {
    // S172: the second way, in Swift: parts of one screen, set before its view loads.
    var council = OperatorScreens()
    council.actions["push"] = { screen in
      let users = [SBUUser(userId: "bob", nickname: "Bob Stone")]
      let next = MarkedRegisterScreen(
        channelURL: "town-hall", channelType: .open, users: users)
      next.headerComponent = MarkedRegisterHeader()
      next.listComponent = MarkedRegisterList()
      screen.navigationController?.pushViewController(next, animated: true)
      #expect(
        SBUModuleSet.OpenRegisterOperatorModule.HeaderComponent
          == SBURegisterOperatorModule.Header.self)
    }
    let shown = try council.frames(
      """
      viewController: SBURegisterOperatorViewController
      channelURL: heads
      steps: [{ act: push }]
      """)
    expect(shown, is: frame("[Cancel]     Marked bar   (Register)", row("★ Bob Stone")))
  }

  @Test func parts_set_after_the_view_loads_are_not_configured() throws {
    // S172.
    var council = OperatorScreens()
    council.actions["set other parts"] = on { (screen: SBURegisterOperatorViewController) in
      screen.headerComponent = MarkedRegisterHeader()
      screen.listComponent = MarkedRegisterList()
      #expect(screen.headerComponent?.delegate == nil)
      #expect(screen.listComponent?.dataSource == nil)
    }
    let shown = try council.frames(
      """
      viewController: SBURegisterOperatorViewController
      channelURL: club
      users: [bob]
      steps: [{ act: set other parts }]
      """)
    expect(shown, is: frame("[Cancel]    Select users  (Register)", row("○ Bob Stone")))
  }

  @Test func typed_parts_are_nil_if_the_base_parts_are_of_another_class() throws {
    // S173.
    try OperatorScreens().look(
      "viewController: SBURegisterOperatorViewController\nchannelURL: club"
    ) { (screen: SBURegisterOperatorViewController) in
      #expect(screen.headerComponent != nil && screen.listComponent != nil)
      #expect(screen.viewModel != nil)
      screen.baseHeaderComponent = SBUInviteUserModule.Header()
      screen.baseListComponent = SBUPromoteMemberModule.List()
      screen.baseViewModel = SBUInviteUserViewModel()
      #expect(screen.headerComponent == nil && screen.listComponent == nil)
      #expect(screen.viewModel == nil)
    }
  }

  @Test func a_custom_view_model_is_created_in_createViewModel() throws {
    // S56, S175.
    let shown = try composition(
      "viewController: OwnViewModelRegisterScreen\nchannelURL: town-hall")
    expect(
      shown,
      is: """
        OwnViewModelRegisterScreen
        SBURegisterOperatorModule.Header
        SBURegisterOperatorModule.List
        MarkedRegisterViewModel
        \(frame("[Cancel]    Select users  (Register)", row("○ Bob Stone")))
        """)
  }

  @Test func overriding_a_screen_method_customizes_the_event_delegate() throws {
    // S176: overriding the screen's method customizes the event delegate (page 001).
    let council = OperatorScreens(types: types)
    let shown = try council.frames(
      """
      viewController: SilentRegisterScreen
      channelURL: town-hall
      """)
    expect(
      shown,
      is: frame(
        "[Cancel]    Select users  (Register)", "", "", "                 ∅",
        "              No users", "", "", ""))
  }

  @Test func a_later_delegate_gets_no_events_but_a_later_data_source_is_asked() throws {
    // S56.
    var council = OperatorScreens(types: types)
    council.actions["set another delegate and begin anew"] = on { (screen: RegisterEventScreen) in
      let other = RegisterEventScreen(channelURL: "unknown", channelType: .feed)
      EventLog.note("")
      screen.viewModel?.delegate = other
      #expect(screen.viewModel?.delegate === other)
      screen.viewModel?.resetUserList()
      screen.viewModel?.registerAsOperators(userIds: ["bob"])
    }
    let log = try council.events(
      """
      viewController: RegisterEventScreen
      channelURL: club
      users: [bob]
      steps: [{ act: set another delegate and begin anew }]
      """)
    expect(
      log.after("\n\n"),
      is: """
        U bob
        L-
        L+
        registered: bob
        popToChannel
        L-
        """)
    let pages = try council.events(
      """
      viewController: OwnSourceRegisterScreen
      channelURL: town-hall
      users: [bob, bob, bob, bob, bob, bob, bob, bob, bob, bob]
      """)
    expect(
      pages.after("L-\n"), is: "the other source is asked")
  }

  @Test func queries_passed_to_a_view_model_are_dropped_by_its_first_load() throws {
    // S177.
    let log = try OperatorScreens(types: types).events(
      """
      viewController: OwnQueryRegisterScreen
      channel: { url: fresh, members: [{ userId: alice, isOperator: true }, bob] }
      """)
    expect(log, is: "queries given\nL+\nU bob\nL-")
  }

  @Test func the_base_view_model_asks_its_data_source_for_further_pages() throws {
    // S57.
    try OperatorScreens(types: types).look(
      "viewController: OwnSourceRegisterScreen\nchannelURL: club"
    ) { (screen: OwnSourceRegisterScreen) in
      let model = SBUBaseSelectUserViewModel(
        channel: nil, channelURL: "club", channelType: .group,
        users: (0..<10).map { SBUUser(userId: "u\($0)") }, inviteListType: .operators,
        userListQuery: nil, memberListQuery: nil, participantListQuery: nil, delegate: nil,
        dataSource: screen.source)
      ScreenEnvironment.current?.mainQueue.runDueItems()
      model.preLoadNextUserList(indexPath: IndexPath(row: 0, section: 0))
      #expect(model.userList.count == 10)
      #expect(screen.source.timesAsked == 1)
    }
  }
}

/// A screen that creates its own view model.
final class OwnViewModelRegisterScreen: SBURegisterOperatorViewController {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    viewModel = MarkedRegisterViewModel(
      channel: channel, channelURL: channelURL, channelType: channelType, users: users,
      delegate: self, dataSource: self)
  }
}

/// A screen that always shows an empty list.
final class SilentRegisterScreen: SBURegisterOperatorViewController {
  override func baseSelectedUserViewModel(
    _ viewModel: SBUBaseSelectUserViewModel, didChangeUserList users: [SBUUser]?,
    needsToReload: Bool
  ) {
    super.baseSelectedUserViewModel(viewModel, didChangeUserList: [], needsToReload: true)
  }

  override func baseSelectUserModule(
    _ listComponent: SBUBaseSelectUserModule.List, usersInTableView tableView: UITableView
  ) -> [SBUUser]? { [] }
}

/// A screen whose view model asks another data source for further pages.
final class OwnSourceRegisterScreen: RegisterEventScreen {
  let source = Source()

  final class Source: SBURegisterOperatorViewModelDataSource {
    private(set) var timesAsked = 0

    func nextUserList() -> [SBUUser]? {
      timesAsked += 1
      EventLog.note("the other source is asked")
      return nil
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel?.dataSource = source
  }
}

/// A screen that passes a query for operators only to its view model.
final class OwnQueryRegisterScreen: RegisterEventScreen {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    let params = MemberListQueryParams()
    params.operatorFilter = .operator
    let memberListQuery = (channel as? GroupChannel)?.createMemberListQuery(params: params)
    if memberListQuery != nil { EventLog.note("queries given") }
    viewModel = SBURegisterOperatorViewModel(
      channel: channel, channelURL: channelURL, channelType: channelType, users: users,
      userListQuery: SendbirdChat.createApplicationUserListQuery(),
      memberListQuery: memberListQuery, delegate: self, dataSource: self)
  }
}
