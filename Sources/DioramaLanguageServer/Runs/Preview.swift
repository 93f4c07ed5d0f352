/// The output of a screen for a preview.
struct Preview: Encodable {
  struct Frame: Encodable {
    let label: String
    let lines: [String]
    let runs: [[ScreenReport.Run]]?
    let changed: Bool
  }
  let screen: String
  /// The version of the text that was run.
  let version: Int
  let state: String
  let frames: [Frame]
  /// The messages of the problems.
  let problems: [String]
  let snapshot: String
  /// The screen's address on the page of `gallery --serve`; nil if no gallery is served.
  let gallery: String?
}

extension Preview {
  /// Creates a preview from a screen's report.
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
