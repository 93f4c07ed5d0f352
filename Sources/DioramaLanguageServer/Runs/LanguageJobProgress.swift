import Diorama
import DioramaSystem

/// The results of a job so far. The job may run in several processes: if a screen's code ends one,
/// the next continues after that screen.
public struct LanguageJobProgress: Sendable {
  /// The job.
  public let job: LanguageJob
  /// The reports of the screens that were run, in order.
  private(set) var reports: [ScreenReport] = []
  /// The possible targets; nil if the screen does not reach the step.
  private(set) var touches: [LanguageJob.Touch]?
  /// The states of the screen that have no variant yet.
  private(set) var states: [MissingState] = []
  private var screens: [ScreenReport]?

  /// Creates an empty progress of a job.
  public init(_ job: LanguageJob) { self.job = job }

  /// The number of screens with a report.
  public var count: Int { reports.count }
  /// Whether all results are known.
  public var isWhole: Bool {
    guard case .screens = job.question else { return true }
    return screens.map { reports.count >= $0.count } ?? false
  }

  /// Takes output lines of ``LanguageJob/run(_:startingAt:send:)``; other lines are ignored.
  public mutating func take(_ output: [UInt8]) {
    for line in output.split(separator: 10) {
      switch MessageCoding.update(fromLine: Array(line)) {
      case .screens(let all): screens = all
      case .screen(let report): reports.append(report)
      case .touch(let all): touches = all
      case .states(let all): states = all
      case nil: break
      }
    }
  }

  /// Records that the process ended before the job was done.
  ///
  /// - Parameters:
  ///   - ending: how the process ended.
  ///   - limits: the limits of a screen's run.
  /// - Returns: whether another process can continue after the screen that ended this one.
  package mutating func end(
    _ ending: WorkerPool.Ending, within limits: RunTracker.Limits
  ) -> Bool {
    guard let screens, reports.count < screens.count else {
      // The process ended before its first screen, or after its last one.
      return false
    }
    var report = screens[reports.count]
    let run = ending.run ?? RunTracker.EndedRun(.crashed, step: -1, name: report.name)
    let place = TextPosition(line: report.line, character: 0)
    report.problems = [
      ScreenReport.Problem(
        path: job.path, start: place, end: place, isError: true,
        code: run.kind == .timedOut
          ? "time-limit" : run.kind == .exceededMemory ? "memory-limit" : "crashed",
        message: EndedScreens.message(of: run, words: ending.output, limits: limits))
    ]
    reports.append(report)
    return true
  }
}
