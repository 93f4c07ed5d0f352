import YAML

/// Where the arguments of a view controller's initialiser stand, for reports about them.
public struct ArgumentNodes: Sendable {
  /// The place of the screen's `viewController`, for what is not there.
  public let screen: Place
  private(set) var assignments: [Assignment]

  init(screen: Place, assignments: [Assignment]) {
    self.screen = screen
    self.assignments = assignments
  }

  /// The value of a parameter; nil when it is not given.
  public subscript(name: StaticString) -> Node? {
    assignments.first { $0.name == name }?.value
  }

  /// Leaves one of some parameters: that of the strongest layer.
  ///
  /// - Returns: whether there is exactly one; if not, that was reported.
  mutating func choose(
    among alternatives: [StaticString], _ parameters: [FieldDescription],
    _ decoding: inout Decoding
  ) -> Bool {
    guard let first = alternatives.first else { return true }
    let given = assignments.filter { given in alternatives.contains { $0 == given.name } }
    let words = alternatives.map { "'\($0)'" }.joined(separator: " or ")
    guard let strongest = given.map(\.origin.layer).max() else {
      let meaning = parameters.first { $0.name == first.description }?.meaning ?? ""
      decoding.diagnostics.report(
        .missingKey, "the screen needs \(words)", at: screen,
        help: Diagnostic.Help("\(first): \(meaning)"))
      return false
    }
    let rivals = given.filter { $0.origin.layer == strongest }
    if rivals.count > 1, let other = rivals.first, let last = rivals.last {
      decoding.diagnostics.report(
        .wrongValue, "the screen has both '\(other.name)' and '\(last.name)'", at: last.key.place,
        help: Diagnostic.Help("write one of them"),
        notes: [Diagnostic.Note("the other one is here", at: other.key.place)])
      return false
    }
    assignments.removeAll { assignment in
      assignment.origin.layer < strongest && alternatives.contains { $0 == assignment.name }
    }
    return true
  }
}
