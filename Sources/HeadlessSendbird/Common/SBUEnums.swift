/// Which users a select screen offers.
public enum ChannelInviteListType: Int, Sendable {
  /// Nobody.
  case none
  /// Users of the app, to be invited.
  case users
  /// Members or participants, to become operators.
  case operators
}

/// How the row of a user looks.
public enum UserListType: Sendable, Hashable {
  /// Nothing but the name.
  case none
  /// With a box, for a new channel.
  case createChannel
  /// Members.
  case members
  /// With a box.
  case invite
  /// Who reacted.
  case reaction
  /// Operators.
  case operators
  /// Muted users.
  case muted
  /// Banned users.
  case banned
  /// Participants of an open channel.
  case participants
  /// Suggestions while typing a name, with or without the id.
  case suggestedMention(Bool)
}

/// What an empty list says.
public enum EmptyViewType: Int, Sendable {
  /// Nothing; it is hidden.
  case none
  /// No channels.
  case noChannels
  /// No messages.
  case noMessages
  /// No notifications.
  case noNotifications
  /// No users.
  case noMembers
  /// No muted members.
  case noMutedMembers
  /// No muted participants.
  case noMutedParticipants
  /// No banned users.
  case noBannedUsers
  /// Nothing found.
  case noSearchResults
  /// Something went wrong; the only one with a retry button.
  case error
}

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
