import DioramaKit
import Synchronization

extension ChatService {
  /// The friend applications of some kinds and statuses, the newest first.
  public func friendApplicationsQuery(
    types: [ChatFriendApplication.Kind] = ChatFriendApplication.Kind.allCases,
    statuses: [ChatFriendApplication.Status] = ChatFriendApplication.Status.allCases,
    limit: Int = 20
  ) -> ChatQuery<ChatFriendApplication> {
    ChatQuery(self, .loadFriendApplications, limit: limit) { service throws(ChatError) in
      let cursor = ApplicationCursor(
        try service.applicationStore(), types: types, statuses: statuses,
        chunk: (limit < 1 ? 20 : limit) + 1)
      return PageReader(
        next: { () throws(ChatError) in try cursor.next(service) },
        elements: { { cursor.application(at: Int($0), service) } })
    }
  }

  /// Accepts the request that a user has sent.
  public func acceptFriendApplication(
    from userId: String, answer: @escaping ChatAnswer<Void>
  ) {
    decide(userId, .accepted, by: .acceptFriendApplication, answer)
  }

  /// Declines the request that a user has sent.
  public func refuseFriendApplication(
    from userId: String, answer: @escaping ChatAnswer<Void>
  ) {
    decide(userId, .refused, by: .refuseFriendApplication, answer)
  }

  private func decide(
    _ userId: String, _ status: ChatFriendApplication.Status, by request: RequestName,
    _ answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      request,
      { service throws(ChatError) in
        let received = try service.applicationStore().asked { store throws(ChatDatabaseError) in
          try store.received(from: userId)
        }
        guard let open = received.first(where: { service.status(of: $0) == .unhandled }) else {
          throw .applicationNotFound
        }
        service.decisions[open.id] = Decision(userId: userId, status: status)
      }, answer: answer)
  }

  /// Whether the current user and another one became friends by a request.
  func isFriendByApplication(_ userId: String) -> Bool {
    if decisions.values.contains(where: { $0.userId == userId && $0.status == .accepted }) {
      return true
    }
    return (try? data.applicationFile?.isAccepted(userId)) ?? false
  }

  // MARK: How they stand

  /// What became in this run of a request that was open.
  struct Decision {
    let userId: String
    let status: ChatFriendApplication.Status
  }

  /// Requests of an earlier time have expired when nobody has answered them.
  fileprivate var expiry: Int { (environment?.now ?? 0) - ChatFriendApplication.lifetime }

  /// What became of a request, at this moment of the run.
  fileprivate func status(of entry: ApplicationStore.Entry) -> ChatFriendApplication.Status {
    if let decision = decisions[entry.id] { return decision.status }
    return entry.application.status(expiry: expiry)
  }

  /// The database that the run's friend applications are read from.
  fileprivate func applicationStore() throws(ChatError) -> ApplicationStore {
    if let file = data.applicationFile { return file }
    do throws(ChatDatabaseError) {
      if data.hasFixedTimes { return try data.sharedStore() }
      if let ownApplicationStore { return ownApplicationStore }
      let made = try ApplicationStore(
        data.applications.map { dated in
          var application = dated.application
          application.operationTime =
            environment.map { dated.time.milliseconds(in: $0) } ?? dated.time.offset
          return application
        })
      ownApplicationStore = made
      return made
    } catch {
      throw ChatError(error)
    }
  }
}

/// Goes through the friend applications of a database, a page ahead of who reads them.
private final class ApplicationCursor {
  private let store: ApplicationStore
  private let types: [ChatFriendApplication.Kind]
  private let statuses: [ChatFriendApplication.Status]
  private let chunk: Int
  private var entries: [ApplicationStore.Entry] = []
  private var position = 0
  private var isAtEnd = false

  init(
    _ store: ApplicationStore, types: [ChatFriendApplication.Kind],
    statuses: [ChatFriendApplication.Status], chunk: Int
  ) {
    self.store = store
    self.types = types
    self.statuses = statuses
    self.chunk = chunk
  }

  /// The position of the next application; nil at the end.
  func next(_ service: ChatService) throws(ChatError) -> Int32? {
    if position == entries.count, !isAtEnd {
      let filter = ApplicationStore.Filter(
        types: types, statuses: statuses, changedIds: service.decisions.keys.sorted(),
        expiry: service.expiry)
      let last = entries.last
      let page = try store.asked { [chunk] store throws(ChatDatabaseError) in
        try store.page(after: last, filter, limit: chunk)
      }
      entries += page
      isAtEnd = page.count < chunk
    }
    guard position < entries.count else { return nil }
    defer { position += 1 }
    return Int32(truncatingIfNeeded: position)
  }

  /// The application at a position as it stands now; nil if it is not wanted (any more).
  func application(at position: Int, _ service: ChatService) -> ChatFriendApplication? {
    let entry = entries[position]
    var application = entry.application
    application.status = service.status(of: entry)
    return statuses.contains(application.status) ? application : nil
  }
}

extension ApplicationStore {
  /// Asks the store something, and says what goes wrong as the service does.
  fileprivate func asked<Value>(
    _ question: (ApplicationStore) throws(ChatDatabaseError) -> Value
  ) throws(ChatError) -> Value {
    do throws(ChatDatabaseError) { return try question(self) } catch { throw ChatError(error) }
  }
}

extension ChatFriendApplication {
  /// How long a request can be answered, in milliseconds: a week.
  fileprivate static let lifetime = 7 * 86_400_000

  /// What became of it, when open requests of an earlier time have expired.
  fileprivate func status(expiry: Int) -> Status {
    status == .unhandled && operationTime < expiry ? .expired : status
  }
}

extension ChatError {
  fileprivate init(_ error: ChatDatabaseError) {
    self.init(code: Self.requestFailed.code, message: "The database \(error.reason).")
  }
}

extension ChatData {
  /// The first friend applications of a fixture in its order, without a run: `milliseconds` says
  /// when the moments are that are counted from a clock, nil where that is not known. Those in a
  /// file of their own are not among them; those that `now` is too late for have expired.
  public func friendApplications(
    most: Int, now: Int, _ milliseconds: (TimeExpression) -> Int?
  ) -> [ChatFriendApplication] {
    applications.prefix(most).compactMap { dated in
      guard let time = milliseconds(dated.time) else { return nil }
      var application = dated.application
      application.operationTime = time
      application.status = application.status(expiry: now - ChatFriendApplication.lifetime)
      return application
    }
  }

  /// The database in memory with the fixture's friend applications, made once for all runs.
  fileprivate func sharedStore() throws(ChatDatabaseError) -> ApplicationStore {
    if let known = ownStore.withLock({ $0 }) { return known }
    let made = try ApplicationStore(
      applications.map { dated in
        var application = dated.application
        application.operationTime = dated.time.offset
        return application
      })
    // Two runs may have made one at the same time; the first one stays.
    return ownStore.withLock { store in
      let result = store ?? made
      store = result
      return result
    }
  }
}
