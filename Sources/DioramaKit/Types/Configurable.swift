import HeadlessUIKit

/// A class that YAML can name and whose properties it can set.
///
/// ```swift
/// final class WindLabel: UILabel, ConfigurableComponent {
///   var unit = "km/h"
///
///   static let kind: TypeKind = "wind"
///   static let properties: PropertyTable = [
///     Property("unit", .text, "the unit after the number") { (label: WindLabel, unit) in
///       label.unit = unit
///     }
///   ]
/// }
/// ```
///
/// A subclass of a kit's class conforms already; it only has to be registered: `try
/// registry.register(TeamHeader.self)`. It overrides ``properties`` to add more of them.
public protocol Configurable: AnyObject, SendableMetatype {
  /// The kind of the type.
  static var kind: TypeKind { get }
  /// The properties that YAML can set on an instance, including those of the superclass.
  static var properties: PropertyTable { get }
  /// A description of the type in one line, for `diorama types`.
  static var summary: String { get }
  /// The type as a screen's view controller, if it is one. Types do not implement this themselves.
  static var screenType: (any ScreenViewController.Type)? { get }
}

extension Configurable {
  /// An empty summary.
  public static var summary: String { "" }
  /// Returns nil: the type is not a screen's view controller.
  public static var screenType: (any ScreenViewController.Type)? { nil }
}

/// A configurable class with an initializer without parameters: a header, a list, a view.
public protocol ConfigurableComponent: Configurable {
  /// Creates a component with its default properties.
  init()
}

/// A view controller that can be a screen.
public protocol ScreenViewController: UIViewController, Configurable {
  /// The parameters of its initializers, and how it is made from them.
  static var initializer: ViewControllerInitializer { get }
  /// The parts that YAML can choose, such as `headerComponent`.
  static var slots: [Slot] { get }
}

extension ScreenViewController {
  /// The kind of view controllers.
  public static var kind: TypeKind { .viewController }
  /// The type itself.
  public static var screenType: (any ScreenViewController.Type)? { self }
}

/// A class with a name in YAML.
public final class RegisteredType: Sendable {
  /// The name that YAML uses.
  public let name: String
  /// The class.
  public let type: any Configurable.Type
  /// The kind of the class.
  public let kind: TypeKind
  /// The properties that YAML can set on it.
  public let properties: PropertyTable
  /// The class as a screen's view controller, if it is one; cached, because the check is slow.
  public let screenType: (any ScreenViewController.Type)?
  /// How a screen's view controller is made: as registered, or as its class declares.
  package let initializer: ViewControllerInitializer?
  /// The parts that YAML can choose if it is a screen's view controller.
  package let slots: [Slot]
  /// The description in one line, from the kit or from the class; empty if neither has one.
  public let summary: String
  /// Where the class was registered; nil if it is not known.
  package let registration: SwiftSourceLocation?

  package init(
    name: String, type: any Configurable.Type, summary: String? = nil,
    registration: SwiftSourceLocation? = nil, initializer: ViewControllerInitializer? = nil
  ) {
    self.name = name
    self.registration = registration
    self.type = type
    self.summary = summary ?? type.summary
    kind = type.kind
    properties = type.properties
    // A class that inherits `Configurable` without being a screen needs this check: the runtime
    // searches all conformances of the program for it.
    screenType =
      kind == .viewController ? type.screenType ?? type as? any ScreenViewController.Type : nil
    self.initializer = initializer ?? screenType?.initializer
    slots = screenType?.slots ?? []
  }
}

/// A line of a Swift file, without the folder that the file was compiled in.
package struct SwiftSourceLocation: Sendable, Hashable {
  /// The module and the file's name: `MenuKit/Kit.swift`.
  package let file: String
  /// The line, from 1.
  package let line: Int

  package init(_ file: StaticString, _ line: Int) {
    (self.file, self.line) = (file.description, line)
  }
}

extension RegisteredType {
  /// Returns whether the class is, or inherits from, the class with a name; true for an empty name.
  package func extends(_ base: String) -> Bool {
    base.isEmpty || superclasses(of: type).contains { typeName(of: $0) == base }
  }
}

/// Returns a class and its superclasses, the nearest first.
func superclasses(of type: AnyClass) -> some Sequence<AnyClass> {
  sequence(first: type, next: _getSuperclass)
}

/// Returns a type's name in YAML: without its Swift module, and without the private context that
/// Swift adds for a type declared in a function or as private to a file.
package func typeName(of type: Any.Type) -> String {
  // This is the result of `String(reflecting:)`, without its search for conformances of each type.
  let full = _typeName(type, qualified: true)
  guard let dot = full.utf8.firstIndex(of: UInt8(ascii: ".")) else { return full }
  if !full.utf8.contains(UInt8(ascii: "(")) {
    return String(full[full.utf8.index(after: dot)...])
  }
  var parts: [Substring] = []
  var rest = full[...]
  while !rest.isEmpty {
    if rest.first == "(", let close = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: close)...]
    } else {
      let end = rest.firstIndex(of: ".") ?? rest.endIndex
      parts.append(rest[..<end])
      rest = rest[end...]
    }
    if rest.first == "." { rest = rest.dropFirst() }
  }
  return parts.count > 1 ? parts.dropFirst().joined(separator: ".") : full
}

/// The kind of a registered type. Kits can add kinds of their own.
public struct TypeKind: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name of the kind, such as `header`.
  public let rawValue: String
  /// Creates a kind from its name.
  ///
  /// - Parameter rawValue: the name in lower case, as messages show it: `bar button`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a kind from a string literal.
  ///
  /// - Parameter word: the name in lower case.
  public init(stringLiteral word: String) { rawValue = word }

  /// A view controller of a screen.
  public static let viewController: TypeKind = "view controller"
  /// A module's header component.
  public static let header: TypeKind = "header"
  /// A module's list component.
  public static let list: TypeKind = "list"
  /// A cell of a list.
  public static let cell: TypeKind = "cell"
  /// A view model.
  public static let viewModel: TypeKind = "view model"
  /// A module: a header with a list.
  public static let module: TypeKind = "module"
  /// The view in the middle of the navigation bar.
  public static let titleView: TypeKind = "title view"
  /// A button of the navigation bar.
  public static let barButton: TypeKind = "bar button"
  /// The view that a list shows when it has no rows.
  public static let emptyView: TypeKind = "empty view"
}
