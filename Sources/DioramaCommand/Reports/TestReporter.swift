import Diorama

/// Prints what came of a test.
protocol TestReporter {
  /// The report, for standard output.
  func report(_ run: TestRun) -> String
}

extension TestRun {
  /// How many there are of each, such as `3 passed, 1 differs`.
  var summary: String {
    let counts = Dictionary(grouping: findings, by: \.status).mapValues(\.count)
    let rest = TestFinding.Status.allCases.dropFirst().compactMap { status in
      counts[status].map { "\($0) \(status.rawValue)" }
    }
    return (["\(counts[.passed] ?? 0) passed"] + rest).joined(separator: ", ")
  }
}
