import ArgumentParser
import Diorama
import DioramaSystem
import YAML

/// The `diorama` command over a registry: a user's own executable is one line of this.
///
/// ```swift
/// import DioramaCommand
/// import HeadlessSendbird
///
/// var registry = try Registry(.sendbird)
/// try registry.register(TeamHeader.self)
/// CommandLineTool(registry: registry).main()
/// ```
public struct CommandLineTool: Sendable {
  /// The types that screens can name.
  public let registry: Registry

  /// A command for screens of a registry's types.
  public init(registry: Registry) { self.registry = registry }

  /// Runs with the process' arguments and ends the process.
  public func main() -> Never {
    let console = Console.standard()
    let status = run(Array(CurrentProcess.arguments.dropFirst()), on: console)
    console.flush()
    Root.exit(withError: ExitCode(status.rawValue))
  }

  /// Runs with some arguments.
  ///
  /// - Returns: the exit status; nothing is ended.
  public func run(_ arguments: [String], on console: Console) -> ExitStatus {
    do {
      var command = try Completions.$registry.withValue(registry) {
        try Root.parseAsRoot(arguments)
      }
      if let command = command as? any ScreenCommand {
        return command.run(in: CommandContext(registry: registry, console: console))
      }
      // What is left are calls for help, which throw what they print.
      try command.run()
      return .success
    } catch {
      return show(error, on: console)
    }
  }

  private func show(_ error: any Error, on console: Console) -> ExitStatus {
    let message = Root.fullMessage(for: error)
    if Root.exitCode(for: error) == .success {
      console.write(message + "\n")
      return .success
    }
    console.writeError(message + "\n")
    return .usage
  }
}

/// What the command ends with.
public enum ExitStatus: Int32, Sendable {
  /// All well.
  case success = 0
  /// A snapshot differs, is missing or left over; or lint found errors.
  case findings = 1
  /// A screen could not be loaded, resolved or run.
  case failure = 2
  /// Wrong usage.
  case usage = 64

  /// The worse of two.
  func combined(with other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }
}

/// The command with its subcommands.
struct Root: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diorama",
    abstract: "Shows chat app screens without a phone, and tells when they change.",
    version: "0.1.0",
    subcommands: [
      RenderCommand.self, TestCommand.self, RecordCommand.self, ReviewCommand.self,
      LintCommand.self, ListCommand.self, TypesCommand.self, SchemaCommand.self,
      ExplainCommand.self, NewCommand.self, InitCommand.self, ProveCommand.self,
      WatchCommand.self,
    ])
}

/// What a subcommand runs in.
struct CommandContext {
  let registry: Registry
  let console: Console
}

/// A subcommand.
protocol ScreenCommand: ParsableCommand {
  func run(in context: CommandContext) -> ExitStatus
}
