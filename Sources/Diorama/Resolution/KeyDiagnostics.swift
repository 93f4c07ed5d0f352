import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// The diagnostics of the keys of a screen.
extension Diagnostic {
  static func missingViewController(
    in screen: String, at place: Place, commandName: String
  ) -> Diagnostic {
    let name = CoreKey.viewController
    return missingKey(
      name, in: "the screen '\(screen)'", at: place,
      help: Help("add '\(name): ' and the name of a view controller; see `\(commandName) types`"))
  }

  /// A matrix has an axis that is a key with other values.
  static func wrongAxis(_ key: Node) -> Diagnostic {
    unexpected(
      key, expected: "a key that takes a word or a number",
      help: Help("write its values under '\(CoreKey.variants)'"))
  }

  static func clockSetRelativeToItself(_ now: Node) -> Diagnostic {
    Diagnostic(
      .wrongValue, "the clock cannot be set relative to itself", at: now.place,
      help: Help("write a time such as 2026-03-01T08:30:00Z"))
  }

  static func noEffect(_ key: Node, _ code: Code, because message: String) -> Diagnostic {
    Diagnostic(code, message, at: key.place, severity: .warning, help: Help("remove it"))
  }
}

extension TypeResolver {
  /// Returns the help for a key that belongs elsewhere, such as an entry of a set or a key of
  /// another key's value, also as a path such as `device.width`; nil if it belongs nowhere.
  ///
  /// - Parameters:
  ///   - entry: the key with its value.
  ///   - slots: the parts that the mapping can have.
  ///   - layers: the entries of the mapping, and then those of weaker layers.
  func helpForOwner(of entry: Entry, _ slots: [Slot], in layers: [Entries]) -> Diagnostic.Help? {
    let (key, name) = (entry.key, entry.key.text)
    func present(_ names: [String]) -> Entry? { layers[0].first { $0.key.index(in: names) != nil } }
    let owner = String(name.prefix { $0 != "." })
    let keys = CoreKeys.all + registry.keys.map(\.description)
    let outer = slots.map(\.name) + keys.filter { $0.shape.noun.contains("a mapping") }.map(\.name)
    let entries = ([""] + registry.typeSets.map { "\($0.name)." }).compactMap {
      registry.setEntry(at: $0 + name)?.path
    }
    if let path = entries.first ?? (owner != name && outer.contains(owner) ? name : nil) {
      let names = path.split(separator: ".").map(String.init)
      return .nested(names, entry.value, below: present([names[0]]))
    }
    let set = registry.typeSets.first { $0.name == owner }
    if let set { return .entries(of: set.name, commandName: registry.commandName) }
    var parts: [String] = []
    for slot in slots where !parts.contains(slot.name) {
      if standardEntry(of: slot)?.properties.field(named: key) != nil { parts.append(slot.name) }
    }
    if !parts.isEmpty {
      return .belongs(name, to: parts, present: present(parts), areParts: true)
    }
    if registry.fixtureLists.contains(where: { $0.name == name }),
      let data = registry.keys.first(where: { $0.order == 0 })?.name
    {
      let entry = layers.lazy.compactMap { $0.first { $0.key.isText(data) } }.first
      return .belongs(key, toFixture: entry, named: data)
    }
    if registry.step(named: key) != nil { return .isStep(name) }
    if key.isText(CoreKey.screen) { return Diagnostic.Help("move it to a screen file") }
    if key.isText(CoreKey.severity) { return Diagnostic.Help("move it to '\(Project.fileName)'") }
    let holder = keys.first { $0.shape.fields.contains { $0.name == name } }?.name
    return holder.map { .belongs(name, to: [$0], present: present([$0])) }
  }
}

/// The help for keys that belong elsewhere.
extension Diagnostic.Help {
  /// Help for a key of the fixture, which is a file if the value of `data` is a path.
  static func belongs(
    _ key: Node, toFixture data: Entry?, named name: String
  ) -> Diagnostic.Help {
    // The project's file may be in another folder.
    let file = data.map(\.key.document.source).flatMap { $0 === key.document.source ? nil : $0 }
    if let path = data?.value, path.kind == .scalar, !path.isNull {
      let full = file.map { "'\("\($0.path.parentFolder)/\(path.text)".withoutDot)'" }
      return Diagnostic.Help("it belongs to the fixture; move it into \(full ?? path.quoted)")
    }
    let fix =
      file.map { "move it into '\(name)' in '\($0.path.withoutDot)'" }
      ?? (data == nil ? "write '\(name): { \(key.text): ... }'" : "indent it below '\(name):'")
    return Diagnostic.Help("it belongs to the fixture; \(fix)")
  }

  /// Help for an axis of a matrix in the project's file.
  static let matrixOfSomeScreens = Diagnostic.Help(
    "some screens do not have this key; move '\(CoreKey.matrix)' into those that have it")

  static let axes = Diagnostic.Help(
    "write '\(Matrix.width)', or a key of the screen that takes a word or a number")

  static func isStep(_ name: String) -> Diagnostic.Help {
    Diagnostic.Help("it is a step; write '- \(name): ...' below 'steps:'")
  }

  /// Help for a key of the values of other keys.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - owners: the other keys.
  ///   - present: one of them, with its value, beside the key.
  ///   - areParts: whether their values are types.
  static func belongs(
    _ key: String, to owners: [String], present: Entry?, areParts: Bool = false
  ) -> Diagnostic.Help {
    let owner = present?.key.text ?? owners[0]
    let line = present.map { "line \($0.key.place.start.line)" } ?? ""
    let fix =
      switch present?.value {
      case let value? where value.kind == .mapping && value.isFlow:
        "move it into the braces in \(line)"
      case let value? where value.kind == .mapping || value.isNull:
        "move it below \(line), and indent it"
      case let value? where value.kind == .scalar && areParts:
        "write '\(owner): { type: \(value.text), \(key): ... }'"
      default: "write '\(owner): { \(key): ... }'"
      }
    return Diagnostic.Help(
      "it belongs to \(owners.map { "'\($0)'" }.joined(inProse: "or")); \(fix)")
  }

  /// Help for an unknown key that lists the keys which only this view controller has.
  static func keys(
    _ own: [String], of viewController: String, commandName: String
  ) -> Diagnostic.Help? {
    if own.isEmpty { return nil }
    return Diagnostic.Help(
      "available: \(list(own)) and the keys of all screens; "
        + "see `\(commandName) types \(viewController)`")
  }
}
