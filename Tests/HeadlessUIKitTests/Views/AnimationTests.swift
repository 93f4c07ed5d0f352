import HeadlessUIKit
import Testing

@Suite("Animations") struct AnimationTests {
  private let log = EventLog()

  @Test func changes_are_made_at_once_and_the_end_is_told_when_the_time_is_over() {
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

  @Test func an_animation_without_duration_ends_at_the_queues_next_turn() {
    inRun { environment in
      UIView.animate(withDuration: 0, animations: {}, completion: { _ in log.note("end") })
      log.note("after the call")
      environment.settle()
    }
    #expect(log.lines == ["after the call", "end"])
  }

  @Test func an_animation_without_completion_leaves_the_queue_at_rest() {
    inRun { environment in
      UIView.animate(withDuration: 1) { log.note("changed") }
      #expect(environment.mainQueue.nextItemTime == nil)
    }
    #expect(log.lines == ["changed"])
  }

  @Test func outside_of_a_run_the_end_is_told_at_once() {
    UIView.transition(with: UIView(), duration: 1, animations: nil) { _ in log.note("end") }
    #expect(log.lines == ["end"])
  }
}
