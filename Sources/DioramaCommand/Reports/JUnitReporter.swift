import Diorama
import DioramaSystem
import TerminalText
import YAML

/// The XML format that most CI servers read: a suite for each project, a case for each screen.
///
/// GitLab identifies cases by class and name, and shows the class. Jenkins splits the class at the
/// last dot into package and name. Other servers need the times.
struct JUnitReporter {
  func report(_ run: TestResult) -> SafeText { SafeText(lines: text(of: run)) }

  private func text(of run: TestResult) -> String {
    let total = run.parts.reduce(Duration.zero) { $0 + $1.duration }
    let problems = run.fileProblems.sorted.filter { $0.severity == .error }
    let counts = counts(run.findings, besides: problems.count)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"\(escape(run.tool))\"\(counts) time=\"\(seconds(total))\">\n"
      + run.parts.map(suite).joined() + suite(of: problems) + "</testsuites>\n"
  }

  /// Returns a suite for files that could not be read without errors: a case for each error.
  private func suite(of problems: [Diagnostic]) -> String {
    if problems.isEmpty { return "" }
    return "  <testsuite name=\"files\"\(counts([], besides: problems.count)) skipped=\"0\""
      + " time=\"0.000\">\n" + problems.map(testCase).joined() + "  </testsuite>\n"
  }

  private func testCase(_ problem: Diagnostic) -> String {
    let file = problem.place.source.path
    let text = TextPrinter(color: false).text(of: [problem])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return "    <testcase classname=\"\(escape(className(file)))\""
      + " name=\"\(escape(problem.place.description))\" file=\"\(escape(file))\""
      + " line=\"\(problem.place.start.line)\" time=\"0.000\">\n"
      + "      <error message=\"\(escape(problem.message))\""
      + " type=\"\(problem.code.rawValue)\">\(escape(lines: lines))</error>\n"
      + "    </testcase>\n"
  }

  private func suite(_ part: TestResult.Part) -> String {
    let name = escape(part.argument)
    return "  <testsuite name=\"\(name)\"\(counts(part.findings)) skipped=\"0\""
      + " time=\"\(seconds(part.duration))\">\n"
      + part.findings.map(testCase).joined() + "  </testsuite>\n"
  }

  private func counts(_ findings: some Collection<TestFinding>, besides problems: Int = 0) -> String
  {
    let errors = findings.filter(isError).count + problems
    let failures = findings.filter { $0.fails && !isError($0) }.count
    return " tests=\"\(findings.count + problems)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private func isError(_ finding: TestFinding) -> Bool { finding.status == .failed }

  private func testCase(_ finding: TestFinding) -> String {
    let file = finding.screen?.path ?? finding.snapshotPath
    let line = finding.screen?.idPlace.start.line ?? 1
    let start =
      "    <testcase classname=\"\(escape(className(file)))\" name=\"\(escape(finding.name))\""
      + " file=\"\(escape(file))\" line=\"\(line)\""
      + " time=\"\(seconds(finding.duration))\""
    let text = escape(lines: details(of: finding))
    if finding.fails {
      let element = isError(finding) ? "error" : "failure"
      let message = escape("\(finding.status.rawValue): \(finding.summary)")
      return start + ">\n      <\(element) message=\"\(message)\""
        + " type=\"\(finding.status.rawValue)\">\(text)</\(element)>\n    </testcase>\n"
    }
    if finding.status == .passed { return start + "/>\n" }
    let note = escape("\(finding.status.rawValue): \(finding.summary)")
    return start + ">\n      <system-out>\(note)</system-out>\n    </testcase>\n"
  }

  /// Returns the folders of a file, separated by dots as in package names.
  private func className(_ file: String) -> String {
    let folders = file.parentFolder.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return folders.isEmpty ? "screens" : folders.joined(separator: ".")
  }

  private func details(of finding: TestFinding) -> [String] {
    var lines = finding.verdict.explanation()
    if !finding.verdict.isInvisible { lines += finding.diff?.lines.map(\.text) ?? [] }
    if isError(finding) {
      let text = TextPrinter(color: false).text(of: finding.diagnostics.sorted)
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return lines + (finding.acceptCommand.map { ["to accept: \($0)"] } ?? [])
  }

  private func seconds(_ duration: Duration) -> String {
    let milliseconds = duration / .milliseconds(1)
    let whole = Int(milliseconds)
    let rest = String(whole % 1000)
    return "\(whole / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  private func escape(lines: [String]) -> String {
    lines.map(escape).joined(separator: "\n")
  }

  /// Escapes a text for XML, which cannot contain most control characters: they become visible
  /// escapes.
  private func escape(_ text: String) -> String {
    text.escapingControls().unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
