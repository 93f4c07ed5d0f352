import Diorama

/// For scripts: an array with an object for each screen, and each snapshot that none has.
struct JSONReporter: TestReporter {
  func report(_ run: TestRun) -> String { JSON.lines(run.findings.map(object)) }

  private func object(_ finding: TestFinding) -> JSON {
    .object([
      ("screen", .optional(finding.screen?.id)), ("variant", .optional(finding.screen?.variant)),
      ("file", .optional(finding.screen?.path)),
      ("line", finding.screen.map { .number(Int($0.idPlace.start.line)) } ?? .null),
      ("snapshot", .string(finding.snapshotPath)), ("status", .string(finding.status.rawValue)),
      ("fails", .bool(finding.fails)),
      ("kinds", .array(finding.kinds.map { .string($0.rawValue) })),
      ("fault", .optional(finding.fault?.name)),
      ("diff", .optional(finding.diff.map { Colors(isOn: false).patch($0) + "\n" })),
      ("accept", .optional(finding.accept)),
    ])
  }
}
