import YAML

/// A failure that YAML declares and that no request triggered before the run ended.
package struct UnusedFailure: Sendable {
  /// Why no request triggered the failure.
  enum Reason: Sendable {
    /// The request was not sent; these were.
    case requestNotSent([RequestName])
    /// Other entries applied to all requests.
    case otherFailuresApplied
    /// An earlier entry without `times` applies to all requests.
    case shadowed
  }

  /// The request that should fail.
  let request: RequestName
  /// The place of the failure in YAML.
  package let place: Place
  /// Why no request triggered it.
  let reason: Reason

  /// The warning about the failure.
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
