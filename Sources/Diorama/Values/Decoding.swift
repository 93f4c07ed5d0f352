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
  private var facts: [(key: ObjectIdentifier, value: any Sendable)] = []

  /// Starts with nothing said and nothing wrong.
  public init(registry: Registry, files: ProjectFiles) {
    self.registry = registry
    self.files = files
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
    let found =
      switch node.kind {
      case .scalar: node.isNull ? "nothing" : node.quoted
      case .sequence: "a list"
      case .mapping: "a mapping"
      }
    if case .choice(let words) = shape {
      let near = node.kind == .scalar ? nearestName(to: node.text, among: words) : nil
      let help = near.map { Diagnostic.Help.didYouMean($0) } ?? .allowed(words)
      diagnostics.report(
        .wrongValue, "expected one of \(words.joined(separator: ", ")), found \(found)",
        at: node.place, help: help)
    } else {
      diagnostics.report(
        .wrongValue, "expected \(shape.summary), found \(found)", at: node.place)
    }
  }

  /// Reports a key that the mapping cannot have.
  public mutating func reportUnknownKey(
    _ key: Node, in what: String, known: [String], notes: [Diagnostic.Note] = []
  ) {
    let near = nearestName(to: key.text, among: known)
    diagnostics.report(
      .unknownKey, "\(what) has no key \(key.quoted)", at: key.place,
      help: near.map { .didYouMean($0) } ?? .allowed(known), notes: notes)
  }

  /// Reports an id that refers to nothing.
  public mutating func reportUnknownReference(
    _ node: Node, to what: String, known: some Sequence<String>
  ) {
    let known = Array(known.prefix(10_000))
    let near = nearestName(to: node.text, among: known)
    let help: Diagnostic.Help? =
      near.map { .didYouMean($0) } ?? (known.isEmpty ? nil : .allowed(known))
    diagnostics.report(
      .unknownReference, "there is no \(what) \(node.quoted)", at: node.place, help: help)
  }
}
