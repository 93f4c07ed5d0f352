/// Replaces Dispatch's `DispatchQueue` for kits and apps, on the run's virtual clock.
///
/// Use it as in UIKit:
///
/// ```swift
/// DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in self?.reload() }
/// ```
///
/// No thread sleeps: the closure runs when a step such as `advance: 300ms` moves the run's clock
/// past its deadline.
///
/// It is a value, not a type, for two reasons. A file that also imports Foundation would see two
/// types of this name, and the compiler might choose the one with real threads. The compiler also
/// treats closures passed to `main` of a type named `DispatchQueue` as code of the main actor,
/// which a run is not. As the type of a variable, `DispatchQueue` is still Dispatch's.
public var DispatchQueue: DispatchQueueProvider { DispatchQueueProvider() }

/// The queues of a run. A run has one thread, so all of them are its main queue.
public struct DispatchQueueProvider {
  /// The run's main queue.
  public var main: VirtualDispatchQueue { VirtualDispatchQueue() }

  /// Returns the main queue: there are no other threads.
  ///
  /// - Parameter qos: not used; work runs in order of its time, whatever its quality of service.
  public func global(qos: DispatchQoS.QoSClass = .default) -> VirtualDispatchQueue {
    VirtualDispatchQueue()
  }

  /// Returns the main queue, for an app that makes its own queue with `DispatchQueue(label: "x")`.
  ///
  /// - Parameter label: not kept.
  public func callAsFunction(label: String) -> VirtualDispatchQueue { VirtualDispatchQueue() }
}

/// The main queue of the current run.
///
/// Outside of a run there is no main loop: ``sync(execute:)`` runs its work, other work is dropped.
public struct VirtualDispatchQueue {
  /// Runs `work` in the queue's next turn, after all work that is already due.
  public func async(execute work: @escaping () -> Void) {
    ScreenEnvironment.current?.mainQueue.async(work)
  }

  /// Runs an item in the queue's next turn, unless it is canceled first.
  public func async(execute item: DispatchWorkItem) {
    async(execute: { item.performUnlessCancelled() })
  }

  /// Runs `work` at a later virtual time.
  ///
  /// - Parameters:
  ///   - deadline: the time, such as `.now() + 0.3` or `.now() + .milliseconds(300)`; a past time
  ///     means the next turn.
  ///   - work: the closure to run.
  public func asyncAfter(deadline: VirtualDispatchTime, execute work: @escaping () -> Void) {
    ScreenEnvironment.current?.mainQueue.async(after: deadline.milliseconds, work)
  }

  /// Runs an item at a later virtual time, unless it is canceled first.
  ///
  /// - Parameters:
  ///   - deadline: the time, such as `.now() + 0.3`; a past time means the next turn.
  ///   - item: the work to run, unless it is canceled.
  public func asyncAfter(deadline: VirtualDispatchTime, execute item: DispatchWorkItem) {
    asyncAfter(deadline: deadline, execute: { item.performUnlessCancelled() })
  }

  /// Runs `work` at once, before the call returns, even outside of a run.
  ///
  /// - Throws: what `work` throws.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}

extension DispatchWorkItem {
  fileprivate func performUnlessCancelled() {
    if !isCancelled { perform() }
  }
}

/// Replaces Dispatch's `DispatchTime` for kits and apps: `DispatchTime.now() + 0.3`.
///
/// It is a value, not a type, for the same reasons as ``DispatchQueue``.
public var DispatchTime: DispatchTimeProvider { DispatchTimeProvider() }

/// Provides the only time that can be named: now.
public struct DispatchTimeProvider {
  /// The current time.
  public func now() -> VirtualDispatchTime { .now() }
}

/// A time on the run's virtual clock, in whole milliseconds from now.
///
/// It does not follow the clock: make it where you use it, as `.now() + 0.3`.
public struct VirtualDispatchTime {
  let milliseconds: Int

  /// Returns the current time.
  public static func now() -> VirtualDispatchTime { VirtualDispatchTime(milliseconds: 0) }

  /// Returns a time some seconds later, rounded to a millisecond.
  ///
  /// Seconds that are NaN or too large for the clock give a time that is never reached; if they are
  /// negative, a time that has passed.
  public static func + (time: VirtualDispatchTime, seconds: Double) -> VirtualDispatchTime {
    // `Int(exactly:)` returns nil for NaN and for numbers that are too large.
    let milliseconds = Int(exactly: (seconds * 1000).rounded()) ?? (seconds < 0 ? .min : .max)
    return time.later(by: milliseconds)
  }

  /// Returns a time that is later by an interval, cut to whole milliseconds; `.never` is never
  /// reached.
  public static func + (time: VirtualDispatchTime, interval: DispatchTimeInterval)
    -> VirtualDispatchTime
  {
    switch interval {
    case .seconds(let seconds):
      let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
      return time.later(by: overflow ? (seconds < 0 ? .min : .max) : product)
    case .milliseconds(let milliseconds): return time.later(by: milliseconds)
    case .microseconds(let microseconds): return time.later(by: microseconds / 1000)
    case .nanoseconds(let nanoseconds): return time.later(by: nanoseconds / 1_000_000)
    default: return VirtualDispatchTime(milliseconds: .max)
    }
  }

  private func later(by amount: Int) -> VirtualDispatchTime {
    let (sum, overflow) = milliseconds.addingReportingOverflow(amount)
    return VirtualDispatchTime(milliseconds: overflow ? (amount < 0 ? .min : .max) : sum)
  }
}
