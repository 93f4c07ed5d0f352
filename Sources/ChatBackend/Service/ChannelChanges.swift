import DioramaKit
import HeadlessUIKit

/// Requests by which the current user changes a channel.
///
/// But for invitations, only its operators may; a run in which nobody is connected may all.
extension ChatService {
  /// Makes users members of a group channel; those who are stay so. Everybody may invite.
  ///
  /// - Parameters:
  ///   - userIds: whom to invite: all of them, or nobody when one of them cannot come.
  ///   - url: the group channel's id.
  ///   - answer: is told of success, or of `ChatError.channelNotFound`,
  ///     `ChatError.userNotFound` or `ChatError.userBanned`.
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
  ///   - userIds: whom: all of them, or nobody when one of them is unknown or no member.
  ///   - url: the channel's id.
  ///   - answer: is told of success, or of `ChatError.notAuthorized`,
  ///     `ChatError.channelNotFound` or `ChatError.userNotFound`.
  public func addOperators(
    _ userIds: [String], to url: String, answer: @escaping ChatAnswer<Void>
  ) {
    setOperators(userIds, true, in: url, by: .addOperators, answer)
  }

  /// Makes operators ordinary users.
  ///
  /// - Parameters:
  ///   - userIds: whom; those who are no operators stay as they are.
  ///   - url: the channel's id.
  ///   - answer: is told of success, or of `ChatError.notAuthorized`,
  ///     `ChatError.channelNotFound` or `ChatError.userNotFound`.
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
  ///   - seconds: for how long, less than one for good. They are noted in the restriction; but
  ///     nobody is unmuted by the clock, since a screen would come to rest only when they are over.
  ///   - description: why.
  ///   - answer: is told of success, or of `ChatError.notAuthorized`,
  ///     `ChatError.channelNotFound` or `ChatError.userNotFound`.
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
  ///   - answer: is told of success, or of `ChatError.notAuthorized`,
  ///     `ChatError.channelNotFound` or `ChatError.userNotFound`.
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
  ///   - seconds: for how long, less than one for good; noted as when muting.
  ///   - description: why.
  ///   - answer: is told of success, or of `ChatError.notAuthorized`,
  ///     `ChatError.channelNotFound` or `ChatError.userNotFound`.
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

  /// Lets a banned user come back, who is not in the channel by that.
  ///
  /// - Parameters:
  ///   - userId: the user's id.
  ///   - url: the channel's id.
  ///   - answer: is told of success, or of `ChatError.notAuthorized`,
  ///     `ChatError.channelNotFound` or `ChatError.userNotFound`.
  public func unbanUser(_ userId: String, in url: String, answer: @escaping ChatAnswer<Void>) {
    change(userId, in: url, by: .unbanUser, answer) { channel, user, person in
      channel.setBanned(false, user) ? .userUnbanned(person) : nil
    }
  }

  /// Freezes a group channel, so that only operators may write.
  ///
  /// - Parameters:
  ///   - url: the group channel's id; nobody is authorized to freeze an open one.
  ///   - answer: is told of success, or of `ChatError.notAuthorized` or
  ///     `ChatError.channelNotFound`.
  public func freeze(_ url: String, answer: @escaping ChatAnswer<Void>) {
    change(url, by: .freeze, answer) { channel, _ throws(ChatError) in
      try channel.setFrozen(true) ? [.frozen] : []
    }
  }

  /// Ends the freeze of a group channel.
  ///
  /// - Parameters:
  ///   - url: the group channel's id.
  ///   - answer: is told of success, or of `ChatError.notAuthorized` or
  ///     `ChatError.channelNotFound`.
  public func unfreeze(_ url: String, answer: @escaping ChatAnswer<Void>) {
    change(url, by: .unfreeze, answer) { channel, _ throws(ChatError) in
      try channel.setFrozen(false) ? [.unfrozen] : []
    }
  }
}

/// What channel settings do.
extension ChatService {
  /// Another picture of a channel, or none.
  public enum Cover: Sendable, Hashable {
    /// As it was.
    case unchanged
    /// The one at an address.
    case url(String)
    /// None.
    case none
  }

  /// Changes a channel's name and picture: of a group channel whoever belongs to it, of an open one
  /// its operators.
  ///
  /// - Parameters:
  ///   - url: the channel's id.
  ///   - name: its new name; nil for the one it has.
  ///   - cover: its new picture.
  ///   - answer: is given the channel, or `ChatError.notAuthorized` or
  ///     `ChatError.channelNotFound`.
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

  /// Takes the current user out of a group channel.
  ///
  /// - Parameters:
  ///   - url: the group channel's id.
  ///   - answer: is told of success, or of `ChatError.channelNotFound`, or
  ///     `ChatError.userNotFound` for somebody who does not belong to it.
  public func leaveChannel(_ url: String, answer: @escaping ChatAnswer<Void>) {
    let leaving = currentUserId
    change(url, by: .leave, needsOperator: false, answer) {
      channel, users throws(ChatError) in
      guard channel.type == .group else { throw .channelNotFound }
      guard let user = leaving.flatMap(users.index), channel.remove(user) else {
        throw .userNotFound
      }
      return [.userLeft(users[user])]
    }
  }

  /// Puts an end to a channel, as only its operators may.
  ///
  /// - Parameters:
  ///   - url: the channel's id.
  ///   - answer: is told of success, or of `ChatError.notAuthorized` or
  ///     `ChatError.channelNotFound`.
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

  /// Says of which messages of a group channel the current user is told; nobody else hears of it.
  ///
  /// - Parameters:
  ///   - trigger: of which.
  ///   - url: the group channel's id.
  ///   - answer: is told of success, or of `ChatError.channelNotFound`.
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
      }, answer: answer)
  }
}

/// What concerns nobody in the channel.
extension ChatService {
  /// Reports a channel, or somebody in it, to whoever runs the app. Nothing changes by that, and
  /// nobody in the channel hears of it.
  ///
  /// - Parameters:
  ///   - url: the channel's id.
  ///   - userId: whom; nil for the channel itself.
  ///   - answer: is told of success, or of `ChatError.channelNotFound` or `ChatError.userNotFound`.
  public func report(_ url: String, userId: String? = nil, answer: @escaping ChatAnswer<Void>) {
    perform(
      .report, about: [userId, url].compactMap(\.self).joined(separator: " in "),
      { service throws(ChatError) in
        guard service.channel(url) != nil else { throw .channelNotFound }
        if let userId, service.users.index(of: userId) == nil { throw .userNotFound }
      }, answer: answer)
  }
}

/// How all of them are carried out.
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

  /// Changes a channel as a whole or not at all; observers hear of it after the answer.
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

  private func mayModerate(_ channel: ChatChannel) -> Bool {
    guard let currentUserId else { return true }
    return users.index(of: currentUserId).map(channel.isOperator) ?? false
  }
}

/// What other people do in a channel meanwhile.
extension ChatService {
  /// Changes the run's data as somebody else would, and tells the observers of it. It is no
  /// request: the network has no part in it, and nobody's rights are asked for.
  ///
  /// - Parameter occurrence: what is done, and in which channel.
  /// - Throws: ``ExternalChatEvent/Failure`` when it cannot happen; then nothing has changed.
  public func apply(_ occurrence: ExternalChatEvent) throws(ExternalChatEvent.Failure) {
    guard var channel = channel(occurrence.channelURL) else { throw .noChannel }
    let event = try change(&channel, by: occurrence.kind)
    if case .deleted = event { delete(channel.url) } else { add(channel) }
    announce(ChatEvent(event, in: channel.url, channel.type))
  }

  /// Makes a channel unknown to this run.
  private func delete(_ url: String) {
    changedChannels[url] = nil
    deletedChannels.insert(url)
  }

  private func change(
    _ channel: inout ChatChannel, by kind: ExternalChatEvent.Kind
  ) throws(ExternalChatEvent.Failure) -> ChatEvent.Kind {
    switch kind {
    case .userJoined(let id):
      let user = try index(of: id)
      guard channel.banned.position(of: user) == nil else { throw .banned(id) }
      guard !channel.add([user]).isEmpty else { throw .nothingChanges }
      return .userJoined(users[user])
    case .userLeft(let id):
      let user = try index(of: id)
      guard channel.remove(user) else { throw .notInChannel(id) }
      return .userLeft(users[user])
    case .userMuted(let id): return .userMuted(try setMuted(true, id, in: &channel))
    case .userUnmuted(let id): return .userUnmuted(try setMuted(false, id, in: &channel))
    case .userBanned(let id): return .userBanned(try setBanned(true, id, in: &channel))
    case .userUnbanned(let id): return .userUnbanned(try setBanned(false, id, in: &channel))
    case .operatorsUpdated(let ids):
      try replaceOperators(of: &channel, by: ids)
      return .operatorsUpdated
    case .channelFrozen:
      try setFrozen(true, &channel)
      return .frozen
    case .channelUnfrozen:
      try setFrozen(false, &channel)
      return .unfrozen
    case .channelChanged(let name):
      guard channel.name != name else { throw .nothingChanges }
      channel.name = name
      return .changed
    case .channelDeleted: return .deleted
    }
  }

  private func index(of id: String) throws(ExternalChatEvent.Failure) -> UserIndex {
    guard let user = users.index(of: id) else { throw .noUser(id) }
    return user
  }

  private func setMuted(
    _ isMuted: Bool, _ id: String, in channel: inout ChatChannel
  ) throws(ExternalChatEvent.Failure) -> ChatUser {
    let user = try index(of: id)
    guard let isNew = try? channel.setMuted(isMuted, user) else { throw .notInChannel(id) }
    guard isNew else { throw .nothingChanges }
    return users[user]
  }

  private func setBanned(
    _ isBanned: Bool, _ id: String, in channel: inout ChatChannel
  ) throws(ExternalChatEvent.Failure) -> ChatUser {
    let user = try index(of: id)
    guard channel.setBanned(isBanned, user) else { throw .nothingChanges }
    return users[user]
  }

  private func setFrozen(
    _ isFrozen: Bool, _ channel: inout ChatChannel
  ) throws(ExternalChatEvent.Failure) {
    guard let isNew = try? channel.setFrozen(isFrozen) else { throw .openChannel }
    guard isNew else { throw .nothingChanges }
  }

  private func replaceOperators(
    of channel: inout ChatChannel, by ids: [String]
  ) throws(ExternalChatEvent.Failure) {
    var new: [UserIndex] = []
    for id in ids {
      let user = try index(of: id)
      guard channel.type == .open || channel.people.position(of: user) != nil else {
        throw .notInChannel(id)
      }
      new.append(user)
    }
    let wanted = Set(new)
    let former = channel.operatorIndexes.filter { !wanted.contains($0) }
    // All of them are in the channel, so neither call can fail.
    let hasLost = (try? channel.setOperators(false, former)) ?? false
    let hasGained = (try? channel.setOperators(true, new)) ?? false
    guard hasLost || hasGained else { throw .nothingChanges }
  }
}
