// The texts of channel settings and moderations.

extension SBUStringSet {
  /// "Channel information".
  public static var ChannelSettings_Header_Title: String {
    get { SBUWorld.strings[.ChannelSettings_Header_Title] }
    set { SBUWorld.strings[.ChannelSettings_Header_Title] = newValue }
  }
  /// "Members".
  public static var ChannelSettings_Members_Title: String {
    get { SBUWorld.strings[.ChannelSettings_Members_Title] }
    set { SBUWorld.strings[.ChannelSettings_Members_Title] = newValue }
  }
  /// "Participants".
  public static var ChannelSettings_Participants_Title: String {
    get { SBUWorld.strings[.ChannelSettings_Participants_Title] }
    set { SBUWorld.strings[.ChannelSettings_Participants_Title] = newValue }
  }
  /// "Moderations".
  public static var ChannelSettings_Moderations: String {
    get { SBUWorld.strings[.ChannelSettings_Moderations] }
    set { SBUWorld.strings[.ChannelSettings_Moderations] = newValue }
  }
  /// "Operators".
  public static var ChannelSettings_Operators: String {
    get { SBUWorld.strings[.ChannelSettings_Operators] }
    set { SBUWorld.strings[.ChannelSettings_Operators] = newValue }
  }
  /// "Muted members".
  public static var ChannelSettings_Muted_Members: String {
    get { SBUWorld.strings[.ChannelSettings_Muted_Members] }
    set { SBUWorld.strings[.ChannelSettings_Muted_Members] = newValue }
  }
  /// "Muted participants".
  public static var ChannelSettings_Muted_Participants: String {
    get { SBUWorld.strings[.ChannelSettings_Muted_Participants] }
    set { SBUWorld.strings[.ChannelSettings_Muted_Participants] = newValue }
  }
  /// "Banned users".
  public static var ChannelSettings_Banned_Users: String {
    get { SBUWorld.strings[.ChannelSettings_Banned_Users] }
    set { SBUWorld.strings[.ChannelSettings_Banned_Users] = newValue }
  }
  /// "Freeze channel".
  public static var ChannelSettings_Freeze_Channel: String {
    get { SBUWorld.strings[.ChannelSettings_Freeze_Channel] }
    set { SBUWorld.strings[.ChannelSettings_Freeze_Channel] = newValue }
  }
  /// "Notifications".
  public static var ChannelSettings_Notifications: String {
    get { SBUWorld.strings[.ChannelSettings_Notifications] }
    set { SBUWorld.strings[.ChannelSettings_Notifications] = newValue }
  }
  /// "Search in channel".
  public static var ChannelSettings_Search: String {
    get { SBUWorld.strings[.ChannelSettings_Search] }
    set { SBUWorld.strings[.ChannelSettings_Search] = newValue }
  }
  /// "Leave channel".
  public static var ChannelSettings_Leave: String {
    get { SBUWorld.strings[.ChannelSettings_Leave] }
    set { SBUWorld.strings[.ChannelSettings_Leave] = newValue }
  }
  /// "Delete channel".
  public static var ChannelSettings_Delete: String {
    get { SBUWorld.strings[.ChannelSettings_Delete] }
    set { SBUWorld.strings[.ChannelSettings_Delete] = newValue }
  }
}
