import ArgumentParser
import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// A subcommand.
protocol ScreenCommand: ParsableCommand {
  /// Whether the whole command runs in a child process, since it uses an app's types or runs a
  /// screen.
  static var runsInChild: Bool { get }
  func run(in context: CommandContext) -> ExitStatus
}

extension ScreenCommand {
  static var runsInChild: Bool { false }
}

extension ScreenCommand {
  /// Runs the command with the registry and the console of ``ParsedCommand``.
  ///
  /// - Throws: always: ``CommandExit`` with the status, or an error from making the registry.
  func run() throws {
    let command = ParsedCommand.current
    let context = CommandContext(
      registry: try command?.types() ?? Registry(), console: command?.console ?? .standard())
    throw CommandExit(
      status: Self.runsInChild
        ? context.inChild { run(in: context) } : run(in: context))
  }
}

/// The exit status of a subcommand, as an error for the parser.
struct CommandExit: Error {
  let status: ExitStatus
}

/// The context that a subcommand runs in.
struct CommandContext {
  let registry: Registry
  let console: Console

  /// The name of the tool.
  var tool: String { registry.commandName }

  /// Reads the projects of the options.
  ///
  /// - Parameters:
  ///   - options: the paths, and the selection of screens.
  ///   - wanted: a request other than that of the options; nil for theirs.
  ///   - mayBeEmpty: whether folders without screens are allowed.
  /// - Returns: the projects; nil if there is no screen, or if the selection is empty, which is
  ///   reported.
  func load(
    _ options: CommonOptions, for wanted: ProjectRequest? = nil, mayBeEmpty: Bool = false
  ) -> LoadedProjects? {
    let projects = open(wanted ?? request(of: options))
    if let message = projects.noMatchMessage {
      // A file with an error may have the wanted screen.
      if projects.diagnostics.hasErrors { printDiagnostics(projects.diagnostics, options) }
      console.writeError("\(message)\n")
      return nil
    }
    let screens = projects.headings
    for warning in projects.unmatchedFilterMessages(among: screens) {
      console.writeError("\(warning)\n")
    }
    guard !mayBeEmpty, !projects.diagnostics.hasErrors,
      projects.arguments.contains(where: { FileSystem.isFolder($0) }),
      let message = projects.noScreensMessage(among: screens)
    else { return projects }
    // For programs the output is an empty list.
    if options.format == .json { console.write("[]\n") }
    printDiagnostics(projects.diagnostics, options)
    console.writeError("\(message)\n")
    return nil
  }

  /// Returns the request of some options. The name of a screen in place of a path selects the
  /// screen.
  func request(of options: CommonOptions) -> ProjectRequest {
    options.request.findingNames(registry)
  }

  /// Opens the projects of a request; their screens are read on first use.
  func open(_ request: ProjectRequest) -> LoadedProjects {
    LoadedProjects(isolating(request), registry)
  }

  /// Returns the same request, with screens that run in worker processes.
  func isolating(_ wanted: ProjectRequest) -> ProjectRequest {
    guard console.environment.isolatesScreens else { return wanted }
    var request = wanted
    request.isolation = .children(
      wanted.limits, WorkerProgram(for: wanted, program: console.environment.program))
    request.ended = EndedScreens(savesOutput: !console.environment.isCI)
    return request
  }

  /// Returns the screens of a project, with isolation for those that are run.
  func suite(of project: Project) -> ScreenSuite {
    ScreenSuite(project, registry: registry, isolating(ProjectRequest(paths: [project.root])))
  }

  /// Runs `body` in a child process, so that an app's code that ends the process is reported.
  ///
  /// - Returns: the status that `body` returned, or ``ExitStatus/failure``.
  fileprivate func inChild(_ body: () -> ExitStatus) -> ExitStatus {
    guard console.environment.isolatesScreens, WorkerPool.isAvailable else { return body() }
    console.flush()
    var status = ExitStatus.failure
    do throws(WorkerPool.Failure) {
      try WorkerPool(jobs: 1, limits: .standard, isolatesScreens: false).run(
        count: 1
      ) { _ in
        [UInt8(truncatingIfNeeded: console.end(with: body()).rawValue)]
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

  /// Returns a line for a terminal, but not for files and logs, that suggests help for diagnostics.
  func hint(for diagnostics: [Diagnostic]) -> SafeText {
    let codes = diagnostics.map(\.code.rawValue)
    guard let first = codes.first else { return "" }
    return codes.allSatisfy { $0 == first }
      ? "more: \(tool) help \(first)\n" : "more: \(tool) help CODE, such as \(first)\n"
  }

  /// Deletes the reports of an earlier run, so that they are not taken for those of this run if it
  /// ends before it writes its own.
  ///
  /// - Parameter paths: the files; links, pipes and the like are kept.
  func removeReports(_ paths: [String?]) {
    for case let path? in paths where FileStamp(ofPlainFile: path) != nil {
      try? FileSystem.removeFile(path)
    }
  }

  /// Writes a report file.
  ///
  /// - Returns: a diagnostic if it cannot be written.
  func write(_ text: SafeText, to report: OutputFile) -> Diagnostic? {
    // Another program may have written a file there while the screens ran.
    if let obstacle = report.obstacle {
      return .unwritten("report", report.path, obstacle)
    }
    return write(text, toOutput: report.path)
  }

  /// Writes a file for other programs.
  ///
  /// - Returns: a diagnostic if it cannot be written.
  func write(_ text: SafeText, toOutput path: String) -> Diagnostic? {
    FileSystem.removeStaleTemporaryFiles(in: path.parentFolder)
    do throws(FileSystem.Failure) {
      try FileSystem.writeOutput(text.bytes, to: path)
      return nil
    } catch {
      return .unwritten("report", path, error)
    }
  }

  /// Writes a file for the user to edit, and reports it.
  ///
  /// - Parameter expected: what was read of the file; if the file has changed since, it is kept.
  func write(
    _ text: String, to path: String, replacing expected: FileSystem.Expectation, isQuiet: Bool
  ) -> Bool {
    write(Array(text.utf8), to: path, replacing: expected, isQuiet: isQuiet)
  }

  /// Writes the bytes of a file for the user, and reports it.
  func write(
    _ bytes: [UInt8], to path: String, replacing expected: FileSystem.Expectation, isQuiet: Bool
  ) -> Bool {
    FileSystem.removeStaleTemporaryFiles(in: path.parentFolder)
    do throws(FileSystem.Failure) {
      try FileSystem.write(bytes, to: path, replacing: expected, durably: true)
      if !isQuiet { console.write("wrote \(path)\n") }
      return true
    } catch {
      console.writeError(.unwritten(path, error))
      return false
    }
  }
}

/// The command whose arguments are being parsed. The parser asks the types of subcommands for their
/// help and completions, which depend on the command.
struct ParsedCommand: Sendable {
  /// The command's name.
  let name: String
  /// The description of the command in one sentence.
  let abstract: String
  /// Makes the registry, which the parser itself does not need.
  let types: @Sendable () throws -> Registry
  /// The console of the command.
  let console: Console

  @TaskLocal static var current: ParsedCommand?

  static var name: String { current?.name ?? "diorama" }
}
