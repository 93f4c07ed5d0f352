/// The face of Dispatch's time that kits use: `DispatchTime.now() + 0.3`.
public var DispatchTime: RunTimes { RunTimes() }

/// The moments that can be named.
public struct RunTimes {
  /// This moment.
  public func now() -> RunTime { .now() }
}

/// A moment of the run's virtual clock, counted from now in whole milliseconds.
public struct RunTime {
  let milliseconds: Int

  /// This moment.
  public static func now() -> RunTime { RunTime(milliseconds: 0) }

  /// A moment some seconds later; one that no clock reaches is the last there is.
  public static func + (time: RunTime, seconds: Double) -> RunTime {
    // Not a number and what is too large are no whole numbers, either.
    let milliseconds = Int(exactly: (seconds * 1000).rounded()) ?? (seconds < 0 ? .min : .max)
    return time.later(by: milliseconds)
  }

  /// A moment later by an interval.
  public static func + (time: RunTime, interval: DispatchTimeInterval) -> RunTime {
    switch interval {
    case .seconds(let seconds):
      let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
      return time.later(by: overflow ? (seconds < 0 ? .min : .max) : product)
    case .milliseconds(let milliseconds): return time.later(by: milliseconds)
    case .microseconds(let microseconds): return time.later(by: microseconds / 1000)
    case .nanoseconds(let nanoseconds): return time.later(by: nanoseconds / 1_000_000)
    default: return RunTime(milliseconds: .max)
    }
  }

  private func later(by amount: Int) -> RunTime {
    let (sum, overflow) = milliseconds.addingReportingOverflow(amount)
    return RunTime(milliseconds: overflow ? (amount < 0 ? .min : .max) : sum)
  }
}
