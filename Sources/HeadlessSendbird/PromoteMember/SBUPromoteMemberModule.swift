import Diorama

/// The header and list of the promote members screen (page 000).
open class SBUPromoteMemberModule: SBUModule {
  /// The class of the header.
  public static var HeaderComponent: SBUPromoteMemberModule.Header.Type {
    get { SBUWorld.sets.components.header(of: self, standard: Header.self) }
    set { SBUWorld.sets.components.setHeader(newValue, of: self) }
  }

  /// The class of the list.
  public static var ListComponent: SBUPromoteMemberModule.List.Type {
    get { SBUWorld.sets.components.list(of: self, standard: List.self) }
    set { SBUWorld.sets.components.setList(newValue, of: self) }
  }

  /// An older spelling: reading makes a new header, setting teaches its class (S168).
  public var headerComponent: SBUPromoteMemberModule.Header? {
    get { Self.HeaderComponent.init() }
    set { if let newValue { Self.HeaderComponent = type(of: newValue) } }
  }

  /// An older spelling: reading makes a new list, setting teaches its class (S168).
  public var listComponent: SBUPromoteMemberModule.List? {
    get { Self.ListComponent.init() }
    set { if let newValue { Self.ListComponent = type(of: newValue) } }
  }
}
