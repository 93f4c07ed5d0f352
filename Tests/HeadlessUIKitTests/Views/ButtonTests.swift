import HeadlessUIKit
import Testing

@Suite("Buttons") struct ButtonTests {
  private let button = UIButton(type: .custom)
  private let empty = UIImage(name: "empty", symbol: "[ ]")
  private let ticked = UIImage(name: "ticked", symbol: "[x]")

  @Test func a_button_shows_the_title_of_its_state_else_the_normal_one() {
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

  @Test func pictures_and_colours_follow_the_state_in_the_same_way() {
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

  @Test func setting_nothing_takes_a_states_title_away() {
    button.setTitle("Add", for: .normal)
    button.setTitle("Added", for: .selected)
    button.setTitle(nil, for: .selected)
    button.isSelected = true
    #expect(button.currentTitle == "Add")
    button.setTitle(nil, for: .normal)
    #expect(button.currentTitle == nil)
    #expect(button.currentImage == nil)
  }

  @Test func only_characters_count_in_a_title_with_attributes() {
    button.setAttributedTitle(
      NSAttributedString(string: "Bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]),
      for: .normal)
    #expect(button.currentTitle == "Bold")
  }

  @Test func an_action_gives_a_button_its_title_and_picture_and_runs_at_a_touch() {
    let log = EventLog()
    let button = UIButton(
      primaryAction: UIAction(title: "Add", image: ticked) { log.note("did \($0.title)") })
    #expect(button.currentTitle == "Add")
    #expect(button.currentImage == ticked)
    button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    #expect(log.lines == ["did Add"])
  }

  @Test func a_configuration_sets_title_and_picture() {
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

  @Test func a_subclass_sees_its_own_state_change() {
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
