import DioramaKit
import HeadlessUIKit

/// The base class of the kit's modules, each a header and a list.
///
/// A module is never shown itself: a view controller asks the module's class in ``SBUModuleSet``
/// for the classes of its header and list.
open class SBUModule: Configurable {
  /// Creates a module; only its class matters.
  public required init() {}

  /// The kind of the type: a module.
  public class var kind: TypeKind { .module }
  /// The properties that YAML can set: none besides the components.
  open class var properties: PropertyTable { [] }

  /// Returns the class of a component that is set on this class or its superclasses; nil for the
  /// kit's.
  class func component<Component>(_ name: String) -> Component? {
    // Unwrap before the cast: an optimized build would cast nil to a class and crash.
    guard let type = SBUTypes.current.inherited(name, of: self)?.type else { return nil }
    return type as? Component
  }

  /// Sets the class of a component.
  class func set(component type: any Configurable.Type, at name: String) {
    SBUTypes.current[SBUTypes.Key(self, name)] = ComponentChoice(type: type)
  }

  /// Returns a component of the module's class, with YAML's properties.
  static func made<Component: AnyObject>(_ component: Component, at name: String) -> Component {
    if let choice = SBUTypes.current.inherited(name, of: self), choice.type == type(of: component) {
      choice.apply(to: component)
    }
    return component
  }
}

/// A module whose header an app may replace.
public protocol SBUHeaderModule: SBUModule {
  /// The base class of its headers.
  associatedtype Header: SBUModuleHeader
}

/// A module whose header and list an app may replace.
public protocol SBUComponentModule: SBUHeaderModule {
  /// The base class of its lists.
  associatedtype List: SBUModuleList
}

// A module class without own settings inherits those of its superclass. So the group screens do not
// see a setting on `SBUModuleSet.OpenRegisterOperatorModule`, as page 001 says; the kit itself
// keeps one value for all (S165, S166).
extension SBUHeaderModule {
  /// The class of the header: the one set on this class or its superclasses, else the kit's.
  /// Setting it inside a run changes that run only.
  public static var HeaderComponent: Header.Type {
    get { component(headerName) ?? Header.self }
    set { set(component: newValue, at: headerName) }
  }

  /// An older spelling: reading creates a new header, setting uses its class from then on (S168).
  public var headerComponent: Header? {
    get { type(of: self).makeHeader() }
    set { if let newValue { type(of: self).HeaderComponent = type(of: newValue) } }
  }

  /// Creates a header of the module's class and applies YAML's properties.
  static func makeHeader() -> Header { made(HeaderComponent.init(), at: headerName) }

  private static var headerName: String { "HeaderComponent" }
}

extension SBUComponentModule {
  /// The class of the list: the one set on this class or its superclasses, else the kit's. Setting
  /// it inside a run changes that run only.
  public static var ListComponent: List.Type {
    get { component(listName) ?? List.self }
    set { set(component: newValue, at: listName) }
  }

  /// An older spelling: reading creates a new list, setting uses its class from then on (S168).
  public var listComponent: List? {
    get { type(of: self).makeList() }
    set { if let newValue { type(of: self).ListComponent = type(of: newValue) } }
  }

  /// Creates a list of the module's class and applies YAML's properties.
  static func makeList() -> List { made(ListComponent.init(), at: listName) }

  private static var listName: String { "ListComponent" }
}

/// A module with a message input, which an app may replace.
public protocol SBUInputModule: SBUModule {
  /// The base class of its message inputs.
  associatedtype Input: UIView & ConfigurableComponent
}

extension SBUInputModule {
  /// The class of the message input: the one set on this class or its superclasses, else the
  /// kit's. Setting it inside a run changes that run only.
  public static var InputComponent: Input.Type {
    get { component(inputName) ?? Input.self }
    set { set(component: newValue, at: inputName) }
  }

  /// An older spelling: reading creates a new message input, setting uses its class from then on
  /// (S168).
  public var inputComponent: Input? {
    get { type(of: self).makeInput() }
    set { if let newValue { type(of: self).InputComponent = type(of: newValue) } }
  }

  /// Creates a message input of the module's class and applies YAML's properties.
  static func makeInput() -> Input { made(InputComponent.init(), at: inputName) }

  private static var inputName: String { "InputComponent" }
}

/// The replaceable parts of a module's header and list.
///
/// They belong to the module of the header or list; subclasses share them (S167).
struct SBUModuleParts: Sendable {
  private let owner: SBUModule.Type

  private let standardTitleView: SBUNavigationTitleView.Type

  /// Creates the parts for the header and list of a module.
  ///
  /// - Parameters:
  ///   - module: the module.
  ///   - titleView: the kit's class of the title view.
  init(
    of module: SBUModule.Type,
    titleView: SBUNavigationTitleView.Type = SBUNavigationTitleView.self
  ) {
    (owner, standardTitleView) = (module, titleView)
  }

  /// Returns the entry of a part.
  func entry<Part: Configurable>(_ name: String, _ standard: Part.Type) -> SBUTypeEntry<Part> {
    SBUTypeEntry(owner, name, standard)
  }

  var titleView: SBUTypeEntry<SBUNavigationTitleView> {
    entry("TitleView", standardTitleView)
  }
  var leftBarButton: SBUTypeEntry<SBUBarButtonItem> {
    entry("LeftBarButton", SBUBarButtonItem.self)
  }
  var rightBarButton: SBUTypeEntry<SBUBarButtonItem> {
    entry("RightBarButton", SBUBarButtonItem.self)
  }
  var emptyView: SBUTypeEntry<SBUEmptyView> { entry("EmptyView", SBUEmptyView.self) }
  var userCell: SBUTypeEntry<SBUUserCell> { entry("UserCell", SBUUserCell.self) }
}
