/// Detects tasks of a run's code that are still running after the run.
///
/// A task retains the task-local values of the place where it was made until it ends. So if a value
/// that nothing else retains still exists, a task has not ended. Detached tasks retain no values:
/// of those, only sleeping ones are known, by ``ScreenEnvironment/wakeTimes``.
package final class UnfinishedTaskDetector {
  private final class Token: Sendable {}

  private enum TaskLocals {
    @TaskLocal static var token: Token?
  }

  private weak var token: Token?

  package init() {}

  /// Runs `operation` and watches the tasks that it starts.
  package func track<Result>(_ operation: () throws -> Result) rethrows -> Result {
    let token = Token()
    self.token = token
    return try TaskLocals.$token.withValue(token, operation: operation)
  }

  /// Whether a task is still running; read it after the operation.
  package var hasUnfinishedTasks: Bool { token != nil }
}
