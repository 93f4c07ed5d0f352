/// The main queue of one run: work in the order of its virtual time, then of its arrival.
///
/// Nothing sleeps and no thread is involved. Time stands still until somebody calls
/// ``advance(by:)`` or ``advanceToNextItem()``.
public final class MainQueue {
  /// A piece of work and when it is due.
  private struct Item {
    let time: Int
    let number: Int
    let work: () -> Void
  }

  /// Milliseconds since the run began.
  public private(set) var now = 0
  /// How many pieces of work have been run so far.
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

  /// Adds work that is due in `milliseconds`; zero or less means now.
  public func async(after milliseconds: Int, _ work: @escaping () -> Void) {
    guard milliseconds > 0 else { return async(work) }
    arrivals += 1
    let (time, overflow) = now.addingReportingOverflow(milliseconds)
    let item = Item(time: overflow ? .max : time, number: arrivals, work: work)
    let place = later.firstIndex { $0.time > item.time } ?? later.endIndex
    later.insert(item, at: place)
  }

  /// Whether something is due at this moment.
  public var hasDueItems: Bool { nextDue < due.count }

  /// When the next piece of work is due, in milliseconds since the run began; nil at rest.
  public var nextItemTime: Int? { hasDueItems ? now : later.first?.time }

  /// Runs what is due now, and what that adds for now, up to `limit` pieces.
  ///
  /// - Returns: whether the queue holds nothing more that is due.
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

  /// Moves the clock to the next piece of work and makes it due; does nothing at rest.
  public func advanceToNextItem() {
    guard !hasDueItems, let time = later.first?.time else { return }
    advance(to: time)
  }

  /// Moves the clock by `milliseconds`, at most to the next piece of work that waits.
  ///
  /// Run what is due before: it would find the clock moved on.
  ///
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
