import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Swift code of older versions still compiles, with a warning that names the current spelling
/// (section 8). The tests are themselves marked as deprecated to silence the warnings.
@Suite("Older names in Swift") struct OlderSwiftNameTests {
  @Test
  @available(*, deprecated)
  func types_and_cases_are_available_under_older_names() {
    // Section 8.
    #expect(SBUMemberListViewController.self == SBUUserListViewController.self)
    #expect(SBUMemberListModule.Header.self == SBUUserListModule.Header.self)
    #expect(SBUMemberListViewModel.self == SBUUserListViewModel.self)
    #expect(MemberListType.inviteUser == .invite)
    #expect(MemberListType.channelMembers == .members)
    #expect(MemberListType.mutedMembers == .muted)
    #expect(MemberListType.bannedMembers == .banned)
    #expect(ChannelMemberListType.channelMembers == .members)
    #expect(ChannelMemberListType.mutedMembers == .muted)
    #expect(ChannelMemberListType.bannedMembers == .banned)
    #expect(ModerationItemType.bannedMembers == .bannedUsers)
    #expect(EmptyViewType.noBannedMembers == .noBannedUsers)
  }

  @Test
  @available(*, deprecated)
  func channel_list_themes_have_older_names_and_can_be_replaced_one_by_one() throws {
    // Section 8.
    #expect(SBUChannelListViewController.self == SBUGroupChannelListViewController.self)
    #expect(SBUChannelListViewModel.self == SBUGroupChannelListViewModel.self)
    #expect(SBUChannelCell.self == SBUGroupChannelCell.self)
    #expect(SBUChannelViewController.self == SBUGroupChannelViewController.self)
    try runWithCrew {
      let (list, cell) = (SBUChannelListTheme(), SBUChannelCellTheme())
      SBUTheme.set(theme: SBUTheme(groupChannelListTheme: list, groupChannelCellTheme: cell))
      #expect(SBUTheme.groupChannelListTheme === list && SBUTheme.channelCellTheme === cell)
      let other = SBUGroupChannelCellTheme()
      SBUTheme.channelCellTheme = other
      #expect(SBUTheme.groupChannelCellTheme === other && SBUTheme.channelListTheme === list)
      let users = SBUUserListTheme()
      SBUTheme.userListTheme = users
      #expect(SBUTheme.userListTheme === users)
    }
  }

  @Test
  @available(*, deprecated)
  func older_set_entries_refer_to_group_channels() throws {
    // Section 8.
    try runWithCrew {
      SBUViewControllerSet.InviteUserViewContoller = OlderInviteScreen.self
      #expect(SBUViewControllerSet.InviteUserViewController == OlderInviteScreen.self)
      #expect(SBUViewControllerSet.InviteUserViewContoller == OlderInviteScreen.self)
      SBUViewControllerSet.RegisterOperatorViewController = OlderRegisterScreen.self
      #expect(
        SBUViewControllerSet.GroupChannelRegisterOperatorViewController
          == OlderRegisterScreen.self)
      #expect(
        SBUViewControllerSet.OpenChannelRegisterOperatorViewController
          == SBURegisterOperatorViewController.self)
      SBUViewControllerSet.ModerationsViewController = OlderModerationsScreen.self
      #expect(SBUViewControllerSet.GroupModerationsViewController == OlderModerationsScreen.self)
      SBUViewControllerSet.UserListViewController = OlderUserListScreen.self
      #expect(SBUViewControllerSet.GroupUserListViewController == OlderUserListScreen.self)
      #expect(SBUViewControllerSet.MemberListViewController == OlderUserListScreen.self)
      SBUModuleSet.memberListModule.headerComponent = OlderUserListHeader()
      #expect(SBUModuleSet.GroupUserListModule.HeaderComponent == OlderUserListHeader.self)
      #expect(SBUModuleSet.userListModule.headerComponent is OlderUserListHeader)
    }
  }

  @Test
  @available(*, deprecated)
  func texts_are_available_under_older_names() throws {
    // Section 8.
    try runWithCrew {
      SBUStringSet.MemberList_Promote_Operator = "Promote"
      #expect(SBUStringSet.UserList_Register_Operator == "Promote")
      #expect(SBUStringSet.MemberList_Title_Banned_Members == "Banned users")
      SBUStringSet.InviteChannel_Add = { "\($0) Add" }
      #expect(SBUStringSet.InviteChannel_Register(2) == "2 Add")
    }
  }

  @Test
  @available(*, deprecated)
  func colors_and_user_cell_properties_have_older_names() throws {
    // Section 8: colors, and the older names of user cell properties.
    #expect(SBUColorSet.primary300 == SBUColorSet.primaryMain)
    #expect(SBUColorSet.error200 == SBUColorSet.errorLight)
    #expect(SBUColorSet.overlay02 == SBUColorSet.overlayLight)
    #expect(SBUColorSet.onlight04 == SBUColorSet.onLightTextDisabled)
    #expect(SBUColorSet.ondark02 == SBUColorSet.onDarkTextMidEmphasis)
    #expect(SBUUser(userId: "bob", profileURL: "b.png").profileUrl == "b.png")
    try runWithCrew {
      SBUColorSet.secondary500 = .red
      SBUColorSet.information = .blue
      #expect(SBUColorSet.secondaryExtraDark == .red)
      #expect(SBUColorSet.informationLight == .blue)
      let cell = SBUUserCell()
      #expect(cell.userNickname === cell.nicknameLabel)
      let theme = SBUUserCellTheme.light
      theme.userNameTextColor = SBUColorSet.errorMain
      #expect(theme.nicknameTextColor == SBUColorSet.errorMain)
      #expect(theme.userNameFont == theme.nicknameTextFont)
    }
  }

  @Test
  @available(*, deprecated)
  func the_invite_screen_supports_the_version_2_API() throws {
    // Section 8.
    try runWithCrew {
      let screen = SBUInviteUserViewController(channelUrl: "design-team")
      screen.loadViewIfNeeded()
      settle()
      #expect(screen.channelUrl == "design-team")
      #expect(screen.viewModel?.channelUrl == "design-team")
      #expect(screen.titleView === screen.headerComponent?.titleView)
      #expect(screen.leftBarButton === screen.headerComponent?.leftBarButton)
      let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
      screen.rightBarButton = item
      #expect(screen.headerComponent?.rightBarButton === item)
      #expect(screen.tableView === screen.listComponent?.tableView)
      #expect(screen.userCell is SBUUserCell)
      #expect(screen.emptyView is SBUEmptyView)
      #expect(screen.joinedUserIds == ["alice", "dan"])
      #expect(screen.inviteListType == .users)
      #expect(screen.userListQuery != nil)
      #expect(screen.memberListQuery == nil)
      screen.inviteUsers()
      screen.onClickInviteOrPromote()
      settle()
      #expect(screen.joinedUserIds == ["alice", "dan"])
      screen.inviteUsers(userIds: ["bob"])
      settle()
      #expect(screen.joinedUserIds == ["alice", "bob", "dan"])
      screen.viewModel?.loadChannel(channelUrl: "full")
      settle()
      #expect(screen.userList.isEmpty)
    }
  }

  @Test
  @available(*, deprecated)
  func components_have_the_names_of_pages_001_and_004() throws {
    // S206.
    try runWithCrew {
      let register = SBURegisterOperatorViewController(channelURL: "full", channelType: .group)
      let header = SBURegisterOperatorModule.Header()
      register.HeaderComponent = header
      register.ListComponent = nil
      #expect(register.headerComponent === header && register.HeaderComponent === header)
      #expect(register.listComponent == nil && register.ListComponent == nil)
      let moderations = SBUModerationsViewController(channelURL: "full")
      let list = SBUModerationsModule.List()
      moderations.ListComponent = list
      moderations.HeaderComponent = nil
      #expect(moderations.listComponent === list && moderations.ListComponent === list)
      #expect(moderations.headerComponent == nil && moderations.HeaderComponent == nil)
    }
  }

  @Test
  @available(*, deprecated)
  func the_register_screen_supports_the_version_2_promotion_API() throws {
    // Section 8.
    try runWithCrew {
      let screen = SBURegisterOperatorViewController(channelURL: "full", channelType: .group)
      settle()
      let channel = try #require(screen.channel as? GroupChannel)
      let roles = { (id: String) in channel.members.first { $0.userId == id }?.role }
      screen.viewModel?.promoteToOperators(memberIds: ["bob"])
      settle()
      #expect(roles("bob") == .operator)
      for (id, promote) in [
        ("chloe", { screen.promoteSelectedMembers() }), ("dan", { screen.promoteToOperators() }),
        ("eve", { screen.onClickInviteOrPromote() }),
      ] {
        screen.viewModel?.selectUser(user: SBUUser(userId: id))
        promote()
        settle()
        #expect(roles(id) == .operator)
      }
      let beta = SBUPromoteMemberViewController(channelUrl: "design-team")
      settle()
      beta.viewModel?.selectUser(user: SBUUser(userId: "dan"))
      beta.promoteToOperators()
      beta.onClickInviteOrPromote()
      settle()
      #expect((beta.channel as? GroupChannel)?.members.last?.role == .operator)
    }
  }

  @Test
  @available(*, deprecated)
  func older_layout_loading_and_error_methods_call_the_current_ones() throws {
    // Section 8.
    try runWithCrew {
      let screen = HookScreen(channelURL: "design-team")
      let loggedEvents = EventLog.lines { [screen] in
        screen.setupAutolayout()
        screen.updateAutolayout()
        screen.shouldShowLoadingIndicator()
        screen.shouldDismissLoadingIndicator()
        screen.didReceiveError("No", 7)
      }
      expect(
        loggedEvents,
        is: """
          setupLayouts
          updateLayouts
          setupLayouts
          L+
          L-
          error: No 7
          """)
    }
  }

  @Test
  @available(*, deprecated)
  func moderations_support_the_API_of_older_versions() throws {
    // Section 8.
    try runWithCrew {
      let screen = SBUModerationsViewController(channelUrl: "design-team")
      let stack = UINavigationController(rootViewController: screen)
      screen.loadViewIfNeeded()
      settle()
      let channel = try #require(screen.channel as? GroupChannel)
      #expect(screen.channelUrl == "design-team")
      #expect(screen.viewModel?.channelUrl == "design-team")
      #expect(screen.titleView === screen.headerComponent?.titleView)
      #expect(screen.leftBarButton === screen.headerComponent?.leftBarButton)
      #expect(screen.rightBarButton == nil)
      #expect(screen.tableView === screen.listComponent?.tableView)
      screen.freezeChannel { #expect($0) }
      settle()
      #expect(channel.isFrozen)
      screen.unfreezeChannel(completionHandler: nil)
      settle()
      #expect(!channel.isFrozen)
      screen.showMutedMeberList()
      #expect((stack.topViewController as? SBUUserListViewController)?.userListType == .muted)
      screen.showBannedMeberList()
      #expect((stack.topViewController as? SBUUserListViewController)?.userListType == .banned)
      let byUrl = SBUModerationsViewModel(channelURL: "news", delegate: nil)
      let byChannel = SBUModerationsViewModel(channel: channel, channelURL: nil)
      settle()
      #expect((byUrl.channel as? GroupChannel)?.isBroadcast == true)
      #expect(byChannel.channelURL == "design-team")
      byChannel.loadChannel(channelUrl: "news")
      settle()
      #expect(byChannel.channel?.channelURL == "news")
      #expect(SBUModerationsViewModel(channel: nil, channelURL: nil).channelURL == nil)
    }
  }

  @Test
  @available(*, deprecated)
  func reloadData_of_version_2_reloads_the_table_view() throws {
    // Section 8.
    try runWithCrew {
      let invite = SBUInviteUserViewController(channelURL: "design-team")
      let moderations = SBUModerationsViewController(channelURL: "design-team")
      let members = SBUUserListViewController(channelURL: "design-team", channelType: .group)
      invite.listComponent = ReloadInviteList()
      moderations.listComponent = ReloadModerationsList()
      members.listComponent = ReloadUserList()
      let loggedEvents = EventLog.lines {
        invite.reloadData()
        moderations.reloadData()
        members.reloadData()
      }
      #expect(loggedEvents == "invite\nmoderations\nmembers")
    }
  }
}

/// An invite screen that logs its method calls.
private final class HookScreen: SBUInviteUserViewController {
  override func setupViews() { EventLog.note("setupViews") }
  override func setupLayouts() { EventLog.note("setupLayouts") }

  override func updateLayouts() {
    EventLog.note("updateLayouts")
    super.updateLayouts()
  }

  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    EventLog.note(isLoading ? "L+" : "L-")
  }

  override func errorHandler(_ message: String?, _ code: Int?) {
    EventLog.note("error: \(message ?? "") \(code ?? 0)")
  }
}

private final class ReloadInviteList: SBUInviteUserModule.List {
  override func reloadTableView() { EventLog.note("invite") }
}

private final class ReloadModerationsList: SBUModerationsModule.List {
  override func reloadTableView() { EventLog.note("moderations") }
}

private final class ReloadUserList: SBUUserListModule.List {
  override func reloadTableView() { EventLog.note("members") }
}

/// Runs Swift code in a run where Alice is an operator of all channels.
func runWithCrew(_ code: @escaping @Sendable () throws -> Void) throws {
  let yaml = """
    viewController: SBUInviteUserViewController
    channelURL: design-team
    users: [bob]
    data: fixtures/crew.yaml
    steps: [{ act: code }]
    """
  let crew = """
    users: [{ userId: alice }, { userId: bob }, { userId: chloe }, { userId: dan }, { userId: eve }]
    groupChannels:
      - { url: design-team, members: [{ userId: alice, isOperator: true }, dan] }
      - { url: news, isBroadcast: true, members: [{ userId: alice, isOperator: true }] }
      - { url: full, members: [{ userId: alice, isOperator: true }, bob, chloe, dan, eve] }
    """
  let text = try frames(
    of: yaml, fixtures: ["crew": crew], actions: ["code": { _ in try code() }])
  #expect(!text.contains("error:"), "\(text)")
}

/// Runs all due work.
func settle() { ScreenEnvironment.current?.mainQueue.runDueItems() }
