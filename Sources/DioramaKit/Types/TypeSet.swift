import YAML

/// A set of types that an app can replace as a whole, such as `WeatherSet`.
///
/// A project's file sets its entries for every run, a screen or a variant for its own run. A screen
/// can name an entry wherever it can name a type:
/// `viewController: WeatherSet.ForecastViewController`.
public struct TypeSet: Sendable {
  /// A replaceable type.
  public struct Entry: Sendable {
    /// Its name in the set, with dots if sets are nested: `Forecast.Header`.
    public let name: String
    /// The kind of the type.
    public let kind: TypeKind
    /// The name of the required class or superclass.
    public let base: String
    package let accepts: @Sendable (any Configurable.Type) -> Bool
    /// Returns whether the type is the kit's default, and not one that Swift code set.
    package let isKitDefault: @Sendable () -> Bool
    /// Returns the current choice: the run's choice during a run, otherwise the process-wide one.
    package let get: @Sendable () -> ComponentChoice
    /// Sets the run's choice.
    package let set: @Sendable (ComponentChoice) -> Void

    /// The current type: the run's type during a run, otherwise the process-wide one.
    public var type: any Configurable.Type { self.get().type }

    /// Creates an entry for a class and its subclasses, of the kind of that class.
    ///
    /// - Parameters:
    ///   - name: its name in the set.
    ///   - base: the class, which is also the kit's default.
    ///   - get: returns the current choice: the run's choice during a run, otherwise the
    ///     process-wide one.
    ///   - set: sets the run's choice. Code that makes an object of the class sets the choice's
    ///     properties on it; see ``ComponentChoice/make(as:)``.
    public init<Base: Configurable>(
      _ name: String, of base: Base.Type, get: @escaping @Sendable () -> ComponentChoice,
      set: @escaping @Sendable (ComponentChoice) -> Void
    ) {
      self.init(name, Base.kind, accepts: base, get: get, set: set)
    }

    /// Creates an entry for a class and its subclasses; by default the class is the kit's default.
    ///
    /// - Parameters:
    ///   - name: its name in the set, with dots if sets are nested.
    ///   - kind: the kind of the type.
    ///   - base: the required class or superclass.
    ///   - kitDefault: the kit's default; by default `base`. Any other result of `get` counts as
    ///     set by Swift code.
    ///   - get: returns the current choice: the run's choice during a run, otherwise the
    ///     process-wide one.
    ///   - set: sets the run's choice. Code that makes an object of the class sets the choice's
    ///     properties on it; see ``ComponentChoice/make(as:)``.
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

  package let definitionID = DefinitionID()
  /// The set's name, which is also its key in YAML.
  public let name: String
  /// The purpose of the set, in one line.
  public let meaning: String
  /// Its entries.
  public let entries: [Entry]
  /// The older names of entries, with the current names as values.
  public let olderSpellings: [String: String]

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - name: its name, which is also its key in YAML.
  ///   - meaning: the purpose of the set, in one line without a full stop.
  ///   - entries: its entries.
  ///   - olderSpellings: the older names of entries, with the current names as values. Older names
  ///     are accepted with a warning.
  public init(
    _ name: String, _ meaning: String, entries: [Entry],
    olderSpellings: [String: String] = [:]
  ) {
    self.name = name
    self.meaning = meaning
    self.entries = entries
    self.olderSpellings = olderSpellings
  }

  /// Returns the entry with a current or older name.
  package func entry(named name: String) -> Entry? {
    let today = olderSpellings[name] ?? name
    return entries.first { $0.name == today }
  }
}
