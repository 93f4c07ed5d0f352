import DioramaKit
import HeadlessUIKit

/// Requests of the current user for the messages of a channel.
extension ChatService {
  /// Reads the messages of a channel.
  ///
  /// - Parameters:
  ///   - url: the channel's id.
  ///   - answer: receives the messages, or `ChatError.channelNotFound`.
  public func getMessages(in url: String, answer: @escaping ChatAnswer<ChannelTimeline>) {
    perform(
      .loadMessages, about: url,
      { service throws(ChatError) in
        guard let channel = service.channel(url) else { throw .channelNotFound }
        return service.messages(of: channel)
      }, answer: answer)
  }

  // MARK: Sending

  /// Sends a message, which is pending until the answer. If sending fails, the channel keeps it as
  /// failed.
  ///
  /// - Parameters:
  ///   - message: the message with the id of its request; it replaces an unsent message of the same
  ///     request.
  ///   - url: the channel's id.
  ///   - answer: receives the message with its number and time, or `ChatError.channelNotFound`,
  ///     `ChatError.notInChannel`, `ChatError.userMuted`, `ChatError.channelFrozen`, or
  ///     `ChatError.notAuthorized` in a broadcast channel.
  public func send(
    _ message: ChannelMessage, in url: String, answer: @escaping ChatAnswer<ChannelMessage>
  ) {
    var message = message
    message.senderId = currentUserId
    setUnsent(message, .pending, in: url)
    perform(
      .sendMessage, about: url,
      { service throws(ChatError) in
        var channel = try service.writableChannel(url)
        var sent = message
        (sent.messageId, sent.sendingStatus) = (0, .succeeded)
        (sent.createdAt, sent.updatedAt) = (service.timeOfNewMessage(in: channel), 0)
        service.removeUnsent(message.requestId, from: &channel)
        sent = service.append(sent, to: &channel)
        service.add(channel)
        return sent
      },
      answer: { [self] outcome in
        answer(outcome)
        switch outcome {
        case .success(let sent): announceMessage(.messageSent(sent), in: url)
        case .failure: setUnsent(message, .failed, in: url)
        }
      })
  }

  /// Removes messages that are being sent or could not be sent from a channel.
  ///
  /// - Parameters:
  ///   - requestIds: the ids of the messages' requests.
  ///   - url: the channel's id.
  public func removeUnsent(_ requestIds: [String], in url: String) {
    guard var channel = channel(url) else { return }
    for id in requestIds { removeUnsent(id, from: &channel) }
    add(channel)
  }

  private func removeUnsent(_ requestId: String, from channel: inout ChatChannel) {
    channel.activity.unsent.removeAll { $0.requestId == requestId }
    for number in channel.history.unsent where requestId == "message-\(number)" {
      channel.activity.deleted.insert(number)
    }
  }

  private func setUnsent(
    _ message: ChannelMessage, _ status: ChannelMessage.SendingStatus, in url: String
  ) {
    guard var channel = channel(url) else { return }
    removeUnsent(message.requestId, from: &channel)
    var message = message
    (message.messageId, message.sendingStatus) = (0, status)
    channel.activity.unsent.append(message)
    add(channel)
    announceMessage(.messageSent(message), in: url)
  }

  // MARK: Changing

  /// Changes a message of the current user.
  ///
  /// - Parameters:
  ///   - id: the number of the message.
  ///   - url: the channel's id.
  ///   - change: sets the new values.
  ///   - answer: receives the message, or an error as for
  ///     ``send(_:in:answer:)``, `ChatError.messageNotFound`, or `ChatError.notAuthorized` for a
  ///     message of another user.
  public func updateMessage(
    _ id: Int, in url: String, by change: @escaping (inout ChannelMessage) -> Void,
    answer: @escaping ChatAnswer<ChannelMessage>
  ) {
    changeMessage(id, in: url, by: .updateMessage, answer) {
      service, channel, message throws(ChatError) in
      _ = try service.writableChannel(url)
      guard message.senderId == service.currentUserId else { throw .notAuthorized }
      change(&message)
      message = service.changed(message, in: &channel)
      return .messageUpdated(message)
    }
  }

  /// Deletes a message: the current user's own, or as an operator any.
  ///
  /// - Parameters:
  ///   - id: the number of the message.
  ///   - url: the channel's id.
  ///   - answer: receives the deleted message, or `ChatError.channelNotFound`,
  ///     `ChatError.messageNotFound`, `ChatError.notInChannel` or `ChatError.notAuthorized`.
  public func deleteMessage(
    _ id: Int, in url: String, answer: @escaping ChatAnswer<ChannelMessage>
  ) {
    changeMessage(id, in: url, by: .deleteMessage, answer) {
      service, channel, message throws(ChatError) in
      try service.checkPresence(in: channel)
      guard message.senderId == service.currentUserId || service.mayModerate(channel) else {
        throw .notAuthorized
      }
      service.remove(message, from: &channel)
      return .messageDeleted(message)
    }
  }

  /// Adds a reaction of the current user to a message, or removes it.
  ///
  /// - Parameters:
  ///   - isAdded: whether it is added. An added one that is there already stays, without an event.
  ///   - key: the emoji, or its key.
  ///   - id: the number of the message.
  ///   - url: the channel's id.
  ///   - answer: receives the message, or `ChatError.channelNotFound`,
  ///     `ChatError.messageNotFound` or `ChatError.notInChannel`.
  public func setReaction(
    _ isAdded: Bool, _ key: String, to id: Int, in url: String,
    answer: @escaping ChatAnswer<ChannelMessage>
  ) {
    let request = isAdded ? RequestName.addReaction : .deleteReaction
    changeMessage(id, in: url, by: request, about: "\(key) ", answer) {
      service, channel, message throws(ChatError) in
      try service.checkPresence(in: channel)
      guard let user = service.currentUserId, message.setReaction(isAdded, key, of: user) else {
        return nil
      }
      channel.activity.changed[message.messageId] = message
      return .reactionChanged(message, key: key, userId: user, isAdded: isAdded)
    }
  }

  // MARK: Reading

  /// Marks all messages of a group channel as read by the current user.
  ///
  /// - Parameters:
  ///   - url: the channel's id.
  ///   - answer: receives success, or `ChatError.channelNotFound` or `ChatError.notInChannel`.
  public func markAsRead(_ url: String, answer: @escaping ChatAnswer<Void>) {
    mark(url, about: url, by: .markAsRead, true, answer) { service, channel, user in
      let last = service.lastMessage(of: channel)?.createdAt ?? 0
      let unread = service.unreadCount(of: channel) + service.mentionCount(of: channel)
      guard unread > 0 || service.lastReadTime(of: url) < last else { return false }
      channel.activity.readTimes[user] = last
      (channel.activity.unreadCount, channel.activity.unreadMentionCount) = (0, 0)
      return true
    }
  }

  /// Marks a message of a group channel and all later ones as unread by the current user.
  ///
  /// - Parameters:
  ///   - id: the number of the message.
  ///   - url: the channel's id.
  ///   - answer: receives success, or `ChatError.channelNotFound`, `ChatError.messageNotFound` or
  ///     `ChatError.notInChannel`.
  public func markAsUnread(_ id: Int, in url: String, answer: @escaping ChatAnswer<Void>) {
    mark(url, about: "message \(id) in \(url)", by: .markAsUnread, false, answer) {
      service, channel, user throws(ChatError) in
      guard let message = service.message(id, of: channel) else { throw .messageNotFound }
      let time = message.createdAt - 1
      channel.activity.lastRead = TimeExpression(base: .epoch, offset: time)
      channel.activity.readTimes[user] = time
      (channel.activity.unreadCount, channel.activity.unreadMentionCount) = (nil, nil)
      return true
    }
  }
}

/// The implementation of the requests.
extension ChatService {
  private func announceMessage(_ kind: ChatEvent.Kind, in url: String) {
    guard let channel = channel(url) else { return }
    announce(ChatEvent(kind, in: url, channel.type))
  }

  /// Stores a changed message of a channel, and returns it with the time of the change.
  func changed(_ message: ChannelMessage, in channel: inout ChatChannel) -> ChannelMessage {
    var message = message
    message.updatedAt = environment?.now ?? 0
    channel.activity.changed[message.messageId] = message
    return message
  }

  private func checkPresence(in channel: ChatChannel) throws(ChatError) {
    guard let currentUserId else { throw .userNotFound }
    let user = users.index(of: currentUserId)
    if channel.type == .group, user.flatMap(channel.people.position) == nil {
      throw .notInChannel
    }
  }

  /// Returns a channel if the current user may write in it.
  private func writableChannel(_ url: String) throws(ChatError) -> ChatChannel {
    guard let channel = channel(url) else { throw .channelNotFound }
    try checkPresence(in: channel)
    guard let user = currentUserId.flatMap(users.index) else { throw .userNotFound }
    if channel.banned.position(of: user) != nil { throw .userBanned }
    if channel.isMuted(user) { throw .userMuted }
    guard !channel.isOperator(user) else { return channel }
    if channel.isFrozen { throw .channelFrozen }
    if channel.isBroadcast { throw .notAuthorized }
    return channel
  }

  private typealias MessageChange =
    (ChatService, inout ChatChannel, inout ChannelMessage) throws(ChatError) -> ChatEvent.Kind?

  private func changeMessage(
    _ id: Int, in url: String, by request: RequestName, about key: String = "",
    _ answer: @escaping ChatAnswer<ChannelMessage>, _ body: @escaping MessageChange
  ) {
    perform(
      request, about: "\(key)\(key.isEmpty ? "" : "to ")message \(id) in \(url)",
      { service throws(ChatError) -> (ChannelMessage, ChatEvent.Kind?) in
        guard var channel = service.channel(url) else { throw .channelNotFound }
        guard var message = service.message(id, of: channel),
          message.sendingStatus == .succeeded
        else { throw .messageNotFound }
        let event = try body(service, &channel, &message)
        if event != nil { service.add(channel) }
        return (message, event)
      },
      answer: { [self] outcome in
        answer(outcome.map(\.0))
        if case .success((_, let event?)) = outcome { announceMessage(event, in: url) }
      })
  }

  private func mark(
    _ url: String, about: String, by request: RequestName, _ isRead: Bool,
    _ answer: @escaping ChatAnswer<Void>,
    _ body: @escaping (ChatService, inout ChatChannel, String) throws(ChatError) -> Bool
  ) {
    perform(
      request, about: about,
      { service throws(ChatError) -> Bool in
        guard var channel = service.channel(url), channel.type == .group else {
          throw .channelNotFound
        }
        try service.checkPresence(in: channel)
        guard try body(service, &channel, service.currentUserId ?? "") else { return false }
        service.add(channel)
        return true
      },
      answer: { [self] outcome in
        answer(outcome.map { _ in })
        if case .success(true) = outcome { announceMessage(.markedAsRead(isRead), in: url) }
      })
  }
}

extension ChannelMessage {
  /// Adds a reaction of a user, or removes it.
  ///
  /// - Returns: whether anything changed.
  public mutating func setReaction(_ isAdded: Bool, _ key: String, of userId: String) -> Bool {
    let index = reactions.firstIndex { $0.key == key }
    let isThere = index.map { reactions[$0].userIds.contains(userId) } ?? false
    guard isThere != isAdded else { return false }
    guard let index else {
      reactions.append(Reaction(key: key, userIds: [userId]))
      return true
    }
    if isAdded {
      reactions[index].userIds.append(userId)
    } else {
      reactions[index].userIds.removeAll { $0 == userId }
      if reactions[index].userIds.isEmpty { reactions.remove(at: index) }
    }
    return true
  }
}
