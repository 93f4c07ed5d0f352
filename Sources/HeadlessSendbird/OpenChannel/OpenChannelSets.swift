import DioramaKit

extension SBUModules {
  /// The module of an open channel with its messages.
  public var OpenChannelModule: SBUTypeEntry<SBUOpenChannelModule> { entry() }
}

extension SBUViewControllers {
  /// The view controller of an open channel with its messages.
  public var OpenChannelViewController: SBUTypeEntry<SBUOpenChannelViewController> { entry() }
}

extension SBUViewModels {
  /// The view model of an open channel with its messages.
  public var OpenChannelViewModel: SBUTypeEntry<SBUOpenChannelViewModel> { entry() }
}

extension SendbirdScreen {
  static let openChannel = SendbirdScreen(
    modules: [SBUModuleSet.entries.OpenChannelModule],
    viewControllers: [SBUViewControllerSet.entries.OpenChannelViewController],
    viewModels: [SBUViewModelSet.entries.OpenChannelViewModel]
  ).adding(
    "InputComponent", .input, SBUOpenChannelModule.Input.self,
    of: SBUModuleSet.entries.OpenChannelModule
  ).adding(
    "MediaComponent", "view", SBUOpenChannelModule.Media.self,
    of: SBUModuleSet.entries.OpenChannelModule)
}
