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
  func an_alert_covers_the_screen_without_making_it_disappear(style: UIAlertController.Style) {
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

  @Test func an_action_handler_runs_after_the_alert_is_dismissed() {
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

  @Test func an_action_without_a_handler_dismisses_the_alert() {
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

  @Test func an_action_handler_can_present_another_alert() {
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

  @Test func dismissing_an_alert_over_a_navigation_stack_keeps_the_stack() {
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

  @Test func an_alert_can_have_text_fields() {
    let alert = alert()
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
  }

  @Test func an_alert_with_full_screen_style_does_not_hide_the_screen_below() {
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
