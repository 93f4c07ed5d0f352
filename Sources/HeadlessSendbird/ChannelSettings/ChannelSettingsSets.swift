extension SBUModules {
  /// The module of the settings of a group channel.
  public var GroupChannelSettingsModule: SBUTypeEntry<SBUGroupChannelSettingsModule> { entry() }
  /// The module of the settings of an open channel.
  public var OpenChannelSettingsModule: SBUTypeEntry<SBUOpenChannelSettingsModule> { entry() }
  /// The module of the push settings of a group channel.
  public var GroupChannelPushSettingsModule: SBUTypeEntry<SBUGroupChannelPushSettingsModule> {
    entry()
  }
}

extension SBUViewControllers {
  /// The view controller of the settings of a group channel.
  public var GroupChannelSettingsViewController: SBUTypeEntry<SBUGroupChannelSettingsViewController>
  { entry() }
  /// The view controller of the settings of an open channel.
  public var OpenChannelSettingsViewController: SBUTypeEntry<SBUOpenChannelSettingsViewController> {
    entry()
  }
  /// The view controller of the push settings of a group channel.
  public var GroupChannelPushSettingsViewController:
    SBUTypeEntry<SBUGroupChannelPushSettingsViewController>
  { entry() }
}

extension SBUViewModels {
  /// The view model of the settings of a group channel.
  public var GroupChannelSettingsViewModel: SBUTypeEntry<SBUGroupChannelSettingsViewModel> {
    entry()
  }
  /// The view model of the settings of an open channel.
  public var OpenChannelSettingsViewModel: SBUTypeEntry<SBUOpenChannelSettingsViewModel> { entry() }
  /// The view model of the push settings of a group channel.
  public var GroupChannelPushSettingsViewModel: SBUTypeEntry<SBUGroupChannelPushSettingsViewModel> {
    entry()
  }
}

extension SendbirdScreen {
  static let groupChannelSettings = SendbirdScreen(
    modules: [SBUModuleSet.entries.GroupChannelSettingsModule],
    viewControllers: [SBUViewControllerSet.entries.GroupChannelSettingsViewController],
    viewModels: [SBUViewModelSet.entries.GroupChannelSettingsViewModel])

  static let openChannelSettings = SendbirdScreen(
    modules: [SBUModuleSet.entries.OpenChannelSettingsModule],
    viewControllers: [SBUViewControllerSet.entries.OpenChannelSettingsViewController],
    viewModels: [SBUViewModelSet.entries.OpenChannelSettingsViewModel])

  static let groupChannelPushSettings = SendbirdScreen(
    modules: [SBUModuleSet.entries.GroupChannelPushSettingsModule],
    viewControllers: [SBUViewControllerSet.entries.GroupChannelPushSettingsViewController],
    viewModels: [SBUViewModelSet.entries.GroupChannelPushSettingsViewModel])
}
