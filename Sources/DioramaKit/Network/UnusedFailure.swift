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
      case .shadowed: "an earlier entry without 'times' applies to all of them; remove one"
      case .otherFailuresApplied:
        "other entries applied to all of them; remove it, or add steps that send another"
      case .requestNotSent(let asked) where asked.isEmpty:
        "remove it, or add steps that send it; no request was sent after that point"
      case .requestNotSent(let asked):
        "remove it, or add steps that send it; sent: "
          + asked.map { "'\($0.rawValue)'" }.joined(inProse: "and")
      }
    return Diagnostic(
      .unusedFailure,
      "this failure never triggered: no '\(request.rawValue)' request reached it", at: place,
      severity: .warning, help: Diagnostic.Help(help))
  }
}
