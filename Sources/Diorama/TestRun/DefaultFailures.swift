import DioramaKit
import DioramaStage
import YAML

extension ScreenSuite {
  /// Returns warnings about network failures of the project's own file that no screen triggers. To
  /// find them, it runs screens without a network of their own again, until all are triggered.
  func unusedDefaultFailures() -> Diagnostics {
    var problems = Diagnostics()
    let key = ScreenKey.networkName
    guard let network = configuration.root?[key] else { return problems }
    isolated(count: 1) { _, writer in
      let runner = ScreenRunner(registry: registry)
      var unused: [UnusedFailure]?
      for screen in declarations where unused?.isEmpty != true {
        if ([screen.root] + screen.overrides).contains(where: { $0[key] != nil }) { continue }
        var ignored = Diagnostics()
        guard let plan = plan(screen).plan, runner.snapshot(of: plan.run, &ignored) != nil else {
          // A screen that fails may trigger them after a fix.
          unused = []
          break
        }
        let own = runner.unusedFailures.filter { $0.place.source === network.place.source }
        unused = unused?.filter { one in own.contains { $0.place == one.place } } ?? own
      }
      var found = Diagnostics()
      for failure in unused ?? [] { found.append(.unusedInAllScreens(failure)) }
      writer.append(configuration.rules.applied(to: found, isUsable: false))
    } take: { _, reader throws(OutcomeReader.Malformed) in
      problems = try reader.diagnostics()
    }
    return problems
  }
}
