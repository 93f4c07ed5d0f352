/// The face of Dispatch that kits use, over the run's virtual clock.
///
/// A run has one thread, so every queue is the main queue. Outside of a run, work is dropped,
/// since no main loop turns there.
public struct DispatchQueue {
  /// The run's main queue.
  public static var main: DispatchQueue { DispatchQueue() }

  /// The main queue, too: there are no other threads.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue()
  }

  private init() {}

  /// The main queue, too: there are no other threads. The label is not kept.
  public init(label: String) {}

  /// Runs `work` after all work that is due now.
  public func async(execute work: @escaping () -> Void) {
    ScreenEnvironment.current?.mainQueue.async(work)
  }

  /// Runs an item after all work that is due now, unless it is cancelled before.
  public func async(execute item: DispatchWorkItem) {
    ScreenEnvironment.current?.mainQueue.async(item.perform)
  }

  /// Runs `work` at a later virtual time.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    ScreenEnvironment.current?.mainQueue.async(after: deadline.milliseconds, work)
  }

  /// Runs an item at a later virtual time, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    ScreenEnvironment.current?.mainQueue.async(after: deadline.milliseconds, item.perform)
  }

  /// Runs `work` at once.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}

/// Work that can be cancelled until it runs.
public final class DispatchWorkItem {
  private let work: () -> Void
  /// Whether it was cancelled.
  public private(set) var isCancelled = false

  /// An item that runs `block`.
  public init(block: @escaping () -> Void) { work = block }

  /// Runs it now, unless it was cancelled.
  public func perform() {
    if !isCancelled { work() }
  }

  /// Keeps it from running.
  public func cancel() { isCancelled = true }
}

/// A moment of the run's virtual clock, counted from now in whole milliseconds.
public struct DispatchTime {
  /// Milliseconds from now.
  let milliseconds: Int

  /// This moment.
  public static func now() -> DispatchTime { DispatchTime(milliseconds: 0) }

  /// A moment some seconds later; one that no clock reaches is the last there is.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    time + .milliseconds(Int(exactly: (seconds * 1000).rounded()) ?? (seconds < 0 ? 0 : .max))
  }

  /// A moment later by an interval.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    let (sum, overflow) = time.milliseconds.addingReportingOverflow(interval.milliseconds)
    return DispatchTime(milliseconds: overflow ? .max : sum)
  }
}

/// A length of time.
public enum DispatchTimeInterval: Sendable {
  /// Seconds.
  case seconds(Int)
  /// Thousandths of a second.
  case milliseconds(Int)
  /// Millionths of a second.
  case microseconds(Int)
  /// Without end.
  case never

  var milliseconds: Int {
    switch self {
    case .seconds(let seconds):
      let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
      return overflow ? (seconds < 0 ? .min : .max) : product
    case .milliseconds(let milliseconds): return milliseconds
    case .microseconds(let microseconds): return microseconds / 1000
    case .never: return .max
    }
  }
}
