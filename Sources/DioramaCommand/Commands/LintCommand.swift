import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaSystem
import YAML

/// `diorama lint`: checks screens without running them. Prints the diagnostics on standard output.
struct LintCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Check screens without running them.",
    discussion: """
      The path - reads standard input, such as an unsaved file of an editor.
      A comment suppresses a diagnostic for one line: # diorama: ignore CODE because ...
      """)

  @OptionGroup var options: CommonOptions

  @Flag(help: "Fix misspelled names and deprecated spellings, and convert UTF-16 files to UTF-8.")
  var fix = false

  @Flag(help: "Fail if there are warnings.") var strict = false

  @Option(
    help: "The path of the file that standard input contains; requires the path -.",
    completion: .file())
  var stdinFilename: String?

  private var readsInput: Bool { options.paths.contains("-") }

  func validate() throws {
    if readsInput, options.paths.count > 1 {
      throw ValidationError.option("- (standard input)", excludes: "other paths")
    }
    if readsInput, fix { throw ValidationError.option("--fix", excludes: "- (standard input)") }
    if readsInput, !(options.filter + options.tag + options.variant).isEmpty {
      throw ValidationError.option(
        "--filter, --tag and --variant", excludes: "- (standard input)")
    }
    if stdinFilename != nil, !readsInput {
      throw ValidationError.option("--stdin-filename", requires: "the path -")
    }
  }

  func run(in context: CommandContext) -> ExitStatus {
    if readsInput { return lintInput(context) }
    guard let projects = context.load(options) else { return .usage }
    if fix { for suite in projects.suites { suite.project.removeTemporaryFiles() } }
    var loop = FixLoop(projects, context.registry)
    if fix { loop.fix { report($0, context.console) } }
    if !context.console.environment.isCI {
      for suite in loop.projects.suites { SchemaFolder(of: suite).refresh() }
    }
    let status = print((loop.count, loop.diagnostics), context)
    return loop.projects.hasMissingPath || loop.hasUnwrittenFiles ? .failure : status
  }

  private func report(_ event: FixLoop.Event, _ console: Console) {
    switch event {
    case .fixed(let path, let count):
      if !options.quiet {
        console.writeError("fixed \(ReportPhrases.count(count, "name")) in \(path)\n")
      }
    case .converted(let path):
      if !options.quiet { console.writeError("converted \(path) from UTF-16 to UTF-8\n") }
    case .notWritten(let path, let error):
      console.writeError(.unwritten(path, error))
    }
  }

  private func lintInput(_ context: CommandContext) -> ExitStatus {
    let path = stdinFilename ?? "stdin.yaml"
    guard let bytes = context.console.readInput() else {
      context.console.writeError(.inputTooLong)
      return .failure
    }
    let file = UnsavedFile(
      path: path, bytes: bytes, registry: context.registry, links: options.links)
    do throws(FileSystem.Failure) {
      return print(try file.lint(), context)
    } catch {
      context.console.writeError(.unreadable("folder of", path, error))
      return .failure
    }
  }

  private func print(
    _ result: (count: Int, diagnostics: Diagnostics), _ context: CommandContext
  ) -> ExitStatus {
    let sorted = result.diagnostics.sorted
    if !sorted.isEmpty || options.format == .json {
      context.console.write(options.text(of: sorted, on: context.console, isError: false))
    }
    if !options.quiet, options.format == .text {
      let errors = sorted.filter { $0.severity == .error }.count
      let warnings = sorted.filter { $0.severity == .warning }.count
      context.console.write(
        "\(ReportPhrases.count(result.count, "screen")) checked: "
          + "\(ReportPhrases.count(errors, "error")), \(ReportPhrases.count(warnings, "warning"))\n"
      )
      if context.console.environment.isTerminal {
        context.console.write(context.hint(for: sorted))
      }
    }
    let fails = sorted.contains { $0.severity == .error || strict && $0.severity == .warning }
    return fails ? .findings : .success
  }
}
