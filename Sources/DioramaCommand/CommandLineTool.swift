import ArgumentParser
import Diorama
import DioramaKit
import DioramaSystem
import TerminalText
import YAML

/// The command-line tool for a registry: an app's own executable needs one line of it.
///
/// ```swift
/// import Diorama
/// import DioramaCommand
/// import WeatherKit
///
/// var registry = try Registry(.weather)
/// try registry.register(StormHeader.self)
/// CommandLineTool(registry: registry).main()
/// ```
///
/// If the registry is made in a closure, see ``init(name:abstract:registry:)``, only subcommands
/// that need it wait for it.
///
/// The tool has all subcommands of `diorama`, and uses its own name in suggested commands: an
/// executable `app-screens` prints `to accept: app-screens record ...`.
public struct CommandLineTool: Sendable {
  /// The tool's name in its help, its hints, its completions and the output of `init`.
  public let name: String
  /// The description of the tool in its help, in one sentence.
  public let abstract: String
  private let registry: @Sendable () throws -> Registry

  /// A tool for screens of a registry's types.
  ///
  /// - Parameters:
  ///   - registry: the types, keys and steps that screens can name.
  ///   - name: the tool's name; by default that of the running executable.
  ///   - abstract: the description at the start of its help, in one sentence.
  public init(
    registry: Registry, name: String? = nil,
    abstract: String = "Shows an app's screens as text, and tests them against snapshots."
  ) {
    self.init(name: name, abstract: abstract) { registry }
  }

  /// A tool for screens of a registry's types that makes the registry when a subcommand needs it.
  ///
  /// ```swift
  /// CommandLineTool(name: "weather-screens") { try Registry(.weather) }.main()
  /// ```
  ///
  /// - Parameters:
  ///   - name: the tool's name; by default that of the running executable.
  ///   - abstract: the description at the start of its help, in one sentence.
  ///   - registry: makes the types, keys and steps that screens can name. If it throws, the error
  ///     is printed, and the subcommand ends with ``ExitStatus/failure``.
  public init(
    name: String? = nil,
    abstract: String = "Shows an app's screens as text, and tests them against snapshots.",
    registry: @escaping @Sendable () throws -> Registry
  ) {
    let name = name ?? CommandLine.arguments.first.map(\.lastPathComponent) ?? "diorama"
    self.name = name
    self.abstract = abstract
    self.registry = {
      do {
        var types = try registry()
        types.commandName = name
        return types
      } catch {
        throw RegistryFailure(reason: "\(error)")
      }
    }
  }

  /// Runs with the arguments of the process, and ends the process with an ``ExitStatus``.
  public func main() -> Never {
    StandardStream.setUp()
    let console = Console.standard()
    let status = run(Array(CommandLine.arguments.dropFirst()), on: console)
    Root.exit(withError: ExitCode(status.rawValue))
  }

  /// Runs with the given arguments.
  ///
  /// - Parameters:
  ///   - arguments: the arguments after the tool's name.
  ///   - console: the output for results and diagnostics, and the source of answers.
  /// - Returns: the exit status; the process does not end. If the console lost output, the status
  ///   is ``ExitStatus/failure``, or ``ExitStatus/closedPipe`` if the reader closed the pipe.
  public func run(_ arguments: [String], on console: Console) -> ExitStatus {
    let command = ParsedCommand(name: name, abstract: abstract, types: registry, console: console)
    let status = ParsedCommand.$current.withValue(command) { parseAndRun(arguments, on: console) }
    return console.end(with: status)
  }

  private func parseAndRun(_ arguments: [String], on console: Console) -> ExitStatus {
    do {
      let help = CodeHelp(tool: name, commands: Root.commandNames, registry: registry)
      if let status = try help.handle(arguments, on: console) { return status }
      var command = try Root.parseAsRoot(arguments)
      try command.run()
      return .success
    } catch let end as CommandExit {
      return end.status
    } catch let failure as RegistryFailure {
      console.writeError("\(name): \(failure.reason)\n")
      return .failure
    } catch {
      return show(error, arguments, on: console)
    }
  }

  /// Returns a better error than the parser's for some invalid options and values; nil for others.
  private static func advice(for arguments: [String]) -> ValidationError? {
    func value(of option: String) -> String? {
      for (index, argument) in arguments.enumerated() {
        if argument.hasPrefix("\(option)=") { return String(argument.dropFirst(option.count + 1)) }
        if argument == option { return arguments.dropFirst(index + 1).first }
      }
      return nil
    }
    if let memory = value(of: "--memory"), Megabytes(argument: memory) == nil {
      return .memory(memory)
    }
    if let show = value(of: "--show"), ShownBlocks(argument: show) == nil {
      return .show(show)
    }
    if let shard = value(of: "--shard"), Shard(argument: shard) == nil {
      return .shard(shard)
    }
    let options = arguments.map { String($0.prefix { $0 != "=" }) }.filter { $0.hasPrefix("-") }
    if arguments.first == "test",
      let option = options.first(where: {
        $0.hasPrefix("--update") || ["-u", "--record", "--snapshot-update"].contains($0)
      })
    {
      return .writingTest(option, tool: ParsedCommand.name)
    }
    let required = "--view-controller"
    if arguments.first == "new", !options.contains(required),
      let option = options.first(where: { nearestName(to: $0, among: [required]) != nil })
    {
      return .misspelled(option, required)
    }
    return nil
  }

  private func show(
    _ error: any Error, _ arguments: [String], on console: Console
  ) -> ExitStatus {
    if let advice = Self.advice(for: arguments), Root.exitCode(for: error) != .success {
      console.writeError("Error: \(advice)\n")
      return .usage
    }
    var message = Root.fullMessage(for: error)
    // The line feeds of the message are the parser's own, except those in the arguments.
    for argument in arguments {
      let value = argument.drop { $0 != "=" }.dropFirst()
      for typed in [argument, String(value)] where typed.unicodeScalars.contains("\n") {
        message = message.replacing(typed, with: typed.escapingControls())
      }
    }
    var text = SafeText(lines: message + "\n")
    if Root.exitCode(for: error) == .success {
      if [[], ["help"], ["--help"], ["-h"]].contains(arguments) {
        text += """
            See '\(name) help CODE' for an explanation of a code, such as unknown-key;
            '\(name) help codes' for all codes.

          """
      }
      console.write(text)
      return .success
    }
    console.writeError(text)
    return .usage
  }
}

/// The error if the registry cannot be made.
private struct RegistryFailure: Error {
  let reason: String
}

/// The root command with its subcommands.
private struct Root: ParsableCommand {
  /// The names of the visible subcommands.
  static var commandNames: [String] {
    var names: [String] = []
    for command in configuration.subcommands where command.configuration.shouldDisplay {
      if let name = command.configuration.commandName { names.append(name) }
    }
    return names
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: ParsedCommand.name, abstract: ParsedCommand.current?.abstract ?? "",
      version: "diorama \(DioramaVersion.number)"
        + (DioramaVersion.commit.map { " (\($0))" } ?? ""),
      subcommands: [
        RenderCommand.self, TestCommand.self, RecordCommand.self, ReviewCommand.self,
        GalleryCommand.self, LintCommand.self, ListCommand.self, TypesCommand.self,
        StepsCommand.self,
        SchemaCommand.self, ExplainCommand.self, NewCommand.self, InitCommand.self,
        ProveCommand.self,
        WatchCommand.self, LSPCommand.self, PortCommand.self,
        WorkerCommand.self,
      ])
  }
}
