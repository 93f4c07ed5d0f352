extension SBUModules {
  /// The module of the invite users screen.
  public var InviteUserModule: SBUTypeEntry<SBUInviteUserModule> { entry() }
}

extension SBUViewControllerSet {
  /// The view controller of the invite users screen.
  public static var InviteUserViewController: SBUInviteUserViewController.Type {
    get { inviteUser.type }
    set { inviteUser.type = newValue }
  }
  static let inviteUser = SBUTypeEntry(
    Self.self, "InviteUserViewController", SBUInviteUserViewController.self)
}

extension SBUViewModels {
  /// The view model of the invite users screen.
  public var InviteUserViewModel: SBUTypeEntry<SBUInviteUserViewModel> { entry() }
}

extension SBUViewControllerSet {
  /// Creates an invite users screen for a channel.
  public static func InviteUserViewController(
    channel: GroupChannel, users: [SBUUser]? = nil
  ) -> SBUInviteUserViewController { inviteUser.make { $0.init(channel: channel, users: users) } }
  /// Creates an invite users screen for a channel by its URL.
  public static func InviteUserViewController(
    channelURL: String, users: [SBUUser]? = nil
  ) -> SBUInviteUserViewController {
    inviteUser.make { $0.init(channelURL: channelURL, users: users) }
  }
  /// Creates an invite users screen, in the spelling of page 000.
  public static func InviteUserViewController(
    channelUrl: String, users: [SBUUser]? = nil
  ) -> SBUInviteUserViewController {
    inviteUser.make { $0.init(channelURL: channelUrl, users: users) }
  }
}

extension SBUModuleSet {
  /// An older spelling of ``SBUModules/InviteUserModule``; setting it uses the class of the new
  /// value (S168).
  public static var inviteUserModule: SBUInviteUserModule {
    get { Self.InviteUserModule.init() }
    set { Self.InviteUserModule = type(of: newValue) }
  }
}

extension SBUViewControllerSet {
  /// An older spelling of ``InviteUserViewController``, up to 3.1.1.
  @available(*, deprecated, renamed: "InviteUserViewController")
  public static var InviteUserViewContoller: SBUInviteUserViewController.Type {
    get { InviteUserViewController }
    set { InviteUserViewController = newValue }
  }
}

extension SendbirdScreen {
  static let inviteUser = SendbirdScreen(
    modules: [SBUModuleSet.entries.InviteUserModule],
    viewControllers: [SBUViewControllerSet.inviteUser],
    viewModels: [SBUViewModelSet.entries.InviteUserViewModel],
    olderViewControllers: ["InviteUserViewContoller": "InviteUserViewController"])
}
