import Diorama
import HeadlessUIKit

/// The header and list of the invite users screen (page 000).
open class SBUInviteUserModule: Configurable {
  /// A module.
  public required init() {}

  /// The class of the header; shared by all subclasses of the module (S165, S166).
  public static var HeaderComponent: SBUInviteUserModule.Header.Type {
    get { SBUWorld.sets.inviteUserHeader }
    set { SBUWorld.sets.inviteUserHeader = newValue }
  }

  /// The class of the list; shared by all subclasses of the module (S165, S166).
  public static var ListComponent: SBUInviteUserModule.List.Type {
    get { SBUWorld.sets.inviteUserList }
    set { SBUWorld.sets.inviteUserList = newValue }
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

  /// A module.
  public class var kind: TypeKind { .module }
  /// Nothing can be set on a module but its components.
  open class var properties: PropertyTable { [] }
}
