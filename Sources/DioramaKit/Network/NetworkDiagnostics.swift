import YAML

/// The diagnostics of the network's behavior.
extension Diagnostic {
  static func unknownRequest(_ node: Node, known: [String]) -> Diagnostic {
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
