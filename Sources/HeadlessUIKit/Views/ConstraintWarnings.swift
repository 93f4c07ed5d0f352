/// The warnings about constraints.
extension RunWarning {
  static func invalidVisualFormat(
    _ format: String, _ error: VisualFormat.ParseError
  ) -> RunWarning {
    RunWarning(
      .looseConstraint, "invalid visual format '\(format)': \(error.message)",
      help: "fix the format string; UIKit would stop the app")
  }

  static func unconnected(_ constraint: NSLayoutConstraint) -> RunWarning {
    let isGone =
      constraint.firstItem == nil
      || constraint.secondAttribute != .notAnAttribute && constraint.secondItem == nil
    return RunWarning(
      .looseConstraint, "the constraint \(constraint.displayText) has no effect",
      help: isGone
        ? "use views and guides that exist; one of its items does not, and UIKit would stop the app"
        : "add both views to the same view hierarchy first; UIKit would stop the app")
  }

  static func conflictingConstraints(_ conflict: [NSLayoutConstraint]) -> RunWarning {
    let most = 3
    let names = conflict.prefix(most).map(\.displayText).joined(separator: ", ")
    let more = conflict.count > most ? " and \(conflict.count - most) more" : ""
    return RunWarning(
      .conflictingConstraints, "conflicting constraints: \(names)\(more)",
      help: "remove one, or give it a lower priority; those created first are used")
  }
}

/// The errors in visual formats.
extension VisualFormat.ParseError {
  static func missing(_ sign: Character, after what: String? = nil) -> Self {
    Self(message: "missing '\(sign)'\(what.map { " after \($0)" } ?? "")")
  }

  static let noSuperview = Self(message: "the view next to '|' has no superview")

  static func unreadable(_ rest: String) -> Self { Self(message: "cannot read '\(rest)'") }

  static func unknownView(_ name: String) -> Self { Self(message: "unknown view '\(name)'") }

  static func noNumber(_ word: String) -> Self {
    Self(message: "expected a number or a metric, found '\(word)'")
  }
}
