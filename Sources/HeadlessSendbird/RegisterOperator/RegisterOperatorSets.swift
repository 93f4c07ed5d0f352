extension SBUModules {
  /// The module of the register operator screen of group channels.
  public var GroupRegisterOperatorModule: SBUTypeEntry<SBURegisterOperatorModule> {
    entry(SBUGroupRegisterOperatorModule.self as SBURegisterOperatorModule.Type)
  }
  /// The module of the register operator screen of open channels.
  public var OpenRegisterOperatorModule: SBUTypeEntry<SBURegisterOperatorModule> {
    entry(SBUOpenRegisterOperatorModule.self as SBURegisterOperatorModule.Type)
  }
}

extension SBUViewControllerSet {
  /// The view controller of the register operator screen of group channels.
  public static var GroupChannelRegisterOperatorViewController:
    SBURegisterOperatorViewController.Type
  {
    get { groupRegisterOperator.type }
    set { groupRegisterOperator.type = newValue }
  }
  static let groupRegisterOperator = SBUTypeEntry(
    Self.self, "GroupChannelRegisterOperatorViewController", SBURegisterOperatorViewController.self)

  /// The view controller of the register operator screen of open channels.
  public static var OpenChannelRegisterOperatorViewController:
    SBURegisterOperatorViewController.Type
  {
    get { openRegisterOperator.type }
    set { openRegisterOperator.type = newValue }
  }
  static let openRegisterOperator = SBUTypeEntry(
    Self.self, "OpenChannelRegisterOperatorViewController", SBURegisterOperatorViewController.self)
}

extension SBUViewModels {
  /// The view model of the register operator screen of group channels.
  public var GroupChannelRegisterOperatorViewModel: SBUTypeEntry<SBURegisterOperatorViewModel> {
    entry()
  }
  /// The view model of the register operator screen of open channels.
  public var OpenChannelRegisterOperatorViewModel: SBUTypeEntry<SBURegisterOperatorViewModel> {
    entry()
  }
}

extension SBUViewControllerSet {
  /// Creates a register operator screen for a channel.
  public static func GroupChannelRegisterOperatorViewController(
    channel: BaseChannel, users: [SBUUser]? = nil
  ) -> SBURegisterOperatorViewController {
    groupRegisterOperator.make { $0.init(channel: channel, users: users) }
  }
  /// Creates a register operator screen for a channel by its URL.
  public static func GroupChannelRegisterOperatorViewController(
    channelURL: String, channelType: ChannelType = .group, users: [SBUUser]? = nil
  ) -> SBURegisterOperatorViewController {
    groupRegisterOperator.make {
      $0.init(channelURL: channelURL, channelType: channelType, users: users)
    }
  }
  /// Creates a register operator screen for a channel.
  public static func OpenChannelRegisterOperatorViewController(
    channel: BaseChannel, users: [SBUUser]? = nil
  ) -> SBURegisterOperatorViewController {
    openRegisterOperator.make { $0.init(channel: channel, users: users) }
  }
  /// Creates a register operator screen for a channel by its URL.
  public static func OpenChannelRegisterOperatorViewController(
    channelURL: String, channelType: ChannelType = .open, users: [SBUUser]? = nil
  ) -> SBURegisterOperatorViewController {
    openRegisterOperator.make {
      $0.init(channelURL: channelURL, channelType: channelType, users: users)
    }
  }
}

extension SBUModuleSet {
  /// An older spelling of ``SBUModules/GroupRegisterOperatorModule``; setting it uses the class of
  /// the new value (S168).
  public static var groupRegisterOperatorModule: SBURegisterOperatorModule {
    get { Self.GroupRegisterOperatorModule.init() }
    set { Self.GroupRegisterOperatorModule = type(of: newValue) }
  }
  /// An older spelling of ``SBUModules/OpenRegisterOperatorModule``; setting it uses the class of
  /// the new value (S168).
  public static var openRegisterOperatorModule: SBURegisterOperatorModule {
    get { Self.OpenRegisterOperatorModule.init() }
    set { Self.OpenRegisterOperatorModule = type(of: newValue) }
  }
  /// An older spelling of ``SBUModules/GroupRegisterOperatorModule``, from the time of one module
  /// for both channel types.
  public static var registerOperatorModule: SBURegisterOperatorModule {
    get { Self.GroupRegisterOperatorModule.init() }
    set { Self.GroupRegisterOperatorModule = type(of: newValue) }
  }
}

extension SBUViewControllerSet {
  /// An older spelling of ``GroupChannelRegisterOperatorViewController``, from the time of one
  /// class for both channel types.
  @available(*, deprecated, renamed: "GroupChannelRegisterOperatorViewController")
  public static var RegisterOperatorViewController: SBURegisterOperatorViewController.Type {
    get { GroupChannelRegisterOperatorViewController }
    set { GroupChannelRegisterOperatorViewController = newValue }
  }
}

extension SendbirdScreen {
  static let registerOperator = SendbirdScreen(
    modules: [
      SBUModuleSet.entries.GroupRegisterOperatorModule,
      SBUModuleSet.entries.OpenRegisterOperatorModule,
    ],
    viewControllers: [
      SBUViewControllerSet.groupRegisterOperator, SBUViewControllerSet.openRegisterOperator,
    ],
    viewModels: [
      SBUViewModelSet.entries.GroupChannelRegisterOperatorViewModel,
      SBUViewModelSet.entries.OpenChannelRegisterOperatorViewModel,
    ],
    olderModules: ["registerOperatorModule": "GroupRegisterOperatorModule"],
    olderViewControllers: [
      "RegisterOperatorViewController": "GroupChannelRegisterOperatorViewController"
    ])
}
