import Diorama
import DioramaAuthoring
import TerminalText
import YAML

/// The report for people: problems, a patch for each difference, and the command that accepts it.
struct TextReporter {
  let colors: Colors
  let isQuiet: Bool
  /// The differences, each change once.
  let changes: TestChanges
  /// The command that reviews the differences; nil if nothing is pending.
  let review: [String]?

  func report(_ run: TestResult) -> SafeText {
    var text = changes.items.map { describe($0, run) }.joined()
    if !isQuiet || !run.notPassed.isEmpty { text += "\(run.summary)\n" }
    return text
  }

  private func describe(_ item: TestChanges.Item, _ run: TestResult) -> SafeText {
    let lines =
      switch item {
      case .change(let index): self.lines(of: changes.changes[index], run)
      case .rename(let rename): self.lines(of: rename)
      case .single(let finding): self.lines(of: finding)
      case .several(let findings): self.lines(of: findings)
      }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private func word(_ word: String, fails: Bool) -> SafeText {
    fails ? colors.red("\(word)") : colors.yellow("\(word)")
  }

  private func lines(of change: TestChanges.Change, _ run: TestResult) -> [SafeText] {
    let example = change.example
    let more = ReportPhrases.sharedChangeSuffix(change.findings.count)
    var lines: [SafeText] = [
      word(example.status.rawValue, fails: change.fails) + "  \(example.summary)\(more)"
    ]
    if let line = change.causeLine(run) { lines.append("\(line)") }
    lines += example.verdict.explanation().map { "\($0)" }
    let (patch, repeated) = change.shownPatch
    if !patch.isEmpty { lines.append(colors.patch(patch)) }
    if repeated > 0 { lines.append("\(ReportPhrases.repetitionLine(repeated))") }
    if change.findings.count > 1 {
      lines.append("in: \(ReportPhrases.names(change.findings.map(\.name)))")
    } else if change.group.isWholeExample {
      return lines + accept(example.acceptCommand)
    }
    return lines
      + accept(
        review.map { command in
          ShellWords.line(
            command.prefix(2) + ["--accept-change", change.id] + command.dropFirst(2))
        })
  }

  private func lines(of rename: TestChanges.Rename) -> [SafeText] {
    let findings = rename.findings
    let fails = findings.contains(where: \.fails)
    var lines: [SafeText] = [word("renamed", fails: fails) + "  \(rename.words)"]
    for finding in findings.prefix(ReportPhrases.nameLimit) {
      lines.append(
        "from \((finding.movedFrom ?? "").withoutDot) to \(finding.snapshotPath.withoutDot)")
    }
    let rest = findings.count - ReportPhrases.nameLimit
    if rest > 0 { lines.append("and \(rest) more") }
    return lines + accept(findings.first?.acceptCommand)
  }

  private func lines(of finding: TestFinding) -> [SafeText] {
    // The results alone should show the reason, too.
    let error = finding.diagnostics.sorted.first { $0.severity == .error }
    let reason = finding.status == .failed ? error.map { ": \($0.message)" } ?? "" : ""
    var lines: [SafeText] = [
      word(finding.status.rawValue, fails: finding.fails) + "  \(finding.summary)\(reason)"
    ]
    lines += finding.verdict.explanation().map { "\($0)" }
    return lines + accept(finding.acceptCommand)
  }

  private func lines(of findings: [TestFinding]) -> [SafeText] {
    guard let first = findings.first else { return [] }
    let fails = findings.contains(where: \.fails)
    let isMissing = first.status == .missing
    let what = isMissing ? "screens have no snapshot" : "snapshots have no screen"
    let only = fails ? "" : " (warning)"
    return [
      word(first.status.rawValue, fails: fails) + "  \(findings.count) \(what)\(only)",
      "\(ReportPhrases.names(findings.map(\.name)))",
    ]
  }

  private func accept(_ command: String?) -> [SafeText] {
    command.map { ["to accept: \($0)"] } ?? []
  }
}

/// The report for scripts: an array with an object for each screen and each orphaned snapshot.
struct JSONReporter {
  let changes: TestChanges

  func report(_ run: TestResult) -> SafeText {
    var own: [Int: [TestChanges.Change]] = [:]
    for change in changes.changes {
      for finding in change.findings { own[finding.number, default: []].append(change) }
    }
    return JSON.lines(run.findings.map { object($0, own[$0.number] ?? []) })
  }

  private func object(_ finding: TestFinding, _ changes: [TestChanges.Change]) -> JSON {
    [
      "screen": .optional(finding.screen?.id), "variant": .optional(finding.screen?.variant),
      "file": .optional(finding.screen?.path),
      "line": .optional(finding.screen?.idPlace.start.line),
      "snapshot": .string(finding.snapshotPath), "status": .string(finding.status.rawValue),
      "fails": .bool(finding.fails),
      "kinds": .strings(finding.verdict.kinds.map(\.rawValue)),
      "fault": .optional(finding.verdict.fault?.name),
      "diff": .optional(finding.diff?.text),
      "changes": .strings(changes.map(\.id)),
      "causes": .array(changes.flatMap(\.causes).map(\.json)),
      "movedFrom": .optional(finding.movedFrom), "movedTo": .optional(finding.movedTo),
      "accept": .optional(finding.acceptCommand),
    ]
  }
}

extension TestChanges.Change {
  /// A line with the causes; nil if they are unknown.
  fileprivate func causeLine(_ run: TestResult) -> String? {
    ReportPhrases.causeLine(causes, of: group, listedBy: run.listCommand)
  }
}

extension TestChanges.Rename {
  /// A phrase with the old and the new name.
  var words: String {
    ReportPhrases.rename(from: findings.first?.movedFrom ?? "", to: screen, findings.count)
  }
}

extension ChangeCause {
  /// The cause as JSON.
  var json: JSON {
    [
      "key": .string(key), "file": .optional(place?.source.path),
      "line": .optional(place?.start.line),
      "column": .optional(place?.start.column),
      "drawnBy": .optional(drawnBy),
    ]
  }
}

/// The report for GitHub: a workflow command for each cause, change or finding. It becomes an
/// annotation of the line of YAML that caused the change, or else of the screen. GitHub shows few
/// annotations, so changes with the same cause are combined.
struct GitHubReporter {
  let changes: TestChanges

  /// The number of changes with the same cause that an annotation shows.
  private static let maxPatches = 3
  /// The number of lines of a patch that an annotation shows.
  private static let maxLines = 60

  func report(_ run: TestResult) -> SafeText {
    // Screens that failed to run have diagnostics of their own.
    var reported: Set<String> = []
    let commands = changes.items.map { item -> String in
      switch item {
      case .change(let index):
        let change = changes.changes[index]
        guard let cause = change.causes.first, let place = cause.place else {
          return note(on: [change], at: self.place(of: change.example), nil, run)
        }
        guard reported.insert(cause.id).inserted else { return "" }
        let sameCause = changes.changes.filter { $0.causes.first?.id == cause.id }
        return note(on: sameCause, at: place, cause, run)
      case .rename(let rename): return self.note(on: rename)
      case .single(let finding): return finding.status == .failed ? "" : note(on: finding)
      case .several(let findings): return note(on: findings)
      }
    }
    return SafeText(lines: commands.joined()) + "\(run.summary)\n"
  }

  private func place(of finding: TestFinding) -> Place {
    finding.screen?.idPlace ?? Place(startOf: Source(path: finding.snapshotPath, bytes: []))
  }

  private func note(
    on changes: [TestChanges.Change], at place: Place, _ cause: ChangeCause?, _ run: TestResult
  ) -> String {
    var seen: Set<Int> = []
    let findings = changes.flatMap(\.findings).filter { seen.insert($0.number).inserted }
    guard let example = changes.first?.example else { return "" }
    var message = "differs: \(example.summary)\(ReportPhrases.sharedChangeSuffix(findings.count))"
    if let cause {
      let count = ReportPhrases.count(findings.count, "screen")
      message =
        "\(cause.key): \(count) \(findings.count == 1 ? "differs" : "differ"): "
        + ReportPhrases.names(findings.map(\.name))
    }
    var details = example.verdict.explanation()
    for change in changes.prefix(Self.maxPatches) {
      // The annotation is at the first cause.
      if change.causes.count > 1, let line = change.causeLine(run) { details.append(line) }
      let lines = change.patch
      details += lines.prefix(Self.maxLines).map(\.text)
      if lines.count > Self.maxLines {
        details.append("and \(ReportPhrases.count(lines.count - Self.maxLines, "more line"))")
      }
    }
    if changes.count > Self.maxPatches {
      details.append("and \(changes.count - Self.maxPatches) more changes of this cause")
    }
    if findings.count == 1 { details += accept(example.acceptCommand) }
    return command(
      "differs", message, details, at: place, isError: findings.contains(where: \.fails))
  }

  private func note(on rename: TestChanges.Rename) -> String {
    guard let first = rename.findings.first else { return "" }
    let moves = rename.findings.map {
      "from \(($0.movedFrom ?? "").withoutDot) to \($0.snapshotPath.withoutDot)"
    }
    return command(
      "renamed", "renamed: \(rename.words)",
      moves.prefix(Self.maxLines) + accept(first.acceptCommand), at: place(of: first),
      isError: rename.findings.contains(where: \.fails))
  }

  private func note(on findings: [TestFinding]) -> String {
    guard let first = findings.first else { return "" }
    let what =
      first.status == .missing ? "screens have no snapshot" : "snapshots have no screen"
    return command(
      first.status.rawValue,
      "\(first.status.rawValue): \(findings.count) \(what): "
        + ReportPhrases.names(findings.map(\.name)),
      [], at: place(of: first), isError: findings.contains(where: \.fails))
  }

  private func note(on finding: TestFinding) -> String {
    command(
      finding.status.rawValue, "\(finding.status.rawValue): \(finding.summary)",
      finding.verdict.explanation() + accept(finding.acceptCommand), at: place(of: finding),
      isError: finding.fails, isNotice: finding.status == .deleted)
  }

  private func command(
    _ title: String, _ message: String, _ details: [String], at place: Place, isError: Bool,
    isNotice: Bool = false
  ) -> String {
    let severity: Diagnostic.Severity = isNotice ? .note : isError ? .error : .warning
    let diagnostic = Diagnostic(
      Diagnostic.Code(rawValue: "snapshot \(title)"), message, at: place, severity: severity)
    var text = GitHubPrinter().text(of: [diagnostic])
    text.removeLast()
    for line in details {
      text += "%0A" + line.escapingControls().replacing("%", with: "%25")
    }
    return text + "\n"
  }

  private func accept(_ command: String?) -> [String] {
    command.map { ["to accept: \($0)"] } ?? []
  }
}
