import Synchronization

/// What recording classes of a test have heard, in order.
///
/// Screens run on the test's own thread, so a task-local log is theirs alone.
final class EventLog: Sendable {
  @TaskLocal static var current: EventLog?

  private let events = Mutex<[String]>([])

  /// Writes down an event, if anybody listens.
  static func note(_ event: String) {
    current?.events.withLock { $0.append(event) }
  }

  /// The events that `body` causes, one a line.
  static func lines(of body: () throws -> Void) rethrows -> String {
    let log = EventLog()
    try $current.withValue(log) { try body() }
    return log.events.withLock { $0.joined(separator: "\n") }
  }
}

extension String {
  /// What comes after a mark; nothing without it.
  func after(_ mark: String) -> String {
    range(of: mark).map { String(self[$0.upperBound...]) } ?? ""
  }
}
