import YAML

/// The problems of pages and of the lines of their rows.
extension Diagnostic {
  static func missingId(_ key: String, of owner: String, in screen: Place) -> Diagnostic {
    Diagnostic(
      .missingKey, "missing key '\(key)'", at: screen,
      help: Help("add '\(key)' with the id of \(owner)"))
  }

  static func noParts(in lines: Node, available parts: [String]) -> Diagnostic {
    Diagnostic(
      .wrongValue, "expected at least one part, found none", at: lines.place,
      help: .allowed(parts))
  }
}
