import HeadlessUIKit
import YAML

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
  public typealias EnvironmentUpdate = @Sendable (ScreenEnvironment) -> Void

  package let definitionID = DefinitionID()
  /// The key.
  public let name: String
  /// The key as data.
  public let description: FieldDescription
  /// Where it may stand.
  public let scope: Scope
  /// When it is read: keys that others refer to have lower numbers. `data` has 0, `network` 2.
  public let order: Int
  /// Whether layers add up: what the project says holds beside what a screen says, but for what both
  /// name. Else the strongest layer alone is read.
  public let addsUp: Bool
  package let read: @Sendable (Node, inout Decoding) -> EnvironmentUpdate?
  /// Whether it does something on screens of its kit alone.
  package private(set) var isForOwnScreens = false

  /// The same key, which does something on screens of its kit alone: on those of another one it is
  /// warned of.
  public func forOwnScreens() -> ScreenKey {
    var key = self
    key.isForOwnScreens = true
    return key
  }

  /// A key whose value is put into the run's environment by `apply`.
  ///
  /// ```swift
  /// ScreenKey("units", ValueShape<Units>.choice, "celsius or fahrenheit") { units, environment in
  ///   environment.station.units = units
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - shape: what the value looks like.
  ///   - scope: where the key may stand.
  ///   - order: when it is read, the lowest number first; see ``ScreenKey/order``.
  ///   - addsUp: whether `apply` is called for each layer, the weakest first, and not for the
  ///     strongest alone.
  ///   - meaning: what it is for, in one line without a full stop.
  ///   - onRead: may remember the value for keys that are read later.
  ///   - apply: puts the value into the world of a run, before its view controller is made.
  public init<Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, scope: Scope = .screen, order: Int = 10,
    addsUp: Bool = false, _ meaning: String,
    onRead: @escaping @Sendable (Value, inout Decoding) -> Void = { _, _ in },
    apply: @escaping @Sendable (Value, ScreenEnvironment) -> Void
  ) {
    self.name = name
    self.scope = scope
    self.order = order
    self.addsUp = addsUp
    description = FieldDescription(name: name, shape: shape.description, meaning: meaning)
    let decode = shape.decode
    read = { node, decoding in
      guard let value = decode(node, &decoding) else { return nil }
      onRead(value, &decoding)
      return { apply(value, $0) }
    }
  }
}
