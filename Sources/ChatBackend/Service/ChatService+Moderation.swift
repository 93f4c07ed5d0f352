import DioramaKit

extension ChatService {
  /// Makes users members of a group channel; those who are stay so. Everybody may invite.
  public func inviteUsers(
    _ userIds: [String], to url: String, answer: @escaping ChatAnswer<Void>
  ) {
    change(url, by: .inviteUsers, needsOperator: false, answer) {
      channel, users throws(ChatError) in
      guard channel.type == .group else { throw .channelNotFound }
      guard let invited = users.indexes(of: userIds) else { throw .userNotFound }
      guard invited.allSatisfy({ channel.banned.position(of: $0) == nil }) else {
        throw .userBanned
      }
      return channel.add(invited).map { .userJoined(users[$0]) }
    }
  }

  /// Makes members of a group channel, or any users of an open one, operators.
  public func addOperators(
    _ userIds: [String], to url: String, answer: @escaping ChatAnswer<Void>
  ) {
    setOperators(userIds, true, in: url, by: .addOperators, answer)
  }

  /// Makes operators ordinary users.
  public func removeOperators(
    _ userIds: [String], from url: String, answer: @escaping ChatAnswer<Void>
  ) {
    setOperators(userIds, false, in: url, by: .removeOperators, answer)
  }

  private func setOperators(
    _ userIds: [String], _ isOperator: Bool, in url: String, by request: RequestName,
    _ answer: @escaping ChatAnswer<Void>
  ) {
    change(url, by: request, answer) { channel, users throws(ChatError) in
      guard let indexes = users.indexes(of: userIds) else { throw .userNotFound }
      return try channel.setOperators(isOperator, indexes) ? [.operatorsUpdated] : []
    }
  }

  /// Mutes a user. The seconds are noted, less than one for good; but nobody is unmuted by the
  /// clock, since a screen would come to rest only when they are over.
  public func muteUser(
    _ userId: String, in url: String, seconds: Int = -1, description: String? = nil,
    answer: @escaping ChatAnswer<Void>
  ) {
    change(userId, in: url, by: .muteUser, answer) {
      [self] channel, user, person throws(ChatError) in
      try channel.setMuted(true, user, restriction(.muted, seconds, description))
        ? .userMuted(person) : nil
    }
  }

  /// Lets a muted user write again.
  public func unmuteUser(_ userId: String, in url: String, answer: @escaping ChatAnswer<Void>) {
    change(userId, in: url, by: .unmuteUser, answer) { channel, user, person throws(ChatError) in
      try channel.setMuted(false, user) ? .userUnmuted(person) : nil
    }
  }

  /// Bans a user, who is then no longer in the channel. Seconds are noted as when muting.
  public func banUser(
    _ userId: String, from url: String, seconds: Int = -1, description: String? = nil,
    answer: @escaping ChatAnswer<Void>
  ) {
    change(userId, in: url, by: .banUser, answer) { [self] channel, user, person in
      channel.setBanned(true, user, restriction(.banned, seconds, description))
        ? .userBanned(person) : nil
    }
  }

  private func restriction(
    _ kind: ChatRestriction.Kind, _ seconds: Int, _ description: String?
  ) -> ChatRestriction? {
    guard seconds > 0 else { return ChatRestriction(kind, description: description) }
    let now = environment?.now ?? 0
    let (milliseconds, isTooLong) = seconds.multipliedReportingOverflow(by: 1000)
    let (end, isTooLate) = now.addingReportingOverflow(milliseconds)
    return ChatRestriction(
      kind, description: description, endAt: isTooLong || isTooLate ? nil : end)
  }

  /// Lets a banned user come back.
  public func unbanUser(_ userId: String, in url: String, answer: @escaping ChatAnswer<Void>) {
    change(userId, in: url, by: .unbanUser, answer) { channel, user, person in
      channel.setBanned(false, user) ? .userUnbanned(person) : nil
    }
  }

  /// Freezes a group channel.
  public func freeze(_ url: String, answer: @escaping ChatAnswer<Void>) {
    change(url, by: .freeze, answer) { channel, _ throws(ChatError) in
      try channel.setFrozen(true) ? [.frozen] : []
    }
  }

  /// Ends the freeze of a group channel.
  public func unfreeze(_ url: String, answer: @escaping ChatAnswer<Void>) {
    change(url, by: .unfreeze, answer) { channel, _ throws(ChatError) in
      try channel.setFrozen(false) ? [.unfrozen] : []
    }
  }
}

extension ChatService {
  private typealias ChannelChange =
    (inout ChatChannel, UserDirectory) throws(ChatError) -> [ChatEvent.Kind]
  private typealias PersonChange =
    (inout ChatChannel, UserIndex, ChatUser) throws(ChatError) -> ChatEvent.Kind?

  private func change(
    _ userId: String, in url: String, by request: RequestName,
    _ answer: @escaping ChatAnswer<Void>, _ body: @escaping PersonChange
  ) {
    change(url, by: request, answer) { channel, users throws(ChatError) in
      guard let user = users.index(of: userId) else { throw .userNotFound }
      return try body(&channel, user, users[user]).map { [$0] } ?? []
    }
  }

  /// Changes a channel as a whole or not at all; observers hear of it after the answer.
  private func change(
    _ url: String, by request: RequestName, needsOperator: Bool = true,
    _ answer: @escaping ChatAnswer<Void>, _ body: @escaping ChannelChange
  ) {
    perform(
      request,
      { service throws(ChatError) -> [ChatEvent] in
        guard var channel = service.channel(url) else { throw .channelNotFound }
        if needsOperator, !service.mayModerate(channel) { throw .notAuthorized }
        let events = try body(&channel, service.users)
        if !events.isEmpty { service.add(channel) }
        return events.map { ChatEvent($0, in: url, channel.type) }
      },
      answer: { [self] outcome in
        answer(outcome.map { _ in })
        if case .success(let events) = outcome { events.forEach(announce) }
      })
  }

  private func mayModerate(_ channel: ChatChannel) -> Bool {
    guard let currentUserId else { return true }
    return users.index(of: currentUserId).map(channel.isOperator) ?? false
  }
}
