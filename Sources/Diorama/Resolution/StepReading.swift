import DioramaKit
import DioramaStage
import YAML

extension ScreenResolver {
  /// Reads the steps of a screen, in order, and reports their problems.
  ///
  /// - Parameter screen: the class of the view controller if the steps are its own, to warn about
  ///   steps of another kit.
  func readSteps(
    in node: Node, on screen: (any ScreenViewController.Type)? = nil, _ decoding: inout Decoding
  ) -> [Step] {
    // This is needed only to report a problem.
    var known: [String] { registry.allSteps.map(\.name) }
    guard node.kind == .sequence else {
      decoding.reportWrongValue(
        node, wanted: .list(.record(registry.allSteps.map(\.description))))
      return []
    }
    var result: [Step] = []
    var labels: [Node] = []
    for item in node.items {
      if item.kind == .scalar, known.contains(item.text) {
        decoding.diagnostics.report(
          .invalidStep, "missing value for the step \(item.quoted)", at: item.place,
          help: Diagnostic.Help("write '\(item.text): ...'"))
        continue
      }
      guard item.kind == .mapping, item.count == 1,
        let entry = item.entries.first(where: { _ in true })
      else {
        reportInvalidStep(item, known, &decoding)
        continue
      }
      guard let definition = registry.step(named: entry.key) else {
        decoding.diagnostics.report(
          .invalidStep, "unknown step \(entry.key.quoted)", at: entry.key.place,
          help: StepSuggestions.help(
            for: entry.key.text, among: registry.allSteps, commandName: decoding.commandName))
        continue
      }
      if definition.name == StepDefinition.snapshot.name {
        checkLabel(entry.value, &labels, &decoding)
      }
      if definition.isForOwnScreens, let screen,
        let message = registry.mismatchMessage(
          "the step \(entry.key.quoted)", of: definition.definitionID, on: screen)
      {
        decoding.diagnostics.report(
          .invalidStep, message, at: entry.key.place, severity: .warning,
          help: Diagnostic.Help("remove it"))
      }
      if let action = definition.decode(entry.value, &decoding) {
        result.append(Step(node: item, name: definition.name, action: action))
      }
    }
    return result
  }

  /// Warns about a key that does nothing on a screen of another kit.
  func checkKit(
    of key: ScreenKey, _ assignment: Assignment, _ screen: (any ScreenViewController.Type)?,
    _ decoding: inout Decoding
  ) {
    guard isOwnValue(assignment), let screen,
      let message = registry.mismatchMessage(
        "the key '\(key.name)'", of: key.definitionID, on: screen)
    else { return }
    decoding.diagnostics.report(
      .unknownKey, message, at: assignment.key.place, severity: .warning,
      help: Diagnostic.Help("remove it"))
  }

  /// Returns whether a value is the screen's or the variant's own, and not an inherited one.
  func isOwnValue(_ assignment: Assignment) -> Bool {
    assignment.origin.layer == (declaration.variant == nil ? .screen : .variant)
  }

  /// Warns about a frame with the label of an earlier frame, since labels identify frames.
  private func checkLabel(_ label: Node, _ earlier: inout [Node], _ decoding: inout Decoding) {
    guard label.kind == .scalar, !label.isNull else { return }
    let text = label.text
    if let first = earlier.first(where: { $0.text == text }) {
      decoding.diagnostics.report(
        .duplicateFrame, "duplicate frame label \(label.quoted)", at: label.place,
        severity: .warning, help: Diagnostic.Help("rename one of them"),
        notes: [Diagnostic.Note("first used here", at: first.place)])
    } else {
      earlier.append(label)
    }
  }

  private func reportInvalidStep(_ item: Node, _ known: [String], _ decoding: inout Decoding) {
    if item.kind == .mapping, item.count > 1 {
      let keys = item.entries.map(\.key)
      let isStep =
        keys.count > 1 && item.entries.first { _ in true }?.value.isNull == true
        && !keys.dropFirst().contains { known.contains($0.text) }
      decoding.diagnostics.report(
        .invalidStep, "expected one step, found \(item.count)", at: item.place,
        help: Diagnostic.Help(
          isStep
            ? "indent \(keys[1].quoted) more than \(keys[0].quoted)"
            : "begin each step with '- '"))
    } else {
      let words =
        item.kind == .scalar
        ? item.text.split(maxSplits: 1) { $0 == " " || $0 == ":" } : []
      let isColonMissing = words.count == 2 && known.contains(String(words[0]))
      decoding.diagnostics.report(
        .invalidStep,
        "expected a step such as '\(StepDefinition.tap.name): rightBarButton', found \(item.foundDescription)",
        at: item.place,
        help: isColonMissing
          ? Diagnostic.Help("write '- \(words[0]): \(words[1])'")
          : StepSuggestions.allowed(known, commandName: decoding.commandName))
    }
  }
}
