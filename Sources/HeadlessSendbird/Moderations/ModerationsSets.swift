extension SBUModules {
  /// The module of the moderations screen of group channels.
  public var GroupModerationsModule: SBUTypeEntry<SBUModerationsModule> {
    entry(SBUGroupModerationsModule.self as SBUModerationsModule.Type)
  }
  /// The module of the moderations screen of open channels.
  public var OpenModerationsModule: SBUTypeEntry<SBUModerationsModule> {
    entry(SBUOpenModerationsModule.self as SBUModerationsModule.Type)
  }
}

extension SBUViewControllers {
  /// The view controller of the moderations screen of group channels.
  public var GroupModerationsViewController: SBUTypeEntry<SBUModerationsViewController> { entry() }
}

extension SBUViewControllerSet {
  /// The view controller of the moderations screen of open channels.
  public static var OpenModerationsViewController: SBUModerationsViewController.Type {
    get { openModerations.type }
    set { openModerations.type = newValue }
  }
  static let openModerations = SBUTypeEntry(
    Self.self, "OpenModerationsViewController", SBUModerationsViewController.self)
}

extension SBUViewModels {
  /// The view model of the moderations screen of group channels.
  public var GroupModerationsViewModel: SBUTypeEntry<SBUModerationsViewModel> { entry() }
  /// The view model of the moderations screen of open channels.
  public var OpenModerationsViewModel: SBUTypeEntry<SBUModerationsViewModel> { entry() }
}

extension SBUViewControllerSet {
  /// Creates a moderations screen for a channel.
  public static func OpenModerationsViewController(
    channel: BaseChannel
  ) -> SBUModerationsViewController { openModerations.make { $0.init(channel: channel) } }
  /// Creates a moderations screen for a channel by its URL.
  public static func OpenModerationsViewController(
    channelURL: String, channelType: ChannelType = .open
  ) -> SBUModerationsViewController {
    openModerations.make { $0.init(channelURL: channelURL, channelType: channelType) }
  }
}

extension SBUModuleSet {
  /// An older spelling of ``SBUModules/GroupModerationsModule``; setting it uses the class of the
  /// new value (S168).
  public static var groupModerationsModule: SBUModerationsModule {
    get { Self.GroupModerationsModule.init() }
    set { Self.GroupModerationsModule = type(of: newValue) }
  }
  /// An older spelling of ``SBUModules/OpenModerationsModule``; setting it uses the class of the
  /// new value (S168).
  public static var openModerationsModule: SBUModerationsModule {
    get { Self.OpenModerationsModule.init() }
    set { Self.OpenModerationsModule = type(of: newValue) }
  }
  /// An older spelling of ``SBUModules/GroupModerationsModule``, from the time of one module for
  /// both channel types.
  public static var moderationsModule: SBUModerationsModule {
    get { Self.GroupModerationsModule.init() }
    set { Self.GroupModerationsModule = type(of: newValue) }
  }
}

extension SBUViewControllerSet {
  /// An older spelling of ``SBUViewControllers/GroupModerationsViewController``, from the time of
  /// one class for both channel types.
  @available(*, deprecated, renamed: "GroupModerationsViewController")
  public static var ModerationsViewController: SBUModerationsViewController.Type {
    get { Self.GroupModerationsViewController }
    set { Self.GroupModerationsViewController = newValue }
  }
}

extension SendbirdScreen {
  static let moderations = SendbirdScreen(
    modules: [
      SBUModuleSet.entries.GroupModerationsModule, SBUModuleSet.entries.OpenModerationsModule,
    ],
    viewControllers: [
      SBUViewControllerSet.entries.GroupModerationsViewController,
      SBUViewControllerSet.openModerations,
    ],
    viewModels: [
      SBUViewModelSet.entries.GroupModerationsViewModel,
      SBUViewModelSet.entries.OpenModerationsViewModel,
    ],
    olderModules: ["moderationsModule": "GroupModerationsModule"],
    olderViewControllers: ["ModerationsViewController": "GroupModerationsViewController"])
}
