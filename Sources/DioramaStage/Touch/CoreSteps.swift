import DioramaKit
import YAML

extension StepDefinition {
  /// The steps that every screen has.
  package static let core: [StepDefinition] = [
    select, tap, toggle, scroll, write, advance, snapshot,
  ]
}

extension Registry {
  /// The steps that screens can have: the core's, then those of kits. A kit's step replaces the core's
  /// of the same name.
  package var allSteps: [StepDefinition] {
    StepDefinition.core.filter { core in !steps.contains { $0.name == core.name } } + steps
  }

  /// The step of a name.
  package func step(named name: Node) -> StepDefinition? {
    steps.first { name.isText($0.name) } ?? StepDefinition.core.first { name.isText($0.name) }
  }
}

/// What to do about a step that there is not.
package enum StepSuggestions {
  /// What the author of a step that there is not may have meant.
  ///
  /// - Parameters:
  ///   - name: the word in the place of a step's name.
  ///   - steps: all steps.
  ///   - commandName: what the command is called that lists them.
  package static func help(
    for name: String, among steps: [StepDefinition], commandName: String
  ) -> Diagnostic.Help {
    if name.lowercased() == "swipe" {
      return Diagnostic.Help(
        "'\(StepDefinition.scroll.name)' moves rows; what a swipe over a row uncovers is touched by "
          + "'\(StepDefinition.tap.item("{ button: Delete, row: 1 }"))'")
    }
    if ["latency", "failures"].contains(name) {
      return Diagnostic.Help("it belongs to 'network'; write '- network: { \(name): ... }'")
    }
    if name.lowercased() == "offline" {
      return Diagnostic.Help(
        "write which requests fail from here on: '- network: { failures: ... }'")
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

  /// The steps that there are, and where examples of them stand.
  package static func allowed(_ known: [String], commandName: String) -> Diagnostic.Help {
    Diagnostic.Help("\(Diagnostic.Help.allowed(known).text); see `\(commandName) steps`")
  }
}
