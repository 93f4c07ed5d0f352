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

  @Flag(inversion: .prefixedNo, help: "Keep what differs for '\(ParsedCommand.name) review'.")
  var pending: Bool?

  func validate() throws {
    if junit == "" || junit == "-" { throw ValidationError("--junit takes the name of a file") }
    try options.refuseCombinedVariants()
  }

  func run(in context: CommandContext) -> ExitStatus {
    let console = context.console
    if console.surroundings.isCI, obsolete == .delete {
      console.writeError(
        "--obsolete delete is refused: where CI is set, 'test' changes no snapshot\n")
      return .usage
    }
    guard let projects = context.load(options) else { return .usage }
    var policies = TestPolicies(missing: missing, obsolete: obsolete)
    do throws(Shard.Nonsense) {
      policies.shard = try chosenShard(console)
    } catch {
      console.writeError("\(error.message)\n")
      return .usage
    }
    let run = TestRun(of: projects, by: context.tool, policies)
    console.write(reporter(console).report(run))
    var diagnostics = run.diagnostics
    diagnostics.append(contentsOf: keepPending(run, policies, console))
    diagnostics.append(contentsOf: writeFiles(run, console))
    context.printDiagnostics(diagnostics, options)
    if diagnostics.hasErrors { return .failure }
    if run.findings.isEmpty, let message = projects.lackOfScreens {
      console.writeError("\(message)\n")
      return .usage
    }
    return run.findings.contains(where: \.fails) ? .findings : .success
  }

  private func reporter(_ console: Console) -> any TestReporter {
    switch options.format {
    case .text:
      TextReporter(
        colors: options.colors(on: console), isQuiet: options.quiet)
    case .json: JSONReporter()
    case .github: GitHubReporter()
    }
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
    _ run: TestRun, _ policies: TestPolicies, _ console: Console
  ) -> Diagnostics {
    var warnings = Diagnostics()
    guard pending ?? !console.surroundings.isCI else {
      if pending == nil, run.findings.contains(where: { $0.pending != nil }), !options.quiet,
        options.format == .text
      {
        console.writeError("nothing is kept for '\(run.tool) review' while CI is set\n")
      }
      return warnings
    }
    let isComplete =
      !options.request.isSelective && policies.shard == .whole
    for part in run.parts {
      part.suite.project.sweep()
      if let warning = PendingKeeper(isComplete: isComplete).keep(part, of: run.tool) {
        warnings.append(warning)
      }
    }
    if warnings.isEmpty, console.surroundings.isTerminal, options.format == .text,
      run.findings.contains(where: { $0.pending != nil })
    {
      console.write(
        "to go through them: \(ShellWords.line([run.tool, "review"] + options.paths))\n")
    }
    return warnings
  }

  private func writeFiles(_ run: TestRun, _ console: Console) -> Diagnostics {
    var problems = Diagnostics()
    func write(_ text: SafeText, to path: String) {
      FileSystem.sweep(path.parentFolder)
      do throws(FileSystem.Failure) {
        try FileSystem.writeThrough(text.bytes, to: path)
      } catch {
        problems.append(Diagnostic(ofFile: path, "the report cannot be written: \(error)"))
      }
    }
    if let junit { write(JUnitReporter().report(run), to: junit) }
    if let path = console.surroundings.variables[Shard.statusFile] { write("", to: path) }
    return problems
  }
}
