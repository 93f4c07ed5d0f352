import HeadlessUIKit
import Testing

struct AnimationTests {
  private let log = EventLog()

  @Test func `Changes are made at once, and the end is told when the time is over`() {
    inRun { environment in
      let view = UIView()
      UIView.animate(
        withDuration: 0.3, delay: 0.1, options: [.curveEaseIn],
        animations: { view.alpha = 0 },
        completion: { finished in log.note("finished: \(finished)") })
      #expect(view.alpha == 0)
      environment.settle()
      #expect(log.lines.isEmpty)
      #expect(environment.mainQueue.nextItemTime == 400)
      environment.mainQueue.advanceToNextItem()
      environment.settle()
    }
    #expect(log.lines == ["finished: true"])
  }

  @Test func `An animation without duration ends at the queue's next turn`() {
    inRun { environment in
      UIView.animate(withDuration: 0, animations: {}, completion: { _ in log.note("end") })
      log.note("after the call")
      environment.settle()
    }
    #expect(log.lines == ["after the call", "end"])
  }

  @Test func `An animation without completion leaves the queue at rest`() {
    inRun { environment in
      UIView.animate(withDuration: 1) { log.note("changed") }
      #expect(environment.mainQueue.nextItemTime == nil)
    }
    #expect(log.lines == ["changed"])
  }

  @Test func `Outside of a run the end is told at once`() {
    UIView.transition(with: UIView(), duration: 1, animations: nil) { _ in log.note("end") }
    #expect(log.lines == ["end"])
  }
}
