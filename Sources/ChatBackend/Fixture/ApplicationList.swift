/// The friend applications of a fixture in memory, the newest first.
struct ApplicationList: ApplicationStore {
  private let entries: [ApplicationEntry]

  /// Creates a list from applications in the fixture's order, which are numbered from 0.
  init(_ applications: [ChatFriendApplication]) {
    entries = applications.enumerated()
      .map { ApplicationEntry(id: $0.offset, application: $0.element) }
      .sorted(by: Self.precedes)
  }

  static func precedes(_ one: ApplicationEntry, _ other: ApplicationEntry) -> Bool {
    let (time, otherTime) = (one.application.operationTime, other.application.operationTime)
    return time == otherTime ? one.id < other.id : time > otherTime
  }

  func page(
    after last: ApplicationEntry?, _ filter: ApplicationFilter, limit: Int
  ) -> [ApplicationEntry] {
    let changed = Set(filter.changedIds)
    let rest = entries[(last.map(index(after:)) ?? entries.startIndex)...]
    return Array(
      rest.lazy.filter { entry in
        filter.types.contains(entry.application.type)
          && (filter.statuses.contains(entry.application.status(expiry: filter.expiry))
            || changed.contains(entry.id))
      }.prefix(limit))
  }

  /// Returns the index of the first entry after another.
  private func index(after last: ApplicationEntry) -> Int {
    var (low, high) = (entries.startIndex, entries.endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if Self.precedes(last, entries[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func applications(
    _ type: ChatFriendApplication.Kind, with userId: String
  ) -> [ApplicationEntry] {
    entries.filter { $0.application.userId == userId && $0.application.type == type }
  }
}
