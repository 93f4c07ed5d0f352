import Diorama

/// The header and list of the moderations screen (page 004).
///
/// Group and open channels have subclasses of their own in `SBUModuleSet`, so that what is set on
/// one of them does not change the other.
open class SBUModerationsModule: SBUModule {
  /// The class of the header.
  public static var HeaderComponent: SBUModerationsModule.Header.Type {
    get { SBUWorld.sets.components.header(of: self, standard: Header.self) }
    set { SBUWorld.sets.components.setHeader(newValue, of: self) }
  }

  /// The class of the list.
  public static var ListComponent: SBUModerationsModule.List.Type {
    get { SBUWorld.sets.components.list(of: self, standard: List.self) }
    set { SBUWorld.sets.components.setList(newValue, of: self) }
  }

  /// An older spelling: reading makes a new header, setting teaches its class (S168).
  public var headerComponent: SBUModerationsModule.Header? {
    get { Self.HeaderComponent.init() }
    set { if let newValue { Self.HeaderComponent = type(of: newValue) } }
  }

  /// An older spelling: reading makes a new list, setting teaches its class (S168).
  public var listComponent: SBUModerationsModule.List? {
    get { Self.ListComponent.init() }
    set { if let newValue { Self.ListComponent = type(of: newValue) } }
  }
}

/// What `SBUModuleSet.GroupModerationsModule` is unless an app sets another.
public final class SBUGroupModerationsModule: SBUModerationsModule {}

/// What `SBUModuleSet.OpenModerationsModule` is unless an app sets another.
public final class SBUOpenModerationsModule: SBUModerationsModule {}
