import HeadlessUIKit
import Testing

@Suite("Buttons") struct ButtonTests {
  private let button = UIButton(type: .custom)
  private let empty = UIImage(name: "empty", symbol: "[ ]")
  private let ticked = UIImage(name: "ticked", symbol: "[x]")

  @Test func a_button_shows_the_title_of_its_state_or_the_normal_title() {
    button.setTitle("Add", for: .normal)
    button.setTitle("Added", for: .selected)
    #expect(button.currentTitle == "Add")
    button.isSelected = true
    #expect(button.currentTitle == "Added")
    button.isEnabled = false
    #expect(button.currentTitle == "Add")
    button.setTitle("Added, and off", for: [.selected, .disabled])
    #expect(button.currentTitle == "Added, and off")
  }

  @Test func images_and_title_colors_depend_on_the_state() {
    button.setImage(empty, for: .normal)
    button.setImage(ticked, for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.gray, for: .disabled)
    button.isSelected = true
    #expect(button.currentImage == ticked)
    #expect(button.titleColor(for: .disabled) == .gray)
    #expect(button.titleColor(for: .highlighted) == .red)
    button.isSelected = false
    #expect(button.currentImage == empty)
  }

  @Test func setting_a_title_to_nil_removes_it_for_that_state() {
    button.setTitle("Add", for: .normal)
    button.setTitle("Added", for: .selected)
    button.setTitle(nil, for: .selected)
    button.isSelected = true
    #expect(button.currentTitle == "Add")
    button.setTitle(nil, for: .normal)
    #expect(button.currentTitle == nil)
    #expect(button.currentImage == nil)
  }

  @Test func the_title_of_an_attributed_title_is_its_plain_text() {
    button.setAttributedTitle(
      NSAttributedString(string: "Bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]),
      for: .normal)
    #expect(button.currentTitle == "Bold")
  }

  @Test func a_primary_action_sets_title_and_image_and_runs_on_touch() {
    let log = EventLog()
    let button = UIButton(
      primaryAction: UIAction(title: "Add", image: ticked) { log.note("did \($0.title)") })
    #expect(button.currentTitle == "Add")
    #expect(button.currentImage == ticked)
    button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    #expect(log.lines == ["did Add"])
  }

  @Test func a_configuration_sets_title_and_image() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add"
    configuration.image = ticked
    let button = UIButton(configuration: configuration)
    #expect(button.currentTitle == "Add")
    #expect(button.currentImage == ticked)
    button.configuration?.title = "Add all"
    #expect(button.currentTitle == "Add all")
    #expect(button.configuration?.title == "Add all")
  }

  @Test func a_subclass_observes_changes_of_isSelected() {
    final class Toggle: UIButton {
      var changes = 0
      override var isSelected: Bool { didSet { changes += 1 } }
    }
    let toggle = Toggle(type: .custom)
    toggle.isSelected.toggle()
    toggle.isSelected.toggle()
    #expect(toggle.changes == 2)
    #expect(!toggle.isSelected)
  }
}
