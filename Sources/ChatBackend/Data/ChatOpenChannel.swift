import DioramaKit

/// A channel that anybody may enter, in Sendbird's sense of an open channel.
///
/// Its participants are read page by page through ``ChatService``, since there may be very many.
public struct ChatOpenChannel: Sendable {
  /// The id, unique among all channels.
  public let url: String
  /// The name.
  public var name: String
  /// Whether only operators may write.
  public var isFrozen: Bool

  var participants: Roster
  var operators: Roster
  var muted: Roster
  var banned: Roster
  var restrictions = Restrictions()

  /// How many people are in it.
  public var participantCount: Int { participants.count }
}

extension ChatOpenChannel: Identified {
  var id: String { url }
}
