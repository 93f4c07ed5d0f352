import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The two ways of customizing from Swift, and the effect of writing to the kit's sets.
///
/// Everything happens inside a run, so no other test is affected.
@Suite("Module set") struct ModuleSetTests {
  /// The bar and the first row of a second screen that is pushed after `change`.
  private func shown(
    after change: @escaping @Sendable (SBUInviteUserViewController) throws -> Void
  ) throws -> String {
    let text = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [chloe]
        steps:
          - act: change
          - act: push another screen
        """,
      inviteActions: [
        "change": change,
        "push another screen": { screen in
          let next = SBUViewControllerSet.InviteUserViewController.init(
            channelURL: "design-team", users: [SBUUser(userId: "bob", nickname: "Bob Stone")])
          screen.navigationController?.pushViewController(next, animated: true)
        },
      ])
    let lines = text.split(separator: "\n")
    return lines.count > 3 ? "\(lines[1])\n\(lines[3])" : text
  }

  private let standard = """
    │ [Cancel]  Invite users  (Invite) │
    │ ○ Bob Stone                  [ ] │
    """

  @Test func the_module_set_chooses_other_classes() throws {
    // 1.3.
    let shown = try shown { _ in
      SBUModuleSet.InviteUserModule.HeaderComponent = MarkedHeader.self
      SBUModuleSet.InviteUserModule.ListComponent = MarkedList.self
    }
    expect(
      shown,
      is: """
        │ [Cancel]   Marked bar   (Invite) │
        │ ★ Bob Stone                  [ ] │
        """)
  }

  @Test func the_view_controller_set_chooses_another_class() throws {
    // 1.3.
    try inspect(plainScreen) { screen in
      #expect(SBUViewControllerSet.InviteUserViewController == SBUInviteUserViewController.self)
      SBUViewControllerSet.InviteUserViewController = MarkedScreen.self
      let next = SBUViewControllerSet.InviteUserViewController.init(channelURL: "design-team")
      #expect(next is MarkedScreen)
      SBUViewModelSet.InviteUserViewModel = MarkedViewModel.self
      let last = SBUInviteUserViewController(channelURL: "design-team")
      #expect(last.viewModel is MarkedViewModel)
    }
  }

  @Test func components_belong_to_the_module_class_under_any_name() throws {
    // S165.
    let shown = try shown { _ in SBUInviteUserModule.HeaderComponent = MarkedHeader.self }
    expect(shown, is: standard.replacing(" Invite users ", with: "  Marked bar  "))
    try inspect(plainScreen) { _ in
      SBUModuleSet.InviteUserModule.ListComponent = MarkedList.self
      #expect(SBUInviteUserModule.ListComponent == MarkedList.self)
    }
  }

  @Test func components_set_on_a_module_subclass_affect_that_subclass_only() throws {
    // S166, per page 001.
    let shown = try shown { _ in MarkedModule.HeaderComponent = MarkedHeader.self }
    expect(shown, is: standard)
    let inherited = try self.shown { _ in
      SBUInviteUserModule.HeaderComponent = MarkedHeader.self
      SBUModuleSet.InviteUserModule = MarkedModule.self
    }
    expect(inherited, is: standard.replacing(" Invite users ", with: "  Marked bar  "))
    try inspect(plainScreen) { _ in
      SBUModuleSet.InviteUserModule = MarkedModule.self
      #expect(SBUModuleSet.InviteUserModule == MarkedModule.self)
      #expect(SBUModuleSet.InviteUserModule.HeaderComponent == SBUInviteUserModule.Header.self)
    }
  }

  @Test func parts_belong_to_the_class_that_declares_them_and_to_its_subclasses() throws {
    // S167: parts belong to the header or list class that declares them and to its subclasses.
    let shown = try shown { _ in
      MarkedHeader.TitleView = LoudTitleView.self
      SBUInviteUserModule.Header.LeftBarButton = LoudBarButtonItem.self
      SBUInviteUserModule.Header.RightBarButton = LoudBarButtonItem.self
      MarkedList.UserCell = StarCell.self
      SBUInviteUserModule.List.EmptyView = CountingEmptyView.self
      #expect(SBUInviteUserModule.Header.TitleView == LoudTitleView.self)
      #expect(MarkedList.EmptyView == CountingEmptyView.self)
    }
    expect(
      shown,
      is: """
        │ [CANCEL]  INVITE USERS  (INVITE) │
        │ ★ Bob Stone                  [ ] │
        """)
  }

  @Test func an_instance_set_on_an_old_style_module_only_determines_the_class() throws {
    // S168: an instance assigned to an old-style module sets only the class to use.
    let shown = try shown { _ in
      let header = MarkedHeader()
      header.leftBarButton = nil
      header.titleView = LoudTitleView()
      SBUModuleSet.inviteUserModule.headerComponent = header
      SBUModuleSet.inviteUserModule.listComponent = MarkedList()
      #expect(SBUModuleSet.InviteUserModule.HeaderComponent == MarkedHeader.self)
      #expect(SBUModuleSet.inviteUserModule.headerComponent !== header)
    }
    expect(
      shown,
      is: """
        │ [Cancel]   Marked bar   (Invite) │
        │ ★ Bob Stone                  [ ] │
        """)
  }

  @Test func reading_an_old_style_component_creates_a_new_one_each_time() {
    // S168.
    let module = SBUInviteUserModule()
    #expect(module.headerComponent !== module.headerComponent)
    #expect(module.listComponent !== module.listComponent)
  }

  @Test func replacing_an_old_style_module_changes_no_screen() throws {
    // S169.
    expect(try shown { _ in SBUModuleSet.inviteUserModule = MarkedModule() }, is: standard)
  }

  @Test func the_last_assignment_wins_for_every_later_screen() throws {
    // S170.
    let shown = try shown { _ in
      SBUModuleSet.inviteUserModule.headerComponent = SBUInviteUserModule.Header()
      SBUModuleSet.inviteUserModule.headerComponent = MarkedHeader()
      SBUModuleSet.inviteUserModule.listComponent = MarkedList()
      SBUModuleSet.inviteUserModule.listComponent = SBUInviteUserModule.List()
    }
    expect(
      shown,
      is: """
        │ [Cancel]   Marked bar   (Invite) │
        │ ○ Bob Stone                  [ ] │
        """)
  }

  @Test func an_existing_screen_keeps_its_parts() throws {
    // S171.
    try inspect(plainScreen) { screen in
      let header = screen.headerComponent
      SBUModuleSet.InviteUserModule.HeaderComponent = MarkedHeader.self
      SBUViewModelSet.InviteUserViewModel = MarkedViewModel.self
      #expect(screen.headerComponent === header)
      #expect(!(screen.viewModel is MarkedViewModel))
    }
  }

  @Test func parts_set_before_the_view_loads_are_used() throws {
    // S172.
    try inspect(plainScreen) { _ in
      let screen = SBUInviteUserViewController(channelURL: "design-team")
      let (header, list) = (MarkedHeader(), MarkedList())
      (screen.headerComponent, screen.listComponent) = (header, list)
      screen.loadViewIfNeeded()
      #expect(screen.navigationItem.titleView === header.titleView)
      #expect((header.titleView as? SBUNavigationTitleView)?.text == "Marked bar")
      #expect(list.superview === screen.view)
      #expect(SBUModuleSet.InviteUserModule.HeaderComponent == SBUInviteUserModule.Header.self)
    }
  }

  @Test func parts_set_after_the_view_loads_are_not_configured() throws {
    // S172.
    let shown = try frames(
      of: plainScreen + """

        steps:
          - act: set other parts
        """,
      inviteActions: [
        "set other parts": { screen in
          screen.headerComponent = MarkedHeader()
          screen.listComponent = MarkedList()
          #expect(screen.headerComponent?.delegate == nil)
        }
      ])
    #expect(shown.contains(standard.split(separator: "\n")[0]))
    #expect(shown.contains(standard.split(separator: "\n")[1]))
  }

  @Test func typed_parts_are_nil_if_the_base_parts_are_of_another_class() throws {
    // S173.
    try inspect(plainScreen) { screen in
      screen.baseHeaderComponent = SBUBaseSelectUserModule.Header()
      screen.baseListComponent = SBUBaseSelectUserModule.List()
      #expect(screen.headerComponent == nil)
      #expect(screen.listComponent == nil)
    }
  }

  @Test func a_custom_view_model_created_in_createViewModel_fires_events() throws {
    // S56, S175: a view model created in createViewModel notifies its delegate.
    let log = try events(
      of: """
        viewController: OwnViewModelScreen
        channelURL: design-team
        users: [bob]
        """, types: [OwnViewModelScreen.self])
    expect(log, is: "L+\nU bob\nL-")
  }

  @Test func a_delegate_set_later_receives_no_events() throws {
    // S56.
    let log = try events(
      of: """
        viewController: InviteEventScreen
        channelURL: design-team
        users: [bob]
        steps:
          - act: set another delegate and begin anew
        """,
      inviteActions: [
        "set another delegate and begin anew": { screen in
          let other = SBUInviteUserViewController(channelURL: "design-team")
          screen.viewModel?.delegate = other
          #expect(screen.viewModel?.delegate === other)
          screen.viewModel?.resetUserList()
          screen.viewModel?.invite(userIds: ["bob"])
        }
      ])
    expect(
      log,
      is: """
        L+
        U bob
        L-
        U bob
        L-
        L+
        invited: bob
        popToChannel
        L-
        """)
  }

  @Test func queries_passed_to_a_view_model_are_dropped_by_its_first_load() throws {
    // S177.
    let log = try events(
      of: """
        viewController: OwnQueryScreen
        channelURL: design-team
        """, types: [OwnQueryScreen.self])
    expect(log, is: "L+\nU bob chloe eve\nL-\nL-")
  }
}

/// A module that differs only in its name.
final class MarkedModule: SBUInviteUserModule {}

/// A title in uppercase.
final class LoudTitleView: SBUNavigationTitleView {
  override func setupStyles() {
    super.setupStyles()
    text = text?.uppercased()
  }
}

/// A bar button in uppercase.
final class LoudBarButtonItem: SBUBarButtonItem {
  override var title: String? {
    get { super.title }
    set { super.title = newValue?.uppercased() }
  }
}

/// A screen that creates its own view model, as page 000 shows it.
final class OwnViewModelScreen: InviteEventScreen {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    viewModel = MarkedViewModel(
      channel: channel, channelURL: channelURL, channelType: channelType, users: users,
      delegate: self, dataSource: self)
  }
}

/// A screen that passes a query for Bob only to its view model.
final class OwnQueryScreen: InviteEventScreen {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    let params = ApplicationUserListQueryParams()
    params.userIdsFilter = ["bob"]
    viewModel = SBUInviteUserViewModel(
      channel: channel, channelURL: channelURL, channelType: channelType, users: users,
      userListQuery: SendbirdChat.createApplicationUserListQuery(params: params),
      delegate: self, dataSource: self)
  }
}
