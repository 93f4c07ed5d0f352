import HeadlessUIKit
import Testing

@Suite("The main queue") struct MainQueueTests {
  private let queue = MainQueue()
  private let log = EventLog()

  private func note(_ line: String) -> () -> Void {
    { [log] in log.note(line) }
  }

  /// Lets the clock run and does what falls due on the way.
  private func pass(_ milliseconds: Int) {
    var left = milliseconds
    while left > 0 {
      left = queue.advance(by: left)
      queue.runDueItems()
    }
  }

  @Test func work_that_is_due_now_runs_in_the_order_of_its_arrival() {
    queue.async(note("first"))
    queue.async(note("second"))
    #expect(queue.runDueItems())
    #expect(log.lines == ["first", "second"])
    #expect(queue.executedCount == 2)
  }

  @Test func later_work_runs_in_the_order_of_its_time_then_of_its_arrival() {
    queue.async(after: 20, note("at 20"))
    queue.async(after: 10, note("at 10"))
    queue.async(after: 20, note("at 20, too"))
    queue.async(after: 10, note("at 10, too"))
    pass(20)
    #expect(log.lines == ["at 10", "at 10, too", "at 20", "at 20, too"])
  }

  @Test(arguments: [0, -1, .min])
  func a_delay_of_nothing_or_less_means_now(delay: Int) {
    queue.async(after: delay, note("delayed"))
    queue.async(note("now"))
    #expect(queue.nextItemTime == 0)
    queue.runDueItems()
    #expect(log.lines == ["delayed", "now"])
  }

  @Test func work_that_work_adds_runs_in_the_same_call_after_what_was_there() {
    queue.async { [queue, log] in
      log.note("first")
      queue.async { log.note("added") }
    }
    queue.async(note("second"))
    #expect(queue.runDueItems())
    #expect(log.lines == ["first", "second", "added"])
  }

  @Test func work_that_later_work_adds_is_counted_from_that_works_time() {
    queue.async(after: 10) { [queue, log] in
      queue.async(after: 5) { log.note("at \(queue.now)") }
    }
    pass(14)
    #expect(log.lines.isEmpty)
    pass(1)
    #expect(log.lines == ["at 15"])
  }

  @Test func work_added_on_the_way_keeps_its_place_among_what_was_added_before() {
    queue.async(after: 10) { [queue, note] in queue.async(after: 5, note("added on the way")) }
    queue.async(after: 15, note("added before"))
    pass(15)
    #expect(log.lines == ["added before", "added on the way"])
  }

  @Test func a_limit_stops_the_queue_and_the_next_call_goes_on() {
    for number in 1...5 { queue.async(note("\(number)")) }
    #expect(!queue.runDueItems(limit: 2))
    #expect(log.take() == ["1", "2"])
    #expect(queue.hasDueItems)
    #expect(queue.runDueItems(limit: 3))
    #expect(log.take() == ["3", "4", "5"])
    #expect(!queue.hasDueItems)
    #expect(queue.executedCount == 5)
  }

  @Test func a_limit_of_nothing_runs_nothing_and_an_empty_queue_needs_none() {
    #expect(queue.runDueItems(limit: 0))
    queue.async(note("waits"))
    #expect(!queue.runDueItems(limit: 0))
    #expect(log.lines.isEmpty)
  }

  @Test func work_that_adds_itself_for_ever_is_stopped_by_the_limit() {
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

  @Test func time_stops_at_the_next_piece_of_work_and_says_how_much_is_left_to_go() {
    queue.async(after: 30, note("at 30"))
    #expect(queue.advance(by: 100) == 70)
    #expect(queue.now == 30)
    #expect(queue.hasDueItems)
    queue.runDueItems()
    #expect(queue.advance(by: 70) == 0)
    #expect(queue.now == 100)
    #expect(log.lines == ["at 30"])
  }

  @Test func time_that_stops_right_at_a_piece_of_work_makes_it_due() {
    queue.async(after: 30, note("at 30"))
    #expect(queue.advance(by: 30) == 0)
    #expect(queue.hasDueItems)
  }

  @Test(arguments: [0, -5, .min])
  func time_does_not_run_backwards(milliseconds: Int) {
    #expect(queue.advance(by: milliseconds) == 0)
    #expect(queue.now == 0)
  }

  @Test func the_clock_goes_to_the_next_piece_of_work_but_not_while_something_is_due() {
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

  @Test func a_time_that_no_clock_reaches_is_the_last_there_is() {
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

  @Test func a_queue_lets_go_of_the_work_that_it_has_done() {
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
