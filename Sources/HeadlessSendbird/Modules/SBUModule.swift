import Diorama

/// A header with a list, as the kit's modules are.
open class SBUModule: Configurable {
  /// A module.
  public required init() {}

  /// A module.
  public class var kind: TypeKind { .module }
  /// Nothing can be set on a module but its components.
  open class var properties: PropertyTable { [] }
}
