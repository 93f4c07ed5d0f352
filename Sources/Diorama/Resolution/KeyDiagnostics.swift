import DioramaKit
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
