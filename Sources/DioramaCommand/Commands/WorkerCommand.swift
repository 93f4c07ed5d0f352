import ArgumentParser
import Diorama
import DioramaGallery
import DioramaStage
import DioramaSystem

/// `diorama worker`: runs screens for another process of this program that cannot fork, or that
/// needs another environment for them.
struct WorkerCommand: ScreenCommand {
  static let name = "worker"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Run screens for another process.", shouldDisplay: false)

  @OptionGroup var options: CommonOptions

  /// The name in crash reports of a screen to run in this process, which its crash ends.
  @Option var screen: String?
  @Flag var painted = false
  @Flag var traced = false
  @Flag var looks = false
  @Flag var backwards = false
  /// The folder that relative paths are resolved against.
  @Option var directory: String?

  func run(in context: CommandContext) -> ExitStatus {
    if let directory, (try? CurrentProcess.changeFolder(to: directory)) == nil { return .failure }
    guard let screen else {
      var request = options.request
      request.overrides.includesColors = painted
      request.overrides.isTraced = traced
      if looks { request.observer = ScreenCaptures().observer }
      guard let projects = context.load(options, for: request) else { return .usage }
      var writer = OutcomeWriter()
      writer.append(projects.suites.flatMap { (backwards ? $0.reversed : $0).outcomes() })
      context.console.writeRaw(writer.bytes)
      return .success
    }
    for suite in LoadedProjects(options.request, context.registry).suites {
      for one in suite.selected
      where RunPlan.crashReportName(of: one.name, in: one.path) == screen {
        _ = suite.outcome(of: one)
      }
    }
    return .success
  }
}
