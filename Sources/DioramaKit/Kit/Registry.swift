import HeadlessUIKit
import YAML

/// The registered types by name, and everything else that kits add: sets, keys, steps and data.
///
/// It is a value: register everything, then pass it on. It does not change while screens run.
///
/// ```swift
/// var registry = try Registry(.weather)
/// try registry.register(TeamHeader.self)
/// ```
public struct Registry: Sendable {
  /// A registered class.
  public typealias Entry = RegisteredType

  /// The name of the command that uses this registry; messages with suggested commands use it.
  public var commandName = "diorama"
  private var entries: [String: Entry] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var owners = Owners()
  private var kitKeys: [ScreenKey] = []
  private var kitSteps: [StepDefinition] = []
  private var sections: [any FixtureSectionProtocol] = []
  /// The file formats of fixtures, besides YAML.
  package private(set) var formats: [FixtureFormat] = []
  private var requests: [RequestName] = []
  /// The requests of each screen, by kit and by the name of its view controller.
  package private(set) var screenRequests: [String: [String: [RequestName]]] = [:]
  /// The sets of types whose entries a project can replace.
  public private(set) var typeSets: [TypeSet] = []
  /// Their entries, by current and older paths such as `WeatherSet.Header`.
  private var setEntries: [String: (path: String, entry: TypeSet.Entry)] = [:]
  /// The keys of screens with these kits: the kits' own keys, and `data` and `network` if a kit has
  /// sections or requests.
  public private(set) var keys: [ScreenKey] = [] {
    didSet { keyNames = keys.map(\.name) }
  }
  /// Their names, which are searched for each key of a screen: copying a key is expensive.
  package private(set) var keyNames: [String] = []
  /// The steps that kits add to those that every screen has.
  public private(set) var steps: [StepDefinition] = []
  /// The named colors and fonts of the kits.
  package private(set) var palettes: [Palette] = []
  /// The sample content of the kits for new projects.
  public private(set) var samples: [KitSample] = []
  /// Examples that trigger diagnostics. If two kits have an example for the same code, the first
  /// one is used.
  public private(set) var diagnosticExamples: [DiagnosticExample] = []
  private var screens = KitMembership()
  /// Whether a registered type may keep state outside a run.
  private var hasStatefulTypes = false
  package private(set) var olderKeys: [(old: String, today: String)] = []
  package private(set) var olderNames: [String: String] = [:]

  /// Creates an empty registry.
  public init() {}

  /// Creates a registry of some kits.
  ///
  /// - Parameter kits: the kits. A thing that several of them add is registered once.
  /// - Throws: ``RegistrationError`` if two of them add different things with the same name.
  public init(_ kits: Kit...) throws {
    for kit in kits { try register(kit) }
  }

  /// Whether screens can run code that keeps state in its process: types that an app registers or
  /// puts into a set.
  package var hasAppCode: Bool {
    hasStatefulTypes || typeSets.contains { set in set.entries.contains { !$0.isKitDefault() } }
  }

  // MARK: Registering

  /// Adds everything in a kit. A value that another kit added before is shared.
  ///
  /// - Parameter kit: the kit.
  /// - Throws: ``RegistrationError`` if the name of a type, set, key, step, section, file format or
  ///   older spelling is already used by a different one. In that case, nothing of the kit is
  ///   added.
  public mutating func register(_ kit: Kit) throws {
    var registry = self
    try registry.add(kit)
    self = registry
  }

  private mutating func add(_ kit: Kit) throws {
    hasStatefulTypes = hasStatefulTypes || !kit.isStateless
    for type in kit.types {
      let name = typeName(of: type)
      if let known = entries[name]?.type, ObjectIdentifier(known) == ObjectIdentifier(type) {
        continue
      }
      _ = try owners.claim("type", name, nil, kit)
      try register(
        type, for: type, as: name, false, nil, summary: kit.summaries[name],
        from: kit.registration, isOfKit: true)
    }
    for set in kit.typeSets
    where try owners.claim("set of types", set.name, set.definitionID.identity, kit) {
      typeSets.append(set)
      for entry in set.entries {
        let path = "\(set.name).\(entry.name)"
        setEntries[path] = (path, entry)
      }
      for (old, today) in set.olderSpellings {
        guard let entry = set.entry(named: today) else { continue }
        setEntries["\(set.name).\(old)"] = ("\(set.name).\(today)", entry)
      }
    }
    for key in kit.keys where try owners.claim("key", key.name, key.definitionID.identity, kit) {
      kitKeys.append(key)
    }
    for step in kit.steps {
      let same = kitSteps.firstIndex { $0.name == step.name && $0.isForOwnScreens }
      if let same, step.isForOwnScreens {
        let known = [kitSteps[same]] + kitSteps[same].alternatives
        if known.contains(where: { $0.definitionID === step.definitionID }) { continue }
        kitSteps[same] = kitSteps[same].combined(with: step)
      } else if try owners.claim("step", step.name, step.definitionID.identity, kit) {
        kitSteps.append(step)
      }
    }
    for section in kit.sections {
      let identity = section.operations.definitionID.identity
      let new = try section.lists.filter {
        try owners.claim("fixture section", $0.name, identity, kit)
      }
      if !new.isEmpty { sections.append(section) }
    }
    for format in kit.formats {
      let new = try format.endings.filter {
        try owners.claim("kind of fixture file", $0, format.definitionID.identity, kit)
      }
      if !new.isEmpty { formats.append(format) }
    }
    screens.add(kit)
    requests += kit.requests.filter { !requests.contains($0) }
    if !kit.screenRequests.isEmpty { screenRequests[kit.name] = kit.screenRequests }
    for (old, today) in kit.olderKeys
    where try owners.claim("deprecated key", old, .text(today), kit) {
      olderKeys.append((old, today))
    }
    for (old, today) in kit.olderNames.sorted(by: { $0.key < $1.key })
    where try owners.claim("deprecated name", old, .text(today), kit) {
      olderNames[old] = today
    }
    if let palette = kit.palette { palettes.append(palette) }
    if let sample = kit.sample { samples.append(sample) }
    for example in kit.diagnosticExamples
    where !diagnosticExamples.contains(where: { $0.code == example.code }) {
      diagnosticExamples.append(example)
    }
    rebuildKeysAndSteps()
  }

  /// Rebuilds the keys and steps that kits share: one fixture with all sections, and one network.
  private mutating func rebuildKeysAndSteps() {
    var keys = kitKeys
    steps = kitSteps
    if !requests.isEmpty {
      keys.insert(.network(requests: requests), at: 0)
      steps.insert(.network(requests: requests), at: 0)
    }
    if !sections.isEmpty { keys.insert(.fixture(of: sections, formats: formats), at: 0) }
    self.keys = keys.sorted { $0.order < $1.order }
  }

  /// Adds a class under its own name or under another name.
  ///
  /// ```swift
  /// try registry.register(TeamHeader.self)
  /// try registry.register(DebugCell.self, as: "CityCell", replacing: true)
  /// ```
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - name: the name in YAML; by default the name in Swift, without the module.
  ///   - replacing: whether it replaces a class with that name.
  ///   - file: the file of the call, which an editor opens from the name.
  ///   - line: the line of the call.
  /// - Throws: ``RegistrationError`` if the name is used and `replacing` is false.
  public mutating func register(
    _ type: any Configurable.Type, as name: String? = nil, replacing: Bool = false,
    file: StaticString = #fileID, line: Int = #line
  ) throws {
    try register(type, for: type, as: name, replacing, nil, from: SwiftSourceLocation(file, line))
  }

  /// Adds an app's view controller, which does not have to conform to anything.
  ///
  /// ```swift
  /// try registry.register(SettingsScreen.self)
  /// ```
  ///
  /// It is made by `init(coder:)`, as a storyboard would: a class with initializers of its own is
  /// registered with a closure instead.
  @_disfavoredOverload
  public mutating func register<Screen: UIViewController>(
    _ type: Screen.Type, as name: String? = nil, replacing: Bool = false,
    file: StaticString = #fileID, line: Int = #line
  ) throws {
    try register(
      type as? any ScreenViewController.Type ?? PlainScreen<Screen>.self, for: type, as: name,
      replacing, nil, from: SwiftSourceLocation(file, line))
  }

  /// Adds a view controller that a closure makes, with arguments from keys of its screens.
  ///
  /// ```swift
  /// try registry.register(LoginScreen.self) { LoginScreen() }
  /// try registry.register(ProfileScreen.self, .key("user", .text)) { ProfileScreen(user: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the class, which does not have to conform to anything.
  ///   - parameters: the keys, in the order of the closure's parameters.
  ///   - name: the name in YAML; by default the name in Swift, without the module.
  ///   - replacing: whether it replaces a class with that name.
  ///   - file: the file of the call, which an editor opens from the name.
  ///   - line: the line of the call.
  ///   - make: makes the view controller, during the run. The screen fails with the error that it
  ///     throws.
  /// - Throws: ``RegistrationError`` if the name is used and `replacing` is false, or if a key is
  ///   given twice, or is one of every screen, of a kit or a part of the class.
  public mutating func register<Screen: UIViewController, each Value: Sendable>(
    _ type: Screen.Type, _ parameters: repeat ScreenParameter<each Value>, as name: String? = nil,
    replacing: Bool = false, file: StaticString = #fileID, line: Int = #line,
    make: @escaping @Sendable (repeat each Value) throws -> Screen
  ) throws {
    let type = type as? any ScreenViewController.Type ?? PlainScreen<Screen>.self
    let initializer = ViewControllerInitializer(
      "the screen", repeat each parameters, make: make)
    let keys = initializer.names + CoreKey.all + keyNames + type.slots.map(\.name)
    if let taken = initializer.names.first(where: { key in keys.count { $0 == key } > 1 }) {
      throw RegistrationError.takenKey(taken)
    }
    try register(
      type, for: Screen.self, as: name, replacing, initializer,
      from: SwiftSourceLocation(file, line))
  }

  private mutating func register(
    _ type: any Configurable.Type, for original: AnyClass, as name: String?, _ replacing: Bool,
    _ initializer: ViewControllerInitializer?, summary: String? = nil,
    from registration: SwiftSourceLocation, isOfKit: Bool = false
  ) throws {
    let name = name ?? typeName(of: original)
    if !isOfKit { hasStatefulTypes = true }
    if !replacing, entries[name] != nil { throw RegistrationError.duplicateName(name) }
    entries[name] = Entry(
      name: name, type: type, summary: summary, registration: registration,
      initializer: initializer)
    names[ObjectIdentifier(original)] = name
  }

  // MARK: Looking up

  /// Returns an entry of a set of types, with its current path.
  ///
  /// - Parameter path: the set and the entry, by the current or an older name: `WeatherSet.Header`.
  package func setEntry(at path: String) -> (path: String, entry: TypeSet.Entry)? {
    setEntries[path]
  }

  /// Returns the message for a step or a key that has no effect on a screen because it belongs to
  /// another kit; nil if it can have an effect.
  ///
  /// - Parameters:
  ///   - what: the step or key: `the step 'receive'`.
  ///   - definition: its definition.
  ///   - screen: the class of the view controller.
  package func mismatchMessage(
    _ what: String, of definition: DefinitionID, on screen: AnyClass
  ) -> String? {
    screens.mismatch(of: definition, on: screen).map { own, other in
      "\(what) has no effect: it applies to screens of \(own), and this is one of \(other)"
    }
  }

  /// The registered class with a name, or nil if no class has it.
  ///
  /// - Parameter name: the current name; older names are not found.
  public subscript(name: String) -> Entry? { entries[name] }

  /// Returns the registered name of a class, or its name in Swift without the module.
  ///
  /// - Parameter type: any class, registered or not.
  public func name(of type: any Any.Type) -> String {
    names[ObjectIdentifier(type)] ?? typeName(of: type)
  }

  /// Returns the entry of a registered class; nil for other classes, such as unregistered
  /// subclasses.
  ///
  /// - Parameter type: the class.
  public func entry(of type: any Any.Type) -> Entry? {
    names[ObjectIdentifier(type)].flatMap { self[$0] }
  }

  /// Returns all classes of a kind, sorted by name.
  ///
  /// - Parameter kind: the kind.
  public func entries(of kind: TypeKind) -> [Entry] { all.filter { $0.kind == kind } }

  /// All classes, sorted by name.
  public var all: [Entry] { entries.values.sorted { $0.name < $1.name } }

  /// The kinds that have classes, sorted by name.
  public var kinds: [TypeKind] {
    Set(entries.values.map(\.kind)).sorted { $0.rawValue < $1.rawValue }
  }

  /// The lists that a fixture can have, as data.
  public var fixtureLists: [FieldDescription] {
    sections.flatMap(\.lists).map {
      FieldDescription(name: $0.name, shape: $0.shape, meaning: $0.meaning)
    }
  }

  /// The records that others can refer to: the list that holds them, the noun for one record, and
  /// the key of its id.
  package var fixtureRecords: [(list: String, noun: String, id: String)] {
    sections.flatMap(\.lists).compactMap { list in
      list.record.map { (list.name, $0.noun, $0.id) }
    }
  }

  /// Returns the registered superclasses of a class, the nearest first.
  ///
  /// - Parameter entry: the class, which is not in the result.
  public func ancestors(of entry: Entry) -> [Entry] {
    superclasses(of: entry.type).dropFirst().compactMap { self.entry(of: $0) }
  }
}
