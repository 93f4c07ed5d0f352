import HeadlessUIKit

extension SBUBaseChannelViewController {
  /// Creates header, list and input of a module, and the notice of a screen that is not
  /// implemented.
  ///
  /// - Parameters:
  ///   - module: the module's class.
  ///   - name: the kit's name of the screen.
  ///   - channelURL: the channel's URL.
  final func makeParts<Module: SBUComponentModule & SBUInputModule>(
    of module: Module.Type, name: String, channelURL: String?
  )
  where
    Module.Header: SBUBaseChannelModule.Header, Module.List: SBUBaseChannelModule.List,
    Module.Input: SBUBaseChannelModule.Input
  {
    baseHeaderComponent = module.makeHeader()
    baseListComponent = module.makeList()
    baseInputComponent = module.makeInput()
    absentNotice = AbsentNotice(name: name, subject: channelURL)
  }

  /// Sets up header, list and input of a screen without delegates of its own.
  final func setUpParts() {
    baseHeaderComponent?.setUp(self, theme)
    baseListComponent?.setUp(self, self, theme)
    baseInputComponent?.setUp(self, self, theme)
  }
}

extension SBUModules {
  /// The module of a channel with its messages; only the components of other modules inherit from
  /// its components.
  public var BaseChannelModule: SBUTypeEntry<SBUBaseChannelModule> { entry() }
}
