/// The face of Dispatch that kits use, over the run's virtual clock.
///
/// Only ``main`` exists. Outside of a run, work is dropped, since no main loop turns here.
public struct DispatchQueue {
  /// The run's main queue.
  public static var main: DispatchQueue { DispatchQueue() }

  /// Runs `work` after all work that is due now.
  public func async(execute work: @escaping () -> Void) {
    ScreenEnvironment.current?.mainQueue.async(work)
  }

  /// Runs `work` at a later virtual time.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    ScreenEnvironment.current?.mainQueue.async(after: deadline.milliseconds, work)
  }
}

/// A moment of the run's virtual clock, counted from now.
public struct DispatchTime {
  /// Milliseconds from now.
  let milliseconds: Int

  /// This moment.
  public static func now() -> DispatchTime { DispatchTime(milliseconds: 0) }

  /// A moment some seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(milliseconds: time.milliseconds + Int((seconds * 1000).rounded()))
  }
}
