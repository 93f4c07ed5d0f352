/// The types that names stand for, by kind, and what kits add: sets, keys and steps.
///
/// A value: fill it once, hand it on; nobody changes it while screens run.
public struct Registry: Sendable {
  /// A registered class.
  public struct Entry: Sendable {
    /// The name that YAML uses.
    public let name: String
    /// The class.
    public let type: any Configurable.Type
    /// What it is for.
    public let kind: TypeKind
    /// What YAML may set on it.
    public let properties: PropertyTable
    /// The class as a screen's view controller, if it is one; asked once, since asking is slow.
    public let screenType: (any ScreenViewController.Type)?

    init(name: String, type: any Configurable.Type) {
      self.name = name
      self.type = type
      kind = type.kind
      properties = type.properties
      screenType = type as? any ScreenViewController.Type
    }
  }

  /// Why a type was not registered.
  public enum RegistrationError: Error, CustomStringConvertible {
    /// The name is taken, and the call does not say that it replaces.
    case nameIsTaken(String)

    /// The reason in words.
    public var description: String {
      switch self {
      case .nameIsTaken(let name):
        "'\(name)' is registered already; say `replacing: true` to take its place"
      }
    }
  }

  /// What the command is called over this registry; messages that say what to type name it.
  public var commandName = "diorama"
  private var entries: [String: Entry] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  /// The sets of types that a project can exchange.
  public private(set) var typeSets: [TypeSet] = []
  /// The keys that kits add to screens.
  public private(set) var keys: [ScreenKey] = []
  /// The steps a screen can take.
  public private(set) var steps: [StepDefinition] = StepDefinition.core
  /// What kits offer to somebody who begins.
  public private(set) var samples: [KitSample] = []
  var olderKeys: [(old: StaticString, today: StaticString)] = []
  var olderNames: [String: String] = [:]

  /// A registry without types.
  public init() {}

  /// A registry of some kits.
  ///
  /// - Throws: ``RegistrationError`` when two kits use one name.
  public init(_ kits: Kit...) throws {
    for kit in kits { try register(kit) }
  }

  /// Adds all that a kit offers. Keys and steps that another kit has brought already are shared.
  ///
  /// - Throws: ``RegistrationError`` when a type's name is taken.
  public mutating func register(_ kit: Kit) throws {
    for type in kit.types { try register(type) }
    typeSets += kit.typeSets
    for key in kit.keys where !keys.contains(where: { $0.name == key.name }) { keys.append(key) }
    keys.sort { $0.order < $1.order }
    for step in kit.steps where !steps.contains(where: { $0.name == step.name }) {
      steps.append(step)
    }
    if let sample = kit.sample { samples.append(sample) }
    olderKeys += kit.olderKeys
    olderNames.merge(kit.olderNames) { first, _ in first }
  }

  /// Adds a class under its own name, or another.
  ///
  /// - Throws: ``RegistrationError`` when the name is taken and `replacing` is false.
  public mutating func register(
    _ type: any Configurable.Type, as name: String? = nil, replacing: Bool = false
  ) throws {
    let name = name ?? typeName(of: type)
    if entries[name] != nil, !replacing { throw RegistrationError.nameIsTaken(name) }
    entries[name] = Entry(name: name, type: type)
    names[ObjectIdentifier(type)] = name
  }

  /// The class of a name.
  public subscript(name: String) -> Entry? { entries[name] }

  /// The name of a class: the registered one, else its own in Swift.
  public func name(of type: any Any.Type) -> String {
    names[ObjectIdentifier(type)] ?? typeName(of: type)
  }

  /// A registered class; nil for others.
  public func entry(of type: any Any.Type) -> Entry? {
    names[ObjectIdentifier(type)].flatMap { self[$0] }
  }

  /// All classes of a kind, by name.
  public func entries(of kind: TypeKind) -> [Entry] {
    all.filter { $0.kind == kind }
  }

  /// All classes, by name.
  public var all: [Entry] { entries.values.sorted { $0.name < $1.name } }

  /// The kinds that have classes, by word.
  public var kinds: [TypeKind] {
    Set(entries.values.map(\.kind)).sorted { $0.rawValue < $1.rawValue }
  }

  /// The classes that a class stands on, the nearest first, as far as they are registered.
  public func ancestors(of entry: Entry) -> [Entry] {
    var result: [Entry] = []
    var next: AnyClass? = _getSuperclass(entry.type)
    while let superclass = next {
      if let name = names[ObjectIdentifier(superclass)], let found = entries[name] {
        result.append(found)
      }
      next = _getSuperclass(superclass)
    }
    return result
  }
}
