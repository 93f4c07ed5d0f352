import Diorama

/// The header and list of the invite users screen (page 000).
open class SBUInviteUserModule: SBUModule {
  /// The class of the header.
  public static var HeaderComponent: SBUInviteUserModule.Header.Type {
    get { SBUWorld.sets.components.header(of: self, standard: Header.self) }
    set { SBUWorld.sets.components.setHeader(newValue, of: self) }
  }

  /// The class of the list.
  public static var ListComponent: SBUInviteUserModule.List.Type {
    get { SBUWorld.sets.components.list(of: self, standard: List.self) }
    set { SBUWorld.sets.components.setList(newValue, of: self) }
  }

  /// An older spelling: reading makes a new header, setting teaches its class (S168).
  public var headerComponent: SBUInviteUserModule.Header? {
    get { Self.HeaderComponent.init() }
    set { if let newValue { Self.HeaderComponent = type(of: newValue) } }
  }

  /// An older spelling: reading makes a new list, setting teaches its class (S168).
  public var listComponent: SBUInviteUserModule.List? {
    get { Self.ListComponent.init() }
    set { if let newValue { Self.ListComponent = type(of: newValue) } }
  }
}
