import HeadlessUIKit
import Testing

@Suite("Button configurations") struct ButtonConfigurationTests {
  @Test func an_activity_indicator_takes_the_place_of_the_image() {
    let plus = UIImage(name: "plus", symbol: "+")
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.image = plus
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    #expect(button.currentImage == plus && button.imageView?.image == plus)
    button.configuration?.showsActivityIndicator = true
    #expect(button.currentImage?.symbol == "◌" && button.currentTitle == "Save")
    #expect(button.configuration?.image == plus)
    button.configuration?.showsActivityIndicator = false
    #expect(button.currentImage == plus)
    #expect(button.configuration?.cornerStyle == .capsule)
  }

  @Test func the_configuration_follows_the_title_and_removes_it() {
    let button = UIButton(primaryAction: UIAction(title: "Own") { _ in })
    button.configuration = .plain()
    #expect(button.currentTitle == "Own")
    button.setTitle("New", for: .normal)
    #expect(button.configuration?.title == "New")
    button.configuration?.baseForegroundColor = .red
    #expect(button.currentTitle == "New")
    button.configuration?.title = nil
    #expect(button.currentTitle == nil)
  }

  @Test func the_handler_runs_before_the_next_frame_for_each_state() {
    let log = EventLog()
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      log.note(button.isEnabled ? "on" : "off")
      button.configuration?.title = button.isEnabled ? "Go" : "Wait"
    }
    #expect(log.lines.isEmpty)
    button.layoutIfNeeded()
    button.layoutIfNeeded()
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(log.lines == ["on", "off"])
    #expect(button.currentTitle == "Wait")
  }
}
