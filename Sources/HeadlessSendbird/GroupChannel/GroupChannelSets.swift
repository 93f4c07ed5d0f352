extension SBUModules {
  /// The module of a group channel with its messages.
  public var GroupChannelModule: SBUTypeEntry<SBUGroupChannelModule> { entry() }
}

extension SBUViewControllers {
  /// The view controller of a group channel with its messages.
  public var GroupChannelViewController: SBUTypeEntry<SBUGroupChannelViewController> { entry() }
}

extension SBUViewModels {
  /// The view model of a group channel with its messages.
  public var GroupChannelViewModel: SBUTypeEntry<SBUGroupChannelViewModel> { entry() }
}

extension SendbirdScreen {
  static let groupChannel = SendbirdScreen(
    modules: [SBUModuleSet.entries.GroupChannelModule],
    viewControllers: [SBUViewControllerSet.entries.GroupChannelViewController],
    viewModels: [SBUViewModelSet.entries.GroupChannelViewModel]
  ).adding(
    "InputComponent", .input, SBUGroupChannelModule.Input.self,
    of: SBUModuleSet.entries.GroupChannelModule)
}
