import HeadlessUIKit

/// A part of a view controller that YAML may choose: a header, a list, a view model.
///
/// ```swift
/// Slot(
///   "headerComponent", .header, accepts: CityHeader.self, in: CityViewController.self,
///   "what stands above the forecast", get: { $0.header }, set: { $0.header = $1 })
/// ```
public struct Slot: Sendable {
  /// The key, such as `headerComponent`.
  public let name: String
  /// The kind of type that goes there.
  public let kind: TypeKind
  /// The base class that a type must have, by name.
  public let base: String
  /// What it is, in one line.
  public let meaning: String
  package let accepts: @Sendable (any Configurable.Type) -> Bool
  /// The entries of type sets that say what stands there when a screen does not, such as
  /// `WeatherSet.Header`; the initialiser's arguments choose one.
  package let standardEntries: [String]
  /// The entry that applies.
  public private(set) var standardEntry: String
  package let timing: Timing
  /// The part as it is now.
  package let current: @Sendable (UIViewController) -> AnyObject?

  /// When a choice takes effect.
  package enum Timing: Sendable {
    /// While the view controller is made, in the entries of sets that it takes the type from.
    case inSets
    /// Before the view controller is made: in a place of the kit's own.
    case beforeInit(@Sendable (ComponentChoice) -> Void)
    /// After it was made and before its view loads, as one-time components are set.
    case afterInit(@Sendable (UIViewController, ComponentChoice) -> Void)
  }

  /// A part that stands in a property of the view controller, and is put there once that is made.
  ///
  /// ```swift
  /// Slot("headerComponent", \ForecastViewController.headerComponent, "the line above the days")
  /// ```
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - part: the property; its class, or a subclass, is what YAML may choose, and says the kind.
  ///   - meaning: what it is, in one line without a full stop.
  ///   - standardEntries: the entry of a type set that says what stands there when a screen does
  ///     not, such as `WeatherSet.Header`; several where the initialiser's arguments choose one.
  public init<Controller: UIViewController, Base: ConfigurableComponent>(
    _ name: String, _ part: any ReferenceWritableKeyPath<Controller, Base> & Sendable,
    _ meaning: String, standard standardEntries: String...
  ) {
    self.init(
      name, Base.kind, accepts: Base.self, in: Controller.self, meaning, standard: standardEntries,
      get: { $0[keyPath: part] }, set: { $0[keyPath: part] = $1 })
  }

  /// A part that is made on its own and put into the finished view controller.
  ///
  /// - Parameters:
  ///   - name: the key: `headerComponent`.
  ///   - kind: the kind of type that goes there.
  ///   - base: the class that the part has to be, or to extend.
  ///   - controller: the class whose part it is, with its subclasses.
  ///   - meaning: what it is, in one line without a full stop.
  ///   - standardEntries: the entries of ``TypeSet``s that say what stands there when a screen does
  ///     not, as `Set.Entry`; of several the initialiser's arguments choose one.
  ///   - get: the part as it is, for the head of a snapshot; nil where there is none.
  ///   - set: puts a part in, after the view controller was made and before its view is loaded.
  public init<Controller: UIViewController, Base: ConfigurableComponent>(
    _ name: String, _ kind: TypeKind, accepts base: Base.Type, in controller: Controller.Type,
    _ meaning: String,
    standard standardEntries: [String],
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

  /// A part that is made on its own and put into the finished view controller.
  public init<Controller: UIViewController, Base: ConfigurableComponent>(
    _ name: String, _ kind: TypeKind, accepts base: Base.Type, in controller: Controller.Type,
    _ meaning: String,
    standard standardEntries: String...,
    get: @escaping @Sendable (Controller) -> Base?,
    set: @escaping @Sendable (Controller, Base) -> Void
  ) {
    self.init(
      name, kind, accepts: base, in: Controller.self, meaning, standard: standardEntries, get: get,
      set: set)
  }

  /// A part that the view controller makes itself, as it is made, of the type in a set, as view
  /// models are. A screen's choice stands in the set until the screen is made.
  ///
  /// - Parameters:
  ///   - name: the key: `viewModel`.
  ///   - kind: the kind of type that goes there.
  ///   - base: the class that the part has to be, or to extend.
  ///   - controller: the class whose part it is, with its subclasses.
  ///   - meaning: what it is, in one line without a full stop.
  ///   - standardEntries: the entries of ``TypeSet``s that the view controller takes the type from,
  ///     as `Set.Entry`; of several the initialiser's arguments choose one.
  ///   - get: the part as it is, for the head of a snapshot; nil where there is none.
  public init<Controller: UIViewController, Base: Configurable>(
    _ name: String, _ kind: TypeKind, inSets base: Base.Type,
    of controller: Controller.Type, _ meaning: String, standard standardEntries: [String],
    get: @escaping @Sendable (Controller) -> Base?
  ) {
    self.init(
      name: name, kind: kind, base: base, meaning: meaning, standardEntries: standardEntries,
      current: { ($0 as? Controller).flatMap(get) }, timing: .inSets)
  }

  /// A part whose type must be known when the view controller is made, as view models are.
  ///
  /// - Parameters:
  ///   - name: the key: `viewModel`.
  ///   - kind: the kind of type that goes there.
  ///   - base: the class that the part has to be, or to extend.
  ///   - controller: the class whose part it is, with its subclasses.
  ///   - meaning: what it is, in one line without a full stop.
  ///   - standardEntries: the entries of ``TypeSet``s that say what stands there when a screen does
  ///     not, as `Set.Entry`; of several the initialiser's arguments choose one.
  ///   - get: the part as it is, for the head of a snapshot; nil where there is none.
  ///   - prepare: puts the choice into the world of the run, such as into a set that the view
  ///     controller takes the type from; called before it is made.
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
  /// The slot with another of its standard entries.
  package func choosing(standard index: Int) -> Slot {
    guard standardEntries.indices.contains(index) else { return self }
    var slot = self
    slot.standardEntry = standardEntries[index]
    return slot
  }
}
