import HeadlessUIKit
import Testing

/// What an app's code asks of its surroundings.
@Suite("An app's surroundings") struct AppEnvironmentTests {
  @Test func the_app_has_the_run_s_window_and_keeps_what_was_opened() throws {
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

  @Test func animations_are_over_at_the_next_turn() {
    final class Listener: CAAnimationDelegate {
      var told: [String] = []
      func animationDidStart(_ animation: CAAnimation) { told.append("began") }
      func animationDidStop(_ animation: CAAnimation, finished: Bool) { told.append("over") }
    }
    let environment = ScreenEnvironment()
    environment.run {
      let (view, listener) = (UIView(), Listener())
      let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
      shake.timingFunction = CAMediaTimingFunction(name: .linear)
      shake.values = [-5, 5]
      shake.delegate = listener
      view.layer.add(shake, forKey: "shake")
      #expect(listener.told == ["began"] && view.layer.animation(forKey: "shake") === shake)
      environment.mainQueue.runDueItems()
      #expect(listener.told == ["began", "over"])
      view.layer.removeAllAnimations()
      #expect(view.layer.animation(forKey: "shake") == nil)
    }
  }

  @Test func a_layer_is_in_one_layer_at_a_time() {
    let (first, second, inner) = (CALayer(), CALayer(), CAGradientLayer())
    first.addSublayer(inner)
    second.insertSublayer(inner, at: 7)
    #expect(first.sublayers?.isEmpty == true && second.sublayers?.count == 1)
    inner.removeFromSuperlayer()
    #expect(second.sublayers?.isEmpty == true)
  }

  @Test func an_error_code_is_a_whole_number() {
    func report(_ code: NSInteger?) -> String { code.map { "\($0)" } ?? "none" }
    #expect(report(800_120) == "800120")
  }
}
