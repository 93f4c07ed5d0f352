/// The exit status of a command.
public enum ExitStatus: Int32, Sendable {
  /// Success.
  case success = 0
  /// A snapshot differs, is missing or orphaned, or lint found errors.
  case findings = 1
  /// A screen could not be loaded, resolved or run, or a file or the output could not be written.
  case failure = 2
  /// Wrong usage.
  case usage = 64
  /// The reader of the output closed the pipe, as in `| head -1`: the status of a tool that SIGPIPE
  /// ends.
  case closedPipe = 141

  /// Returns the worse of two statuses.
  func combined(with other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }
}
