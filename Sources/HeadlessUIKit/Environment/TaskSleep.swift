import Synchronization

// Sleeping tasks wait on the run's clock. These functions hide the standard library's wherever this
// module is imported; outside of a run they behave like those.

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a time on the run's clock; no real time passes.
  ///
  /// - Parameters:
  ///   - duration: the time, rounded up to a whole millisecond.
  ///   - tolerance: the allowed delay; a run is never late.
  /// - Throws: `CancellationError` if the task is canceled first.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    guard ScreenEnvironment.current != nil else {
      return try await ContinuousClock().sleep(for: duration, tolerance: tolerance)
    }
    try await SleepToken().sleep(milliseconds: duration.wholeMilliseconds)
  }

  /// Suspends the task for a time on the run's clock; no real time passes.
  ///
  /// - Parameter duration: the time in nanoseconds, rounded up to a whole millisecond.
  /// - Throws: `CancellationError` if the task is canceled first.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }
}

extension Task where Success == Never, Failure == Never {
  /// Lets the other work in the run's queue run first.
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

/// One sleep of a task, which ends once: when its time is over or the task is canceled.
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

  /// Yields outside of a run; the standard library's function is hidden here.
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
