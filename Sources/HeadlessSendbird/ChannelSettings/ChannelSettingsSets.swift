extension SBUModuleSet {
  /// The module of the settings of a group channel.
  public static var GroupChannelSettingsModule: SBUGroupChannelSettingsModule.Type {
    get { groupChannelSettings.type }
    set { groupChannelSettings.type = newValue }
  }
  static let groupChannelSettings = SBUTypeEntry(
    Self.self, "GroupChannelSettingsModule", SBUGroupChannelSettingsModule.self)

  /// The module of the settings of an open channel.
  public static var OpenChannelSettingsModule: SBUOpenChannelSettingsModule.Type {
    get { openChannelSettings.type }
    set { openChannelSettings.type = newValue }
  }
  static let openChannelSettings = SBUTypeEntry(
    Self.self, "OpenChannelSettingsModule", SBUOpenChannelSettingsModule.self)

  /// The module of the push settings of a group channel.
  public static var GroupChannelPushSettingsModule: SBUGroupChannelPushSettingsModule.Type {
    get { groupChannelPushSettings.type }
    set { groupChannelPushSettings.type = newValue }
  }
  static let groupChannelPushSettings = SBUTypeEntry(
    Self.self, "GroupChannelPushSettingsModule", SBUGroupChannelPushSettingsModule.self)
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

extension SBUViewModelSet {
  /// The view model of the settings of a group channel.
  public static var GroupChannelSettingsViewModel: SBUGroupChannelSettingsViewModel.Type {
    get { groupChannelSettings.type }
    set { groupChannelSettings.type = newValue }
  }
  static let groupChannelSettings = SBUTypeEntry(
    Self.self, "GroupChannelSettingsViewModel", SBUGroupChannelSettingsViewModel.self)

  /// The view model of the settings of an open channel.
  public static var OpenChannelSettingsViewModel: SBUOpenChannelSettingsViewModel.Type {
    get { openChannelSettings.type }
    set { openChannelSettings.type = newValue }
  }
  static let openChannelSettings = SBUTypeEntry(
    Self.self, "OpenChannelSettingsViewModel", SBUOpenChannelSettingsViewModel.self)

  /// The view model of the push settings of a group channel.
  public static var GroupChannelPushSettingsViewModel: SBUGroupChannelPushSettingsViewModel.Type {
    get { groupChannelPushSettings.type }
    set { groupChannelPushSettings.type = newValue }
  }
  static let groupChannelPushSettings = SBUTypeEntry(
    Self.self, "GroupChannelPushSettingsViewModel", SBUGroupChannelPushSettingsViewModel.self)
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
    modules: [SBUModuleSet.groupChannelSettings],
    viewControllers: [SBUViewControllerSet.groupChannelSettings],
    viewModels: [SBUViewModelSet.groupChannelSettings])
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
    modules: [SBUModuleSet.openChannelSettings],
    viewControllers: [SBUViewControllerSet.openChannelSettings],
    viewModels: [SBUViewModelSet.openChannelSettings])
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
    modules: [SBUModuleSet.groupChannelPushSettings],
    viewControllers: [SBUViewControllerSet.groupChannelPushSettings],
    viewModels: [SBUViewModelSet.groupChannelPushSettings])
}
