import DioramaKit
import HeadlessUIKit
import YAML

/// The failures of steps because of alerts, menus and other covers of the screen.
extension StepFailure {
  static func covered(_ element: String, wanted text: String?, on stage: Stage) -> StepFailure {
    let alert = stage.window.alert
    return StepFailure(
      "\(element) is covered by \(alert?.preferredStyle.nounWithArticle ?? "a menu")",
      help: text.flatMap(stage.suggestedStep) ?? alert?.dismissalHelp ?? stage.menu?.menuHelp)
  }

  static func noTextField(on stage: Stage) -> StepFailure {
    let alert = stage.window.alert
    let choices =
      alert.map { "available in the \($0.preferredStyle.stepKey): \($0.listedActions)" }
      ?? stage.menu?.menuHelp
    let fields = stage.shownViews.flatMap {
      $0.views(outsideRowsOf: stage.table) { $0 as? UITextView }
    }
    let disabled = choices == nil ? fields.first?.fieldText : nil
    return StepFailure(
      disabled.map { "the text field '\($0)' is disabled" } ?? "the screen has no text field",
      help: choices.map { "open one first; \($0)" }
        ?? disabled.map { _ in "add the step that enables it before this one" }
        ?? "first tap an element that opens a screen or an alert with a text field")
  }

  static func loadingScreen(without element: String) -> StepFailure {
    StepFailure(
      "\(element) is not available yet: the screen is loading", help: StepDefinition.advanceHelp)
  }

  static func dismissedScreen(without element: String) -> StepFailure {
    StepFailure(
      "\(element) is not available: the screen was dismissed",
      help: "move this step before the one that dismisses the screen, or remove it")
  }

  static func notOpen(
    _ style: UIAlertController.Style, wanted title: String? = nil, on stage: Stage
  ) -> StepFailure {
    let alert = stage.window.alert
    let same = title.flatMap(stage.suggestedStep)
    if alert != nil || stage.menu != nil {
      let other = alert?.preferredStyle ?? .actionSheet
      return StepFailure(
        "\(other.nounWithArticle) is open, not \(style.nounWithArticle)",
        help: same ?? alert?.help("choose in the \(other.stepKey)") ?? stage.menu?.menuHelp)
    }
    if stage.screen == nil { return .dismissedScreen(without: "the \(style.stepKey)") }
    let openers = style == .actionSheet ? stage.stepsOpeningMenu.map { "'\($0)'" } : []
    return StepFailure(
      "no \(style.stepKey) is open",
      help: same.map { "'\(title ?? "")' is on the screen itself; \($0)" }
        ?? (openers.isEmpty
          ? stage.touchableHelp : "open it first, for example \(openers.joined(inProse: "or"))"))
  }

  static func noChoice(_ title: String, in menu: UIView) -> StepFailure {
    StepFailure("the menu has no '\(title)'", help: menu.menuHelp).located(atText: title)
  }

  static func noChoice(
    _ title: String, in alert: UIAlertController, near: Diagnostic.Help? = nil
  ) -> StepFailure {
    StepFailure(
      "the \(alert.preferredStyle.stepKey) has no '\(title)'",
      suggestion: near ?? .nearest(to: title, among: alert.actions.compactMap(\.title)),
      fallbackHelp: "available: \(alert.listedActions)"
    ).located(atText: title)
  }

  static func disabledChoice(_ title: String, on stage: Stage) -> StepFailure {
    let alert = stage.window.alert
    return StepFailure(
      "'\(title)' in the \(alert?.preferredStyle.stepKey ?? "menu") is disabled",
      help: alert.map { "available: \($0.listedActions)" } ?? stage.menu?.menuHelp
    ).located(atText: alert == nil ? nil : title)
  }

  static func notClosedByTapOutside(on stage: Stage) -> StepFailure {
    let alert = stage.window.alert
    return StepFailure(
      "a tap outside does not close \(alert?.preferredStyle.nounWithArticle ?? "the menu")",
      help: alert?.dismissalHelp ?? stage.menu?.menuHelp)
  }
}

extension UIAlertController {
  fileprivate var listedActions: String {
    let titles = actions.filter(\.isEnabled).map { "'\($0.title ?? "")'" }
    return titles.isEmpty ? "nothing" : titles.joined(separator: ", ")
  }

  fileprivate var dismissalHelp: String { help("close the \(preferredStyle.stepKey) first") }

  fileprivate func help(_ advice: String) -> String {
    // Canceling has no effect besides closing.
    let enabled = actions.filter(\.isEnabled)
    guard let action = (enabled.first { $0.style == .cancel } ?? enabled.first)?.title else {
      return StepDefinition.advanceHelp
    }
    let step = StepDefinition.tap.item(
      "{ \(preferredStyle.stepKey): \(action.asYAMLScalar) }")
    return "\(advice), for example '\(step)'; available: \(listedActions)"
  }
}

extension UIAlertController.Style {
  fileprivate var nounWithArticle: String { self == .actionSheet ? "a menu" : "an alert" }
}

extension UIView {
  fileprivate var menuHelp: String {
    let titles = buttons.compactMap(\.currentTitle).map { "'\($0)'" }
    let step = buttons.first(where: \.isTappable)?.currentTitle
      .map { "; for example '\(StepDefinition.tap.item("{ menu: \($0.asYAMLScalar) }"))'" }
    return "available in the menu: \(titles.joined(separator: ", "))\(step ?? "")"
  }
}
