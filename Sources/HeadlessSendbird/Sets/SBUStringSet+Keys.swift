extension SBUStringSet {
  /// The fixed texts.
  enum Key: Int, CaseIterable, Sendable {
    case Cancel
    case Retry
    case InviteChannel_Header_Title
    case InviteChannel_Header_Select_Users
    case ChannelSettings_Header_Title
    case ChannelSettings_Members_Title
    case ChannelSettings_Participants_Title
    case ChannelSettings_Moderations
    case ChannelSettings_Operators
    case ChannelSettings_Muted_Members
    case ChannelSettings_Muted_Participants
    case ChannelSettings_Banned_Users
    case ChannelSettings_Freeze_Channel
    case ChannelSettings_Notifications
    case ChannelSettings_Search
    case ChannelSettings_Leave
    case ChannelSettings_Delete
    case UserList_Title_Members
    case UserList_Title_Operators
    case UserList_Title_Muted_Members
    case UserList_Title_Muted_Participants
    case UserList_Title_Banned_Users
    case UserList_Title_Participants
    case UserList_Me
    case UserList_Register_Operator
    case UserList_Unregister_Operator
    case UserList_Mute
    case UserList_Unmute
    case UserList_Ban
    case UserList_Unban
    case User_No_Name
    case User_Operator
    case Empty_No_Users
    case Empty_No_Muted_Members
    case Empty_No_Muted_Participants
    case Empty_No_Banned_Users
    case Empty_Wrong
    case UserProfile_UserID
    case UserProfile_Message
    case Alert_Busy_Server_Title
    case Alert_Busy_Server_Message
  }

  /// The texts that depend on a number.
  enum CountKey: Int, CaseIterable, Sendable {
    case InviteChannel_Invite
    case InviteChannel_Register
  }

  /// The fixed texts' names and what they say, in the order of their keys.
  static let standard: [(name: StaticString, text: String)] = [
    ("Cancel", "Cancel"),
    ("Retry", "Retry"),
    ("InviteChannel_Header_Title", "Invite users"),
    ("InviteChannel_Header_Select_Users", "Select users"),
    ("ChannelSettings_Header_Title", "Channel information"),
    ("ChannelSettings_Members_Title", "Members"),
    ("ChannelSettings_Participants_Title", "Participants"),
    ("ChannelSettings_Moderations", "Moderations"),
    ("ChannelSettings_Operators", "Operators"),
    ("ChannelSettings_Muted_Members", "Muted members"),
    ("ChannelSettings_Muted_Participants", "Muted participants"),
    ("ChannelSettings_Banned_Users", "Banned users"),
    ("ChannelSettings_Freeze_Channel", "Freeze channel"),
    ("ChannelSettings_Notifications", "Notifications"),
    ("ChannelSettings_Search", "Search in channel"),
    ("ChannelSettings_Leave", "Leave channel"),
    ("ChannelSettings_Delete", "Delete channel"),
    ("UserList_Title_Members", "Members"),
    ("UserList_Title_Operators", "Operators"),
    ("UserList_Title_Muted_Members", "Muted members"),
    ("UserList_Title_Muted_Participants", "Muted Participants"),
    ("UserList_Title_Banned_Users", "Banned users"),
    ("UserList_Title_Participants", "Participants"),
    ("UserList_Me", "(You)"),
    ("UserList_Register_Operator", "Register as operator"),
    ("UserList_Unregister_Operator", "Unregister operator"),
    ("UserList_Mute", "Mute"),
    ("UserList_Unmute", "Unmute"),
    ("UserList_Ban", "Ban"),
    ("UserList_Unban", "Unban"),
    ("User_No_Name", "(No name)"),
    ("User_Operator", "Operator"),
    ("Empty_No_Users", "No users"),
    ("Empty_No_Muted_Members", "No muted members"),
    ("Empty_No_Muted_Participants", "No muted participants"),
    ("Empty_No_Banned_Users", "No banned users"),
    ("Empty_Wrong", "Something went wrong"),
    ("UserProfile_UserID", "User ID"),
    ("UserProfile_Message", "Message"),
    ("Alert_Busy_Server_Title", "The server is busy"),
    ("Alert_Busy_Server_Message", "Please try again later"),
  ]

  /// The same for texts with a number, which stands at `%d` where it is not zero.
  static let standardCounts: [(name: StaticString, text: String)] = [
    ("InviteChannel_Invite", "Invite %d"),
    ("InviteChannel_Register", "Register %d"),
  ]
}
