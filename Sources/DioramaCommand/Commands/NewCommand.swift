import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaSystem

/// `diorama new`: writes a screen that can be rendered as is, with all optional keys as comments.
struct NewCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Create a screen.")

  @Argument(help: "The screen's id, or its path in the project: people/banned.") var screen: String

  @Option(
    help: "The view controller of the screen; see `\(ParsedCommand.name) types`.",
    completion: Completions.viewControllers)
  var viewController: String

  @Option(name: .customLong("in"), help: "The project folder.") var path = "screens"

  // The options have no effect here, but scripts pass them to every command.
  @OptionGroup(visibility: .hidden) var output: OutputOptions
  @OptionGroup var links: LinkOption
  @OptionGroup var quietOption: QuietOption

  func run(in context: CommandContext) -> ExitStatus {
    do throws(FileSystem.Failure) {
      let suite = context.suite(of: try Project(at: path, links: links.policy))
      suite.project.removeTemporaryFiles()
      let status = context.write(
        NewScreen(screen, of: viewController, in: suite), isQuiet: quietOption.quiet)
      // The first line of the screen refers to the schema.
      if status == .success, !context.console.environment.isCI {
        SchemaFolder(of: suite).refresh()
      }
      return status
    } catch {
      context.console.writeError(.unreadableProject(path, error, tool: context.tool))
      return .failure
    }
  }
}

extension CommandContext {
  /// Writes the file of a new screen; reports why if it cannot.
  func write(_ screen: NewScreen, isQuiet: Bool) -> ExitStatus {
    do throws(NewScreen.Failure) {
      let page = try screen.page()
      return write(page, to: screen.path, replacing: .missing, isQuiet: isQuiet)
        ? .success : .failure
    } catch {
      switch error {
      case .obstacle(let message):
        console.writeError("\(message)\n")
        return .usage
      case .noMatchingFixture(let problems):
        console.writeError(.noMatchingFixture(for: screen.viewController, problems))
        return .failure
      }
    }
  }
}
