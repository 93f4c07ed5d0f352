import HeadlessUIKit

/// A part of a view controller that YAML can choose: a header, a list, a view model.
///
/// ```swift
/// Slot(
///   "headerComponent", .header, accepts: CityHeader.self, in: CityViewController.self,
///   "the header above the forecast", get: { $0.header }, set: { $0.header = $1 })
/// ```
public struct Slot: Sendable {
  /// The key, such as `headerComponent`.
  public let name: String
  /// The kind of the part's type.
  public let kind: TypeKind
  /// The name of the required class or superclass.
  public let base: String
  /// What the part is, in one line.
  public let meaning: String
  package let accepts: @Sendable (any Configurable.Type) -> Bool
  /// The entries of type sets that are used if the screen does not set the part, such as
  /// `WeatherSet.Header`; the initializer's arguments choose one.
  package let standardEntries: [String]
  /// The entry that applies.
  public private(set) var standardEntry: String
  package let timing: Timing
  /// Returns the current part.
  package let current: @Sendable (UIViewController) -> AnyObject?

  /// When a choice takes effect.
  package enum Timing: Sendable {
    /// While the view controller is made, through the entries of sets from which it takes the type.
    case inSets
    /// Before the view controller is made, through the kit's own code.
    case beforeInit(@Sendable (ComponentChoice) -> Void)
    /// After the view controller is made and before its view loads, as one-time components are set.
    case afterInit(@Sendable (UIViewController, ComponentChoice) -> Void)
  }

  /// Creates a part in a property of the view controller, which is set after the view controller is
  /// made.
  ///
  /// ```swift
  /// Slot("headerComponent", \ForecastViewController.headerComponent, "the line above the days")
  /// ```
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - part: the property. YAML can choose its class or a subclass; the class determines the
  ///     kind.
  ///   - meaning: what the part is, in one line without a full stop.
  ///   - standardEntries: the entry of a type set that is used if the screen does not set the part,
  ///     such as `WeatherSet.Header`; if there are several, the initializer's arguments choose one.
  public init<Controller: UIViewController, Base: ConfigurableComponent>(
    _ name: String, _ part: any ReferenceWritableKeyPath<Controller, Base> & Sendable,
    _ meaning: String, standard standardEntries: String...
  ) {
    self.init(
      name, Base.kind, accepts: Base.self, in: Controller.self, meaning, standard: standardEntries,
      get: { $0[keyPath: part] }, set: { $0[keyPath: part] = $1 })
  }

  /// Creates a part that is made separately and set on the finished view controller.
  ///
  /// - Parameters:
  ///   - name: the key: `headerComponent`.
  ///   - kind: the kind of the part's type.
  ///   - base: the required class or superclass.
  ///   - controller: the class of the view controller; subclasses are included.
  ///   - meaning: what the part is, in one line without a full stop.
  ///   - standardEntries: the entries of ``TypeSet``s that are used if the screen does not set the
  ///     part, as `Set.Entry`; if there are several, the initializer's arguments choose one.
  ///   - get: returns the current part, for the header of a snapshot; nil if no part is set.
  ///   - set: sets a part, after the view controller is made and before its view is loaded.
  public init<Controller: UIViewController, Base: ConfigurableComponent>(
    _ name: String, _ kind: TypeKind, accepts base: Base.Type, in controller: Controller.Type,
    _ meaning: String,
    standard standardEntries: [String] = [],
    get: @escaping @Sendable (Controller) -> Base?,
    set: @escaping @Sendable (Controller, Base) -> Void
  ) {
    self.init(
      name: name, kind: kind, base: base, meaning: meaning, standardEntries: standardEntries,
      current: { ($0 as? Controller).flatMap(get) },
      timing: .afterInit { controller, choice in
        guard let controller = controller as? Controller, let type = choice.type as? Base.Type
        else { return }
        let part = type.init()
        choice.apply(to: part)
        set(controller, part)
      })
  }

  /// Creates a part that the view controller makes during its own initialization, with the type
  /// from a set, as with view models.
  ///
  /// A screen's choice is in the set while the screen is made.
  ///
  /// - Parameters:
  ///   - name: the key: `viewModel`.
  ///   - kind: the kind of the part's type.
  ///   - base: the required class or superclass.
  ///   - controller: the class of the view controller; subclasses are included.
  ///   - meaning: what the part is, in one line without a full stop.
  ///   - standardEntries: the entries of ``TypeSet``s from which the view controller takes the
  ///     type, as `Set.Entry`; if there are several, the initializer's arguments choose one.
  ///   - get: returns the current part, for the header of a snapshot; nil if no part is set.
  public init<Controller: UIViewController, Base: Configurable>(
    _ name: String, _ kind: TypeKind, inSets base: Base.Type,
    of controller: Controller.Type, _ meaning: String, standard standardEntries: [String],
    get: @escaping @Sendable (Controller) -> Base?
  ) {
    self.init(
      name: name, kind: kind, base: base, meaning: meaning, standardEntries: standardEntries,
      current: { ($0 as? Controller).flatMap(get) }, timing: .inSets)
  }

  /// Creates a part whose type must be known when the view controller is made, as with view models.
  ///
  /// - Parameters:
  ///   - name: the key: `viewModel`.
  ///   - kind: the kind of the part's type.
  ///   - base: the required class or superclass.
  ///   - controller: the class of the view controller; subclasses are included.
  ///   - meaning: what the part is, in one line without a full stop.
  ///   - standardEntries: the entries of ``TypeSet``s that are used if the screen does not set the
  ///     part, as `Set.Entry`; if there are several, the initializer's arguments choose one.
  ///   - get: returns the current part, for the header of a snapshot; nil if no part is set.
  ///   - prepare: puts the choice into the environment of the run, such as into a set from which
  ///     the view controller takes the type. It is called before the view controller is made.
  public init<Controller: UIViewController, Base: Configurable>(
    _ name: String, _ kind: TypeKind, acceptsBeforeInit base: Base.Type,
    in controller: Controller.Type, _ meaning: String,
    standard standardEntries: String...,
    get: @escaping @Sendable (Controller) -> Base?,
    prepare: @escaping @Sendable (ComponentChoice) -> Void
  ) {
    self.init(
      name: name, kind: kind, base: base, meaning: meaning, standardEntries: standardEntries,
      current: { ($0 as? Controller).flatMap(get) }, timing: .beforeInit(prepare))
  }

  private init<Base: Configurable>(
    name: String, kind: TypeKind, base: Base.Type, meaning: String,
    standardEntries: [String],
    current: @escaping @Sendable (UIViewController) -> AnyObject?, timing: Timing
  ) {
    self.name = name
    self.kind = kind
    self.base = typeName(of: base)
    self.meaning = meaning
    accepts = { $0 is Base.Type }
    self.standardEntries = standardEntries
    standardEntry = standardEntries.first ?? ""
    self.current = current
    self.timing = timing
  }
}

extension Slot {
  /// The key as data.
  package var description: FieldDescription {
    FieldDescription(
      name: name, shape: .type(kind: kind.rawValue, accepts: base), meaning: meaning)
  }

  /// Returns the slot with another one of its standard entries.
  package func choosing(standard index: Int) -> Slot {
    guard standardEntries.indices.contains(index) else { return self }
    var slot = self
    slot.standardEntry = standardEntries[index]
    return slot
  }
}
