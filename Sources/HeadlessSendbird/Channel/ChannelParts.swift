import HeadlessUIKit

extension SBUBaseChannelViewController {
  /// Creates header, list and input of a module.
  ///
  /// - Parameter module: the module's class.
  final func makeParts<Module: SBUComponentModule & SBUInputModule>(of module: Module.Type)
  where
    Module.Header: SBUBaseChannelModule.Header, Module.List: SBUBaseChannelModule.List,
    Module.Input: SBUBaseChannelModule.Input
  {
    baseHeaderComponent = module.makeHeader()
    baseListComponent = module.makeList()
    baseInputComponent = module.makeInput()
  }
}

// The replaceable views of the lists of messages.
extension SBUModuleParts {
  var banner: SBUTypeEntry<SBUChannelStateBanner> {
    entry("ChannelStateBanner", SBUChannelStateBanner.self)
  }
  var scrollBottomView: SBUTypeEntry<SBUScrollBottomView> {
    entry("ScrollBottomView", SBUScrollBottomView.self)
  }
  var userProfileView: SBUTypeEntry<SBUUserProfileView> {
    entry("UserProfileView", SBUUserProfileView.self)
  }
}

extension SBUModules {
  /// The module of a channel with its messages; only the components of other modules inherit from
  /// its components.
  public var BaseChannelModule: SBUTypeEntry<SBUBaseChannelModule> { entry() }
}
