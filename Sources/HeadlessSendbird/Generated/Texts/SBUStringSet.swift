// Written by Scripts/generate-sendbird; change its tables and templates instead.

extension SBUStringSet {
  /// "Cancel".
  public static var Cancel: String {
    get { SBUStrings.current[SBUText.Cancel] }
    set { SBUStrings.current[SBUText.Cancel] = newValue }
  }
  /// "Retry".
  public static var Retry: String {
    get { SBUStrings.current[SBUText.Retry] }
    set { SBUStrings.current[SBUText.Retry] = newValue }
  }
  /// "Invite users", the title of the invite screen.
  public static var InviteChannel_Header_Title: String {
    get { SBUStrings.current[SBUText.InviteChannel_Header_Title] }
    set { SBUStrings.current[SBUText.InviteChannel_Header_Title] = newValue }
  }
  /// "Select users", the title of the register operator screen.
  public static var InviteChannel_Header_Select_Users: String {
    get { SBUStrings.current[SBUText.InviteChannel_Header_Select_Users] }
    set { SBUStrings.current[SBUText.InviteChannel_Header_Select_Users] = newValue }
  }
  /// "Channel information".
  public static var ChannelSettings_Header_Title: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Header_Title] }
    set { SBUStrings.current[SBUText.ChannelSettings_Header_Title] = newValue }
  }
  /// "Members".
  public static var ChannelSettings_Members_Title: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Members_Title] }
    set { SBUStrings.current[SBUText.ChannelSettings_Members_Title] = newValue }
  }
  /// "Participants".
  public static var ChannelSettings_Participants_Title: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Participants_Title] }
    set { SBUStrings.current[SBUText.ChannelSettings_Participants_Title] = newValue }
  }
  /// "Moderations".
  public static var ChannelSettings_Moderations: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Moderations] }
    set { SBUStrings.current[SBUText.ChannelSettings_Moderations] = newValue }
  }
  /// "Operators".
  public static var ChannelSettings_Operators: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Operators] }
    set { SBUStrings.current[SBUText.ChannelSettings_Operators] = newValue }
  }
  /// "Muted members".
  public static var ChannelSettings_Muted_Members: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Muted_Members] }
    set { SBUStrings.current[SBUText.ChannelSettings_Muted_Members] = newValue }
  }
  /// "Muted participants".
  public static var ChannelSettings_Muted_Participants: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Muted_Participants] }
    set { SBUStrings.current[SBUText.ChannelSettings_Muted_Participants] = newValue }
  }
  /// "Banned users".
  public static var ChannelSettings_Banned_Users: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Banned_Users] }
    set { SBUStrings.current[SBUText.ChannelSettings_Banned_Users] = newValue }
  }
  /// "Freeze channel".
  public static var ChannelSettings_Freeze_Channel: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Freeze_Channel] }
    set { SBUStrings.current[SBUText.ChannelSettings_Freeze_Channel] = newValue }
  }
  /// "Notifications".
  public static var ChannelSettings_Notifications: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Notifications] }
    set { SBUStrings.current[SBUText.ChannelSettings_Notifications] = newValue }
  }
  /// "Search in channel".
  public static var ChannelSettings_Search: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Search] }
    set { SBUStrings.current[SBUText.ChannelSettings_Search] = newValue }
  }
  /// "Leave channel".
  public static var ChannelSettings_Leave: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Leave] }
    set { SBUStrings.current[SBUText.ChannelSettings_Leave] = newValue }
  }
  /// "Delete channel".
  public static var ChannelSettings_Delete: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Delete] }
    set { SBUStrings.current[SBUText.ChannelSettings_Delete] = newValue }
  }
  /// "Members".
  public static var UserList_Title_Members: String {
    get { SBUStrings.current[SBUText.UserList_Title_Members] }
    set { SBUStrings.current[SBUText.UserList_Title_Members] = newValue }
  }
  /// "Operators".
  public static var UserList_Title_Operators: String {
    get { SBUStrings.current[SBUText.UserList_Title_Operators] }
    set { SBUStrings.current[SBUText.UserList_Title_Operators] = newValue }
  }
  /// "Muted members".
  public static var UserList_Title_Muted_Members: String {
    get { SBUStrings.current[SBUText.UserList_Title_Muted_Members] }
    set { SBUStrings.current[SBUText.UserList_Title_Muted_Members] = newValue }
  }
  /// "Muted Participants".
  public static var UserList_Title_Muted_Participants: String {
    get { SBUStrings.current[SBUText.UserList_Title_Muted_Participants] }
    set { SBUStrings.current[SBUText.UserList_Title_Muted_Participants] = newValue }
  }
  /// "Banned users".
  public static var UserList_Title_Banned_Users: String {
    get { SBUStrings.current[SBUText.UserList_Title_Banned_Users] }
    set { SBUStrings.current[SBUText.UserList_Title_Banned_Users] = newValue }
  }
  /// "Participants".
  public static var UserList_Title_Participants: String {
    get { SBUStrings.current[SBUText.UserList_Title_Participants] }
    set { SBUStrings.current[SBUText.UserList_Title_Participants] = newValue }
  }
  /// "(You)", behind the name of the current user.
  public static var UserList_Me: String {
    get { SBUStrings.current[SBUText.UserList_Me] }
    set { SBUStrings.current[SBUText.UserList_Me] = newValue }
  }
  /// "Register as operator".
  public static var UserList_Register_Operator: String {
    get { SBUStrings.current[SBUText.UserList_Register_Operator] }
    set { SBUStrings.current[SBUText.UserList_Register_Operator] = newValue }
  }
  /// "Unregister operator".
  public static var UserList_Unregister_Operator: String {
    get { SBUStrings.current[SBUText.UserList_Unregister_Operator] }
    set { SBUStrings.current[SBUText.UserList_Unregister_Operator] = newValue }
  }
  /// "Mute".
  public static var UserList_Mute: String {
    get { SBUStrings.current[SBUText.UserList_Mute] }
    set { SBUStrings.current[SBUText.UserList_Mute] = newValue }
  }
  /// "Unmute".
  public static var UserList_Unmute: String {
    get { SBUStrings.current[SBUText.UserList_Unmute] }
    set { SBUStrings.current[SBUText.UserList_Unmute] = newValue }
  }
  /// "Ban".
  public static var UserList_Ban: String {
    get { SBUStrings.current[SBUText.UserList_Ban] }
    set { SBUStrings.current[SBUText.UserList_Ban] = newValue }
  }
  /// "Unban".
  public static var UserList_Unban: String {
    get { SBUStrings.current[SBUText.UserList_Unban] }
    set { SBUStrings.current[SBUText.UserList_Unban] = newValue }
  }
  /// "(No name)", for users without a nickname.
  public static var User_No_Name: String {
    get { SBUStrings.current[SBUText.User_No_Name] }
    set { SBUStrings.current[SBUText.User_No_Name] = newValue }
  }
  /// "Operator", in the rows of operators.
  public static var User_Operator: String {
    get { SBUStrings.current[SBUText.User_Operator] }
    set { SBUStrings.current[SBUText.User_Operator] = newValue }
  }
  /// "No users".
  public static var Empty_No_Users: String {
    get { SBUStrings.current[SBUText.Empty_No_Users] }
    set { SBUStrings.current[SBUText.Empty_No_Users] = newValue }
  }
  /// "No muted members".
  public static var Empty_No_Muted_Members: String {
    get { SBUStrings.current[SBUText.Empty_No_Muted_Members] }
    set { SBUStrings.current[SBUText.Empty_No_Muted_Members] = newValue }
  }
  /// "No muted participants".
  public static var Empty_No_Muted_Participants: String {
    get { SBUStrings.current[SBUText.Empty_No_Muted_Participants] }
    set { SBUStrings.current[SBUText.Empty_No_Muted_Participants] = newValue }
  }
  /// "No banned users".
  public static var Empty_No_Banned_Users: String {
    get { SBUStrings.current[SBUText.Empty_No_Banned_Users] }
    set { SBUStrings.current[SBUText.Empty_No_Banned_Users] = newValue }
  }
  /// "Something went wrong".
  public static var Empty_Wrong: String {
    get { SBUStrings.current[SBUText.Empty_Wrong] }
    set { SBUStrings.current[SBUText.Empty_Wrong] = newValue }
  }
  /// "User ID".
  public static var UserProfile_UserID: String {
    get { SBUStrings.current[SBUText.UserProfile_UserID] }
    set { SBUStrings.current[SBUText.UserProfile_UserID] = newValue }
  }
  /// "Message".
  public static var UserProfile_Message: String {
    get { SBUStrings.current[SBUText.UserProfile_Message] }
    set { SBUStrings.current[SBUText.UserProfile_Message] = newValue }
  }
  /// "The server is busy".
  public static var Alert_Busy_Server_Title: String {
    get { SBUStrings.current[SBUText.Alert_Busy_Server_Title] }
    set { SBUStrings.current[SBUText.Alert_Busy_Server_Title] = newValue }
  }
  /// "Please try again later".
  public static var Alert_Busy_Server_Message: String {
    get { SBUStrings.current[SBUText.Alert_Busy_Server_Message] }
    set { SBUStrings.current[SBUText.Alert_Busy_Server_Message] = newValue }
  }
  /// "Invite", or "Invite 2" with two users selected.
  public static var InviteChannel_Invite: @Sendable (Int) -> String {
    get { SBUStrings.current[SBUCountText.InviteChannel_Invite] }
    set { SBUStrings.current[SBUCountText.InviteChannel_Invite] = newValue }
  }
  /// "Register", or "Register 2" with two users selected.
  public static var InviteChannel_Register: @Sendable (Int) -> String {
    get { SBUStrings.current[SBUCountText.InviteChannel_Register] }
    set { SBUStrings.current[SBUCountText.InviteChannel_Register] = newValue }
  }
}

extension SBUText {
  static let Cancel = SBUText(name: "Cancel", standard: "Cancel")
  static let Retry = SBUText(name: "Retry", standard: "Retry")
  static let InviteChannel_Header_Title = SBUText(
    name: "InviteChannel_Header_Title", standard: "Invite users")
  static let InviteChannel_Header_Select_Users = SBUText(
    name: "InviteChannel_Header_Select_Users", standard: "Select users")
  static let ChannelSettings_Header_Title = SBUText(
    name: "ChannelSettings_Header_Title", standard: "Channel information")
  static let ChannelSettings_Members_Title = SBUText(
    name: "ChannelSettings_Members_Title", standard: "Members")
  static let ChannelSettings_Participants_Title = SBUText(
    name: "ChannelSettings_Participants_Title", standard: "Participants")
  static let ChannelSettings_Moderations = SBUText(
    name: "ChannelSettings_Moderations", standard: "Moderations")
  static let ChannelSettings_Operators = SBUText(
    name: "ChannelSettings_Operators", standard: "Operators")
  static let ChannelSettings_Muted_Members = SBUText(
    name: "ChannelSettings_Muted_Members", standard: "Muted members")
  static let ChannelSettings_Muted_Participants = SBUText(
    name: "ChannelSettings_Muted_Participants", standard: "Muted participants")
  static let ChannelSettings_Banned_Users = SBUText(
    name: "ChannelSettings_Banned_Users", standard: "Banned users")
  static let ChannelSettings_Freeze_Channel = SBUText(
    name: "ChannelSettings_Freeze_Channel", standard: "Freeze channel")
  static let ChannelSettings_Notifications = SBUText(
    name: "ChannelSettings_Notifications", standard: "Notifications")
  static let ChannelSettings_Search = SBUText(
    name: "ChannelSettings_Search", standard: "Search in channel")
  static let ChannelSettings_Leave = SBUText(
    name: "ChannelSettings_Leave", standard: "Leave channel")
  static let ChannelSettings_Delete = SBUText(
    name: "ChannelSettings_Delete", standard: "Delete channel")
  static let UserList_Title_Members = SBUText(name: "UserList_Title_Members", standard: "Members")
  static let UserList_Title_Operators = SBUText(
    name: "UserList_Title_Operators", standard: "Operators")
  static let UserList_Title_Muted_Members = SBUText(
    name: "UserList_Title_Muted_Members", standard: "Muted members")
  static let UserList_Title_Muted_Participants = SBUText(
    name: "UserList_Title_Muted_Participants", standard: "Muted Participants")
  static let UserList_Title_Banned_Users = SBUText(
    name: "UserList_Title_Banned_Users", standard: "Banned users")
  static let UserList_Title_Participants = SBUText(
    name: "UserList_Title_Participants", standard: "Participants")
  static let UserList_Me = SBUText(name: "UserList_Me", standard: "(You)")
  static let UserList_Register_Operator = SBUText(
    name: "UserList_Register_Operator", standard: "Register as operator")
  static let UserList_Unregister_Operator = SBUText(
    name: "UserList_Unregister_Operator", standard: "Unregister operator")
  static let UserList_Mute = SBUText(name: "UserList_Mute", standard: "Mute")
  static let UserList_Unmute = SBUText(name: "UserList_Unmute", standard: "Unmute")
  static let UserList_Ban = SBUText(name: "UserList_Ban", standard: "Ban")
  static let UserList_Unban = SBUText(name: "UserList_Unban", standard: "Unban")
  static let User_No_Name = SBUText(name: "User_No_Name", standard: "(No name)")
  static let User_Operator = SBUText(name: "User_Operator", standard: "Operator")
  static let Empty_No_Users = SBUText(name: "Empty_No_Users", standard: "No users")
  static let Empty_No_Muted_Members = SBUText(
    name: "Empty_No_Muted_Members", standard: "No muted members")
  static let Empty_No_Muted_Participants = SBUText(
    name: "Empty_No_Muted_Participants", standard: "No muted participants")
  static let Empty_No_Banned_Users = SBUText(
    name: "Empty_No_Banned_Users", standard: "No banned users")
  static let Empty_Wrong = SBUText(name: "Empty_Wrong", standard: "Something went wrong")
  static let UserProfile_UserID = SBUText(name: "UserProfile_UserID", standard: "User ID")
  static let UserProfile_Message = SBUText(name: "UserProfile_Message", standard: "Message")
  static let Alert_Busy_Server_Title = SBUText(
    name: "Alert_Busy_Server_Title", standard: "The server is busy")
  static let Alert_Busy_Server_Message = SBUText(
    name: "Alert_Busy_Server_Message", standard: "Please try again later")

  /// All of them, in the order in which they are listed.
  static let all = [
    Cancel, Retry, InviteChannel_Header_Title, InviteChannel_Header_Select_Users,
    ChannelSettings_Header_Title, ChannelSettings_Members_Title, ChannelSettings_Participants_Title,
    ChannelSettings_Moderations, ChannelSettings_Operators, ChannelSettings_Muted_Members,
    ChannelSettings_Muted_Participants, ChannelSettings_Banned_Users,
    ChannelSettings_Freeze_Channel, ChannelSettings_Notifications, ChannelSettings_Search,
    ChannelSettings_Leave, ChannelSettings_Delete, UserList_Title_Members, UserList_Title_Operators,
    UserList_Title_Muted_Members, UserList_Title_Muted_Participants, UserList_Title_Banned_Users,
    UserList_Title_Participants, UserList_Me, UserList_Register_Operator,
    UserList_Unregister_Operator, UserList_Mute, UserList_Unmute, UserList_Ban, UserList_Unban,
    User_No_Name, User_Operator, Empty_No_Users, Empty_No_Muted_Members,
    Empty_No_Muted_Participants, Empty_No_Banned_Users, Empty_Wrong, UserProfile_UserID,
    UserProfile_Message, Alert_Busy_Server_Title, Alert_Busy_Server_Message,
  ]
}

extension SBUCountText {
  static let InviteChannel_Invite = SBUCountText(
    name: "InviteChannel_Invite", standard: "Invite %d")
  static let InviteChannel_Register = SBUCountText(
    name: "InviteChannel_Register", standard: "Register %d")

  /// All of them, in the order in which they are listed.
  static let all = [InviteChannel_Invite, InviteChannel_Register]
}
