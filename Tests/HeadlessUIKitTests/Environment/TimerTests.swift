import Foundation
import HeadlessUIKit
import Testing

/// Foundation's timers on the clock of the run. The file imports Foundation, as app files do.
@Suite("Timers on the virtual clock") struct TimerTests {
  private let log = EventLog()

  private final class Screen: UIViewController {
    let log: EventLog
    init(log: EventLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func tick() { log.note("tick") }
    func fired(_ timer: Timer) { log.note("fired \(timer.isValid)") }
  }

  /// Advances the clock and runs all work that becomes due.
  private func pass(_ milliseconds: Int, in environment: ScreenEnvironment) {
    var rest = milliseconds
    environment.settle()
    while rest > 0 {
      rest = environment.mainQueue.advance(by: rest)
      environment.settle()
    }
  }

  @Test func a_timer_fires_once_after_its_interval() {
    inRun { environment in
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
        log.note("at \(environment.mainQueue.now)")
      }
      #expect(timer.isValid && !environment.mainQueue.isIdle)
      pass(2000, in: environment)
      #expect(!timer.isValid)
    }
    #expect(log.lines == ["at 500"])
  }

  @Test func a_repeating_timer_fires_until_invalidated_and_leaves_the_queue_idle() {
    inRun { environment in
      var timer: Timer?
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        log.note("at \(environment.mainQueue.now)")
      }
      #expect(environment.mainQueue.isIdle)
      pass(3500, in: environment)
      timer?.invalidate()
      pass(3500, in: environment)
    }
    #expect(log.lines == ["at 1000", "at 2000", "at 3000"])
  }

  @Test func a_timer_calls_a_method_with_or_without_a_timer_parameter() {
    inRun { environment in
      let screen = Screen(log: log)
      Timer.scheduledTimer(
        timeInterval: 0.1, target: screen, selector: Selector(Screen.tick), userInfo: nil,
        repeats: false)
      Timer.scheduledTimer(
        timeInterval: 0.2, target: screen, selector: Selector(Screen.fired), userInfo: nil,
        repeats: false)
      pass(300, in: environment)
    }
    #expect(log.lines == ["tick", "fired true"])
  }

  @Test func an_unscheduled_timer_starts_when_it_is_added_to_a_run_loop() {
    inRun { environment in
      let timer = Timer(timeInterval: 0.2, repeats: false) { _ in
        log.note("at \(environment.mainQueue.now)")
      }
      pass(300, in: environment)
      #expect(log.lines.isEmpty)
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.current.perform { log.note("performed") }
      environment.settle()
      timer.fire()
    }
    #expect(log.lines == ["at 300", "performed"])
  }

  @Test func running_the_run_loop_advances_the_clock_of_the_run() {
    inRun { environment in
      Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in
        log.note("at \(environment.mainQueue.now)")
      }
      RunLoop.current.run(until: Date() + 0.5)
      #expect(environment.mainQueue.now == 500)
      RunLoop.current.run(until: .distantPast)
      #expect(environment.mainQueue.now == 500)
    }
    #expect(log.lines == ["at 200", "at 400"])
  }
}
