import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// Menus that a kit lays over the window as views with buttons.
@Suite("Menus over the window") struct MenuTests {
  private final class Log {
    var lines: [String] = []
    func noteTapBeside() { lines.append("beside") }
  }

  private let log = Log()
  private let screen = UIViewController()
  private let stage: TestStage

  init() { stage = TestStage(screen) }

  private func openMenu(closesBeside: Bool = true) {
    let menu = UIView()
    for title in ["Copy", "Move"] {
      let button = UIButton(
        primaryAction: UIAction(title: title) { [log] _ in log.lines.append("tapped \(title)") })
      button.isEnabled = title == "Copy"
      menu.addSubview(button)
    }
    if closesBeside {
      menu.addGestureRecognizer(
        UITapGestureRecognizer(target: log, action: Selector(Log.noteTapBeside)))
    }
    stage.settle { stage.environment.window.addSubview(menu) }
  }

  private func result(_ body: (Stage) throws(StepFailure) -> Void) -> [String] {
    log.lines = []
    if let failure = stage.failure(body) { return [failure] }
    return log.lines
  }

  @Test func its_buttons_are_items_of_a_menu_and_buttons() {
    openMenu()
    #expect(
      result { s throws(StepFailure) in try s.choose("Copy", in: .actionSheet) } == ["tapped Copy"])
    #expect(
      result { s throws(StepFailure) in try s.tapButton("Copy", row: nil) } == ["tapped Copy"])
  }

  @Test func what_is_not_there_or_off_is_said() {
    openMenu()
    #expect(
      result { s throws(StepFailure) in try s.choose("Paste", in: .actionSheet) } == [
        "the menu has no 'Paste' (the menu offers 'Copy', 'Move')"
      ])
    #expect(
      result { s throws(StepFailure) in try s.choose("Move", in: .actionSheet) } == [
        "'Move' in the menu is disabled (the menu offers 'Copy', 'Move')"
      ])
  }

  @Test func it_covers_the_screen() {
    openMenu()
    #expect(
      result { s throws(StepFailure) in try s.tapBarButton(at: .right) } == [
        "the right bar button cannot be touched: a menu lies over it "
          + "(the menu offers 'Copy', 'Move')"
      ])
  }

  @Test func a_tap_outside_reaches_what_lies_around_it() {
    openMenu()
    #expect(result { s throws(StepFailure) in try s.tapOutside() } == ["beside"])
  }

  @Test func a_menu_that_stays_says_so() {
    openMenu(closesBeside: false)
    #expect(
      result { s throws(StepFailure) in try s.tapOutside() } == [
        "the menu is not closed by a tap outside of it (the menu offers 'Copy', 'Move')"
      ])
  }

  @Test func a_tap_outside_cancels_a_sheet_and_no_alert() {
    func present(_ style: UIAlertController.Style) {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
      alert.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { [log] _ in log.lines.append("cancelled") })
      stage.settle { screen.present(alert, animated: true) }
    }
    present(.actionSheet)
    #expect(result { s throws(StepFailure) in try s.tapOutside() } == ["cancelled"])
    present(.alert)
    #expect(
      result { s throws(StepFailure) in try s.tapOutside() } == [
        "an alert is not closed by a tap outside of it (the alert offers 'Cancel')"
      ])
  }
}
