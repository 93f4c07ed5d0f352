import DioramaKit
import YAML

/// The diagnostics of names of types, and of components.
extension Diagnostic {
  static func componentsTooDeep(ofExtensions isOfExtensions: Bool, at place: Place) -> Diagnostic {
    let relation = isOfExtensions ? "extend each other" : "are nested"
    return Diagnostic(
      .limit, "components \(relation) more than \(TypeResolver.maxExtensions) levels deep",
      at: place)
  }

  static func missingType(in mapping: Node, for requirement: TypeRequirement) -> Diagnostic {
    missingKey(
      "type", in: "the mapping", at: mapping.place,
      help: Help("add 'type: ' and \(requirement.shape.noun)"))
  }

  static func unknownType(
    _ name: Node, of kind: TypeKind?, fitting: [String], all: [String], near type: String,
    commandName: String
  ) -> Diagnostic {
    var (fitting, all) = (fitting, all)
    // A name with the prefix of a kit does not mean a type of another kit.
    let letters = name.text.kitPrefix
    if !letters.isEmpty, all.contains(where: { $0.kitPrefix == letters }) {
      let own = fitting.filter { $0.kitPrefix == letters }
      fitting = own.isEmpty ? fitting : own
      all.removeAll { !$0.kitPrefix.isEmpty && $0.kitPrefix != letters }
    }
    var last: Help? =
      kind == nil
      ? Help.anyType(
        name.text, among: all.isEmpty ? [] : fitting.nearestFirst(to: type),
        commandName: commandName)
      : Help.types(fitting, commandName: commandName)
    if letters.isEmpty, name.text.first?.isUppercase == true, let known = last?.text,
      !known.hasSuffix("?")
    {
      let words = "a class of an app must be registered, in the app's own command or test"
      last = Help("\(known); \(words)")
    }
    let near: Help? =
      all.isEmpty
      ? nil
      : .nearest(to: name.text, among: fitting) ?? .nearest(to: name.text, among: all)
        ?? .completion(of: name.text, among: fitting)
    return unknown(
      kind?.rawValue ?? "type", name, .unknownType,
      help: name.helpForMissingSpace ?? near ?? last)
  }

  static func wrongKind(
    _ name: Node, of kind: TypeKind, for requirement: TypeRequirement, fitting: [String],
    help: Help? = nil, commandName: String
  ) -> Diagnostic {
    let other = requirement.kind.flatMap { $0 == kind ? nil : $0.rawValue.withArticle }
    let reason =
      other.map { "it is \(kind.rawValue.withArticle), not \($0)" }
      ?? (requirement.base.isEmpty
        ? "a screen cannot show it" : "it does not extend '\(requirement.base)'")
    return Diagnostic(
      .wrongKind, "\(name.quoted) cannot be used here: \(reason)", at: name.place,
      help: help ?? Help.types(fitting, commandName: commandName))
  }

  static func componentCycle(_ component: Node) -> Diagnostic {
    Diagnostic(
      .wrongValue, "the component \(component.quoted) extends or contains itself",
      at: component.place, help: Help("name a registered type instead"))
  }

  static func componentNameTaken(_ name: Node) -> Diagnostic {
    Diagnostic(
      .wrongValue, "\(name.quoted) is the name of a registered type", at: name.place,
      help: Help("rename the component"))
  }

  static func keyAmongComponents(_ key: Node, of owner: String) -> Diagnostic {
    Diagnostic(
      .unknownKey, "\(key.quoted) is a key of the \(owner), not a component", at: key.place,
      help: Help("move it out of '\(CoreKey.components)', to the start of a line"))
  }

  static func missingExtends(in component: Node, commandName: String) -> Diagnostic {
    missingKey(
      "extends", in: "the component \(component.quoted)", at: component.place,
      help: Help(
        "add 'extends: ' and the name of the type to extend; see `\(commandName) types`"))
  }
}

extension Diagnostic.Help {
  static let belongsToScreen = Diagnostic.Help(
    "it belongs to the screen; indent it like 'viewController'")

  /// Help for a key of other types; nil if there are none.
  static func key(of owners: [String], commandName: String) -> Diagnostic.Help? {
    guard let first = owners.first else { return nil }
    let shown = owners.prefix(3).map { "'\($0)'" }
    return Diagnostic.Help(
      owners.count > 3
        ? "it is a key of \(shown.joined(separator: ", ")) and \(owners.count - 3) more; "
          + "see `\(commandName) types \(first)`"
        : "it is a key of \(shown.joined(inProse: "and"))")
  }

  /// Help for the name of a type of any kind: the types whose last names are the word, or those
  /// that contain it.
  fileprivate static func anyType(
    _ word: String, among names: [String], commandName: String
  ) -> Diagnostic.Help {
    let same = names.filter { $0.hasSuffix(".\(word)") }
    let meant: String? = same.isEmpty ? guess(at: word, among: names) : question(same.prefix(5))
    return Diagnostic.Help(meant ?? "see `\(commandName) types`")
  }

  fileprivate static func types(_ names: [String], commandName: String) -> Diagnostic.Help? {
    if names.isEmpty { return nil }
    let shown = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic.Help(
      names.count > 5
        ? "available: \(shown) and \(names.count - 5) more; see `\(commandName) types`"
        : "available: \(shown)")
  }
}

extension [String] {
  /// The names in the order of the length of their common beginnings with a name.
  func nearestFirst(to name: String) -> [String] {
    let lengths = map { other in zip(other, name).prefix { $0 == $1 }.count }
    return zip(lengths, self).sorted { (-$0.0, $0.1) < (-$1.0, $1.1) }.map(\.1)
  }
}

extension String {
  /// The prefix of a kit's names: the initial capitals without the last, which begins a word; empty
  /// if fewer than two remain.
  fileprivate var kitPrefix: Substring {
    let capitals = prefix { $0.isUppercase }
    return capitals.count > 2 ? capitals.dropLast() : ""
  }
}
