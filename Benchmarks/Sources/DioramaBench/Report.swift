import Foundation

/// The table of the measurements, compared with the targets.
struct Report {
  let series: [BenchmarkCase: Series]
  let screenCount: Int

  private struct Row {
    let name: String
    let series: Series
  }

  private subscript(benchmark: BenchmarkCase) -> Series {
    series[benchmark] ?? Series(rounds: [])
  }

  // MARK: Table

  /// The cost of one more frame of a screen.
  private var render: Series {
    (self[.frames] - self[.run]) / Double(BenchmarkRunner.frameCount - 1)
  }

  private var stages: [Row] {
    [
      Row(name: "find: folder to files", series: self[.find]),
      Row(name: "read: files to documents", series: self[.read]),
      Row(
        name: "configure: documents to plans",
        series: self[.load] - self[.find] - self[.read] + self[.plan]),
      Row(name: "run: plans to screens at rest", series: self[.run] - render),
      Row(name: "render: screens to snapshots", series: render),
      Row(name: "compare: with the recorded files", series: self[.compare]),
    ]
  }

  /// The table with its header, one line per measurement.
  var table: String {
    let stages = stages
    let sum = stages.dropFirst().reduce(self[.find]) { $0 + $1.series }
    let groups: [[Row]] = [
      [Row(name: "libyaml: bare scan in C, one thread", series: self[.scan])],
      stages,
      [
        Row(name: "these stages added up", series: sum),
        Row(name: "all together, in this process", series: self[.together]),
      ],
      [
        Row(name: "Yams: files to nodes", series: self[.compose]),
        Row(name: "Yams: files to Codable structs", series: self[.decode]),
      ],
    ]
    let head = line("", "ms", "µs/screen", "x scan")
    let rule = String(repeating: "─", count: head.count)
    let lines = groups.map { $0.map(line).joined(separator: "\n") }
    return ([head] + lines).joined(separator: "\n\(rule)\n")
  }

  private func line(_ row: Row) -> String {
    let median = row.series.median
    return line(
      row.name, Self.text(median, 1), Self.text(median * 1000 / Double(screenCount), 1),
      Self.text(row.series.ratio(to: self[.scan]), 2))
  }

  private func line(_ name: String, _ columns: String...) -> String {
    columns.reduce(name + Self.padding(name, 36)) { line, column in
      line + Self.padding(column, 11) + column
    }
  }

  private static func padding(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0))
  }

  private static func text(_ number: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", number)
  }

  /// The stability of the machine during the measurement.
  var noiseSummary: String {
    let range = self[.scan].range
    return """
      the scan took from \(Self.text(range.lowerBound, 1)) to \(Self.text(range.upperBound, 1)) ms; \
      a ratio is the median of the rounds' own ratios
      """
  }

  // MARK: Verdicts

  /// The result compared with the target; whole commands are in another table.
  var targetResults: String {
    let yams = self[.compose].ratio(to: self[.read])
    return """
      Yams to nodes: \(Self.text(yams, 2)) x our reader; \
      target at least 5 x: \(Self.word(yams >= 5))
      """
  }

  private static func word(_ isMet: Bool) -> String { isMet ? "met" : "not met" }
}
