import ArgumentParser
import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// `diorama types`: what screens can name, and what they can set on it.
struct TypesCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "types",
    abstract: "Show the types that screens can name, the lists of fixtures and keys of kits.")

  @Argument(
    help: "A type, a list of fixtures or a key of a kit, to show in full.",
    completion: Completions.types)
  var name: String?

  @Option(
    name: .customLong("in"),
    help: "The project whose own components are shown, too; by default screens, if it is there.",
    completion: Completions.paths)
  var path: String?

  @OptionGroup var links: LinkOption
  @OptionGroup var output: OutputOptions
  // Nothing here could be left out, but scripts pass it to every command.
  @OptionGroup(visibility: .hidden) var quiet: QuietOption

  func run(in context: CommandContext) -> ExitStatus {
    let registry = context.registry
    var types = registry.all.map { TypeReport($0, registry) }
    do throws(FileSystem.Failure) {
      let made = ScreenSuite(
        try Project(at: path ?? "screens", links: links.policy), registry: registry
      ).components
      types += made.map { TypeReport($0, registry) }
    } catch {
      // Nobody has to have a project to see the registered types.
      if let path {
        context.console.writeError("the project '\(path)' cannot be read: \(error)\n")
        return .failure
      }
    }
    guard let name else {
      context.console.write(
        output.format == .json ? JSON.lines(types.map(\.json)) : overview(types, registry))
      return .success
    }
    let found = types.filter { $0.name == name }
    let others = FixtureListReport.all(of: registry)
    if found.isEmpty, let known = others.first(where: { $0.list.name == name }) {
      context.console.write(output.format == .json ? known.json.line : known.page)
      return .success
    }
    if found.isEmpty, registry.allSteps.contains(where: { $0.name.description == name }) {
      context.console.writeError(
        "no type is called '\(name)', but a step is; see `\(context.tool) steps \(name)`\n")
      return .usage
    }
    if found.isEmpty {
      let near = nearestName(
        to: name, among: types.map(\.name) + others.map(\.list.name))
      context.console.writeError(
        "no type is called '\(name)'\(near.map { "; did you mean '\($0)'?" } ?? "")\n")
      return .usage
    }
    // Several screens may each have a component of that name.
    let texts = output.format == .json ? found.map(\.json.line) : found.map(\.page)
    context.console.write(texts.joined(separator: output.format == .json ? "" : "\n"))
    return .success
  }

  private func overview(_ types: [TypeReport], _ registry: Registry) -> SafeText {
    func group(_ title: String, _ lines: [String]) -> SafeText {
      "\(title)\n" + lines.map { "  \($0)\n" as SafeText }.joined()
    }
    var groups = registry.kinds.map { kind in
      group(kind.rawValue, types.filter { $0.entry.kind == kind }.map(\.line))
    }
    let lists = registry.fixtureLists.map { FixtureListReport(list: $0).line }
    if !lists.isEmpty { groups.append(group("list of a fixture", lists)) }
    let keys = FixtureListReport.keys(of: registry).map(\.line)
    if !keys.isEmpty { groups.append(group("key", keys)) }
    return groups.joined(separator: "\n")
  }
}
