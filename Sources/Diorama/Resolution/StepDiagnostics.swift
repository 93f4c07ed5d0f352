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
    let entries = item.entries.map { $0 }
    let second = entries.dropFirst().first { known.contains($0.key.text) }
    guard let second else {
      let isValue = entries[0].value.isNull && !item.isFlow
      let (step, key) = (entries[0].key.quoted, entries[1].key)
      let keys = entries.dropFirst().map(\.key.quoted)
      let names = keys.count <= 5 ? keys.joined(inProse: "and") : "\(key.quoted) and its other keys"
      return Diagnostic(
        .invalidStep,
        isValue
          ? "\(key.quoted) is not indented under \(step)"
          : "expected one step, found \(item.count)", at: key.place,
        help: Help(
          isValue ? "indent \(names) more than \(step)" : "begin each step with '- '"))
    }
    let value = second.value
    let isShort = value.kind == .scalar && !value.isNull && value.text.utf8.count <= 40
    let step = "\(second.key.text): \(isShort ? value.text.asYAMLScalar : "...")"
    return Diagnostic(
      .invalidStep, "\(second.key.quoted) begins another step", at: second.key.place,
      help: Help(
        item.isFlow
          ? "write '{ \(step) }' as an item of its own"
          : "write '- \(step)', with '-' in the same column as that of \(entries[0].key.quoted)"))
  }

  /// - Parameter suggests: whether similar names are searched for.
  static func noStep(
    _ item: Node, among steps: [StepDefinition], suggests: Bool, commandName: String
  ) -> Diagnostic {
    let text = item.kind == .scalar && !item.isNull ? item.text : ""
    let words = text.split(maxSplits: 1) { $0 == " " || $0 == ":" }.map(String.init)
    let known = steps.map(\.name)
    // A text of the screen often begins with an upper-case letter, such as `Mark as read`.
    let name = words.first.flatMap { word in
      known.first { $0 == word.lowercased() }
        ?? (suggests && word.first?.isLowercase == true
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

  /// - Parameter suggests: whether similar names are searched for.
  static func unknownStep(
    _ name: Node, among steps: [StepDefinition], suggests: Bool, commandName: String
  ) -> Diagnostic {
    unknown(
      "step", name, .invalidStep,
      help: suggests
        ? StepSuggestions.help(for: name.text, among: steps, commandName: commandName)
        : StepSuggestions.allowed(steps.map(\.name), commandName: commandName))
  }

  mutating func addExample(of step: StepDefinition, for value: Node, commandName: String) {
    let general = step.description.shape.help(commandName: commandName)
    let isRecord = if case .record = step.description.shape { true } else { false }
    if place == value.place, help == nil || (value.isNull || isRecord) && help == general {
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
