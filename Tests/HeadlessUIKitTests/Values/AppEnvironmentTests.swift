import HeadlessUIKit
import Testing

/// The application object, the pasteboard and layers, as app code uses them.
@Suite("The environment of an app") struct AppEnvironmentTests {
  @Test func the_application_has_the_window_of_the_run_and_records_opened_urls() throws {
    let environment = ScreenEnvironment()
    let link = try #require(URL(string: "https://example.com"))
    environment.run {
      var opened = false
      #expect(UIApplication.shared.keyWindow === environment.window)
      UIApplication.shared.open(link) { opened = $0 }
      #expect(!opened)
      environment.mainQueue.runDueItems()
      #expect(opened && UIApplication.shared.openedURL == link)
      UIPasteboard.general.string = "copied"
      #expect(UIPasteboard.general.hasStrings)
    }
    ScreenEnvironment().run {
      #expect(UIApplication.shared.openedURL == nil, "another run has its own")
      #expect(UIPasteboard.general.string == nil)
    }
  }

  @Test func a_layer_animation_ends_on_the_next_queue_turn() {
    final class Listener: CAAnimationDelegate {
      var events: [String] = []
      func animationDidStart(_ animation: CAAnimation) { events.append("began") }
      func animationDidStop(_ animation: CAAnimation, finished: Bool) { events.append("over") }
    }
    let environment = ScreenEnvironment()
    environment.run {
      let (view, listener) = (UIView(), Listener())
      let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
      shake.timingFunction = CAMediaTimingFunction(name: .linear)
      shake.values = [-5, 5]
      shake.delegate = listener
      view.layer.add(shake, forKey: "shake")
      #expect(listener.events == ["began"] && view.layer.animation(forKey: "shake") === shake)
      environment.mainQueue.runDueItems()
      #expect(listener.events == ["began", "over"])
      view.layer.removeAllAnimations()
      #expect(view.layer.animation(forKey: "shake") == nil)
    }
  }

  @Test func a_layer_has_only_one_superlayer_at_a_time() {
    let (first, second, inner) = (CALayer(), CALayer(), CAGradientLayer())
    first.addSublayer(inner)
    second.insertSublayer(inner, at: 7)
    #expect(first.sublayers?.isEmpty == true && second.sublayers?.count == 1)
    inner.removeFromSuperlayer()
    #expect(second.sublayers?.isEmpty == true)
  }

  @Test func an_NSInteger_error_code_is_printed_as_an_integer() {
    func report(_ code: NSInteger?) -> String { code.map { "\($0)" } ?? "none" }
    #expect(report(800_120) == "800120")
  }
}
