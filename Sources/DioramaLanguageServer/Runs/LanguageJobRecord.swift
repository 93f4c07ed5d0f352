import Diorama
import DioramaSystem

/// What is known of a job while it runs, which may be in one process after the other: where a
/// screen's code ends one, the next goes on behind it.
public struct LanguageJobRecord: Sendable {
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

  /// Takes lines that ``LanguageJob/run(_:behind:telling:)`` tells; others are passed over.
  public mutating func take(_ output: [UInt8]) {
    for line in output.split(separator: 10) {
      switch MessageCoding.news(ofLine: Array(line)) {
      case .screens(let all): screens = all
      case .screen(let report): reports.append(report)
      case .touch(let all): touches = all
      case .states(let all): states = all
      case nil: break
      }
    }
  }

  /// The process that ran it is gone before its time.
  ///
  /// - Parameters:
  ///   - output: all that it has written, errors included.
  ///   - limits: what a screen was allowed to take.
  /// - Returns: whether another process can go on behind the screen that did it.
  public mutating func end(after output: [UInt8], within seconds: Int) -> Bool {
    guard let screens, reports.count < screens.count else {
      // It came to an end before it had begun.
      return false
    }
    let words = String(decoding: output, as: UTF8.self)
    let limits = RunGuard.Limits(time: .seconds(seconds), memory: nil)
    let run =
      words.split(separator: "\n").compactMap { line in
        line.hasPrefix(RunGuard.mark)
          ? RunGuard.EndedRun(line.dropFirst(RunGuard.mark.count)) : nil
      }.last ?? RunGuard.EndedRun("crashed 0 \(screens[reports.count].name)")
    var report = screens[reports.count]
    let place = TextPosition(line: report.line, character: 0)
    if let run {
      report.problems = [
        ScreenReport.Problem(
          path: job.path, start: place, end: place, isError: true,
          code: run.way == .late ? "time-limit" : run.way == .full ? "memory-limit" : "crashed",
          message: EndedScreens.message(of: run, words: words, limits: limits))
      ]
    }
    reports.append(report)
    return true
  }
}
