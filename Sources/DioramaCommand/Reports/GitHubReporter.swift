import Diorama
import TerminalText
import YAML

/// For GitHub: a workflow command for each finding, which becomes a note beside the screen's line.
struct GitHubReporter: TestReporter {
  func report(_ run: TestRun) -> String {
    // What fails to run has diagnostics of its own.
    let findings = run.findings.filter { $0.status != .passed && $0.status != .failed }
    return findings.map(command).joined() + run.summary + "\n"
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
    let diff = finding.fault?.isInvisible == true ? [] : finding.diff?.lines.map(\.text) ?? []
    return finding.faultLines + diff + (finding.accept.map { ["to accept: \($0)"] } ?? [])
  }
}
