import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

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

  @Flag(
    help: """
      List the named colors and fonts, the values of themes, and the values in YAML that change \
      them, with those that no screen needs and those that clash.
      """)
  var tokens = false

  @OptionGroup var links: LinkOption
  @OptionGroup var output: OutputOptions
  // The option has no effect here, but scripts pass it to every command.
  @OptionGroup(visibility: .hidden) var quiet: QuietOption

  func validate() throws {
    if tokens, name != nil { throw ValidationError.option("--tokens", excludes: "a name") }
  }

  func run(in context: CommandContext) -> ExitStatus {
    let registry = context.registry
    if tokens { return showTokens(context) }
    var types = registry.all.map { TypeReport($0, registry) }
    var hasProject = true
    do throws(FileSystem.Failure) {
      let project = try Project(at: path ?? "screens", links: links.policy)
      types += ScreenSuite(project, registry: registry).components.map { TypeReport($0, registry) }
    } catch {
      // The registered types can be shown without a project.
      if let path {
        context.console.writeError(.unreadableProject(path, error))
        return .failure
      }
      hasProject = false
    }
    guard let name else {
      context.console.write(
        output.format == .json ? JSON.lines(types.map(\.json)) : overview(types, registry))
      return .success
    }
    let found = reports(on: name, types, registry)
    guard !found.isEmpty else {
      context.console.writeError(unknown(name, types, hasProject: hasProject, context))
      return .usage
    }
    let texts = output.format == .json ? found.map(\.json.line) : found.map(\.page)
    context.console.write(texts.joined(separator: output.format == .json ? "" : "\n"))
    return .success
  }

  /// Prints the colors and fonts of a project.
  private func showTokens(_ context: CommandContext) -> ExitStatus {
    let path = path ?? "screens"
    do throws(FileSystem.Failure) {
      let project = try Project(at: path, links: links.policy)
      let suite = ScreenSuite(project, registry: context.registry)
      let report = TokenReport(DesignTokens(of: suite))
      context.console.write(output.format == .json ? report.json.line : report.text)
      let problems = suite.lint().diagnostics
      if problems.hasErrors { context.printDiagnostics(problems, output) }
      return problems.hasErrors ? .failure : .success
    } catch {
      context.console.writeError(.unreadableProject(path, error))
      return .failure
    }
  }

  /// Returns the reports on a name; several screens may have components with the same name.
  private func reports(
    on name: String, _ types: [TypeReport], _ registry: Registry
  ) -> [any NameReport] {
    let found = types.filter { $0.name == name }
    if !found.isEmpty { return found }
    let entry =
      registry.setEntry(at: name)?.entry
      ?? registry.typeSets.lazy.compactMap { $0.entry(named: name) }.first
      ?? registry.typeSets.flatMap(\.entries).first { registry.name(of: $0.type) == name }
    if let entry { return [TypeReport(currentTypeOf: entry, registry)] }
    let lists = FixtureListReport.all(of: registry)
    let known =
      lists.first { $0.list.name == name } ?? lists.first { $0.list.name.hasSuffix(".\(name)") }
    if let known { return [known] }
    if let set = registry.typeSets.first(where: { $0.name == name }) {
      return [TypeSetReport(set: set, registry: registry)]
    }
    if registry.allSteps.contains(where: { $0.name == name }) { return [] }
    // A key of screens belongs to view controllers first.
    let ordered =
      types.filter { $0.entry.kind == .viewController }
      + types.filter { $0.entry.kind != .viewController }
    let keys =
      ordered.flatMap { type in type.keys.map { (type.name, $0) } }
      + lists.flatMap { list in
        list.fields.flatMap { field in
          [(list.list.name, field)]
            + FixtureListReport(list: field).fields.map { ("\(list.list.name).\(field.name)", $0) }
        }
      }
    let owners = keys.compactMap { owner, key in
      name == key.name || name == "\(owner).\(key.name)"
        ? FieldDescription(name: owner, shape: key.shape, meaning: key.meaning) : nil
    }
    let today = registry.olderNames[name] ?? registry.olderKeys.first { $0.old == name }?.today
    if owners.isEmpty, let today { return reports(on: today, types, registry) }
    return owners.isEmpty ? [] : [KeyReport(name: name, owners: owners)]
  }

  /// Returns the message for a name without a report.
  private func unknown(
    _ name: String, _ types: [TypeReport], hasProject: Bool, _ context: CommandContext
  ) -> SafeText {
    let registry = context.registry
    if registry.allSteps.contains(where: { $0.name == name }) {
      return .stepNotType(name, tool: context.tool)
    }
    if let type = unregisteredType(name, registry) {
      return .unregisteredType(name, type, subclasses: registry.all.filter { $0.extends(name) })
    }
    let names = types.map(\.name) + FixtureListReport.all(of: registry).map(\.list.name)
    let message = SafeText.unknownType(
      name, among: names + registry.typeSets.map(\.name), tool: context.tool)
    // The type may belong to a project that was not read.
    let isElsewhere = path == nil && !(hasProject && message.text.contains("did you mean"))
    return isElsewhere ? message + .typesOfProjects : message
  }

  /// Returns the class with a name in a Swift module of registered types.
  private func unregisteredType(
    _ name: String, _ registry: Registry
  ) -> (any Configurable.Type)? {
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._".contains($0)) })
    else { return nil }
    let modules = Set(
      registry.all.compactMap { _typeName($0.type, qualified: true).split(separator: ".").first })
    // The runtime finds a class by its mangled name.
    let path = name.split(separator: ".").map { "\($0.utf8.count)\($0)C" }.joined()
    return modules.lazy.compactMap { module in
      _typeByName("\(module.utf8.count)\(module)\(path)") as? any Configurable.Type
    }.first
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
