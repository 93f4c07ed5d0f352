import HeadlessSendbird
import Testing

/// The two ways of customising from Swift, and what the kit's sets do when they are written to.
///
/// Everything here happens inside a run, so that nobody else sees it.
struct ModuleSetTests {
  /// What a second screen shows that is pushed after `change` has been made.
  private func shown(
    after change: @escaping @Sendable (SBUInviteUserViewController) throws -> Void
  ) throws -> String {
    let text = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [chloe]
        steps:
          - do: change
          - do: push another screen
        """,
      acts: [
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

  @Test("1.3: the first way: other classes in the module set")
  func moduleSet() throws {
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

  @Test("1.3: and another class in the view controller set")
  func viewControllerSet() throws {
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

  @Test("S165: the components belong to the module's class, by whichever name it is called")
  func componentsBelongToTheClass() throws {
    let shown = try shown { _ in SBUInviteUserModule.HeaderComponent = MarkedHeader.self }
    expect(shown, is: standard.replacing(" Invite users ", with: "  Marked bar  "))
    try inspect(plainScreen) { _ in
      SBUModuleSet.InviteUserModule.ListComponent = MarkedList.self
      #expect(SBUInviteUserModule.ListComponent == MarkedList.self)
    }
  }

  @Test("S166, per page 001: a subclass of a module has what is set on it for itself")
  func subclassOfAModule() throws {
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

  @Test("S167: parts belong to the header or list class that declares them, subclasses included")
  func parts() throws {
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

  @Test("S168: an instance given to an old-style module teaches its class, and nothing else")
  func oldStyleModule() throws {
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

  @Test("S168: reading an old-style component makes a new one each time")
  func readingMakesNew() {
    let module = SBUInviteUserModule()
    #expect(module.headerComponent !== module.headerComponent)
    #expect(module.listComponent !== module.listComponent)
  }

  @Test("S169: replacing a whole old-style module changes no screen")
  func wholeModule() throws {
    expect(try shown { _ in SBUModuleSet.inviteUserModule = MarkedModule() }, is: standard)
  }

  @Test("S170: the last assignment wins, for every later screen")
  func lastAssignmentWins() throws {
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

  @Test("S171: a screen that exists keeps its parts")
  func existingScreen() throws {
    try inspect(plainScreen) { screen in
      let header = screen.headerComponent
      SBUModuleSet.InviteUserModule.HeaderComponent = MarkedHeader.self
      SBUViewModelSet.InviteUserViewModel = MarkedViewModel.self
      #expect(screen.headerComponent === header)
      #expect(!(screen.viewModel is MarkedViewModel))
    }
  }

  @Test("S172: the second way: parts of one screen, set before its view loads")
  func oneTimeParts() throws {
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

  @Test("S172: set later they configure nothing, and the old views stay in place")
  func lateParts() throws {
    let shown = try frames(
      of: plainScreen + """

        steps:
          - do: set other parts
        """,
      acts: [
        "set other parts": { screen in
          screen.headerComponent = MarkedHeader()
          screen.listComponent = MarkedList()
          #expect(screen.headerComponent?.delegate == nil)
        }
      ])
    #expect(shown.contains(standard.split(separator: "\n")[0]))
    #expect(shown.contains(standard.split(separator: "\n")[1]))
  }

  @Test("S173: the typed parts read as nil where the base ones are of another class")
  func partsOfAnotherClass() throws {
    try inspect(plainScreen) { screen in
      screen.baseHeaderComponent = SBUBaseSelectUserModule.Header()
      screen.baseListComponent = SBUBaseSelectUserModule.List()
      #expect(screen.headerComponent == nil)
      #expect(screen.listComponent == nil)
    }
  }

  @Test("S56, S175: a view model of one's own is made in createViewModel and hears its delegate")
  func ownViewModel() throws {
    let log = try events(
      of: """
        viewController: OwnViewModelScreen
        channelURL: design-team
        users: [bob]
        """, types: [OwnViewModelScreen.self])
    expect(log, is: "L+\nU bob\nL-")
  }

  @Test("S56: a delegate that is set later is told nothing")
  func laterDelegate() throws {
    let log = try events(
      of: """
        viewController: EventScreen
        channelURL: design-team
        users: [bob]
        steps:
          - do: set another delegate and begin anew
        """,
      acts: [
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

  @Test("S177: queries given to a view model are thrown away by its first load")
  func ownQueries() throws {
    let log = try events(
      of: """
        viewController: OwnQueryScreen
        channelURL: design-team
        """, types: [OwnQueryScreen.self])
    expect(log, is: "L+\nU bob chloe eve\nL-\nL-")
  }
}

/// A module like any other.
final class MarkedModule: SBUInviteUserModule {}

/// A title in capitals.
final class LoudTitleView: SBUNavigationTitleView {
  override func setupStyles() {
    super.setupStyles()
    text = text?.uppercased()
  }
}

/// A bar button in capitals.
final class LoudBarButtonItem: SBUBarButtonItem {
  override var title: String? {
    get { super.title }
    set { super.title = newValue?.uppercased() }
  }
}

/// A screen that makes its view model itself, as page 000 shows it.
final class OwnViewModelScreen: EventScreen {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    viewModel = MarkedViewModel(
      channel: channel, channelURL: channelURL, channelType: channelType, users: users,
      delegate: self, dataSource: self)
  }
}

/// A screen whose view model is given a query of Bob alone.
final class OwnQueryScreen: EventScreen {
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
