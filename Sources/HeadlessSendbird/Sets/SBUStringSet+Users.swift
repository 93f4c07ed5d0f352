// The texts of users and user lists.

extension SBUStringSet {
  /// "Members".
  public static var UserList_Title_Members: String {
    get { SBUWorld.strings[.UserList_Title_Members] }
    set { SBUWorld.strings[.UserList_Title_Members] = newValue }
  }
  /// "Operators".
  public static var UserList_Title_Operators: String {
    get { SBUWorld.strings[.UserList_Title_Operators] }
    set { SBUWorld.strings[.UserList_Title_Operators] = newValue }
  }
  /// "Muted members".
  public static var UserList_Title_Muted_Members: String {
    get { SBUWorld.strings[.UserList_Title_Muted_Members] }
    set { SBUWorld.strings[.UserList_Title_Muted_Members] = newValue }
  }
  /// "Muted Participants".
  public static var UserList_Title_Muted_Participants: String {
    get { SBUWorld.strings[.UserList_Title_Muted_Participants] }
    set { SBUWorld.strings[.UserList_Title_Muted_Participants] = newValue }
  }
  /// "Banned users".
  public static var UserList_Title_Banned_Users: String {
    get { SBUWorld.strings[.UserList_Title_Banned_Users] }
    set { SBUWorld.strings[.UserList_Title_Banned_Users] = newValue }
  }
  /// "Participants".
  public static var UserList_Title_Participants: String {
    get { SBUWorld.strings[.UserList_Title_Participants] }
    set { SBUWorld.strings[.UserList_Title_Participants] = newValue }
  }
  /// "(You)", behind the name of the current user.
  public static var UserList_Me: String {
    get { SBUWorld.strings[.UserList_Me] }
    set { SBUWorld.strings[.UserList_Me] = newValue }
  }
  /// "Register as operator".
  public static var UserList_Register_Operator: String {
    get { SBUWorld.strings[.UserList_Register_Operator] }
    set { SBUWorld.strings[.UserList_Register_Operator] = newValue }
  }
  /// "Unregister operator".
  public static var UserList_Unregister_Operator: String {
    get { SBUWorld.strings[.UserList_Unregister_Operator] }
    set { SBUWorld.strings[.UserList_Unregister_Operator] = newValue }
  }
  /// "Mute".
  public static var UserList_Mute: String {
    get { SBUWorld.strings[.UserList_Mute] }
    set { SBUWorld.strings[.UserList_Mute] = newValue }
  }
  /// "Unmute".
  public static var UserList_Unmute: String {
    get { SBUWorld.strings[.UserList_Unmute] }
    set { SBUWorld.strings[.UserList_Unmute] = newValue }
  }
  /// "Ban".
  public static var UserList_Ban: String {
    get { SBUWorld.strings[.UserList_Ban] }
    set { SBUWorld.strings[.UserList_Ban] = newValue }
  }
  /// "Unban".
  public static var UserList_Unban: String {
    get { SBUWorld.strings[.UserList_Unban] }
    set { SBUWorld.strings[.UserList_Unban] = newValue }
  }
  /// "(No name)", for users without a nickname.
  public static var User_No_Name: String {
    get { SBUWorld.strings[.User_No_Name] }
    set { SBUWorld.strings[.User_No_Name] = newValue }
  }
  /// "Operator", in the rows of operators.
  public static var User_Operator: String {
    get { SBUWorld.strings[.User_Operator] }
    set { SBUWorld.strings[.User_Operator] = newValue }
  }
  /// "User ID".
  public static var UserProfile_UserID: String {
    get { SBUWorld.strings[.UserProfile_UserID] }
    set { SBUWorld.strings[.UserProfile_UserID] = newValue }
  }
  /// "Message".
  public static var UserProfile_Message: String {
    get { SBUWorld.strings[.UserProfile_Message] }
    set { SBUWorld.strings[.UserProfile_Message] = newValue }
  }
}
