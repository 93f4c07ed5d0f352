/// What the modules of settings screens have in common.
open class SBUBaseChannelSettingsModule: SBUModule {}

/// The header and list of the settings of a group channel.
open class SBUGroupChannelSettingsModule: SBUBaseChannelSettingsModule {
  /// The header of the settings of a group channel.
  open class Header: SBUBaseChannelSettingsModule.Header {}
  /// The list of the settings of a group channel.
  open class List: SBUBaseChannelSettingsModule.List {}

  /// The class of the header.
  public static var HeaderComponent: SBUGroupChannelSettingsModule.Header.Type {
    get { SBUWorld.sets.components.header(of: self, standard: Header.self) }
    set { SBUWorld.sets.components.setHeader(newValue, of: self) }
  }

  /// The class of the list.
  public static var ListComponent: SBUGroupChannelSettingsModule.List.Type {
    get { SBUWorld.sets.components.list(of: self, standard: List.self) }
    set { SBUWorld.sets.components.setList(newValue, of: self) }
  }
}

/// The header and list of the settings of an open channel.
open class SBUOpenChannelSettingsModule: SBUBaseChannelSettingsModule {
  /// The header of the settings of an open channel.
  open class Header: SBUBaseChannelSettingsModule.Header {}
  /// The list of the settings of an open channel.
  open class List: SBUBaseChannelSettingsModule.List {}

  /// The class of the header.
  public static var HeaderComponent: SBUOpenChannelSettingsModule.Header.Type {
    get { SBUWorld.sets.components.header(of: self, standard: Header.self) }
    set { SBUWorld.sets.components.setHeader(newValue, of: self) }
  }

  /// The class of the list.
  public static var ListComponent: SBUOpenChannelSettingsModule.List.Type {
    get { SBUWorld.sets.components.list(of: self, standard: List.self) }
    set { SBUWorld.sets.components.setList(newValue, of: self) }
  }
}
