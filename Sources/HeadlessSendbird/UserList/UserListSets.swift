extension SBUModules {
  /// The module of the user list of group channels.
  public var GroupUserListModule: SBUTypeEntry<SBUUserListModule> {
    entry(SBUGroupUserListModule.self as SBUUserListModule.Type)
  }
  /// The module of the user list of open channels.
  public var OpenUserListModule: SBUTypeEntry<SBUUserListModule> {
    entry(SBUOpenUserListModule.self as SBUUserListModule.Type)
  }
}

extension SBUViewControllerSet {
  /// The view controller of the user list of group channels.
  public static var GroupUserListViewController: SBUUserListViewController.Type {
    get { groupUserList.type }
    set { groupUserList.type = newValue }
  }
  static let groupUserList = SBUTypeEntry(
    Self.self, "GroupUserListViewController", SBUUserListViewController.self)

  /// The view controller of the user list of open channels.
  public static var OpenUserListViewController: SBUUserListViewController.Type {
    get { openUserList.type }
    set { openUserList.type = newValue }
  }
  static let openUserList = SBUTypeEntry(
    Self.self, "OpenUserListViewController", SBUUserListViewController.self)
}

extension SBUViewModels {
  /// The view model of the user list of group channels.
  public var GroupUserListViewModel: SBUTypeEntry<SBUUserListViewModel> {
    entry(SBUUserListViewModel.self)
  }
  /// The view model of the user list of open channels.
  public var OpenUserListViewModel: SBUTypeEntry<SBUUserListViewModel> {
    entry(SBUUserListViewModel.self)
  }
}

extension SBUViewControllerSet {
  /// Makes a user list for a channel.
  public static func GroupUserListViewController(
    channel: BaseChannel, users: [SBUUser]? = nil, userListType: ChannelUserListType = .members
  ) -> SBUUserListViewController {
    groupUserList.make { $0.init(channel: channel, users: users, userListType: userListType) }
  }
  /// Makes a user list for a channel by its URL.
  public static func GroupUserListViewController(
    channelURL: String, channelType: ChannelType = .group, users: [SBUUser]? = nil,
    userListType: ChannelUserListType = .members
  ) -> SBUUserListViewController {
    groupUserList.make {
      $0.init(
        channelURL: channelURL, channelType: channelType, users: users, userListType: userListType)
    }
  }
  /// Makes a user list for a channel.
  public static func OpenUserListViewController(
    channel: BaseChannel, users: [SBUUser]? = nil, userListType: ChannelUserListType = .members
  ) -> SBUUserListViewController {
    openUserList.make { $0.init(channel: channel, users: users, userListType: userListType) }
  }
  /// Makes a user list for a channel by its URL.
  public static func OpenUserListViewController(
    channelURL: String, channelType: ChannelType = .open, users: [SBUUser]? = nil,
    userListType: ChannelUserListType = .members
  ) -> SBUUserListViewController {
    openUserList.make {
      $0.init(
        channelURL: channelURL, channelType: channelType, users: users, userListType: userListType)
    }
  }
}

extension SBUModuleSet {
  /// An older spelling of ``SBUModules/GroupUserListModule``; setting it teaches its class (S168).
  public static var groupUserListModule: SBUUserListModule {
    get { Self.GroupUserListModule.init() }
    set { Self.GroupUserListModule = type(of: newValue) }
  }
  /// An older spelling of ``SBUModules/OpenUserListModule``; setting it teaches its class (S168).
  public static var openUserListModule: SBUUserListModule {
    get { Self.OpenUserListModule.init() }
    set { Self.OpenUserListModule = type(of: newValue) }
  }
  /// An older spelling of ``SBUModules/GroupUserListModule``, from before there were two.
  @available(*, deprecated, renamed: "GroupUserListModule")
  public static var userListModule: SBUUserListModule {
    get { Self.GroupUserListModule.init() }
    set { Self.GroupUserListModule = type(of: newValue) }
  }
  /// An older spelling of ``SBUModules/GroupUserListModule``, of the betas.
  @available(*, deprecated, renamed: "GroupUserListModule")
  public static var memberListModule: SBUUserListModule {
    get { Self.GroupUserListModule.init() }
    set { Self.GroupUserListModule = type(of: newValue) }
  }
}

extension SBUViewControllerSet {
  /// An older spelling of ``GroupUserListViewController``, from before there were two.
  @available(*, deprecated, renamed: "GroupUserListViewController")
  public static var UserListViewController: SBUUserListViewController.Type {
    get { GroupUserListViewController }
    set { GroupUserListViewController = newValue }
  }
  /// An older spelling of ``GroupUserListViewController``, of the betas.
  @available(*, deprecated, renamed: "GroupUserListViewController")
  public static var MemberListViewController: SBUUserListViewController.Type {
    get { GroupUserListViewController }
    set { GroupUserListViewController = newValue }
  }
}

extension SendbirdScreen {
  static let userList = SendbirdScreen(
    modules: [SBUModuleSet.entries.GroupUserListModule, SBUModuleSet.entries.OpenUserListModule],
    viewControllers: [SBUViewControllerSet.groupUserList, SBUViewControllerSet.openUserList],
    viewModels: [
      SBUViewModelSet.entries.GroupUserListViewModel, SBUViewModelSet.entries.OpenUserListViewModel,
    ],
    olderModules: [
      "userListModule": "GroupUserListModule",
      "memberListModule": "GroupUserListModule",
    ],
    olderViewControllers: [
      "UserListViewController": "GroupUserListViewController",
      "MemberListViewController": "GroupUserListViewController",
    ])
}
