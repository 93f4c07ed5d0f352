import HeadlessUIKit

/// Runs code inside a fresh environment.
func inRun<Result>(_ body: (ScreenEnvironment) throws -> Result) rethrows -> Result {
  let environment = ScreenEnvironment()
  return try environment.run { try body(environment) }
}

extension ScreenEnvironment {
  /// Does all that is due now, as the runner does between two steps.
  func settle() { mainQueue.runDueItems(limit: 1000) }
}
