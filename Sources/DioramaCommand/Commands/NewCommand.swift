import ArgumentParser
import Diorama
import YAML

/// `diorama new`: writes a screen that renders as it is, with all it could have as comments.
struct NewCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a new screen to start from.")

  @Argument(help: "The screen's id, or its path in the project: people/banned.")
  var screen: String

  @Option(
    help: "The view controller that it is made of; see `diorama types`.",
    completion: Completions.viewControllers)
  var viewController: String

  @Option(name: .customLong("in"), help: "The project.")
  var path = "screens"

  @Option(help: ArgumentHelp("auto, always or never.", visibility: .hidden))
  var color: ColorMode = .auto

  @Flag(name: .shortAndLong, help: "Print only what is wrong.")
  var quiet = false

  func run(in context: CommandContext) -> ExitStatus {
    do throws(FileSystem.Failure) {
      let suite = ScreenSuite(try Project(at: path), registry: context.registry)
      let status = NewScreen(screen, of: viewController, in: suite).write(context, isQuiet: quiet)
      // The first line of the screen leads there.
      if status == .success, !context.console.surroundings.isCI {
        SchemaFolder(of: suite).refresh()
      }
      return status
    } catch {
      context.console.writeError(
        "the project '\(path)' cannot be read: \(error); `diorama init` makes one\n")
      return .failure
    }
  }
}

/// A screen that is not there yet.
struct NewScreen {
  let name: String
  let viewController: String
  let suite: ScreenSuite

  init(_ name: String, of viewController: String, in suite: ScreenSuite) {
    // Whoever names the file means the screen in it.
    let ending = [".yaml", ".yml"].first { name.hasSuffix($0) }
    self.name = ending.map { String(name.dropLast($0.utf8.count)) } ?? name
    self.viewController = viewController
    self.suite = suite
  }

  private var path: String { "\(suite.project.root)/\(name).yaml" }

  /// Writes its file, unless something stands in the way, which is said.
  func write(_ context: CommandContext, isQuiet: Bool) -> ExitStatus {
    let console = context.console
    if let obstacle = obstacle {
      console.writeError(obstacle + "\n")
      return .usage
    }
    guard let entry = suite.registry[viewController], entry.screenType != nil else {
      let known = suite.registry.entries(of: .viewController).map(\.name)
      let near = nearestName(to: viewController, among: known)
      console.writeError(
        "no view controller is called '\(viewController)'"
          + (near.map { "; did you mean '\($0)'?\n" } ?? "; see `diorama types`\n"))
      return .usage
    }
    let drafter = ScreenDrafter(suite: suite, viewController: entry, path: path)
    switch drafter.result() {
    case .nothing(let problems):
      console.writeError("nothing in the project's fixtures fits '\(viewController)'\n")
      var text = ""
      TextPrinter(color: false).print(
        problems.sorted.filter { FileSystem.exists($0.place.source.path) }, to: &text)
      console.writeError(text)
      return .failure
    case .draft(let draft, _):
      // Where it cannot be made, the file cannot be written, which is said.
      try? FileSystem.makeFolder(path.parentFolder)
      let page = drafter.page(of: draft)
      return Self.write(page, to: path, console, isQuiet: isQuiet) ? .success : .failure
    }
  }

  private var obstacle: String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let id = parts.last, parts.allSatisfy(ScreenSuite.isScreenID) else {
      return "'\(name)' cannot be a screen's id: letters, digits, '.', '_' and '-'"
    }
    if parts.dropLast().contains(where: { $0 == "fixtures" }) {
      return "'fixtures' holds no screens"
    }
    if FileSystem.exists(path) || FileSystem.isLink(path) {
      return "'\(path)' is there already; nothing was written"
    }
    if let other = suite.declarations.first(where: { $0.name == id }) {
      return "a screen is called '\(id)' already, at \(other.idPlace); nothing was written"
    }
    return suite.project.files.contains(path) ? nil : "'\(path)' leaves the project"
  }

  /// Writes a file that is not there; says so.
  static func write(_ text: String, to path: String, _ console: Console, isQuiet: Bool) -> Bool {
    do throws(FileSystem.Failure) {
      try FileSystem.write(Array(text.utf8), to: path)
      if !isQuiet { console.write("wrote \(path)\n") }
      return true
    } catch {
      console.writeError("'\(path)' cannot be written: \(error)\n")
      return false
    }
  }
}
