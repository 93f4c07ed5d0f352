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
    inputModule: SBUModuleSet.entries.GroupChannelModule,
    viewController: SBUViewControllerSet.entries.GroupChannelViewController,
    viewModel: SBUViewModelSet.entries.GroupChannelViewModel)
}
