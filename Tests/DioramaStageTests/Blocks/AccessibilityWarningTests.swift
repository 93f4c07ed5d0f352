import HeadlessUIKit
import Testing

@testable import DioramaStage

/// The help of a warning about accessibility says what to do in Swift and in YAML.
@Suite("Warnings about accessibility") struct AccessibilityWarningTests {
  private final class Button {}

  @Test func a_missing_label_can_be_set_in_Swift_or_ignored_in_YAML() {
    let element = AccessibilityTree.Element(.button, nil, of: Button())
    element.shown = "[+]"
    let warning = RunWarning.missingLabel(of: element)
    #expect(warning.message == "button [+] has no accessibility label")
    #expect(
      warning.help
        == "set its 'accessibilityLabel' in Swift, or in YAML, end this line with "
        + "'# diorama: ignore a11y-label because ...'")
  }

  @Test(arguments: [(true, 3.0, "3:1 for an image"), (false, 4.5, "4.5:1 for this text size")])
  func a_low_contrast_can_be_raised_or_ignored_in_YAML(
    isImage: Bool, least: Double, wanted: String
  ) {
    let warning = RunWarning.lowContrast(
      2.6, of: "[ ]", isImage: isImage, "#999999", on: "#FFFFFF", least: least)
    #expect(
      warning.help
        == "use at least \(wanted), or in YAML, end this line with "
        + "'# diorama: ignore a11y-contrast because ...'")
  }
}
