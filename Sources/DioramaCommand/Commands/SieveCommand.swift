import ArgumentParser
import Diorama
import DioramaSystem

/// `diorama sieve`: runs screens one after the other for ``ScreenSieve``, which wants to know which
/// of them end the process.
struct SieveCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "sieve", abstract: "Run screens until one ends the process.", shouldDisplay: false)

  @OptionGroup var options: CommonOptions

  @Option var share: Shard
  @Option var from: Int

  func run(in context: CommandContext) -> ExitStatus {
    RunGuard.reportRuns(within: options.request.limits)
    let projects = LoadedProjects(options.request, context.registry)
    var position = 0
    for suite in projects.suites {
      for screen in suite.selected {
        defer { position += 1 }
        guard position >= from, share.contains(position) else { continue }
        context.console.hand(on: Array(ScreenSieve.line(for: screen, at: position).utf8))
        context.console.flush()
        _ = suite.outcome(of: screen)
      }
    }
    return .success
  }
}
