import DioramaKit
import HeadlessUIKit

extension ChatService {
  /// The friend applications of some kinds and statuses, the newest first.
  ///
  /// - Parameters:
  ///   - types: whether the current user or the other person sent them.
  ///   - statuses: what became of them; open ones have expired after a week.
  ///   - limit: how many a page has at most; less than one means 20.
  public func friendApplicationsQuery(
    types: [ChatFriendApplication.Kind] = ChatFriendApplication.Kind.allCases,
    statuses: [ChatFriendApplication.Status] = ChatFriendApplication.Status.allCases,
    limit: Int = 20
  ) -> ChatQuery<ChatFriendApplication> {
    ChatQuery(self, .loadFriendApplications, limit: limit) { service throws(ChatError) in
      let cursor = ApplicationCursor(
        service.applicationStore(), types: types, statuses: statuses,
        chunk: (limit < 1 ? 20 : limit) + 1)
      return PageReader(
        next: { () throws(ChatError) in try cursor.next(service) },
        elements: { { cursor.application(at: $0, service) } })
    }
  }

  /// Accepts the request that a user has sent.
  ///
  /// - Parameters:
  ///   - userId: the user's id.
  ///   - answer: is told of success, or of `ChatError.applicationNotFound` when
  ///     there is no open request of theirs.
  public func acceptFriendApplication(
    from userId: String, answer: @escaping ChatAnswer<Void>
  ) {
    decide(userId, .accepted, by: .acceptFriendApplication, answer)
  }

  /// Declines the request that a user has sent.
  ///
  /// - Parameters:
  ///   - userId: the user's id.
  ///   - answer: is told of success, or of `ChatError.applicationNotFound` when
  ///     there is no open request of theirs.
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
      request, about: userId,
      { service throws(ChatError) in
        let received = try service.applicationStore().query { store throws(ChatDatabaseError) in
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
  fileprivate func status(of entry: ApplicationEntry) -> ChatFriendApplication.Status {
    if let decision = decisions[entry.id] { return decision.status }
    return entry.application.status(expiry: expiry)
  }

  /// Where the run's friend applications are.
  fileprivate func applicationStore() -> any ApplicationStore {
    if let file = data.applicationFile { return file }
    if data.hasFixedTimes { return data.sharedList() }
    if let ownApplications { return ownApplications }
    let made = ApplicationList(
      data.applications.map { dated in
        var application = dated.application
        application.operationTime = dated.time.milliseconds(in: environment)
        return application
      })
    ownApplications = made
    return made
  }
}

/// Goes through the friend applications of a fixture, a page ahead of who reads them.
private final class ApplicationCursor {
  private let store: any ApplicationStore
  private let types: [ChatFriendApplication.Kind]
  private let statuses: [ChatFriendApplication.Status]
  private let chunk: Int
  private var entries: [ApplicationEntry] = []
  private var position = 0
  private var isAtEnd = false

  init(
    _ store: any ApplicationStore, types: [ChatFriendApplication.Kind],
    statuses: [ChatFriendApplication.Status], chunk: Int
  ) {
    self.store = store
    self.types = types
    self.statuses = statuses
    self.chunk = chunk
  }

  /// The position of the next application; nil at the end.
  func next(_ service: ChatService) throws(ChatError) -> Int? {
    if position == entries.count, !isAtEnd {
      let filter = ApplicationFilter(
        types: types, statuses: statuses, changedIds: service.decisions.keys.sorted(),
        expiry: service.expiry)
      let last = entries.last
      let page = try store.query { [chunk] store throws(ChatDatabaseError) in
        try store.page(after: last, filter, limit: chunk)
      }
      entries += page
      isAtEnd = page.count < chunk
    }
    guard position < entries.count else { return nil }
    defer { position += 1 }
    return position
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
  fileprivate func query<Value>(
    _ question: (any ApplicationStore) throws(ChatDatabaseError) -> Value
  ) throws(ChatError) -> Value {
    do throws(ChatDatabaseError) { return try question(self) } catch { throw ChatError(error) }
  }
}

extension ChatError {
  fileprivate init(_ error: ChatDatabaseError) {
    self.init(code: Self.requestFailed.code, message: "The database \(error.reason).")
  }
}
