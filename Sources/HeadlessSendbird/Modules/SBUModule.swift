import DioramaKit

/// A header with a list, as the kit's modules are.
///
/// A module is never shown itself: a view controller asks the module's class in ``SBUModuleSet``
/// for the classes of its header and its list.
open class SBUModule: Configurable {
  /// A module without settings; only its class matters.
  public required init() {}

  /// A module.
  public class var kind: TypeKind { .module }
  /// Nothing can be set on a module but its components.
  open class var properties: PropertyTable { [] }

  /// The class of a component: what was set on this class or on one above it; nil for the kit's.
  class func component<Component>(_ name: String) -> Component? {
    // Unwrapped before it is cast: an optimised build would cast nothing to a class, and crash.
    guard let type = SBUTypes.current.inherited(name, of: self)?.type else { return nil }
    return type as? Component
  }

  /// Sets the class of a component.
  class func set(component type: any Configurable.Type, at name: String) {
    SBUTypes.current[SBUTypes.Key(self, name)] = ComponentChoice(type: type)
  }
}

/// A module whose header and list an app may replace.
public protocol SBUComponentModule: SBUModule {
  /// The class that all its headers extend.
  associatedtype Header: SBUModuleHeader
  /// The class that all its lists extend.
  associatedtype List: SBUModuleList
}

// A module class that nothing was set on has what its superclass has. So what is set on
// `SBUModuleSet.OpenRegisterOperatorModule` is not seen by the group screens, as page 001 says;
// the kit itself keeps one value for all (S165, S166).
extension SBUComponentModule {
  /// The class of the header: what was set on this class or on one above it, else the kit's. Setting it
  /// inside a run changes that run only.
  public static var HeaderComponent: Header.Type {
    get { component(headerName) ?? Header.self }
    set { set(component: newValue, at: headerName) }
  }

  /// The class of the list, likewise.
  public static var ListComponent: List.Type {
    get { component(listName) ?? List.self }
    set { set(component: newValue, at: listName) }
  }

  /// An older spelling: reading makes a new header, setting uses its class from then on (S168).
  public var headerComponent: Header? {
    get { type(of: self).makeHeader() }
    set { if let newValue { type(of: self).HeaderComponent = type(of: newValue) } }
  }

  /// An older spelling: reading makes a new list, setting uses its class from then on (S168).
  public var listComponent: List? {
    get { type(of: self).makeList() }
    set { if let newValue { type(of: self).ListComponent = type(of: newValue) } }
  }

  /// A header of the module's class, with what YAML sets on it.
  static func makeHeader() -> Header { made(HeaderComponent.init(), at: headerName) }

  /// A list of the module's class, with what YAML sets on it.
  static func makeList() -> List { made(ListComponent.init(), at: listName) }

  /// What stands at the header's place, for this class of module alone.
  static var headerChoice: ComponentChoice {
    get {
      SBUTypes.current.inherited(headerName, of: self) ?? ComponentChoice(type: HeaderComponent)
    }
    set { SBUTypes.current[SBUTypes.Key(self, headerName)] = newValue }
  }

  /// What stands at the list's place, likewise.
  static var listChoice: ComponentChoice {
    get { SBUTypes.current.inherited(listName, of: self) ?? ComponentChoice(type: ListComponent) }
    set { SBUTypes.current[SBUTypes.Key(self, listName)] = newValue }
  }

  private static var headerName: String { "HeaderComponent" }
  private static var listName: String { "ListComponent" }

  private static func made<Component: AnyObject>(
    _ component: Component, at name: String
  ) -> Component {
    if let choice = SBUTypes.current.inherited(name, of: self), choice.type == type(of: component) {
      choice.apply(to: component)
    }
    return component
  }
}

/// The exchangeable parts of a module's header and list.
///
/// They belong to the module whose header or list has them, and are shared by subclasses of that
/// (S167).
struct SBUModuleParts: Sendable {
  private let owner: SBUModule.Type

  /// The parts of the header and the list of a module.
  init(of module: SBUModule.Type) { owner = module }

  /// The part of a name.
  func entry<Part: Configurable>(_ name: String, _ standard: Part.Type) -> SBUTypeEntry<Part> {
    SBUTypeEntry(owner, name, standard)
  }

  var titleView: SBUTypeEntry<SBUNavigationTitleView> {
    entry("TitleView", SBUNavigationTitleView.self)
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
