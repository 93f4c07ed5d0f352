import ArgumentParser
import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// A subcommand.
protocol ScreenCommand: ParsableCommand {
  func run(in context: CommandContext) -> ExitStatus
}

extension ScreenCommand {
  /// Runs in what ``ParsedCommand`` says.
  ///
  /// - Throws: ``CommandEnd``, always: errors are how the parser's commands say what they end with;
  ///   but for what is wrong with the types.
  func run() throws {
    let command = ParsedCommand.current
    let context = CommandContext(
      registry: try command?.types() ?? Registry(), console: command?.console ?? .standard())
    throw CommandEnd(status: run(in: context))
  }
}

/// What a subcommand has ended with.
struct CommandEnd: Error {
  let status: ExitStatus
}

/// What a subcommand runs in.
struct CommandContext {
  let registry: Registry
  let console: Console

  /// What the command is called that the subcommand belongs to.
  var tool: String { registry.commandName }

  /// Reads the projects that options are about.
  ///
  /// - Parameters:
  ///   - options: the paths, and which of their screens.
  ///   - request: what else is asked for; by default what the options say.
  ///   - mayBeEmpty: whether folders without any screen are no error.
  /// - Returns: nil where there is no screen, or the options choose none, which is said.
  func load(
    _ options: CommonOptions, for request: ProjectRequest? = nil, mayBeEmpty: Bool = false
  ) -> LoadedProjects? {
    let projects = LoadedProjects(guarded(request ?? options.request), registry)
    if let message = projects.emptySelection {
      console.writeError("\(message)\n")
      return nil
    }
    for warning in projects.vainFilters { console.writeError("\(warning)\n") }
    guard !mayBeEmpty, let message = projects.lackOfScreens else { return projects }
    // Programs get what they asked for: nothing.
    if options.format == .json { console.write("[]\n") }
    printDiagnostics(projects.diagnostics, options)
    console.writeError("\(message)\n")
    return nil
  }

  /// Opens the projects that options are about, whose screens are read one after the other.
  func open(_ options: CommonOptions) -> OpenedProjects {
    OpenedProjects(guarded(options.request), registry)
  }

  /// The same request, for a process that may be ended by a screen: from now on it starts again,
  /// and where a screen has ended it before, all those that would are found out first.
  func guarded(_ wanted: ProjectRequest) -> ProjectRequest {
    var request = wanted
    let ended = console.surroundings.endedRuns
    if !ended.isEmpty {
      // Several that share the memory are not told apart.
      if ended.contains(where: { $0.way == .full }) { request.jobs = 1 }
      let sieve = ScreenSieve(for: request, program: console.surroundings.program)
      request.ended = sieve.endedScreens(
        besides: ended, keepsWords: !console.surroundings.isCI)
    }
    if console.surroundings.isRestartable {
      var limits = request.limits
      // Who has come to its end alone may take longer beside others.
      if !ended.isEmpty { limits.time = limits.time.map { $0 * 4 } }
      RunGuard.restartProcess(within: limits, knowing: ended)
    }
    return request
  }

  /// From now on a type of the app's that ends the process while it is tried out is said.
  ///
  /// - Returns: what the command ends with where one has; nil where it can go on.
  func guardTrials() -> ExitStatus? {
    if let ended = console.surroundings.endedRuns.last {
      console.writeError("a type ended the process while it was tried out: \(ended.name)\n")
      return .failure
    }
    if console.surroundings.isRestartable {
      RunGuard.restartProcess(within: .standard, knowing: [])
    }
    return nil
  }

  /// Prints diagnostics, if there are any.
  func printDiagnostics(_ diagnostics: Diagnostics, _ output: some PrintingOptions) {
    let sorted = diagnostics.sorted
    if sorted.isEmpty { return }
    console.writeError(output.text(of: sorted, on: console, isError: true))
    if output.format == .text, console.surroundings.isErrorTerminal {
      console.writeError(hint(for: sorted))
    }
  }

  /// What tells a person more of what was found: a line for a terminal, not for files and logs.
  func hint(for diagnostics: [Diagnostic]) -> SafeText {
    let codes = diagnostics.map(\.code.rawValue)
    guard let first = codes.first else { return "" }
    return codes.allSatisfy { $0 == first }
      ? "more: \(tool) help \(first)\n" : "more: \(tool) help CODE, such as \(first)\n"
  }

  /// Takes away the reports of an earlier run: whoever reads them would take them for those of this
  /// one, should it end too early to write its own.
  ///
  /// - Parameter paths: the files; links, pipes and the like stay.
  func removeReports(_ paths: [String?]) {
    for case let path? in paths where PlainFileStamp(of: path) != nil {
      try? FileSystem.removeFile(path)
    }
  }

  /// Writes a report beside the output.
  ///
  /// - Returns: what is wrong where it cannot be written.
  func write(_ text: SafeText, to report: ReportFile) -> Diagnostic? {
    // Another program may have saved something there while the screens ran.
    if let obstacle = report.obstacle {
      return Diagnostic(ofFile: report.path, "the report cannot be written: \(obstacle)")
    }
    return write(text, toOutput: report.path)
  }

  /// Writes a file that is only for programs to find.
  ///
  /// - Returns: what is wrong where it cannot be written.
  func write(_ text: SafeText, toOutput path: String) -> Diagnostic? {
    FileSystem.sweep(path.parentFolder)
    do throws(FileSystem.Failure) {
      try FileSystem.writeOutput(text.bytes, to: path)
      return nil
    } catch {
      return Diagnostic(ofFile: path, "the report cannot be written: \(error)")
    }
  }

  /// Writes a file that somebody goes on with; says so.
  ///
  /// - Parameter expected: what was read of the file; if it is different by now, it stays.
  func write(
    _ text: String, to path: String, replacing expected: FileSystem.Expectation, isQuiet: Bool
  ) -> Bool {
    FileSystem.sweep(path.parentFolder)
    do throws(FileSystem.Failure) {
      try FileSystem.write(Array(text.utf8), to: path, replacing: expected, lasting: true)
      if !isQuiet { console.write("wrote \(path)\n") }
      return true
    } catch {
      console.writeError("'\(path)' cannot be written: \(error)\n")
      return false
    }
  }
}

/// The command whose words are being read. Its subcommands are types, which the parser asks for
/// their help and for what a shell can propose; what they say depends on the command all the same.
struct ParsedCommand: Sendable {
  /// What the command is called.
  let name: String
  /// The command in a sentence.
  let abstract: String
  /// Makes the types that names can stand for: the parser itself needs none.
  let types: @Sendable () throws -> Registry
  /// Where it runs.
  let console: Console

  @TaskLocal static var current: ParsedCommand?

  static var name: String { current?.name ?? "diorama" }
}
