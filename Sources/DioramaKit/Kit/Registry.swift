import YAML

/// The types that names stand for, by kind, and what kits add: sets, keys, steps and data.
///
/// A value: fill it once, hand it on; nobody changes it while screens run.
///
/// ```swift
/// var registry = try Registry(.weather)
/// try registry.register(TeamHeader.self)
/// ```
public struct Registry: Sendable {
  /// A registered class.
  public typealias Entry = RegisteredType

  /// What the command is called over this registry; messages that say what to type name it.
  public var commandName = "diorama"
  private var entries: [String: Entry] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var owners = Owners()
  private var kitKeys: [ScreenKey] = []
  private var kitSteps: [StepDefinition] = []
  private var sections: [any FixtureSectionProtocol] = []
  /// The kinds of file that a fixture can be, besides YAML.
  package private(set) var formats: [FixtureFormat] = []
  private var requests: [RequestName] = []
  /// The sets of types that a project can exchange.
  public private(set) var typeSets: [TypeSet] = []
  /// Their entries, by today's and older paths such as `WeatherSet.Header`.
  private var setEntries: [String: (path: String, entry: TypeSet.Entry)] = [:]
  /// The keys that screens have with these kits: `data` and `network` where a kit brings data or
  /// requests, and the kits' own.
  public private(set) var keys: [ScreenKey] = [] {
    didSet { keyNames = keys.map(\.name) }
  }
  /// Their names, which are looked through for each key of a screen: a key is large to copy.
  package private(set) var keyNames: [String] = []
  /// The steps that kits add to those that every screen has.
  public private(set) var steps: [StepDefinition] = []
  /// The colours and fonts that kits call by name.
  package private(set) var palettes: [Palette] = []
  /// What kits offer to somebody who begins.
  public private(set) var samples: [KitSample] = []
  /// Mistakes that show what diagnostics' codes mean; of two kits' of one code the first counts.
  public private(set) var diagnosticExamples: [DiagnosticExample] = []
  private var screens = KitMembership()
  /// Whether it has types that may keep something outside of a run.
  private var hasStatefulTypes = false
  package private(set) var olderKeys: [(old: String, today: String)] = []
  package private(set) var olderNames: [String: String] = [:]

  /// A registry without types.
  public init() {}

  /// A registry of some kits.
  ///
  /// - Parameter kits: the kits; a thing that several of them bring is registered once.
  /// - Throws: ``RegistrationError`` when two of them bring different things of one name.
  public init(_ kits: Kit...) throws {
    for kit in kits { try register(kit) }
  }

  /// Whether screens can run code that keeps state in its process: types that an app registers or
  /// puts into a set.
  package var hasAppCode: Bool {
    hasStatefulTypes || typeSets.contains { set in set.entries.contains { !$0.isKitDefault() } }
  }

  // MARK: Filling

  /// Adds all that a kit offers. What another kit has brought already is shared, if it is the same
  /// value.
  ///
  /// - Parameter kit: the kit.
  /// - Throws: ``RegistrationError`` when a type, set, key, step, section of a fixture, kind of
  ///   fixture file or older spelling of this name is there already and is another one; nothing of
  ///   the kit is added then.
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
        type, as: name, summary: kit.summaries[name], from: kit.registration)
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
    for step in kit.steps where try owners.claim("step", step.name, step.definitionID.identity, kit)
    {
      kitSteps.append(step)
    }
    for section in kit.sections {
      let identity = section.operations.definitionID.identity
      let new = try section.lists.filter {
        try owners.claim("section of fixtures", $0.name, identity, kit)
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
    for (old, today) in kit.olderKeys
    where try owners.claim("older key", old, .text(today), kit) {
      olderKeys.append((old, today))
    }
    for (old, today) in kit.olderNames.sorted(by: { $0.key < $1.key })
    where try owners.claim("older name", old, .text(today), kit) {
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

  /// What several kits make together: one fixture of all their sections, one network.
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

  /// Adds a class under its own name, or another.
  ///
  /// ```swift
  /// try registry.register(TeamHeader.self)
  /// try registry.register(DebugCell.self, as: "CityCell", replacing: true)
  /// ```
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - name: what YAML calls it; by default its name in Swift, without the module.
  ///   - replacing: whether it takes the place of a class of that name.
  ///   - file: the file that calls this, where an editor leads to from the name.
  ///   - line: the line.
  /// - Throws: ``RegistrationError`` when the name is taken and `replacing` is false.
  public mutating func register(
    _ type: any Configurable.Type, as name: String? = nil, replacing: Bool = false,
    file: StaticString = #fileID, line: Int = #line
  ) throws {
    hasStatefulTypes = true
    if replacing { entries[name ?? typeName(of: type)] = nil }
    try register(
      type, as: name ?? typeName(of: type), summary: nil, from: SwiftSourceLocation(file, line))
  }

  private mutating func register(
    _ type: any Configurable.Type, as name: String, summary: String?,
    from registration: SwiftSourceLocation
  ) throws {
    if entries[name] != nil { throw RegistrationError.duplicateName(name) }
    entries[name] = Entry(
      name: name, type: type, summary: summary, registration: registration)
    names[ObjectIdentifier(type)] = name
  }

  // MARK: Asking

  /// The entry of a set of types, with today's path of it.
  ///
  /// - Parameter path: the set and the entry, today's or older: `WeatherSet.Header`.
  package func setEntry(at path: String) -> (path: String, entry: TypeSet.Entry)? {
    setEntries[path]
  }

  /// What is said of a step or a key that does nothing on a screen, since it is for those of another
  /// kit; nil where it may do something.
  ///
  /// - Parameters:
  ///   - what: what it is: `the step 'receive'`.
  ///   - definition: its definition.
  ///   - screen: the class of the view controller.
  package func mismatchMessage(
    _ what: String, of definition: DefinitionID, on screen: AnyClass
  ) -> String? {
    screens.mismatch(of: definition, on: screen).map { own, other in
      "\(what) does nothing here: it is for screens of \(own), and this is one of \(other)"
    }
  }

  /// The class of a name; nil where none is registered.
  ///
  /// - Parameter name: today's name; older ones are not looked for.
  public subscript(name: String) -> Entry? { entries[name] }

  /// The name of a class: the registered one, else its own in Swift, without the module.
  ///
  /// - Parameter type: any class, registered or not.
  public func name(of type: any Any.Type) -> String {
    names[ObjectIdentifier(type)] ?? typeName(of: type)
  }

  /// A registered class; nil for others, subclasses of registered ones among them.
  ///
  /// - Parameter type: the class.
  public func entry(of type: any Any.Type) -> Entry? {
    names[ObjectIdentifier(type)].flatMap { self[$0] }
  }

  /// All classes of a kind, in the order of their names.
  ///
  /// - Parameter kind: the kind.
  public func entries(of kind: TypeKind) -> [Entry] {
    all.filter { $0.kind == kind }
  }

  /// All classes, in the order of their names.
  public var all: [Entry] { entries.values.sorted { $0.name < $1.name } }

  /// The kinds that have classes, by word.
  public var kinds: [TypeKind] {
    Set(entries.values.map(\.kind)).sorted { $0.rawValue < $1.rawValue }
  }

  /// The lists that a fixture can have, as data.
  public var fixtureLists: [FieldDescription] {
    sections.flatMap(\.lists).map {
      FieldDescription(name: $0.name, shape: $0.shape, meaning: $0.meaning)
    }
  }

  /// The records that keys and records refer to: by the list that holds them, what one is called and the
  /// key of its id.
  package var fixtureRecords: [(list: String, noun: String, id: String)] {
    sections.flatMap(\.lists).compactMap { list in
      list.record.map { (list.name, $0.noun, $0.id) }
    }
  }

  /// The classes that a class stands on, the nearest first, as far as they are registered.
  ///
  /// - Parameter entry: the class, which is not among them.
  public func ancestors(of entry: Entry) -> [Entry] {
    superclasses(of: entry.type).dropFirst().compactMap { self.entry(of: $0) }
  }
}
