import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaSystem
import YAML

/// `diorama prove`: runs screens again with one input disturbed at a time.
struct ProveCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove",
    abstract: "Run screens with one input changed at a time, and report differences.",
    discussion: """
      Each run is a separate process. The inputs are the order of the screens, the number of \
      tasks, the hash seed, the time zone, the locale, the current directory, the environment and \
      the wall clock.
      """)

  @OptionGroup var options: CommonOptions

  @Option(help: "Change only this input, such as 'time zone'; repeatable.") var input: [String] = []

  func validate() throws {
    for name in input where !Disturbance.inputs.contains(name) {
      throw ValidationError.unknownInput(name, among: Disturbance.inputs)
    }
  }

  func run(in context: CommandContext) -> ExitStatus {
    guard let projects = context.load(options) else { return .usage }
    var diagnostics = projects.diagnostics
    for suite in projects.suites {
      // A screen that cannot be run proves nothing.
      for outcome in suite.outcomes() { diagnostics.append(contentsOf: outcome.diagnostics) }
    }
    context.printDiagnostics(diagnostics, options)
    if diagnostics.hasErrors { return .failure }
    return compare(projects.request, context)
  }

  private func compare(_ request: ProjectRequest, _ context: CommandContext) -> ExitStatus {
    let proof = Proof(
      of: request, program: context.console.environment.program, inputs: input)
    switch proof.result() {
    case .failure(let failure):
      context.console.writeError("\(failure.message)\n")
      return .failure
    case .success(let findings):
      let report = ProofReport(findings)
      context.console.write(options.format == .json ? report.json : report.text)
      return findings.isProved ? .success : .findings
    }
  }
}
