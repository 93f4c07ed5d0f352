import HeadlessUIKit
import Testing

@Suite("The main queue") struct MainQueueTests {
  private let queue = MainQueue()
  private let log = EventLog()

  private func note(_ line: String) -> () -> Void {
    { [log] in log.note(line) }
  }

  /// Advances the clock and runs the work that becomes due on the way.
  private func pass(_ milliseconds: Int) {
    var left = milliseconds
    while left > 0 {
      left = queue.advance(by: left)
      queue.runDueItems()
    }
  }

  @Test func due_work_runs_in_the_order_it_was_added() {
    queue.async(note("first"))
    queue.async(note("second"))
    #expect(queue.runDueItems())
    #expect(log.lines == ["first", "second"])
    #expect(queue.executedCount == 2)
  }

  @Test func delayed_work_runs_by_due_time_then_by_insertion_order() {
    queue.async(after: 20, note("at 20"))
    queue.async(after: 10, note("at 10"))
    queue.async(after: 20, note("at 20, too"))
    queue.async(after: 10, note("at 10, too"))
    pass(20)
    #expect(log.lines == ["at 10", "at 10, too", "at 20", "at 20, too"])
  }

  @Test(arguments: [0, -1, .min])
  func a_zero_or_negative_delay_means_now(delay: Int) {
    queue.async(after: delay, note("delayed"))
    queue.async(note("now"))
    #expect(queue.nextItemTime == 0)
    queue.runDueItems()
    #expect(log.lines == ["delayed", "now"])
  }

  @Test func work_added_by_work_runs_in_the_same_call_after_existing_work() {
    queue.async { [queue, log] in
      log.note("first")
      queue.async { log.note("added") }
    }
    queue.async(note("second"))
    #expect(queue.runDueItems())
    #expect(log.lines == ["first", "second", "added"])
  }

  @Test func a_delay_added_by_delayed_work_starts_at_the_time_of_that_work() {
    queue.async(after: 10) { [queue, log] in
      queue.async(after: 5) { log.note("at \(queue.now)") }
    }
    pass(14)
    #expect(log.lines.isEmpty)
    pass(1)
    #expect(log.lines == ["at 15"])
  }

  @Test func work_added_later_runs_after_earlier_work_with_the_same_due_time() {
    queue.async(after: 10) { [queue, note] in queue.async(after: 5, note("added on the way")) }
    queue.async(after: 15, note("added before"))
    pass(15)
    #expect(log.lines == ["added before", "added on the way"])
  }

  @Test func a_limit_stops_the_queue_and_the_next_call_continues() {
    for number in 1...5 { queue.async(note("\(number)")) }
    #expect(!queue.runDueItems(limit: 2))
    #expect(log.take() == ["1", "2"])
    #expect(queue.hasDueItems)
    #expect(queue.runDueItems(limit: 3))
    #expect(log.take() == ["3", "4", "5"])
    #expect(!queue.hasDueItems)
    #expect(queue.executedCount == 5)
  }

  @Test func a_limit_of_zero_runs_nothing_and_succeeds_on_an_empty_queue() {
    #expect(queue.runDueItems(limit: 0))
    queue.async(note("waits"))
    #expect(!queue.runDueItems(limit: 0))
    #expect(log.lines.isEmpty)
  }

  @Test func work_that_adds_itself_endlessly_is_stopped_by_the_limit() {
    final class Loop {
      var runs = 0
      func again(_ queue: MainQueue) {
        runs += 1
        queue.async { self.again(queue) }
      }
    }
    let loop = Loop()
    queue.async { [queue] in loop.again(queue) }
    #expect(!queue.runDueItems(limit: 1000))
    #expect(loop.runs == 1000)
  }

  @Test func advancing_stops_at_the_next_item_and_returns_the_remaining_time() {
    queue.async(after: 30, note("at 30"))
    #expect(queue.advance(by: 100) == 70)
    #expect(queue.now == 30)
    #expect(queue.hasDueItems)
    queue.runDueItems()
    #expect(queue.advance(by: 70) == 0)
    #expect(queue.now == 100)
    #expect(log.lines == ["at 30"])
  }

  @Test func advancing_exactly_to_an_item_makes_it_due() {
    queue.async(after: 30, note("at 30"))
    #expect(queue.advance(by: 30) == 0)
    #expect(queue.hasDueItems)
  }

  @Test(arguments: [0, -5, .min])
  func time_does_not_run_backwards(milliseconds: Int) {
    #expect(queue.advance(by: milliseconds) == 0)
    #expect(queue.now == 0)
  }

  @Test func the_clock_advances_to_the_next_item_only_if_nothing_is_due() {
    queue.advanceToNextItem()
    #expect(queue.now == 0)
    queue.async(after: 30, note("at 30"))
    queue.async(note("now"))
    queue.advanceToNextItem()
    #expect(queue.now == 0)
    queue.runDueItems()
    #expect(queue.nextItemTime == 30)
    queue.advanceToNextItem()
    #expect(queue.now == 30)
    queue.runDueItems()
    #expect(queue.nextItemTime == nil)
    #expect(log.lines == ["now", "at 30"])
  }

  @Test func an_overflowing_due_time_is_clamped_to_the_maximum() {
    #expect(queue.advance(by: 10) == 0)
    queue.async(after: .max, note("the end"))
    #expect(queue.nextItemTime == .max)
    #expect(queue.advance(by: .max) == 0)
    #expect(queue.now == .max)
    queue.async(after: .max, note("after the end"))
    queue.runDueItems()
    #expect(queue.advance(by: .max) == 0)
    queue.advanceToNextItem()
    queue.runDueItems()
    #expect(log.lines == ["the end", "after the end"])
  }

  @Test func a_queue_releases_finished_work() {
    final class Token {}
    weak var token: Token?
    do {
      let made = Token()
      token = made
      queue.async { _ = made }
    }
    #expect(token != nil)
    queue.runDueItems()
    #expect(token == nil)
  }
}
