/// An event in a channel that observers receive.
public struct ChatEvent: Sendable, Hashable {
  /// The kind of an event.
  public enum Kind: Sendable, Hashable {
    /// A user joined.
    case userJoined(ChatUser)
    /// A user left.
    case userLeft(ChatUser)
    /// A user may no longer write.
    case userMuted(ChatUser)
    /// A user may write again.
    case userUnmuted(ChatUser)
    /// A user was banned, and is no longer in the channel.
    case userBanned(ChatUser)
    /// A user's ban was lifted.
    case userUnbanned(ChatUser)
    /// The channel has other operators.
    case operatorsUpdated
    /// Only operators may write from now on.
    case frozen
    /// Every user may write again.
    case unfrozen
    /// The channel's name or other properties have changed.
    case changed
    /// The channel was deleted.
    case deleted
    /// The current user created the channel.
    case created
    /// Another user, or the service, sent a message.
    case messageReceived(ChannelMessage)
    /// A message of the current user has another sending status.
    case messageSent(ChannelMessage)
    /// A message was changed.
    case messageUpdated(ChannelMessage)
    /// A message was deleted.
    case messageDeleted(ChannelMessage)
    /// A user added a reaction to a message, or removed it.
    case reactionChanged(ChannelMessage, key: String, userId: String, isAdded: Bool)
    /// The current user marked all messages as read, or some as unread.
    case markedAsRead(Bool)
    /// Other users are typing than before.
    case typingChanged
    /// A user has received messages, or has also read them.
    case receiptsChanged(areRead: Bool)
    /// Other messages notify the current user than before.
    case pushTriggerChanged
  }

  /// The kind of the event.
  public let kind: Kind
  /// The channel's id.
  public let channelURL: String
  /// The channel's kind.
  public let channelType: ChatChannelType

  /// Creates an event of a channel.
  public init(_ kind: Kind, in channelURL: String, _ channelType: ChatChannelType) {
    self.kind = kind
    self.channelURL = channelURL
    self.channelType = channelType
  }
}

/// An action of another user in a channel while a screen is shown.
public struct ExternalChatEvent: Sendable, Hashable {
  /// The kind of action, with users by their ids.
  public enum Kind: Sendable, Hashable {
    /// A user joins.
    case userJoined(String)
    /// A user leaves.
    case userLeft(String)
    /// An operator mutes a user.
    case userMuted(String)
    /// An operator unmutes a user.
    case userUnmuted(String)
    /// An operator bans a user.
    case userBanned(String)
    /// An operator lifts a user's ban.
    case userUnbanned(String)
    /// The channel has exactly these operators from now on.
    case operatorsUpdated([String])
    /// An operator freezes the channel.
    case channelFrozen
    /// An operator unfreezes the channel.
    case channelUnfrozen
    /// The channel gets a new name.
    case channelChanged(name: String)
    /// The channel is deleted.
    case channelDeleted
    /// A member begins to type.
    case typingStarted(String)
    /// A member stops typing.
    case typingEnded(String)
    /// A member reads all messages.
    case messagesRead(String)
    /// A member's device receives all messages.
    case messagesDelivered(String)
    /// A user sends a text.
    case messageSent(String, text: String)
    /// The service sends a text, without a sender.
    case adminMessageSent(String)
    /// A message gets a new text.
    case messageUpdated(Int, text: String)
    /// A message is deleted.
    case messageDeleted(Int)
    /// A member adds a reaction to a message.
    case reactionAdded(MessageReaction)
    /// A member removes a reaction from a message.
    case reactionRemoved(MessageReaction)
  }

  /// A reaction of a user to a message.
  public struct MessageReaction: Sendable, Hashable {
    /// The number of the message.
    public var messageId = 0
    /// The emoji, or its key.
    public var emoji = ""
    /// The id of the user.
    public var user = ""
  }

  /// The reason why an action cannot happen.
  public enum Failure: Error, Sendable, Hashable {
    /// The channel is unknown or deleted.
    case noChannel
    /// The user is unknown.
    case noUser(String)
    /// Only operators can write in the channel, and the user is not one.
    case noOperator(String)
    /// The user is not in the channel.
    case notInChannel(String)
    /// The user is banned from the channel.
    case banned(String)
    /// The channel has no such message.
    case noMessage(Int)
    /// The message has no text.
    case noText(Int)
    /// The action is possible in group channels only.
    case openChannel
    /// The action would change nothing.
    case nothingChanges
  }

  /// The kind of the action.
  public let kind: Kind
  /// The channel's id.
  public let channelURL: String

  /// Creates an action in a channel.
  public init(_ kind: Kind, in channelURL: String) {
    self.kind = kind
    self.channelURL = channelURL
  }
}
