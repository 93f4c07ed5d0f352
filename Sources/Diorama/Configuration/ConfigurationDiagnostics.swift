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

  /// Help for a type that fits another entry of a set, such as a header in the place of a module.
  static func part(_ entry: String, _ value: Node) -> Diagnostic.Help {
    Diagnostic.Help("write '\(entry): \(value.kind == .scalar ? value.text : "{ ... }")'")
  }
}
