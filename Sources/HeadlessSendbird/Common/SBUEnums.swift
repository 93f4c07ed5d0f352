/// The users that a select screen lists.
public enum ChannelInviteListType: Int, Sendable {
  /// No users.
  case none
  /// Users of the app, to invite.
  case users
  /// Members or participants, to make operators.
  case operators
}

/// The layout of a user's row.
public enum UserListType: Sendable, Hashable {
  /// Only the name.
  case none
  /// With a checkbox, for a new channel.
  case createChannel
  /// Members.
  case members
  /// With a checkbox.
  case invite
  /// Users who reacted.
  case reaction
  /// Operators.
  case operators
  /// Muted users.
  case muted
  /// Banned users.
  case banned
  /// Participants of an open channel.
  case participants
  /// Suggestions while typing a name; the value is whether the ID shows.
  case suggestedMention(Bool)
}

/// The content of an empty view.
public enum EmptyViewType: Int, Sendable {
  /// No content; the view is hidden.
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
  /// No search results.
  case noSearchResults
  /// An error; the only type with a retry button.
  case error
}

/// The users of a channel that a user list shows.
public enum ChannelUserListType: Int, Sendable {
  /// No users.
  case none
  /// The members of a group channel.
  case members
  /// The operators.
  case operators
  /// The muted users.
  case muted
  /// The banned users.
  case banned
  /// The participants of an open channel.
  case participants

  /// Returns the title of the screen.
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

  /// Whether the screen has an add button (S115).
  var canBeAddedTo: Bool { self == .members || self == .operators }

  /// The layout of a user's row.
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

  /// Returns the type of the empty view for a list without users; nil if it shows none (S120 to
  /// S122).
  func emptyType(in channel: BaseChannel?) -> EmptyViewType? {
    switch self {
    case .muted: channel is GroupChannel ? .noMutedMembers : .noMutedParticipants
    case .banned: .noBannedUsers
    case .none, .members, .operators, .participants: nil
    }
  }
}

/// The type of channel that the kit creates.
public enum ChannelCreationType: Int, Sendable {
  /// An open channel.
  case open
  /// A group channel.
  case group
  /// A supergroup channel, for very many members.
  case supergroup
  /// A broadcast channel, in which only operators write.
  case broadcast
}

/// The type of group channel that a menu of types offers.
public enum SBUCreateGroupChannelType: Sendable {
  /// A group channel.
  case group
  /// A supergroup channel.
  case superGroup
  /// A broadcast channel.
  case broadcast
}
