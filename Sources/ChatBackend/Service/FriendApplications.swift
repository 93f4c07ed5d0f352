import DioramaKit
import HeadlessUIKit

extension ChatService {
  /// Returns the friend applications of some kinds and statuses, the newest first.
  ///
  /// - Parameters:
  ///   - types: the senders: the current user, the other person, or both.
  ///   - statuses: the statuses; open requests expire after a week.
  ///   - limit: the maximum number of elements of a page; less than one means 20.
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
  ///   - answer: receives success, or `ChatError.applicationNotFound` if the user has no open
  ///     request.
  public func acceptFriendApplication(
    from userId: String, answer: @escaping ChatAnswer<Void>
  ) {
    decide(userId, .accepted, by: .acceptFriendApplication, answer)
  }

  /// Declines the request that a user has sent.
  ///
  /// - Parameters:
  ///   - userId: the user's id.
  ///   - answer: receives success, or `ChatError.applicationNotFound` if the user has no open
  ///     request.
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
          try store.applications(.received, with: userId)
        }
        guard let open = received.first(where: { service.status(of: $0) == .unhandled }) else {
          throw .applicationNotFound
        }
        service.decisions[open.id] = Decision(userId: userId, status: status)
      }, answer: answer)
  }

  /// Asks a user to be friends. The new request replaces an earlier one to the user, such as an
  /// expired one.
  ///
  /// - Parameters:
  ///   - userId: the user's id.
  ///   - extra: the text of the request; nil without one.
  ///   - answer: receives whether the two are friends already; then no request is sent.
  public func addFriend(
    _ userId: String, extra: String? = nil, answer: @escaping ChatAnswer<Bool>
  ) {
    perform(
      .addFriend, about: userId,
      { service throws(ChatError) in
        if service.isFriend(userId) { return true }
        let earlier = try service.applicationStore().query { store throws(ChatDatabaseError) in
          try store.applications(.sent, with: userId)
        }.first?.application
        let user = service.user(userId)
        let application = ChatFriendApplication(
          userId: userId, name: earlier?.name ?? user?.name ?? user?.nickname,
          avatarUrl: earlier?.avatarUrl ?? user?.profileURL, type: .sent,
          operationTime: service.environment?.now ?? 0, extra: extra)
        let lowest = service.sentApplications.values.map(\.id).min() ?? 0
        service.sentApplications[userId] = ApplicationEntry(
          id: lowest - 1, application: application)
        return false
      }, answer: answer)
  }

  /// Returns whether the current user and another one became friends by a request.
  func isFriendByApplication(_ userId: String) -> Bool {
    if decisions.values.contains(where: { $0.userId == userId && $0.status == .accepted }) {
      return true
    }
    return ChatFriendApplication.Kind.allCases.contains { type in
      let entries = try? data.applicationFile?.applications(type, with: userId)
      return entries?.contains { $0.application.status == .accepted } ?? false
    }
  }

  // MARK: Status

  /// The decision of this run about an open request.
  struct Decision {
    let userId: String
    let status: ChatFriendApplication.Status
  }

  /// The time before which open requests have expired.
  fileprivate var expiry: Int { (environment?.now ?? 0) - ChatFriendApplication.lifetime }

  /// Returns the present status of a request.
  fileprivate func status(of entry: ApplicationEntry) -> ChatFriendApplication.Status {
    if let decision = decisions[entry.id] { return decision.status }
    return entry.application.status(expiry: expiry)
  }

  /// Returns the store of the run's friend applications.
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

/// Iterates over the friend applications of a fixture, and loads them one page at a time.
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

  /// Returns the position of the next application; nil at the end.
  func next(_ service: ChatService) throws(ChatError) -> Int? {
    if position == entries.count, !isAtEnd {
      let filter = ApplicationFilter(
        types: types, statuses: statuses, changedIds: service.decisions.keys.sorted(),
        expiry: service.expiry)
      let last = entries.last
      let stored = try store.query { [chunk] store throws(ChatDatabaseError) in
        try store.page(after: last, filter, limit: chunk)
      }
      let sent = service.sentApplications.values.filter { entry in
        types.contains(.sent) && last.map { ApplicationList.precedes($0, entry) } ?? true
      }
      let page = (stored + sent).sorted(by: ApplicationList.precedes).prefix(chunk)
      entries += page
      isAtEnd = page.count < chunk
    }
    guard position < entries.count else { return nil }
    defer { position += 1 }
    return position
  }

  /// Returns the application at a position in its present state; nil if it does not, or no longer,
  /// match.
  func application(at position: Int, _ service: ChatService) -> ChatFriendApplication? {
    let entry = entries[position]
    var application = entry.application
    if application.type == .sent, let new = service.sentApplications[application.userId],
      new.id != entry.id
    {
      return nil
    }
    application.status = service.status(of: entry)
    return statuses.contains(application.status) ? application : nil
  }
}

extension ApplicationStore {
  /// Queries the store, and converts its error to one of the service.
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
