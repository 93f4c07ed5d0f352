import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaSystem
import YAML

/// `diorama test`: compares screens with their recorded snapshots, and leaves these unchanged.
struct TestCommand: ScreenCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "test", abstract: "Compare screens with their recorded snapshots.",
      discussion: """
        Differences are saved in .diorama/pending of the project for \
        '\(ParsedCommand.name) review'. If CI is set, they are saved only with --pending, for use \
        as an artifact, and no snapshot is deleted. If CI and GITHUB_STEP_SUMMARY are set and \
        there are problems, the report for pull requests is appended to the file that \
        GITHUB_STEP_SUMMARY names.
        """)
  }

  @OptionGroup var options: CommonOptions

  @Option(help: "What to do if a screen has no snapshot.") var missing: MissingPolicy = .fail

  @Option(help: "What to do if a snapshot is orphaned.") var obsolete: ObsoletePolicy = .fail

  @Option(
    help: ArgumentHelp(
      "Only a shard of the screens, such as 2/5; by default that of Bazel or GitLab.",
      valueName: "i/n"))
  var shard: Shard?

  @Option(help: ArgumentHelp("Also write a JUnit report for CI servers.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp("Also write a Markdown report for a pull request.", valueName: "file"))
  var report: String?

  @Flag(inversion: .prefixedNo, help: "Save differences for '\(ParsedCommand.name) review'.")
  var pending: Bool?

  @Flag(help: "Fail if there are warnings.") var strict = false

  func validate() throws {
    for (option, path) in [("--junit", junit), ("--report", report)] {
      if path == "" || path == "-" { throw ValidationError.option(option, takes: "a file name") }
    }
    try options.checkSingleVariant()
  }

  func run(in context: CommandContext) -> ExitStatus {
    let console = context.console
    if console.environment.isCI, obsolete == .delete {
      console.writeError(.deletionInCI)
      return .usage
    }
    for (kind, path) in [(OutputFile.Kind.junit, junit), (.markdown, report)] {
      if let path, let obstacle = OutputFile(kind: kind, path: path).obstacle {
        console.writeError("\(obstacle)\n")
        return .usage
      }
    }
    let projects = context.open(context.request(of: options))
    var policies = TestPolicies(missing: missing, obsolete: obsolete)
    do throws(Shard.InvalidShard) {
      policies.shard = try chosenShard(console)
    } catch {
      console.writeError("\(error.message)\n")
      return .usage
    }
    let run = TestRun(of: projects, by: context.tool, policies)
    if let message = run.emptySelectionMessage {
      context.removeReports([junit, report])
      if run.result.diagnostics.hasErrors {
        context.printDiagnostics(run.result.diagnostics, options)
      }
      console.writeError("\(message)\n")
      return .usage
    }
    for warning in run.unmatchedFilterMessages { console.writeError("\(warning)\n") }
    let result = run.result
    let changes = TestChanges(explaining: run, of: projects)
    let problems = updatePending(run, result, console)
    let waits = keepsPending(console) && result.notPassed.contains { $0.pending != nil }
    let review =
      waits && problems.isEmpty
      ? [run.tool, "review"] + ShellWords.operands(projects.request.paths) : nil
    switch options.format {
    case .text where projects.suites.isEmpty: break  // A count would look like a success.
    case .text:
      let reporter = TextReporter(
        colors: options.colors(on: console), isQuiet: options.quiet, changes: changes,
        review: review)
      console.write(reporter.report(result) + closing(review, result, console))
    case .json: console.write(JSONReporter(changes: changes).report(result))
    case .github: console.write(GitHubReporter(changes: changes).report(result))
    }
    var diagnostics = result.diagnostics
    diagnostics.append(contentsOf: problems)
    diagnostics.append(contentsOf: writeFiles(result, changes, context))
    context.printDiagnostics(diagnostics, options)
    if diagnostics.hasErrors { return .failure }
    if result.findings.isEmpty, let message = run.noScreensMessage {
      console.writeError("\(message)\n")
      return .usage
    }
    let warns = strict && diagnostics.all.contains { $0.severity == .warning }
    return warns || result.notPassed.contains(where: \.fails) ? .findings : .success
  }

  /// Returns the last lines of a test: the commands that review and accept.
  private func closing(
    _ review: [String]?, _ result: TestResult, _ console: Console
  ) -> SafeText {
    var text: SafeText = ""
    if let review, console.environment.isTerminal || result.acceptAllCommand != nil {
      text += "to review them: \(ShellWords.line(review))\n"
    }
    if let acceptAllCommand = result.acceptAllCommand {
      text += "to accept all: \(acceptAllCommand)\n"
    }
    return text
  }

  /// Returns the shard of the option, or else of environment variables, which is then reported.
  private func chosenShard(_ console: Console) throws(Shard.InvalidShard) -> Shard {
    if let shard { return shard }
    guard let (shard, origin) = try Shard.fromVariables(console.environment.variables) else {
      return .whole
    }
    if !options.quiet { console.writeError(.shard(shard, from: origin)) }
    return shard
  }

  // MARK: Pending snapshots

  private func keepsPending(_ console: Console) -> Bool {
    pending ?? !console.environment.isCI
  }

  private func updatePending(
    _ run: TestRun, _ result: TestResult, _ console: Console
  ) -> Diagnostics {
    var warnings = Diagnostics()
    guard keepsPending(console) else {
      if pending == nil, result.notPassed.contains(where: { $0.pending != nil }), !options.quiet,
        options.format == .text
      {
        console.writeError(.notSaved(tool: run.tool))
      }
      return warnings
    }
    for part in run.parts {
      part.project.removeTemporaryFiles()
      if let warning = part.updatePending(isComplete: run.testsAllScreens, of: run.tool) {
        warnings.append(warning)
      }
    }
    return warnings
  }

  private func writeFiles(
    _ result: TestResult, _ changes: TestChanges, _ context: CommandContext
  ) -> Diagnostics {
    var problems = Diagnostics()
    func note(_ problem: Diagnostic?) { problem.map { problems.append($0) } }
    if let junit {
      let file = OutputFile(kind: .junit, path: junit)
      note(context.write(JUnitReporter().report(result), to: file))
    }
    let markdown = MarkdownReport(result, changes)
    if let report {
      note(context.write(markdown.text, to: OutputFile(kind: .markdown, path: report)))
    }
    problems.append(contentsOf: markdown.writeSummary(context))
    if let path = context.console.environment.variables[Shard.statusFile] {
      note(context.write("", toOutput: path))
    }
    return problems
  }
}
