import DioramaKit
import DioramaStage
import YAML

extension ScreenResolver {
  /// Reads the steps of a screen, in order, and reports their problems.
  ///
  /// - Parameters:
  ///   - screen: the class of the view controller, which decides between steps of several kits.
  ///   - areOwn: whether the steps are the screen's own, to warn about steps of another kit.
  func readSteps(
    in node: Node, on screen: (any ScreenViewController.Type)?, areOwn: Bool,
    _ decoding: inout Decoding
  ) -> [Step] {
    guard node.kind == .sequence else {
      decoding.reportWrongValue(
        node, wanted: .list(.record(registry.allSteps.map(\.description))))
      return []
    }
    var result: [Step] = []
    var labels: [String: Node] = [:]
    for item in node.items {
      if item.kind == .scalar, let definition = registry.step(named: item, on: screen) {
        decoding.diagnostics.append(.missingValue(of: definition, at: item))
        continue
      }
      guard item.kind == .mapping, item.count == 1,
        let entry = item.entries.first(where: { _ in true })
      else {
        let steps = registry.allSteps
        let suggests = decoding.beginSearch(among: steps.count)
        let command = decoding.commandName
        decoding.diagnostics.append(
          item.kind == .mapping && item.count > 1
            ? .severalSteps(item, known: steps.map(\.name))
            : .noStep(item, among: steps, suggests: suggests, commandName: command))
        continue
      }
      guard
        let definition =
          registry.step(named: entry.key, on: screen, value: entry.value)
      else {
        let steps = registry.allSteps
        let suggests = decoding.beginSearch(among: steps.count)
        decoding.diagnostics.append(
          .unknownStep(
            entry.key, among: steps, suggests: suggests, commandName: decoding.commandName))
        continue
      }
      if definition.name == StepDefinition.snapshot.name {
        checkLabel(entry.value, &labels, &decoding)
      }
      if definition.isForOwnScreens, areOwn, let screen,
        let message = registry.mismatchMessage(
          "the step \(entry.key.quoted)", of: definition.definitionID, on: screen)
      {
        decoding.diagnostics.append(.noEffect(entry.key, .invalidStep, because: message))
      }
      let count = decoding.diagnostics.count
      if let action = definition.decode(entry.value, &decoding) {
        result.append(Step(node: item, name: definition.name, action: action))
      } else if decoding.diagnostics.count > count {
        let command = decoding.commandName
        decoding.diagnostics.changeLast {
          $0.addExample(of: definition, for: entry.value, commandName: command)
        }
      }
    }
    return result
  }

  /// Warns about a key of the screen that does nothing on a screen of another kit.
  func checkKit(
    of key: Node, _ definition: DefinitionID, in layer: Layer,
    _ screen: (any ScreenViewController.Type)?, _ decoding: inout Decoding
  ) {
    guard isOwn(layer), let screen,
      let message = registry.mismatchMessage("the key \(key.quoted)", of: definition, on: screen)
    else { return }
    decoding.diagnostics.append(.noEffect(key, .unknownKey, because: message))
  }

  /// Returns whether the values of a layer are the screen's or the variant's own, and not inherited.
  func isOwn(_ layer: Layer) -> Bool {
    layer == (declaration.variant == nil ? .screen : .variant)
  }

  /// Warns about a frame with the label of an earlier frame, since labels identify frames.
  private func checkLabel(
    _ label: Node, _ earlier: inout [String: Node], _ decoding: inout Decoding
  ) {
    guard label.kind == .scalar, !label.isNull else { return }
    if let first = earlier[label.text] {
      decoding.diagnostics.append(.duplicateFrame(label, first: first))
    } else {
      earlier[label.text] = label
    }
  }
}
