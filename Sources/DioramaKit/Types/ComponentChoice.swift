import HeadlessUIKit
import YAML

/// The requirement for a type that YAML names.
package struct TypeRequirement: Sendable {
  /// The required kind; nil for any.
  package let kind: TypeKind?
  /// The name of the required class or superclass; empty if any class of the kind is valid.
  package let base: String
  /// The name of the default type; empty if it is not known.
  package let standard: String
  /// Returns whether a type is valid.
  package let accepts: @Sendable (RegisteredType) -> Bool

  package init(
    kind: TypeKind?, base: String, standard: String = "",
    accepts: @escaping @Sendable (RegisteredType) -> Bool
  ) {
    (self.kind, self.base, self.standard, self.accepts) = (kind, base, standard, accepts)
  }

  /// The requirement that any type meets.
  package static let anything = TypeRequirement(kind: nil, base: "", accepts: { _ in true })

  /// The requirement of a slot.
  package init(_ slot: Slot) {
    self.init(kind: slot.kind, base: slot.base, accepts: { slot.accepts($0.type) })
  }

  /// The requirement as data.
  package var shape: ShapeDescription { .type(kind: kind?.rawValue ?? "type", accepts: base) }
}

/// Resolves the name of a type for the screen being read: returns the type and the properties that
/// a value chooses, or nil after reporting an error.
package typealias TypeLookup = @Sendable (Node, TypeRequirement, inout Decoding) -> ComponentChoice?

extension ValueShape where Value == ComponentChoice {
  /// Returns the shape of a registered type or a type made in YAML: its name, or a mapping with
  /// `type` and properties.
  ///
  /// A mapping with only properties sets them on the default type. In fixtures, which cannot name
  /// types, the value is reported as wrong.
  ///
  /// - Parameters:
  ///   - kind: the kind of the type.
  ///   - base: the required class or superclass.
  ///   - standard: the default class; by default `base`.
  public static func component<Base: Configurable>(
    _ kind: TypeKind, accepts base: Base.Type, standard: (any Configurable.Type)? = nil
  ) -> ValueShape {
    let requirement = TypeRequirement(
      kind: kind, base: typeName(of: base), standard: typeName(of: standard ?? base),
      accepts: { $0.type is Base.Type })
    return ValueShape(requirement.shape) { node, decoding in
      guard let types = decoding.types else {
        // Only screens and the project's file can name types.
        decoding.reportWrongValue(node, wanted: requirement.shape)
        return nil
      }
      return types(node, requirement, &decoding)
    }
  }
}

/// A type that YAML or Swift code chose, with the properties that YAML set.
public struct ComponentChoice: Sendable {
  /// The name as it is written, which can be a name defined in YAML; empty for a choice of Swift
  /// code.
  public let name: String
  /// The registered class.
  public let type: any Configurable.Type
  /// The settings, in the order in which they are applied.
  public let settings: [Setting]
  /// The node that names the type; nil for a choice of Swift code.
  package let node: Node?

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - name: the name as it is written; empty for a choice of Swift code.
  ///   - type: the class.
  ///   - settings: the settings, in the order in which they are applied.
  public init(name: String = "", type: any Configurable.Type, settings: [Setting] = []) {
    self.init(name: name, type: type, settings: settings, node: nil)
  }

  package init(name: String, type: any Configurable.Type, settings: [Setting], node: Node?) {
    self.name = name
    self.type = type
    self.settings = settings
    self.node = node
  }

  /// Makes a component and sets its properties, or returns nil if the class is not a
  /// ``ConfigurableComponent``.
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
  /// - Parameter base: the class. The result is an object of it if ``type`` is not a subclass.
  public func make<Base: ConfigurableComponent>(as base: Base.Type) -> Base {
    // Unwrap before the cast: an optimized build would cast nil to a class, and crash.
    guard let type = type as? Base.Type else { return base.init() }
    let component = type.init()
    apply(to: component)
    return component
  }

  /// Sets the properties on a component.
  ///
  /// - Parameter component: an object of ``type``; properties of other classes are ignored.
  public func apply(to component: AnyObject) {
    ScreenEnvironment.current?[ComponentLog.Key.self].note(component, self)
    if !name.isEmpty { (component as? UIViewController)?.nameInYAML = name }
    for setting in settings { setting.apply(component) }
  }
}

extension Setting {
  /// Returns the setting with one more overridden value, weaker than all others.
  package func addingWeakest(_ weakest: Setting) -> Setting {
    Setting(name: name, origin: origin.addingWeakest(weakest.origin), apply: apply)
  }
}

/// Records the choices from which the components of a run were made, to explain the lines of a
/// frame.
package final class ComponentLog {
  package enum Key: EnvironmentKey {
    package static func makeDefault(in environment: ScreenEnvironment) -> ComponentLog {
      ComponentLog()
    }
  }

  /// Whether choices are recorded; runs that do not need them have no cost.
  package var isEnabled = false
  // The components are retained, so that no other object gets the identity of a released one.
  private var made: [ObjectIdentifier: (component: AnyObject, choice: ComponentChoice)] = [:]

  fileprivate func note(_ component: AnyObject, _ choice: ComponentChoice) {
    if isEnabled { made[ObjectIdentifier(component)] = (component, choice) }
  }

  /// The choice from which a component was made; nil if neither YAML nor a set of types chose it.
  package subscript(component: AnyObject) -> ComponentChoice? {
    made[ObjectIdentifier(component)]?.choice
  }
}
