import ArgumentParser
import Diorama
import YAML

/// `diorama init`: writes a new project with one screen, ready to be rendered and recorded.
struct InitCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a new project with a screen to start from.")

  @Argument(help: "The project's folder.")
  var folder = "screens"

  @Option(
    help: "The view controller of its screen; by default one with much to choose and show.",
    completion: Completions.viewControllers)
  var viewController: String?

  @Option(help: ArgumentHelp("auto, always or never.", visibility: .hidden))
  var color: ColorMode = .auto

  @Flag(name: .shortAndLong, help: "Print only what is wrong.")
  var quiet = false

  func run(in context: CommandContext) -> ExitStatus {
    let (console, registry) = (context.console, context.registry)
    var root = folder
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    if let obstacle = Self.obstacle(at: root) {
      console.writeError("\(obstacle); nothing was written\n")
      return .usage
    }
    if let name = viewController, registry[name]?.screenType == nil {
      let known = registry.entries(of: .viewController).map(\.name)
      let near = nearestName(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
      console.writeError("no view controller is called '\(name)'\(near)\n")
      return .usage
    }
    let starter = StarterProject(registry: registry, root: root)
    for file in starter.files where !write(file, console) { return .failure }
    return writeScreen(root, context)
  }

  private static func obstacle(at root: String) -> String? {
    if FileSystem.exists(root), !FileSystem.isFolder(root) { return "'\(root)' is a file" }
    guard let project = try? Project(at: root) else { return nil }
    if FileSystem.exists("\(root)/\(Project.fileName)") { return "'\(root)' is a project already" }
    // All files below a project are its screens.
    guard let file = project.screenFiles.first else { return nil }
    return file.parentFolder == root
      ? "'\(root)' is a project already: '\(file)' is there"
      : "'\(file)' would be a screen of the project; give the project a folder of its own"
  }

  private func write(_ file: (path: String, text: String), _ console: Console) -> Bool {
    if FileSystem.exists(file.path) || FileSystem.isLink(file.path) {
      if !quiet { console.write("kept  \(file.path)\n") }
      return true
    }
    return NewScreen.write(file.text, to: file.path, console, isQuiet: quiet)
  }

  private func writeScreen(_ root: String, _ context: CommandContext) -> ExitStatus {
    do throws(FileSystem.Failure) {
      let suite = ScreenSuite(try Project(at: root), registry: context.registry)
      guard SchemaCommand.write(suite, context.console, isQuiet: quiet) == .success else {
        return .failure
      }
      guard let name = viewController ?? Self.richest(suite, root) else {
        context.console.writeError("no view controller is registered; see `diorama types`\n")
        return .failure
      }
      let status = NewScreen(StarterProject.screenID(of: name), of: name, in: suite)
        .write(context, isQuiet: quiet)
      if status == .success, !quiet {
        context.console.write("next: diorama render \(root)\n")
      }
      return status
    } catch {
      context.console.writeError("the project '\(root)' cannot be read: \(error)\n")
      return .failure
    }
  }

  /// Of the view controllers with most parts to choose, the one whose draft shows the most.
  private static func richest(_ suite: ScreenSuite, _ root: String) -> String? {
    var best: (name: String, lines: Int)?
    let entries = suite.registry.entries(of: .viewController).filter { $0.screenType != nil }
    // Where none of them can be shown, the next ones are tried.
    let counts = Set(entries.map { $0.screenType?.slots.count ?? 0 })
    for count in counts.sorted(by: >) where best == nil {
      for entry in entries where entry.screenType?.slots.count == count {
        let drafter = ScreenDrafter(
          suite: suite, viewController: entry, path: "\(root)/\(entry.name).yaml")
        if case .draft(_, let lines) = drafter.result(), lines > best?.lines ?? 0 {
          best = (entry.name, lines)
        }
      }
    }
    return best?.name
  }
}
