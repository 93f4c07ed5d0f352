import ArgumentParser
import Diorama
import YAML

/// `diorama lint`: checks without running. What it finds is its result, on standard output.
struct LintCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Check screens without running them.")

  @OptionGroup var options: CommonOptions

  func run(in context: CommandContext) -> ExitStatus {
    let projects = LoadedProjects(options, context.registry)
    if let message = projects.emptySelection(options) {
      context.console.writeError(message)
      return .usage
    }
    var diagnostics = projects.diagnostics
    var count = 0
    for suite in projects.suites {
      for (_, problems) in suite.plans() {
        count += 1
        diagnostics.append(contentsOf: problems)
      }
    }
    let sorted = diagnostics.sorted
    if !sorted.isEmpty || options.format == .json {
      context.console.write(options.text(of: sorted, on: context.console, isError: false))
    }
    if !options.quiet, options.format == .text {
      let errors = sorted.filter { $0.severity == .error }.count
      let warnings = sorted.filter { $0.severity == .warning }.count
      context.console.write(
        Self.count(count, "screen") + " checked: " + Self.count(errors, "error") + ", "
          + Self.count(warnings, "warning") + "\n")
    }
    if projects.lacksPath { return .failure }
    return diagnostics.hasErrors ? .findings : .success
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
