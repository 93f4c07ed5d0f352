import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaStage
import DioramaSystem

/// `diorama types`: shows the types that screens can name, and their properties.
struct TypesCommand: ScreenCommand {
  static let runsInChild = true

  static let configuration = CommandConfiguration(
    commandName: "types",
    abstract: "Show the types, sets of types, fixture lists and keys of screens.")

  @Argument(
    help: "A type, set of types, fixture list or key to show in full.",
    completion: Completions.types)
  var name: String?

  @Option(
    name: .customLong("in"),
    help: "A project folder, to include its components; by default screens, if it exists.",
    completion: Completions.paths)
  var path: String?

  @OptionGroup var links: LinkOption
  @OptionGroup var output: OutputOptions
  // The option has no effect here, but scripts pass it to every command.
  @OptionGroup(visibility: .hidden) var quiet: QuietOption

  func run(in context: CommandContext) -> ExitStatus {
    let registry = context.registry
    var types = registry.all.map { TypeReport($0, registry) }
    var suite: ScreenSuite?
    do throws(FileSystem.Failure) {
      let own = ScreenSuite(
        try Project(at: path ?? "screens", links: links.policy), registry: registry)
      types += own.components.map { TypeReport($0, registry) }
      suite = own
    } catch {
      // The registered types can be shown without a project.
      if let path {
        context.console.writeError(.unreadableProject(path, error))
        return .failure
      }
    }
    guard let name else {
      context.console.write(
        output.format == .json ? JSON.lines(types.map(\.json)) : overview(types, registry))
      return .success
    }
    // The name of a set's entry means the entry's type.
    let meant = registry.setEntry(at: name).map { registry.name(of: $0.entry.type) } ?? name
    let found = types.filter { $0.name == meant }
    let others = FixtureListReport.all(of: registry)
    let known =
      others.first { $0.list.name == name } ?? others.first { $0.list.name.hasSuffix(".\(name)") }
    if found.isEmpty, let known {
      context.console.write(output.format == .json ? known.json.line : known.page)
      return .success
    }
    if found.isEmpty, let set = registry.typeSets.first(where: { $0.name.description == name }) {
      let report = TypeSetReport(set: set, registry: registry)
      context.console.write(output.format == .json ? report.json.line : report.page)
      return .success
    }
    if found.isEmpty, registry.allSteps.contains(where: { $0.name.description == name }) {
      context.console.writeError(.stepNotType(name, tool: context.tool))
      return .usage
    }
    // A key of screens belongs to view controllers first.
    let ofScreens = types.filter { $0.entry.kind == .viewController }
    let ordered = ofScreens + types.filter { $0.entry.kind != .viewController }
    var pages: [(name: String, keys: [String])] = ordered.map { ($0.name, $0.keys) }
    pages += others.map { ($0.list.name, $0.fields.map(\.name)) }
    let owners = pages.filter { page in
      page.keys.contains { name == $0 || name == "\(page.name).\($0)" }
    }.map(\.name)
    if found.isEmpty, !owners.isEmpty {
      // The view controllers that the project uses come first.
      let used = Set(suite?.plans().compactMap { $0.plan?.run.viewController.name } ?? [])
      let sorted = owners.filter(used.contains) + owners.filter { !used.contains($0) }
      context.console.writeError(.keyNotType(name, of: sorted, tool: context.tool))
      return .usage
    }
    if found.isEmpty {
      let names = types.map(\.name) + others.map(\.list.name)
      let sets = registry.typeSets.map(\.name.description)
      context.console.writeError(.unknownType(name, among: names + sets, tool: context.tool))
      return .usage
    }
    // Several screens may have components with the same name.
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
    let sets = registry.typeSets.map { TypeSetReport(set: $0, registry: registry).line }
    if !sets.isEmpty { groups.append(group("set of types", sets)) }
    let lists = registry.fixtureLists.map { FixtureListReport(list: $0).line }
    if !lists.isEmpty { groups.append(group("list of a fixture", lists)) }
    let keys = FixtureListReport.keys(of: registry).map(\.line)
    if !keys.isEmpty { groups.append(group("key", keys)) }
    return groups.joined(separator: "\n")
      + "\n`\(registry.commandName) types NAME` shows one in full.\n"
  }
}
