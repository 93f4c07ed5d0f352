import ArgumentParser
import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// A subcommand.
protocol ScreenCommand: ParsableCommand {
  /// Whether all of it runs in a process of its own: it asks an app's types, or tries out a screen.
  static var runsInChild: Bool { get }
  func run(in context: CommandContext) -> ExitStatus
}

extension ScreenCommand {
  static var runsInChild: Bool { false }
}

extension ScreenCommand {
  /// Runs in what ``ParsedCommand`` says.
  ///
  /// - Throws: ``CommandExit``, always: errors are how the parser's commands say what they end with;
  ///   but for what is wrong with the types.
  func run() throws {
    let command = ParsedCommand.current
    let context = CommandContext(
      registry: try command?.types() ?? Registry(), console: command?.console ?? .standard())
    throw CommandExit(
      status: Self.runsInChild
        ? context.inChild { run(in: context) } : run(in: context))
  }
}

/// What a subcommand has ended with.
struct CommandExit: Error {
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
    let projects = open(request ?? options.request)
    let messages = projects.messages
    if let message = messages.emptySelectionMessage {
      console.writeError("\(message)\n")
      return nil
    }
    for warning in messages.unmatchedFilters { console.writeError("\(warning)\n") }
    guard !mayBeEmpty, let message = messages.noScreens else { return projects }
    // Programs get what they asked for: nothing.
    if options.format == .json { console.write("[]\n") }
    printDiagnostics(projects.diagnostics, options)
    console.writeError("\(message)\n")
    return nil
  }

  /// Opens the projects of a request, whose screens are read when they are first asked for.
  func open(_ request: ProjectRequest) -> LoadedProjects {
    LoadedProjects(isolating(request), registry)
  }

  /// The same request, whose screens run in processes of their own.
  func isolating(_ wanted: ProjectRequest) -> ProjectRequest {
    guard console.environment.isolatesScreens else { return wanted }
    var request = wanted
    request.isolation = .children(
      wanted.limits, WorkerProgram(for: wanted, program: console.environment.program))
    request.ended = EndedScreens(savesOutput: !console.environment.isCI)
    return request
  }

  /// The screens of a project, of which some may be tried out in processes of their own.
  func suite(of project: Project) -> ScreenSuite {
    ScreenSuite(project, registry: registry, isolating(ProjectRequest(paths: [project.root])))
  }

  /// Does something in a process of its own, so that an app's code that ends it is named.
  ///
  /// - Returns: the status that `body` returned, or ``ExitStatus/failure``.
  fileprivate func inChild(_ body: () -> ExitStatus) -> ExitStatus {
    guard console.environment.isolatesScreens, WorkerPool.isAvailable else { return body() }
    console.flush()
    var status = ExitStatus.failure
    do throws(WorkerPool.Failure) {
      try WorkerPool(jobs: 1, limits: .standard, isolatesScreens: false).run(
        count: 1
      ) { _, send in
        let status = console.end(with: body())
        send(0, [UInt8(truncatingIfNeeded: status.rawValue)])
      } take: { _, bytes in
        status = bytes.first.flatMap { ExitStatus(rawValue: Int32($0)) } ?? .failure
      } ended: { _, ending in
        let what = ending.run.map {
          "\($0.name): \(EndedScreens.message(of: $0, words: ending.output, limits: .standard))"
        }
        console.writeError("\(what ?? "the process \(ending.reason)")\n")
      }
    } catch {
      console.writeError("\(error.description)\n")
    }
    return status
  }

  /// Prints diagnostics, if there are any.
  func printDiagnostics(_ diagnostics: Diagnostics, _ output: some PrintingOptions) {
    let sorted = diagnostics.sorted
    if sorted.isEmpty { return }
    console.writeError(output.text(of: sorted, on: console, isError: true))
    if output.format == .text, console.environment.isErrorTerminal {
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
    for case let path? in paths where FileStamp(ofPlainFile: path) != nil {
      try? FileSystem.removeFile(path)
    }
  }

  /// Writes a report beside the output.
  ///
  /// - Returns: what is wrong where it cannot be written.
  func write(_ text: SafeText, to report: OutputFile) -> Diagnostic? {
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
    FileSystem.removeStaleTemporaryFiles(in: path.parentFolder)
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
    FileSystem.removeStaleTemporaryFiles(in: path.parentFolder)
    do throws(FileSystem.Failure) {
      try FileSystem.write(Array(text.utf8), to: path, replacing: expected, durably: true)
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
