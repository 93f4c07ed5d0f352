import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// The step `longPress`: what can be held, and the messages about what cannot.
@Suite("Long presses") struct LongPressTests {
  private final class Log {
    var lines: [String] = []
    weak var table: UITableView?
    func notePress(_ press: UIGestureRecognizer) { lines.append("\(press.state)") }
    func noteTap() { lines.append("tap") }
    func noteRowOfTouch(_ touch: UIGestureRecognizer) {
      guard let table else { return }
      let indexPath = table.indexPathForRow(at: touch.location(in: table))
      lines.append(indexPath.map { "\($0.section)/\($0.row)" } ?? "no row")
    }
    func noteRow(_ press: UIGestureRecognizer) {
      guard press.state == .began, let table else { return }
      let indexPath = table.indexPathForRow(at: press.location(in: table))
      lines.append(indexPath.map { "\($0.section)/\($0.row)" } ?? "no row")
    }
  }

  /// Two sections of two rows, with a recognizer on the table, as many apps have it.
  private final class Rows: UITableViewController {
    var pressed: ((Int) -> UIView?)?
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 2 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = ["Ann", "Bea", "Kim", "Lee"][indexPath.section * 2 + indexPath.row]
      if let view = pressed?(indexPath.section * 2 + indexPath.row) {
        cell.contentView.addSubview(view)
      }
      return cell
    }
  }

  private let log = Log()

  private func recognizer() -> UILongPressGestureRecognizer {
    UILongPressGestureRecognizer(target: log, action: Selector(Log.notePress))
  }

  private func press(_ yaml: String, on screen: UIViewController) -> [String] {
    log.lines = []
    let failure = TestStage(screen).failure(ofStep: "longPress: \(yaml)")
    return failure.map { [$0] } ?? log.lines
  }

  // MARK: Views

  @Test(arguments: ["Kim", "Send", "☺", "Portrait", "card", "{ button: Send }"])
  func a_container_is_held_by_all_that_it_contains(target: String) {
    let screen = UIViewController()
    let card = UIView()
    card.accessibilityIdentifier = "card"
    let picture = UIImageView(image: UIImage(name: "face", symbol: "☺"))
    picture.accessibilityLabel = "Portrait"
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.addAction(UIAction { [log] _ in log.lines.append("button") }, for: .touchUpInside)
    for view in [UILabel("Kim"), picture, button] { card.addSubview(view) }
    card.addGestureRecognizer(recognizer())
    card.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Selector(Log.noteTap)))
    screen.view.addSubview(card)
    #expect(press(target, on: screen) == ["began", "ended"])
  }

  @Test func a_disabled_recognizer_and_one_for_taps_react_to_no_long_press() {
    let screen = UIViewController()
    let label = UILabel("Kim")
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Selector(Log.noteTap)))
    screen.view.addSubview(label)
    let other = UILabel("Lee")
    other.isUserInteractionEnabled = true
    let disabled = recognizer()
    disabled.isEnabled = false
    other.addGestureRecognizer(disabled)
    screen.view.addSubview(other)
    #expect(press("Kim", on: screen) == ["no long-pressable element is labeled 'Kim'"])
    #expect(press("Lee", on: screen) == ["no long-pressable element is labeled 'Lee'"])
    disabled.isEnabled = true
    #expect(press("Lee", on: screen) == ["began", "ended"])
    #expect(
      press("Lea", on: screen) == [
        "no long-pressable element is labeled 'Lea' (did you mean 'Lee'?)"
      ])
  }

  @Test func a_recognizer_that_waits_for_two_taps_reacts_to_no_tap() {
    let screen = UIViewController()
    let label = UILabel("Kim")
    label.isUserInteractionEnabled = true
    let twice = UITapGestureRecognizer(target: log, action: Selector(Log.noteTap))
    twice.numberOfTapsRequired = 2
    label.addGestureRecognizer(twice)
    screen.view.addSubview(label)
    let failure = TestStage(screen).failure(ofStep: "tap: Kim")
    #expect(failure == "no tappable element is labeled 'Kim'")
  }

  // MARK: Menus

  private func menu() -> UIMenu {
    UIMenu(children: [UIAction(title: "Copy") { [log] _ in log.lines.append("copied") }])
  }

  @Test(arguments: [true, false]) func a_held_button_opens_its_menu(isPrimary: Bool) {
    let screen = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.menu = menu()
    button.showsMenuAsPrimaryAction = isPrimary
    button.addAction(UIAction { [log] _ in log.lines.append("button") }, for: .touchUpInside)
    screen.view.addSubview(button)
    let stage = TestStage(screen)
    #expect(stage.failure(ofStep: "longPress: More") == nil)
    #expect(stage.failure(ofStep: "tap: { menu: Copy }") == nil)
    #expect(log.lines == ["copied"])
    button.isEnabled = false
    #expect(
      stage.failure(ofStep: "longPress: { button: More }") == "the button 'More' is disabled")
  }

  @Test func a_held_bar_button_opens_its_menu_and_a_tap_runs_its_action() {
    let screen = UIViewController()
    let item = UIBarButtonItem(
      title: "New", primaryAction: UIAction { [log] _ in log.lines.append("new") }, menu: menu())
    screen.navigationItem.rightBarButtonItem = item
    let stage = TestStage(screen)
    for step in ["longPress: rightBarButton", "tap: { menu: Copy }", "tap: New"] {
      #expect(stage.failure(ofStep: step) == nil, "\(step)")
    }
    #expect(log.lines == ["copied", "new"])
    item.menu = nil
    #expect(
      stage.failure(ofStep: "longPress: rightBarButton")
        == "the right bar button 'New' does nothing when it is held")
  }

  private final class MenuMaker: NSObject, UIContextMenuInteractionDelegate {
    let menu: UIMenu
    init(_ menu: UIMenu) { self.menu = menu }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu }
    }
  }

  @Test func a_held_view_with_an_interaction_opens_its_context_menu() {
    let screen = UIViewController()
    let card = UIView()
    card.addSubview(UILabel("Kim"))
    let maker = MenuMaker(menu())
    card.addInteraction(UIContextMenuInteraction(delegate: maker))
    screen.view.addSubview(card)
    let stage = TestStage(screen)
    #expect(stage.failure(ofStep: "longPress: Kim") == nil)
    #expect(stage.failure(ofStep: "tap: Copy") == nil)
    #expect(log.lines == ["copied"])
    #expect(stage.failure(ofStep: "tap: Kim") == "no tappable element is labeled 'Kim'")
  }

  // MARK: Rows

  private final class MenuRows: UITableViewController {
    var menu: UIMenu?
    var pressed: [Int] = []
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 2 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = ["Ann", "Bea"][indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      pressed.append(indexPath.row)
      if indexPath.row == 0 { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu }
    }
  }

  @Test func a_held_row_opens_the_context_menu_of_its_table() {
    let screen = MenuRows(style: .plain)
    screen.menu = menu()
    let stage = TestStage(screen)
    #expect(stage.failure(ofStep: "longPress: Bea") == nil)
    #expect(screen.pressed == [1])
    #expect(stage.frame.contains { $0.contains("[Copy]") }, "\(stage.frame)")
    #expect(stage.failure(ofStep: "tap: { menu: Copy }") == nil)
    #expect(log.lines == ["copied"])
    #expect(
      stage.failure(ofStep: "longPress: { row: Ann }")
        == "the row 'Ann' does nothing when it is held (available: { row: 2 })")
  }

  @Test(arguments: ["{ row: 3 }": "1/0", "{ row: Lee }": "1/1", "Bea": "0/1"])
  func a_recognizer_of_a_table_finds_the_pressed_row(target: String, row: String) {
    let screen = Rows(style: .plain)
    screen.tableView.addGestureRecognizer(
      UILongPressGestureRecognizer(target: log, action: Selector(Log.noteRow)))
    log.table = screen.tableView
    #expect(press(target, on: screen) == [row])
  }

  @Test(arguments: ["longPress: Text 2", "longPress: { button: Text 2, row: 3 }", "tap: Tag 2"])
  func a_view_in_a_row_reports_the_position_of_the_row(step: String) {
    let screen = Rows(style: .plain)
    log.table = screen.tableView
    screen.pressed = { [log] row in
      guard row == 2 else { return nil }
      let stack = UIView()
      let label = UILabel("Text 2")
      let tag = UILabel("Tag 2")
      let noteRow = Selector(Log.noteRowOfTouch)
      label.addGestureRecognizer(UILongPressGestureRecognizer(target: log, action: noteRow))
      tag.addGestureRecognizer(UITapGestureRecognizer(target: log, action: noteRow))
      for view in [label, tag] {
        view.isUserInteractionEnabled = true
        stack.addSubview(view)
      }
      return stack
    }
    #expect(TestStage(screen).failure(ofStep: step) == nil)
    #expect(Set(log.lines) == ["1/0"])
  }

  @Test func a_row_without_long_press_is_an_error() {
    #expect(
      press("{ row: Kim }", on: Rows(style: .plain)) == [
        "the row 'Kim' does nothing when it is held"
      ])
  }

  @Test func a_view_in_a_row_is_held_by_its_name_and_not_by_the_row() {
    let screen = Rows(style: .plain)
    screen.pressed = { [self] row in
      if row == 0 { return nil }
      let stack = UIView()
      for text in ["Photo", "Text"].prefix(row) {
        let label = UILabel("\(text) \(row)")
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(recognizer())
        stack.addSubview(label)
      }
      return stack
    }
    #expect(press("Photo 1", on: screen) == ["began", "ended"])
    #expect(press("Text 2", on: screen) == ["began", "ended"])
    #expect(press("{ button: Photo 2, row: 3 }", on: screen) == ["began", "ended"])
    let failure = press("{ row: 2 }", on: screen).first ?? ""
    #expect(failure.hasPrefix("row 2 does nothing when it is held (available: "), "\(failure)")
    #expect(failure.contains("{ button: Photo 1, row: 2 }"), "\(failure)")
  }
}
