import YAML

/// A failure that YAML wants and that no request has met when the run was over.
package struct UnusedFailure: Sendable {
  /// Why none has.
  enum Reason: Sendable {
    /// It was not asked for, but for these.
    case requestNotSent([RequestName])
    /// Other entries have met all.
    case otherFailuresApplied
    /// One entry before it meets all that there can be.
    case shadowed
  }

  /// The request that was to fail.
  let request: RequestName
  /// Where YAML names it.
  package let place: Place
  /// Why it has not.
  let reason: Reason

  /// What is said of it.
  package var diagnostic: Diagnostic {
    let help =
      switch reason {
      case .shadowed: "an entry before it without 'times' meets all of them; take one out"
      case .otherFailuresApplied:
        "other entries met all of them; take it out, or let the screen ask again"
      case .requestNotSent(let asked) where asked.isEmpty:
        "take it out, or let the screen ask; nothing was asked for from there on"
      case .requestNotSent(let asked):
        "take it out, or let the screen ask; it asked for "
          + asked.map { "'\($0.rawValue)'" }.joined(inProse: "and")
      }
    return Diagnostic(
      .unusedFailure, "no request '\(request.rawValue)' has met this failure", at: place,
      severity: .warning, help: Diagnostic.Help(help))
  }
}
