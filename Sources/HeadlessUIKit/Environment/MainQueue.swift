/// The main queue of one run, on a virtual clock: it runs work in order of time, then of arrival.
///
/// No thread is involved and nothing sleeps. Time moves only when a caller moves it, so a test of
/// half a second takes no time:
///
/// ```swift
/// let queue = MainQueue()
/// queue.async(after: 500) { print("half a second later") }
/// queue.runDueItems()               // nothing is due yet
/// _ = queue.advance(by: 500)        // the clock goes to 500 and makes the work due
/// queue.runDueItems()               // prints
/// ```
///
/// All times are whole milliseconds.
public final class MainQueue {
  /// A work item and its time.
  private struct Item {
    let time: Int
    let number: Int
    let preventsIdle: Bool
    let work: () -> Void
  }

  /// The virtual time in milliseconds since the run began. It never runs backwards.
  public private(set) var now = 0
  /// The number of items that have run so far; a runner uses it to notice work that never ends.
  public private(set) var executedCount = 0
  private var due: [() -> Void] = []
  private var nextDue = 0
  private var later: [Item] = []
  private var arrivals = 0

  /// Makes an empty queue at time zero.
  public init() {}

  /// Adds work that is due now, after all other work that is due now.
  public func async(_ work: @escaping () -> Void) {
    due.append(work)
  }

  /// Adds work that is due later; of two items with the same time, the first added runs first.
  ///
  /// - Parameters:
  ///   - milliseconds: the delay; zero or less means now. More than the clock can count means its
  ///     last moment.
  ///   - preventsIdle: whether a screen is busy until the work is done; false for repeating work.
  ///   - work: the closure to run.
  public func async(
    after milliseconds: Int, preventsIdle: Bool = true, _ work: @escaping () -> Void
  ) {
    guard milliseconds > 0 else { return async(work) }
    arrivals += 1
    let (time, overflow) = now.addingReportingOverflow(milliseconds)
    let item = Item(
      time: overflow ? .max : time, number: arrivals, preventsIdle: preventsIdle,
      work: work)
    let place = later.firstIndex { $0.time > item.time } ?? later.endIndex
    later.insert(item, at: place)
  }

  /// Whether work is due at this moment and has not run yet.
  public var hasDueItems: Bool { nextDue < due.count }

  /// The time of the next item, in milliseconds since the run began; nil if the queue is empty.
  public var nextItemTime: Int? { hasDueItems ? now : later.first?.time }

  /// Whether only repeating work is left.
  public var isIdle: Bool { !hasDueItems && !later.contains { $0.preventsIdle } }

  /// Runs the work that is due now, and the work that it adds for now; the clock does not move.
  ///
  /// - Parameter limit: the most items to run, as a guard against work that adds itself forever.
  /// - Returns: whether no due work is left; false if the limit was reached first.
  @discardableResult
  public func runDueItems(limit: Int = .max) -> Bool {
    var remaining = limit
    while nextDue < due.count {
      guard remaining > 0 else { return false }
      remaining -= 1
      let work = due[nextDue]
      nextDue += 1
      if nextDue == due.count {
        due.removeAll(keepingCapacity: true)
        nextDue = 0
      }
      executedCount += 1
      work()
    }
    return true
  }

  /// Moves the clock to the next item and makes it due, without running it.
  ///
  /// Does nothing if an item is already due or the queue is empty.
  public func advanceToNextItem() {
    guard !hasDueItems, let time = later.first?.time else { return }
    advance(to: time)
  }

  /// Moves the clock, at most to the next pending item, which is then due.
  ///
  /// Run the due work first; otherwise it would see the moved clock. To let a time pass with all
  /// its work, continue with what is left:
  ///
  /// ```swift
  /// var rest = 1000
  /// repeat {
  ///   queue.runDueItems()
  ///   rest = queue.advance(by: rest)
  /// } while rest > 0
  /// queue.runDueItems()
  /// ```
  ///
  /// - Parameter milliseconds: the distance; zero or less moves nothing.
  /// - Returns: the milliseconds that are left to go after the due work has run.
  public func advance(by milliseconds: Int) -> Int {
    guard milliseconds > 0 else { return 0 }
    let (goal, overflow) = now.addingReportingOverflow(milliseconds)
    let end = overflow ? Int.max : goal
    let stop = min(end, later.first?.time ?? end)
    advance(to: stop)
    return end - stop
  }

  private func advance(to time: Int) {
    now = time
    let ready = later.prefix { $0.time <= time }
    due.append(contentsOf: ready.map(\.work))
    later.removeFirst(ready.count)
  }
}
