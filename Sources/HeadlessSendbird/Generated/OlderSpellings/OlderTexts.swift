// Written by Scripts/generate-sendbird; change its tables and templates instead.

// What the betas called the texts.

extension SBUStringSet {
  /// An older spelling of ``InviteChannel_Header_Select_Users``.
  @available(*, deprecated, renamed: "InviteChannel_Header_Select_Users")
  public static var InviteChannel_Header_Select_Members: String {
    get { InviteChannel_Header_Select_Users }
    set { InviteChannel_Header_Select_Users = newValue }
  }
  /// An older spelling of ``InviteChannel_Register``.
  @available(*, deprecated, renamed: "InviteChannel_Register")
  public static var InviteChannel_Add: @Sendable (Int) -> String {
    get { InviteChannel_Register }
    set { InviteChannel_Register = newValue }
  }
  /// An older spelling of ``UserList_Me``.
  @available(*, deprecated, renamed: "UserList_Me")
  public static var MemberList_Me: String {
    get { UserList_Me }
    set { UserList_Me = newValue }
  }
  /// An older spelling of ``UserList_Ban``.
  @available(*, deprecated, renamed: "UserList_Ban")
  public static var MemberList_Ban: String {
    get { UserList_Ban }
    set { UserList_Ban = newValue }
  }
  /// An older spelling of ``UserList_Unban``.
  @available(*, deprecated, renamed: "UserList_Unban")
  public static var MemberList_Unban: String {
    get { UserList_Unban }
    set { UserList_Unban = newValue }
  }
  /// An older spelling of ``UserList_Mute``.
  @available(*, deprecated, renamed: "UserList_Mute")
  public static var MemberList_Mute: String {
    get { UserList_Mute }
    set { UserList_Mute = newValue }
  }
  /// An older spelling of ``UserList_Unmute``.
  @available(*, deprecated, renamed: "UserList_Unmute")
  public static var MemberList_Unmute: String {
    get { UserList_Unmute }
    set { UserList_Unmute = newValue }
  }
  /// An older spelling of ``UserList_Register_Operator``.
  @available(*, deprecated, renamed: "UserList_Register_Operator")
  public static var MemberList_Promote_Operator: String {
    get { UserList_Register_Operator }
    set { UserList_Register_Operator = newValue }
  }
  /// An older spelling of ``UserList_Unregister_Operator``.
  @available(*, deprecated, renamed: "UserList_Unregister_Operator")
  public static var MemberList_Dismiss_Operator: String {
    get { UserList_Unregister_Operator }
    set { UserList_Unregister_Operator = newValue }
  }
  /// An older spelling of ``UserList_Title_Members``.
  @available(*, deprecated, renamed: "UserList_Title_Members")
  public static var MemberList_Title_Members: String {
    get { UserList_Title_Members }
    set { UserList_Title_Members = newValue }
  }
  /// An older spelling of ``UserList_Title_Operators``.
  @available(*, deprecated, renamed: "UserList_Title_Operators")
  public static var MemberList_Title_Operators: String {
    get { UserList_Title_Operators }
    set { UserList_Title_Operators = newValue }
  }
  /// An older spelling of ``UserList_Title_Muted_Members``.
  @available(*, deprecated, renamed: "UserList_Title_Muted_Members")
  public static var MemberList_Title_Muted_Members: String {
    get { UserList_Title_Muted_Members }
    set { UserList_Title_Muted_Members = newValue }
  }
  /// An older spelling of ``UserList_Title_Muted_Participants``.
  @available(*, deprecated, renamed: "UserList_Title_Muted_Participants")
  public static var MemberList_Title_Muted_Participants: String {
    get { UserList_Title_Muted_Participants }
    set { UserList_Title_Muted_Participants = newValue }
  }
  /// An older spelling of ``UserList_Title_Banned_Users``.
  @available(*, deprecated, renamed: "UserList_Title_Banned_Users")
  public static var MemberList_Title_Banned_Members: String {
    get { UserList_Title_Banned_Users }
    set { UserList_Title_Banned_Users = newValue }
  }
  /// An older spelling of ``UserList_Title_Participants``.
  @available(*, deprecated, renamed: "UserList_Title_Participants")
  public static var MemberList_Title_Participants: String {
    get { UserList_Title_Participants }
    set { UserList_Title_Participants = newValue }
  }
  /// An older spelling of ``UserList_Title_Banned_Users``.
  @available(*, deprecated, renamed: "UserList_Title_Banned_Users")
  public static var UserList_Title_Banned_Members: String {
    get { UserList_Title_Banned_Users }
    set { UserList_Title_Banned_Users = newValue }
  }
  /// An older spelling of ``ChannelSettings_Banned_Users``.
  @available(*, deprecated, renamed: "ChannelSettings_Banned_Users")
  public static var ChannelSettings_Banned_Members: String {
    get { ChannelSettings_Banned_Users }
    set { ChannelSettings_Banned_Users = newValue }
  }
  /// An older spelling of ``Empty_No_Banned_Users``.
  @available(*, deprecated, renamed: "Empty_No_Banned_Users")
  public static var Empty_No_Banned_Members: String {
    get { Empty_No_Banned_Users }
    set { Empty_No_Banned_Users = newValue }
  }
}

extension SBUStringSet {
  /// The keys of the betas, and today's.
  static let olderKeys: [(old: StaticString, today: StaticString)] = [
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
