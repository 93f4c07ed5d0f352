import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaSystem

extension Schema.Purpose: ExpressibleByArgument {}

/// `diorama schema`: prints the JSON Schemas that editors use for completion and validation.
struct SchemaCommand: ScreenCommand {
  static let runsInChild = true

  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print a JSON Schema of screens for editors.",
    discussion: """
      With --write, the first line of a screen can refer to the schema:
      \(Schema.Purpose.screen.modeline(pathToProject: ""))
      'lint' and 'watch' keep written schemas up to date, unless CI is set.
      """)

  @Argument(help: "A project folder, to include its components.") var path: String?

  @Option(
    name: .customLong("for"),
    help: "The kind of file: screen, project (diorama.yaml) or fixture.")
  var purpose: Schema.Purpose = .screen

  @Flag(help: "Write the schemas of all kinds to .diorama/schema in the project.") var write = false

  // Most of these options have no effect here, but scripts pass them to every command.
  @OptionGroup var links: LinkOption
  @OptionGroup(visibility: .hidden) var output: OutputOptions
  @OptionGroup(visibility: .hidden) var quietOption: QuietOption

  func validate() throws {
    if write, path == nil { throw ValidationError.option("--write", requires: "a project") }
  }

  func run(in context: CommandContext) -> ExitStatus {
    guard let path else {
      context.console.write(SafeText(json: Schema(purpose, registry: context.registry).text))
      return .success
    }
    do throws(FileSystem.Failure) {
      let suite = ScreenSuite(
        try Project(at: path, links: links.policy), registry: context.registry)
      if write {
        suite.project.removeTemporaryFiles()
        return Self.write(suite, context, isQuiet: quietOption.quiet)
      }
      context.console.write(SafeText(json: Schema(purpose, of: suite).text))
      return .success
    } catch {
      context.console.writeError(.unreadable("path", path, error))
      return .failure
    }
  }

  /// Writes the schemas of a project, and reports the files.
  static func write(
    _ suite: ScreenSuite, _ context: CommandContext, isQuiet: Bool
  ) -> ExitStatus {
    let folder = SchemaFolder(of: suite)
    var status = ExitStatus.success
    for purpose in Schema.Purpose.allCases {
      let path = folder.path(of: purpose)
      do throws(FileSystem.Failure) {
        try folder.write(purpose)
        if !isQuiet { context.console.write("wrote \(path)\n") }
      } catch {
        context.console.writeError(.unwritten(path, error))
        status = .failure
      }
    }
    return status
  }
}
