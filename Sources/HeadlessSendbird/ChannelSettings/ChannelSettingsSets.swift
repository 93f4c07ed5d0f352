extension SBUModules {
  /// The module of the settings of a group channel.
  public var GroupChannelSettingsModule: SBUTypeEntry<SBUGroupChannelSettingsModule> {
    entry(SBUGroupChannelSettingsModule.self)
  }
  /// The module of the settings of an open channel.
  public var OpenChannelSettingsModule: SBUTypeEntry<SBUOpenChannelSettingsModule> {
    entry(SBUOpenChannelSettingsModule.self)
  }
  /// The module of the push settings of a group channel.
  public var GroupChannelPushSettingsModule: SBUTypeEntry<SBUGroupChannelPushSettingsModule> {
    entry(SBUGroupChannelPushSettingsModule.self)
  }
}

extension SBUViewControllerSet {
  /// The view controller of the settings of a group channel.
  public static var GroupChannelSettingsViewController: SBUGroupChannelSettingsViewController.Type {
    get { groupChannelSettings.type }
    set { groupChannelSettings.type = newValue }
  }
  static let groupChannelSettings = SBUTypeEntry(
    Self.self, "GroupChannelSettingsViewController", SBUGroupChannelSettingsViewController.self)

  /// The view controller of the settings of an open channel.
  public static var OpenChannelSettingsViewController: SBUOpenChannelSettingsViewController.Type {
    get { openChannelSettings.type }
    set { openChannelSettings.type = newValue }
  }
  static let openChannelSettings = SBUTypeEntry(
    Self.self, "OpenChannelSettingsViewController", SBUOpenChannelSettingsViewController.self)

  /// The view controller of the push settings of a group channel.
  public static var GroupChannelPushSettingsViewController:
    SBUGroupChannelPushSettingsViewController.Type
  {
    get { groupChannelPushSettings.type }
    set { groupChannelPushSettings.type = newValue }
  }
  static let groupChannelPushSettings = SBUTypeEntry(
    Self.self, "GroupChannelPushSettingsViewController",
    SBUGroupChannelPushSettingsViewController.self)
}

extension SBUViewModels {
  /// The view model of the settings of a group channel.
  public var GroupChannelSettingsViewModel: SBUTypeEntry<SBUGroupChannelSettingsViewModel> {
    entry(SBUGroupChannelSettingsViewModel.self)
  }
  /// The view model of the settings of an open channel.
  public var OpenChannelSettingsViewModel: SBUTypeEntry<SBUOpenChannelSettingsViewModel> {
    entry(SBUOpenChannelSettingsViewModel.self)
  }
  /// The view model of the push settings of a group channel.
  public var GroupChannelPushSettingsViewModel: SBUTypeEntry<SBUGroupChannelPushSettingsViewModel> {
    entry(SBUGroupChannelPushSettingsViewModel.self)
  }
}

extension SBUViewControllerSet {
  /// Makes the settings of a channel.
  public static func GroupChannelSettingsViewController(
    channel: GroupChannel
  ) -> SBUGroupChannelSettingsViewController {
    groupChannelSettings.make { $0.init(channel: channel) }
  }
  /// Makes the settings of a channel by its URL.
  public static func GroupChannelSettingsViewController(
    channelURL: String
  ) -> SBUGroupChannelSettingsViewController {
    groupChannelSettings.make { $0.init(channelURL: channelURL) }
  }
}

extension SendbirdScreen {
  static let groupChannelSettings = SendbirdScreen(
    modules: [SBUModuleSet.entries.GroupChannelSettingsModule],
    viewControllers: [SBUViewControllerSet.groupChannelSettings],
    viewModels: [SBUViewModelSet.entries.GroupChannelSettingsViewModel])
}

extension SBUViewControllerSet {
  /// Makes the settings of a channel.
  public static func OpenChannelSettingsViewController(
    channel: OpenChannel
  ) -> SBUOpenChannelSettingsViewController {
    openChannelSettings.make { $0.init(channel: channel) }
  }
  /// Makes the settings of a channel by its URL.
  public static func OpenChannelSettingsViewController(
    channelURL: String
  ) -> SBUOpenChannelSettingsViewController {
    openChannelSettings.make { $0.init(channelURL: channelURL) }
  }
}

extension SendbirdScreen {
  static let openChannelSettings = SendbirdScreen(
    modules: [SBUModuleSet.entries.OpenChannelSettingsModule],
    viewControllers: [SBUViewControllerSet.openChannelSettings],
    viewModels: [SBUViewModelSet.entries.OpenChannelSettingsViewModel])
}

extension SBUViewControllerSet {
  /// Makes the push settings of a channel.
  public static func GroupChannelPushSettingsViewController(
    channel: GroupChannel
  ) -> SBUGroupChannelPushSettingsViewController {
    groupChannelPushSettings.make { $0.init(channel: channel) }
  }
  /// Makes the push settings of a channel by its URL.
  public static func GroupChannelPushSettingsViewController(
    channelURL: String
  ) -> SBUGroupChannelPushSettingsViewController {
    groupChannelPushSettings.make { $0.init(channelURL: channelURL) }
  }
}

extension SendbirdScreen {
  static let groupChannelPushSettings = SendbirdScreen(
    modules: [SBUModuleSet.entries.GroupChannelPushSettingsModule],
    viewControllers: [SBUViewControllerSet.groupChannelPushSettings],
    viewModels: [SBUViewModelSet.entries.GroupChannelPushSettingsViewModel])
}
