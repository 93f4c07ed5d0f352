/// The face of Dispatch that kits use, over the run's virtual clock: `DispatchQueue.main.async`.
///
/// It is a value and not a type, for two reasons. A file that imports Foundation, too, would see
/// two types of the name, and the compiler might choose the one with real threads. And the
/// compiler takes closures that are handed to `main` of a type `DispatchQueue` for code of the
/// main actor, which a run is not. As the type of a variable, `DispatchQueue` is still Dispatch's.
public var DispatchQueue: RunQueues { RunQueues() }

/// The queues of a run. It has one thread, so each of them is its main queue.
public struct RunQueues {
  /// The run's main queue.
  public var main: RunQueue { RunQueue() }

  /// The main queue, too: there are no other threads.
  public func global(qos: DispatchQoS.QoSClass = .default) -> RunQueue { RunQueue() }

  /// The main queue, too, where an app makes a queue of its own. The label is not kept.
  public func callAsFunction(label: String) -> RunQueue { RunQueue() }
}

/// The main queue of the run that this code is part of.
///
/// Outside of a run, work is dropped, since no main loop turns there.
public struct RunQueue {
  /// Runs `work` after all work that is due now.
  public func async(execute work: @escaping () -> Void) {
    ScreenEnvironment.current?.mainQueue.async(work)
  }

  /// Runs an item after all work that is due now, unless it is cancelled before.
  public func async(execute item: DispatchWorkItem) {
    async(execute: { item.performUnlessCancelled() })
  }

  /// Runs `work` at a later virtual time.
  public func asyncAfter(deadline: RunTime, execute work: @escaping () -> Void) {
    ScreenEnvironment.current?.mainQueue.async(after: deadline.milliseconds, work)
  }

  /// Runs an item at a later virtual time, unless it is cancelled before.
  public func asyncAfter(deadline: RunTime, execute item: DispatchWorkItem) {
    asyncAfter(deadline: deadline, execute: { item.performUnlessCancelled() })
  }

  /// Runs `work` at once.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}

extension DispatchWorkItem {
  fileprivate func performUnlessCancelled() {
    if !isCancelled { perform() }
  }
}
