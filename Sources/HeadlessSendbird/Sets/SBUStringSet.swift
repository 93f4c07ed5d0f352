/// The kit's texts. Each can be replaced, for all runs or, inside a run, for that run alone.
public enum SBUStringSet {
  /// "Cancel".
  public static var Cancel: String {
    get { SBUWorld.strings[.Cancel] }
    set { SBUWorld.strings[.Cancel] = newValue }
  }
  /// "Retry".
  public static var Retry: String {
    get { SBUWorld.strings[.Retry] }
    set { SBUWorld.strings[.Retry] = newValue }
  }
  /// "Invite users", the title of the invite screen.
  public static var InviteChannel_Header_Title: String {
    get { SBUWorld.strings[.InviteChannel_Header_Title] }
    set { SBUWorld.strings[.InviteChannel_Header_Title] = newValue }
  }
  /// "Select users", the title of the register operator screen.
  public static var InviteChannel_Header_Select_Users: String {
    get { SBUWorld.strings[.InviteChannel_Header_Select_Users] }
    set { SBUWorld.strings[.InviteChannel_Header_Select_Users] = newValue }
  }
  /// "No users".
  public static var Empty_No_Users: String {
    get { SBUWorld.strings[.Empty_No_Users] }
    set { SBUWorld.strings[.Empty_No_Users] = newValue }
  }
  /// "No muted members".
  public static var Empty_No_Muted_Members: String {
    get { SBUWorld.strings[.Empty_No_Muted_Members] }
    set { SBUWorld.strings[.Empty_No_Muted_Members] = newValue }
  }
  /// "No muted participants".
  public static var Empty_No_Muted_Participants: String {
    get { SBUWorld.strings[.Empty_No_Muted_Participants] }
    set { SBUWorld.strings[.Empty_No_Muted_Participants] = newValue }
  }
  /// "No banned users".
  public static var Empty_No_Banned_Users: String {
    get { SBUWorld.strings[.Empty_No_Banned_Users] }
    set { SBUWorld.strings[.Empty_No_Banned_Users] = newValue }
  }
  /// "Something went wrong".
  public static var Empty_Wrong: String {
    get { SBUWorld.strings[.Empty_Wrong] }
    set { SBUWorld.strings[.Empty_Wrong] = newValue }
  }
  /// "The server is busy".
  public static var Alert_Busy_Server_Title: String {
    get { SBUWorld.strings[.Alert_Busy_Server_Title] }
    set { SBUWorld.strings[.Alert_Busy_Server_Title] = newValue }
  }
  /// "Please try again later".
  public static var Alert_Busy_Server_Message: String {
    get { SBUWorld.strings[.Alert_Busy_Server_Message] }
    set { SBUWorld.strings[.Alert_Busy_Server_Message] = newValue }
  }
  /// "Invite", or "Invite 2" with two users selected.
  public static var InviteChannel_Invite: @Sendable (Int) -> String {
    get { SBUWorld.strings[count: .InviteChannel_Invite] }
    set { SBUWorld.strings[count: .InviteChannel_Invite] = newValue }
  }
  /// "Register", or "Register 2" with two users selected.
  public static var InviteChannel_Register: @Sendable (Int) -> String {
    get { SBUWorld.strings[count: .InviteChannel_Register] }
    set { SBUWorld.strings[count: .InviteChannel_Register] = newValue }
  }
}
