import DioramaKit
import YAML

extension StepDefinition {
  /// The steps that every screen has.
  package static let core: [StepDefinition] = [
    select, tap, longPress, toggle, scroll, write, advance, snapshot,
  ]
}

extension Registry {
  /// All steps of screens: the core steps, then those of kits. A kit's step replaces the core step
  /// with the same name.
  package var allSteps: [StepDefinition] {
    StepDefinition.core.filter { core in !steps.contains { $0.name == core.name } } + steps
  }

  /// Returns the step with a name.
  package func step(named name: Node) -> StepDefinition? {
    steps.first { name.isText($0.name) } ?? StepDefinition.core.first { name.isText($0.name) }
  }
}

/// Suggestions for unknown steps.
package enum StepSuggestions {
  /// Returns help for an unknown step.
  package static func help(
    for name: String, among steps: [StepDefinition], commandName: String
  ) -> Diagnostic.Help {
    if name.lowercased() == "swipe" {
      return Diagnostic.Help(
        "write '\(StepDefinition.scroll.name)' to move rows; tap an action that a swipe reveals, "
          + "such as '\(StepDefinition.tap.item("{ button: Delete, row: 1 }"))'")
    }
    if ["latency", "failures"].contains(name) {
      return Diagnostic.Help("it belongs to 'network'; write '- network: { \(name): ... }'")
    }
    if name.lowercased() == "offline" {
      return Diagnostic.Help(
        "list the requests that fail: '- network: { failures: [{ request: NAME }] }'")
    }
    let known = steps.map(\.name)
    let same = steps.first { $0.synonyms.contains { $0.lowercased() == name.lowercased() } }?.name
    if let near = same.map({ Diagnostic.Help.didYouMean($0) })
      ?? Diagnostic.Help.nearest(to: name, among: known)
    {
      return near
    }
    return Self.allowed(known, commandName: commandName)
  }

  /// Returns help with the known steps, and the command that shows examples.
  package static func allowed(_ known: [String], commandName: String) -> Diagnostic.Help {
    Diagnostic.Help("\(Diagnostic.Help.allowed(known).text); see `\(commandName) steps`")
  }
}
