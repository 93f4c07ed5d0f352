import ArgumentParser
import Diorama
import YAML

/// `diorama test`: compares with what is recorded. It never writes anything.
struct TestCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Compare screens with their recorded snapshots.")

  @OptionGroup var options: CommonOptions

  /// What came of one screen, ready to be printed.
  private struct Finding: Sendable {
    let screen: ScreenDeclaration
    let status: Status
    let diff: UnifiedDiff?
    let diagnostics: Diagnostics
  }

  private enum Status: String, Sendable {
    case passed, differs, missing, failed
    case leftOver = "left over"
  }

  func run(in context: CommandContext) -> ExitStatus {
    let projects = LoadedProjects(options, context.registry)
    if let message = projects.emptySelection(options) {
      context.console.writeError(message)
      return .usage
    }
    var diagnostics = projects.diagnostics
    var findings: [Finding] = []
    var leftOvers: [String] = []
    for suite in projects.suites {
      let found = Self.findings(of: suite)
      for finding in found where !finding.diagnostics.isEmpty {
        diagnostics.append(contentsOf: finding.diagnostics)
      }
      findings += found
      // Where files could not be read, nobody knows which snapshots belong to them.
      if suite.project.isWhole, !suite.diagnostics.hasErrors {
        leftOvers += SnapshotStore(suite.project).leftOvers(besides: suite.declarations)
      }
    }
    if options.format == .json {
      printJSON(findings, leftOvers, context)
    } else {
      printText(findings, leftOvers, context)
    }
    context.printDiagnostics(diagnostics, options)
    if diagnostics.hasErrors { return .failure }
    let isClean = findings.allSatisfy { $0.status == .passed } && leftOvers.isEmpty
    return isClean ? .success : .findings
  }

  private static func findings(of suite: ScreenSuite) -> [Finding] {
    let store = SnapshotStore(suite.project)
    return suite.mapOutcomes { outcome in
      var diagnostics = outcome.diagnostics
      var status = Status.failed
      var diff: UnifiedDiff?
      if let snapshot = outcome.snapshot {
        switch store.compare(snapshot, of: outcome.declaration) {
        case .same: status = .passed
        case .missing: status = .missing
        case .different(let recorded):
          status = .differs
          diff = UnifiedDiff(
            from: recorded, to: snapshot, path: patchPath(outcome.declaration.snapshotPath))
        case .unreadable(let reason):
          let source = Source(path: outcome.declaration.snapshotPath, bytes: [])
          diagnostics.report(
            .unreadableFile, "the snapshot cannot be read: \(reason)",
            at: Place(startOf: source))
        }
      }
      return Finding(
        screen: outcome.declaration, status: status, diff: diff, diagnostics: diagnostics)
    }
  }

  /// A path as patches have it: `git apply` takes neither a leading slash nor `./`.
  private static func patchPath(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("/") || rest.hasPrefix("./") {
      rest = rest.dropFirst(rest.hasPrefix("/") ? 1 : 2)
    }
    return String(rest)
  }

  // MARK: Printing

  private func printText(
    _ findings: [Finding], _ leftOvers: [String], _ context: CommandContext
  ) {
    let console = context.console
    let colors = options.colors(on: console)
    for finding in findings {
      let path = finding.screen.snapshotPath
      switch finding.status {
      case .passed, .leftOver: continue
      case .differs:
        console.write("\(colors.red("differs"))  \(finding.screen.name)\n")
        if let diff = finding.diff { console.write(colors.patch(diff) + "\n") }
        console.write("to accept: \(accept(finding.screen))\n\n")
      case .missing:
        console.write("\(colors.red("missing"))  \(finding.screen.name) has no \(path)\n")
        console.write("to accept: \(accept(finding.screen))\n\n")
      case .failed: console.write("\(colors.red("failed"))  \(finding.screen.name)\n\n")
      }
    }
    for path in leftOvers {
      console.write("\(colors.red("left over"))  \(path) belongs to no screen\n")
      console.write("to accept: rm \(Self.quoted(path))\n\n")
    }
    if !options.quiet || findings.contains(where: { $0.status != .passed }) || !leftOvers.isEmpty {
      console.write(summary(findings, leftOvers) + "\n")
    }
  }

  private func summary(_ findings: [Finding], _ leftOvers: [String]) -> String {
    func count(_ status: Status) -> Int { findings.filter { $0.status == status }.count }
    var parts = ["\(count(.passed)) passed"]
    for status in [Status.differs, .missing, .failed] where count(status) > 0 {
      parts.append("\(count(status)) \(status.rawValue)")
    }
    if !leftOvers.isEmpty { parts.append("\(leftOvers.count) left over") }
    return parts.joined(separator: ", ")
  }

  private func accept(_ screen: ScreenDeclaration) -> String {
    let paths = options.paths.map(Self.quoted).joined(separator: " ")
    return "diorama record --filter \(Self.quoted(screen.name)) \(paths)"
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
        || "/._-@+".utf8.contains($0)
    }
    return isPlain && !word.isEmpty
      ? word
      : "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
  }

  private func printJSON(
    _ findings: [Finding], _ leftOvers: [String], _ context: CommandContext
  ) {
    let screens = findings.map { finding in
      JSON.object([
        ("screen", .string(finding.screen.id)), ("variant", .optional(finding.screen.variant)),
        ("file", .string(finding.screen.path)),
        ("snapshot", .string(finding.screen.snapshotPath)),
        ("status", .string(finding.status.rawValue)),
        ("diff", .optional(finding.diff.map { Colors(isOn: false).patch($0) + "\n" })),
      ])
    }
    let others = leftOvers.map { path in
      JSON.object([
        ("screen", .null), ("variant", .null), ("file", .null), ("snapshot", .string(path)),
        ("status", .string(Status.leftOver.rawValue)), ("diff", .null),
      ])
    }
    context.console.write(JSON.lines(screens + others))
  }
}
