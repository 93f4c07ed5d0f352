/// The reason why a kit or a type was not registered.
public enum RegistrationError: Error, Sendable, CustomStringConvertible {
  /// The name is already registered, and the call does not set `replacing`.
  case duplicateName(String)
  /// A key of a view controller's argument is used twice, or by every screen.
  case takenKey(String)
  /// Two kits add different things with the same name. `first` is `Diorama` for things that every
  /// screen has.
  case conflict(kind: String, name: String, first: String, second: String)

  /// The message of the error.
  public var description: String {
    switch self {
    case .duplicateName(let name):
      "'\(name)' is already registered; pass `replacing: true` to replace it"
    case .takenKey(let key): "the key '\(key)' is already used; choose another name"
    case .conflict(let what, let name, let first, let second):
      "duplicate \(what) '\(name)': '\(first)' and the kit '\(second)' both define it"
    }
  }
}

extension Registry {
  /// Records which kit added which name.
  struct Owners: Sendable {
    /// A name in its namespace. Kinds that YAML cannot distinguish share a namespace.
    private struct Name: Hashable {
      let space: String
      let name: String

      init(what: String, name: String) {
        space = Self.spaces[what] ?? what
        self.name = name
      }

      /// Sets of types are keys of the project's file, and the current spelling of a key hides an
      /// older one.
      private static let spaces = [
        "set of types": "key", "deprecated key": "key", "deprecated name": "type",
      ]
    }

    /// Distinguishes two things with the same name.
    enum Identity: Hashable {
      case definition(ObjectIdentifier)
      case text(String)
    }

    private var kits: [Name: (kit: String, identity: Identity?)] = [:]

    /// Reserves the names that every screen has.
    init() {
      for name in CoreKey.all + [CoreKey.severity] {
        kits[Name(what: "key", name: name)] = ("Diorama", nil)
      }
      for key in [ScreenKey.fixtureName, ScreenKey.networkName] {
        kits[Name(what: "key", name: key)] = ("Diorama", nil)
      }
      kits[Name(what: "step", name: ScreenKey.networkName)] = ("Diorama", nil)
      for ending in FixtureReader.yamlEndings {
        kits[Name(what: "kind of fixture file", name: ending)] = ("Diorama", nil)
      }
    }

    /// Returns whether a kit is the first one to add something, and reserves the name.
    ///
    /// - Parameter identity: distinguishes it from another thing with its name; nil if no other kit
    ///   may add it.
    mutating func claim(
      _ what: String, _ name: String, _ identity: Identity?, _ kit: Kit
    ) throws -> Bool {
      let key = Name(what: what, name: name)
      guard let other = kits[key] else {
        kits[key] = (kit.name, identity)
        return true
      }
      if let identity, other.identity == identity { return false }
      throw RegistrationError.conflict(kind: what, name: name, first: other.kit, second: kit.name)
    }
  }
}

extension DefinitionID {
  /// The identity that distinguishes the definition from others with its name.
  var identity: Registry.Owners.Identity { .definition(ObjectIdentifier(self)) }
}
