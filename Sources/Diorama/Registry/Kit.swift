import HeadlessUIKit
import YAML

/// What a target offers to screens: types, sets of types, keys and steps.
public struct Kit: Sendable {
  /// The kit's name, for messages.
  public let name: String
  /// The types that YAML can name.
  public let types: [any Configurable.Type]
  /// The sets of types that a project can exchange.
  public let typeSets: [TypeSet]
  /// Keys of screens and of the project's file, beyond those that every screen has.
  public let keys: [ScreenKey]
  /// Steps, beyond those that every screen has.
  public let steps: [StepDefinition]
  /// Keys that older versions of the real kit spelled otherwise: old, today's.
  public let olderKeys: [(old: StaticString, today: StaticString)]
  /// Names that types had in older versions of the real kit, and today's.
  public let olderNames: [String: String]

  /// A kit.
  public init(
    _ name: String, types: [any Configurable.Type] = [], typeSets: [TypeSet] = [],
    keys: [ScreenKey] = [], steps: [StepDefinition] = [],
    olderKeys: [(old: StaticString, today: StaticString)] = [],
    olderNames: [String: String] = [:]
  ) {
    self.name = name
    self.types = types
    self.typeSets = typeSets
    self.keys = keys
    self.steps = steps
    self.olderKeys = olderKeys
    self.olderNames = olderNames
  }
}

/// A top-level key of a screen or of the project's file that a kit, or the core, understands.
public struct ScreenKey: Sendable {
  /// Where a key may stand.
  public enum Scope: Sendable {
    /// In screens, and as a default in the project's file.
    case screen
    /// In the project's file only.
    case project
  }

  /// Puts what was read into a run's environment.
  public typealias Application = @Sendable (ScreenEnvironment) -> Void

  /// The key.
  public let name: StaticString
  /// The key as data.
  public let description: FieldDescription
  /// Where it may stand.
  public let scope: Scope
  /// When it is read: keys that others refer to, such as fixtures, have lower numbers.
  public let order: Int
  let read: @Sendable (Node, inout Decoding) -> Application?

  /// A key whose value is put into the environment by `apply`.
  ///
  /// `note` may remember the value for keys that are read later.
  public init<Value: Sendable>(
    _ name: StaticString, _ shape: ValueShape<Value>, scope: Scope = .screen, order: Int = 10,
    _ meaning: String,
    note: @escaping @Sendable (Value, inout Decoding) -> Void = { _, _ in },
    apply: @escaping @Sendable (Value, ScreenEnvironment) -> Void
  ) {
    self.name = name
    self.scope = scope
    self.order = order
    description = FieldDescription(
      name: name.description, shape: shape.description, meaning: meaning)
    let decode = shape.decode
    read = { node, decoding in
      guard let value = decode(node, &decoding) else { return nil }
      note(value, &decoding)
      return { apply(value, $0) }
    }
  }
}
