import DioramaKit
import HeadlessUIKit

/// Events by other users.
extension ChatService {
  /// Changes the run's data for an event by another user, and notifies the observers. It is not a
  /// request: the network conditions and the rights of users don't apply.
  ///
  /// - Parameter occurrence: the event and its channel.
  /// - Throws: ``ExternalChatEvent/Failure`` if it cannot happen; then nothing has changed.
  public func apply(_ occurrence: ExternalChatEvent) throws(ExternalChatEvent.Failure) {
    guard var channel = channel(occurrence.channelURL) else { throw .noChannel }
    let event = try change(&channel, by: occurrence.kind)
    if case .deleted = event { delete(channel.url) } else { add(channel) }
    announce(ChatEvent(event, in: channel.url, channel.type))
  }

  /// Removes a channel from this run.
  func delete(_ url: String) {
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
    case .typingStarted(let id): return try setTyping(true, id, in: &channel)
    case .typingEnded(let id): return try setTyping(false, id, in: &channel)
    case .messagesRead(let id): return try markMessages(areRead: true, id, in: &channel)
    case .messagesDelivered(let id): return try markMessages(areRead: false, id, in: &channel)
    case .messageSent(let id, let text): return try receive(text, from: id, in: &channel)
    case .adminMessageSent(let text): return receive(.admin(text), from: nil, in: &channel)
    case .messageUpdated(let id, let text): return try update(id, text, in: &channel)
    case .messageDeleted(let id):
      let message = try sentMessage(id, of: channel)
      remove(message, from: &channel)
      return .messageDeleted(message)
    case .reactionAdded(let reaction): return try react(true, reaction, in: &channel)
    case .reactionRemoved(let reaction): return try react(false, reaction, in: &channel)
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
    // An open channel is frozen from the dashboard of the app.
    guard channel.isFrozen != isFrozen else { throw .nothingChanges }
    channel.isFrozen = isFrozen
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

  private func setTyping(
    _ isTyping: Bool, _ id: String, in channel: inout ChatChannel
  ) throws(ExternalChatEvent.Failure) -> ChatEvent.Kind {
    try checkMember(id, of: channel)
    guard channel.activity.typing.contains(id) != isTyping else { throw .nothingChanges }
    channel.activity.typing.removeAll { $0 == id }
    if isTyping { channel.activity.typing.append(id) }
    return .typingChanged
  }

  private func markMessages(
    areRead: Bool, _ id: String, in channel: inout ChatChannel
  ) throws(ExternalChatEvent.Failure) -> ChatEvent.Kind {
    try checkMember(id, of: channel)
    let (messages, activity) = (self.messages(of: channel), channel.activity)
    let isNew = messages.contains { message in
      message.senderId != id
        && !(areRead ? activity.hasRead(message, id) : activity.hasReceived(message, id))
    }
    guard isNew, let last = messages.last else { throw .nothingChanges }
    if areRead {
      channel.activity.readTimes[id] = last.createdAt
      if id == currentUserId {
        (channel.activity.unreadCount, channel.activity.unreadMentionCount) = (0, 0)
      }
    } else {
      channel.activity.deliveryTimes[id] = last.createdAt
    }
    return .receiptsChanged(areRead: areRead)
  }

  private func receive(
    _ text: String, from id: String, in channel: inout ChatChannel
  ) throws(ExternalChatEvent.Failure) -> ChatEvent.Kind {
    let user = try index(of: id)
    guard channel.banned.position(of: user) == nil else { throw .banned(id) }
    if channel.type == .group {
      // The service sends messages of a group to its members only.
      for id in [id, currentUserId].compactMap(\.self) { try checkMember(id, of: channel) }
    }
    guard !channel.isFrozen && !channel.isBroadcast || channel.isOperator(user) else {
      throw .noOperator(id)
    }
    return receive(.text(text), from: id, in: &channel)
  }

  private func receive(
    _ content: ChannelMessage.Content, from id: String?, in channel: inout ChatChannel
  ) -> ChatEvent.Kind {
    var message = ChannelMessage(0, content, from: id)
    message.createdAt = timeOfNewMessage(in: channel)
    return .messageReceived(add(message, to: &channel))
  }

  private func sentMessage(
    _ id: Int, of channel: ChatChannel
  ) throws(ExternalChatEvent.Failure) -> ChannelMessage {
    guard let message = message(id, of: channel), message.sendingStatus == .succeeded else {
      throw .noMessage(id)
    }
    return message
  }

  private func update(
    _ id: Int, _ text: String, in channel: inout ChatChannel
  ) throws(ExternalChatEvent.Failure) -> ChatEvent.Kind {
    var message = try sentMessage(id, of: channel)
    let former = message.content
    switch former {
    case .text: message.content = .text(text)
    case .admin: message.content = .admin(text)
    case .file, .files: throw .noText(id)
    }
    guard message.content != former else { throw .nothingChanges }
    return .messageUpdated(changed(message, in: &channel))
  }

  private func react(
    _ isAdded: Bool, _ reaction: ExternalChatEvent.MessageReaction, in channel: inout ChatChannel
  ) throws(ExternalChatEvent.Failure) -> ChatEvent.Kind {
    guard channel.type == .group else { throw .openChannel }
    var message = try sentMessage(reaction.messageId, of: channel)
    guard channel.people.position(of: try index(of: reaction.user)) != nil else {
      throw .notInChannel(reaction.user)
    }
    guard message.setReaction(isAdded, reaction.emoji, of: reaction.user) else {
      throw .nothingChanges
    }
    channel.activity.changed[message.messageId] = message
    return .reactionChanged(
      message, key: reaction.emoji, userId: reaction.user, isAdded: isAdded)
  }

  private func checkMember(
    _ id: String, of channel: ChatChannel
  ) throws(ExternalChatEvent.Failure) {
    guard channel.type == .group else { throw .openChannel }
    guard channel.people.position(of: try index(of: id)) != nil else { throw .notInChannel(id) }
  }
}
