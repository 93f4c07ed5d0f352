/// A row of the moderations screen.
public enum ModerationItemType: Int, Sendable {
  /// To the operators.
  case operators
  /// To the muted members of a group channel.
  case mutedMembers
  /// To the banned users.
  case bannedUsers
  /// The switch that freezes a group channel.
  case freezeChannel
  /// To the muted participants of an open channel.
  case mutedParticipants

  /// The rows for a channel, in order (S156, S157, S158); none while it is not known (S20).
  static func items(for channel: BaseChannel?) -> [ModerationItemType] {
    switch channel {
    case let group as GroupChannel:
      group.isBroadcast
        ? [.operators, .bannedUsers] : [.operators, .mutedMembers, .bannedUsers, .freezeChannel]
    case nil: []
    default: [.operators, .mutedParticipants, .bannedUsers]
    }
  }
}
