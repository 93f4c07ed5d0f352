// Timers and run loops on the run's clock: values in front of Foundation's types, as
// ``DispatchQueue`` is one and for the same reasons. A timer itself is Foundation's `Timer`, so
// that variables, `isValid` and `invalidate()` are what an app knows. Outside of a run all is
// Foundation's.

/// What makes timers: `Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in tick() }`.
///
/// In a run a timer fires when a step such as `advance: 1s` moves the run's clock so far. A screen
/// is at rest while nothing waits but timers that repeat.
public var Timer: TimerFactory { TimerFactory() }

/// The ways to make a timer.
public struct TimerFactory {
  /// Makes a timer and starts it.
  ///
  /// - Parameters:
  ///   - interval: the seconds until it fires, and between two times.
  ///   - repeats: whether it goes on until it is invalidated.
  ///   - block: what to do, with the timer.
  /// - Returns: the timer.
  @discardableResult
  public func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping (Foundation.Timer) -> Void
  ) -> Foundation.Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Makes a timer that calls a method, and starts it.
  ///
  /// - Parameters:
  ///   - interval: the seconds until it fires, and between two times.
  ///   - target: whose method is called; kept alive as long as the timer is valid.
  ///   - selector: the method, which may take the timer.
  ///   - userInfo: not kept.
  ///   - repeats: whether it goes on until it is invalidated.
  /// - Returns: the timer.
  @discardableResult
  public func scheduledTimer(
    timeInterval interval: TimeInterval, target: AnyObject, selector: Selector,
    userInfo: Any? = nil, repeats: Bool
  ) -> Foundation.Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      selector.perform(target, timer)
    }
  }
}

/// Makes a timer that a run loop has still to be given.
///
/// - Parameters:
///   - interval: the seconds until it fires, and between two times.
///   - repeats: whether it goes on until it is invalidated.
///   - block: what to do, with the timer.
/// - Returns: the timer.
public func Timer(
  timeInterval interval: TimeInterval, repeats: Bool,
  block: @escaping (Foundation.Timer) -> Void
) -> Foundation.Timer {
  // It is called on the thread that the timer was made on: a run has no other.
  nonisolated(unsafe) let block = block
  return Foundation.Timer(
    fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats
  ) { block($0) }
}

/// Makes a timer that calls a method, which a run loop has still to be given.
///
/// - Parameters:
///   - interval: the seconds until it fires, and between two times.
///   - target: whose method is called; kept alive as long as the timer is valid.
///   - selector: the method, which may take the timer.
///   - userInfo: not kept.
///   - repeats: whether it goes on until it is invalidated.
/// - Returns: the timer.
public func Timer(
  timeInterval interval: TimeInterval, target: AnyObject, selector: Selector,
  userInfo: Any? = nil, repeats: Bool
) -> Foundation.Timer {
  Timer(timeInterval: interval, repeats: repeats) { timer in selector.perform(target, timer) }
}

/// What gives run loops: `RunLoop.main.add(timer, forMode: .common)`.
public var RunLoop: RunLoopProvider { RunLoopProvider() }

/// The run loops that can be named; a run has one.
public struct RunLoopProvider {
  /// The run's loop.
  public var main: VirtualRunLoop { VirtualRunLoop(foundation: .main) }
  /// The run's loop, too.
  public var current: VirtualRunLoop { VirtualRunLoop(foundation: .current) }
}

/// The main queue of a run as a run loop; outside of a run, the loop of Foundation.
public struct VirtualRunLoop {
  let foundation: Foundation.RunLoop

  /// Starts a timer.
  ///
  /// - Parameters:
  ///   - timer: the timer.
  ///   - mode: not used in a run.
  public func add(_ timer: Foundation.Timer, forMode mode: Foundation.RunLoop.Mode) {
    guard let run = ScreenEnvironment.current else { return foundation.add(timer, forMode: mode) }
    run.start(timer, after: timer.fireDate.timeIntervalSinceNow)
  }

  /// Does something at the loop's next turn.
  ///
  /// - Parameter block: what to do; nothing outside of a run.
  public func perform(_ block: @escaping () -> Void) {
    ScreenEnvironment.current?.mainQueue.async(block)
  }

  /// Lets the clock go on until a moment, with all that falls due on the way.
  ///
  /// - Parameter date: the moment; one that has passed means what is due now.
  public func run(until date: Date) {
    guard let run = ScreenEnvironment.current else { return foundation.run(until: date) }
    var rest = date.timeIntervalSinceNow.wholeMilliseconds
    run.mainQueue.runDueItems(limit: Self.maxItems)
    while rest > 0 {
      rest = run.mainQueue.advance(by: rest)
      run.mainQueue.runDueItems(limit: Self.maxItems)
    }
  }

  /// Against work that adds itself for ever.
  private static let maxItems = 100_000
}

extension NSObject {
  /// Calls a method of the object later, in a run.
  ///
  /// - Parameters:
  ///   - selector: the method.
  ///   - object: what it is handed; nil for nothing.
  ///   - delay: in seconds of the run's clock.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    let object = object.map { $0 as AnyObject }
    ScreenEnvironment.current?.mainQueue.async(after: delay.wholeMilliseconds) { [weak self] in
      if let self { selector.perform(self, object) }
    }
  }
}

extension ScreenEnvironment {
  fileprivate func start(_ timer: Foundation.Timer, after seconds: TimeInterval) {
    let interval = timer.timeInterval
    mainQueue.async(after: seconds.wholeMilliseconds, preventsIdle: interval == 0) { [weak self] in
      guard timer.isValid else { return }
      timer.fire()
      if timer.isValid, interval > 0 { self?.start(timer, after: max(interval, 0.001)) }
    }
  }
}

extension TimeInterval {
  /// Whole milliseconds, rounded; 0 for what has passed, the most for what never comes.
  fileprivate var wholeMilliseconds: Int {
    Int(exactly: (self * 1000).rounded()) ?? (self < 0 ? 0 : .max)
  }
}
