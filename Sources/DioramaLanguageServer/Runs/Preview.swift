/// What a screen shows.
struct Preview: Encodable {
  struct Frame: Encodable {
    let label: String
    let lines: [String]
    let runs: [[ScreenReport.Run]]?
    let changed: Bool
  }
  let screen: String
  /// The number of the text that it was run with.
  let version: Int
  let state: String
  let frames: [Frame]
  /// What was wrong, in lines.
  let problems: [String]
  let snapshot: String
  /// Where `gallery --serve` shows the screen; nil where nobody serves it.
  let gallery: String?
}

extension Preview {
  /// What came of a screen.
  init(_ report: ScreenReport, version: Int, hasStyles: Bool, gallery: String?) {
    self.init(
      screen: report.name, version: version, state: report.state.rawValue,
      frames: report.frames.map {
        Frame(
          label: $0.label, lines: $0.lines, runs: hasStyles ? $0.runs : nil, changed: $0.isChanged)
      },
      problems: report.problems.map(\.message), snapshot: report.snapshotPath,
      gallery: gallery)
  }
}
