import HeadlessUIKit
import YAML

/// What a name of a type has to be where it stands.
package struct TypeRequirement: Sendable {
  /// The kind; nil for any.
  package let kind: TypeKind?
  /// The base class, by name; empty when any class of the kind will do.
  package let base: String
  /// The type that stands there unless somebody says another one, by name; empty where that is not
  /// known.
  package let standard: String
  /// Whether a type will do.
  package let accepts: @Sendable (RegisteredType) -> Bool

  package init(
    kind: TypeKind?, base: String, standard: String = "",
    accepts: @escaping @Sendable (RegisteredType) -> Bool
  ) {
    (self.kind, self.base, self.standard, self.accepts) = (kind, base, standard, accepts)
  }

  /// Whatever is a type.
  package static let anything = TypeRequirement(kind: nil, base: "", accepts: { _ in true })

  /// The requirement as data.
  package var shape: ShapeDescription { .type(kind: kind?.rawValue ?? "type", accepts: base) }
}

/// What names of types mean for the screen that is read: the type and properties that a value
/// chooses; nil where it does not fit, which was reported.
package typealias TypeLookup = @Sendable (Node, TypeRequirement, inout Decoding) -> ComponentChoice?

extension ValueShape where Value == ComponentChoice {
  /// A registered type, or one made in YAML: its name, or a mapping with `type` and properties.
  ///
  /// A mapping of properties alone sets them on the type that stands there otherwise. In fixtures,
  /// where no types are named, it is reported as wrong.
  ///
  /// - Parameters:
  ///   - kind: what the type is for.
  ///   - base: the class that it has to be, or to extend.
  ///   - standard: the class that stands there unless YAML says another one; by default `base`.
  public static func component<Base: Configurable>(
    _ kind: TypeKind, accepts base: Base.Type, standard: (any Configurable.Type)? = nil
  ) -> ValueShape {
    let requirement = TypeRequirement(
      kind: kind, base: typeName(of: base), standard: typeName(of: standard ?? base),
      accepts: { $0.type is Base.Type })
    return ValueShape(requirement.shape) { node, decoding in
      guard let types = decoding.types else {
        // Only screens and the project's file name types.
        decoding.reportWrongValue(node, wanted: requirement.shape)
        return nil
      }
      return types(node, requirement, &decoding)
    }
  }
}

/// A type that YAML or Swift code chose, with the properties that YAML set.
public struct ComponentChoice: Sendable {
  /// The name as it is written, which may be one that YAML made up; empty for what Swift code chose.
  public let name: String
  /// The registered class.
  public let type: any Configurable.Type
  /// What to set, in order.
  public let settings: [Setting]
  /// Where YAML names it; nil for what Swift code chose.
  package let node: Node?

  /// A choice.
  ///
  /// - Parameters:
  ///   - name: the name as it is written; empty for what Swift code chose.
  ///   - type: the class.
  ///   - settings: what to set, in order.
  public init(name: String = "", type: any Configurable.Type, settings: [Setting] = []) {
    self.init(name: name, type: type, settings: settings, node: nil)
  }

  package init(name: String, type: any Configurable.Type, settings: [Setting], node: Node?) {
    self.name = name
    self.type = type
    self.settings = settings
    self.node = node
  }

  /// Makes a component and sets its properties; nil for a class that needs more to be made.
  public func make() -> (any Configurable)? {
    guard let type = type as? any ConfigurableComponent.Type else { return nil }
    let component = type.init()
    apply(to: component)
    return component
  }

  /// Makes a component of a known class and sets its properties.
  ///
  /// ```swift
  /// static func makeHeader() -> ForecastHeader { header.make(as: ForecastHeader.self) }
  /// ```
  ///
  /// - Parameter base: the class; an object of it is made where ``type`` is no subclass.
  public func make<Base: ConfigurableComponent>(as base: Base.Type) -> Base {
    // Unwrapped before it is cast: an optimised build would cast nothing to a class, and crash.
    guard let type = type as? Base.Type else { return base.init() }
    let component = type.init()
    apply(to: component)
    return component
  }

  /// Sets the properties on a component.
  ///
  /// - Parameter component: an object of ``type``; properties of other classes leave it as it is.
  public func apply(to component: AnyObject) {
    ScreenEnvironment.current?[ComponentLog.Key.self].note(component, self)
    for setting in settings { setting.apply(component) }
  }
}

/// Which choices the components of a run were made from, for who asks what stands in a line.
package final class ComponentLog {
  package enum Key: EnvironmentKey {
    package static func makeDefault(in environment: ScreenEnvironment) -> ComponentLog {
      ComponentLog()
    }
  }

  /// Whether anything is noted; other runs pay nothing for it.
  package var isEnabled = false
  // The components are kept, too, so that no other one gets the identity of one that is gone.
  private var made: [ObjectIdentifier: (component: AnyObject, choice: ComponentChoice)] = [:]

  fileprivate func note(_ component: AnyObject, _ choice: ComponentChoice) {
    if isEnabled { made[ObjectIdentifier(component)] = (component, choice) }
  }

  /// What a component was made from; nil for what neither YAML nor a set of types chose.
  package subscript(component: AnyObject) -> ComponentChoice? {
    made[ObjectIdentifier(component)]?.choice
  }
}
