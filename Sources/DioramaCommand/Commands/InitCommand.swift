import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem

/// `diorama init`: writes a new project with one screen, which can be rendered and recorded.
struct InitCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Create a project with a first screen.")

  @Argument(help: "The project folder; by default 'screens', and 'AppScreens' for a package.")
  var folder: String?

  @Flag(help: "Write a Swift package with an app's own classes; --url names Diorama's repository.")
  var swift = false

  @Option(help: "Where CI gets Diorama: the address of a release, or of a git repository (.git).")
  var url = ""

  @Option(help: "The SHA-256 of the release's .tar.xz, for CI; by default CI checks the program.")
  var sha256: String?

  // The options have no effect here, but scripts pass them to every command.
  @OptionGroup(visibility: .hidden) var output: OutputOptions
  @OptionGroup(visibility: .hidden) private var links: LinkOption
  @OptionGroup private var quietOption: QuietOption
  private var quiet: Bool { quietOption.quiet }

  func validate() throws {
    // A variable that is not set must not lead to the root of the file system.
    if folder?.isEmpty == true { throw ValidationError.emptyFolderName }
    if url.contains(#/[^A-Za-z0-9._~:/?#\[\]@!&()*+,;=%\-]/#) {
      throw ValidationError.option(
        "--url", takes: "an address such as https://example.com/releases")
    }
    if swift, !StarterPackage.canDepend(on: url) {
      throw ValidationError.option(
        "--url", takes: "with --swift the address of Diorama's repository (.git), or its folder")
    }
    if let sha256, sha256.wholeMatch(of: #/[0-9A-Fa-f]{64}/#) == nil {
      throw ValidationError.option("--sha256", takes: "64 hexadecimal digits")
    }
  }

  func run(in context: CommandContext) -> ExitStatus {
    let (console, registry) = (context.console, context.registry)
    var root = folder ?? (swift ? "AppScreens" : "screens")
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    if swift { return writePackage(in: root, context) }
    (try? Project(at: root, links: links.policy))?.removeTemporaryFiles()
    let starter = StarterProject(in: root, registry, url: url, archiveDigest: sha256?.lowercased())
    if let obstacle = starter.obstacle(exceptProject: true) {
      console.writeError("\(obstacle); nothing was written\n")
      return .usage
    }
    let isProject = starter.isProject
    for file in starter.files where !write(file, starter, context) { return .failure }
    return isProject ? .success : writeScreen(root, starter.viewControllers, context)
  }

  /// Writes a package, and the files for CI that run its command.
  private func writePackage(in folder: String, _ context: CommandContext) -> ExitStatus {
    let package = StarterPackage(in: folder, source: url)
    let project = StarterProject(in: "\(folder)/screens", context.registry)
    if let obstacle = package.obstacle ?? project.obstacle() {
      context.console.writeError("\(obstacle); nothing was written\n")
      return .usage
    }
    for file in package.files where !write(file, project, context) { return .failure }
    for file in project.filesForTools where !write(file, project, context) { return .failure }
    if !quiet {
      let move = folder == "." ? "" : ShellWords.line(["cd", folder]) + " && "
      context.console.write("next: \(move)swift test\n")
    }
    return .success
  }

  private func write(
    _ file: (path: String, text: String), _ starter: StarterProject, _ context: CommandContext
  ) -> Bool {
    if FileSystem.exists(file.path) || FileSystem.isLink(file.path) {
      if !quiet { context.console.write("kept  \(file.path)\n") }
      for line in starter.missingCommands(in: file) {
        context.console.write("      add: \(line)\n")
      }
      return true
    }
    return context.write(file.text, to: file.path, replacing: .missing, isQuiet: quiet)
  }

  /// Writes a screen of the first view controller that the project's fixture has data for.
  private func writeScreen(
    _ root: String, _ viewControllers: [String], _ context: CommandContext
  ) -> ExitStatus {
    do throws(FileSystem.Failure) {
      let suite = context.suite(of: try Project(at: root, links: links.policy))
      guard SchemaCommand.write(suite, context, isQuiet: quiet) == .success else {
        return .failure
      }
      for name in viewControllers {
        let screen = NewScreen(NewScreen.screenID(of: name), of: name, in: suite)
        if name != viewControllers.last, !screen.hasMatchingFixture { continue }
        let status = context.write(screen, isQuiet: quiet)
        if status == .success, !quiet {
          let words = [context.tool, "render"] + ShellWords.operands([root])
          context.console.write("next: \(ShellWords.line(words))\n")
        }
        return status
      }
      context.console.writeError(.noViewController(tool: context.tool))
    } catch {
      context.console.writeError(.unreadableProject(root, error))
    }
    return .failure
  }
}
