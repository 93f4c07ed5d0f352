import DioramaKit
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

  static func keyOfProject(_ key: Node, in screen: String) -> Diagnostic {
    unknownKey(
      key, of: "the screen '\(screen)'",
      help: Help("move it to \(Project.fileName); it applies to all screens"))
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

/// The help for keys that belong elsewhere.
extension Diagnostic.Help {
  static func belongs(_ key: String, toParts parts: [String]) -> Diagnostic.Help {
    let owners = parts.map { "'\($0)'" }.joined(inProse: "or")
    return Diagnostic.Help("it belongs to \(owners); write '\(parts[0]): { \(key): ... }'")
  }

  static func belongsToFixture(below data: String) -> Diagnostic.Help {
    Diagnostic.Help("it belongs to the fixture; indent it below '\(data):'")
  }

  static func isStep(_ name: String) -> Diagnostic.Help {
    Diagnostic.Help("it is a step; write '- \(name): ...' below 'steps:'")
  }

  static func belongs(_ key: String, to owner: String, isPresent: Bool) -> Diagnostic.Help {
    let fix = isPresent ? "indent it below that key" : "write '\(owner): { \(key): ... }'"
    return Diagnostic.Help("it belongs to '\(owner)'; \(fix)")
  }
}
