import HeadlessUIKit
import YAML

/// A top-level key of a screen that a kit, or the core, defines. The project's file can set its
/// default.
public struct ScreenKey: Sendable {
  /// Applies the value that was read to a run's environment.
  public typealias EnvironmentUpdate = @Sendable (ScreenEnvironment) -> Void

  package let definitionID = DefinitionID()
  /// The key.
  public let name: String
  /// The key as data.
  public let description: FieldDescription
  /// The order of reading: a key that others refer to has a lower number. `data` has 0, `network`
  /// 2.
  public let order: Int
  /// A Boolean value that indicates whether the values of all layers are merged.
  ///
  /// If so, the project's value applies as well, except for what the screen's value also sets.
  /// Otherwise only the strongest layer is read.
  public let addsUp: Bool
  package let read: @Sendable (Node, inout Decoding) -> EnvironmentUpdate?
  /// Whether the key has an effect only on screens of its kit.
  package private(set) var isForOwnScreens = false

  /// Returns the same key with an effect only on screens of its kit. On screens of other kits, it
  /// causes a warning.
  public func forOwnScreens() -> ScreenKey {
    var key = self
    key.isForOwnScreens = true
    return key
  }

  /// Creates a key whose value `apply` puts into the run's environment.
  ///
  /// ```swift
  /// ScreenKey("units", ValueShape<Units>.choice, "celsius or fahrenheit") { units, environment in
  ///   environment.station.units = units
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - shape: the shape of the value.
  ///   - order: the order of reading, the lowest number first; see ``ScreenKey/order``.
  ///   - addsUp: whether `apply` is called for each layer, the weakest first, instead of only for
  ///     the strongest.
  ///   - meaning: the purpose of the key, in one line without a full stop.
  ///   - onRead: can store the value for keys that are read later.
  ///   - apply: puts the value into the environment of a run, before its view controller is made.
  public init<Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, order: Int = 10, addsUp: Bool = false,
    _ meaning: String,
    onRead: @escaping @Sendable (Value, inout Decoding) -> Void = { _, _ in },
    apply: @escaping @Sendable (Value, ScreenEnvironment) -> Void
  ) {
    self.name = name
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
