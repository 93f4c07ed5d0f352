import YAML

/// A set of types that an app can exchange as a whole, such as `WeatherSet`.
///
/// The project's file sets entries of it for every run; a screen may name an entry wherever it may
/// name a type: `viewController: WeatherSet.ForecastViewController`.
public struct TypeSet: Sendable {
  /// One exchangeable type.
  public struct Entry: Sendable {
    /// Its name in the set, with dots where sets are nested: `Forecast.Header`.
    public let name: String
    /// The kind of type.
    public let kind: TypeKind
    /// The base class that a type must have, by name.
    public let base: String
    package let accepts: @Sendable (any Configurable.Type) -> Bool
    /// Whether the type is the kit's own, and not one that Swift code has set.
    package let isKitDefault: @Sendable () -> Bool
    /// What stands there: the run's choice inside a run, else the process-wide one.
    package let get: @Sendable () -> ComponentChoice
    /// Sets the run's choice.
    package let set: @Sendable (ComponentChoice) -> Void

    /// The type that stands there: the run's inside a run, else the process-wide one.
    public var type: any Configurable.Type { self.get().type }

    /// An entry for a class and its subclasses, which say its kind themselves.
    ///
    /// - Parameters:
    ///   - name: its name in the set.
    ///   - base: the class, which is the kit's own type there, too.
    ///   - get: what stands there: the run's choice inside a run, else the process-wide one.
    ///   - set: sets the run's choice. Whoever makes an object of the class sets the choice's
    ///     properties on it, see ``ComponentChoice/make(as:)``.
    public init<Base: Configurable>(
      _ name: String, of base: Base.Type, get: @escaping @Sendable () -> ComponentChoice,
      set: @escaping @Sendable (ComponentChoice) -> Void
    ) {
      self.init(name, Base.kind, accepts: base, get: get, set: set)
    }

    /// An entry for subclasses of `base`; the kit's own type there is `base` unless said otherwise.
    ///
    /// - Parameters:
    ///   - name: its name in the set, with dots where sets are nested.
    ///   - kind: the kind of type.
    ///   - base: the class that a type has to be, or to extend.
    ///   - kitDefault: the kit's own type there; by default `base`. Any other that `get`
    ///     gives counts as set by Swift code.
    ///   - get: what stands there: the run's choice inside a run, else the process-wide one.
    ///   - set: sets the run's choice. Whoever makes an object of the class sets the choice's
    ///     properties on it, see ``ComponentChoice/make(as:)``.
    public init<Base: Configurable>(
      _ name: String, _ kind: TypeKind, accepts base: Base.Type, kitDefault: Base.Type? = nil,
      get: @escaping @Sendable () -> ComponentChoice,
      set: @escaping @Sendable (ComponentChoice) -> Void
    ) {
      self.name = name
      self.kind = kind
      self.base = typeName(of: base)
      accepts = { $0 is Base.Type }
      let kitDefault = ObjectIdentifier(kitDefault ?? base)
      isKitDefault = { ObjectIdentifier(get().type) == kitDefault }
      self.get = get
      self.set = { choice in
        if choice.type is Base.Type { set(choice) }
      }
    }
  }

  let definitionID = DefinitionID()
  /// The set's name, which is also its key in the project's file.
  public let name: String
  /// What it is for, in one line.
  public let meaning: String
  /// Its entries.
  public let entries: [Entry]
  /// Older spellings of entries, and today's.
  public let olderSpellings: [String: String]

  /// A set.
  ///
  /// - Parameters:
  ///   - name: its name, which is also its key in the project's file.
  ///   - meaning: what it is for, in one line without a full stop.
  ///   - entries: its entries.
  ///   - olderSpellings: older names of entries, and today's, which are read with a warning.
  public init(
    _ name: String, _ meaning: String, entries: [Entry],
    olderSpellings: [String: String] = [:]
  ) {
    self.name = name
    self.meaning = meaning
    self.entries = entries
    self.olderSpellings = olderSpellings
  }

  /// The entry of a name, today's or older.
  package func entry(named name: String) -> Entry? {
    let today = olderSpellings[name] ?? name
    return entries.first { $0.name == today }
  }
}
