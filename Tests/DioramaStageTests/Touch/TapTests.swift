import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// What can be touched, and what a person is told about what cannot.
@Suite("Tapping") struct TapTests {
  private final class Log {
    var lines: [String] = []
    func noteTap() { lines.append("tapped") }
  }

  /// A screen that says when it comes and goes.
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

  // MARK: The bar

  @Test func bar_buttons_are_the_nearest_to_their_edge() {
    screen.navigationItem.leftBarButtonItems = [item("Close"), item("Help")]
    screen.navigationItem.rightBarButtonItems = [item("Save"), item("More")]
    #expect(taps { s throws(StepFailure) in try s.tapBarButton(at: .left) } == ["tapped Close"])
    #expect(taps { s throws(StepFailure) in try s.tapBarButton(at: .right) } == ["tapped Save"])
  }

  @Test(arguments: ["Close", "Help", "Save", "More"])
  func every_item_of_the_bar_is_reached_by_its_title(title: String) {
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
        "there is no button 'profile'"
      ])
  }

  @Test func an_item_that_is_a_view_is_reached_by_what_the_view_says() {
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
    let offers = " (what can be touched: leftBarButton (Idle), button 'More')"
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

  @Test func a_bar_that_is_away_has_no_buttons() {
    screen.navigationItem.rightBarButtonItem = item("Save")
    stage.stack.isNavigationBarHidden = true
    #expect(
      taps { s throws(StepFailure) in try s.tapBarButton(at: .right) } == [
        "the screen has no right bar button"
      ])
    #expect(
      taps { s throws(StepFailure) in try s.tapButton("Save", row: nil) } == [
        "there is no button 'Save'"
      ])
  }

  // MARK: The way back

  private func push(_ title: String) -> Screen {
    let next = Screen(title, log)
    stage.settle { stage.stack.pushViewController(next, animated: true) }
    return next
  }

  @Test func a_pushed_screen_is_drawn_with_the_way_back() {
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

  @Test func an_item_beside_the_way_back_leaves_it_there() {
    let second = push("Second")
    second.navigationItem.leftBarButtonItem = item("Edit")
    second.navigationItem.leftItemsSupplementBackButton = true
    #expect(stage.frame[1] == "│ [‹ First] [Edit] Second    │")
    #expect(taps { s throws(StepFailure) in try s.tapBarButton(at: .left) } == ["tapped Edit"])
    #expect(taps { s throws(StepFailure) in try s.tapBackButton() }.last == "First didAppear")
  }

  @Test func a_missing_back_button_is_reported() {
    #expect(
      taps { s throws(StepFailure) in try s.tapBackButton() } == ["the screen has no way back"])
    push("Second").navigationItem.hidesBackButton = true
    #expect(
      taps { s throws(StepFailure) in try s.tapBarButton(at: .left) } == [
        "the screen has no left bar button"
      ])
  }

  @Test func messages_name_the_way_back() {
    _ = push("Second")
    #expect(
      taps { s throws(StepFailure) in try s.tapBarButton(at: .right) } == [
        "the screen has no right bar button (what can be touched: back (‹ First))"
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
  func a_choice_is_taken_and_the_box_goes(style: UIAlertController.Style) {
    open(style)
    #expect(taps { s throws(StepFailure) in try s.choose("Mute", in: style) } == ["chose Mute"])
    #expect(
      taps { s throws(StepFailure) in try s.choose("Mute", in: style) } == [
        "no \(style.stepKey) is open"
      ])
  }

  @Test func the_wrong_key_is_corrected() {
    open(.actionSheet)
    #expect(
      taps { s throws(StepFailure) in try s.choose("Mute", in: .alert) } == [
        "no alert is open, but a menu (write '- tap: { menu: Mute }')"
      ])
    stage.settle { screen.dismiss(animated: true) }
    open(.alert)
    #expect(
      taps { s throws(StepFailure) in try s.choose("Mute", in: .actionSheet) } == [
        "no menu is open, but an alert (write '- tap: { alert: Mute }')"
      ])
  }

  @Test func choices_that_are_off_or_not_there_are_named() {
    open(.actionSheet)
    #expect(
      taps { s throws(StepFailure) in try s.choose("Ban", in: .actionSheet) } == [
        "'Ban' in the menu is disabled (it offers 'Mute')"
      ])
    #expect(
      taps { s throws(StepFailure) in try s.choose("Kick", in: .actionSheet) } == [
        "the menu has no 'Kick' (it offers 'Mute')"
      ])
  }

  @Test(arguments: [(UIAlertController.Style.alert, "an alert"), (.actionSheet, "a menu")])
  func what_lies_below_a_box_cannot_be_touched(style: UIAlertController.Style, what: String) {
    screen.navigationItem.rightBarButtonItem = item("Save")
    open(style)
    #expect(
      taps { s throws(StepFailure) in try s.tapBarButton(at: .right) } == [
        "the right bar button cannot be touched: \(what) lies over it"
          + " (the \(style.stepKey) offers 'Mute'; write '- tap: { \(style.stepKey): Mute }', say)"
      ])
  }
}
