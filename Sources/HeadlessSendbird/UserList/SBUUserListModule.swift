import Diorama

/// The header and list of the user list (S115 to S140).
///
/// Group and open channels have subclasses of their own in `SBUModuleSet`, so that what is set on
/// one of them does not change the other.
open class SBUUserListModule: SBUModule {
  /// The class of the header.
  public static var HeaderComponent: SBUUserListModule.Header.Type {
    get { SBUWorld.sets.components.header(of: self, standard: Header.self) }
    set { SBUWorld.sets.components.setHeader(newValue, of: self) }
  }

  /// The class of the list.
  public static var ListComponent: SBUUserListModule.List.Type {
    get { SBUWorld.sets.components.list(of: self, standard: List.self) }
    set { SBUWorld.sets.components.setList(newValue, of: self) }
  }

  /// An older spelling: reading makes a new header, setting teaches its class (S168).
  public var headerComponent: SBUUserListModule.Header? {
    get { Self.HeaderComponent.init() }
    set { if let newValue { Self.HeaderComponent = type(of: newValue) } }
  }

  /// An older spelling: reading makes a new list, setting teaches its class (S168).
  public var listComponent: SBUUserListModule.List? {
    get { Self.ListComponent.init() }
    set { if let newValue { Self.ListComponent = type(of: newValue) } }
  }
}

/// What `SBUModuleSet.GroupUserListModule` is unless an app sets another.
public final class SBUGroupUserListModule: SBUUserListModule {}

/// What `SBUModuleSet.OpenUserListModule` is unless an app sets another.
public final class SBUOpenUserListModule: SBUUserListModule {}
