/// The kit's texts, with their defaults.
///
/// `SBUStringSet` reads and replaces them. `%d` is the placeholder of a number and `%@` that of a
/// name. For zero, `%d` is removed with the brackets around it and the space before it.
public struct SBUTexts: Sendable {
  /// "Cancel".
  public let Cancel = SBUText("Cancel")
  /// "Retry".
  public let Retry = SBUText("Retry")
  /// "Invite users", the title of the invite screen.
  public let InviteChannel_Header_Title = SBUText("Invite users")
  /// "Select users", the title of the register operator screen.
  public let InviteChannel_Header_Select_Users = SBUText("Select users")
  /// "Channel information".
  public let ChannelSettings_Header_Title = SBUText("Channel information")
  /// "Members".
  public let ChannelSettings_Members_Title = SBUText("Members")
  /// "Participants".
  public let ChannelSettings_Participants_Title = SBUText("Participants")
  /// "Moderations".
  public let ChannelSettings_Moderations = SBUText("Moderations")
  /// "Operators".
  public let ChannelSettings_Operators = SBUText("Operators")
  /// "Muted members".
  public let ChannelSettings_Muted_Members = SBUText("Muted members")
  /// "Muted participants".
  public let ChannelSettings_Muted_Participants = SBUText("Muted participants")
  /// "Banned users".
  public let ChannelSettings_Banned_Users = SBUText("Banned users")
  /// "Freeze channel".
  public let ChannelSettings_Freeze_Channel = SBUText("Freeze channel")
  /// "Notifications".
  public let ChannelSettings_Notifications = SBUText("Notifications")
  /// "Search in channel".
  public let ChannelSettings_Search = SBUText("Search in channel")
  /// "Leave channel".
  public let ChannelSettings_Leave = SBUText("Leave channel")
  /// "Delete channel".
  public let ChannelSettings_Delete = SBUText("Delete channel")
  /// "Members".
  public let UserList_Title_Members = SBUText("Members")
  /// "Operators".
  public let UserList_Title_Operators = SBUText("Operators")
  /// "Muted members".
  public let UserList_Title_Muted_Members = SBUText("Muted members")
  /// "Muted Participants".
  public let UserList_Title_Muted_Participants = SBUText("Muted Participants")
  /// "Banned users".
  public let UserList_Title_Banned_Users = SBUText("Banned users")
  /// "Participants".
  public let UserList_Title_Participants = SBUText("Participants")
  /// "(You)", after the name of the current user.
  public let UserList_Me = SBUText("(You)")
  /// "Register as operator".
  public let UserList_Register_Operator = SBUText("Register as operator")
  /// "Unregister operator".
  public let UserList_Unregister_Operator = SBUText("Unregister operator")
  /// "Mute".
  public let UserList_Mute = SBUText("Mute")
  /// "Unmute".
  public let UserList_Unmute = SBUText("Unmute")
  /// "Ban".
  public let UserList_Ban = SBUText("Ban")
  /// "Unban".
  public let UserList_Unban = SBUText("Unban")
  /// "(No name)", for users without a nickname.
  public let User_No_Name = SBUText("(No name)")
  /// "Operator", in the rows of operators.
  public let User_Operator = SBUText("Operator")
  /// "No users".
  public let Empty_No_Users = SBUText("No users")
  /// "No muted members".
  public let Empty_No_Muted_Members = SBUText("No muted members")
  /// "No muted participants".
  public let Empty_No_Muted_Participants = SBUText("No muted participants")
  /// "No banned users".
  public let Empty_No_Banned_Users = SBUText("No banned users")
  /// "Something went wrong".
  public let Empty_Wrong = SBUText("Something went wrong")
  /// "User ID".
  public let UserProfile_UserID = SBUText("User ID")
  /// "Message".
  public let UserProfile_Message = SBUText("Message")
  /// "The server is busy".
  public let Alert_Busy_Server_Title = SBUText("The server is busy")
  /// "Please try again later".
  public let Alert_Busy_Server_Message = SBUText("Please try again later")
  /// "OK".
  public let OK = SBUText("OK")
  /// "Save".
  public let Save = SBUText("Save")
  /// "Copy".
  public let Copy = SBUText("Copy")
  /// "Delete".
  public let Delete = SBUText("Delete")
  /// "Edit".
  public let Edit = SBUText("Edit")
  /// "Remove".
  public let Remove = SBUText("Remove")
  /// "Camera".
  public let Camera = SBUText("Camera")
  /// "Photo library".
  public let PhotoVideoLibrary = SBUText("Photo library")
  /// "Files".
  public let Document = SBUText("Files")
  /// "Loading..."
  public let Loading = SBUText("Loading...")
  /// "Invite".
  public let Invite = SBUText("Invite")
  /// "Take photo".
  public let TakePhoto = SBUText("Take photo")
  /// "Choose photo".
  public let ChoosePhoto = SBUText("Choose photo")
  /// "Remove photo".
  public let RemovePhoto = SBUText("Remove photo")
  /// "View library".
  public let ViewLibrary = SBUText("View library")
  /// "Search".
  public let Search = SBUText("Search")
  /// "Settings".
  public let Settings = SBUText("Settings")
  /// "Reply".
  public let Reply = SBUText("Reply")
  /// "Submit".
  public let Submit = SBUText("Submit")
  /// "Mark as unread".
  public let MarkAsUnread = SBUText("Mark as unread")
  /// "Are you sure you want to delete?"
  public let Alert_Delete = SBUText("Are you sure you want to delete?")
  /// "Do you want to delete all 3 photos?"
  public let Alert_Delete_MultipleFilesMessage = SBUText(
    count: "Do you want to delete all %d photos?")
  /// "Allow access to the camera".
  public let Alert_Allow_Camera_Access = SBUText("Allow access to the camera")
  /// "Allow access to photos".
  public let Alert_Allow_PhotoLibrary_Access = SBUText("Allow access to photos")
  /// "Choose in the settings which photos may be used".
  public let Alert_Allow_PhotoLibrary_Access_Message = SBUText(
    "Choose in the settings which photos may be used")
  /// "Allow access to the microphone".
  public let Alert_Allow_Microphone_Access = SBUText("Allow access to the microphone")
  /// "Yesterday".
  public let Date_Yesterday = SBUText("Yesterday")
  /// "ago".
  public let Date_Ago = SBUText("ago")
  /// "on".
  public let Date_On = SBUText("on")
  /// "Channels".
  public let ChannelList_Header_Title = SBUText("Channels")
  /// "uploaded a file."
  public let ChannelList_Last_File_Message = SBUText("uploaded a file.")
  /// "Group Channel".
  public let Channel_Name_Default = SBUText("Group Channel")
  /// "(No members)".
  public let Channel_Name_No_Members = SBUText("(No members)")
  /// "Last seen".
  public let Channel_Header_LastSeen = SBUText("Last seen")
  /// "File saved."
  public let Channel_Success_Download_file = SBUText("File saved.")
  /// "Couldn’t download file."
  public let Channel_Failure_Download_file = SBUText("Couldn’t download file.")
  /// "Couldn’t open file."
  public let Channel_Failure_Open_file = SBUText("Couldn’t open file.")
  /// "uploaded a file."
  public let Channel_New_Message_File = SBUText("uploaded a file.")
  /// "Channel is frozen".
  public let Channel_State_Banner_Frozen = SBUText("Channel is frozen")
  /// "New messages".
  public let Channel_Unread_Message_Newline = SBUText("New messages")
  /// "Open Channel".
  public let Open_Channel_Name_Default = SBUText("Open Channel")
  /// "Participants".
  public let Open_Channel_Participants = SBUText("Participants")
  /// "SENDBIRD_NOTIFICATION_CHANNEL_NOTIFICATION".
  public let Notification_Channel_CustomType = SBUText("SENDBIRD_NOTIFICATION_CHANNEL_NOTIFICATION")
  /// "SENDBIRD_NOTIFICATION_CHANNEL_NOTIFICATION".
  public let Notification_Channel_URL = SBUText("SENDBIRD_NOTIFICATION_CHANNEL_NOTIFICATION")
  /// "Notifications".
  public let Notification_Channel_Name_Default = SBUText("Notifications")
  /// "Change name".
  public let ChannelSettings_Change_Name = SBUText("Change name")
  /// "Change channel image".
  public let ChannelSettings_Change_Image = SBUText("Change channel image")
  /// "Enter name".
  public let ChannelSettings_Enter_New_Name = SBUText("Enter name")
  /// "Enter channel name".
  public let ChannelSettings_Enter_New_Channel_Name = SBUText("Enter channel name")
  /// "On".
  public let ChannelSettings_Notifications_On = SBUText("On")
  /// "Off".
  public let ChannelSettings_Notifications_Off = SBUText("Off")
  /// "Mentions only".
  public let ChannelSettings_Notifications_Mentiones_Only = SBUText("Mentions only")
  /// "Members".
  public let ChannelSettings_Members = SBUText("Members")
  /// "Delete channel?"
  public let ChannelSettings_Delete_Question_Mark = SBUText("Delete channel?")
  /// "Once deleted, this channel can't be restored."
  public let ChannelSettings_Delete_Description = SBUText(
    "Once deleted, this channel can't be restored.")
  /// "URL".
  public let ChannelSettings_URL = SBUText("URL")
  /// "Notifications".
  public let ChannelPushSettings_Header_Title = SBUText("Notifications")
  /// "Notifications".
  public let ChannelPushSettings_Notification_Title = SBUText("Notifications")
  /// "All new messages".
  public let ChannelPushSettings_Item_All = SBUText("All new messages")
  /// "Mentions only".
  public let ChannelPushSettings_Item_Mentions_Only = SBUText("Mentions only")
  /// "Turn on push notifications to hear of messages."
  public let ChannelPushSettings_Notification_Description = SBUText(
    "Turn on push notifications to hear of messages.")
  /// "Enter message".
  public let MessageInput_Text_Placeholder = SBUText("Enter message")
  /// "Chat is unavailable in this channel".
  public let MessageInput_Text_Unavailable = SBUText("Chat is unavailable in this channel")
  /// "You are muted".
  public let MessageInput_Text_Muted = SBUText("You are muted")
  /// "Reply to message".
  public let MessageInput_Text_Reply = SBUText("Reply to message")
  /// "Photo".
  public let MessageInput_Quote_Message_Photo = SBUText("Photo")
  /// "GIF".
  public let MessageInput_Quote_Message_GIF = SBUText("GIF")
  /// "Video".
  public let MessageInput_Quote_Message_Video = SBUText("Video")
  /// "(edited)".
  public let Message_Edited = SBUText("(edited)")
  /// "System message".
  public let Message_System = SBUText("System message")
  /// "(Unknown message type)".
  public let Message_Unknown_Title = SBUText("(Unknown message type)")
  /// "Can't read this message."
  public let Message_Unknown_Description = SBUText("Can't read this message.")
  /// "You".
  public let Message_You = SBUText("You")
  /// "Couldn't find the original message for this reply."
  public let Message_Reply_Cannot_Found_Original = SBUText(
    "Couldn't find the original message for this reply.")
  /// "Message unavailable".
  public let Message_Unavailable = SBUText("Message unavailable")
  /// "(Template error)".
  public let Notification_Template_Error_Title = SBUText("(Template error)")
  /// "Can't read this notification."
  public let Notification_Template_Error_Subtitle = SBUText("Can't read this notification.")
  /// "(Template error)".
  public let Message_Template_Error_Title = SBUText("(Template error)")
  /// "Can't read this message."
  public let Message_Template_Error_Subtitle = SBUText("Can't read this message.")
  /// "No channels".
  public let Empty_No_Channels = SBUText("No channels")
  /// "No messages".
  public let Empty_No_Messages = SBUText("No messages")
  /// "No notifications".
  public let Empty_No_Notifications = SBUText("No notifications")
  /// "No results found".
  public let Empty_Search_Result = SBUText("No results found")
  /// "New Channel".
  public let CreateChannel_Header_Title = SBUText("New Channel")
  /// "Select members".
  public let CreateChannel_Header_Select_Members = SBUText("Select members")
  /// "New channel profile".
  public let CreateChannel_Header_Title_Profile = SBUText("New channel profile")
  /// "Create".
  public let CreateOpenChannel_Create = SBUText("Create")
  /// "New channel".
  public let CreateOpenChannel_Header_Title = SBUText("New channel")
  /// "Enter channel name".
  public let CreateOpenChannel_ProfileInput_Placeholder = SBUText("Enter channel name")
  /// "Operator".
  public let UserProfile_Role_Operator = SBUText("Operator")
  /// "Member".
  public let UserProfile_Role_Member = SBUText("Member")
  /// "Register as operator".
  public let UserProfile_Register = SBUText("Register as operator")
  /// "Unregister operator".
  public let UserProfile_Unregister = SBUText("Unregister operator")
  /// "Mute".
  public let UserProfile_Mute = SBUText("Mute")
  /// "Unmute".
  public let UserProfile_Unmute = SBUText("Unmute")
  /// "Ban".
  public let UserProfile_Ban = SBUText("Ban")
  /// "Group".
  public let ChannelType_Group = SBUText("Group")
  /// "Super group".
  public let ChannelType_SuperGroup = SBUText("Super group")
  /// "Broadcast".
  public let ChannelType_Broadcast = SBUText("Broadcast")
  /// "Group channel".
  public let ChannelType_GroupChannel = SBUText("Group channel")
  /// "Super group channel".
  public let ChannelType_SuperGroupChannel = SBUText("Super group channel")
  /// "Broadcast channel".
  public let ChannelType_BroadcastChannel = SBUText("Broadcast channel")
  /// "Reply in thread".
  public let MessageThread_Menu_ReplyInThread = SBUText("Reply in thread")
  /// "Photo".
  public let GroupChannel_Preview_Photo = SBUText("Photo")
  /// "GIF".
  public let GroupChannel_Preview_GIF = SBUText("GIF")
  /// "Video".
  public let GroupChannel_Preview_Video = SBUText("Video")
  /// "Audio".
  public let GroupChannel_Preview_Audio = SBUText("Audio")
  /// "Voice message".
  public let GroupChannel_Preview_Voice = SBUText("Voice message")
  /// "File".
  public let GroupChannel_Preview_File = SBUText("File")
  /// "Photo", for several files.
  public let GroupChannel_Preview_Multiple_Files = SBUText("Photo")
  /// "Message", for a message from a template.
  public let GroupChannel_Preview_Message_Template = SBUText("Message")
  /// "(optional)".
  public let FormType_Optional = SBUText("(optional)")
  /// "Please check the value".
  public let FormType_Error_Default = SBUText("Please check the value")
  /// "This question is required".
  public let FormType_Error_Required = SBUText("This question is required")
  /// "Form type messages are not available in this version."
  public let FormType_Fallback_Message = SBUText(
    "Form type messages are not available in this version.")
  /// "Submitted successfully".
  public let FormType_Submit_Done = SBUText("Submitted successfully")
  /// "No response".
  public let FormType_No_Reponse = SBUText("No response")
  /// "Provide additional feedback (optional)".
  public let Feedback_Comment_Title = SBUText("Provide additional feedback (optional)")
  /// "Leave a comment".
  public let Feedback_Comment_Placeholder = SBUText("Leave a comment")
  /// "Edit comment".
  public let Feedback_Edit_Comment = SBUText("Edit comment")
  /// "Remove feedback".
  public let Feedback_Remove = SBUText("Remove feedback")
  /// "Successfully changed".
  public let Feedback_Update_Done = SBUText("Successfully changed")

  // MARK: Texts with a number

  /// "Invite", or "Invite 2" with two users selected.
  public let InviteChannel_Invite = SBUText(count: "Invite %d")
  /// "Register", or "Register 2" with two users selected.
  public let InviteChannel_Register = SBUText(count: "Register %d")
  /// "You can mention up to 10 times per message. ".
  public let Mention_Limit_Guide = SBUText(count: "You can mention up to %d times per message. ")
  /// "2 years", or "1 year".
  public let Date_Year = SBUText(count: "%d years", one: "%d year")
  /// "2 days", or "1 day".
  public let Date_Day = SBUText(count: "%d days", one: "%d day")
  /// "2 months", or "1 month".
  public let Date_Month = SBUText(count: "%d months", one: "%d month")
  /// "2 h" for two.
  public let Date_Hour = SBUText(count: "%d h")
  /// "2 m" for two.
  public let Date_Min = SBUText(count: "%d m")
  /// "2 new messages", or "1 new message".
  public let Channel_New_Message = SBUText(count: "%d new messages", one: "%d new message")
  /// "2 unread messages", or "1 unread message".
  public let Channel_Unread_Message = SBUText(count: "%d unread messages", one: "%d unread message")
  /// "2 participants", or "1 participant".
  public let Open_Channel_Participants_Count = SBUText(
    count: "%d participants", one: "%d participant")
  /// "Create 2" for two.
  public let CreateChannel_Create = SBUText(count: "Create %d")
  /// "2 replies", or "1 reply".
  public let Message_Replied_Users_Count = SBUText(count: "%d replies", one: "%d reply")
  /// "+2" for two.
  public let Message_Typers_Count = SBUText(count: "+%d")

  // MARK: Texts with names

  /// "Reply to Ada".
  public let MessageInput_Reply_To = SBUText(name: "Reply to %@")
  /// "Ada replied to Ben".
  public let Message_Replied_To = SBUText(names: "%@ replied to %@")
  /// "Ada is typing...", "Ada and Ben are typing...", "Several people are typing...".
  public let Channel_Typing = SBUText(users: [
    "%@ is typing...", "%@ and %@ are typing...", "Several people are typing...",
  ])
}

// MARK: - Older spellings

extension SBUTexts {
  /// The name of ``InviteChannel_Header_Select_Users`` in the betas.
  @available(*, deprecated, renamed: "InviteChannel_Header_Select_Users")
  public var InviteChannel_Header_Select_Members: SBUText<String> {
    InviteChannel_Header_Select_Users
  }
  /// The name of ``InviteChannel_Register`` in the betas.
  @available(*, deprecated, renamed: "InviteChannel_Register")
  public var InviteChannel_Add: SBUText<@Sendable (Int) -> String> { InviteChannel_Register }
  /// The name of ``UserList_Me`` in the betas.
  @available(*, deprecated, renamed: "UserList_Me")
  public var MemberList_Me: SBUText<String> { UserList_Me }
  /// The name of ``UserList_Ban`` in the betas.
  @available(*, deprecated, renamed: "UserList_Ban")
  public var MemberList_Ban: SBUText<String> { UserList_Ban }
  /// The name of ``UserList_Unban`` in the betas.
  @available(*, deprecated, renamed: "UserList_Unban")
  public var MemberList_Unban: SBUText<String> { UserList_Unban }
  /// The name of ``UserList_Mute`` in the betas.
  @available(*, deprecated, renamed: "UserList_Mute")
  public var MemberList_Mute: SBUText<String> { UserList_Mute }
  /// The name of ``UserList_Unmute`` in the betas.
  @available(*, deprecated, renamed: "UserList_Unmute")
  public var MemberList_Unmute: SBUText<String> { UserList_Unmute }
  /// The name of ``UserList_Register_Operator`` in the betas.
  @available(*, deprecated, renamed: "UserList_Register_Operator")
  public var MemberList_Promote_Operator: SBUText<String> { UserList_Register_Operator }
  /// The name of ``UserList_Unregister_Operator`` in the betas.
  @available(*, deprecated, renamed: "UserList_Unregister_Operator")
  public var MemberList_Dismiss_Operator: SBUText<String> { UserList_Unregister_Operator }
  /// The name of ``UserList_Title_Members`` in the betas.
  @available(*, deprecated, renamed: "UserList_Title_Members")
  public var MemberList_Title_Members: SBUText<String> { UserList_Title_Members }
  /// The name of ``UserList_Title_Operators`` in the betas.
  @available(*, deprecated, renamed: "UserList_Title_Operators")
  public var MemberList_Title_Operators: SBUText<String> { UserList_Title_Operators }
  /// The name of ``UserList_Title_Muted_Members`` in the betas.
  @available(*, deprecated, renamed: "UserList_Title_Muted_Members")
  public var MemberList_Title_Muted_Members: SBUText<String> { UserList_Title_Muted_Members }
  /// The name of ``UserList_Title_Muted_Participants`` in the betas.
  @available(*, deprecated, renamed: "UserList_Title_Muted_Participants")
  public var MemberList_Title_Muted_Participants: SBUText<String> {
    UserList_Title_Muted_Participants
  }
  /// The name of ``UserList_Title_Banned_Users`` in the betas.
  @available(*, deprecated, renamed: "UserList_Title_Banned_Users")
  public var MemberList_Title_Banned_Members: SBUText<String> { UserList_Title_Banned_Users }
  /// The name of ``UserList_Title_Participants`` in the betas.
  @available(*, deprecated, renamed: "UserList_Title_Participants")
  public var MemberList_Title_Participants: SBUText<String> { UserList_Title_Participants }
  /// The name of ``UserList_Title_Banned_Users`` in the betas.
  @available(*, deprecated, renamed: "UserList_Title_Banned_Users")
  public var UserList_Title_Banned_Members: SBUText<String> { UserList_Title_Banned_Users }
  /// The name of ``ChannelSettings_Banned_Users`` in the betas.
  @available(*, deprecated, renamed: "ChannelSettings_Banned_Users")
  public var ChannelSettings_Banned_Members: SBUText<String> { ChannelSettings_Banned_Users }
  /// The name of ``Empty_No_Banned_Users`` in the betas.
  @available(*, deprecated, renamed: "Empty_No_Banned_Users")
  public var Empty_No_Banned_Members: SBUText<String> { Empty_No_Banned_Users }

  /// The same old names, as keys of YAML.
  static let olderKeys: [(old: String, today: String)] = [
    ("InviteChannel_Header_Select_Members", "InviteChannel_Header_Select_Users"),
    ("InviteChannel_Add", "InviteChannel_Register"),
    ("MemberList_Me", "UserList_Me"),
    ("MemberList_Ban", "UserList_Ban"),
    ("MemberList_Unban", "UserList_Unban"),
    ("MemberList_Mute", "UserList_Mute"),
    ("MemberList_Unmute", "UserList_Unmute"),
    ("MemberList_Promote_Operator", "UserList_Register_Operator"),
    ("MemberList_Dismiss_Operator", "UserList_Unregister_Operator"),
    ("MemberList_Title_Members", "UserList_Title_Members"),
    ("MemberList_Title_Operators", "UserList_Title_Operators"),
    ("MemberList_Title_Muted_Members", "UserList_Title_Muted_Members"),
    ("MemberList_Title_Muted_Participants", "UserList_Title_Muted_Participants"),
    ("MemberList_Title_Banned_Members", "UserList_Title_Banned_Users"),
    ("MemberList_Title_Participants", "UserList_Title_Participants"),
    ("UserList_Title_Banned_Members", "UserList_Title_Banned_Users"),
    ("ChannelSettings_Banned_Members", "ChannelSettings_Banned_Users"),
    ("Empty_No_Banned_Members", "Empty_No_Banned_Users"),
  ]
}
