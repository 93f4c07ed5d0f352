import DioramaAuthoring
import DioramaSystem

/// The runs of a session: their results, the scheduled files, and the requests that wait for them.
struct RunScheduler {
  /// The result of a file's screens.
  struct Outcome {
    var reports: [ScreenReport]
    let includesColors: Bool
    /// Whether nothing that they depend on has changed since.
    var isFresh = true
    /// The version of the text that was run.
    let version: Int
  }

  /// A request that is answered after a run.
  struct PendingRequest {
    enum Kind {
      case lenses
      case preview(screen: String?, line: Int, hasStyles: Bool)
      /// A hover over the name of a screen or a variant, with the known part of the response.
      case hover(line: Int, variant: String?, Hover)
      case touchHover(LanguageJob.Question, Hover)
      case touchCompletion(LanguageJob.Question, [CompletionItem], TextRange, ScalarToken)
      /// The actions at a line, in addition to those that are known already.
      case actions(line: Int, [CodeAction])
    }
    let id: RequestID
    let uri: String
    let path: String
    let kind: Kind
    /// The text to run if the edited word is not a valid value yet.
    var text: String?

    /// The question for a run of its own; nil if the request waits for the output of the screens.
    var question: LanguageJob.Question? {
      switch kind {
      case .lenses, .preview, .hover: nil
      case .touchHover(let question, _), .touchCompletion(let question, _, _, _): question
      case .actions(let line, _): .states(line: line)
      }
    }
  }

  private(set) var outcomes: [String: Outcome] = [:]
  var pendingRequests: [PendingRequest] = []
  /// The files whose screens are to be run, in order.
  private(set) var scheduledPaths: [String] = []
  /// The files that are run again after each change.
  private(set) var trackedPaths: Set<String> = []
  /// The files whose output is also requested with colors.
  var coloredPaths: Set<String> = []
  /// The digests that the user has rejected.
  var rejected: Set<String> = []
  /// The position that the preview follows.
  var previewCursor: (path: String, line: Int)?
  private(set) var current: LanguageJob?
  private(set) var isOutdated = false
  private var number = 0
  /// The number of requests sent to the client.
  var requests = 0

  /// Returns the result of a file's screens if it is current.
  func currentOutcome(of path: String) -> Outcome? {
    guard let outcome = outcomes[path], outcome.isFresh,
      outcome.includesColors || !coloredPaths.contains(path)
    else { return nil }
    return outcome
  }

  /// The problems by path that current results contain.
  var problems: [String: [ScreenReport.Problem]] {
    let reports = outcomes.sorted { $0.key < $1.key }.filter(\.value.isFresh).flatMap(
      \.value.reports)
    return Dictionary(grouping: reports.flatMap(\.problems), by: \.path)
  }

  /// Whether there is something to run.
  var hasJob: Bool {
    current == nil && (!scheduledPaths.isEmpty || pendingRequests.contains { $0.question != nil })
  }

  /// Returns whether a request waits for the output of a file's screens.
  private func isAwaited(_ path: String) -> Bool {
    pendingRequests.contains { $0.path == path && $0.question == nil }
  }

  /// Schedules a run of a file's screens, and another one after each change of their dependencies.
  mutating func schedule(_ path: String) {
    trackedPaths.insert(path)
    if currentOutcome(of: path) == nil, !scheduledPaths.contains(path) {
      scheduledPaths.append(path)
    }
  }

  /// Marks the results that depend on changed files as outdated, and schedules the tracked files.
  mutating func invalidate(_ changed: ChangedPaths, isProjectFile: Bool) {
    for (path, outcome) in outcomes {
      let isConcerned =
        isProjectFile || changed.affect(path)
        || outcome.reports.contains { report in
          changed.affect(report.snapshotPath)
            || report.files.map { $0.contains(where: changed.affect) } ?? true
        }
      guard isConcerned else { continue }
      outcomes[path]?.isFresh = false
      if trackedPaths.contains(path) { schedule(path) }
    }
    if let current { isOutdated = isOutdated || current.texts[current.path] != nil }
  }

  /// Adds a request; its question interrupts a run of all screens of a file.
  mutating func enqueue(_ one: PendingRequest) {
    pendingRequests.append(one)
    if one.question != nil, case .screens? = current?.question { isOutdated = true }
  }

  /// Removes the requests that satisfy a condition; a run that only they need is stopped.
  mutating func cancel(where shouldCancel: (PendingRequest) -> Bool) {
    pendingRequests.removeAll(where: shouldCancel)
    guard let current else { return }
    if case .screens = current.question { return }
    let isWanted = pendingRequests.contains {
      $0.path == current.path && $0.question == current.question
    }
    if !isWanted { isOutdated = true }
  }

  /// Stops tracking a file.
  mutating func close(_ path: String) {
    trackedPaths.remove(path)
    scheduledPaths.removeAll { $0 == path }
    outcomes[path] = nil
    if current?.path == path { isOutdated = true }
    if previewCursor?.path == path { previewCursor = nil }
  }

  /// Returns the next job; nil if nothing is scheduled, or if a job is running.
  mutating func next(
    texts: (String) -> [String: String], _ encoding: PositionEncoding
  ) -> LanguageJob? {
    guard current == nil else { return nil }
    var text: String?
    var task: (path: String, question: LanguageJob.Question)?
    if let one = pendingRequests.first(where: { $0.question != nil }), let question = one.question {
      task = (one.path, question)
      text = one.text
    } else if let path = scheduledPaths.first(where: isAwaited) ?? scheduledPaths.first {
      scheduledPaths.removeAll { $0 == path }
      task = (path, .screens(includesColors: coloredPaths.contains(path)))
    }
    guard let task else { return nil }
    number += 1
    var all = texts(task.path)
    if let text { all[task.path] = text }
    current = LanguageJob(
      number: number, path: task.path, texts: all, question: task.question,
      encoding: encoding.rawValue)
    isOutdated = false
    return current
  }

  /// Ends a job, with any result.
  ///
  /// - Returns: whether the result is still wanted.
  mutating func end(_ job: LanguageJob) -> Bool {
    guard current?.number == job.number else { return false }
    current = nil
    let isWanted = !isOutdated
    isOutdated = false
    if !isWanted, case .screens = job.question, trackedPaths.contains(job.path) {
      schedule(job.path)
    }
    return isWanted
  }

  mutating func store(_ outcome: Outcome, of path: String) { outcomes[path] = outcome }

  /// Marks a screen as recorded with its present output.
  mutating func record(_ screen: String, of path: String) {
    guard let reports = outcomes[path]?.reports else { return }
    outcomes[path]?.reports = reports.map { $0.name == screen ? $0.asRecorded : $0 }
  }
}
