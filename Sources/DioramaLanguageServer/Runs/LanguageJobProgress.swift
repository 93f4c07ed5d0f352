import Diorama
import DioramaSystem

/// What is known of a job while it runs, which may be in one process after the other: where a
/// screen's code ends one, the next goes on behind it.
public struct LanguageJobProgress: Sendable {
  /// The job.
  public let job: LanguageJob
  /// What came of its screens, in order; what was not reached is not among them.
  private(set) var reports: [ScreenReport] = []
  /// What can be touched; nil where the screen does not come to the step.
  private(set) var touches: [LanguageJob.Touch]?
  /// What the screen can show besides what is written.
  private(set) var states: [MissingState] = []
  private var screens: [ScreenReport]?

  /// Nothing is known yet.
  public init(_ job: LanguageJob) { self.job = job }

  /// How many screens something is known of.
  public var count: Int { reports.count }
  /// Whether there is nothing left to find out.
  public var isWhole: Bool {
    guard case .screens = job.question else { return true }
    return screens.map { reports.count >= $0.count } ?? false
  }

  /// Takes lines that ``LanguageJob/run(_:startingAt:send:)`` tells; others are passed over.
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

  /// The process that ran it has ended before its work was done.
  ///
  /// - Parameters:
  ///   - ending: how it has ended.
  ///   - limits: what a screen was allowed to take.
  /// - Returns: whether another process can go on after the screen that did it.
  package mutating func end(
    _ ending: WorkerPool.Ending, within limits: RunTracker.Limits
  ) -> Bool {
    guard let screens, reports.count < screens.count else {
      // It came to an end before it had begun.
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
