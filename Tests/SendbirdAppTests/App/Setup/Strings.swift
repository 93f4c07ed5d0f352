import SendbirdUIKit

/// The harbor's words in place of the kit's.
enum HarborStrings {
  static func apply() {
    SBUStringSet.Cancel = "Back to shore"
    SBUStringSet.OK = "Aye"
    SBUStringSet.UserList_Me = "(you, skipper)"
    SBUStringSet.UserList_Title_Members = "Crew"
    SBUStringSet.InviteChannel_Header_Title = "Sign on"
    SBUStringSet.InviteChannel_Invite = { count in
      count == 0 ? "Sign on" : "Sign on \(count)"
    }
    SBUStringSet.Channel_Failure_Open_file = "The chart cannot be opened."
  }

  /// The words that tests of the app read.
  static var summary: [String] {
    [
      SBUStringSet.OK,
      SBUStringSet.Cancel,
      SBUStringSet.InviteChannel_Invite(2),
      SBUStringSet.UserList_Title_Members,
    ]
  }
}

extension String {
  /// The text without spaces around it; nil if nothing is left.
  var trimmedOrNil: String? {
    let text = trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text
  }

  /// The text with a capital first letter.
  var capitalizedFirst: String {
    guard let first = first else { return self }
    return first.uppercased() + dropFirst()
  }
}

/// The rest of the kit's words, each with the harbor's mark.
extension HarborStrings {
  /// Replaces all words; tests of the app find forgotten ones by their missing mark.
  static func markAll() {
    markActions()
    markTitles()
    markNotes()
  }

  private static func word(_ text: String) -> String { "⚓︎ \(text)" }

  private static func counted(_ text: String, _ count: Int) -> String {
    "⚓︎ \(count) × \(text)"
  }

  private static func markActions() {
    SBUStringSet.Save = word("save")
    SBUStringSet.Copy = word("copy")
    SBUStringSet.Delete = word("delete")
    SBUStringSet.Edit = word("edit")
    SBUStringSet.Remove = word("remove")
    SBUStringSet.Camera = word("camera")
    SBUStringSet.PhotoVideoLibrary = word("photovideolibrary")
    SBUStringSet.Document = word("document")
    SBUStringSet.Loading = word("loading")
    SBUStringSet.Invite = word("invite")
    SBUStringSet.TakePhoto = word("takephoto")
    SBUStringSet.ChoosePhoto = word("choosephoto")
    SBUStringSet.RemovePhoto = word("removephoto")
    SBUStringSet.ViewLibrary = word("viewlibrary")
    SBUStringSet.Search = word("search")
    SBUStringSet.Settings = word("settings")
    SBUStringSet.Reply = word("reply")
    SBUStringSet.Submit = word("submit")
    SBUStringSet.MarkAsUnread = word("markasunread")
    SBUStringSet.Alert_Delete = word("alert delete")
    SBUStringSet.Alert_Delete_MultipleFilesMessage = { count in
      counted("alert delete multiplefilesmessage", count)
    }
    SBUStringSet.Alert_Allow_Camera_Access = word("alert allow camera access")
    SBUStringSet.Alert_Allow_PhotoLibrary_Access = word("alert allow photolibrary access")
    SBUStringSet.Alert_Allow_PhotoLibrary_Access_Message = word(
      "alert allow photolibrary access message")
    SBUStringSet.Alert_Allow_Microphone_Access = word("alert allow microphone access")
    SBUStringSet.Date_Yesterday = word("date yesterday")
    SBUStringSet.Date_Year = { count in counted("date year", count) }
    SBUStringSet.Date_Day = { count in counted("date day", count) }
    SBUStringSet.Date_Month = { count in counted("date month", count) }
    SBUStringSet.Date_Hour = { count in counted("date hour", count) }
    SBUStringSet.Date_Min = { count in counted("date min", count) }
    SBUStringSet.Date_Ago = word("date ago")
    SBUStringSet.Date_On = word("date on")
    SBUStringSet.ChannelList_Header_Title = word("channellist header title")
    SBUStringSet.ChannelList_Last_File_Message = word("channellist last file message")
    SBUStringSet.Channel_Name_Default = word("channel name default")
    SBUStringSet.Channel_Name_No_Members = word("channel name no members")
    SBUStringSet.Channel_Header_LastSeen = word("channel header lastseen")
    SBUStringSet.Channel_Typing = { users in "\(users.count) at the keys" }
    SBUStringSet.Channel_Success_Download_file = word("channel success download file")
    SBUStringSet.Channel_Failure_Download_file = word("channel failure download file")
    SBUStringSet.Channel_New_Message_File = word("channel new message file")
  }

  private static func markTitles() {
    SBUStringSet.Channel_New_Message = { count in counted("channel new message", count) }
    SBUStringSet.Channel_State_Banner_Frozen = word("channel state banner frozen")
    SBUStringSet.Channel_Unread_Message = { count in counted("channel unread message", count) }
    SBUStringSet.Channel_Unread_Message_Newline = word("channel unread message newline")
    SBUStringSet.Open_Channel_Name_Default = word("open channel name default")
    SBUStringSet.Open_Channel_Participants = word("open channel participants")
    SBUStringSet.Open_Channel_Participants_Count = { count in
      counted("open channel participants", count)
    }
    SBUStringSet.Notification_Channel_CustomType = word("notification channel customtype")
    SBUStringSet.Notification_Channel_URL = word("notification channel url")
    SBUStringSet.Notification_Channel_Name_Default = word("notification channel name default")
    SBUStringSet.ChannelSettings_Change_Name = word("channelsettings change name")
    SBUStringSet.ChannelSettings_Change_Image = word("channelsettings change image")
    SBUStringSet.ChannelSettings_Enter_New_Name = word("channelsettings enter new name")
    SBUStringSet.ChannelSettings_Enter_New_Channel_Name = word(
      "channelsettings enter new channel name")
    SBUStringSet.ChannelSettings_Notifications_On = word("channelsettings notifications on")
    SBUStringSet.ChannelSettings_Notifications_Off = word("channelsettings notifications off")
    SBUStringSet.ChannelSettings_Notifications_Mentiones_Only = word(
      "channelsettings notifications mentiones only")
    SBUStringSet.ChannelSettings_Members = word("channelsettings members")
    SBUStringSet.ChannelSettings_Delete_Question_Mark = word("channelsettings delete question mark")
    SBUStringSet.ChannelSettings_Delete_Description = word("channelsettings delete description")
    SBUStringSet.ChannelSettings_URL = word("channelsettings url")
    SBUStringSet.ChannelPushSettings_Header_Title = word("channelpushsettings header title")
    SBUStringSet.ChannelPushSettings_Notification_Title = word(
      "channelpushsettings notification title")
    SBUStringSet.ChannelPushSettings_Item_All = word("channelpushsettings item all")
    SBUStringSet.ChannelPushSettings_Item_Mentions_Only = word(
      "channelpushsettings item mentions only")
    SBUStringSet.ChannelPushSettings_Notification_Description = word(
      "channelpushsettings notification description")
    SBUStringSet.MessageInput_Text_Placeholder = word("messageinput text placeholder")
    SBUStringSet.MessageInput_Text_Unavailable = word("messageinput text unavailable")
    SBUStringSet.MessageInput_Text_Muted = word("messageinput text muted")
    SBUStringSet.MessageInput_Text_Reply = word("messageinput text reply")
    SBUStringSet.MessageInput_Reply_To = { name in "messageinput reply to: \(name)" }
    SBUStringSet.MessageInput_Quote_Message_Photo = word("messageinput quote message photo")
    SBUStringSet.MessageInput_Quote_Message_GIF = word("messageinput quote message gif")
    SBUStringSet.MessageInput_Quote_Message_Video = word("messageinput quote message video")
    SBUStringSet.Message_Edited = word("message edited")
    SBUStringSet.Message_System = word("message system")
    SBUStringSet.Message_Unknown_Title = word("message unknown title")
    SBUStringSet.Message_Unknown_Description = word("message unknown description")
    SBUStringSet.Message_Replied_To = { first, second in "\(first) → \(second)" }
    SBUStringSet.Message_You = word("message you")
    SBUStringSet.Message_Replied_Users_Count = { count in
      counted("message replied users count", count)
    }
    SBUStringSet.Message_Reply_Cannot_Found_Original = word("message reply cannot found original")
  }

  private static func markNotes() {
    SBUStringSet.Message_Unavailable = word("message unavailable")
    SBUStringSet.Message_Typers_Count = { count in counted("message typers count", count) }
    SBUStringSet.Notification_Template_Error_Title = word("notification template error title")
    SBUStringSet.Notification_Template_Error_Subtitle = word("notification template error subtitle")
    SBUStringSet.Message_Template_Error_Title = word("message template error title")
    SBUStringSet.Message_Template_Error_Subtitle = word("message template error subtitle")
    SBUStringSet.Empty_No_Channels = word("empty no channels")
    SBUStringSet.Empty_No_Messages = word("empty no messages")
    SBUStringSet.Empty_No_Notifications = word("empty no notifications")
    SBUStringSet.Empty_Search_Result = word("empty search result")
    SBUStringSet.CreateChannel_Create = { count in counted("createchannel create", count) }
    SBUStringSet.CreateChannel_Header_Title = word("createchannel header title")
    SBUStringSet.CreateChannel_Header_Select_Members = word("createchannel header select members")
    SBUStringSet.CreateChannel_Header_Title_Profile = word("createchannel header title profile")
    SBUStringSet.CreateOpenChannel_Create = word("createopenchannel create")
    SBUStringSet.CreateOpenChannel_Header_Title = word("createopenchannel header title")
    SBUStringSet.CreateOpenChannel_ProfileInput_Placeholder = word(
      "createopenchannel profileinput placeholder")
    SBUStringSet.UserProfile_Role_Operator = word("userprofile role operator")
    SBUStringSet.UserProfile_Role_Member = word("userprofile role member")
    SBUStringSet.UserProfile_Register = word("userprofile register")
    SBUStringSet.UserProfile_Unregister = word("userprofile unregister")
    SBUStringSet.UserProfile_Mute = word("userprofile mute")
    SBUStringSet.UserProfile_Unmute = word("userprofile unmute")
    SBUStringSet.UserProfile_Ban = word("userprofile ban")
    SBUStringSet.ChannelType_Group = word("channeltype group")
    SBUStringSet.ChannelType_SuperGroup = word("channeltype supergroup")
    SBUStringSet.ChannelType_Broadcast = word("channeltype broadcast")
    SBUStringSet.ChannelType_GroupChannel = word("channeltype groupchannel")
    SBUStringSet.ChannelType_SuperGroupChannel = word("channeltype supergroupchannel")
    SBUStringSet.ChannelType_BroadcastChannel = word("channeltype broadcastchannel")
    SBUStringSet.FormType_Optional = word("formtype optional")
    SBUStringSet.FormType_Error_Default = word("formtype error default")
    SBUStringSet.FormType_Error_Required = word("formtype error required")
    SBUStringSet.FormType_Fallback_Message = word("formtype fallback message")
    SBUStringSet.FormType_Submit_Done = word("formtype submit done")
    SBUStringSet.FormType_No_Reponse = word("formtype no reponse")
    SBUStringSet.Feedback_Comment_Title = word("feedback comment title")
    SBUStringSet.Feedback_Comment_Placeholder = word("feedback comment placeholder")
    SBUStringSet.Feedback_Edit_Comment = word("feedback edit comment")
    SBUStringSet.Feedback_Remove = word("feedback remove")
    SBUStringSet.Feedback_Update_Done = word("feedback update done")
  }
}
