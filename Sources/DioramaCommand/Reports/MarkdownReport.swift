import Diorama
import DioramaSystem
import TerminalText
import YAML

/// The result of a test as Markdown for a pull request: causes, then each change once.
///
/// Foreign text is only in code spans and blocks, which it cannot end: its mentions, markup and
/// HTML have no effect. GitHub allows 65,536 bytes in a comment. The report stays below 60,000 and
/// counts the parts that it omits for that.
struct MarkdownReport {
  /// The size limit of the report in bytes.
  static let maxBytes = 60_000
  /// The bytes reserved for the notes about omitted parts and how to accept.
  private static let reservedBytes = 1_500
  private static let maxLines = 60
  private static let maxItems = 30

  private let result: TestResult
  private let changes: TestChanges

  init(_ result: TestResult, _ changes: TestChanges) {
    self.result = result
    self.changes = changes
  }

  /// A part of the report.
  private struct Piece {
    /// The name of an omitted piece in the report, such as `change`.
    let kind: String
    let text: String
  }

  // MARK: The summary of a step

  /// The size limit of a step's summary file on GitHub, in bytes.
  private static let maxSummaryBytes = 1 << 20

  /// Appends the report to the step's summary, in a run on GitHub that has problems.
  ///
  /// - Returns: a warning if the summary cannot be written; it does not fail the test.
  func writeSummary(_ context: CommandContext) -> Diagnostics {
    var problems = Diagnostics()
    let environment = context.console.environment
    guard environment.isCI, let path = environment.variables[Console.summaryVariable],
      !path.isEmpty, hasProblems
    else { return problems }
    do throws(FileSystem.Failure) {
      try append(to: path)
    } catch {
      problems.append(
        .unwritten("summary of \(Console.summaryVariable)", path, error, as: .warning))
    }
    return problems
  }

  /// Appends the report to a file, and keeps its contents.
  private func append(to path: String) throws(FileSystem.Failure) {
    let own = text.bytes
    var before: [UInt8]?
    do throws(FileSystem.Failure) {
      before = try FileSystem.read(path, atMost: Self.maxSummaryBytes - own.count)
    } catch {
      if !error.isMissing { throw error }
    }
    var bytes = before ?? []
    if let last = bytes.last, last != 10 { bytes.append(10) }
    try FileSystem.writeOutput(bytes + own, to: path, replacing: FileSystem.Expectation(before))
  }

  private var hasProblems: Bool {
    !result.diagnostics.isEmpty || !result.notPassed.isEmpty
  }

  // MARK: The report

  /// The report.
  var text: SafeText {
    let pieces = [heading] + problems + causes + changePieces + others
    var remainingBytes = Self.maxBytes - Self.reservedBytes - closing.utf8.count
    var kept = ""
    var left: [String: Int] = [:]
    for piece in pieces {
      if piece.text.utf8.count <= remainingBytes {
        remainingBytes -= piece.text.utf8.count
        kept += piece.text
      } else {
        left[piece.kind, default: 0] += 1
      }
    }
    return SafeText(lines: kept + note(on: left) + closing)
  }

  private func note(on left: [String: Int]) -> String {
    if left.isEmpty { return "" }
    let parts = left.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    let paths = ShellWords.operands(result.parts.map(\.argument))
    let command = ShellWords.line([result.tool, "test"] + paths)
    return "Omitted to limit the size: \(parts.joined(separator: ", ")). "
      + "Full report: \(Self.code(command, most: 500))\n\n"
  }

  private var heading: Piece {
    Piece(kind: "heading", text: "# \(result.tool) test\n\n\(result.summary)\n\n")
  }

  private var closing: String {
    result.acceptAllCommand.map { "To accept all: \(Self.code($0, most: 500))\n" } ?? ""
  }

  // MARK: Errors

  private var problems: [Piece] {
    let errors = result.diagnostics.sorted.filter { $0.severity == .error }
    if errors.isEmpty { return [] }
    let text = TextPrinter(color: false).text(of: errors)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return [
      Piece(
        kind: "errors",
        text: "## \(ReportPhrases.count(errors.count, "error"))\n\n" + Self.block(lines, "text"))
    ]
  }

  // MARK: Causes

  private var causes: [Piece] {
    var order: [String] = []
    var causes: [String: ChangeCause] = [:]
    var screens: [String: Set<Int>] = [:]
    var scattered: Set<String> = []
    for change in changes.changes {
      let isScattered = ReportPhrases.isScattered(change.causes)
      for cause in isScattered ? Array(change.causes.prefix(1)) : change.causes {
        if isScattered { scattered.insert(cause.id) }
        if causes.updateValue(cause, forKey: cause.id) == nil { order.append(cause.id) }
        screens[cause.id, default: []].formUnion(change.findings.map(\.number))
      }
    }
    if order.isEmpty { return [] }
    order.sort { (screens[$1]?.count ?? 0) < (screens[$0]?.count ?? 0) }
    let lines = order.prefix(Self.maxItems).compactMap { id in
      causes[id].map { cause in
        let count = ReportPhrases.count(screens[id]?.count ?? 0, "snapshot")
        let places = scattered.contains(id) ? " and in other places" : ""
        return "- \(Self.code(cause.text))\(places): \(count)\n"
      }
    }
    let rest = order.count - lines.count
    let more = rest > 0 ? "- and \(rest) more; \(listCommand) lists all\n" : ""
    return [
      Piece(kind: "causes", text: "## Causes\n\n" + lines.joined() + more + "\n")
    ]
  }

  /// The command that lists all causes.
  private var listCommand: String {
    Self.code(ShellWords.line(result.listCommand), most: 500)
  }

  // MARK: Changes

  /// The changes, with those in most screens first.
  private var sorted: [TestChanges.Change] {
    changes.changes.enumerated()
      .sorted { ($1.element.findings.count, $0.offset) < ($0.element.findings.count, $1.offset) }
      .map(\.element)
  }

  private var changePieces: [Piece] {
    sorted.enumerated().map { number, change in
      var text = number == 0 ? "## Changes\n\n" : ""
      text += "### \(number + 1). "
      if let summary = change.shortSummary { text += "\(Self.code(summary)): " }
      text += "\(Self.code(change.example.name)) differs"
      text += "\(change.example.verdict.kinds.messageSuffix)"
      text += "\(ReportPhrases.sharedChangeSuffix(change.findings.count))\n\n"
      if !change.causes.isEmpty {
        let (causes, note) = ReportPhrases.named(
          change.causes, of: change.group, listedBy: listCommand)
        let list = causes.map { Self.code($0.text) }.joined(separator: "; ")
        text += "Cause: \(list)\(note)\n\n"
      }
      text += change.example.verdict.explanation().map { "\(Self.code($0))\n\n" }.joined()
      text += "On the gallery's page: \(Self.code("gallery.html#change:\(change.id)"))\n\n"
      // The heading has the name of the file.
      let lines = change.patch.filter { $0.kind != .header }.map(\.text)
      if !lines.isEmpty { text += Self.block(lines, "diff") }
      if change.findings.count > 1 { text += names(of: change.findings) }
      return Piece(kind: "change", text: text)
    }
  }

  private func names(of findings: [TestFinding]) -> String {
    let names = findings.prefix(Self.maxItems).map { Self.code($0.name) }
    let rest = findings.count - names.count
    let more = rest > 0 ? " and \(rest) more" : ""
    return "In \(names.joined(separator: ", "))\(more).\n\n"
  }

  /// The pieces for renamed screens, and for missing, orphaned and failed ones.
  private var others: [Piece] {
    changes.items.compactMap { item in
      switch item {
      case .change: return nil
      case .rename(let rename):
        let lines = rename.findings.prefix(Self.maxItems).map {
          let from = Self.code(($0.movedFrom ?? "").withoutDot)
          return "- from \(from) to \(Self.code($0.snapshotPath.withoutDot))\n"
        }
        return Piece(
          kind: "renamed screen",
          text: "### Renamed: \(Self.code(rename.words))\n\n\(lines.joined())\n"
            + accept(rename.findings.first?.acceptCommand))
      case .single(let finding):
        return Piece(
          kind: finding.status.rawValue,
          text: "### \(Self.word(finding.status)): \(Self.code(finding.name))\n\n"
            + finding.verdict.explanation().map { "\(Self.code($0))\n\n" }.joined()
            + accept(finding.acceptCommand))
      case .several(let findings):
        let status = findings.first.map { Self.word($0.status) } ?? ""
        return Piece(
          kind: "list", text: "### \(status): \(findings.count)\n\n" + names(of: findings))
      }
    }
  }

  private static func word(_ status: SnapshotVerdict.Status) -> String {
    status.rawValue.prefix(1).uppercased() + status.rawValue.dropFirst()
  }

  private func accept(_ command: String?) -> String {
    command.map { "To accept: \(Self.code($0, most: 500))\n\n" } ?? ""
  }

  // MARK: Code

  /// Returns a text as a code span on one line, which the text cannot end.
  static func code(_ text: String, most columns: Int = 160) -> String {
    let text = text.escapingControls().truncated(toColumns: columns)
    if text.allSatisfy({ $0 == " " }) { return "(nothing)" }
    let fence = String(repeating: "`", count: longestFence(in: [text]) + 1)
    let isBare = !text.contains("`") && !text.hasPrefix(" ") && !text.hasSuffix(" ")
    return isBare ? fence + text + fence : "\(fence) \(text) \(fence)"
  }

  /// Returns lines as a code block, of many only the first.
  private static func block(_ lines: [String], _ language: String) -> String {
    var some = lines.prefix(maxLines).map { $0.escapingControls() }
    if lines.count > maxLines {
      some.append("and \(ReportPhrases.count(lines.count - maxLines, "more line"))")
    }
    let fence = String(repeating: "`", count: max(3, longestFence(in: some) + 1))
    return "\(fence)\(language)\n\(some.joined(separator: "\n"))\n\(fence)\n\n"
  }

  private static func longestFence(in lines: [String]) -> Int {
    var longest = 0
    for line in lines {
      var run = 0
      for byte in line.utf8 {
        run = byte == UInt8(ascii: "`") ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    return longest
  }
}
