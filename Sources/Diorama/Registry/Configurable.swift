import HeadlessUIKit

/// A class that YAML can name and whose properties it can set.
///
/// A subclass of a kit's class is one already: `try registry.register(TeamHeader.self)` is all
/// that is needed. It overrides ``properties`` to offer more of them.
public protocol Configurable: AnyObject, SendableMetatype {
  /// What the type is for.
  static var kind: TypeKind { get }
  /// What YAML may set on an instance, the superclass' properties included.
  static var properties: PropertyTable { get }
  /// What the type is, in one line, for `diorama types`.
  static var summary: String { get }
}

extension Configurable {
  /// Nothing to say beyond the name.
  public static var summary: String { "" }
}

/// A configurable class that can be made without knowing more: a header, a list, a view.
public protocol ConfigurableComponent: Configurable {
  /// A component as it is before anything is set.
  init()
}

/// A view controller that a screen can be made of.
public protocol ScreenViewController: UIViewController, Configurable {
  /// The parameters of its initialisers, and how it is made from them.
  static var initializer: ViewControllerInitializer { get }
  /// The parts of it that YAML may choose, such as `headerComponent`.
  static var slots: [Slot] { get }
}
