extension SBUModules {
  /// The module of a group channel with its messages, a screen that is not implemented.
  public var GroupChannelModule: SBUTypeEntry<SBUGroupChannelModule> { entry() }
}

extension SBUViewControllers {
  /// The view controller of a group channel with its messages, a screen that is not implemented.
  public var GroupChannelViewController: SBUTypeEntry<SBUGroupChannelViewController> { entry() }
}

extension SBUViewModels {
  /// The view model of a group channel with its messages, a screen that is not implemented.
  public var GroupChannelViewModel: SBUTypeEntry<SBUGroupChannelViewModel> { entry() }
}
