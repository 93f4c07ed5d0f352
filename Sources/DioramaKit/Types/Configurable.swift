import HeadlessUIKit

/// A class that YAML can name and whose properties it can set.
///
/// ```swift
/// final class WindLabel: UILabel, ConfigurableComponent {
///   var unit = "km/h"
///
///   static let kind: TypeKind = "wind"
///   static let properties: PropertyTable = [
///     Property("unit", .text, "what stands behind the number") { (label: WindLabel, unit) in
///       label.unit = unit
///     }
///   ]
/// }
/// ```
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
  /// The type as a screen's view controller, if it is one; no type writes this itself.
  static var screenType: (any ScreenViewController.Type)? { get }
}

extension Configurable {
  /// Nothing to say beyond the name.
  public static var summary: String { "" }
  /// No screen's view controller.
  public static var screenType: (any ScreenViewController.Type)? { nil }
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

extension ScreenViewController {
  /// A view controller.
  public static var kind: TypeKind { .viewController }
  /// The type itself.
  public static var screenType: (any ScreenViewController.Type)? { self }
}

/// A class that has a name in YAML.
public final class RegisteredType: Sendable {
  /// The name that YAML uses.
  public let name: String
  /// The class.
  public let type: any Configurable.Type
  /// What it is for.
  public let kind: TypeKind
  /// What YAML may set on it.
  public let properties: PropertyTable
  /// The class as a screen's view controller, if it is one; asked once, since asking is slow.
  public let screenType: (any ScreenViewController.Type)?
  /// What it is, in one line: what the class says of itself, else its kit; empty where neither does.
  public let summary: String
  /// Where it was registered; nil where nobody says it.
  package let registration: SwiftSourceLocation?

  package init(
    name: String, type: any Configurable.Type, summary: String? = nil,
    registration: SwiftSourceLocation? = nil
  ) {
    self.name = name
    self.registration = registration
    self.type = type
    self.summary = summary ?? type.summary
    kind = type.kind
    properties = type.properties
    // A class whose superclass is `Configurable` without being a screen has to be looked at: the
    // runtime searches all conformances of the program for it.
    screenType =
      kind == .viewController ? type.screenType ?? type as? any ScreenViewController.Type : nil
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
  /// Whether the class is, or extends, the class of a name; every class extends that of no name.
  package func extends(_ base: String) -> Bool {
    base.isEmpty || superclasses(of: type).contains { typeName(of: $0) == base }
  }
}

/// A class and those that it extends, the nearest first.
func superclasses(of type: AnyClass) -> some Sequence<AnyClass> {
  sequence(first: type, next: _getSuperclass)
}

/// A type's name as YAML writes it: without its Swift module, and without the private context that
/// Swift adds where a type is declared in a function or for one file alone.
package func typeName(of type: Any.Type) -> String {
  // What `String(reflecting:)` says, without its search for conformances of each type.
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

/// What a registered type is for. Kits may add kinds of their own.
public struct TypeKind: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
  /// The kind as a word, such as `header`.
  public let rawValue: String
  /// A kind from its word.
  ///
  /// - Parameter rawValue: the word, in lower case, as messages say it: `bar button`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A kind from its word.
  ///
  /// - Parameter word: the word, in lower case.
  public init(stringLiteral word: String) { rawValue = word }

  /// A view controller: what a screen is made of.
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
  /// What a list shows when it has no rows.
  public static let emptyView: TypeKind = "empty view"
}
