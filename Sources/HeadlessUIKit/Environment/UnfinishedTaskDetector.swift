/// Whether tasks that a run's code has started are still at work when the run is over.
///
/// A task keeps the values that were bound where it was made until it has ended; so a value that
/// nothing else keeps tells by being there that one has not. Detached tasks keep none: of those only
/// one that sleeps is known, by ``ScreenEnvironment/wakeTimes``.
package final class UnfinishedTaskDetector {
  private final class Token: Sendable {}

  private enum TaskLocals {
    @TaskLocal static var token: Token?
  }

  private weak var token: Token?

  package init() {}

  /// Runs `operation`, whose tasks are those that are watched.
  package func track<Result>(_ operation: () throws -> Result) rethrows -> Result {
    let token = Token()
    self.token = token
    return try TaskLocals.$token.withValue(token, operation: operation)
  }

  /// Whether a task is still at work; asked once the operation is over.
  package var hasUnfinishedTasks: Bool { token != nil }
}
