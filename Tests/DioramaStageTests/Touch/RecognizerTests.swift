import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// Which recognizer, control or row receives a touch, as in UIKit.
@Suite("Recognizers of rows, buttons and bars") struct RecognizerTests {
  private final class Log {
    var lines: [String] = []
    func noteCell() { lines.append("cell") }
    func noteContent() { lines.append("content") }
    func noteList() { lines.append("list") }
    func noteScreen() { lines.append("screen") }
    func noteButton() { lines.append("recognizer") }
    func noteAction() { lines.append("action") }
  }

  /// Rows with recognizers of a kind of touch on the cells whose names are given.
  private final class Rows: UITableViewController {
    let log: Log
    var kind: (Any?, Selector?) -> UIGestureRecognizer = UITapGestureRecognizer.init(target:action:)
    var withCell: Set<Int> = []
    var withContent: Set<Int> = []
    init(_ log: Log) {
      self.log = log
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 60 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row + 1)"
      if withCell.contains(indexPath.row) {
        cell.addGestureRecognizer(kind(log, Selector(Log.noteCell)))
      }
      if withContent.contains(indexPath.row) {
        cell.contentView.addGestureRecognizer(kind(log, Selector(Log.noteContent)))
      }
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.lines.append("selected \(indexPath.row + 1)")
    }
  }

  private let log = Log()

  private func lines(_ step: String, on screen: UIViewController) -> [String] {
    log.lines = []
    let failure = TestStage(screen).failure(ofStep: step)
    return failure.map { [$0] } ?? log.lines
  }

  private func tap(_ action: Selector) -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: log, action: action)
  }

  // MARK: Rows

  @Test(arguments: [
    "tap: { row: 1 }": "cell", "tap: Row 2": "content", "tap: { row: 2 }": "content",
    "tap: Row 3": "selected 3", "tap: { row: 55 }": "cell", "tap: Row 55": "cell",
  ])
  func the_nearest_recognizer_of_a_row_takes_the_tap(step: String, line: String) {
    let screen = Rows(log)
    screen.withCell = [0, 1, 54]
    screen.withContent = [1]
    #expect(lines(step, on: screen) == [line])
  }

  @Test(arguments: [true, false]) func a_recognizer_around_rows_takes_taps_unless_it_passes_them_on(
    cancels: Bool
  ) {
    let screen = Rows(log)
    screen.withCell = [0]
    let around = tap(Selector(Log.noteList))
    around.cancelsTouchesInView = cancels
    screen.tableView.addGestureRecognizer(around)
    #expect(lines("tap: Row 1", on: screen) == ["cell"])
    #expect(lines("tap: Row 2", on: screen) == (cancels ? ["list"] : ["list", "selected 2"]))
  }

  /// Lets a recognizer have the touches that are not on a row.
  private final class Outside: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { !(touch.view is UITableViewCell) }
  }
  private final class Never: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test func a_delegate_keeps_a_recognizer_from_the_touches_of_rows() {
    for delegate: any UIGestureRecognizerDelegate in [Outside(), Never()] {
      let screen = Rows(log)
      let around = tap(Selector(Log.noteList))
      around.delegate = delegate
      screen.tableView.addGestureRecognizer(around)
      #expect(lines("tap: Row 2", on: screen) == ["selected 2"])
    }
  }

  @Test func a_row_out_of_view_is_held() {
    let screen = Rows(log)
    screen.kind = UILongPressGestureRecognizer.init(target:action:)
    screen.withCell = [54]
    #expect(lines("longPress: Row 55", on: screen) == ["cell", "cell"])
    #expect(
      lines("longPress: Row 54", on: screen) == [
        "the row 'Row 54' does nothing when it is held (available: { row: 55 })"
      ])
  }

  private final class Items: UICollectionViewController {
    let log: Log
    let onItem: Bool
    init(_ log: Log, onItem: Bool) {
      (self.log, self.onItem) = (log, onItem)
      super.init(collectionViewLayout: UICollectionViewFlowLayout())
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    required init?(coder: NSCoder) { nil }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.contentView.addSubview(UILabel("Photo"))
      let view = onItem ? cell : cell.contentView
      let inner = UILabel("★")
      inner.isUserInteractionEnabled = true
      inner.addGestureRecognizer(
        UITapGestureRecognizer(target: log, action: Selector(Log.noteButton)))
      cell.contentView.addSubview(inner)
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: log, action: Selector(Log.noteCell)))
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.lines.append("selected") }
  }

  @Test(arguments: [true, false]) func recognizers_of_items_take_the_tap(onItem: Bool) {
    #expect(lines("tap: Photo", on: Items(log, onItem: onItem)) == ["cell"])
    #expect(lines("tap: { row: 1 }", on: Items(log, onItem: onItem)) == ["cell"])
    #expect(lines("tap: ★", on: Items(log, onItem: onItem)) == ["recognizer"])
  }

  // MARK: Buttons and containers

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [log] _ in log.noteAction() }, for: .touchUpInside)
    return button
  }

  @Test func a_recognizer_of_a_button_takes_the_tap_from_its_action() {
    let screen = UIViewController()
    let button = button("Send")
    let recognizer = tap(Selector(Log.noteButton))
    button.addGestureRecognizer(recognizer)
    screen.view.addSubview(button)
    #expect(lines("tap: Send", on: screen) == ["recognizer"])
    recognizer.cancelsTouchesInView = false
    #expect(lines("tap: Send", on: screen) == ["recognizer", "action"])
    recognizer.isEnabled = false
    #expect(lines("tap: Send", on: screen) == ["action"])
  }

  private final class Rating: UIControl {}

  @Test func a_button_in_a_control_of_an_app_takes_its_taps() {
    let screen = UIViewController()
    let rating = Rating()
    rating.addAction(UIAction { [log] _ in log.noteScreen() }, for: .valueChanged)
    rating.addSubview(button("★"))
    screen.view.addSubview(rating)
    #expect(lines("tap: ★", on: screen) == ["action"])
  }

  @Test func a_control_that_touches_do_not_reach_belongs_to_its_container() {
    let screen = UIViewController()
    let card = UIView()
    let button = button("Open")
    button.isUserInteractionEnabled = false
    card.addSubview(button)
    card.addGestureRecognizer(tap(Selector(Log.noteContent)))
    screen.view.addSubview(card)
    #expect(lines("tap: Open", on: screen) == ["content"])
    button.isUserInteractionEnabled = true
    #expect(lines("tap: Open", on: screen) == ["action"])
  }

  private final class NoMenu: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  @Test func a_long_press_whose_menu_is_nil_fails() {
    let screen = UIViewController()
    let card = UILabel("Kim")
    card.isUserInteractionEnabled = true
    let delegate = NoMenu()
    card.addInteraction(UIContextMenuInteraction(delegate: delegate))
    screen.view.addSubview(card)
    let failure = lines("longPress: Kim", on: screen).first ?? ""
    #expect(failure.hasPrefix("the button 'Kim' does nothing when it is held"))
  }

  // MARK: Bars

  private func screen(withBarView view: UIView) -> UIViewController {
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    return screen
  }

  @Test func a_button_as_custom_view_takes_the_tap_of_the_item() {
    let button = button("Go")
    let screen = screen(withBarView: button)
    screen.navigationItem.rightBarButtonItem?.target = log
    screen.navigationItem.rightBarButtonItem?.action = Selector(Log.noteScreen)
    #expect(lines("tap: rightBarButton", on: screen) == ["action"])
    button.isEnabled = false
    #expect(
      lines("tap: rightBarButton", on: screen) == ["the right bar button 'Go' is disabled"])
  }

  @Test func views_in_a_custom_view_take_the_touches_of_the_item() {
    let button = button("Go")
    button.menu = UIMenu(children: [UIAction(title: "Later") { _ in }])
    let label = UILabel("Name")
    label.isUserInteractionEnabled = true
    let tap = tap(Selector(Log.noteContent))
    label.addGestureRecognizer(tap)
    label.addGestureRecognizer(
      UILongPressGestureRecognizer(target: log, action: Selector(Log.noteCell)))
    let around = UIStackView(arrangedSubviews: [button, label])
    let screen = screen(withBarView: around)
    #expect(lines("tap: rightBarButton", on: screen) == ["action"])
    let stage = TestStage(screen)
    #expect(stage.failure(ofStep: "longPress: rightBarButton") == nil)
    #expect(stage.frame.contains { $0.contains("[Later]") }, "\(stage.frame)")
    #expect(stage.failure(ofStep: "tap: outside") == nil)
    button.isHidden = true
    #expect(lines("tap: rightBarButton", on: screen) == ["content"])
    #expect(lines("longPress: rightBarButton", on: screen) == ["cell", "cell"])
    tap.numberOfTapsRequired = 2
    #expect(
      lines("tap: rightBarButton", on: screen) == ["the right bar button 'Name' does nothing"])
  }

  @Test func a_toolbar_item_with_an_action_opens_its_menu_when_it_is_held() {
    let screen = UIViewController()
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(
        title: "New", primaryAction: UIAction { [log] _ in log.noteAction() },
        menu: UIMenu(children: [UIAction(title: "From file") { _ in }]))
    ]
    screen.view.addSubview(bar)
    #expect(lines("tap: New", on: screen) == ["action"])
    let stage = TestStage(screen)
    #expect(stage.failure(ofStep: "longPress: New") == nil)
    #expect(stage.frame.contains { $0.contains("[From file]") }, "\(stage.frame)")
  }

  @Test func several_views_in_a_custom_view_are_touched_by_their_names() {
    let first = button("Go")
    let second = UIButton(type: .system)
    second.setImage(UIImage(name: "xmark", symbol: "✕"), for: .normal)
    second.accessibilityLabel = "Close"
    second.addAction(UIAction { [log] _ in log.noteScreen() }, for: .touchUpInside)
    let screen = screen(withBarView: UIStackView(arrangedSubviews: [first, second]))
    #expect(lines("tap: Go", on: screen) == ["action"])
    #expect(lines("tap: Close", on: screen) == ["screen"])
    #expect(lines("tap: ✕", on: screen) == ["screen"])
    #expect(lines("tap: rightBarButton", on: screen) == ["action"])
  }

  @Test func a_switch_in_the_bar_is_tapped_by_its_names() {
    let control = UISwitch()
    control.accessibilityIdentifier = "wifi"
    let screen = screen(withBarView: control)
    #expect(lines("tap: wifi", on: screen) == [] && control.isOn)
    control.addAction(UIAction { [log] _ in log.noteAction() }, for: .valueChanged)
    #expect(lines("tap: rightBarButton", on: screen) == ["action"] && !control.isOn)
  }

  @Test func a_bar_button_is_tapped_by_its_accessibility_label() {
    let screen = UIViewController()
    let item = UIBarButtonItem(
      image: UIImage(name: "plus", symbol: "+"), style: .plain, target: log,
      action: Selector(Log.noteAction))
    item.accessibilityLabel = "New trip"
    screen.navigationItem.rightBarButtonItem = item
    #expect(lines("tap: New trip", on: screen) == ["action"])
  }

  // MARK: Inner views

  /// Lets a recognizer have only the touches of its own view, as dimming views do.
  private final class OwnView: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { touch.view === gestureRecognizer.view }
  }

  @Test func a_recognizer_for_its_own_view_ignores_touches_of_inner_views() {
    let screen = UIViewController()
    let dimming = UIView()
    dimming.accessibilityIdentifier = "dimming"
    dimming.addSubview(UILabel("Title"))
    let bubble = UITextView()
    bubble.isEditable = false
    bubble.text = "Hello"
    dimming.addSubview(bubble)
    let tap = tap(Selector(Log.noteScreen))
    let delegate = OwnView()
    tap.delegate = delegate
    dimming.addGestureRecognizer(tap)
    screen.view.addSubview(dimming)
    #expect(lines("tap: dimming", on: screen) == ["screen"])
    #expect(lines("tap: Title", on: screen).first?.contains("does nothing") == true)
    tap.delegate = nil
    #expect(lines("tap: Title", on: screen) == ["screen"])
    #expect(lines("tap: Hello", on: screen) == ["screen"])
  }

  private final class Cards: UITableViewController {
    let log: Log
    let inner: UITapGestureRecognizer
    let fills: Bool
    init(_ log: Log, _ inner: UITapGestureRecognizer, fills: Bool) {
      (self.log, self.inner, self.fills) = (log, inner, fills)
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 1 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      let card = UILabel("Kim")
      card.isUserInteractionEnabled = true
      card.addGestureRecognizer(inner)
      cell.contentView.addSubview(card)
      if !fills { cell.contentView.addSubview(UILabel("Oslo")) }
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.lines.append("selected")
    }
  }

  @Test func a_touch_of_an_inner_view_goes_on_to_the_row() {
    let inner = tap(Selector(Log.noteContent))
    let screen = Cards(log, inner, fills: false)
    #expect(lines("tap: Kim", on: screen) == ["content"])
    #expect(lines("tap: { row: 1 }", on: screen) == ["selected"])
    inner.cancelsTouchesInView = false
    #expect(lines("tap: Kim", on: screen) == ["content", "selected"])
    let never = Never()
    inner.delegate = never
    #expect(lines("tap: Kim", on: screen) == ["selected"])
    let around = tap(Selector(Log.noteList))
    screen.tableView.addGestureRecognizer(around)
    #expect(lines("tap: Kim", on: screen) == ["list"])
    screen.tableView.isUserInteractionEnabled = false
    let failure = lines("tap: Kim", on: screen)
    #expect(failure.first?.hasPrefix("the row 'Kim' ") == true, "\(failure)")
  }

  @Test func a_view_that_fills_a_row_takes_the_tap_on_the_row() {
    let screen = Cards(log, tap(Selector(Log.noteContent)), fills: true)
    #expect(lines("tap: { row: 1 }", on: screen) == ["content"])
  }

  // MARK: Text fields

  private final class Return: NSObject, UITextFieldDelegate {
    var returns = 0
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      return true
    }
  }

  @Test func a_line_break_presses_return_in_a_field_of_one_line() {
    let screen = UIViewController()
    let field = UITextField()
    let delegate = Return()
    field.delegate = delegate
    screen.view.addSubview(field)
    let stage = TestStage(screen)
    #expect(stage.failure(ofStep: "write: \"Oslo\\n\"") == nil)
    #expect(field.text == "Oslo" && delegate.returns == 1)
  }

  @Test(arguments: ["wifi", "Wi-Fi", "{ button: wifi }", "Use it"])
  func a_switch_outside_of_rows_is_tapped_by_its_names(target: String) {
    let screen = UIViewController()
    let control = UISwitch()
    control.accessibilityIdentifier = "wifi"
    control.accessibilityLabel = "Wi-Fi"
    control.addAction(UIAction { [log] _ in log.noteAction() }, for: .valueChanged)
    screen.view.addSubview(UIStackView(arrangedSubviews: [UILabel("Use it"), control]))
    #expect(lines("tap: \(target)", on: screen) == ["action"])
    #expect(control.isOn)
    control.isEnabled = false
    #expect(lines("tap: { button: wifi }", on: screen) == ["the switch 'wifi' is disabled"])
    #expect(
      lines("toggle: { row: Use it }", on: screen).first?.hasPrefix("the screen has no rows")
        == true)
  }

  @Test func a_root_recognizer_leaves_text_views_and_switches_to_themselves() {
    let screen = UIViewController()
    let control = UISwitch()
    let text = UITextView()
    text.text = "Ring twice"
    for view in [UILabel("Default"), control, text] { screen.view.addSubview(view) }
    let dismiss = tap(Selector(Log.noteScreen))
    dismiss.cancelsTouchesInView = false
    screen.view.addGestureRecognizer(dismiss)
    #expect(lines("tap: Ring twice", on: screen) == [])
    #expect(text.isFirstResponder)
  }

  @Test func an_action_without_target_is_called_on_the_next_responder_that_has_it() {
    final class Form: UIViewController {
      var saved = 0
      func save() { saved += 1 }
    }
    let screen = Form()
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.addTarget(nil, action: Selector(Form.save), for: .touchDown)
    let card = UIView()
    card.addSubview(button)
    screen.view.addSubview(card)
    #expect(lines("tap: Save", on: screen) == [] && screen.saved == 1)
  }

  @Test func an_action_for_another_class_of_sender_is_reported() {
    final class Form: UIViewController {
      func save(_ sender: UIButton) {}
    }
    let screen = Form()
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .plain, target: screen, action: Selector(Form.save(_:)))
    let stage = TestStage(screen)
    #expect(stage.failure(ofStep: "tap: Save") == nil)
    #expect(
      stage.environment.takeWarnings().map(\.message) == [
        "an action takes UIButton, but its sender is UIBarButtonItem"
      ])
  }

  private final class Fixed: UITextField {
    override var canBecomeFirstResponder: Bool { false }
  }

  @Test func typing_replaces_a_text_that_is_hidden_during_editing() {
    let screen = UIViewController()
    let field = UITextField()
    field.text = "old"
    screen.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    field.isSecureTextEntry = true
    #expect(field.typeText("new") && field.text == "new")
    field.isSecureTextEntry = false
    #expect(field.typeText("er") && field.text == "newer")
    let fixed = Fixed()
    screen.view.addSubview(fixed)
    #expect(!fixed.typeText("x"))
    #expect(fixed.text ?? "" == "")
  }
}
