/// A log of the events in a test.
final class EventLog {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns the lines logged so far and clears the log.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
