import DioramaKit
import Synchronization

/// The types that an app set in place of the kit's.
///
/// Each type has a key: a name in the class or set that it belongs to. A ``SBUTypeEntry`` declares
/// the key and the kit's default; this storage knows no screen and no module. For a type that YAML
/// configures, the storage keeps the properties, to apply them to each new instance.
struct SBUTypes: ProcessWide {
  /// The key of a type.
  struct Key: Hashable, Sendable {
    private let owner: ObjectIdentifier
    private let name: String

    /// Creates a key from a name and its class or set.
    init(_ owner: Any.Type, _ name: String) {
      self.owner = ObjectIdentifier(owner)
      self.name = name
    }
  }

  private var choices: [Key: ComponentChoice] = [:]

  static let ofProcess = Mutex(SBUTypes())

  /// The type that an app set for a key; nil if the kit's default is in use.
  subscript(place: Key) -> ComponentChoice? {
    get { choices.isEmpty ? nil : choices[place] }
    set { choices[place] = newValue }
  }

  /// Returns the type that an app set on a class, or else on the nearest of its superclasses.
  func inherited(_ name: String, of owner: AnyClass) -> ComponentChoice? {
    guard !choices.isEmpty else { return nil }
    var next: AnyClass? = owner
    while let current = next {
      if let choice = choices[Key(current, name)] { return choice }
      next = _getSuperclass(current)
    }
    return nil
  }
}

/// A type that an app may replace: its name and the kit's default.
///
/// The parameter has no `Configurable` constraint: to create a generic type with one, Swift
/// searches the whole program for conformances. Creating or using an entry requires a
/// `Configurable` class.
public struct SBUTypeEntry<Base: AnyObject>: Sendable {
  /// The entry's name in its owner, such as `InviteUserModule`.
  let name: String
  private let place: SBUTypes.Key
  /// Returns the kit's default type.
  private let standard: @Sendable () -> Base.Type
}

extension SBUTypeEntry where Base: Configurable {
  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - owner: the set or class that has the entry, such as `SBUModuleSet`.
  ///   - name: the entry's name in the owner.
  ///   - standard: the kit's default type.
  init(_ owner: Any.Type, _ name: String, _ standard: Base.Type) {
    self.init(name: name, place: SBUTypes.Key(owner, name), standard: { standard })
  }

  /// The type in use: the run's inside a run, else the process's.
  var type: Base.Type {
    get {
      // Unwrap before the cast: an optimized build would cast nil to a class and crash.
      guard let type = SBUTypes.current[place]?.type else { return standard() }
      return type as? Base.Type ?? standard()
    }
    nonmutating set { SBUTypes.current[place] = ComponentChoice(type: newValue) }
  }

  /// Whether an app or YAML set the entry, even to the kit's default type.
  var isSet: Bool { SBUTypes.current[place] != nil }

  /// Creates an instance of the type in use and applies the properties that YAML sets.
  ///
  /// - Parameter initialize: calls the initializer.
  func make(_ initialize: (Base.Type) -> Base) -> Base {
    let object = initialize(type)
    SBUTypes.current[place]?.apply(to: object)
    return object
  }

  /// Returns the entry as projects see it.
  func entry(_ kind: TypeKind) -> TypeSet.Entry {
    TypeSet.Entry(
      name, kind, accepts: Base.self, kitDefault: standard(),
      get: { SBUTypes.current[place] ?? ComponentChoice(type: standard()) },
      set: { SBUTypes.current[place] = $0 })
  }
}
