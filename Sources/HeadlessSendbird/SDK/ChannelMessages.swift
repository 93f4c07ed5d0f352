import ChatBackend
import HeadlessUIKit

extension BaseChannel {
  /// The time when the channel was created, in seconds since 1970.
  public var createdAt: Int64 { Int64(service.creationTime(of: channelURL) / 1000) }

  /// Returns whether the channel shows notifications of an app; always false here.
  public func isFeedChannel() -> Bool { false }

  /// Reads the channel again.
  ///
  /// - Parameter completionHandler: called with nil on success, else with the error.
  public func refresh(completionHandler: SBErrorHandler? = nil) {
    let type = channelType == .open ? ChatChannelType.open : .group
    service.getChannel(channelURL, type: type, isRefresh: true) { $0.answer(completionHandler) }
  }

  /// Asks whether the current user is muted.
  ///
  /// - Parameter completionHandler: called with whether the user is muted, the reason, start, end
  ///   and rest of the time in milliseconds, and the error. Reason and times are not modeled: nil
  ///   and 0.
  public func getMyMutedInfo(
    completionHandler: @escaping (Bool, String?, Int64, Int64, Int64, SBError?) -> Void
  ) {
    service.getMyMutedInfo(channelURL) {
      completionHandler((try? $0.get()) ?? false, nil, 0, 0, 0, $0.error.map { SBError($0) })
    }
  }
}

/// The state of a group channel's messages.
extension GroupChannel {
  /// The newest message that was sent; nil without one.
  public var lastMessage: BaseMessage? {
    service.lastMessage(of: channelURL).map { BaseMessage.make($0, in: self) }
  }

  /// The number of messages that the current user has not read.
  public var unreadMessageCount: UInt { UInt(service.unreadCount(of: channelURL)) }
  /// The number of unread messages that mention the current user.
  public var unreadMentionCount: UInt { UInt(service.mentionCount(of: channelURL)) }
  /// Whether the channel shows notifications to one user; always false here.
  public var isChatNotification: Bool { false }

  /// Returns the other members who are typing, in the order in which they began; nil if there are
  /// none.
  public func getTypingUsers() -> [User]? {
    let users = service.typingUsers(in: channelURL)
    return users.isEmpty ? nil : users.map { User($0) }
  }

  /// Returns the number of members who have not read a message, except its sender.
  public func getUnreadMemberCount(_ message: BaseMessage) -> Int {
    service.unreadMemberCount(of: message.stored, in: channelURL)
  }

  /// Returns the number of members who have not received a message, except its sender.
  public func getUndeliveredMemberCount(_ message: BaseMessage) -> Int {
    service.undeliveredMemberCount(of: message.stored, in: channelURL)
  }
}

/// The current user in a group channel.
extension GroupChannel {
  /// Whether the current user is a member.
  public var myMemberState: MemberState {
    service.currentUserId.map { service.isMember($0, of: channelURL) } ?? false ? .joined : .none
  }
  /// The time when the current user last read the channel, in milliseconds since 1970; 0 without
  /// one.
  public var myLastRead: Int64 { Int64(service.lastReadTime(of: channelURL)) }
  /// The time when the current user joined, in milliseconds since 1970; always 0.
  public var joinedAt: Int64 { 0 }
  /// The time before which messages are hidden, in milliseconds since 1970; always 0.
  public var messageOffsetTimestamp: Int64 { 0 }
  /// Whether a bot is a member; always false.
  public var hasBot: Bool { false }
  /// Whether a bot that writes messages by itself is a member; always false.
  public var hasAIBot: Bool { false }

  /// Marks all messages as read.
  ///
  /// - Parameter completionHandler: called with nil on success, else with the error.
  public func markAsRead(completionHandler: SBErrorHandler? = nil) {
    service.markAsRead(channelURL) { $0.answer(completionHandler) }
  }

  /// Shows other members that the current user is typing; a run has no screens of others.
  public func startTyping() {}
  /// Shows other members that the current user is no longer typing; a run has no screens of others.
  public func endTyping() {}
}

extension ChannelCreateParams {
  /// The URL of the image; nil for none. The content of an image file is not read.
  fileprivate var cover: String? {
    coverURL?.asFilter ?? (coverImage == nil ? nil : "cover of a new channel")
  }
}

extension GroupChannel {
  /// Creates a channel with the current user as a member.
  ///
  /// - Parameters:
  ///   - params: the members and settings.
  ///   - completionHandler: called with the channel, or with the error, such as 400201 for an
  ///     unknown user. Outside of a run it is never called.
  public static func createChannel(
    params: GroupChannelCreateParams,
    completionHandler: ((GroupChannel?, SBError?) -> Void)? = nil
  ) {
    guard let service = ScreenEnvironment.current?.chatService else { return }
    service.createGroupChannel(
      name: params.name ?? "", coverURL: params.cover, userIds: params.userIds,
      operatorIds: params.operatorUserIds ?? [], isSuper: params.isSuper,
      isBroadcast: params.isBroadcast
    ) {
      $0.answer(completionHandler) { GroupChannel(channelURL: $0.url, service: service) }
    }
  }
}

extension OpenChannel {
  /// Creates a channel without participants.
  ///
  /// - Parameters:
  ///   - params: the operators and settings.
  ///   - completionHandler: called with the channel, or with the error, such as 400201 for an
  ///     unknown user. Outside of a run it is never called.
  public static func createChannel(
    params: OpenChannelCreateParams,
    completionHandler: ((OpenChannel?, SBError?) -> Void)? = nil
  ) {
    guard let service = ScreenEnvironment.current?.chatService else { return }
    service.createOpenChannel(
      name: params.name ?? "", coverURL: params.cover, operatorIds: params.operatorUserIds ?? []
    ) {
      $0.answer(completionHandler) { OpenChannel(channelURL: $0.url, service: service) }
    }
  }
}
