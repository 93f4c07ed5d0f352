/// Which of a channel's people a user list shows.
public enum ChannelUserListType: Int, Sendable {
  /// Nobody.
  case none
  /// The members of a group channel.
  case members
  /// The operators.
  case operators
  /// Those who may not write.
  case muted
  /// Those who may not come back.
  case banned
  /// The participants of an open channel.
  case participants

  /// The title of the screen.
  func title(in channelType: ChannelType) -> String {
    switch self {
    case .none: ""
    case .members: SBUStringSet.UserList_Title_Members
    case .operators: SBUStringSet.UserList_Title_Operators
    case .muted:
      channelType == .open
        ? SBUStringSet.UserList_Title_Muted_Participants : SBUStringSet.UserList_Title_Muted_Members
    case .banned: SBUStringSet.UserList_Title_Banned_Users
    case .participants: SBUStringSet.UserList_Title_Participants
    }
  }

  /// Whether the screen has a plus (S115).
  var canBeAddedTo: Bool { self == .members || self == .operators }

  /// How a user's row looks.
  var rowType: UserListType {
    switch self {
    case .none: .none
    case .members: .members
    case .operators: .operators
    case .muted: .muted
    case .banned: .banned
    case .participants: .participants
    }
  }

  /// What shows where there is nobody; nil where nothing ever does (S120 to S122).
  func emptyType(in channel: BaseChannel?) -> EmptyViewType? {
    switch self {
    case .muted: channel is GroupChannel ? .noMutedMembers : .noMutedParticipants
    case .banned: .noBannedUsers
    case .none, .members, .operators, .participants: nil
    }
  }
}
