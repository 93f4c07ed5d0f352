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
