import DioramaKit
import HeadlessUIKit
import YAML

extension RunWarning {
  static func disabledAppearance(of element: String, on stage: Stage) -> RunWarning {
    let ids = (0..<(stage.table?.totalRows ?? 0)).lazy.compactMap {
      stage.table?.identifier(ofRow: $0)
    }
    let example = ids.first.map {
      ", for example '\(StepDefinition.select.item($0.asYAMLScalar))'"
    }
    return RunWarning(
      .ineffectiveStep, "\(element) looks disabled, so this tap probably has no effect",
      help: "add the step that enables it before this one\(example ?? "")")
  }
}

/// The failures of steps that tap elements, toggle switches or write.
extension StepFailure {
  static func missing(_ element: String, on stage: Stage) -> StepFailure {
    StepFailure("the screen has no \(element)", help: stage.touchableHelp)
  }

  static func noRetryButton(on stage: Stage) -> StepFailure {
    let network = stage.environment.network
    let sent = network.requests.map { "'\($0.rawValue)'" }
    let setting = stage.screen?.retryKey.map { "set '\($0): true'" }
    // After a failure without such a button, another request would be a guess.
    if let failed = network.failedRequest {
      let isEmpty = stage.table?.totalRows == 0
      return StepFailure(
        "the screen has no retry button after '\(failed.rawValue)' failed",
        help: isEmpty ? setting ?? stage.touchableHelp : stage.touchableHelp)
    }
    if sent.isEmpty { return missing("retry button", on: stage) }
    return StepFailure(
      "the screen has no retry button",
      help: "\(setting.map { "\($0) and " } ?? "")let a request fail with 'network'; sent: "
        + sent.joined(inProse: "and"))
  }

  static func unresponsive(_ element: String, isEnabled: Bool, on stage: Stage) -> StepFailure {
    StepFailure(
      "\(element) \(isEnabled ? "does nothing" : "is disabled")"
        + (isEnabled && stage.touch == .longPress ? " when it is held" : ""),
      help: stage.touchableHelp)
  }

  static func noSwitch(in row: RowName) -> StepFailure {
    StepFailure(
      "\(row.words) has no switch",
      help: "write '\(StepDefinition.tap.item("{ row: \(row.yamlValue) }"))' to tap the row")
  }

  static func switchState(_ text: String, inRow number: Int) -> StepFailure {
    StepFailure(
      "'\(text)' is the state of a switch",
      help: "write '\(StepDefinition.toggle.item("{ row: \(number) }"))' to toggle a switch")
  }

  static func noButton(
    matching name: String, in row: RowName, at place: Int, _ buttons: [UIButton],
    _ views: [UIView], on stage: Stage
  ) -> StepFailure {
    var names: [String] = []
    for button in buttons
    where button.responds(to: stage.touch) && !(names + [""]).contains(button.displayName) {
      names.append(button.displayName)
    }
    names += views.map { $0.touchName(stage.touch) }.filter { !names.contains($0) }
    if stage.touch == .tap {
      names += stage.table?.swipeActions(ofRow: place).compactMap(\.names.first) ?? []
    }
    let texts = stage.table?.labels(ofRow: place).prefix(5).map { "'\($0)'" } ?? []
    let none =
      buttons.contains { !$0.displayName.isEmpty }
      ? "the row has no enabled buttons"
      : "the row has no buttons"
        + (texts.isEmpty ? "" : "; it shows \(texts.joined(separator: ", "))")
    return StepFailure(
      "no button matches '\(name)' in \(row.words)",
      help: Diagnostic.Help.nearest(to: name, among: names)?.text
        ?? (names.isEmpty
          ? none : "available buttons: \(names.map { "'\($0)'" }.joined(separator: ", "))"))
  }

  static func noButton(matching name: String, on stage: Stage) -> StepFailure {
    StepFailure(
      "no button matches '\(name)'",
      help: stage.suggestedStep(touching: name) ?? stage.touchableHelp)
  }

  static func noElement(
    labeled text: String, near: Diagnostic.Help?, on stage: Stage
  ) -> StepFailure {
    let adjective = stage.touch == .tap ? "tappable" : "long-pressable"
    let message = "no \(adjective) element is labeled '\(text)'"
    if let number = Int(text), let table = stage.table,
      (1...max(table.totalRows, 1)).contains(number)
    {
      let step = stage.touchStep.item("{ row: \(number) }")
      return StepFailure(message, help: "write '\(step)' for that row")
    }
    if let reason = stage.table?.reasonForMissingRow(of: text) {
      return StepFailure(message, help: reason)
    }
    let isIdle = stage.environment.mainQueue.isIdle
    let help = [stage.touchableHelp, isIdle ? nil : StepDefinition.advanceHelp].compactMap(\.self)
    return StepFailure(
      isIdle ? message : "\(message) yet", suggestion: near,
      fallbackHelp: help.isEmpty ? nil : help.joined(separator: "; "))
  }

  static func ambiguous(
    _ text: String, _ found: [Touchable], on stage: Stage
  ) -> StepFailure {
    StepFailure("\(found.count) elements match '\(text)'", help: found.help(for: stage.touchStep))
  }

  static func uneditableField(_ text: String) -> StepFailure {
    StepFailure(
      "the text field '\(text)' cannot be edited",
      help: "enable it, or change its delegate, which rejects editing")
  }

  static func rejectedText(_ text: String) -> StepFailure {
    StepFailure(
      "the text field rejects '\(text)'",
      help: "enable it, or change its delegate, which rejects the text")
  }
}

extension Diagnostic {
  /// A `tap` names no target, or several.
  static func notOneTarget(inTap node: Node) -> Diagnostic {
    Diagnostic(
      .invalidStep, "expected one target in a tap", at: node.place,
      help: Help("write one of 'row', 'button', 'menu' and 'alert'; 'button' can have a 'row'"))
  }
}

extension Stage {
  /// Returns the step for the element with a text, for the message of a step that searched
  /// elsewhere; nil if no element has the text.
  func suggestedStep(touching text: String) -> String? {
    touchables(byTapping: text).help(for: touchStep)
  }

  /// The step that touches as the current one does.
  fileprivate var touchStep: StepDefinition { touch == .tap ? .tap : .longPress }
}

extension [Touchable] {
  /// The step that touches one of the elements, for a message; nil without elements.
  func help(for step: StepDefinition) -> String? {
    if isEmpty { return nil }
    let shown = prefix(5).map { "'\(step.item($0.stepValue))'" }
    let rest = count - shown.count
    return "write " + (shown + (rest > 0 ? ["\(rest) more"] : [])).joined(inProse: "or")
  }
}
