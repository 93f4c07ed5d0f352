extension SBUModules {
  /// The module of an open channel with its messages, a screen that is not implemented.
  public var OpenChannelModule: SBUTypeEntry<SBUOpenChannelModule> { entry() }
}

extension SBUViewControllers {
  /// The view controller of an open channel with its messages, a screen that is not implemented.
  public var OpenChannelViewController: SBUTypeEntry<SBUOpenChannelViewController> { entry() }
}

extension SBUViewModels {
  /// The view model of an open channel with its messages, a screen that is not implemented.
  public var OpenChannelViewModel: SBUTypeEntry<SBUOpenChannelViewModel> { entry() }
}
