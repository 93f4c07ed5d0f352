import YAML

/// The diagnostics of the arguments for a view controller's initializer.
extension Diagnostic {
  static func missingAlternative(
    _ names: [String], adding field: FieldDescription?, at screen: Place
  ) -> Diagnostic {
    let list = names.map { "'\($0)'" }.joined(separator: " or ")
    return Diagnostic(
      .missingKey, "missing key \(list)", at: screen, help: field.map { .adding($0) })
  }

  static func bothAlternatives(_ first: Assignment, _ second: Assignment) -> Diagnostic {
    Diagnostic(
      .wrongValue, "the screen has both '\(first.name)' and '\(second.name)'",
      at: second.key.place, help: Help("remove one of them"),
      notes: [Note("the other one is here", at: first.key.place)])
  }
}
