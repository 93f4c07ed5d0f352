/// Why something was not registered.
public enum RegistrationError: Error, Sendable, CustomStringConvertible {
  /// The type's name is taken, and the call does not say that it replaces.
  case duplicateName(String)
  /// Two kits bring different things of one name; the first is `Diorama` for what every screen has.
  case conflict(kind: String, name: String, first: String, second: String)

  /// The reason in words.
  public var description: String {
    switch self {
    case .duplicateName(let name):
      "'\(name)' is registered already; say `replacing: true` to take its place"
    case .conflict(let what, let name, let first, let second):
      "the \(what) '\(name)' of the kit '\(second)' is there already: '\(first)' brings another "
        + "one of that name"
    }
  }
}

extension Registry {
  /// Which kit has brought what.
  struct Owners: Sendable {
    /// What things of one kind are called; kinds that YAML could not tell apart share a space.
    private struct Name: Hashable {
      let space: String
      let name: String

      init(what: String, name: String) {
        space = Self.spaces[what] ?? what
        self.name = name
      }

      /// Sets of types are keys of the project's file, and today's spelling hides an older one.
      private static let spaces = [
        "set of types": "key", "older key": "key", "older name": "type",
      ]
    }

    /// What tells two things of one name apart.
    enum Identity: Hashable {
      case definition(ObjectIdentifier)
      case text(String)
    }

    private var kits: [Name: (kit: String, identity: Identity?)] = [:]

    /// Every screen has these.
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

    /// Whether a kit is the first one to bring something.
    ///
    /// - Parameter identity: what tells it from another thing of its name; nil for what nobody else may
    ///   bring.
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
  /// What tells the thing from others of its name.
  var identity: Registry.Owners.Identity { .definition(ObjectIdentifier(self)) }
}
