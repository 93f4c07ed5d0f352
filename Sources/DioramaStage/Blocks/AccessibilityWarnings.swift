import HeadlessUIKit
import TerminalText
import YAML

/// The warnings about accessibility.
extension RunWarning {
  static func readingOrder(of view: UIView) -> RunWarning {
    RunWarning(
      .readingOrder,
      "the order of 'accessibilityElements' of \(type(of: view)) differs from the layout",
      help: "list the elements from top to bottom and left to right")
  }

  static func missingLabel(of element: AccessibilityTree.Element) -> RunWarning {
    let picture = element.picture.map { " with the image '\($0)'" } ?? ""
    return RunWarning(
      .missingLabel,
      "\(element.role.rawValue) \(element.shown.escapingControls())\(picture) "
        + "has no accessibility label",
      help: "set its 'accessibilityLabel' in Swift, or \(ignoring(.accessibilityLabel))")
  }

  static func lowContrast(
    _ contrast: Double, of text: String, isImage: Bool, _ color: String, on ground: String,
    least: Double
  ) -> RunWarning {
    let text = text.escapingControls().truncated(toColumns: 24)
    return RunWarning(
      .lowContrast, "the contrast of '\(text)' is \(contrast.tenths):1 (\(color) on \(ground))",
      help: "use at least \(least.tenths):1 for \(isImage ? "an image" : "this text size"), or "
        + ignoring(.accessibilityContrast))
  }

  /// What YAML can do about a part that the app does not make, such as the back button of a kit.
  private static func ignoring(_ code: Diagnostic.Code) -> String {
    "in YAML, end this line with '# diorama: ignore \(code.rawValue) because ...'"
  }
}

extension Double {
  /// A number from 0 to 100 with at most one decimal, rounded down, so that a value below a limit
  /// never looks as if it reached the limit.
  fileprivate var tenths: String {
    let tenths = Int(Swift.min(Swift.max(self, 0), 100) * 10)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
