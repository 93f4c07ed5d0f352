import Foundation
import HeadlessUIKit
import Testing

/// The file imports Foundation, as app files do. The queue of the run must take precedence.
@Suite("Dispatch on the virtual clock") struct DispatchQueueTests {
  private let log = EventLog()

  @Test func the_main_queue_belongs_to_the_run() {
    inRun { environment in
      DispatchQueue.main.async { log.note("first") }
      DispatchQueue.main.async { log.note("second") }
      #expect(log.lines.isEmpty)
      environment.settle()
    }
    #expect(log.lines == ["first", "second"])
  }

  @Test func every_other_queue_is_the_main_queue_too() {
    inRun { environment in
      DispatchQueue.global(qos: .userInitiated).async {
        log.note("work")
        DispatchQueue.main.async { log.note("result") }
      }
      DispatchQueue(label: "own").async { log.note("own") }
      let queue = DispatchQueue.main
      queue.async { log.note("by a variable") }
      #expect(DispatchQueue.main.sync { 3 } == 3)
      environment.settle()
    }
    #expect(log.lines == ["work", "own", "by a variable", "result"])
  }

  @Test func a_queued_closure_can_capture_self() {
    final class Screen: UIViewController {
      var count = 0
      func load() {
        DispatchQueue.main.async { self.count += 1 }
        DispatchQueue.main.async { [weak self] in self?.count += 1 }
      }
    }
    inRun { environment in
      let screen = Screen()
      screen.load()
      environment.settle()
      #expect(screen.count == 2)
    }
  }

  @Test func delays_in_seconds_and_intervals_use_the_virtual_clock() {
    inRun { environment in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.note("0.3 s") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { log.note("200 ms") }
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .seconds(1)) { log.note("1 s") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .microseconds(1500)) { log.note("1 ms") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 + 0.15) { log.note("250 ms") }
      var times: [Int] = []
      while let time = environment.mainQueue.nextItemTime {
        times.append(time)
        environment.mainQueue.advanceToNextItem()
        environment.settle()
      }
      #expect(times == [1, 200, 250, 300, 1000])
    }
    #expect(log.lines == ["1 ms", "200 ms", "250 ms", "0.3 s", "1 s"])
  }

  @Test(arguments: [
    (-1.0, 0), (-.infinity, 0), (.infinity, .max), (.nan, .max), (1e300, .max), (0.0004, 0),
    (0.0005, 1),
  ])
  func odd_seconds_never_trap(seconds: Double, time: Int) {
    inRun { environment in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {}
      #expect(environment.mainQueue.nextItemTime == time)
    }
  }

  @Test(arguments: [
    (DispatchTimeInterval.seconds(.max), Int.max), (.seconds(.min), 0), (.never, .max),
    (.milliseconds(.max), .max), (.milliseconds(.min), 0), (.nanoseconds(5_000_000), 5),
  ])
  func odd_intervals_never_trap(interval: DispatchTimeInterval, time: Int) {
    inRun { environment in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001 + interval) {}
      let next = environment.mainQueue.nextItemTime
      #expect(next == (interval == .nanoseconds(5_000_000) ? time + 1 : time))
    }
  }

  @Test func a_canceled_item_does_not_run() {
    inRun { environment in
      let kept = DispatchWorkItem { log.note("kept") }
      let cancelled = DispatchWorkItem { log.note("cancelled") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: kept)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
      DispatchQueue.main.async(execute: cancelled)
      cancelled.cancel()
      environment.settle()
      _ = environment.mainQueue.advance(by: 100)
      environment.settle()
    }
    #expect(log.lines == ["kept"])
  }

  @Test func outside_of_a_run_work_is_dropped() {
    DispatchQueue.main.async { log.note("never") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.note("never") }
    inRun { $0.settle() }
    #expect(log.lines.isEmpty)
  }
}
