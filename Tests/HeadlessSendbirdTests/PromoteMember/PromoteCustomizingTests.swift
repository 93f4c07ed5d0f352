import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Each layer of the promote members screen customized in Swift (page 000): view controller,
/// module component, view model and event delegate. `Tests/Screens/operators` covers YAML.
@Suite("Promote members: customization") struct PromoteCustomizingTests {
  private let types: [any Configurable.Type] = [
    MarkedPromoteScreen.self, MarkedPromoteModule.self, MarkedPromoteHeader.self,
    MarkedPromoteList.self, MarkedPromoteViewModel.self, OldViewModelPromoteScreen.self,
    SilentPromoteScreen.self, PromoteEventScreen.self,
  ]

  /// The head and the frame of a screen, which show its parts.
  private func composition(_ yaml: String, _ project: String = "") throws -> String {
    let council = OperatorScreens(project: project, types: types)
    let text = try council.snapshots("\(yaml)\nchannelURL: club\nusers: [bob]")[0]
    guard !text.contains("error:") else { return text }
    let head = text.head.split(separator: "\n").dropFirst().dropLast()
      .map { String($0).after(": ") }.joined(separator: "\n")
    return "\(head)\n\(text.withoutHead)"
  }

  private let marked = """
    MarkedPromoteScreen
    MarkedPromoteHeader
    MarkedPromoteList
    MarkedPromoteViewModel
    \(frame("[Cancel]     Marked bar   (Register)", row("★ Bob Stone")))
    """

  @Test(
    arguments: [
      "promoteMemberModule: { headerComponent: MarkedPromoteHeader, listComponent: MarkedPromoteList }",
      """
      PromoteMemberModule: MarkedPromoteModule
        PromoteMemberModule.HeaderComponent: MarkedPromoteHeader
        PromoteMemberModule.ListComponent: MarkedPromoteList
      """,
    ])
  func sets_in_YAML_choose_parts_by_current_and_page_000_names(module: String) throws {
    // 1.4, S204: the first way, in YAML: the sets by current names and by those of page 000.
    let shown = try composition(
      "viewController: SBUViewControllerSet.PromoteMemberViewController",
      """
      SBUViewControllerSet: { PromoteMemberViewController: MarkedPromoteScreen }
      SBUModuleSet:
        \(module)
      SBUViewModelSet: { PromoteMemberViewModel: MarkedPromoteViewModel }
      """)
    expect(shown, is: marked)
  }

  /// The frame of a screen that Swift code pushes after `change`.
  private func pushed(
    _ change: @escaping @Sendable () -> Void = {},
    preparing prepare: @escaping @Sendable (SBUPromoteMemberViewController) -> Void = { _ in }
  ) throws -> String {
    var council = OperatorScreens()
    council.actions["push"] = { screen in
      change()
      let users = [SBUUser(userId: "bob", nickname: "Bob Stone")]
      let next = SBUViewControllerSet.PromoteMemberViewController.init(
        channelURL: "club", users: users)
      prepare(next)
      screen.navigationController?.pushViewController(next, animated: true)
    }
    return try council.frames(
      """
      viewController: SBURegisterOperatorViewController
      channelURL: heads
      steps: [{ act: push }]
      """)
  }

  @Test func sets_in_Swift_choose_parts_by_current_and_page_000_names() throws {
    // 1.4, S168, S170: the first way, in Swift, by current names and by those of page 000.
    let marked = frame("[Cancel]     Marked bar   (Register)", row("★ Bob Stone"))
    let today = try pushed {
      SBUModuleSet.PromoteMemberModule.HeaderComponent = MarkedPromoteHeader.self
      SBUModuleSet.PromoteMemberModule.ListComponent = MarkedPromoteList.self
    }
    expect(today, is: marked)
    let onSubclass = try pushed {
      SBUModuleSet.PromoteMemberModule = MarkedPromoteModule.self
      SBUModuleSet.PromoteMemberModule.HeaderComponent = MarkedPromoteHeader.self
      SBUModuleSet.PromoteMemberModule.ListComponent = MarkedPromoteList.self
      #expect(SBUPromoteMemberModule.HeaderComponent == SBUPromoteMemberModule.Header.self)
    }
    expect(onSubclass, is: marked)
    let old = try pushed {
      SBUModuleSet.promoteMemberModule.headerComponent = MarkedPromoteHeader()
      SBUModuleSet.promoteMemberModule.listComponent = MarkedPromoteList()
    }
    expect(old, is: marked)
    let parts = try pushed {
      SBUPromoteMemberModule.Header.TitleView = LoudTitleView.self
      SBUPromoteMemberModule.Header.LeftBarButton = LoudBarButtonItem.self
      SBUPromoteMemberModule.Header.RightBarButton = LoudBarButtonItem.self
      SBUPromoteMemberModule.List.UserCell = StarCell.self
      SBUPromoteMemberModule.List.EmptyView = CountingEmptyView.self
      #expect(SBURegisterOperatorModule.Header.TitleView == SBUNavigationTitleView.self)
    }
    expect(parts, is: frame("[CANCEL]    SELECT USERS  (REGISTER)", row("★ Bob Stone")))
  }

  @Test func sets_in_Swift_choose_the_view_controller_and_the_view_model() throws {
    // 1.4.
    let shown = try pushed {
      SBUViewControllerSet.PromoteMemberViewController = MarkedPromoteScreen.self
      SBUViewModelSet.PromoteMemberViewModel = MarkedPromoteViewModel.self
    } preparing: { screen in
      #expect(screen is MarkedPromoteScreen)
      #expect(screen.viewModel is MarkedPromoteViewModel)
    }
    expect(shown, is: frame("[Cancel]    Select users  (Register)", row("○ Bob Stone")))
  }

  @Test func parts_set_in_Swift_before_the_view_loads_are_used() throws {
    // S172: the second way, in Swift: parts of one screen, set before its view loads.
    let shown = try pushed(preparing: { screen in
      screen.headerComponent = MarkedPromoteHeader()
      screen.listComponent = MarkedPromoteList()
    })
    expect(shown, is: frame("[Cancel]     Marked bar   (Register)", row("★ Bob Stone")))
  }

  @Test func typed_parts_are_nil_if_the_base_parts_are_of_another_class() throws {
    // S173.
    try OperatorScreens().look(
      "viewController: SBUPromoteMemberViewController\nchannelURL: club"
    ) { (screen: SBUPromoteMemberViewController) in
      #expect(screen.headerComponent != nil && screen.listComponent != nil)
      screen.baseHeaderComponent = SBURegisterOperatorModule.Header()
      screen.baseListComponent = SBURegisterOperatorModule.List()
      screen.baseViewModel = SBURegisterOperatorViewModel()
      #expect(screen.headerComponent == nil && screen.listComponent == nil)
      #expect(screen.viewModel == nil)
    }
  }

  @Test func a_custom_view_model_is_created_in_the_page_000_method() throws {
    // S175, S204.
    let shown = try composition("viewController: OldViewModelPromoteScreen")
    expect(
      shown,
      is: """
        OldViewModelPromoteScreen
        SBUPromoteMemberModule.Header
        SBUPromoteMemberModule.List
        MarkedPromoteViewModel
        \(frame("[Cancel]    Select users  (Register)", row("○ Bob Stone")))
        """)
  }

  @Test func overriding_a_screen_method_customizes_the_event_delegate() throws {
    // S176.
    let shown = try OperatorScreens(types: types).frames(
      "viewController: SilentPromoteScreen\nchannelURL: club")
    expect(
      shown,
      is: frame(
        "[Cancel]    Select users  (Register)", "", "", "                 ∅",
        "              No users", "", "", ""))
  }

  @Test func a_delegate_set_later_receives_no_events() throws {
    // S56.
    var council = OperatorScreens(types: types)
    council.actions["set another delegate"] = on { (screen: PromoteEventScreen) in
      let other = SBUPromoteMemberViewController(channelURL: "club")
      screen.viewModel?.delegate = other
      screen.viewModel?.promoteToOperators(memberIds: ["bob"])
    }
    let log = try council.events(
      """
      viewController: PromoteEventScreen
      channelURL: club
      users: [bob]
      steps: [{ act: set another delegate }]
      """)
    expect(log, is: "L+\nU bob\nL-\nL+\npromoted: bob\npopToChannel\nL-")
  }
}

/// A screen that creates its view model as page 000 shows it.
final class OldViewModelPromoteScreen: SBUPromoteMemberViewController {
  override func createViewModel(
    channel: BaseChannel?, channelUrl: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    viewModel = MarkedPromoteViewModel(
      channel: channel, channelUrl: channelUrl, channelType: channelType, users: users,
      delegate: self, dataSource: self)
  }
}

/// A screen that always shows an empty list.
final class SilentPromoteScreen: SBUPromoteMemberViewController {
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
