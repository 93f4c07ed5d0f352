extension LanguageService {
  /// Returns the lenses above each screen: its state, and the possible decisions.
  ///
  /// - Parameters:
  ///   - reports: the reports of the screens.
  ///   - uri: the text that contains the screens.
  ///   - rejected: the digests that the user has rejected.
  func lenses(
    for reports: [ScreenReport], uri: String, rejected: Set<String>
  ) -> [CodeLens] {
    let lines = Dictionary(grouping: reports, by: \.line)
    return reports.flatMap { report -> [CodeLens] in
      let start = TextPosition(line: report.line, character: 0)
      let range = TextRange(start: start, end: start)
      let about = ScreenArgument(uri: uri, screen: report.name, digest: report.digest)
      func lens(_ title: String, _ verb: ScreenCommandName) -> CodeLens {
        CodeLens(
          range: range,
          command: EditorCommand(title: title, command: verb.rawValue, arguments: [about]))
      }
      // Several reports have the same line if the project's file defines the variants.
      let isShared = lines[report.line, default: []].count > 1
      let name = isShared ? "\(report.name): " : ""
      let count = report.frames.count == 1 ? "1 frame" : "\(report.frames.count) frames"
      switch report.state {
      case .same: return [lens("\(name)\(count), as recorded", .show)]
      case .missing:
        return [
          lens("\(name)\(count), not recorded: show", .show), lens("record", .accept),
        ]
      case .differs:
        let changed = report.changedCount
        let words =
          changed == 0
          ? "differs" : changed == 1 ? "1 frame differs" : "\(changed) frames differ"
        if rejected.contains(report.digest) {
          return [lens("\(name)\(words), rejected: show", .show), lens("accept", .accept)]
        }
        return [
          lens("\(name)\(words): show", .show), lens("accept", .accept), lens("reject", .reject),
        ]
      case .failed:
        let why = report.problems.first { $0.isError }?.message.split(separator: "\n").first
        return [lens("\(name)cannot be shown" + (why.map { ": \($0)" } ?? ""), .show)]
      }
    }
  }

  /// Returns the report of the screen that contains a line or precedes it, or of the variant that
  /// the line belongs to; nil if there are no reports.
  static func report(at line: Int, among reports: [ScreenReport]) -> ScreenReport? {
    let around = reports.filter { $0.lines.contains(line) }
    if let first = around.map(\.lines.lowerBound).max() {
      return around.first { $0.lines.lowerBound == first }
    }
    // A screen comes before its variants.
    let above = reports.filter { $0.lines.upperBound <= line }
    let last = above.map(\.lines.upperBound).max()
    return above.first { $0.lines.upperBound == last } ?? reports.first
  }
}

extension ScreenReport {
  /// The output of the screen as an editor shows it: a line with its state, then the frames.
  var page: String {
    let words =
      switch state {
      case .same: "as recorded"
      case .missing: "not recorded"
      case .differs: "not as recorded"
      case .failed: "cannot be shown"
      }
    let problems = problems.map { "\($0.isError ? "error" : "warning"): \($0.message)\n" }
    let frames = frames.map { frame in
      (frame.label.isEmpty ? "" : "── \(frame.label) ──\n")
        + frame.lines.map { $0 + "\n" }.joined()
    }
    return "\(name): \(words)\n" + problems.joined() + frames.map { "\n" + $0 }.joined()
  }
}
