import ArgumentParser
import Diorama
import YAML

/// `diorama lint`: checks without running. What it finds is its result, on standard output.
struct LintCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Check screens without running them.",
    discussion: """
      The path - checks what is given on standard input, such as what an editor has not saved.
      A comment lets one line pass: # diorama: ignore CODE because ...
      """)

  @OptionGroup var options: CommonOptions

  @Flag(help: "Write the names that were probably meant, and today's spellings, into the files.")
  var fix = false

  @Option(help: "With the path -, where the file would be saved.", completion: .file())
  var stdinFilename: String?

  private var readsInput: Bool { options.paths.contains("-") }

  func validate() throws {
    if readsInput, options.paths.count > 1 {
      throw ValidationError("- stands for standard input, and takes no other path beside it")
    }
    if readsInput, fix { throw ValidationError("--fix writes files; - is none") }
    if readsInput, !(options.filter + options.tag + options.variant).isEmpty {
      throw ValidationError("- is one file; --filter, --tag and --variant choose among many")
    }
    if stdinFilename != nil, !readsInput {
      throw ValidationError("--stdin-filename goes with the path -")
    }
  }

  func run(in context: CommandContext) -> ExitStatus {
    if readsInput { return lintInput(context) }
    var projects = LoadedProjects(options, context.registry)
    if let message = projects.emptySelection(options) {
      context.console.writeError(message)
      return .usage
    }
    var result = check(projects)
    if fix {
      // A name that is right now may show what was wrong behind it.
      var rounds = 0
      while rounds < Self.mostRounds, mend(result.diagnostics, projects, context.console) {
        projects = LoadedProjects(options, context.registry)
        result = check(projects)
        rounds += 1
      }
    }
    if !context.console.surroundings.isCI {
      for suite in projects.suites { SchemaFolder(of: suite).refresh() }
    }
    let status = print(result, context)
    return projects.lacksPath ? .failure : status
  }

  private static let mostRounds = 10

  private func check(_ projects: LoadedProjects) -> (count: Int, diagnostics: Diagnostics) {
    var result = (count: 0, diagnostics: projects.pathProblems)
    for suite in projects.suites {
      let found = suite.lint()
      result.count += found.count
      result.diagnostics.append(contentsOf: found.diagnostics)
    }
    return result
  }

  /// Writes what can be mended; says whether anything could.
  private func mend(
    _ diagnostics: Diagnostics, _ projects: LoadedProjects, _ console: Console
  ) -> Bool {
    var hasWritten = false
    var seen: Set<String> = []
    for suite in projects.suites {
      let isChosen = !options.filter.isEmpty || !options.tag.isEmpty || !options.variant.isEmpty
      let own = isChosen ? Set(suite.selected.map(\.path)) : Set(suite.project.screenFiles)
      let paths = isChosen || !suite.project.isWhole ? own : nil
      for file in SafeFixes(for: diagnostics, in: suite.project, only: paths).files
      where seen.insert(file.path).inserted {
        do throws(FileSystem.Failure) {
          try FileSystem.write(file.bytes, to: file.path)
          hasWritten = true
          if !options.quiet {
            console.writeError("mended \(Self.count(file.count, "name")) in \(file.path)\n")
          }
        } catch {
          console.writeError("'\(file.path)' cannot be written: \(error)\n")
        }
      }
    }
    return hasWritten
  }

  private func lintInput(_ context: CommandContext) -> ExitStatus {
    let path = stdinFilename ?? "stdin.yaml"
    let file = UnsavedFile(
      path: path, bytes: context.console.readInput(), registry: context.registry)
    do throws(FileSystem.Failure) {
      return print(try file.lint(), context)
    } catch {
      context.console.writeError("the folder of '\(path)' cannot be read: \(error)\n")
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
        Self.count(result.count, "screen") + " checked: " + Self.count(errors, "error") + ", "
          + Self.count(warnings, "warning") + "\n")
    }
    return result.diagnostics.hasErrors ? .findings : .success
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
