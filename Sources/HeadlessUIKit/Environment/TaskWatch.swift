/// Whether tasks that a run's code has started are still at work when the run is over.
///
/// A task keeps the values that were bound where it was made until it has ended; so a value that
/// nothing else keeps tells by being there that one has not. Detached tasks keep none: of those only
/// one that sleeps is known, by ``ScreenEnvironment/sleepers``.
package final class TaskWatch {
  private final class Sign: Sendable {}

  private enum Bound {
    @TaskLocal static var sign: Sign?
  }

  private weak var sign: Sign?

  package init() {}

  /// Runs `operation`, whose tasks are those that are watched.
  package func follow<Result>(_ operation: () throws -> Result) rethrows -> Result {
    let sign = Sign()
    self.sign = sign
    return try Bound.$sign.withValue(sign, operation: operation)
  }

  /// Whether a task is still at work; asked once the operation is over.
  package var seesWork: Bool { sign != nil }
}
