import HeadlessUIKit

/// Runs code inside a fresh environment.
func inRun<Result>(_ body: (ScreenEnvironment) throws -> Result) rethrows -> Result {
  let environment = ScreenEnvironment()
  return try environment.run { try body(environment) }
}

extension ScreenEnvironment {
  /// Runs all due work, as the runner does between two steps.
  func settle() { mainQueue.runDueItems(limit: 1000) }
}
