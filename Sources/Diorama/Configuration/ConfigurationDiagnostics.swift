import DioramaKit
import YAML

/// The diagnostics of a project's own file.
extension Diagnostic {
  static func secondDocument(_ document: Document) -> Diagnostic {
    Diagnostic(
      .wrongValue, "unexpected second document in the project file", at: document.root.place,
      help: Help("remove the '---', and merge the keys"))
  }

  static func unusableDefault(_ type: Node, as part: String, of kind: TypeKind) -> Diagnostic {
    Diagnostic(
      .unusedDefault, "no screen can have \(type.quoted) as its '\(part)'", at: type.place,
      severity: .warning, help: Help("write the name of \(kind.rawValue.withArticle)"))
  }

  /// A default for a part or a parameter fits no screen of the project; `owners` are the view
  /// controllers that have it.
  static func unusedDefault(_ key: Node, of owners: [String]) -> Diagnostic {
    let examples = owners.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let more = owners.count > 3 ? " and \(owners.count - 3) more" : ""
    return Diagnostic(
      .unusedDefault, "the default \(key.quoted) fits no screen of this project", at: key.place,
      severity: .warning, help: Help("remove it; only \(examples)\(more) can use it"))
  }
}

extension Diagnostic.Help {
  /// Help for an unknown key around known ones, such as `defaults:` in a project's file.
  static func unwrapping(_ value: Node, known: [String]) -> Diagnostic.Help? {
    guard value.kind == .mapping, value.count > 0,
      !value.entries.contains(where: { $0.key.index(in: known) == nil })
    else { return nil }
    return Diagnostic.Help("remove this key, and write its content without indentation")
  }

  /// Help for an unknown key of the project's file, which can have the keys of all view
  /// controllers, too.
  static func keysOfProject(_ own: [String], commandName: String) -> Diagnostic.Help {
    Diagnostic.Help(
      "\(allowed(own).text), and keys of view controllers; see `\(commandName) types`")
  }

  /// Help for a key that is a path, such as `device.width`: its names as keys of mappings, below the
  /// first one if the mapping has it.
  static func nested(_ path: [String], _ value: Node, below present: Entry?) -> Diagnostic.Help? {
    guard path.count > 1 else { return nil }
    var (names, outer) = (path, present)
    if present != nil { names.removeFirst() }
    while let inner = outer?.value.entries.first(where: { $0.key.isText(names[0]) }) {
      if names.count == 1 {
        let line = inner.key.place.start.line
        return value.kind != .mapping || inner.value.kind != .mapping
          ? .alreadySet(inner.key)
          : Diagnostic.Help("move its content into \(inner.key.quoted) in line \(line)")
      }
      if inner.value.kind != .mapping || inner.value["type"] != nil {
        names = [names.joined(separator: ".")]
        break
      }
      names.removeFirst()
      outer = inner
    }
    let isPlain = value.text.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
    let text = value.kind == .scalar && !value.isNull && isPlain ? value.text : "..."
    let braces = String(repeating: " }", count: names.count - 1)
    let place = outer.map {
      "\($0.value.isFlow ? " in the braces in" : " below") line \($0.key.place.start.line)"
    }
    return Diagnostic.Help(
      "write '\(names.joined(separator: ": { ")): \(text)\(braces)'\(place ?? "")")
  }

  /// Help for a key such as `WeatherSet.Heder`, which names no entry of the set.
  static func entries(of set: String, commandName: String) -> Diagnostic.Help {
    Diagnostic.Help("write its entries below '\(set):'; see `\(commandName) types \(set)`")
  }

  /// Help for a key that is an entry of a set of its own, by the paths of the possible entries.
  static func entries(at paths: [String]) -> Diagnostic.Help? {
    guard let set = paths.first?.prefix(while: { $0 != "." }) else { return nil }
    let names = paths.map { "'\($0.dropFirst(set.count + 1))'" }
    return Diagnostic.Help("it belongs to '\(set)', as \(names.joined(inProse: "or"))")
  }

  /// Help for a type that fits another entry of a set, such as a header in the place of a module.
  static func part(_ entry: String, _ value: Node) -> Diagnostic.Help {
    Diagnostic.Help("write '\(entry): \(value.kind == .scalar ? value.text : "{ ... }")'")
  }
}
