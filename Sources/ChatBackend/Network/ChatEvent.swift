import DioramaKit

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
