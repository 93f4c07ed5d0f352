/// Something that happened in a channel, as everybody who looks at it is told.
public struct ChatEvent: Sendable, Hashable {
  /// What happened.
  public enum Kind: Sendable, Hashable {
    /// Somebody came in.
    case userJoined(ChatUser)
    /// Somebody left.
    case userLeft(ChatUser)
    /// Somebody may no longer write.
    case userMuted(ChatUser)
    /// Somebody may write again.
    case userUnmuted(ChatUser)
    /// Somebody was banned, and is no longer in it.
    case userBanned(ChatUser)
    /// Somebody may come back.
    case userUnbanned(ChatUser)
    /// The channel has other operators.
    case operatorsUpdated
    /// From now on only operators may write.
    case frozen
    /// Everybody may write again.
    case unfrozen
    /// Its name or the like is another one.
    case changed
    /// The channel is no more.
    case deleted
  }

  /// What happened.
  public let kind: Kind
  /// The channel's id.
  public let channelURL: String
  /// The channel's sort.
  public let channelType: ChatChannelType

  /// An event of a channel.
  public init(_ kind: Kind, in channelURL: String, _ channelType: ChatChannelType) {
    self.kind = kind
    self.channelURL = channelURL
    self.channelType = channelType
  }
}

/// Something that somebody else does in a channel while a screen is shown.
public struct ExternalChatEvent: Sendable, Hashable {
  /// What is done; people are named by their ids.
  public enum Kind: Sendable, Hashable {
    /// Somebody comes in.
    case userJoined(String)
    /// Somebody leaves.
    case userLeft(String)
    /// An operator mutes somebody.
    case userMuted(String)
    /// An operator lets somebody write again.
    case userUnmuted(String)
    /// An operator bans somebody.
    case userBanned(String)
    /// An operator lets somebody come back.
    case userUnbanned(String)
    /// These are the operators from now on, and nobody else.
    case operatorsUpdated([String])
    /// An operator freezes the channel.
    case channelFrozen
    /// An operator ends the freeze.
    case channelUnfrozen
    /// The channel gets a name.
    case channelChanged(name: String)
    /// The channel is deleted.
    case channelDeleted
  }

  /// Why something cannot happen.
  public enum Failure: Error, Sendable, Hashable {
    /// There is no such channel, or none any more.
    case noChannel
    /// There is no such user.
    case noUser(String)
    /// The user is not in the channel.
    case notInChannel(String)
    /// The user is banned from the channel.
    case banned(String)
    /// Nobody can freeze an open channel.
    case openChannel
    /// It is so already.
    case nothingChanges
  }

  /// What is done.
  public let kind: Kind
  /// The channel's id.
  public let channelURL: String

  /// Something done in a channel.
  public init(_ kind: Kind, in channelURL: String) {
    self.kind = kind
    self.channelURL = channelURL
  }
}
