/// What the command ends with.
public enum ExitStatus: Int32, Sendable {
  /// All well.
  case success = 0
  /// A snapshot differs, is missing or left over; or lint found errors.
  case findings = 1
  /// A screen could not be loaded, resolved or run; or something could not be written, the output
  /// among it.
  case failure = 2
  /// Wrong usage.
  case usage = 64
  /// Nobody reads the output any more, as in `| head -1`: what a shell says of tools that a closed
  /// pipe ends.
  case closedPipe = 141

  /// The worse of two.
  func combined(with other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }
}
