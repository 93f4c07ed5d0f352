import YAML

/// What is at hand while YAML becomes values: the registry, the project's files, what other keys
/// said, and a place for problems.
public struct Decoding {
  /// The types that names stand for.
  public let registry: Registry
  /// The files of the project.
  public let files: ProjectFiles
  /// What was found wrong so far.
  public var diagnostics = Diagnostics()
  /// What names of types mean for the screen that is read.
  var types: TypeResolver?
  /// The clock of the screen that is read, once it is known.
  var clock: ScreenPlan.Clock?
  /// The files that paths in YAML led to so far.
  public internal(set) var filesRead: Set<String> = []
  private var facts: [(key: ObjectIdentifier, value: any Sendable)] = []

  /// Starts with nothing said and nothing wrong.
  public init(registry: Registry, files: ProjectFiles) {
    self.registry = registry
    self.files = files
  }

  /// A moment in milliseconds since 1970, by the clock of the screen that is read; outside of a
  /// screen only for moments that no clock is needed for.
  public func milliseconds(of time: TimeExpression) -> Int? {
    if time.base == .epoch { return time.offset }
    return clock.map { time.milliseconds(in: $0.environment()) }
  }

  /// What another key of the screen said, such as the fixture that ids refer to; a kit's own
  /// types tell the facts apart.
  public subscript<Fact: Sendable>(fact type: Fact.Type) -> Fact? {
    get {
      let id = ObjectIdentifier(type)
      return facts.first { $0.key == id }?.value as? Fact
    }
    set {
      let id = ObjectIdentifier(type)
      facts.removeAll { $0.key == id }
      if let newValue { facts.append((id, newValue)) }
    }
  }

  /// Reports a value of the wrong shape; the message says what was found, the help what fits.
  public mutating func reportWrongValue(_ node: Node, wanted shape: ShapeDescription) {
    let near = node.kind == .scalar ? nearestName(to: node.text, among: shape.words) : nil
    reportWrongValue(
      node, wanted: shape.noun,
      help: near.map { .didYouMean($0) } ?? shape.advice(seeing: registry.commandName))
  }

  /// Reports a value that is not what stands here in words, such as `a screen's id`.
  mutating func reportWrongValue(_ node: Node, wanted: String, help: Diagnostic.Help?) {
    // Nothing is there, but something is written: an alias that was reported by the reader.
    if node.isNull, node.text.isEmpty, node.place.start != node.place.end { return }
    diagnostics.report(
      .wrongValue, "expected \(wanted), found \(node.asFound)", at: node.place, help: help)
  }

  /// Reports a key that the mapping cannot have.
  public mutating func reportUnknownKey(
    _ key: Node, in what: String, known: [String], notes: [Diagnostic.Note] = []
  ) {
    let near = nearestName(to: key.text, among: known)
    let list: Diagnostic.Help = known.isEmpty ? Diagnostic.Help("it takes none") : .allowed(known)
    diagnostics.report(
      .unknownKey, "\(what) has no key \(key.quoted)", at: key.place,
      help: near.map { .didYouMean($0) } ?? list, notes: notes)
  }

  /// Reports an id that refers to nothing.
  public mutating func reportUnknownReference(
    _ node: Node, to what: String, known: some Sequence<String>
  ) {
    // Comparing each of very many wrong ids with all others would take all day.
    let most = diagnostics.count < 20 ? 10_000 : 0
    // Ids that are empty or stand twice are reported where they are.
    var seen: Set<String> = [""]
    let known = known.prefix(most).filter { seen.insert($0).inserted }
    let near = nearestName(to: node.text, among: known)
    let help: Diagnostic.Help? =
      near.map { .didYouMean($0) } ?? (known.isEmpty ? nil : .allowed(known))
    diagnostics.report(
      .unknownReference, "there is no \(what) \(node.quoted)", at: node.place, help: help)
  }
}

extension Node {
  /// What stands at the node, as a message says it: `'two words'`, `a list`, `nothing`.
  var asFound: String {
    switch kind {
    case .scalar: isNull ? "nothing" : quoted
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
