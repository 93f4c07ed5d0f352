extension SBUModules {
  /// The module of the promote members screen.
  public var PromoteMemberModule: SBUTypeEntry<SBUPromoteMemberModule> { entry() }
}

extension SBUViewControllerSet {
  /// The view controller of the promote members screen.
  public static var PromoteMemberViewController: SBUPromoteMemberViewController.Type {
    get { promoteMember.type }
    set { promoteMember.type = newValue }
  }
  static let promoteMember = SBUTypeEntry(
    Self.self, "PromoteMemberViewController", SBUPromoteMemberViewController.self)
}

extension SBUViewModels {
  /// The view model of the promote members screen.
  public var PromoteMemberViewModel: SBUTypeEntry<SBUPromoteMemberViewModel> { entry() }
}

extension SBUViewControllerSet {
  /// Creates a promote members screen for a channel.
  public static func PromoteMemberViewController(
    channel: GroupChannel, users: [SBUUser]? = nil
  ) -> SBUPromoteMemberViewController {
    promoteMember.make { $0.init(channel: channel, users: users) }
  }
  /// Creates a promote members screen for a channel by its URL.
  public static func PromoteMemberViewController(
    channelURL: String, users: [SBUUser]? = nil
  ) -> SBUPromoteMemberViewController {
    promoteMember.make { $0.init(channelURL: channelURL, users: users) }
  }
  /// Creates a promote members screen, in the spelling of page 000.
  public static func PromoteMemberViewController(
    channelUrl: String, users: [SBUUser]? = nil
  ) -> SBUPromoteMemberViewController {
    promoteMember.make { $0.init(channelURL: channelUrl, users: users) }
  }
}

extension SBUModuleSet {
  /// An older spelling of ``SBUModules/PromoteMemberModule``; setting it uses the class of the new
  /// value (S168).
  public static var promoteMemberModule: SBUPromoteMemberModule {
    get { Self.PromoteMemberModule.init() }
    set { Self.PromoteMemberModule = type(of: newValue) }
  }
}

extension SendbirdScreen {
  static let promoteMember = SendbirdScreen(
    modules: [SBUModuleSet.entries.PromoteMemberModule],
    viewControllers: [SBUViewControllerSet.promoteMember],
    viewModels: [SBUViewModelSet.entries.PromoteMemberViewModel])
}
