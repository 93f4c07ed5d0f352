import HeadlessUIKit

/// The observers of events, in the order in which they were added.
final class Observers<Event> {
  private var entries: [(number: Int, body: (Event) -> Void)] = []
  private var lastNumber = 0

  /// Adds an observer.
  ///
  /// - Returns: the number for ``remove(_:)``.
  @discardableResult
  func add(_ body: @escaping (Event) -> Void) -> Int {
    lastNumber += 1
    entries.append((lastNumber, body))
    return lastNumber
  }

  /// Removes an observer, which gets no pending events either.
  func remove(_ number: Int) { entries.removeAll { $0.number == number } }

  /// Notifies the observers that still exist when the queue runs the notification.
  func announce(_ event: Event, on queue: MainQueue?) {
    queue?.async { [self] in
      for (number, body) in entries where entries.contains(where: { $0.number == number }) {
        body(event)
      }
    }
  }
}
