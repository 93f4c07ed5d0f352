import ArgumentParser
import Diorama
import DioramaSystem
import YAML

/// `diorama prove`: runs screens again with one input disturbed at a time.
struct ProveCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove",
    abstract: "Run screens again with one input disturbed at a time, and name what changes them.",
    discussion: """
      Each run is a process of its own. Disturbed are the order of the screens, the number of \
      tasks, the hash seed, the time zone, the locale, the current directory, the environment and \
      the wall clock: a later second and, where libfaketime is installed, other years.
      """)

  @OptionGroup var options: CommonOptions

  @Option(help: "Disturb only this, such as 'time zone'; may be repeated.")
  var input: [String] = []

  @Flag(help: .private)
  var once = false

  @Flag(help: .private)
  var backwards = false

  @Option(help: .private)
  var directory: String?

  func validate() throws {
    for name in input where !Disturbance.inputs.contains(name) {
      let near = nearestName(to: name, among: Disturbance.inputs).map { "; did you mean '\($0)'?" }
      throw ValidationError("there is no input '\(name)'\(near ?? "")")
    }
  }

  func run(in context: CommandContext) -> ExitStatus {
    if once, let directory, (try? CurrentProcess.enter(directory)) == nil { return .failure }
    let projects = LoadedProjects(options, context.registry)
    if let message = projects.emptySelection(options) {
      context.console.writeError(message)
      return .usage
    }
    if once { return runOnce(projects, context) }
    var diagnostics = projects.diagnostics
    for suite in projects.suites {
      // A screen that cannot be run proves nothing.
      for outcome in suite.outcomes() { diagnostics.append(contentsOf: outcome.diagnostics) }
    }
    context.printDiagnostics(diagnostics, options)
    if diagnostics.hasErrors { return .failure }
    return compare(context)
  }

  private func runOnce(_ projects: LoadedProjects, _ context: CommandContext) -> ExitStatus {
    var run = ScreenRun()
    for suite in projects.suites {
      let outcomes =
        backwards
        ? suite.selected.reversed().map { suite.outcome(of: $0) } : suite.outcomes()
      for outcome in outcomes {
        run.add("\(outcome.declaration.path) \(outcome.declaration.name)", outcome.snapshot)
      }
    }
    context.console.write(run.written)
    return .success
  }

  private func compare(_ context: CommandContext) -> ExitStatus {
    let runner = Runner(options: options, surroundings: context.console.surroundings)
    guard let base = runner.run(.none) else {
      context.console.writeError("no second process of this program could be run\n")
      return .failure
    }
    var findings: [Finding] = []
    let wanted = Disturbance.all.filter { input.isEmpty || input.contains($0.input) }
    for disturbance in wanted where disturbance.isPossible {
      guard let run = runner.run(disturbance) else {
        context.console.writeError("with \(disturbance.way) no process could be run\n")
        return .failure
      }
      findings.append(Finding(disturbance: disturbance, changes: base.changes(in: run)))
    }
    let report = ProofReport(
      findings: findings, screenCount: base.snapshots.count,
      skipped: wanted.filter { !$0.isPossible })
    context.console.write(options.format == .json ? report.json : report.text)
    return report.isProved ? .success : .findings
  }

  /// What one disturbance changed.
  struct Finding {
    let disturbance: Disturbance
    let changes: [ScreenRun.Change]
  }

  /// Runs this program again.
  private struct Runner {
    let options: CommonOptions
    let surroundings: Console.Surroundings

    func run(_ disturbance: Disturbance) -> ScreenRun? {
      var arguments = ["prove", "--once", "--jobs", "\(disturbance.jobs)"] + disturbance.arguments
      arguments += options.filter.flatMap { ["--filter", $0] }
      arguments += options.tag.flatMap { ["--tag", $0] }
      arguments += options.variant.flatMap { ["--variant", $0] }
      if let width = options.width { arguments += ["--width", "\(width)"] }
      if let theme = options.theme { arguments += ["--theme", theme.rawValue] }
      arguments += ["--"] + options.paths.map(Self.absolute)
      // That is a second at least, so the clock shows another one.
      if disturbance.isLater { CurrentProcess.pause(seconds: 1) }
      let program = surroundings.program ?? CurrentProcess.program
      let child = ChildProcess(
        program: program, arguments: arguments, environment: Self.environment(disturbance))
      return child.run().flatMap { $0.status == 0 ? ScreenRun($0.output) : nil }
    }

    private static func environment(_ disturbance: Disturbance) -> [String] {
      let changed = disturbance.variables.merging(
        disturbance.fakeTime.map(FakeTime.variables) ?? [:], uniquingKeysWith: { $1 })
      var variables = changed.map { "\($0.key)=\($0.value)" }.sorted()
      guard !disturbance.hasOnlyThese else { return variables }
      variables += CurrentProcess.variables.filter { line in
        changed[String(line.prefix { $0 != "=" })] == nil
      }
      return variables
    }

    private static func absolute(_ path: String) -> String {
      FileSystem.realPath(path) ?? path
    }
  }
}
