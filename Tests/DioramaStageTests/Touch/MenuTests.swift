import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// Menus that a kit shows above the window as views with buttons.
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

  @Test func menu_buttons_can_be_tapped_as_menu_items_and_as_buttons() {
    openMenu()
    #expect(
      result { s throws(StepFailure) in try s.choose("Copy", in: .actionSheet) } == ["tapped Copy"])
    #expect(
      result { s throws(StepFailure) in try s.tapButton("Copy", row: nil) } == ["tapped Copy"])
  }

  @Test func missing_and_disabled_items_are_reported() {
    openMenu()
    #expect(
      result { s throws(StepFailure) in try s.choose("Paste", in: .actionSheet) } == [
        "the menu has no 'Paste'"
          + " (available in the menu: 'Copy', 'Move'; for example '- tap: { menu: Copy }')"
      ])
    #expect(
      result { s throws(StepFailure) in try s.choose("Move", in: .actionSheet) } == [
        "'Move' in the menu is disabled"
          + " (available in the menu: 'Copy', 'Move'; for example '- tap: { menu: Copy }')"
      ])
  }

  @Test func an_open_menu_blocks_the_screen_below_it() {
    openMenu()
    #expect(
      result { s throws(StepFailure) in try s.tapBarButton(at: .right) } == [
        "the right bar button is covered by a menu "
          + "(available in the menu: 'Copy', 'Move'; for example '- tap: { menu: Copy }')"
      ])
  }

  @Test func writing_below_a_menu_without_a_text_field_lists_the_menu() {
    openMenu()
    #expect(
      result { s throws(StepFailure) in _ = try s.write("Kim") } == [
        "the screen has no text field (open one first; "
          + "available in the menu: 'Copy', 'Move'; for example '- tap: { menu: Copy }')"
      ])
  }

  @Test func a_tap_outside_reaches_the_view_around_the_menu() {
    openMenu()
    #expect(result { s throws(StepFailure) in try s.tapOutside() } == ["beside"])
  }

  @Test func a_menu_that_stays_open_after_a_tap_outside_is_reported() {
    openMenu(closesBeside: false)
    #expect(
      result { s throws(StepFailure) in try s.tapOutside() } == [
        "a tap outside does not close the menu"
          + " (available in the menu: 'Copy', 'Move'; for example '- tap: { menu: Copy }')"
      ])
  }

  /// A menu of a bar button with a checked, a disabled and a hidden item, and a submenu.
  private func menu() -> UIMenu {
    func action(_ title: String, _ more: (UIAction) -> Void = { _ in }) -> UIAction {
      let action = UIAction(title: title) { [log] in log.lines.append("took \($0.title)") }
      more(action)
      return action
    }
    return UIMenu(
      title: "Sort by",
      children: [
        UIMenu(
          options: .displayInline,
          children: [
            action("Name") { $0.state = .on }, action("Age") { $0.attributes = .disabled },
          ]),
        action("Secret") { $0.attributes = .hidden },
        UIMenu(title: "More", children: [action("Shuffle")]),
        action("Forget") { $0.attributes = .destructive },
      ])
  }

  @Test func a_bar_button_opens_its_menu() {
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: menu())
    #expect(result { s throws(StepFailure) in try s.tapBarButton(at: .right) } == [])
    #expect(
      stage.frame.filter { $0.contains("[") || $0.contains("(") || $0.contains("by") } == [
        "│                     [Sort] │", "│             │  Sort by   │ │",
        "│             │  [✓ Name]  │ │", "│             │   (Age)    │ │",
        "│             │  [More ›]  │ │", "│             │ [! Forget] │ │",
      ])
    #expect(
      result { s throws(StepFailure) in try s.choose("Name", in: .actionSheet) } == ["took Name"])
    #expect(
      result { s throws(StepFailure) in try s.choose("Name", in: .actionSheet) } == [
        "no menu is open (open it first, for example '- tap: rightBarButton')"
      ])
  }

  @Test func an_item_of_a_submenu_can_be_chosen() {
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: menu())
    #expect(
      result { s throws(StepFailure) in
        try s.tapBarButton(at: .right)
        try s.choose("More", in: .actionSheet)
        try s.choose("Shuffle", in: .actionSheet)
      } == ["took Shuffle"])
  }

  @Test func a_button_opens_its_menu_only_as_its_primary_action() {
    let button = UIButton(
      primaryAction: UIAction(title: "Sort") { [log] _ in log.lines.append("ran") })
    button.menu = menu()
    stage.settle { screen.view.addSubview(button) }
    #expect(result { s throws(StepFailure) in try s.tapButton("Sort", row: nil) } == ["ran"])
    button.showsMenuAsPrimaryAction = true
    #expect(result { s throws(StepFailure) in try s.tapButton("Sort", row: nil) } == [])
    #expect(
      result { s throws(StepFailure) in try s.choose("Age", in: .actionSheet) } == [
        "'Age' in the menu is disabled (available: 'Name', 'More', 'Forget')"
      ])
    #expect(result { s throws(StepFailure) in try s.tapOutside() } == [])
    #expect(!stage.frame.contains { $0.contains("Forget") })
    button.isEnabled = false
    #expect(
      result { s throws(StepFailure) in try s.tapButton("Sort", row: nil) } == [
        "the button 'Sort' is disabled"
      ])
  }

  @Test func a_toolbar_shows_its_items_and_they_can_be_tapped() {
    let trash = UIBarButtonItem(
      systemItem: .trash, primaryAction: UIAction { [log] _ in log.lines.append("away") })
    let mark = UIBarButtonItem(title: "Mark", menu: menu())
    stage.settle {
      screen.toolbarItems = [mark, .flexibleSpace(), trash]
      stage.stack.setToolbarHidden(false, animated: false)
    }
    #expect(stage.frame.suffix(3).dropLast().last == "│ [Mark]                 [⌫] │")
    stage.settle { trash.isEnabled = false }
    #expect(stage.frame.suffix(3).dropLast().last == "│ [Mark]                 (⌫) │")
    #expect(
      result { s throws(StepFailure) in
        try s.tapButton("Mark", row: nil)
        try s.choose("Name", in: .actionSheet)
      } == ["took Name"])
    trash.isEnabled = true
    #expect(result { s throws(StepFailure) in try s.tapButton("trash", row: nil) } == ["away"])
  }

  /// Logs the results of image pickers.
  private final class Picker: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, PHPickerViewControllerDelegate
  {
    var events: [String] = []

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      let image = info[.originalImage] as? UIImage
      picker.dismiss(animated: true) { [self] in events.append("got \(image?.symbol ?? "none")") }
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picker.dismiss(animated: true)
      events.append("\(results.count)")
      results.first?.itemProvider.loadObject(ofClass: UIImage.self) { [self] image, _ in
        events.append("loaded \((image as? UIImage)?.symbol ?? "none")")
      }
    }
  }

  @Test func an_image_picker_shows_its_source_and_returns_a_symbol_image() {
    let (receiver, picker) = (Picker(), UIImagePickerController())
    picker.delegate = receiver
    picker.sourceType = .camera
    stage.settle { screen.present(picker, animated: true) }
    #expect(stage.frame.contains { $0.contains("Camera") })
    #expect(
      result { s throws(StepFailure) in try s.choose("Choose picture", in: .actionSheet) } == [])
    #expect(receiver.events == ["got ▣"])
    #expect(!stage.frame.contains { $0.contains("Camera") })
    stage.settle { screen.present(picker, animated: true) }
    #expect(result { s throws(StepFailure) in try s.choose("Cancel", in: .actionSheet) } == [])
    #expect(!stage.frame.contains { $0.contains("Camera") } && receiver.events == ["got ▣"])
  }

  @Test func a_PHPicker_returns_a_result_with_a_symbol_image() {
    let (receiver, picker) = (
      Picker(), PHPickerViewController(configuration: PHPickerConfiguration())
    )
    picker.delegate = receiver
    stage.settle { screen.present(picker, animated: true) }
    #expect(
      result { s throws(StepFailure) in try s.choose("Choose picture", in: .actionSheet) } == [])
    #expect(receiver.events == ["1", "loaded ▣"])
  }

  @Test func a_share_sheet_lists_its_items_and_can_be_closed() throws {
    let link = try #require(URL(string: "https://example.com"))
    let sheet = UIActivityViewController(
      activityItems: ["two words", link], applicationActivities: nil)
    sheet.completionWithItemsHandler = { [log] _, done, _, _ in
      log.lines.append("shared: \(done)")
    }
    stage.settle { screen.present(sheet, animated: true) }
    #expect(
      stage.frame.filter { $0.contains("│ ") && $0.dropFirst(2).contains("│") }.map {
        $0.filter { $0 != "│" && $0 != " " }
      }.filter { !$0.isEmpty && !$0.contains("─") } == [
        "Share", "twowords", "https://example.com", "[Close]",
      ])
    #expect(
      result { s throws(StepFailure) in try s.choose("Close", in: .actionSheet) } == [
        "shared: false"
      ])
  }

  @Test func a_tap_outside_cancels_a_sheet_but_not_an_alert() {
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
        "a tap outside does not close an alert"
          + " (close the alert first, for example '- tap: { alert: Cancel }'; available: 'Cancel')"
      ])
  }
}
