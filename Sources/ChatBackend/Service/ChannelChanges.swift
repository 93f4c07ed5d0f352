import DioramaKit
import HeadlessUIKit

/// Requests of the current user that change a channel.
///
/// Except for invitations, only operators are authorized; without a connected user, all requests
/// are.
extension ChatService {
  /// Makes users members of a group channel; members stay members. Every user may invite.
  ///
  /// - Parameters:
  ///   - userIds: the users to invite: all of them, or none if one of them cannot join.
  ///   - url: the group channel's id.
  ///   - answer: receives success, or `ChatError.channelNotFound`, `ChatError.userNotFound` or
  ///     `ChatError.userBanned`.
  public func inviteUsers(
    _ userIds: [String], to url: String, answer: @escaping ChatAnswer<Void>
  ) {
    change(url, by: .inviteUsers, about: userIds.logDescription, needsOperator: false, answer) {
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
  ///
  /// - Parameters:
  ///   - userIds: the users: all of them, or none if one of them is unknown or not a member.
  ///   - url: the channel's id.
  ///   - answer: receives success, or `ChatError.notAuthorized`, `ChatError.channelNotFound` or
  ///     `ChatError.userNotFound`.
  public func addOperators(
    _ userIds: [String], to url: String, answer: @escaping ChatAnswer<Void>
  ) {
    setOperators(userIds, true, in: url, by: .addOperators, answer)
  }

  /// Makes operators ordinary users.
  ///
  /// - Parameters:
  ///   - userIds: the users; those who are not operators don't change.
  ///   - url: the channel's id.
  ///   - answer: receives success, or `ChatError.notAuthorized`, `ChatError.channelNotFound` or
  ///     `ChatError.userNotFound`.
  public func removeOperators(
    _ userIds: [String], from url: String, answer: @escaping ChatAnswer<Void>
  ) {
    setOperators(userIds, false, in: url, by: .removeOperators, answer)
  }

  private func setOperators(
    _ userIds: [String], _ isOperator: Bool, in url: String, by request: RequestName,
    _ answer: @escaping ChatAnswer<Void>
  ) {
    change(url, by: request, about: userIds.logDescription, answer) {
      channel, users throws(ChatError) in
      guard let indexes = users.indexes(of: userIds) else { throw .userNotFound }
      return try channel.setOperators(isOperator, indexes) ? [.operatorsUpdated] : []
    }
  }

  /// Mutes a user.
  ///
  /// - Parameters:
  ///   - userId: the user's id.
  ///   - url: the channel's id.
  ///   - seconds: the duration; less than one means forever. The restriction contains its end, but
  ///     the user is not unmuted then, since a screen would have to wait for it to become idle.
  ///   - description: the reason.
  ///   - answer: receives success, or `ChatError.notAuthorized`, `ChatError.channelNotFound` or
  ///     `ChatError.userNotFound`.
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
  ///
  /// - Parameters:
  ///   - userId: the user's id.
  ///   - url: the channel's id.
  ///   - answer: receives success, or `ChatError.notAuthorized`, `ChatError.channelNotFound` or
  ///     `ChatError.userNotFound`.
  public func unmuteUser(_ userId: String, in url: String, answer: @escaping ChatAnswer<Void>) {
    change(userId, in: url, by: .unmuteUser, answer) { channel, user, person throws(ChatError) in
      try channel.setMuted(false, user) ? .userUnmuted(person) : nil
    }
  }

  /// Bans a user, who is then no longer in the channel.
  ///
  /// - Parameters:
  ///   - userId: the user's id; the user need not be in the channel.
  ///   - url: the channel's id.
  ///   - seconds: the duration; less than one means forever; used as for a mute.
  ///   - description: the reason.
  ///   - answer: receives success, or `ChatError.notAuthorized`, `ChatError.channelNotFound` or
  ///     `ChatError.userNotFound`.
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

  /// Lifts a user's ban, which does not add the user to the channel.
  ///
  /// - Parameters:
  ///   - userId: the user's id.
  ///   - url: the channel's id.
  ///   - answer: receives success, or `ChatError.notAuthorized`, `ChatError.channelNotFound` or
  ///     `ChatError.userNotFound`.
  public func unbanUser(_ userId: String, in url: String, answer: @escaping ChatAnswer<Void>) {
    change(userId, in: url, by: .unbanUser, answer) { channel, user, person in
      channel.setBanned(false, user) ? .userUnbanned(person) : nil
    }
  }

  /// Freezes a group channel, so that only operators may write.
  ///
  /// - Parameters:
  ///   - url: the group channel's id; freezing an open one is not authorized.
  ///   - answer: receives success, or `ChatError.notAuthorized` or `ChatError.channelNotFound`.
  public func freeze(_ url: String, answer: @escaping ChatAnswer<Void>) {
    change(url, by: .freeze, answer) { channel, _ throws(ChatError) in
      try channel.setFrozen(true) ? [.frozen] : []
    }
  }

  /// Unfreezes a group channel.
  ///
  /// - Parameters:
  ///   - url: the group channel's id.
  ///   - answer: receives success, or `ChatError.notAuthorized` or `ChatError.channelNotFound`.
  public func unfreeze(_ url: String, answer: @escaping ChatAnswer<Void>) {
    change(url, by: .unfreeze, answer) { channel, _ throws(ChatError) in
      try channel.setFrozen(false) ? [.unfrozen] : []
    }
  }
}

/// Requests of channel settings.
extension ChatService {
  /// A change of a channel's picture.
  public enum Cover: Sendable, Hashable {
    /// Keeps the picture.
    case unchanged
    /// Sets the picture at an address.
    case url(String)
    /// Removes the picture.
    case none
  }

  /// Changes a channel's name and picture. Every user may change a group channel, and only
  /// operators an open one.
  ///
  /// - Parameters:
  ///   - url: the channel's id.
  ///   - name: the new name; nil keeps the present one.
  ///   - cover: the change of the picture.
  ///   - answer: receives success, or `ChatError.notAuthorized` or `ChatError.channelNotFound`.
  public func updateChannel(
    _ url: String, name: String?, cover: Cover = .unchanged, answer: @escaping ChatAnswer<Void>
  ) {
    let isOpen = channel(url)?.type == .open
    change(url, by: .updateChannel, needsOperator: isOpen, answer) { channel, _ in
      var isNew = false
      if let name, channel.name != name {
        channel.name = name
        isNew = true
      }
      let picture: String? =
        switch cover {
        case .unchanged: channel.coverURL
        case .url(let address): address
        case .none: nil
        }
      if channel.coverURL != picture {
        channel.coverURL = picture
        isNew = true
      }
      return isNew ? [.changed] : []
    }
  }

  /// Removes the current user from a group channel.
  ///
  /// - Parameters:
  ///   - url: the group channel's id.
  ///   - answer: receives success, or `ChatError.channelNotFound`, or `ChatError.userNotFound` if
  ///     the user is not a member.
  public func leaveChannel(_ url: String, answer: @escaping ChatAnswer<Void>) {
    leave(url, .group, by: .leave, answer)
  }

  /// Makes the current user a participant of an open channel; a participant stays one.
  ///
  /// - Parameters:
  ///   - url: the open channel's id.
  ///   - answer: receives success, or `ChatError.channelNotFound`, `ChatError.userBanned`, or
  ///     `ChatError.userNotFound` without a connected user.
  public func enterChannel(_ url: String, answer: @escaping ChatAnswer<Void>) {
    let entering = currentUserId
    change(url, by: .enterChannel, needsOperator: false, answer) {
      channel, users throws(ChatError) in
      guard channel.type == .open else { throw .channelNotFound }
      guard let user = entering.flatMap(users.index) else { throw .userNotFound }
      guard channel.banned.position(of: user) == nil else { throw .userBanned }
      return channel.add([user]).map { .userJoined(users[$0]) }
    }
  }

  /// Removes the current user from the participants of an open channel.
  ///
  /// - Parameters:
  ///   - url: the open channel's id.
  ///   - answer: receives success, or `ChatError.channelNotFound`, or `ChatError.userNotFound` if
  ///     the user is not a participant.
  public func exitChannel(_ url: String, answer: @escaping ChatAnswer<Void>) {
    leave(url, .open, by: .exitChannel, answer)
  }

  private func leave(
    _ url: String, _ type: ChatChannelType, by request: RequestName,
    _ answer: @escaping ChatAnswer<Void>
  ) {
    let leaving = currentUserId
    change(url, by: request, needsOperator: false, answer) {
      channel, users throws(ChatError) in
      guard channel.type == type else { throw .channelNotFound }
      guard let user = leaving.flatMap(users.index), channel.remove(user) else {
        throw .userNotFound
      }
      return [.userLeft(users[user])]
    }
  }

  /// Deletes a channel, which only its operators may do.
  ///
  /// - Parameters:
  ///   - url: the channel's id.
  ///   - answer: receives success, or `ChatError.notAuthorized` or `ChatError.channelNotFound`.
  public func deleteChannel(_ url: String, answer: @escaping ChatAnswer<Void>) {
    perform(
      .delete, about: url,
      { service throws(ChatError) -> ChatChannelType in
        guard let channel = service.channel(url) else { throw .channelNotFound }
        guard service.mayModerate(channel) else { throw .notAuthorized }
        service.delete(url)
        return channel.type
      },
      answer: { [self] outcome in
        answer(outcome.map { _ in })
        if case .success(let type) = outcome { announce(ChatEvent(.deleted, in: url, type)) }
      })
  }

  /// Sets which messages of a group channel notify the current user.
  ///
  /// - Parameters:
  ///   - trigger: the messages that cause a notification.
  ///   - url: the group channel's id.
  ///   - answer: receives success, or `ChatError.channelNotFound`.
  public func setPushTrigger(
    _ trigger: ChatPushTrigger, of url: String, answer: @escaping ChatAnswer<Void>
  ) {
    perform(
      .setPushTrigger, about: "\(trigger) in \(url)",
      { service throws(ChatError) in
        guard var channel = service.channel(url), channel.type == .group else {
          throw .channelNotFound
        }
        channel.pushTrigger = trigger
        service.add(channel)
      },
      answer: { [self] outcome in
        answer(outcome)
        if case .success = outcome { announce(ChatEvent(.pushTriggerChanged, in: url, .group)) }
      })
  }
}

/// Requests that don't affect the channel.
extension ChatService {
  /// Reads whether the current user is muted in a channel.
  ///
  /// - Parameters:
  ///   - url: the channel's id.
  ///   - answer: receives whether the user is muted, or `ChatError.channelNotFound`.
  public func getMyMutedInfo(_ url: String, answer: @escaping ChatAnswer<Bool>) {
    perform(
      .getMyMutedInfo, about: url,
      { service throws(ChatError) in
        guard service.channel(url) != nil else { throw .channelNotFound }
        return service.currentUserId.map { service.isMuted($0, in: url) } ?? false
      }, answer: answer)
  }

  /// Reports a channel, or a user, to the operators of the app. Nothing changes, and observers get
  /// no event.
  ///
  /// - Parameters:
  ///   - url: the channel's id.
  ///   - userId: the user's id; nil reports the channel itself.
  ///   - answer: receives success, or `ChatError.channelNotFound` or `ChatError.userNotFound`.
  public func report(_ url: String, userId: String? = nil, answer: @escaping ChatAnswer<Void>) {
    perform(
      .report, about: [userId, url].compactMap(\.self).joined(separator: " in "),
      { service throws(ChatError) in
        guard service.channel(url) != nil else { throw .channelNotFound }
        if let userId, service.users.index(of: userId) == nil { throw .userNotFound }
      }, answer: answer)
  }
}

/// The implementation of the requests.
extension ChatService {
  private typealias ChannelChange =
    (inout ChatChannel, UserDirectory) throws(ChatError) -> [ChatEvent.Kind]
  private typealias PersonChange =
    (inout ChatChannel, UserIndex, ChatUser) throws(ChatError) -> ChatEvent.Kind?

  private func change(
    _ userId: String, in url: String, by request: RequestName,
    _ answer: @escaping ChatAnswer<Void>, _ body: @escaping PersonChange
  ) {
    change(url, by: request, about: userId, answer) { channel, users throws(ChatError) in
      guard let user = users.index(of: userId) else { throw .userNotFound }
      return try body(&channel, user, users[user]).map { [$0] } ?? []
    }
  }

  /// Changes a channel completely or not at all; observers are notified after the answer.
  private func change(
    _ url: String, by request: RequestName, about people: String = "", needsOperator: Bool = true,
    _ answer: @escaping ChatAnswer<Void>, _ body: @escaping ChannelChange
  ) {
    perform(
      request, about: people.isEmpty ? url : "\(people) in \(url)",
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

  func mayModerate(_ channel: ChatChannel) -> Bool {
    guard let currentUserId else { return true }
    return users.index(of: currentUserId).map(channel.isOperator) ?? false
  }
}
