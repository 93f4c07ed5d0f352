// Timers and run loops on the run's clock. Like ``DispatchQueue``, these values hide Foundation's
// types, for the same reasons. A timer itself is Foundation's `Timer`, so that variables, `isValid`
// and `invalidate()` work as an app expects. Outside of a run all of it is Foundation's.

/// Makes timers: `Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in tick() }`.
///
/// In a run, a timer fires when a step such as `advance: 1s` moves the run's clock to its time. A
/// screen is idle when only repeating timers are left.
public var Timer: TimerFactory { TimerFactory() }

/// The ways to make a timer.
public struct TimerFactory {
  /// Makes a timer that never fires, for `var timer = Timer()`.
  public func callAsFunction() -> Foundation.Timer {
    let timer = Foundation.Timer(timeInterval: 1, repeats: false) { _ in }
    timer.invalidate()
    return timer
  }

  /// Makes a timer and starts it.
  ///
  /// - Parameters:
  ///   - interval: the seconds until it fires, and between two firings.
  ///   - repeats: whether it repeats until it is invalidated.
  ///   - block: the closure to run, with the timer.
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
  ///   - interval: the seconds until it fires, and between two firings.
  ///   - target: the object whose method is called; retained while the timer is valid.
  ///   - selector: the method; it may take the timer.
  ///   - userInfo: ignored.
  ///   - repeats: whether it repeats until it is invalidated.
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

/// Makes a timer that is not added to a run loop yet.
///
/// - Parameters:
///   - interval: the seconds until it fires, and between two firings.
///   - repeats: whether it repeats until it is invalidated.
///   - block: the closure to run, with the timer.
/// - Returns: the timer.
public func Timer(
  timeInterval interval: TimeInterval, repeats: Bool,
  block: @escaping (Foundation.Timer) -> Void
) -> Foundation.Timer {
  // The block is called on the thread on which the timer was made: a run has no other.
  nonisolated(unsafe) let block = block
  return Foundation.Timer(
    fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats
  ) { block($0) }
}

/// Makes a timer that calls a method, and that is not added to a run loop yet.
///
/// - Parameters:
///   - interval: the seconds until it fires, and between two firings.
///   - target: the object whose method is called; retained while the timer is valid.
///   - selector: the method; it may take the timer.
///   - userInfo: ignored.
///   - repeats: whether it repeats until it is invalidated.
/// - Returns: the timer.
public func Timer(
  timeInterval interval: TimeInterval, target: AnyObject, selector: Selector,
  userInfo: Any? = nil, repeats: Bool
) -> Foundation.Timer {
  Timer(timeInterval: interval, repeats: repeats) { timer in selector.perform(target, timer) }
}

/// Provides run loops: `RunLoop.main.add(timer, forMode: .common)`.
public var RunLoop: RunLoopProvider { RunLoopProvider() }

/// The run loops that can be named; a run has one.
public struct RunLoopProvider {
  /// The run's loop.
  public var main: VirtualRunLoop { VirtualRunLoop(foundation: .main) }
  /// In a run, the same loop as ``main``.
  public var current: VirtualRunLoop { VirtualRunLoop(foundation: .current) }
}

/// The main queue of a run as a run loop; outside of a run, Foundation's loop.
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

  /// Runs a block in the loop's next turn.
  ///
  /// - Parameter block: the block; dropped outside of a run.
  public func perform(_ block: @escaping () -> Void) {
    ScreenEnvironment.current?.mainQueue.async(block)
  }

  /// Moves the clock to a time and runs all work that becomes due on the way.
  ///
  /// - Parameter date: the time; for a past time, only work that is due now runs.
  public func run(until date: Date) {
    guard let run = ScreenEnvironment.current else { return foundation.run(until: date) }
    var rest = date.timeIntervalSinceNow.wholeMilliseconds
    run.mainQueue.runDueItems(limit: Self.maxItems)
    while rest > 0 {
      rest = run.mainQueue.advance(by: rest)
      run.mainQueue.runDueItems(limit: Self.maxItems)
    }
  }

  /// The most items to run at a time, as a guard against work that adds itself forever.
  private static let maxItems = 100_000
}

extension NSObject {
  /// Calls a method of the object later, in a run; does nothing outside of a run.
  ///
  /// - Parameters:
  ///   - selector: the method.
  ///   - object: the argument of the method; nil passes no argument.
  ///   - delay: the delay, in seconds of the run's clock.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    guard let run = ScreenEnvironment.current else { return }
    let object = object.map { $0 as AnyObject }
    let request = PerformRequest(of: self)
    run[PerformRequests.self].waiting.append(request)
    run.mainQueue.async(after: delay.wholeMilliseconds) { [weak run] in
      if let target = request.target { selector.perform(target, object) }
      run?[PerformRequests.self].waiting.removeAll { $0.target == nil || $0 === request }
    }
  }

  /// Cancels the calls that an object waits for. The method and its argument are not compared, so
  /// all calls of the object are canceled.
  ///
  /// - Parameters:
  ///   - target: the object.
  ///   - selector: the method; not compared.
  ///   - object: the argument; not compared.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any? = nil
  ) { cancelPreviousPerformRequests(withTarget: target) }

  /// Cancels the calls that an object waits for.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    let target = target as AnyObject
    for request in ScreenEnvironment.current?[PerformRequests.self].waiting ?? []
    where request.target === target { request.target = nil }
  }
}

/// A call that an object waits for; it retains the object until it is made or canceled.
private final class PerformRequest {
  var target: NSObject?
  init(of target: NSObject) { self.target = target }
}

/// The calls of a run that objects wait for.
private final class PerformRequests: EnvironmentKey {
  var waiting: [PerformRequest] = []
  static func makeDefault(in environment: ScreenEnvironment) -> PerformRequests {
    PerformRequests()
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
  /// Whole milliseconds, rounded; 0 or the maximum for a negative or positive number out of range.
  fileprivate var wholeMilliseconds: Int {
    Int(exactly: (self * 1000).rounded()) ?? (self < 0 ? 0 : .max)
  }
}
