import ArgumentParser
import Diorama
import DioramaSystem
import YAML

/// `diorama test`: compares with what is recorded, which it leaves as it is.
struct TestCommand: ScreenCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "test", abstract: "Compare screens with their recorded snapshots.",
      discussion: """
        What differs waits in .diorama/pending of the project for '\(ParsedCommand.name) review'. \
        Where CI is set, it does so only with --pending, to be kept as an artefact, and no \
        snapshot is deleted.
        """)
  }

  @OptionGroup var options: CommonOptions

  @Option(help: "fail or warn about screens without a snapshot.")
  var missing: MissingPolicy = .fail

  @Option(help: "fail, warn about, or delete snapshots that belong to no screen.")
  var obsolete: ObsoletePolicy = .fail

  @Option(
    help: ArgumentHelp(
      "Only a part of the screens, such as 2/5; by default what Bazel or GitLab says.",
      valueName: "i/n"))
  var shard: Shard?

  @Option(help: ArgumentHelp("Write a report for CI servers, too.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write the whole result for '\(ParsedCommand.name) merge-reports', too.", valueName: "file"))
  var reportData: String?

  @Flag(inversion: .prefixedNo, help: "Run no screen again whose last pass nothing has changed.")
  var cache = true

  @Flag(inversion: .prefixedNo, help: "Keep what differs for '\(ParsedCommand.name) review'.")
  var pending: Bool?

  func validate() throws {
    if junit == "" || junit == "-" { throw ValidationError("--junit takes the name of a file") }
    if reportData == "" || reportData == "-" {
      throw ValidationError("--report-data takes the name of a file")
    }
    try options.refuseCombinedVariants()
  }

  func run(in context: CommandContext) -> ExitStatus {
    let console = context.console
    if console.surroundings.isCI, obsolete == .delete {
      console.writeError(
        "--obsolete delete is refused: where CI is set, 'test' changes no snapshot\n")
      return .usage
    }
    // Whoever merges it would take an earlier test's for this one's, should this one end too early.
    if let reportData, PlainFileStamp(of: reportData) != nil {
      try? FileSystem.removeFile(reportData)
    }
    let projects = context.open(options)
    var policies = TestPolicies(missing: missing, obsolete: obsolete)
    do throws(Shard.Nonsense) {
      policies.shard = try chosenShard(console)
    } catch {
      console.writeError("\(error.message)\n")
      return .usage
    }
    let run = TestRun(
      of: projects, by: context.tool, policies,
      remembers: cache && console.surroundings.keepsPasses)
    if let message = run.emptySelection {
      console.writeError("\(message)\n")
      return .usage
    }
    let result = run.result
    console.write(
      TestReport(
        format: options.format, colors: options.colors(on: console), isQuiet: options.quiet
      ).text(of: result))
    var diagnostics = result.diagnostics
    diagnostics.append(contentsOf: keepPending(run, result, policies, console))
    diagnostics.append(contentsOf: writeFiles(run, result, projects, policies, context))
    context.printDiagnostics(diagnostics, options)
    if diagnostics.hasErrors { return .failure }
    if result.findings.isEmpty, let message = run.lackOfScreens {
      console.writeError("\(message)\n")
      return .usage
    }
    return result.findings.contains(where: \.fails) ? .findings : .success
  }

  /// What was asked for comes before what variables say; those are told, since nobody sees them.
  private func chosenShard(_ console: Console) throws(Shard.Nonsense) -> Shard {
    if let shard { return shard }
    guard let (shard, origin) = try Shard.fromVariables(console.surroundings.variables) else {
      return .whole
    }
    if !options.quiet, console.surroundings.endedRuns.isEmpty {
      console.writeError("shard \(shard.index + 1) of \(shard.count), as \(origin) say\n")
    }
    return shard
  }

  private func keepPending(
    _ run: TestRun, _ result: TestResult, _ policies: TestPolicies, _ console: Console
  ) -> Diagnostics {
    var warnings = Diagnostics()
    guard pending ?? !console.surroundings.isCI else {
      if pending == nil, result.findings.contains(where: { $0.pending != nil }), !options.quiet,
        options.format == .text
      {
        console.writeError("nothing is kept for '\(run.tool) review' while CI is set\n")
      }
      return warnings
    }
    let isComplete =
      !options.request.isSelective && policies.shard == .whole
    for part in run.parts {
      part.project.sweep()
      if let warning = PendingKeeper(isComplete: isComplete).keep(part, of: run.tool) {
        warnings.append(warning)
      }
    }
    if warnings.isEmpty, console.surroundings.isTerminal, options.format == .text,
      result.findings.contains(where: { $0.pending != nil })
    {
      console.write(
        "to go through them: \(ShellWords.line([run.tool, "review"] + options.paths))\n")
    }
    return warnings
  }

  private func writeFiles(
    _ run: TestRun, _ result: TestResult, _ projects: OpenedProjects, _ policies: TestPolicies,
    _ context: CommandContext
  ) -> Diagnostics {
    var problems = Diagnostics()
    func note(_ problem: Diagnostic?) { problem.map { problems.append($0) } }
    if let junit { note(context.write(JUnitReporter().report(result), toReport: junit)) }
    if let reportData {
      do {
        let digest = try InputDigest.digest(of: projects)
        let data = ReportData(run, of: policies.shard, policies, digest: digest)
        note(
          context.write(
            SafeText(json: String(decoding: try data.bytes(), as: UTF8.self)), toReport: reportData)
        )
      } catch {
        note(Diagnostic(ofFile: reportData, "the report cannot be made: \(error)"))
      }
    }
    if let path = context.console.surroundings.variables[Shard.statusFile] {
      note(context.write("", toReport: path))
    }
    return problems
  }
}
