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

extension SBUViewControllers {
  /// The view controller of the user list of group channels.
  public var GroupUserListViewController: SBUTypeEntry<SBUUserListViewController> { entry() }
  /// The view controller of the user list of open channels.
  public var OpenUserListViewController: SBUTypeEntry<SBUUserListViewController> { entry() }
}

extension SBUViewModels {
  /// The view model of the user list of group channels.
  public var GroupUserListViewModel: SBUTypeEntry<SBUUserListViewModel> { entry() }
  /// The view model of the user list of open channels.
  public var OpenUserListViewModel: SBUTypeEntry<SBUUserListViewModel> { entry() }
}

extension SBUModuleSet {
  /// An older spelling of ``SBUModules/GroupUserListModule``; setting it uses the class of the new
  /// value (S168).
  public static var groupUserListModule: SBUUserListModule {
    get { Self.GroupUserListModule.init() }
    set { Self.GroupUserListModule = type(of: newValue) }
  }
  /// An older spelling of ``SBUModules/OpenUserListModule``; setting it uses the class of the new
  /// value (S168).
  public static var openUserListModule: SBUUserListModule {
    get { Self.OpenUserListModule.init() }
    set { Self.OpenUserListModule = type(of: newValue) }
  }
  /// An older spelling of ``SBUModules/GroupUserListModule``, from the time of one module for both
  /// channel types.
  @available(*, deprecated, renamed: "GroupUserListModule")
  public static var userListModule: SBUUserListModule {
    get { Self.GroupUserListModule.init() }
    set { Self.GroupUserListModule = type(of: newValue) }
  }
  /// An older spelling of ``SBUModules/GroupUserListModule``, from the betas.
  @available(*, deprecated, renamed: "GroupUserListModule")
  public static var memberListModule: SBUUserListModule {
    get { Self.GroupUserListModule.init() }
    set { Self.GroupUserListModule = type(of: newValue) }
  }
}

extension SBUViewControllerSet {
  /// An older spelling of ``SBUViewControllers/GroupUserListViewController``, from the time of one
  /// class for both channel types.
  @available(*, deprecated, renamed: "GroupUserListViewController")
  public static var UserListViewController: SBUUserListViewController.Type {
    get { Self.GroupUserListViewController }
    set { Self.GroupUserListViewController = newValue }
  }
  /// An older spelling of ``SBUViewControllers/GroupUserListViewController``, from the betas.
  @available(*, deprecated, renamed: "GroupUserListViewController")
  public static var MemberListViewController: SBUUserListViewController.Type {
    get { Self.GroupUserListViewController }
    set { Self.GroupUserListViewController = newValue }
  }
}

extension SendbirdScreen {
  static let userList = SendbirdScreen(
    modules: [SBUModuleSet.entries.GroupUserListModule, SBUModuleSet.entries.OpenUserListModule],
    viewControllers: [
      SBUViewControllerSet.entries.GroupUserListViewController,
      SBUViewControllerSet.entries.OpenUserListViewController,
    ],
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
