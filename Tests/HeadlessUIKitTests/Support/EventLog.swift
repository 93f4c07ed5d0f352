/// What happened in a test, line by line.
final class EventLog {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines so far; the log starts anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
