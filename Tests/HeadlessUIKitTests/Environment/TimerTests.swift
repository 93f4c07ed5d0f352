import Foundation
import HeadlessUIKit
import Testing

/// Foundation's timers on the run's clock; the file imports Foundation, as apps' files do.
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

  /// Lets the clock go on with all that falls due.
  private func pass(_ milliseconds: Int, in environment: ScreenEnvironment) {
    var rest = milliseconds
    environment.settle()
    while rest > 0 {
      rest = environment.mainQueue.advance(by: rest)
      environment.settle()
    }
  }

  @Test func a_timer_fires_once_when_its_time_has_come() {
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

  @Test func a_timer_that_repeats_goes_on_until_it_is_invalidated_and_keeps_nothing_awake() {
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

  @Test func a_timer_calls_a_method_with_or_without_itself() {
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

  @Test func a_timer_of_one_s_own_starts_when_a_run_loop_gets_it() {
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

  @Test func a_run_loop_that_is_run_lets_the_run_s_clock_go_on() {
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
