import DioramaKit
import HeadlessUIKit

/// The messages of group and open channels.
extension ChatService {
  // MARK: Immediate access

  /// Returns the time when a channel was created, in milliseconds since 1970.
  ///
  /// - Parameter url: the channel's id; an unknown channel has the time 0.
  public func creationTime(of url: String) -> Int { channel(url).map(creationTime) ?? 0 }

  /// Returns the newest message of a channel that was sent; nil without one.
  ///
  /// - Parameter url: the channel's id.
  public func lastMessage(of url: String) -> ChannelMessage? { channel(url).flatMap(lastMessage) }

  /// Returns the number of messages of a channel that the current user has not read: that of the
  /// fixture, or else the messages of others after `myLastRead`.
  ///
  /// - Parameter url: the channel's id.
  public func unreadCount(of url: String) -> Int { channel(url).map(unreadCount) ?? 0 }

  /// Returns the number of unread messages of all group channels of the current user.
  public func totalUnreadCount() -> Int {
    var filter = ChatChannelFilter(.group)
    filter.memberId = currentUserId
    return (data.channelURLs + addedChannels).filter { includes($0, filter) }
      .reduce(0) { $0 + unreadCount(of: $1) }
  }

  /// Returns the number of unread messages of a channel that mention the current user.
  ///
  /// - Parameter url: the channel's id.
  public func mentionCount(of url: String) -> Int { channel(url).map(mentionCount) ?? 0 }

  /// Returns the members of a channel who are typing, except the current user.
  ///
  /// - Parameter url: the channel's id.
  public func typingUsers(in url: String) -> [ChatUser] {
    guard let typing = channel(url)?.activity.typing else { return [] }
    return typing.filter { $0 != currentUserId }.compactMap(user)
  }

  /// Returns the number of members who have not read a message, except its sender.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - url: the channel's id.
  public func unreadMemberCount(of message: ChannelMessage, in url: String) -> Int {
    channel(url).map { self.receivers(of: message, in: $0) { !$1.hasRead(message, $0) } } ?? 0
  }

  /// Returns the number of members who have not received a message, except its sender.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - url: the channel's id.
  public func undeliveredMemberCount(of message: ChannelMessage, in url: String) -> Int {
    channel(url).map { self.receivers(of: message, in: $0) { !$1.hasReceived(message, $0) } } ?? 0
  }

  private func receivers(
    of message: ChannelMessage, in channel: ChatChannel,
    where isIncluded: (_ userId: String, ChannelActivity) -> Bool
  ) -> Int {
    let ids = channel.people.entries.lazy.compactMap { [users] in $0.map { users[$0.user].userId } }
    return ids.count { $0 != message.senderId && isIncluded($0, channel.activity) }
  }

  /// Returns a message of a channel; nil for an unknown number.
  ///
  /// - Parameters:
  ///   - id: the number of the message.
  ///   - url: the channel's id.
  public func message(_ id: Int, in url: String) -> ChannelMessage? {
    channel(url).flatMap { message(id, of: $0) }
  }

  /// Returns the replies to a message of a channel, the oldest first.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - url: the channel's id.
  public func replies(to message: ChannelMessage, in url: String) -> [ChannelMessage] {
    guard let channel = channel(url), message.messageId != 0 else { return [] }
    let id = message.messageId
    let replies = ((channel.history.replies[id] ?? []) + channel.activity.added)
      .compactMap { self.message($0, of: channel) }
      .filter { $0.parentMessageId == id && $0.sendingStatus == .succeeded }
    return oldestFirst(replies.map(\.createdAt)).map { replies[Int($0)] }
  }

  /// Returns the messages of a channel that are being sent or could not be sent: those of the
  /// fixture, then those of the run.
  ///
  /// - Parameter url: the channel's id.
  public func unsentMessages(in url: String) -> [ChannelMessage] {
    guard let channel = channel(url) else { return [] }
    return channel.history.unsent.compactMap { message($0, of: channel) } + channel.activity.unsent
  }

  /// Returns the time when the current user last read a channel, in milliseconds since 1970; 0
  /// without one.
  ///
  /// - Parameter url: the channel's id.
  public func lastReadTime(of url: String) -> Int {
    guard let activity = channel(url)?.activity else { return 0 }
    let time = activity.lastRead?.milliseconds(in: environment) ?? 0
    return max(time, currentUserId.flatMap { activity.readTimes[$0] } ?? 0)
  }

  // MARK: Incoming events

  /// Receives a message of another user or of the service, which counts as unread, and notifies the
  /// observers.
  ///
  /// - Parameters:
  ///   - message: the message with its time; if its number is 0, it gets the next free one.
  ///   - url: the channel's id; an unknown channel receives nothing.
  public func receive(_ message: ChannelMessage, in url: String) {
    guard var channel = channel(url) else { return }
    let received = add(message, to: &channel)
    add(channel)
    announce(ChatEvent(.messageReceived(received), in: url, channel.type))
  }

  /// Adds a message to a channel, as unread, and returns it with its number.
  func add(_ message: ChannelMessage, to channel: inout ChatChannel) -> ChannelMessage {
    let isMention = currentUserId.map(message.mentionedUserIds.contains) ?? false
    let (unread, mentions) = (unreadCount(of: channel), mentionCount(of: channel))
    guard !message.isSilent else { return append(message, to: &channel) }
    channel.activity.unreadCount = min(unread, .max - 1) + 1
    channel.activity.unreadMentionCount = min(mentions, .max - 1) + (isMention ? 1 : 0)
    return append(message, to: &channel)
  }
}

/// The values of a channel in its present state.
extension ChatService {
  func creationTime(of channel: ChatChannel) -> Int {
    channel.createdAt?.milliseconds(in: environment) ?? environment?.startTime ?? 0
  }

  func lastMessage(of channel: ChatChannel) -> ChannelMessage? { messages(of: channel).last }

  func unreadCount(of channel: ChatChannel) -> Int {
    channel.activity.unreadCount ?? unreadMessages(of: channel).count
  }

  func mentionCount(of channel: ChatChannel) -> Int {
    if let known = channel.activity.unreadMentionCount { return known }
    guard let currentUserId else { return 0 }
    return unreadMessages(of: channel).count { $0.mentionedUserIds.contains(currentUserId) }
  }

  /// Returns the unread messages, the newest first: as many as the fixture counts, or else those
  /// after the time of the last reading.
  func unreadMessages(of channel: ChatChannel) -> [ChannelMessage] {
    let (count, lastRead) = (channel.activity.unreadCount, channel.activity.lastRead)
    if count == nil, lastRead == nil { return [] }
    let others = messages(of: channel).reversed().lazy.filter { [currentUserId] in
      !$0.isSilent && ($0.senderId == nil || $0.senderId != currentUserId)
    }
    if let count { return Array(others.prefix(count)) }
    let time = lastRead?.milliseconds(in: environment) ?? 0
    return Array(others.prefix { $0.createdAt > time })
  }
}

extension ChannelActivity {
  /// Returns whether a user has read a message.
  func hasRead(_ message: ChannelMessage, _ userId: String) -> Bool {
    message.readBy.contains(userId) || message.createdAt <= readTimes[userId] ?? .min
  }

  /// Returns whether a user has received a message, which a user who has read it has.
  func hasReceived(_ message: ChannelMessage, _ userId: String) -> Bool {
    hasRead(message, userId) || message.deliveredTo.contains(userId)
      || message.createdAt <= deliveryTimes[userId] ?? .min
  }
}
