import HeadlessUIKit
import Testing

@Suite("Property animators and keyframes") struct PropertyAnimatorTests {
  private let log = EventLog()
  private let view = UIView()

  private func animator(_ duration: Double = 0.5) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { log.note("end at \($0)") }
    return animator
  }

  private func advance(_ environment: ScreenEnvironment, _ milliseconds: Int) {
    var rest = milliseconds
    repeat {
      environment.settle()
      rest = environment.mainQueue.advance(by: rest)
    } while rest > 0
    environment.settle()
  }

  @Test func changes_are_made_at_the_start_and_completions_run_after_the_duration() {
    inRun { environment in
      let animator = animator()
      #expect(view.alpha == 1 && animator.state == .inactive)
      animator.startAnimation()
      #expect(view.alpha == 0 && animator.isRunning && animator.state == .active)
      advance(environment, 499)
      #expect(log.lines.isEmpty)
      advance(environment, 1)
      #expect(log.lines == ["end at end"])
      #expect(animator.state == .inactive && !animator.isRunning)
    }
  }

  @Test func a_paused_animator_waits_until_it_continues() {
    inRun { environment in
      let animator = animator()
      animator.pauseAnimation()
      #expect(view.alpha == 1 && animator.state == .active)
      animator.startAnimation()
      advance(environment, 100)
      animator.pauseAnimation()
      advance(environment, 5000)
      #expect(log.lines.isEmpty)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.2)
      advance(environment, 100)
      #expect(log.lines == ["end at end"])
    }
  }

  @Test func a_stopped_animator_calls_completions_only_when_it_is_finished() {
    inRun { environment in
      let first = animator()
      first.startAnimation()
      first.stopAnimation(true)
      let second = animator()
      second.startAnimation()
      second.stopAnimation(false)
      advance(environment, 1000)
      #expect(log.lines.isEmpty && first.state == .inactive && second.state == .stopped)
      second.finishAnimation(at: .current)
      #expect(log.lines == ["end at current"])
    }
  }

  @Test func a_running_animator_of_the_class_method_runs_at_once() {
    inRun { environment in
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.2, delay: 0.1, options: [], animations: { view.alpha = 0.5 },
        completion: { _ in log.note("end") })
      #expect(view.alpha == 0.5)
      advance(environment, 299)
      #expect(log.lines.isEmpty)
      advance(environment, 1)
      #expect(log.lines == ["end"])
    }
  }

  @Test func keyframes_are_made_in_order_at_once() {
    inRun { environment in
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { log.note("one") }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { log.note("two") }
      } completion: { _ in
        log.note("end")
      }
      #expect(log.lines == ["one", "two"])
      advance(environment, 1000)
    }
    #expect(log.lines == ["one", "two", "end"])
  }
}
