import DioramaKit
import Synchronization

/// The types that an app has put in the place of the kit's.
///
/// Each has a place: a name at the class that it belongs to. Who declares a place says what the kit
/// has there, with a ``SBUTypeEntry``; the storage knows no screen and no module. A type that YAML
/// made is kept with the properties that it sets, for whoever makes an object of it.
struct SBUTypes: ProcessWide {
  /// Where a type is kept.
  struct Key: Hashable, Sendable {
    private let owner: ObjectIdentifier
    private let name: String

    /// A name at a class, or at a set.
    init(_ owner: Any.Type, _ name: String) {
      self.owner = ObjectIdentifier(owner)
      self.name = name
    }
  }

  private var choices: [Key: ComponentChoice] = [:]

  static let ofProcess = Mutex(SBUTypes())

  /// What an app has put at a place; nil where it left the kit's.
  subscript(place: Key) -> ComponentChoice? {
    get { choices.isEmpty ? nil : choices[place] }
    set { choices[place] = newValue }
  }

  /// What an app has set on a class, or else on the nearest of its superclasses.
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

/// One type that an app may exchange: its name, and what the kit has there.
///
/// The type asks nothing of its parameter, since to make a generic type that does, Swift searches
/// the whole program for the answer; who makes or uses an entry needs a `Configurable` class.
public struct SBUTypeEntry<Base: AnyObject>: Sendable {
  /// Its name at its owner, such as `InviteUserModule`.
  let name: String
  private let place: SBUTypes.Key
  /// The kit's own type.
  private let standard: @Sendable () -> Base.Type
}

extension SBUTypeEntry where Base: Configurable {
  /// An entry.
  ///
  /// - Parameters:
  ///   - owner: the set or class that has the entry, such as `SBUModuleSet`.
  ///   - name: the entry's name there.
  ///   - standard: the kit's own type.
  init(_ owner: Any.Type, _ name: String, _ standard: Base.Type) {
    self.init(name: name, place: SBUTypes.Key(owner, name), standard: { standard })
  }

  /// The type as it stands: the run's inside a run, else the process's.
  var type: Base.Type {
    get {
      // Unwrapped before it is cast: an optimised build would cast nothing to a class, and crash.
      guard let type = SBUTypes.current[place]?.type else { return standard() }
      return type as? Base.Type ?? standard()
    }
    nonmutating set { SBUTypes.current[place] = ComponentChoice(type: newValue) }
  }

  /// An object of the type as it stands, with what YAML sets on it.
  ///
  /// - Parameter initialize: calls the initialiser.
  func make(_ initialize: (Base.Type) -> Base) -> Base {
    let object = initialize(type)
    SBUTypes.current[place]?.apply(to: object)
    return object
  }

  /// The entry as projects name it.
  func entry(_ kind: TypeKind) -> TypeSet.Entry {
    TypeSet.Entry(
      name, kind, accepts: Base.self, kitDefault: standard(),
      get: { SBUTypes.current[place] ?? ComponentChoice(type: standard()) },
      set: { SBUTypes.current[place] = $0 })
  }
}
