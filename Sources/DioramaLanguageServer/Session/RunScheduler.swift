import DioramaAuthoring
import DioramaSystem

/// What a conversation knows of runs: what came of them, what is asked for, and who waits.
struct RunScheduler {
  /// What came of a file's screens.
  struct Outcome {
    var reports: [ScreenReport]
    let includesColors: Bool
    /// Whether nothing has changed since that they stand on.
    var isFresh = true
    /// The number of the text that was run.
    let version: Int
  }

  /// A request that is answered once something was run.
  struct PendingRequest {
    enum Kind {
      case lenses
      case preview(screen: String?, line: Int, hasStyles: Bool)
      /// The name of a screen, or of a variant, with what is said of it already.
      case hover(line: Int, variant: String?, Hover)
      case touchHover(LanguageJob.Question, Hover)
      case touchCompletion(LanguageJob.Question, [CompletionItem], TextRange, isQuoted: Bool)
      /// What may be done at a line besides what a run says.
      case actions(line: Int, [CodeAction])
    }
    let id: RequestID
    let uri: String
    let path: String
    let kind: Kind
    /// The text that is run, where what is being written is no value yet.
    var text: String?

    /// What is asked of a run of its own; nil where it waits for what the screens show.
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
  /// The files whose screens are to be run, in that order.
  private(set) var scheduledPaths: [String] = []
  /// The files that are run again whenever they change.
  private(set) var trackedPaths: Set<String> = []
  /// The files of which colours are wanted, too.
  var coloredPaths: Set<String> = []
  /// What somebody has decided against.
  var rejected: Set<String> = []
  /// The place that the preview follows.
  var previewCursor: (path: String, line: Int)?
  private(set) var current: LanguageJob?
  private(set) var isOutdated = false
  private var number = 0
  /// How many requests were made of the client.
  var requests = 0

  /// What came of a file's screens, where that holds still.
  func currentOutcome(of path: String) -> Outcome? {
    guard let outcome = outcomes[path], outcome.isFresh,
      outcome.includesColors || !coloredPaths.contains(path)
    else { return nil }
    return outcome
  }

  /// What was found wrong by runs after which nothing has changed, by path.
  var problems: [String: [ScreenReport.Problem]] {
    let reports = outcomes.sorted { $0.key < $1.key }.filter(\.value.isFresh).flatMap(
      \.value.reports)
    return Dictionary(grouping: reports.flatMap(\.problems), by: \.path)
  }

  /// Whether something is to be run.
  var hasJob: Bool {
    current == nil && (!scheduledPaths.isEmpty || pendingRequests.contains { $0.question != nil })
  }

  /// Whether somebody waits for what a file's screens show.
  private func isAwaited(_ path: String) -> Bool {
    pendingRequests.contains { $0.path == path && $0.question == nil }
  }

  /// From now on a file's screens are run, and again after each change of what they stand on.
  mutating func schedule(_ path: String) {
    trackedPaths.insert(path)
    if currentOutcome(of: path) == nil, !scheduledPaths.contains(path) {
      scheduledPaths.append(path)
    }
  }

  /// Something has changed: what stands on it is run again where somebody looks at it.
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

  /// Somebody begins to wait; a question does not wait for screens that are run whole.
  mutating func enqueue(_ one: PendingRequest) {
    pendingRequests.append(one)
    if one.question != nil, case .screens? = current?.question { isOutdated = true }
  }

  /// Those wait no longer of whom that is so; what is run for them alone is stopped.
  mutating func cancel(where shouldCancel: (PendingRequest) -> Bool) {
    pendingRequests.removeAll(where: shouldCancel)
    guard let current else { return }
    if case .screens = current.question { return }
    let isWanted = pendingRequests.contains {
      $0.path == current.path && $0.question == current.question
    }
    if !isWanted { isOutdated = true }
  }

  /// A file is no longer looked at.
  mutating func close(_ path: String) {
    trackedPaths.remove(path)
    scheduledPaths.removeAll { $0 == path }
    outcomes[path] = nil
    if current?.path == path { isOutdated = true }
    if previewCursor?.path == path { previewCursor = nil }
  }

  /// The next thing to run; nil where there is none, or something runs.
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

  /// What was run is over, whatever came of it.
  ///
  /// - Returns: whether it is what was wanted.
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

  /// A screen was recorded as it shows.
  mutating func record(_ screen: String, of path: String) {
    guard let reports = outcomes[path]?.reports else { return }
    outcomes[path]?.reports = reports.map { $0.name == screen ? $0.asRecorded : $0 }
  }
}
