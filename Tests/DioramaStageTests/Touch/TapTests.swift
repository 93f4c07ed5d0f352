import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// Elements that can be tapped, and the messages about those that cannot.
@Suite("Tapping") struct TapTests {
  private final class Log {
    var lines: [String] = []
    func noteTap() { lines.append("tapped") }
  }

  /// A screen that logs when it appears and disappears.
  private final class Screen: UIViewController {
    let log: Log
    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { view.addSubview(UILabel("This is \(title ?? "")")) }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    private func note(_ what: String) { log.lines.append("\(title ?? "") \(what)") }
  }

  private let log = Log()
  private let screen: Screen
  private let stage: TestStage

  init() {
    screen = Screen("First", log)
    stage = TestStage(screen)
    log.lines = []
  }

  private func item(_ title: String, isEnabled: Bool = true) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: title) { [log] _ in log.lines.append("tapped \(title)") })
    item.isEnabled = isEnabled
    return item
  }

  private func taps(_ body: (Stage) throws(StepFailure) -> Void) -> [String] {
    log.lines = []
    if let failure = stage.failure(body) { return [failure] }
    return log.lines
  }

  // MARK: Navigation bar

  @Test func a_bar_button_is_the_item_nearest_to_its_edge() {
    screen.navigationItem.leftBarButtonItems = [item("Close"), item("Help")]
    screen.navigationItem.rightBarButtonItems = [item("Save"), item("More")]
    #expect(taps { s throws(StepFailure) in try s.tapBarButton(at: .left) } == ["tapped Close"])
    #expect(taps { s throws(StepFailure) in try s.tapBarButton(at: .right) } == ["tapped Save"])
  }

  @Test(arguments: ["Close", "Help", "Save", "More"])
  func every_bar_item_can_be_tapped_by_its_title(title: String) {
    screen.navigationItem.leftBarButtonItems = [item("Close"), item("Help")]
    screen.navigationItem.rightBarButtonItems = [item("Save"), item("More")]
    #expect(
      taps { s throws(StepFailure) in try s.tapButton(title, row: nil) } == ["tapped \(title)"])
  }

  @Test func a_view_that_handles_taps_is_found_by_its_identifier() {
    let picture = UIImageView()
    picture.accessibilityIdentifier = "profile"
    picture.isUserInteractionEnabled = true
    let recognizer = UITapGestureRecognizer(target: self.log, action: Selector(Log.noteTap))
    picture.addGestureRecognizer(recognizer)
    screen.view.addSubview(picture)
    #expect(taps { s throws(StepFailure) in try s.tapButton("profile", row: nil) } == ["tapped"])
    recognizer.isEnabled = false
    #expect(
      taps { s throws(StepFailure) in try s.tapButton("profile", row: nil) } == [
        "no button matches 'profile'"
      ])
  }

  @Test func a_custom_view_in_the_bar_is_tapped_by_its_title() {
    let button = UIButton(type: .custom)
    button.setTitle("Invite", for: .normal)
    button.addAction(
      UIAction { [log] _ in log.lines.append("tapped the view") }, for: .touchUpInside)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    #expect(
      taps { s throws(StepFailure) in try s.tapButton("Invite", row: nil) } == ["tapped the view"])
    button.isEnabled = false
    #expect(
      taps { s throws(StepFailure) in try s.tapBarButton(at: .right) } == [
        "the right bar button 'Invite' is disabled"
      ])
  }

  @Test func disabled_items_and_items_without_action_are_reported() {
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Idle", style: .plain)
    screen.navigationItem.rightBarButtonItems = [item("Save", isEnabled: false), item("More")]
    let offers = " (available: leftBarButton (Idle), { button: More })"
    #expect(
      taps { s throws(StepFailure) in try s.tapBarButton(at: .right) } == [
        "the right bar button 'Save' is disabled\(offers)"
      ])
    #expect(
      taps { s throws(StepFailure) in try s.tapButton("Save", row: nil) } == [
        "the button 'Save' is disabled\(offers)"
      ])
    #expect(
      taps { s throws(StepFailure) in try s.tapBarButton(at: .left) } == [
        "the left bar button 'Idle' does nothing\(offers)"
      ])
  }

  @Test func a_hidden_bar_has_no_buttons() {
    screen.navigationItem.rightBarButtonItem = item("Save")
    stage.stack.isNavigationBarHidden = true
    #expect(
      taps { s throws(StepFailure) in try s.tapBarButton(at: .right) } == [
        "the screen has no right bar button"
      ])
    #expect(
      taps { s throws(StepFailure) in try s.tapButton("Save", row: nil) } == [
        "no button matches 'Save'"
      ])
  }

  // MARK: Back button

  private func push(_ title: String) -> Screen {
    let next = Screen(title, log)
    stage.settle { stage.stack.pushViewController(next, animated: true) }
    return next
  }

  @Test func a_pushed_screen_is_drawn_with_a_back_button() {
    #expect(push("Second").title == "Second")
    #expect(
      Array(stage.frame.prefix(4)) == [
        "┌────────────────────────────┐",
        "│ [‹ First] Second           │",
        "├────────────────────────────┤",
        "│ This is Second             │",
      ])
  }

  @Test(arguments: [true, false])
  func the_back_button_shows_the_screen_below_and_notifies_it(byName: Bool) {
    _ = push("Second")
    #expect(
      taps { s throws(StepFailure) in try byName ? s.tapBackButton() : s.tapBarButton(at: .left) }
        == [
          "Second willDisappear", "First willAppear", "Second didDisappear", "First didAppear",
        ])
    #expect(stage.frame[3] == "│ This is First              │")
  }

  @Test func a_left_item_replaces_the_back_button() {
    push("Second").navigationItem.leftBarButtonItem = item("Done")
    #expect(taps { s throws(StepFailure) in try s.tapBackButton() } == ["tapped Done"])
  }

  @Test func a_left_item_can_supplement_the_back_button() {
    let second = push("Second")
    second.navigationItem.leftBarButtonItem = item("Edit")
    second.navigationItem.leftItemsSupplementBackButton = true
    #expect(stage.frame[1] == "│ [‹ First] [Edit] Second    │")
    #expect(taps { s throws(StepFailure) in try s.tapBarButton(at: .left) } == ["tapped Edit"])
    #expect(taps { s throws(StepFailure) in try s.tapBackButton() }.last == "First didAppear")
  }

  @Test func a_missing_back_button_is_reported() {
    #expect(
      taps { s throws(StepFailure) in try s.tapBackButton() } == ["the screen has no back button"])
    push("Second").navigationItem.hidesBackButton = true
    #expect(
      taps { s throws(StepFailure) in try s.tapBarButton(at: .left) } == [
        "the screen has no left bar button"
      ])
  }

  @Test func messages_list_the_back_button() {
    _ = push("Second")
    #expect(
      taps { s throws(StepFailure) in try s.tapBarButton(at: .right) } == [
        "the screen has no right bar button (available: back (‹ First))"
      ])
  }

  @Test func a_presented_screen_is_drawn_and_dismissed() {
    let over = Screen("Over", log)
    over.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Close") { [weak over] _ in over?.dismiss(animated: true) })
    stage.settle {
      screen.present(UINavigationController(rootViewController: over), animated: true)
    }
    #expect(stage.frame[3] == "│ This is Over               │")
    #expect(
      taps { s throws(StepFailure) in try s.tapBackButton() } == [
        "Over willDisappear", "Over didDisappear",
      ])
    #expect(stage.frame[3] == "│ This is First              │")
  }

  // MARK: Alerts and menus

  private func open(_ style: UIAlertController.Style) {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
    for title in ["Mute", "Ban"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { [log] _ in
          log.lines.append("chose \(title)")
        })
    }
    alert.actions[1].isEnabled = false
    stage.settle { screen.present(alert, animated: true) }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func choosing_an_action_runs_it_and_closes_the_alert_or_menu(style: UIAlertController.Style) {
    open(style)
    #expect(taps { s throws(StepFailure) in try s.choose("Mute", in: style) } == ["chose Mute"])
    #expect(
      taps { s throws(StepFailure) in try s.choose("Mute", in: style) } == [
        "no \(style.stepKey) is open"
      ])
  }

  @Test func the_wrong_key_for_an_open_alert_or_menu_suggests_the_right_one() {
    open(.actionSheet)
    #expect(
      taps { s throws(StepFailure) in try s.choose("Mute", in: .alert) } == [
        "a menu is open, not an alert (write '- tap: { menu: Mute }')"
      ])
    stage.settle { screen.dismiss(animated: true) }
    open(.alert)
    #expect(
      taps { s throws(StepFailure) in try s.choose("Mute", in: .actionSheet) } == [
        "an alert is open, not a menu (write '- tap: { alert: Mute }')"
      ])
  }

  @Test func disabled_and_missing_choices_are_reported() {
    open(.actionSheet)
    #expect(
      taps { s throws(StepFailure) in try s.choose("Ban", in: .actionSheet) } == [
        "'Ban' in the menu is disabled (available: 'Mute')"
      ])
    #expect(
      taps { s throws(StepFailure) in try s.choose("Kick", in: .actionSheet) } == [
        "the menu has no 'Kick' (available: 'Mute')"
      ])
  }

  @Test(arguments: [(UIAlertController.Style.alert, "an alert"), (.actionSheet, "a menu")])
  func elements_below_an_alert_or_menu_are_blocked(style: UIAlertController.Style, what: String) {
    screen.navigationItem.rightBarButtonItem = item("Save")
    open(style)
    #expect(
      taps { s throws(StepFailure) in try s.tapBarButton(at: .right) } == [
        "the right bar button is covered by \(what)"
          + " (close the \(style.stepKey) first, for example "
          + "'- tap: { \(style.stepKey): Mute }'; available: 'Mute')"
      ])
  }
}
