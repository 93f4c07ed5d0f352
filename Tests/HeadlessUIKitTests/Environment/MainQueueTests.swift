import HeadlessUIKit
import Testing

struct MainQueueTests {
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

  @Test func `Work that is due now runs in the order of its arrival`() {
    queue.async(note("first"))
    queue.async(note("second"))
    #expect(queue.runDueItems())
    #expect(log.lines == ["first", "second"])
    #expect(queue.executedCount == 2)
  }

  @Test func `Later work runs in the order of its time, then of its arrival`() {
    queue.async(after: 20, note("at 20"))
    queue.async(after: 10, note("at 10"))
    queue.async(after: 20, note("at 20, too"))
    queue.async(after: 10, note("at 10, too"))
    pass(20)
    #expect(log.lines == ["at 10", "at 10, too", "at 20", "at 20, too"])
  }

  @Test(arguments: [0, -1, .min])
  func `A delay of nothing or less means now`(delay: Int) {
    queue.async(after: delay, note("delayed"))
    queue.async(note("now"))
    #expect(queue.nextItemTime == 0)
    queue.runDueItems()
    #expect(log.lines == ["delayed", "now"])
  }

  @Test func `Work that work adds runs in the same call, after what was there`() {
    queue.async { [queue, log] in
      log.note("first")
      queue.async { log.note("added") }
    }
    queue.async(note("second"))
    #expect(queue.runDueItems())
    #expect(log.lines == ["first", "second", "added"])
  }

  @Test func `Work that later work adds is counted from that work's time`() {
    queue.async(after: 10) { [queue, log] in
      queue.async(after: 5) { log.note("at \(queue.now)") }
    }
    pass(14)
    #expect(log.lines.isEmpty)
    pass(1)
    #expect(log.lines == ["at 15"])
  }

  @Test func `Work added on the way keeps its place among what was added before`() {
    queue.async(after: 10) { [queue, note] in queue.async(after: 5, note("added on the way")) }
    queue.async(after: 15, note("added before"))
    pass(15)
    #expect(log.lines == ["added before", "added on the way"])
  }

  @Test func `A limit stops the queue, and the next call goes on`() {
    for number in 1...5 { queue.async(note("\(number)")) }
    #expect(!queue.runDueItems(limit: 2))
    #expect(log.take() == ["1", "2"])
    #expect(queue.hasDueItems)
    #expect(queue.runDueItems(limit: 3))
    #expect(log.take() == ["3", "4", "5"])
    #expect(!queue.hasDueItems)
    #expect(queue.executedCount == 5)
  }

  @Test func `A limit of nothing runs nothing, and an empty queue needs none`() {
    #expect(queue.runDueItems(limit: 0))
    queue.async(note("waits"))
    #expect(!queue.runDueItems(limit: 0))
    #expect(log.lines.isEmpty)
  }

  @Test func `Work that adds itself for ever is stopped by the limit`() {
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

  @Test func `Time stops at the next piece of work and says how much is left to go`() {
    queue.async(after: 30, note("at 30"))
    #expect(queue.advance(by: 100) == 70)
    #expect(queue.now == 30)
    #expect(queue.hasDueItems)
    queue.runDueItems()
    #expect(queue.advance(by: 70) == 0)
    #expect(queue.now == 100)
    #expect(log.lines == ["at 30"])
  }

  @Test func `Time that stops right at a piece of work makes it due`() {
    queue.async(after: 30, note("at 30"))
    #expect(queue.advance(by: 30) == 0)
    #expect(queue.hasDueItems)
  }

  @Test(arguments: [0, -5, .min])
  func `Time does not run backwards`(milliseconds: Int) {
    #expect(queue.advance(by: milliseconds) == 0)
    #expect(queue.now == 0)
  }

  @Test func `The clock goes to the next piece of work, but not while something is due`() {
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

  @Test func `A time that no clock reaches is the last there is`() {
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

  @Test func `A queue lets go of the work that it has done`() {
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
