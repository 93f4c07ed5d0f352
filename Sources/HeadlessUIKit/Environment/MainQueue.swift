/// The main queue of one run, on a virtual clock: work in the order of its time, then of its
/// arrival.
///
/// Nothing sleeps and no thread is involved. Time stands still until somebody moves it, so a test
/// of half a second takes none:
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
  /// A piece of work and when it is due.
  private struct Item {
    let time: Int
    let number: Int
    let preventsIdle: Bool
    let work: () -> Void
  }

  /// The virtual time in milliseconds since the run began. It never runs backwards.
  public private(set) var now = 0
  /// How many pieces of work have been run so far, by which a runner notices work that never ends.
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

  /// Adds work that is due later; of two pieces for the same time, the first added runs first.
  ///
  /// - Parameters:
  ///   - milliseconds: how much later; zero or less means now. More than the clock can count means
  ///     its last moment.
  ///   - preventsIdle: whether a screen is not at rest before it is done; false for what repeats.
  ///   - work: what to do.
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

  /// Whether something is due at this moment and was not run yet.
  public var hasDueItems: Bool { nextDue < due.count }

  /// When the next piece of work is due, in milliseconds since the run began; nil when there is
  /// none.
  public var nextItemTime: Int? { hasDueItems ? now : later.first?.time }

  /// Whether nothing waits but what repeats.
  public var isIdle: Bool { !hasDueItems && !later.contains { $0.preventsIdle } }

  /// Runs what is due now, and what that adds for now; the clock stands still meanwhile.
  ///
  /// - Parameter limit: the most pieces to run, against work that adds itself for ever.
  /// - Returns: whether nothing due is left; false if the limit was reached before.
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

  /// Moves the clock to the next piece of work and makes it due, without running it.
  ///
  /// Does nothing while something is due already, and nothing where no work waits.
  public func advanceToNextItem() {
    guard !hasDueItems, let time = later.first?.time else { return }
    advance(to: time)
  }

  /// Moves the clock, at most to the next piece of work that waits, which is due then.
  ///
  /// Run what is due before: it would find the clock moved on. To let a time pass with all that
  /// happens in it, go on with what is left:
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
  /// - Parameter milliseconds: how far; zero or less moves nothing.
  /// - Returns: how many milliseconds are left to go once that work has been run.
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
