import ArgumentParser
import DioramaAuthoring
import DioramaKit
import DioramaStage

/// `diorama steps`: shows the steps of screens, and how to write them.
struct StepsCommand: ScreenCommand {
  static let runsInChild = true

  static let configuration = CommandConfiguration(
    commandName: "steps",
    abstract: "Show the steps that screens can have, with examples.",
    discussion: "Each example is followed by its effect. The names in the examples are made up.")

  @Argument(help: "A step to show in full, with its keys.", completion: Completions.steps)
  var name: String?

  @OptionGroup var output: OutputOptions
  // The option has no effect here, but scripts pass it to every command.
  @OptionGroup(visibility: .hidden) var quiet: QuietOption

  func run(in context: CommandContext) -> ExitStatus {
    let all = context.registry.allSteps.flatMap(\.withAlternatives).map(StepReport.init)
    guard let name else {
      context.console.write(
        output.format == .json
          ? JSON.lines(all.map(\.json)) : all.map(\.paragraph).joined(separator: "\n"))
      return .success
    }
    let steps = all.filter { $0.name == name }
    guard !steps.isEmpty else {
      let registry = context.registry
      let isKey = FixtureListReport.all(of: registry).contains { $0.list.name == name }
      let noun = isKey ? "key" : registry[name].map { _ in "type" }
      context.console.writeError(
        noun.map { SafeText.notAStep(name, $0, tool: context.tool) }
          ?? .unknownStep(name, in: registry))
      return .usage
    }
    let json = steps.count == 1 ? steps[0].json.line : JSON.lines(steps.map(\.json))
    context.console.write(
      output.format == .json ? json : steps.map(\.page).joined(separator: "\n"))
    return .success
  }
}
