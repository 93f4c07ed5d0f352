import DioramaKit
import DioramaStage
import YAML

/// The diagnostics of the items of a screen's steps.
extension Diagnostic {
  static func missingValue(of step: StepDefinition, at name: Node) -> Diagnostic {
    Diagnostic(
      .invalidStep, "missing value for the step \(name.quoted)", at: name.place,
      help: .example(of: step) ?? Help("write '\(name.text): ...'"))
  }

  static func severalSteps(_ item: Node, known: [String]) -> Diagnostic {
    let keys = item.entries.map(\.key)
    let isStep =
      keys.count > 1 && item.entries.first { _ in true }?.value.isNull == true
      && !keys.dropFirst().contains { known.contains($0.text) }
    return Diagnostic(
      .invalidStep, "expected one step, found \(item.count)", at: item.place,
      help: Help(
        isStep
          ? "indent \(keys[1].quoted) more than \(keys[0].quoted)"
          : "begin each step with '- '"))
  }

  static func noStep(
    _ item: Node, among steps: [StepDefinition], commandName: String
  ) -> Diagnostic {
    let text = item.kind == .scalar && !item.isNull ? item.text : ""
    let words = text.split(maxSplits: 1) { $0 == " " || $0 == ":" }.map(String.init)
    let known = steps.map(\.name)
    // A text of the screen often begins with an upper-case letter, such as `Mark as read`.
    let name = words.first.flatMap { word in
      known.first { $0 == word.lowercased() }
        ?? (word.first?.isLowercase == true
          ? steps.first { $0.synonyms.contains(word) }?.name ?? nearestName(to: word, among: known)
          : nil)
    }
    var help = StepSuggestions.allowed(known, commandName: commandName)
    if let name {
      help = words.count == 2 ? Help("write '- \(name): \(words[1])'") : .didYouMean(name)
    } else if (1...40).contains(text.count), !text.contains(":") {
      help = Help("write '\(StepDefinition.tap.item(text.asYAMLScalar))'")
    }
    return unexpected(
      item, expected: "a step such as '\(StepDefinition.tap.name): rightBarButton'", .invalidStep,
      help: help)
  }

  static func unknownStep(
    _ name: Node, among steps: [StepDefinition], commandName: String
  ) -> Diagnostic {
    unknown(
      "step", name, .invalidStep,
      help: StepSuggestions.help(for: name.text, among: steps, commandName: commandName))
  }

  mutating func addExample(of step: StepDefinition, for value: Node, commandName: String) {
    let general = step.description.shape.help(commandName: commandName)
    if place == value.place, help == nil || value.isNull && help == general {
      help = .example(of: step) ?? help
    }
  }

  static func duplicateFrame(_ label: Node, first: Node) -> Diagnostic {
    var diagnostic = duplicate(
      "frame label", label, first: first.place, .duplicateFrame, help: Help("rename one of them"))
    diagnostic.severity = .warning
    return diagnostic
  }
}

extension Diagnostic.Help {
  fileprivate static func example(of step: StepDefinition) -> Diagnostic.Help? {
    step.forms.first.map { Diagnostic.Help("write a value, for example '\(step.item($0.value))'") }
  }
}
