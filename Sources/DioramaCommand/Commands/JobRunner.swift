import DioramaKit
import DioramaLanguageServer
import DioramaSystem

/// Runs jobs of a language server, one at a time, each in a separate process. Code of an app that
/// traps, exits or never ends affects only that process.
final class JobRunner {
  /// The limits of a screen.
  private static let limits = RunTracker.Limits.standard

  private let registry: Registry
  private let isIsolated: Bool
  private var stream: WorkerStream?
  /// Output of the child that is not decoded yet.
  private var unread: [UInt8] = []
  /// The state of the job that runs or has ended; nil for none.
  private var record: LanguageJobProgress?

  /// - Parameter isIsolated: whether each job runs in a separate process.
  init(_ registry: Registry, isIsolated: Bool) {
    (self.registry, self.isIsolated) = (registry, isIsolated)
  }

  /// The job that runs; nil for none.
  var job: LanguageJob? { stream == nil ? nil : record?.job }
  /// Whether a job runs, or has a record that ``takeRecord()`` has not returned.
  var isBusy: Bool { record != nil }

  /// The record of a job that has ended, once; otherwise nil.
  func takeRecord() -> LanguageJobProgress? {
    readEvents()
    guard stream == nil else { return nil }
    defer { record = nil }
    return record
  }

  /// Stops the current job and discards its record.
  func stop() {
    stream?.stop()
    (stream, record, unread) = (nil, nil, [])
  }

  /// Starts a job. Stops the current one.
  func start(_ job: LanguageJob) {
    stop()
    record = LanguageJobProgress(job)
    run(job, after: 0)
  }

  /// Runs a job.
  ///
  /// - Parameter count: how many of its screens are skipped, since their reports are known.
  private func run(_ job: LanguageJob, after count: Int) {
    guard isIsolated else {
      job.run(registry, startingAt: count) { record?.take($0) }
      return
    }
    unread = []
    // If no process can be started, the record stays without screens.
    stream = try? WorkerStream(within: Self.limits) { send in
      job.run(registry, startingAt: count, send: send)
    }
  }

  /// Reads the output of the child. If a screen ended it, another child continues after that
  /// screen.
  private func readEvents() {
    guard let stream, let job = record?.job else { return }
    switch stream.next() {
    case .output(let output): unread += output
    case .end(let output, let ending):
      record?.take(unread + output)
      self.stream = nil
      guard record?.isWhole == false, record?.end(ending, within: Self.limits) == true,
        record?.isWhole == false
      else { return }
      run(job, after: record?.count ?? 0)
    }
  }
}
