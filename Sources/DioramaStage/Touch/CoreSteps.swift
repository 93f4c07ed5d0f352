import DioramaKit
import YAML

extension StepDefinition {
  /// The steps that every screen has.
  package static let core: [StepDefinition] = [
    select, tap, longPress, swipe, toggle, scroll, write, advance, snapshot,
  ]
}

extension Registry {
  /// All steps of screens: the core steps, then those of kits. A kit's step replaces the core step
  /// with the same name.
  package var allSteps: [StepDefinition] {
    StepDefinition.core.filter { core in !steps.contains { $0.name == core.name } } + steps
  }

  /// Returns the step with a name.
  ///
  /// - Parameters:
  ///   - screen: the class of the screen, whose kit decides between steps of several kits.
  ///   - value: the value of the step, whose keys decide on a screen of no kit.
  package func step(
    named name: Node, on screen: AnyClass? = nil, value: Node? = nil
  ) -> StepDefinition? {
    guard let step = steps.first(where: { name.isText($0.name) }) else {
      return StepDefinition.core.first { name.isText($0.name) }
    }
    guard let screen, !step.alternatives.isEmpty else { return step }
    let ofKit = step.alternatives.filter {
      mismatchMessage("", of: $0.definitionID, on: screen) == nil
    }
    let known = ofKit.map { step in
      let fields = step.description.shape.fields
      return value?.entries.count { entry in fields.contains { entry.key.isText($0.name) } } ?? 0
    }
    // Of equals, the first one.
    let best = known.max().flatMap { known.firstIndex(of: $0) }
    return best.map { ofKit[$0] } ?? step.alternatives.first
  }
}

/// Suggestions for unknown steps.
package enum StepSuggestions {
  /// Returns help for an unknown step.
  package static func help(
    for name: String, among steps: [StepDefinition], commandName: String
  ) -> Diagnostic.Help {
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
