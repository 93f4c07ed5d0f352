import HeadlessUIKit
import Testing

@Suite("Animations") struct AnimationTests {
  private let log = EventLog()

  @Test func changes_apply_at_once_and_the_completion_runs_after_the_duration() {
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

  @Test func an_animation_without_duration_completes_on_the_next_queue_turn() {
    inRun { environment in
      UIView.animate(withDuration: 0, animations: {}, completion: { _ in log.note("end") })
      log.note("after the call")
      environment.settle()
    }
    #expect(log.lines == ["after the call", "end"])
  }

  @Test func an_animation_without_completion_adds_no_work_to_the_queue() {
    inRun { environment in
      UIView.animate(withDuration: 1) { log.note("changed") }
      #expect(environment.mainQueue.nextItemTime == nil)
    }
    #expect(log.lines == ["changed"])
  }

  @Test func outside_of_a_run_the_completion_runs_at_once() {
    UIView.transition(with: UIView(), duration: 1, animations: nil) { _ in log.note("end") }
    #expect(log.lines == ["end"])
  }
}
