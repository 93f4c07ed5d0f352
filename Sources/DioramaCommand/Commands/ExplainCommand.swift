import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// `diorama explain`: which layer set a value, and what it overrode.
struct ExplainCommand: ScreenCommand {
  static let runsInChild = true

  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Show where a screen's values come from.")

  @Argument(
    help: "The name of a screen or variant, such as settings@dark.",
    completion: Completions.screens)
  var screen: String

  @Argument(
    help: "A key, such as theme or headerComponent.title; by default all keys.",
    completion: Completions.keys)
  var key: String?

  @Option(name: .customLong("in"), help: "The project folder.") var path = "screens"

  @Option(help: "Explain this line of the screen's snapshot.") var line: Int?

  @OptionGroup var links: LinkOption
  @OptionGroup var device: DeviceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup(visibility: .hidden) var quiet: QuietOption

  func validate() throws {
    if let line, line < 1 {
      throw ValidationError.option("--line", takes: "a number greater than 0")
    }
    if line != nil, key != nil { throw ValidationError("--line cannot be combined with <key>") }
  }

  func run(in context: CommandContext) -> ExitStatus {
    let suite: ScreenSuite
    do throws(FileSystem.Failure) {
      let project = try Project(at: path, links: links.policy)
      var request = ProjectRequest(paths: [path])
      request.overrides = device.overrides
      request.links = links.policy
      // The screen runs in this process, since it is traced to find what drew the lines.
      request.ended = context.isolating(request).ended
      suite = ScreenSuite(project, registry: context.registry, request)
    } catch {
      context.console.writeError(.unreadableProject(path, error))
      return .failure
    }
    guard let declaration = suite.declarations.first(where: { $0.name == screen }) else {
      // The requested screen may be in a file that cannot be read.
      context.printDiagnostics(suite.diagnostics, output)
      context.console.writeError(
        .unknownScreen(screen, screenStem, among: suite.declarations.map(\.name)))
      return suite.diagnostics.hasErrors ? .failure : .usage
    }
    let (plan, problems) = suite.plan(declaration)
    guard let plan else {
      context.printDiagnostics(problems, output)
      return .failure
    }
    let explanation = ScreenExplanation(plan, in: suite)
    if let line { return explain(line, explanation, suite, context) }
    if let key { return explain(key, explanation, context) }
    print(explanation.values, of: explanation, context)
    return .success
  }

  /// The screen's name that is probably meant if a file was named.
  private var screenStem: String {
    let name = screen.lastPathComponent
    return name == name.withoutYAMLExtension ? screen : name.withoutYAMLExtension
  }

  // MARK: A key

  private func explain(
    _ key: String, _ explanation: ScreenExplanation, _ context: CommandContext
  ) -> ExitStatus {
    if let value = explanation[key] {
      print(explanation.valueAndMembers(of: value), of: explanation, context)
      return .success
    }
    if let field = explanation.unset.first(where: { $0.name == key }) {
      let said: SafeText =
        "\(key) is not set: \(field.meaning)\n  it takes \(field.shape.summary)\n"
      context.console.write(output.format == .json ? "[]\n" : said)
      return .success
    }
    let project = path == "screens" ? [] : ["--in", path]
    context.console.writeError(
      .unknownValue(
        key, of: screen, among: explanation.keys,
        listedBy: [context.tool, "explain", screen] + project))
    return .usage
  }

  private func print(
    _ values: [ExplainedValue], of explanation: ScreenExplanation, _ context: CommandContext
  ) {
    let screen = explanation.declaration
    if output.format == .json {
      context.console.write(JSON.lines(values.map(ExplanationTable.json)))
    } else {
      let table = ExplanationTable(values, colors: output.colors(on: context.console))
      context.console.write("\(screen.name) (\(screen.idPlace))\n\n\(table.text)")
    }
  }

  // MARK: A line

  private func explain(
    _ number: Int, _ explanation: ScreenExplanation, _ suite: ScreenSuite,
    _ context: CommandContext
  ) -> ExitStatus {
    if let end = suite.endedOutcome(of: explanation.declaration) {
      context.printDiagnostics(end.diagnostics, output)
      return .failure
    }
    var (plan, diagnostics) = suite.plan(explanation.declaration)
    guard let plan, let traced = TracedScreen(plan, in: suite, &diagnostics) else {
      context.printDiagnostics(diagnostics, output)
      return .failure
    }
    guard let found = traced.line(number) else {
      let count = traced.snapshot.filter { $0 == UInt8(ascii: "\n") }.count
      context.console.writeError(.missingLine(ofSnapshotOf: screen, count: count))
      return .usage
    }
    let drawn = found.components + found.texts
    if output.format == .json {
      let items =
        drawn.map { ExplanationTable.json($0, words: found.line) }
        + found.matches.map { match in
          ExplanationTable.json(match.value, words: match.words)
        }
      context.console.write(JSON.lines(items))
      return .success
    }
    context.console.write("\(number): \(found.line)\n\n")
    let values = drawn + found.matches.map(\.value)
    let table = ExplanationTable(values, colors: output.colors(on: context.console))
    context.console.write(table.text)
    let isWritten =
      found.isInBlock ? values.contains { $0.winner.place != nil } : !found.matches.isEmpty
    if !isWritten { context.console.write("this line has no text from YAML\n") }
    return .success
  }
}
