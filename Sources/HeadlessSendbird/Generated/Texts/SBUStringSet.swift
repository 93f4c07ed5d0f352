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
  /// "OK".
  public static var OK: String {
    get { SBUStrings.current[SBUText.OK] }
    set { SBUStrings.current[SBUText.OK] = newValue }
  }
  /// "Save".
  public static var Save: String {
    get { SBUStrings.current[SBUText.Save] }
    set { SBUStrings.current[SBUText.Save] = newValue }
  }
  /// "Copy".
  public static var Copy: String {
    get { SBUStrings.current[SBUText.Copy] }
    set { SBUStrings.current[SBUText.Copy] = newValue }
  }
  /// "Delete".
  public static var Delete: String {
    get { SBUStrings.current[SBUText.Delete] }
    set { SBUStrings.current[SBUText.Delete] = newValue }
  }
  /// "Edit".
  public static var Edit: String {
    get { SBUStrings.current[SBUText.Edit] }
    set { SBUStrings.current[SBUText.Edit] = newValue }
  }
  /// "Remove".
  public static var Remove: String {
    get { SBUStrings.current[SBUText.Remove] }
    set { SBUStrings.current[SBUText.Remove] = newValue }
  }
  /// "Camera".
  public static var Camera: String {
    get { SBUStrings.current[SBUText.Camera] }
    set { SBUStrings.current[SBUText.Camera] = newValue }
  }
  /// "Photo library".
  public static var PhotoVideoLibrary: String {
    get { SBUStrings.current[SBUText.PhotoVideoLibrary] }
    set { SBUStrings.current[SBUText.PhotoVideoLibrary] = newValue }
  }
  /// "Files".
  public static var Document: String {
    get { SBUStrings.current[SBUText.Document] }
    set { SBUStrings.current[SBUText.Document] = newValue }
  }
  /// "Loading..."
  public static var Loading: String {
    get { SBUStrings.current[SBUText.Loading] }
    set { SBUStrings.current[SBUText.Loading] = newValue }
  }
  /// "Invite".
  public static var Invite: String {
    get { SBUStrings.current[SBUText.Invite] }
    set { SBUStrings.current[SBUText.Invite] = newValue }
  }
  /// "Take photo".
  public static var TakePhoto: String {
    get { SBUStrings.current[SBUText.TakePhoto] }
    set { SBUStrings.current[SBUText.TakePhoto] = newValue }
  }
  /// "Choose photo".
  public static var ChoosePhoto: String {
    get { SBUStrings.current[SBUText.ChoosePhoto] }
    set { SBUStrings.current[SBUText.ChoosePhoto] = newValue }
  }
  /// "Remove photo".
  public static var RemovePhoto: String {
    get { SBUStrings.current[SBUText.RemovePhoto] }
    set { SBUStrings.current[SBUText.RemovePhoto] = newValue }
  }
  /// "View library".
  public static var ViewLibrary: String {
    get { SBUStrings.current[SBUText.ViewLibrary] }
    set { SBUStrings.current[SBUText.ViewLibrary] = newValue }
  }
  /// "Search".
  public static var Search: String {
    get { SBUStrings.current[SBUText.Search] }
    set { SBUStrings.current[SBUText.Search] = newValue }
  }
  /// "Settings".
  public static var Settings: String {
    get { SBUStrings.current[SBUText.Settings] }
    set { SBUStrings.current[SBUText.Settings] = newValue }
  }
  /// "Reply".
  public static var Reply: String {
    get { SBUStrings.current[SBUText.Reply] }
    set { SBUStrings.current[SBUText.Reply] = newValue }
  }
  /// "Submit".
  public static var Submit: String {
    get { SBUStrings.current[SBUText.Submit] }
    set { SBUStrings.current[SBUText.Submit] = newValue }
  }
  /// "Mark as unread".
  public static var MarkAsUnread: String {
    get { SBUStrings.current[SBUText.MarkAsUnread] }
    set { SBUStrings.current[SBUText.MarkAsUnread] = newValue }
  }
  /// "Are you sure you want to delete?"
  public static var Alert_Delete: String {
    get { SBUStrings.current[SBUText.Alert_Delete] }
    set { SBUStrings.current[SBUText.Alert_Delete] = newValue }
  }
  /// "Do you want to delete all the files?"
  public static var Alert_Delete_MultipleFilesMessage: String {
    get { SBUStrings.current[SBUText.Alert_Delete_MultipleFilesMessage] }
    set { SBUStrings.current[SBUText.Alert_Delete_MultipleFilesMessage] = newValue }
  }
  /// "Allow access to the camera".
  public static var Alert_Allow_Camera_Access: String {
    get { SBUStrings.current[SBUText.Alert_Allow_Camera_Access] }
    set { SBUStrings.current[SBUText.Alert_Allow_Camera_Access] = newValue }
  }
  /// "Allow access to photos".
  public static var Alert_Allow_PhotoLibrary_Access: String {
    get { SBUStrings.current[SBUText.Alert_Allow_PhotoLibrary_Access] }
    set { SBUStrings.current[SBUText.Alert_Allow_PhotoLibrary_Access] = newValue }
  }
  /// "Choose in the settings which photos may be used".
  public static var Alert_Allow_PhotoLibrary_Access_Message: String {
    get { SBUStrings.current[SBUText.Alert_Allow_PhotoLibrary_Access_Message] }
    set { SBUStrings.current[SBUText.Alert_Allow_PhotoLibrary_Access_Message] = newValue }
  }
  /// "Allow access to the microphone".
  public static var Alert_Allow_Microphone_Access: String {
    get { SBUStrings.current[SBUText.Alert_Allow_Microphone_Access] }
    set { SBUStrings.current[SBUText.Alert_Allow_Microphone_Access] = newValue }
  }
  /// "Yesterday".
  public static var Date_Yesterday: String {
    get { SBUStrings.current[SBUText.Date_Yesterday] }
    set { SBUStrings.current[SBUText.Date_Yesterday] = newValue }
  }
  /// "ago".
  public static var Date_Ago: String {
    get { SBUStrings.current[SBUText.Date_Ago] }
    set { SBUStrings.current[SBUText.Date_Ago] = newValue }
  }
  /// "on".
  public static var Date_On: String {
    get { SBUStrings.current[SBUText.Date_On] }
    set { SBUStrings.current[SBUText.Date_On] = newValue }
  }
  /// "Channels".
  public static var ChannelList_Header_Title: String {
    get { SBUStrings.current[SBUText.ChannelList_Header_Title] }
    set { SBUStrings.current[SBUText.ChannelList_Header_Title] = newValue }
  }
  /// "uploaded a file."
  public static var ChannelList_Last_File_Message: String {
    get { SBUStrings.current[SBUText.ChannelList_Last_File_Message] }
    set { SBUStrings.current[SBUText.ChannelList_Last_File_Message] = newValue }
  }
  /// "Group Channel".
  public static var Channel_Name_Default: String {
    get { SBUStrings.current[SBUText.Channel_Name_Default] }
    set { SBUStrings.current[SBUText.Channel_Name_Default] = newValue }
  }
  /// "(No members)".
  public static var Channel_Name_No_Members: String {
    get { SBUStrings.current[SBUText.Channel_Name_No_Members] }
    set { SBUStrings.current[SBUText.Channel_Name_No_Members] = newValue }
  }
  /// "Last seen".
  public static var Channel_Header_LastSeen: String {
    get { SBUStrings.current[SBUText.Channel_Header_LastSeen] }
    set { SBUStrings.current[SBUText.Channel_Header_LastSeen] = newValue }
  }
  /// "File saved."
  public static var Channel_Success_Download_file: String {
    get { SBUStrings.current[SBUText.Channel_Success_Download_file] }
    set { SBUStrings.current[SBUText.Channel_Success_Download_file] = newValue }
  }
  /// "Couldn't download file."
  public static var Channel_Failure_Download_file: String {
    get { SBUStrings.current[SBUText.Channel_Failure_Download_file] }
    set { SBUStrings.current[SBUText.Channel_Failure_Download_file] = newValue }
  }
  /// "Couldn't open file."
  public static var Channel_Failure_Open_file: String {
    get { SBUStrings.current[SBUText.Channel_Failure_Open_file] }
    set { SBUStrings.current[SBUText.Channel_Failure_Open_file] = newValue }
  }
  /// "uploaded a file."
  public static var Channel_New_Message_File: String {
    get { SBUStrings.current[SBUText.Channel_New_Message_File] }
    set { SBUStrings.current[SBUText.Channel_New_Message_File] = newValue }
  }
  /// "Channel is frozen".
  public static var Channel_State_Banner_Frozen: String {
    get { SBUStrings.current[SBUText.Channel_State_Banner_Frozen] }
    set { SBUStrings.current[SBUText.Channel_State_Banner_Frozen] = newValue }
  }
  /// "New messages".
  public static var Channel_Unread_Message_Newline: String {
    get { SBUStrings.current[SBUText.Channel_Unread_Message_Newline] }
    set { SBUStrings.current[SBUText.Channel_Unread_Message_Newline] = newValue }
  }
  /// "Open Channel".
  public static var Open_Channel_Name_Default: String {
    get { SBUStrings.current[SBUText.Open_Channel_Name_Default] }
    set { SBUStrings.current[SBUText.Open_Channel_Name_Default] = newValue }
  }
  /// "Participants".
  public static var Open_Channel_Participants: String {
    get { SBUStrings.current[SBUText.Open_Channel_Participants] }
    set { SBUStrings.current[SBUText.Open_Channel_Participants] = newValue }
  }
  /// "SENDBIRD_NOTIFICATION_CHANNEL_NOTIFICATION".
  public static var Notification_Channel_CustomType: String {
    get { SBUStrings.current[SBUText.Notification_Channel_CustomType] }
    set { SBUStrings.current[SBUText.Notification_Channel_CustomType] = newValue }
  }
  /// "SENDBIRD_NOTIFICATION_CHANNEL_NOTIFICATION".
  public static var Notification_Channel_URL: String {
    get { SBUStrings.current[SBUText.Notification_Channel_URL] }
    set { SBUStrings.current[SBUText.Notification_Channel_URL] = newValue }
  }
  /// "Notifications".
  public static var Notification_Channel_Name_Default: String {
    get { SBUStrings.current[SBUText.Notification_Channel_Name_Default] }
    set { SBUStrings.current[SBUText.Notification_Channel_Name_Default] = newValue }
  }
  /// "Change name".
  public static var ChannelSettings_Change_Name: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Change_Name] }
    set { SBUStrings.current[SBUText.ChannelSettings_Change_Name] = newValue }
  }
  /// "Change channel image".
  public static var ChannelSettings_Change_Image: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Change_Image] }
    set { SBUStrings.current[SBUText.ChannelSettings_Change_Image] = newValue }
  }
  /// "Enter name".
  public static var ChannelSettings_Enter_New_Name: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Enter_New_Name] }
    set { SBUStrings.current[SBUText.ChannelSettings_Enter_New_Name] = newValue }
  }
  /// "Enter channel name".
  public static var ChannelSettings_Enter_New_Channel_Name: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Enter_New_Channel_Name] }
    set { SBUStrings.current[SBUText.ChannelSettings_Enter_New_Channel_Name] = newValue }
  }
  /// "On".
  public static var ChannelSettings_Notifications_On: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Notifications_On] }
    set { SBUStrings.current[SBUText.ChannelSettings_Notifications_On] = newValue }
  }
  /// "Off".
  public static var ChannelSettings_Notifications_Off: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Notifications_Off] }
    set { SBUStrings.current[SBUText.ChannelSettings_Notifications_Off] = newValue }
  }
  /// "Mentions only".
  public static var ChannelSettings_Notifications_Mentiones_Only: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Notifications_Mentiones_Only] }
    set { SBUStrings.current[SBUText.ChannelSettings_Notifications_Mentiones_Only] = newValue }
  }
  /// "Members".
  public static var ChannelSettings_Members: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Members] }
    set { SBUStrings.current[SBUText.ChannelSettings_Members] = newValue }
  }
  /// "Delete channel?"
  public static var ChannelSettings_Delete_Question_Mark: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Delete_Question_Mark] }
    set { SBUStrings.current[SBUText.ChannelSettings_Delete_Question_Mark] = newValue }
  }
  /// "Once deleted, this channel can't be restored."
  public static var ChannelSettings_Delete_Description: String {
    get { SBUStrings.current[SBUText.ChannelSettings_Delete_Description] }
    set { SBUStrings.current[SBUText.ChannelSettings_Delete_Description] = newValue }
  }
  /// "URL".
  public static var ChannelSettings_URL: String {
    get { SBUStrings.current[SBUText.ChannelSettings_URL] }
    set { SBUStrings.current[SBUText.ChannelSettings_URL] = newValue }
  }
  /// "Notifications".
  public static var ChannelPushSettings_Header_Title: String {
    get { SBUStrings.current[SBUText.ChannelPushSettings_Header_Title] }
    set { SBUStrings.current[SBUText.ChannelPushSettings_Header_Title] = newValue }
  }
  /// "Notifications".
  public static var ChannelPushSettings_Notification_Title: String {
    get { SBUStrings.current[SBUText.ChannelPushSettings_Notification_Title] }
    set { SBUStrings.current[SBUText.ChannelPushSettings_Notification_Title] = newValue }
  }
  /// "All new messages".
  public static var ChannelPushSettings_Item_All: String {
    get { SBUStrings.current[SBUText.ChannelPushSettings_Item_All] }
    set { SBUStrings.current[SBUText.ChannelPushSettings_Item_All] = newValue }
  }
  /// "Mentions only".
  public static var ChannelPushSettings_Item_Mentions_Only: String {
    get { SBUStrings.current[SBUText.ChannelPushSettings_Item_Mentions_Only] }
    set { SBUStrings.current[SBUText.ChannelPushSettings_Item_Mentions_Only] = newValue }
  }
  /// "Turn on push notifications to hear of messages."
  public static var ChannelPushSettings_Notification_Description: String {
    get { SBUStrings.current[SBUText.ChannelPushSettings_Notification_Description] }
    set { SBUStrings.current[SBUText.ChannelPushSettings_Notification_Description] = newValue }
  }
  /// "Enter message".
  public static var MessageInput_Text_Placeholder: String {
    get { SBUStrings.current[SBUText.MessageInput_Text_Placeholder] }
    set { SBUStrings.current[SBUText.MessageInput_Text_Placeholder] = newValue }
  }
  /// "Chat is unavailable in this channel".
  public static var MessageInput_Text_Unavailable: String {
    get { SBUStrings.current[SBUText.MessageInput_Text_Unavailable] }
    set { SBUStrings.current[SBUText.MessageInput_Text_Unavailable] = newValue }
  }
  /// "You are muted".
  public static var MessageInput_Text_Muted: String {
    get { SBUStrings.current[SBUText.MessageInput_Text_Muted] }
    set { SBUStrings.current[SBUText.MessageInput_Text_Muted] = newValue }
  }
  /// "Reply to message".
  public static var MessageInput_Text_Reply: String {
    get { SBUStrings.current[SBUText.MessageInput_Text_Reply] }
    set { SBUStrings.current[SBUText.MessageInput_Text_Reply] = newValue }
  }
  /// "Photo".
  public static var MessageInput_Quote_Message_Photo: String {
    get { SBUStrings.current[SBUText.MessageInput_Quote_Message_Photo] }
    set { SBUStrings.current[SBUText.MessageInput_Quote_Message_Photo] = newValue }
  }
  /// "GIF".
  public static var MessageInput_Quote_Message_GIF: String {
    get { SBUStrings.current[SBUText.MessageInput_Quote_Message_GIF] }
    set { SBUStrings.current[SBUText.MessageInput_Quote_Message_GIF] = newValue }
  }
  /// "Video".
  public static var MessageInput_Quote_Message_Video: String {
    get { SBUStrings.current[SBUText.MessageInput_Quote_Message_Video] }
    set { SBUStrings.current[SBUText.MessageInput_Quote_Message_Video] = newValue }
  }
  /// "(edited)".
  public static var Message_Edited: String {
    get { SBUStrings.current[SBUText.Message_Edited] }
    set { SBUStrings.current[SBUText.Message_Edited] = newValue }
  }
  /// "System message".
  public static var Message_System: String {
    get { SBUStrings.current[SBUText.Message_System] }
    set { SBUStrings.current[SBUText.Message_System] = newValue }
  }
  /// "(Unknown message type)".
  public static var Message_Unknown_Title: String {
    get { SBUStrings.current[SBUText.Message_Unknown_Title] }
    set { SBUStrings.current[SBUText.Message_Unknown_Title] = newValue }
  }
  /// "Cannot read this message."
  public static var Message_Unknown_Description: String {
    get { SBUStrings.current[SBUText.Message_Unknown_Description] }
    set { SBUStrings.current[SBUText.Message_Unknown_Description] = newValue }
  }
  /// "You".
  public static var Message_You: String {
    get { SBUStrings.current[SBUText.Message_You] }
    set { SBUStrings.current[SBUText.Message_You] = newValue }
  }
  /// "Couldn't find the original message for this reply."
  public static var Message_Reply_Cannot_Found_Original: String {
    get { SBUStrings.current[SBUText.Message_Reply_Cannot_Found_Original] }
    set { SBUStrings.current[SBUText.Message_Reply_Cannot_Found_Original] = newValue }
  }
  /// "Message unavailable".
  public static var Message_Unavailable: String {
    get { SBUStrings.current[SBUText.Message_Unavailable] }
    set { SBUStrings.current[SBUText.Message_Unavailable] = newValue }
  }
  /// "(Template error)".
  public static var Notification_Template_Error_Title: String {
    get { SBUStrings.current[SBUText.Notification_Template_Error_Title] }
    set { SBUStrings.current[SBUText.Notification_Template_Error_Title] = newValue }
  }
  /// "Can't read this notification."
  public static var Notification_Template_Error_Subtitle: String {
    get { SBUStrings.current[SBUText.Notification_Template_Error_Subtitle] }
    set { SBUStrings.current[SBUText.Notification_Template_Error_Subtitle] = newValue }
  }
  /// "(Template error)".
  public static var Message_Template_Error_Title: String {
    get { SBUStrings.current[SBUText.Message_Template_Error_Title] }
    set { SBUStrings.current[SBUText.Message_Template_Error_Title] = newValue }
  }
  /// "Can't read this message."
  public static var Message_Template_Error_Subtitle: String {
    get { SBUStrings.current[SBUText.Message_Template_Error_Subtitle] }
    set { SBUStrings.current[SBUText.Message_Template_Error_Subtitle] = newValue }
  }
  /// "No channels".
  public static var Empty_No_Channels: String {
    get { SBUStrings.current[SBUText.Empty_No_Channels] }
    set { SBUStrings.current[SBUText.Empty_No_Channels] = newValue }
  }
  /// "No messages".
  public static var Empty_No_Messages: String {
    get { SBUStrings.current[SBUText.Empty_No_Messages] }
    set { SBUStrings.current[SBUText.Empty_No_Messages] = newValue }
  }
  /// "No notifications".
  public static var Empty_No_Notifications: String {
    get { SBUStrings.current[SBUText.Empty_No_Notifications] }
    set { SBUStrings.current[SBUText.Empty_No_Notifications] = newValue }
  }
  /// "No results found".
  public static var Empty_Search_Result: String {
    get { SBUStrings.current[SBUText.Empty_Search_Result] }
    set { SBUStrings.current[SBUText.Empty_Search_Result] = newValue }
  }
  /// "New channel".
  public static var CreateChannel_Header_Title: String {
    get { SBUStrings.current[SBUText.CreateChannel_Header_Title] }
    set { SBUStrings.current[SBUText.CreateChannel_Header_Title] = newValue }
  }
  /// "Select members".
  public static var CreateChannel_Header_Select_Members: String {
    get { SBUStrings.current[SBUText.CreateChannel_Header_Select_Members] }
    set { SBUStrings.current[SBUText.CreateChannel_Header_Select_Members] = newValue }
  }
  /// "New channel profile".
  public static var CreateChannel_Header_Title_Profile: String {
    get { SBUStrings.current[SBUText.CreateChannel_Header_Title_Profile] }
    set { SBUStrings.current[SBUText.CreateChannel_Header_Title_Profile] = newValue }
  }
  /// "Create".
  public static var CreateOpenChannel_Create: String {
    get { SBUStrings.current[SBUText.CreateOpenChannel_Create] }
    set { SBUStrings.current[SBUText.CreateOpenChannel_Create] = newValue }
  }
  /// "New channel profile".
  public static var CreateOpenChannel_Header_Title: String {
    get { SBUStrings.current[SBUText.CreateOpenChannel_Header_Title] }
    set { SBUStrings.current[SBUText.CreateOpenChannel_Header_Title] = newValue }
  }
  /// "Enter channel name".
  public static var CreateOpenChannel_ProfileInput_Placeholder: String {
    get { SBUStrings.current[SBUText.CreateOpenChannel_ProfileInput_Placeholder] }
    set { SBUStrings.current[SBUText.CreateOpenChannel_ProfileInput_Placeholder] = newValue }
  }
  /// "Operator".
  public static var UserProfile_Role_Operator: String {
    get { SBUStrings.current[SBUText.UserProfile_Role_Operator] }
    set { SBUStrings.current[SBUText.UserProfile_Role_Operator] = newValue }
  }
  /// "Member".
  public static var UserProfile_Role_Member: String {
    get { SBUStrings.current[SBUText.UserProfile_Role_Member] }
    set { SBUStrings.current[SBUText.UserProfile_Role_Member] = newValue }
  }
  /// "Register as operator".
  public static var UserProfile_Register: String {
    get { SBUStrings.current[SBUText.UserProfile_Register] }
    set { SBUStrings.current[SBUText.UserProfile_Register] = newValue }
  }
  /// "Unregister operator".
  public static var UserProfile_Unregister: String {
    get { SBUStrings.current[SBUText.UserProfile_Unregister] }
    set { SBUStrings.current[SBUText.UserProfile_Unregister] = newValue }
  }
  /// "Mute".
  public static var UserProfile_Mute: String {
    get { SBUStrings.current[SBUText.UserProfile_Mute] }
    set { SBUStrings.current[SBUText.UserProfile_Mute] = newValue }
  }
  /// "Unmute".
  public static var UserProfile_Unmute: String {
    get { SBUStrings.current[SBUText.UserProfile_Unmute] }
    set { SBUStrings.current[SBUText.UserProfile_Unmute] = newValue }
  }
  /// "Ban".
  public static var UserProfile_Ban: String {
    get { SBUStrings.current[SBUText.UserProfile_Ban] }
    set { SBUStrings.current[SBUText.UserProfile_Ban] = newValue }
  }
  /// "Group".
  public static var ChannelType_Group: String {
    get { SBUStrings.current[SBUText.ChannelType_Group] }
    set { SBUStrings.current[SBUText.ChannelType_Group] = newValue }
  }
  /// "Supergroup".
  public static var ChannelType_SuperGroup: String {
    get { SBUStrings.current[SBUText.ChannelType_SuperGroup] }
    set { SBUStrings.current[SBUText.ChannelType_SuperGroup] = newValue }
  }
  /// "Broadcast".
  public static var ChannelType_Broadcast: String {
    get { SBUStrings.current[SBUText.ChannelType_Broadcast] }
    set { SBUStrings.current[SBUText.ChannelType_Broadcast] = newValue }
  }
  /// "Group channel".
  public static var ChannelType_GroupChannel: String {
    get { SBUStrings.current[SBUText.ChannelType_GroupChannel] }
    set { SBUStrings.current[SBUText.ChannelType_GroupChannel] = newValue }
  }
  /// "Supergroup channel".
  public static var ChannelType_SuperGroupChannel: String {
    get { SBUStrings.current[SBUText.ChannelType_SuperGroupChannel] }
    set { SBUStrings.current[SBUText.ChannelType_SuperGroupChannel] = newValue }
  }
  /// "Broadcast channel".
  public static var ChannelType_BroadcastChannel: String {
    get { SBUStrings.current[SBUText.ChannelType_BroadcastChannel] }
    set { SBUStrings.current[SBUText.ChannelType_BroadcastChannel] = newValue }
  }
  /// "(optional)".
  public static var FormType_Optional: String {
    get { SBUStrings.current[SBUText.FormType_Optional] }
    set { SBUStrings.current[SBUText.FormType_Optional] = newValue }
  }
  /// "Please check the value".
  public static var FormType_Error_Default: String {
    get { SBUStrings.current[SBUText.FormType_Error_Default] }
    set { SBUStrings.current[SBUText.FormType_Error_Default] = newValue }
  }
  /// "This question is required".
  public static var FormType_Error_Required: String {
    get { SBUStrings.current[SBUText.FormType_Error_Required] }
    set { SBUStrings.current[SBUText.FormType_Error_Required] = newValue }
  }
  /// "Form type messages are not available in this version."
  public static var FormType_Fallback_Message: String {
    get { SBUStrings.current[SBUText.FormType_Fallback_Message] }
    set { SBUStrings.current[SBUText.FormType_Fallback_Message] = newValue }
  }
  /// "Submitted successfully".
  public static var FormType_Submit_Done: String {
    get { SBUStrings.current[SBUText.FormType_Submit_Done] }
    set { SBUStrings.current[SBUText.FormType_Submit_Done] = newValue }
  }
  /// "No response".
  public static var FormType_No_Reponse: String {
    get { SBUStrings.current[SBUText.FormType_No_Reponse] }
    set { SBUStrings.current[SBUText.FormType_No_Reponse] = newValue }
  }
  /// "Provide additional feedback (optional)".
  public static var Feedback_Comment_Title: String {
    get { SBUStrings.current[SBUText.Feedback_Comment_Title] }
    set { SBUStrings.current[SBUText.Feedback_Comment_Title] = newValue }
  }
  /// "Leave a comment".
  public static var Feedback_Comment_Placeholder: String {
    get { SBUStrings.current[SBUText.Feedback_Comment_Placeholder] }
    set { SBUStrings.current[SBUText.Feedback_Comment_Placeholder] = newValue }
  }
  /// "Edit comment".
  public static var Feedback_Edit_Comment: String {
    get { SBUStrings.current[SBUText.Feedback_Edit_Comment] }
    set { SBUStrings.current[SBUText.Feedback_Edit_Comment] = newValue }
  }
  /// "Remove feedback".
  public static var Feedback_Remove: String {
    get { SBUStrings.current[SBUText.Feedback_Remove] }
    set { SBUStrings.current[SBUText.Feedback_Remove] = newValue }
  }
  /// "Successfully changed".
  public static var Feedback_Update_Done: String {
    get { SBUStrings.current[SBUText.Feedback_Update_Done] }
    set { SBUStrings.current[SBUText.Feedback_Update_Done] = newValue }
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
  /// "2 years", or "1 year".
  public static var Date_Year: @Sendable (Int) -> String {
    get { SBUStrings.current[SBUCountText.Date_Year] }
    set { SBUStrings.current[SBUCountText.Date_Year] = newValue }
  }
  /// "2 days", or "1 day".
  public static var Date_Day: @Sendable (Int) -> String {
    get { SBUStrings.current[SBUCountText.Date_Day] }
    set { SBUStrings.current[SBUCountText.Date_Day] = newValue }
  }
  /// "2 months", or "1 month".
  public static var Date_Month: @Sendable (Int) -> String {
    get { SBUStrings.current[SBUCountText.Date_Month] }
    set { SBUStrings.current[SBUCountText.Date_Month] = newValue }
  }
  /// "2 h" for two.
  public static var Date_Hour: @Sendable (Int) -> String {
    get { SBUStrings.current[SBUCountText.Date_Hour] }
    set { SBUStrings.current[SBUCountText.Date_Hour] = newValue }
  }
  /// "2 m" for two.
  public static var Date_Min: @Sendable (Int) -> String {
    get { SBUStrings.current[SBUCountText.Date_Min] }
    set { SBUStrings.current[SBUCountText.Date_Min] = newValue }
  }
  /// "2 new messages", or "1 new message".
  public static var Channel_New_Message: @Sendable (Int) -> String {
    get { SBUStrings.current[SBUCountText.Channel_New_Message] }
    set { SBUStrings.current[SBUCountText.Channel_New_Message] = newValue }
  }
  /// "2 unread messages", or "1 unread message".
  public static var Channel_Unread_Message: @Sendable (Int) -> String {
    get { SBUStrings.current[SBUCountText.Channel_Unread_Message] }
    set { SBUStrings.current[SBUCountText.Channel_Unread_Message] = newValue }
  }
  /// "2 participants", or "1 participant".
  public static var Open_Channel_Participants_Count: @Sendable (Int) -> String {
    get { SBUStrings.current[SBUCountText.Open_Channel_Participants_Count] }
    set { SBUStrings.current[SBUCountText.Open_Channel_Participants_Count] = newValue }
  }
  /// "Create 2" for two.
  public static var CreateChannel_Create: @Sendable (Int) -> String {
    get { SBUStrings.current[SBUCountText.CreateChannel_Create] }
    set { SBUStrings.current[SBUCountText.CreateChannel_Create] = newValue }
  }
  /// "2 replies", or "1 reply".
  public static var Message_Replied_Users_Count: @Sendable (Int) -> String {
    get { SBUStrings.current[SBUCountText.Message_Replied_Users_Count] }
    set { SBUStrings.current[SBUCountText.Message_Replied_Users_Count] = newValue }
  }
  /// "+2" for two.
  public static var Message_Typers_Count: @Sendable (Int) -> String {
    get { SBUStrings.current[SBUCountText.Message_Typers_Count] }
    set { SBUStrings.current[SBUCountText.Message_Typers_Count] = newValue }
  }
  /// "Reply to Ada".
  public static var MessageInput_Reply_To: @Sendable (String) -> String {
    get { SBUStrings.current[SBUNameText.MessageInput_Reply_To] }
    set { SBUStrings.current[SBUNameText.MessageInput_Reply_To] = newValue }
  }
  /// "Ada replied to Ben".
  public static var Message_Replied_To: @Sendable (String, String) -> String {
    get { SBUStrings.current[SBUNameText.Message_Replied_To] }
    set { SBUStrings.current[SBUNameText.Message_Replied_To] = newValue }
  }
  /// "Ada is typing...", "Ada and Ben are typing...", "Several people are typing...".
  public static var Channel_Typing: @Sendable ([User]) -> String {
    get { SBUStrings.current[SBUNameText.Channel_Typing] }
    set { SBUStrings.current[SBUNameText.Channel_Typing] = newValue }
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
  static let OK = SBUText(name: "OK", standard: "OK")
  static let Save = SBUText(name: "Save", standard: "Save")
  static let Copy = SBUText(name: "Copy", standard: "Copy")
  static let Delete = SBUText(name: "Delete", standard: "Delete")
  static let Edit = SBUText(name: "Edit", standard: "Edit")
  static let Remove = SBUText(name: "Remove", standard: "Remove")
  static let Camera = SBUText(name: "Camera", standard: "Camera")
  static let PhotoVideoLibrary = SBUText(name: "PhotoVideoLibrary", standard: "Photo library")
  static let Document = SBUText(name: "Document", standard: "Files")
  static let Loading = SBUText(name: "Loading", standard: "Loading...")
  static let Invite = SBUText(name: "Invite", standard: "Invite")
  static let TakePhoto = SBUText(name: "TakePhoto", standard: "Take photo")
  static let ChoosePhoto = SBUText(name: "ChoosePhoto", standard: "Choose photo")
  static let RemovePhoto = SBUText(name: "RemovePhoto", standard: "Remove photo")
  static let ViewLibrary = SBUText(name: "ViewLibrary", standard: "View library")
  static let Search = SBUText(name: "Search", standard: "Search")
  static let Settings = SBUText(name: "Settings", standard: "Settings")
  static let Reply = SBUText(name: "Reply", standard: "Reply")
  static let Submit = SBUText(name: "Submit", standard: "Submit")
  static let MarkAsUnread = SBUText(name: "MarkAsUnread", standard: "Mark as unread")
  static let Alert_Delete = SBUText(
    name: "Alert_Delete", standard: "Are you sure you want to delete?")
  static let Alert_Delete_MultipleFilesMessage = SBUText(
    name: "Alert_Delete_MultipleFilesMessage", standard: "Do you want to delete all the files?")
  static let Alert_Allow_Camera_Access = SBUText(
    name: "Alert_Allow_Camera_Access", standard: "Allow access to the camera")
  static let Alert_Allow_PhotoLibrary_Access = SBUText(
    name: "Alert_Allow_PhotoLibrary_Access", standard: "Allow access to photos")
  static let Alert_Allow_PhotoLibrary_Access_Message = SBUText(
    name: "Alert_Allow_PhotoLibrary_Access_Message",
    standard: "Choose in the settings which photos may be used")
  static let Alert_Allow_Microphone_Access = SBUText(
    name: "Alert_Allow_Microphone_Access", standard: "Allow access to the microphone")
  static let Date_Yesterday = SBUText(name: "Date_Yesterday", standard: "Yesterday")
  static let Date_Ago = SBUText(name: "Date_Ago", standard: "ago")
  static let Date_On = SBUText(name: "Date_On", standard: "on")
  static let ChannelList_Header_Title = SBUText(
    name: "ChannelList_Header_Title", standard: "Channels")
  static let ChannelList_Last_File_Message = SBUText(
    name: "ChannelList_Last_File_Message", standard: "uploaded a file.")
  static let Channel_Name_Default = SBUText(name: "Channel_Name_Default", standard: "Group Channel")
  static let Channel_Name_No_Members = SBUText(
    name: "Channel_Name_No_Members", standard: "(No members)")
  static let Channel_Header_LastSeen = SBUText(
    name: "Channel_Header_LastSeen", standard: "Last seen")
  static let Channel_Success_Download_file = SBUText(
    name: "Channel_Success_Download_file", standard: "File saved.")
  static let Channel_Failure_Download_file = SBUText(
    name: "Channel_Failure_Download_file", standard: "Couldn't download file.")
  static let Channel_Failure_Open_file = SBUText(
    name: "Channel_Failure_Open_file", standard: "Couldn't open file.")
  static let Channel_New_Message_File = SBUText(
    name: "Channel_New_Message_File", standard: "uploaded a file.")
  static let Channel_State_Banner_Frozen = SBUText(
    name: "Channel_State_Banner_Frozen", standard: "Channel is frozen")
  static let Channel_Unread_Message_Newline = SBUText(
    name: "Channel_Unread_Message_Newline", standard: "New messages")
  static let Open_Channel_Name_Default = SBUText(
    name: "Open_Channel_Name_Default", standard: "Open Channel")
  static let Open_Channel_Participants = SBUText(
    name: "Open_Channel_Participants", standard: "Participants")
  static let Notification_Channel_CustomType = SBUText(
    name: "Notification_Channel_CustomType", standard: "SENDBIRD_NOTIFICATION_CHANNEL_NOTIFICATION")
  static let Notification_Channel_URL = SBUText(
    name: "Notification_Channel_URL", standard: "SENDBIRD_NOTIFICATION_CHANNEL_NOTIFICATION")
  static let Notification_Channel_Name_Default = SBUText(
    name: "Notification_Channel_Name_Default", standard: "Notifications")
  static let ChannelSettings_Change_Name = SBUText(
    name: "ChannelSettings_Change_Name", standard: "Change name")
  static let ChannelSettings_Change_Image = SBUText(
    name: "ChannelSettings_Change_Image", standard: "Change channel image")
  static let ChannelSettings_Enter_New_Name = SBUText(
    name: "ChannelSettings_Enter_New_Name", standard: "Enter name")
  static let ChannelSettings_Enter_New_Channel_Name = SBUText(
    name: "ChannelSettings_Enter_New_Channel_Name", standard: "Enter channel name")
  static let ChannelSettings_Notifications_On = SBUText(
    name: "ChannelSettings_Notifications_On", standard: "On")
  static let ChannelSettings_Notifications_Off = SBUText(
    name: "ChannelSettings_Notifications_Off", standard: "Off")
  static let ChannelSettings_Notifications_Mentiones_Only = SBUText(
    name: "ChannelSettings_Notifications_Mentiones_Only", standard: "Mentions only")
  static let ChannelSettings_Members = SBUText(name: "ChannelSettings_Members", standard: "Members")
  static let ChannelSettings_Delete_Question_Mark = SBUText(
    name: "ChannelSettings_Delete_Question_Mark", standard: "Delete channel?")
  static let ChannelSettings_Delete_Description = SBUText(
    name: "ChannelSettings_Delete_Description",
    standard: "Once deleted, this channel can't be restored.")
  static let ChannelSettings_URL = SBUText(name: "ChannelSettings_URL", standard: "URL")
  static let ChannelPushSettings_Header_Title = SBUText(
    name: "ChannelPushSettings_Header_Title", standard: "Notifications")
  static let ChannelPushSettings_Notification_Title = SBUText(
    name: "ChannelPushSettings_Notification_Title", standard: "Notifications")
  static let ChannelPushSettings_Item_All = SBUText(
    name: "ChannelPushSettings_Item_All", standard: "All new messages")
  static let ChannelPushSettings_Item_Mentions_Only = SBUText(
    name: "ChannelPushSettings_Item_Mentions_Only", standard: "Mentions only")
  static let ChannelPushSettings_Notification_Description = SBUText(
    name: "ChannelPushSettings_Notification_Description",
    standard: "Turn on push notifications to hear of messages.")
  static let MessageInput_Text_Placeholder = SBUText(
    name: "MessageInput_Text_Placeholder", standard: "Enter message")
  static let MessageInput_Text_Unavailable = SBUText(
    name: "MessageInput_Text_Unavailable", standard: "Chat is unavailable in this channel")
  static let MessageInput_Text_Muted = SBUText(
    name: "MessageInput_Text_Muted", standard: "You are muted")
  static let MessageInput_Text_Reply = SBUText(
    name: "MessageInput_Text_Reply", standard: "Reply to message")
  static let MessageInput_Quote_Message_Photo = SBUText(
    name: "MessageInput_Quote_Message_Photo", standard: "Photo")
  static let MessageInput_Quote_Message_GIF = SBUText(
    name: "MessageInput_Quote_Message_GIF", standard: "GIF")
  static let MessageInput_Quote_Message_Video = SBUText(
    name: "MessageInput_Quote_Message_Video", standard: "Video")
  static let Message_Edited = SBUText(name: "Message_Edited", standard: "(edited)")
  static let Message_System = SBUText(name: "Message_System", standard: "System message")
  static let Message_Unknown_Title = SBUText(
    name: "Message_Unknown_Title", standard: "(Unknown message type)")
  static let Message_Unknown_Description = SBUText(
    name: "Message_Unknown_Description", standard: "Cannot read this message.")
  static let Message_You = SBUText(name: "Message_You", standard: "You")
  static let Message_Reply_Cannot_Found_Original = SBUText(
    name: "Message_Reply_Cannot_Found_Original",
    standard: "Couldn't find the original message for this reply.")
  static let Message_Unavailable = SBUText(
    name: "Message_Unavailable", standard: "Message unavailable")
  static let Notification_Template_Error_Title = SBUText(
    name: "Notification_Template_Error_Title", standard: "(Template error)")
  static let Notification_Template_Error_Subtitle = SBUText(
    name: "Notification_Template_Error_Subtitle", standard: "Can't read this notification.")
  static let Message_Template_Error_Title = SBUText(
    name: "Message_Template_Error_Title", standard: "(Template error)")
  static let Message_Template_Error_Subtitle = SBUText(
    name: "Message_Template_Error_Subtitle", standard: "Can't read this message.")
  static let Empty_No_Channels = SBUText(name: "Empty_No_Channels", standard: "No channels")
  static let Empty_No_Messages = SBUText(name: "Empty_No_Messages", standard: "No messages")
  static let Empty_No_Notifications = SBUText(
    name: "Empty_No_Notifications", standard: "No notifications")
  static let Empty_Search_Result = SBUText(
    name: "Empty_Search_Result", standard: "No results found")
  static let CreateChannel_Header_Title = SBUText(
    name: "CreateChannel_Header_Title", standard: "New channel")
  static let CreateChannel_Header_Select_Members = SBUText(
    name: "CreateChannel_Header_Select_Members", standard: "Select members")
  static let CreateChannel_Header_Title_Profile = SBUText(
    name: "CreateChannel_Header_Title_Profile", standard: "New channel profile")
  static let CreateOpenChannel_Create = SBUText(
    name: "CreateOpenChannel_Create", standard: "Create")
  static let CreateOpenChannel_Header_Title = SBUText(
    name: "CreateOpenChannel_Header_Title", standard: "New channel profile")
  static let CreateOpenChannel_ProfileInput_Placeholder = SBUText(
    name: "CreateOpenChannel_ProfileInput_Placeholder", standard: "Enter channel name")
  static let UserProfile_Role_Operator = SBUText(
    name: "UserProfile_Role_Operator", standard: "Operator")
  static let UserProfile_Role_Member = SBUText(name: "UserProfile_Role_Member", standard: "Member")
  static let UserProfile_Register = SBUText(
    name: "UserProfile_Register", standard: "Register as operator")
  static let UserProfile_Unregister = SBUText(
    name: "UserProfile_Unregister", standard: "Unregister operator")
  static let UserProfile_Mute = SBUText(name: "UserProfile_Mute", standard: "Mute")
  static let UserProfile_Unmute = SBUText(name: "UserProfile_Unmute", standard: "Unmute")
  static let UserProfile_Ban = SBUText(name: "UserProfile_Ban", standard: "Ban")
  static let ChannelType_Group = SBUText(name: "ChannelType_Group", standard: "Group")
  static let ChannelType_SuperGroup = SBUText(
    name: "ChannelType_SuperGroup", standard: "Supergroup")
  static let ChannelType_Broadcast = SBUText(name: "ChannelType_Broadcast", standard: "Broadcast")
  static let ChannelType_GroupChannel = SBUText(
    name: "ChannelType_GroupChannel", standard: "Group channel")
  static let ChannelType_SuperGroupChannel = SBUText(
    name: "ChannelType_SuperGroupChannel", standard: "Supergroup channel")
  static let ChannelType_BroadcastChannel = SBUText(
    name: "ChannelType_BroadcastChannel", standard: "Broadcast channel")
  static let FormType_Optional = SBUText(name: "FormType_Optional", standard: "(optional)")
  static let FormType_Error_Default = SBUText(
    name: "FormType_Error_Default", standard: "Please check the value")
  static let FormType_Error_Required = SBUText(
    name: "FormType_Error_Required", standard: "This question is required")
  static let FormType_Fallback_Message = SBUText(
    name: "FormType_Fallback_Message",
    standard: "Form type messages are not available in this version.")
  static let FormType_Submit_Done = SBUText(
    name: "FormType_Submit_Done", standard: "Submitted successfully")
  static let FormType_No_Reponse = SBUText(name: "FormType_No_Reponse", standard: "No response")
  static let Feedback_Comment_Title = SBUText(
    name: "Feedback_Comment_Title", standard: "Provide additional feedback (optional)")
  static let Feedback_Comment_Placeholder = SBUText(
    name: "Feedback_Comment_Placeholder", standard: "Leave a comment")
  static let Feedback_Edit_Comment = SBUText(
    name: "Feedback_Edit_Comment", standard: "Edit comment")
  static let Feedback_Remove = SBUText(name: "Feedback_Remove", standard: "Remove feedback")
  static let Feedback_Update_Done = SBUText(
    name: "Feedback_Update_Done", standard: "Successfully changed")

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
    UserProfile_Message, Alert_Busy_Server_Title, Alert_Busy_Server_Message, OK, Save, Copy, Delete,
    Edit, Remove, Camera, PhotoVideoLibrary, Document, Loading, Invite, TakePhoto, ChoosePhoto,
    RemovePhoto, ViewLibrary, Search, Settings, Reply, Submit, MarkAsUnread, Alert_Delete,
    Alert_Delete_MultipleFilesMessage, Alert_Allow_Camera_Access, Alert_Allow_PhotoLibrary_Access,
    Alert_Allow_PhotoLibrary_Access_Message, Alert_Allow_Microphone_Access, Date_Yesterday,
    Date_Ago, Date_On, ChannelList_Header_Title, ChannelList_Last_File_Message,
    Channel_Name_Default, Channel_Name_No_Members, Channel_Header_LastSeen,
    Channel_Success_Download_file, Channel_Failure_Download_file, Channel_Failure_Open_file,
    Channel_New_Message_File, Channel_State_Banner_Frozen, Channel_Unread_Message_Newline,
    Open_Channel_Name_Default, Open_Channel_Participants, Notification_Channel_CustomType,
    Notification_Channel_URL, Notification_Channel_Name_Default, ChannelSettings_Change_Name,
    ChannelSettings_Change_Image, ChannelSettings_Enter_New_Name,
    ChannelSettings_Enter_New_Channel_Name, ChannelSettings_Notifications_On,
    ChannelSettings_Notifications_Off, ChannelSettings_Notifications_Mentiones_Only,
    ChannelSettings_Members, ChannelSettings_Delete_Question_Mark,
    ChannelSettings_Delete_Description, ChannelSettings_URL, ChannelPushSettings_Header_Title,
    ChannelPushSettings_Notification_Title, ChannelPushSettings_Item_All,
    ChannelPushSettings_Item_Mentions_Only, ChannelPushSettings_Notification_Description,
    MessageInput_Text_Placeholder, MessageInput_Text_Unavailable, MessageInput_Text_Muted,
    MessageInput_Text_Reply, MessageInput_Quote_Message_Photo, MessageInput_Quote_Message_GIF,
    MessageInput_Quote_Message_Video, Message_Edited, Message_System, Message_Unknown_Title,
    Message_Unknown_Description, Message_You, Message_Reply_Cannot_Found_Original,
    Message_Unavailable, Notification_Template_Error_Title, Notification_Template_Error_Subtitle,
    Message_Template_Error_Title, Message_Template_Error_Subtitle, Empty_No_Channels,
    Empty_No_Messages, Empty_No_Notifications, Empty_Search_Result, CreateChannel_Header_Title,
    CreateChannel_Header_Select_Members, CreateChannel_Header_Title_Profile,
    CreateOpenChannel_Create, CreateOpenChannel_Header_Title,
    CreateOpenChannel_ProfileInput_Placeholder, UserProfile_Role_Operator, UserProfile_Role_Member,
    UserProfile_Register, UserProfile_Unregister, UserProfile_Mute, UserProfile_Unmute,
    UserProfile_Ban, ChannelType_Group, ChannelType_SuperGroup, ChannelType_Broadcast,
    ChannelType_GroupChannel, ChannelType_SuperGroupChannel, ChannelType_BroadcastChannel,
    FormType_Optional, FormType_Error_Default, FormType_Error_Required, FormType_Fallback_Message,
    FormType_Submit_Done, FormType_No_Reponse, Feedback_Comment_Title, Feedback_Comment_Placeholder,
    Feedback_Edit_Comment, Feedback_Remove, Feedback_Update_Done,
  ]
}

extension SBUCountText {
  static let InviteChannel_Invite = SBUCountText(
    name: "InviteChannel_Invite", standard: "Invite %d")
  static let InviteChannel_Register = SBUCountText(
    name: "InviteChannel_Register", standard: "Register %d")
  static let Date_Year = SBUCountText(name: "Date_Year", standard: "%d years", single: "%d year")
  static let Date_Day = SBUCountText(name: "Date_Day", standard: "%d days", single: "%d day")
  static let Date_Month = SBUCountText(
    name: "Date_Month", standard: "%d months", single: "%d month")
  static let Date_Hour = SBUCountText(name: "Date_Hour", standard: "%d h")
  static let Date_Min = SBUCountText(name: "Date_Min", standard: "%d m")
  static let Channel_New_Message = SBUCountText(
    name: "Channel_New_Message", standard: "%d new messages", single: "%d new message")
  static let Channel_Unread_Message = SBUCountText(
    name: "Channel_Unread_Message", standard: "%d unread messages", single: "%d unread message")
  static let Open_Channel_Participants_Count = SBUCountText(
    name: "Open_Channel_Participants_Count", standard: "%d participants", single: "%d participant")
  static let CreateChannel_Create = SBUCountText(
    name: "CreateChannel_Create", standard: "Create %d")
  static let Message_Replied_Users_Count = SBUCountText(
    name: "Message_Replied_Users_Count", standard: "%d replies", single: "%d reply")
  static let Message_Typers_Count = SBUCountText(name: "Message_Typers_Count", standard: "+%d")

  /// All of them, in the order in which they are listed.
  static let all = [
    InviteChannel_Invite, InviteChannel_Register, Date_Year, Date_Day, Date_Month, Date_Hour,
    Date_Min, Channel_New_Message, Channel_Unread_Message, Open_Channel_Participants_Count,
    CreateChannel_Create, Message_Replied_Users_Count, Message_Typers_Count,
  ]
}

extension SBUNameText {
  static let MessageInput_Reply_To = SBUNameText(
    name: "MessageInput_Reply_To", standard: ["Reply to %@"])
  static let Message_Replied_To = SBUNameText(
    name: "Message_Replied_To", standard: ["%@ replied to %@"])
  static let Channel_Typing = SBUNameText(
    name: "Channel_Typing",
    standard: ["%@ is typing...", "%@ and %@ are typing...", "Several people are typing..."])

  /// All of them, in the order in which they are listed.
  static let all = [MessageInput_Reply_To, Message_Replied_To, Channel_Typing]
}
