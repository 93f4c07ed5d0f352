import Diorama
import DioramaAuthoring

/// The output of a watched project after a change.
struct WatchReport {
  private let update: WatchSession.Update
  private let depth: FramePainter.Depth
  private var runs: [WatchedRun] { update.runs }
  private var failed: [String] { update.failed }
  private var removed: [String] { update.removed }
  private var isFirst: Bool { update.isFirst }

  /// - Parameters:
  ///   - update: the changes.
  ///   - depth: the number of colors of the terminal.
  init(_ update: WatchSession.Update, depth: FramePainter.Depth = .palette256) {
    self.update = update
    self.depth = depth
  }

  /// The number of screens of the same kind that are named; more are only counted.
  static let nameLimit = 3

  /// Returns the output for people: a single screen in full, of several only the changes.
  func text(isQuiet: Bool, _ colors: Colors) -> SafeText {
    let reportedRuns = reportedRuns(isQuiet)
    if runs.count == 1, let run = reportedRuns.first, !isFirst || failed.isEmpty {
      let frame = FramePainter(depth: depth).text(of: run.now, run.coloredRuns)
      return frame + "\n" + line(run.screen.name, run, colors) + removedLines
    }
    if isFirst { return isQuiet ? lines(of: reportedRuns, colors) : summary(colors) }
    let changed = reportedRuns.filter { $0.before != nil && !$0.isUnchanged }
    var text: SafeText = ""
    for run in changed {
      let diff = UnifiedDiff(from: run.before ?? [], to: run.now, path: run.screen.name)
      text += colors.patch(diff) + "\n"
      text += line(run.screen.name, run, colors)
    }
    return text + lines(of: reportedRuns.filter { $0.before == nil || $0.isUnchanged }, colors)
      + removedLines
  }

  /// Returns the output for programs: an object for each screen, one a line.
  func json(isQuiet: Bool) -> SafeText {
    reportedRuns(isQuiet).map { run in
      let state: JSON = run.state == .notRecorded ? .null : .bool(run.state == .asRecorded)
      let object: JSON = [
        "screen": .string(run.screen.id), "variant": .optional(run.screen.variant),
        "file": .string(run.screen.path),
        "snapshot": .string(String(decoding: run.now, as: UTF8.self)), "asRecorded": state,
      ]
      return object.line
    }.joined()
  }

  private func reportedRuns(_ isQuiet: Bool) -> [WatchedRun] {
    isQuiet ? runs.filter { $0.state != .asRecorded } : runs
  }

  /// Returns the number of screens in each state, and the names of those that differ.
  private func summary(_ colors: Colors) -> SafeText {
    func count(_ state: WatchedRun.State) -> Int { runs.filter { $0.state == state }.count }
    let counts = [
      (count(.asRecorded), "as recorded"), (count(.differs), "not as recorded"),
      (count(.notRecorded), "not recorded"), (failed.count, "with errors"),
    ].filter { $0.0 > 0 }
    guard let first = counts.first else { return "" }
    let parts =
      ["\(ReportPhrases.count(first.0, "screen")) \(first.1)"]
      + counts.dropFirst().map { "\($0.0) \($0.1)" }
    return "\(parts.joined(separator: ", "))\n"
      + runs.filter { $0.state == .differs }.map { line($0.screen.name, $0, colors) }.joined()
  }

  /// Returns the final frames of some screens on request: one screen in full, of a few the changes
  /// that accepting would record.
  static func view(
    of runs: [WatchedRun], _ colors: Colors, depth: FramePainter.Depth = .palette256
  ) -> SafeText {
    let report = WatchReport(WatchSession.Update(showing: runs), depth: depth)
    if runs.count == 1 || runs.count > nameLimit { return report.text(isQuiet: false, colors) }
    return runs.map { run in
      let patch = run.diff.map { colors.patch($0) + "\n" } ?? ""
      return patch + report.line(run.screen.name, run, colors, isCurrent: true)
    }.joined()
  }

  /// Returns a line for each screen, or one line for many screens of the same kind.
  private func lines(of runs: [WatchedRun], _ colors: Colors) -> SafeText {
    var text: SafeText = ""
    for state in WatchedRun.State.allCases {
      for isUnchanged in [false, true] {
        let matching = runs.filter { $0.state == state && $0.isUnchanged == isUnchanged }
        if let first = matching.first, matching.count > Self.nameLimit {
          text += line(ReportPhrases.count(matching.count, "screen"), first, isCount: true, colors)
        } else {
          text += matching.map { line($0.screen.name, $0, colors) }.joined()
        }
      }
    }
    return text
  }

  private func line(
    _ subject: String, _ run: WatchedRun, isCount: Bool = false, _ colors: Colors,
    isCurrent: Bool = false
  ) -> SafeText {
    let word: SafeText = "\(run.state.rawValue)"
    let state = run.state == .asRecorded ? colors.green(word) : colors.yellow(word)
    return
      "\(subject)\(isCount ? "" : ":") \(state)\(run.isUnchanged && !isCurrent ? ", unchanged" : "")\n"
  }

  private var removedLines: SafeText {
    removed.count > Self.nameLimit
      ? "\(ReportPhrases.count(removed.count, "screen")) removed\n"
      : removed.map { "\($0): removed\n" as SafeText }.joined()
  }
}
