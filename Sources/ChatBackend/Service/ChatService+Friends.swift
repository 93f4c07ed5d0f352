import Diorama

extension ChatService {
  /// The friend applications of some kinds and statuses, the newest first.
  public func friendApplicationsQuery(
    types: [ChatFriendApplication.Kind] = ChatFriendApplication.Kind.allCases,
    statuses: [ChatFriendApplication.Status] = ChatFriendApplication.Status.allCases,
    limit: Int = 20
  ) -> ChatQuery<ChatFriendApplication> {
    ChatQuery(self, .loadFriendApplications, limit: limit) { service in
      let order = service.applicationOrder
      return PageReader(upTo: order.count) { place in
        let application = service.application(at: order[place])
        let fits = types.contains(application.type) && statuses.contains(application.status)
        return fits ? application : nil
      }
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
        guard
          let position = service.applicationOrder.first(where: {
            let application = service.application(at: $0)
            return application.userId == userId && application.type == .received
              && application.status == .unhandled
          })
        else { throw .applicationNotFound }
        service.applicationStatuses[position] = status
      }, answer: answer)
  }
}

/// When friend applications were sent, for a run whose fixture counts times from the clock.
struct ApplicationTimes {
  let times: [Int]
  let order: [Int32]

  init(_ times: [Int]) {
    self.times = times
    order = newestFirst(times)
  }
}

extension ChatService {
  private var applicationTimes: ApplicationTimes? {
    guard data.applicationOrder == nil, let environment else { return nil }
    if let known = ownApplicationTimes { return known }
    let made = ApplicationTimes(data.applications.map { $0.time.milliseconds(in: environment) })
    ownApplicationTimes = made
    return made
  }

  /// The places of the friend applications, the newest first.
  fileprivate var applicationOrder: [Int32] {
    data.applicationOrder ?? applicationTimes?.order ?? []
  }

  /// A friend application as it is at this moment of the run.
  fileprivate func application(at position: Int32) -> ChatFriendApplication {
    let dated = data.applications[Int(position)]
    var application = dated.application
    application.operationTime =
      applicationTimes.map { $0.times[Int(position)] } ?? dated.time.offset
    if let status = applicationStatuses[position] { application.status = status }
    return application
  }
}
