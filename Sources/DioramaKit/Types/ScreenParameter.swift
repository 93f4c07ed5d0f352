import HeadlessUIKit

/// A key of a screen whose value is an argument of its view controller's initializer.
///
/// ```swift
/// try registry.register(
///   ProfileScreen.self, .key("user", .text, "the name"), .key("visits", .integer(), default: 0)
/// ) { ProfileScreen(user: $0, visits: $1) }
/// ```
public struct ScreenParameter<Value: Sendable>: Sendable {
  fileprivate let field: Field<[String: any Sendable]>
  fileprivate let initial: Value?

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - name: the key, next to `viewController`.
  ///   - shape: the shape of its value: `.text`, `.integer(in: 1...9)`, or one of a kit, such as a
  ///     reference to a user.
  ///   - initial: the argument if the screen does not set the key; nil if the key is required.
  ///   - meaning: the purpose of the key, in one line without a full stop.
  public static func key(
    _ name: String, _ shape: ValueShape<Value>, default initial: Value? = nil,
    _ meaning: String = "an argument of the initializer"
  ) -> ScreenParameter {
    let field = Field<[String: any Sendable]>(
      name, shape, required: initial == nil, meaning
    ) { $0[name] = $1 }
    return ScreenParameter(field: field, initial: initial)
  }

  /// Creates a key for an optional argument, which is nil without the key.
  public static func optional<Wrapped: Sendable>(
    _ name: String, _ shape: ValueShape<Wrapped>,
    _ meaning: String = "an argument of the initializer"
  ) -> ScreenParameter where Value == Wrapped? {
    let field = Field<[String: any Sendable]>(name, shape, meaning) { $0[name] = $1 }
    return ScreenParameter(field: field, initial: .some(nil))
  }

  /// Returns the argument; nil only if a required key is missing, for which no screen is made.
  fileprivate func argument(in values: [String: any Sendable]) throws -> Value {
    guard let value = values[field.name] as? Value ?? initial else { throw Missing() }
    return value
  }
}

private struct Missing: Error, CustomStringConvertible {
  var description: String { "a required key has no value" }
}

extension ViewControllerInitializer {
  /// Creates an initializer of any class.
  init<each Value: Sendable>(
    _ what: String, _ parameters: repeat ScreenParameter<each Value>,
    make: @escaping @Sendable (repeat each Value) throws -> UIViewController
  ) {
    var fields: [Field<[String: any Sendable]>] = []
    for parameter in repeat each parameters { fields.append(parameter.field) }
    self.init(FieldTable(what, fields), startingWith: [:]) { _, values in
      try make(repeat try (each parameters).argument(in: values))
    }
  }
}

/// Takes the place of a view controller's class that is no ``ScreenViewController`` itself.
final class PlainScreen<Screen: UIViewController>: UIViewController, ScreenViewController {
  static var properties: PropertyTable { [] }
  static var slots: [Slot] { [] }
  static var initializer: ViewControllerInitializer {
    ViewControllerInitializer { _ in Screen(coder: NSCoder()) }
  }
}
