import Synchronization

// Sleeping tasks wait on the run's clock. Functions of these names hide those of the standard
// library wherever this module is imported; outside of a run they do what those do.

extension Task where Success == Never, Failure == Never {
  /// Lets the run's clock go on for a while, without anybody waiting.
  ///
  /// - Parameters:
  ///   - duration: how long, rounded up to a whole millisecond.
  ///   - tolerance: how much later it may be; a run is never late.
  /// - Throws: `CancellationError` when the task is cancelled before.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    guard ScreenEnvironment.current != nil else {
      return try await ContinuousClock().sleep(for: duration, tolerance: tolerance)
    }
    try await SleepToken().sleep(milliseconds: duration.wholeMilliseconds)
  }

  /// Lets the run's clock go on for a while, without anybody waiting.
  ///
  /// - Parameter duration: how long in nanoseconds, rounded up to a whole millisecond.
  /// - Throws: `CancellationError` when the task is cancelled before.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }
}

extension Task where Success == Never, Failure == Never {
  /// Lets the other work of the run's queue go first.
  public static func yield() async {
    guard let run = ScreenEnvironment.current else { return await SleepToken.yieldOutside() }
    await withCheckedContinuation { continuation in
      run.mainQueue.async { continuation.resume() }
    }
  }
}

extension Duration {
  fileprivate var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    let (product, overflow) = Int(clamping: seconds).multipliedReportingOverflow(by: 1000)
    if overflow { return seconds < 0 ? 0 : .max }
    let part = Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    return product.addingReportingOverflow(part).overflow ? .max : product + part
  }
}

/// One sleep of a task, which ends once: when its time is over or the task is cancelled.
private final class SleepToken: Sendable {
  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, any Error>)
    case over
  }

  private let state = Mutex(State.awake)

  func sleep(milliseconds: Int) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if case .over = state { return true }
          state = .asleep(continuation)
          return false
        }
        if isCancelled { return continuation.resume(throwing: CancellationError()) }
        guard let run = ScreenEnvironment.current else { return }
        let (time, overflow) = run.mainQueue.now.addingReportingOverflow(max(milliseconds, 0))
        run.wakeTimes[ObjectIdentifier(self)] = overflow ? .max : time
        run.mainQueue.async(after: milliseconds) { self.end(.success(())) }
      }
    } onCancel: {
      end(.failure(CancellationError()))
    }
  }

  /// What yields where no run is: the standard library's own is hidden here.
  static func yieldOutside() async {
    await Task<Void, Never> {}.value
  }

  private func end(_ result: Result<Void, any Error>) {
    ScreenEnvironment.current?.wakeTimes[ObjectIdentifier(self)] = nil
    let sleeper = state.withLock { state in
      defer { state = .over }
      guard case .asleep(let continuation) = state else {
        return CheckedContinuation<Void, any Error>?.none
      }
      return continuation
    }
    sleeper?.resume(with: result)
  }
}
