import DioramaKit

/// A channel that people belong to, in Sendbird's sense of a group.
///
/// Its members are read page by page through ``ChatService``, since there may be very many.
public struct ChatGroupChannel: Sendable {
  /// The id, unique among all channels.
  public let url: String
  /// The name.
  public var name: String
  /// Whether only operators may write.
  public var isFrozen: Bool
  /// Whether it is meant for very many members.
  public let isSuper: Bool
  /// Whether only operators ever write.
  public let isBroadcast: Bool

  var members: Roster
  var banned: Roster
  var restrictions = Restrictions()

  /// How many members there are.
  public var memberCount: Int { members.count }
}

extension ChatGroupChannel: Identified {
  var id: String { url }
}
