import YAML

/// A failure that YAML wants and that no request has met when the run was over.
package struct UnmetFailure: Sendable {
  /// Why none has.
  enum Reason: Sendable {
    /// It was not asked for, but for these.
    case askedFor([RequestName])
    /// Other entries have met all.
    case othersMet
    /// One entry before it meets all that there can be.
    case otherMeetsAll
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
      case .otherMeetsAll: "an entry before it without 'times' meets all of them; take one out"
      case .othersMet: "other entries met all of them; take it out, or let the screen ask again"
      case .askedFor(let asked) where asked.isEmpty:
        "take it out, or let the screen ask; nothing was asked for from there on"
      case .askedFor(let asked):
        "take it out, or let the screen ask; it asked for "
          + asked.map { "'\($0.rawValue)'" }.joined(inProse: "and")
      }
    return Diagnostic(
      .unusedFailure, "no request '\(request.rawValue)' has met this failure", at: place,
      severity: .warning, help: Diagnostic.Help(help))
  }
}
