import YAML

/// The diagnostics of the network's behavior.
extension Diagnostic {
  /// - Parameter suggests: whether similar names are searched for.
  static func unknownRequest(_ node: Node, known: [String], suggests: Bool) -> Diagnostic {
    if !suggests { return unknown("request", node, help: .allowed(known)) }
    let name = node.text
    // The list is long, so even a guess helps. A guess is never applied as a fix.
    let within = longestName(within: name, among: known).map { [$0] }
    let guesses = within ?? known.filter { longestName(within: $0, among: [name]) != nil }
    let guess = guesses.isEmpty ? nil : Help(Help.question(guesses))
    return unknown(
      "request", node, help: Help.nearest(to: name, among: known) ?? guess ?? .allowed(known))
  }
}

extension UnusedFailure {
  /// The warning about the failure in a run of all steps.
  package var diagnostic: Diagnostic { diagnostic(isFailed: false) }

  /// The warning about the failure in a run that ended with a failed step.
  package var diagnosticOfFailedRun: Diagnostic { diagnostic(isFailed: true) }

  private func diagnostic(isFailed: Bool) -> Diagnostic {
    let help =
      switch reason {
      case .otherFailuresApplied:
        "other failures applied to all such requests; remove one, set 'times' of an earlier one, "
          + "or add steps that send more"
      case .requestNotSent(let asked) where isFailed:
        asked.isEmpty
          ? "no request was sent before the step that failed"
          : "sent before the step that failed: "
            + asked.map { "'\($0.rawValue)'" }.joined(inProse: "and")
      case .requestNotSent(let asked) where asked.isEmpty:
        "remove this failure, or add steps that send the request; no request was sent after that "
          + "point"
      case .requestNotSent(let asked):
        "remove this failure, or add steps that send the request; sent: "
          + asked.map { "'\($0.rawValue)'" }.joined(inProse: "and")
      }
    return Self.diagnostic(of: request.rawValue, at: place, help)
  }

  /// The warning about a failure for all screens of a project.
  package static func diagnostic(inProjectFile request: Node) -> Diagnostic {
    diagnostic(
      of: request.text, at: request.place,
      "remove this failure, or add a screen that sends the request while the failure applies")
  }

  private static func diagnostic(
    of request: String, at place: Place, _ help: String
  ) -> Diagnostic {
    Diagnostic(
      .unusedFailure, "this failure never triggered: no '\(request)' request reached it", at: place,
      severity: .warning, help: Diagnostic.Help(help))
  }
}
