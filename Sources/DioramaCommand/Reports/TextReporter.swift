import Diorama
import TerminalText

/// For people: what is wrong, a patch for what differs, and what to type to accept it.
struct TextReporter: TestReporter {
  let colors: Colors
  let isQuiet: Bool
  /// Whether a terminal would act upon what a spoilt snapshot holds.
  let isTerminal: Bool

  func report(_ run: TestRun) -> String {
    let findings = run.findings
    // Where a project's own file is broken, what is said of that is enough.
    var text = findings.filter { $0.status != .passed && !$0.isSilent }.map(describe).joined()
    if !isQuiet || findings.contains(where: { $0.status != .passed }) { text += run.summary + "\n" }
    return text
  }

  private func describe(_ finding: TestFinding) -> String {
    let word = finding.status.rawValue
    var lines = [
      "\(finding.fails ? colors.red(word) : colors.yellow(word))  \(finding.summary)"
    ]
    lines += finding.faultLines
    if let diff = finding.diff, finding.fault?.isInvisible != true {
      lines.append(colors.patch(diff, escaping: isTerminal))
    }
    if let accept = finding.accept { lines.append("to accept: \(accept)") }
    return lines.joined(separator: "\n") + "\n\n"
  }
}
