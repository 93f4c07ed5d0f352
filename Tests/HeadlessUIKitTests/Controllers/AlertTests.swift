import HeadlessUIKit
import Testing

@Suite("Alerts") struct AlertTests {
  private let log = EventLog()
  private let environment = ScreenEnvironment()
  private let screen: RecordingScreen

  init() {
    screen = RecordingScreen("A", log)
    environment.run {
      environment.window.rootViewController = screen
      environment.settle()
    }
    _ = log.take()
  }

  private func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
    let alert = UIAlertController(title: "Leave?", message: "For good", preferredStyle: style)
    for title in ["Stay", "Leave"] {
      alert.addAction(
        UIAlertAction(title: title, style: title == "Stay" ? .cancel : .destructive) {
          [log, screen] action in
          let isOver = screen.presentedViewController != nil
          log.note("\(action.title ?? ""), alert over it: \(isOver)")
        })
    }
    return alert
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func an_alert_lies_over_a_screen_that_stays(style: UIAlertController.Style) {
    environment.run {
      let alert = alert(style)
      screen.present(alert, animated: true)
      environment.settle()
      #expect(environment.window.topViewController === alert)
      #expect(alert.title == "Leave?")
      #expect(alert.message == "For good")
      #expect(alert.actions.map(\.title) == ["Stay", "Leave"])
      #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    }
    #expect(log.lines.isEmpty)
  }

  @Test func a_choice_is_carried_out_when_the_alert_has_gone() {
    environment.run {
      let alert = alert()
      screen.present(alert, animated: true)
      environment.settle()
      alert.choose(alert.actions[1])
      #expect(log.lines.isEmpty)
      environment.settle()
      #expect(screen.presentedViewController == nil)
    }
    #expect(log.lines == ["Leave, alert over it: false"])
  }

  @Test func a_choice_without_anything_to_do_takes_the_alert_away() {
    environment.run {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      screen.present(alert, animated: true)
      environment.settle()
      alert.choose(alert.actions[0])
      environment.settle()
      #expect(screen.presentedViewController == nil)
    }
  }

  @Test func a_choice_may_bring_up_the_next_alert() {
    environment.run {
      let (first, second) = (
        UIAlertController(title: "1", message: nil, preferredStyle: .alert), alert()
      )
      first.addAction(
        UIAlertAction(title: "Next", style: .default) { [screen] _ in
          screen.present(second, animated: true)
        })
      screen.present(first, animated: true)
      environment.settle()
      first.choose(first.actions[0])
      environment.settle()
      #expect(environment.window.topViewController === second)
    }
  }

  @Test func an_alert_over_a_stack_goes_without_the_stack() {
    environment.run {
      let inner = RecordingScreen("B", log)
      let stack = UINavigationController(rootViewController: inner)
      screen.present(stack, animated: true)
      environment.settle()
      let alert = alert()
      inner.present(alert, animated: true)
      environment.settle()
      alert.choose(alert.actions[0])
      environment.settle()
      #expect(environment.window.topViewController === stack)
      #expect(log.lines.last == "Stay, alert over it: true")
    }
  }

  @Test func an_alert_may_have_fields() {
    let alert = alert()
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
  }

  @Test func an_alert_lets_the_screen_below_be_whatever_style_it_is_given() {
    let alert = alert()
    #expect(alert.actions.map(\.isEnabled) == [true, true])
    environment.run {
      alert.modalPresentationStyle = .fullScreen
      screen.present(alert, animated: true)
      environment.settle()
      #expect(environment.window.topViewController === alert)
    }
    #expect(log.lines.isEmpty)
  }
}
