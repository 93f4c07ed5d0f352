import Diorama
import TerminalText
import YAML

/// Prints what came of a test.
protocol TestReporter {
  /// The report, for standard output.
  func report(_ run: TestResult) -> SafeText
}

/// The report of a test in the format that somebody wants.
struct TestReport {
  let format: OutputFormat
  let colors: Colors
  let isQuiet: Bool

  func text(of result: TestResult) -> SafeText {
    switch format {
    case .text: TextReporter(colors: colors, isQuiet: isQuiet).report(result)
    case .json: JSONReporter().report(result)
    case .github: GitHubReporter().report(result)
    }
  }
}

/// For people: what is wrong, a patch for what differs, and what to type to accept it.
struct TextReporter: TestReporter {
  let colors: Colors
  let isQuiet: Bool

  func report(_ run: TestResult) -> SafeText {
    let findings = run.findings
    // Where a project's own file is broken, what is said of that is enough.
    var text = findings.filter { $0.status != .passed && !$0.isSilent }.map(describe).joined()
    if !isQuiet || findings.contains(where: { $0.status != .passed }) { text += "\(run.summary)\n" }
    return text
  }

  private func describe(_ finding: TestFinding) -> SafeText {
    let word: SafeText = "\(finding.status.rawValue)"
    var lines: [SafeText] = [
      "\(finding.fails ? colors.red(word) : colors.yellow(word))  \(finding.summary)"
    ]
    lines += finding.verdict.explanation().map { "\($0)" }
    if let diff = finding.diff, !finding.verdict.isInvisible {
      lines.append(colors.patch(diff))
    }
    if let accept = finding.accept { lines.append("to accept: \(accept)") }
    return lines.joined(separator: "\n") + "\n\n"
  }
}

/// For scripts: an array with an object for each screen, and each snapshot that none has.
struct JSONReporter: TestReporter {
  func report(_ run: TestResult) -> SafeText { JSON.lines(run.findings.map(object)) }

  private func object(_ finding: TestFinding) -> JSON {
    .object([
      ("screen", .optional(finding.screen?.id)), ("variant", .optional(finding.screen?.variant)),
      ("file", .optional(finding.screen?.path)),
      ("line", finding.screen.map { .number(Int($0.idPlace.start.line)) } ?? .null),
      ("snapshot", .string(finding.snapshotPath)), ("status", .string(finding.status.rawValue)),
      ("fails", .bool(finding.fails)),
      ("kinds", .array(finding.verdict.kinds.map { .string($0.rawValue) })),
      ("fault", .optional(finding.verdict.fault?.name)),
      ("diff", .optional(finding.diff?.text)),
      ("accept", .optional(finding.accept)),
    ])
  }
}

/// For GitHub: a workflow command for each finding, which becomes a note beside the screen's line.
struct GitHubReporter: TestReporter {
  func report(_ run: TestResult) -> SafeText {
    // What fails to run has diagnostics of its own.
    let findings = run.findings.filter { $0.status != .passed && $0.status != .failed }
    return SafeText(lines: findings.map(command).joined()) + "\(run.summary)\n"
  }

  private func command(_ finding: TestFinding) -> String {
    let place =
      finding.screen?.idPlace ?? Place(startOf: Source(path: finding.snapshotPath, bytes: []))
    let severity: Diagnostic.Severity =
      finding.status == .deleted ? .note : finding.fails ? .error : .warning
    let diagnostic = Diagnostic(
      Diagnostic.Code(rawValue: "snapshot \(finding.status.rawValue)"),
      "\(finding.status.rawValue): \(finding.summary)", at: place, severity: severity)
    var text = ""
    GitHubPrinter().print([diagnostic], to: &text)
    text.removeLast()
    for line in details(of: finding) {
      text += "%0A" + line.escapingControls().replacing("%", with: "%25")
    }
    return text + "\n"
  }

  private func details(of finding: TestFinding) -> [String] {
    let diff = finding.verdict.isInvisible ? [] : finding.diff?.lines.map(\.text) ?? []
    return finding.verdict.explanation() + diff
      + (finding.accept.map { ["to accept: \($0)"] } ?? [])
  }
}
