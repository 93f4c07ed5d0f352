/// The face of Dispatch that kits and apps use, over the run's virtual clock.
///
/// Write what you would write for UIKit:
///
/// ```swift
/// DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in self?.reload() }
/// ```
///
/// Nothing waits: the closure runs when a step such as `advance: 300ms` moves the run's clock past
/// it.
///
/// It is a value and not a type, for two reasons. A file that imports Foundation, too, would see
/// two types of the name, and the compiler might choose the one with real threads. And the compiler
/// takes closures that are handed to `main` of a type `DispatchQueue` for code of the main actor,
/// which a run is not. As the type of a variable, `DispatchQueue` is still Dispatch's.
public var DispatchQueue: DispatchQueueProvider { DispatchQueueProvider() }

/// The queues of a run. It has one thread, so each of them is its main queue.
public struct DispatchQueueProvider {
  /// The run's main queue.
  public var main: VirtualDispatchQueue { VirtualDispatchQueue() }

  /// The main queue, too: there are no other threads.
  ///
  /// - Parameter qos: not used; work runs in the order of its time, whatever its quality of
  ///   service.
  public func global(qos: DispatchQoS.QoSClass = .default) -> VirtualDispatchQueue {
    VirtualDispatchQueue()
  }

  /// The main queue, too, where an app makes a queue of its own with `DispatchQueue(label: "x")`.
  ///
  /// - Parameter label: not kept.
  public func callAsFunction(label: String) -> VirtualDispatchQueue { VirtualDispatchQueue() }
}

/// The main queue of the run that this code is part of.
///
/// Outside of a run, work is dropped, since no main loop turns there; only ``sync(execute:)`` runs.
public struct VirtualDispatchQueue {
  /// Runs `work` at the queue's next turn, after all work that is due by then.
  public func async(execute work: @escaping () -> Void) {
    ScreenEnvironment.current?.mainQueue.async(work)
  }

  /// Runs an item at the queue's next turn, unless it is cancelled before.
  public func async(execute item: DispatchWorkItem) {
    async(execute: { item.performUnlessCancelled() })
  }

  /// Runs `work` at a later virtual time.
  ///
  /// - Parameters:
  ///   - deadline: when, such as `.now() + 0.3` or `.now() + .milliseconds(300)`; a moment that has
  ///     passed means the next turn.
  ///   - work: what to do.
  public func asyncAfter(deadline: VirtualDispatchTime, execute work: @escaping () -> Void) {
    ScreenEnvironment.current?.mainQueue.async(after: deadline.milliseconds, work)
  }

  /// Runs an item at a later virtual time, unless it is cancelled before.
  ///
  /// - Parameters:
  ///   - deadline: when, such as `.now() + 0.3`; a moment that has passed means the next turn.
  ///   - item: what to do, unless it is cancelled.
  public func asyncAfter(deadline: VirtualDispatchTime, execute item: DispatchWorkItem) {
    asyncAfter(deadline: deadline, execute: { item.performUnlessCancelled() })
  }

  /// Runs `work` at once, before the call returns, also outside of a run.
  ///
  /// - Throws: what `work` throws.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}

extension DispatchWorkItem {
  fileprivate func performUnlessCancelled() {
    if !isCancelled { perform() }
  }
}

/// The face of Dispatch's time that kits and apps use: `DispatchTime.now() + 0.3`.
///
/// A value and not a type, for the reasons that ``DispatchQueue`` is one.
public var DispatchTime: DispatchTimeProvider { DispatchTimeProvider() }

/// The moments that can be named; there is one.
public struct DispatchTimeProvider {
  /// This moment.
  public func now() -> VirtualDispatchTime { .now() }
}

/// A moment of the run's virtual clock, counted from now in whole milliseconds.
///
/// It is not kept up to date: make it where it is used, as `.now() + 0.3`.
public struct VirtualDispatchTime {
  let milliseconds: Int

  /// This moment.
  public static func now() -> VirtualDispatchTime { VirtualDispatchTime(milliseconds: 0) }

  /// A moment some seconds later, rounded to a millisecond.
  ///
  /// Seconds that are no number, or too many for any clock, mean a moment that is never reached, or
  /// for negative ones one that has passed.
  public static func + (time: VirtualDispatchTime, seconds: Double) -> VirtualDispatchTime {
    // Not a number and what is too large are no whole numbers, either.
    let milliseconds = Int(exactly: (seconds * 1000).rounded()) ?? (seconds < 0 ? .min : .max)
    return time.later(by: milliseconds)
  }

  /// A moment later by an interval; parts of a millisecond are cut off, and `.never` is never
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
