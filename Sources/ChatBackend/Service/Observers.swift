import HeadlessUIKit

/// Who is told of events, in the order in which they came.
final class Observers<Event> {
  private var entries: [(number: Int, body: (Event) -> Void)] = []
  private var lastNumber = 0

  /// Adds an observer.
  ///
  /// - Returns: the number to remove it by.
  @discardableResult
  func add(_ body: @escaping (Event) -> Void) -> Int {
    lastNumber += 1
    entries.append((lastNumber, body))
    return lastNumber
  }

  /// Removes an observer, which does not hear of events that are on their way either.
  func remove(_ number: Int) { entries.removeAll { $0.number == number } }

  /// Tells all who are still there when the queue comes to it.
  func announce(_ event: Event, on queue: MainQueue?) {
    queue?.async { [self] in
      for (number, body) in entries where entries.contains(where: { $0.number == number }) {
        body(event)
      }
    }
  }
}
