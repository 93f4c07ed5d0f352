// The names of types and cases before version 3.

/// An older name of ``SBUUserListViewController``.
@available(*, deprecated, renamed: "SBUUserListViewController")
public typealias SBUMemberListViewController = SBUUserListViewController
/// An older name of ``SBUGroupChannelSettingsViewController``.
@available(*, deprecated, renamed: "SBUGroupChannelSettingsViewController")
public typealias SBUChannelSettingsViewController = SBUGroupChannelSettingsViewController
/// An older name of ``SBUUserListModule``.
@available(*, deprecated, renamed: "SBUUserListModule")
public typealias SBUMemberListModule = SBUUserListModule
/// An older name of ``SBUUserListViewModel``.
@available(*, deprecated, renamed: "SBUUserListViewModel")
public typealias SBUMemberListViewModel = SBUUserListViewModel

/// An older name of ``UserListType``.
@available(*, deprecated, renamed: "UserListType")
public typealias MemberListType = UserListType
/// An older name of ``ChannelUserListType``.
@available(*, deprecated, renamed: "ChannelUserListType")
public typealias ChannelMemberListType = ChannelUserListType
/// An older name of ``SBUBaseChannelSettingsViewController``.
@available(*, deprecated, renamed: "SBUBaseChannelSettingsViewController")
public typealias SBUBaseChannelSettingViewController = SBUBaseChannelSettingsViewController
/// An older name of ``SBUGroupChannelListViewController``.
@available(*, deprecated, renamed: "SBUGroupChannelListViewController")
public typealias SBUChannelListViewController = SBUGroupChannelListViewController
/// An older name of ``SBUGroupChannelListViewModel``.
@available(*, deprecated, renamed: "SBUGroupChannelListViewModel")
public typealias SBUChannelListViewModel = SBUGroupChannelListViewModel
/// An older name of ``SBUGroupChannelCell``.
@available(*, deprecated, renamed: "SBUGroupChannelCell")
public typealias SBUChannelCell = SBUGroupChannelCell
/// An older name of ``SBUGroupChannelViewController``.
@available(*, deprecated, renamed: "SBUGroupChannelViewController")
public typealias SBUChannelViewController = SBUGroupChannelViewController
/// An older name of ``SBUGroupChannelListTheme``.
@available(*, deprecated, renamed: "SBUGroupChannelListTheme")
public typealias SBUChannelListTheme = SBUGroupChannelListTheme
/// An older name of ``SBUGroupChannelCellTheme``.
@available(*, deprecated, renamed: "SBUGroupChannelCellTheme")
public typealias SBUChannelCellTheme = SBUGroupChannelCellTheme

extension UserListType {
  /// An older spelling of ``invite``.
  @available(*, deprecated, renamed: "invite")
  public static var inviteUser: UserListType { .invite }
  /// An older spelling of ``members``.
  @available(*, deprecated, renamed: "members")
  public static var channelMembers: UserListType { .members }
  /// An older spelling of ``muted``.
  @available(*, deprecated, renamed: "muted")
  public static var mutedMembers: UserListType { .muted }
  /// An older spelling of ``banned``.
  @available(*, deprecated, renamed: "banned")
  public static var bannedMembers: UserListType { .banned }
}

extension ChannelUserListType {
  /// An older spelling of ``members``.
  @available(*, deprecated, renamed: "members")
  public static var channelMembers: ChannelUserListType { .members }
  /// An older spelling of ``muted``.
  @available(*, deprecated, renamed: "muted")
  public static var mutedMembers: ChannelUserListType { .muted }
  /// An older spelling of ``banned``.
  @available(*, deprecated, renamed: "banned")
  public static var bannedMembers: ChannelUserListType { .banned }
}

extension ModerationItemType {
  /// An older spelling of ``bannedUsers``.
  @available(*, deprecated, renamed: "bannedUsers")
  public static var bannedMembers: ModerationItemType { .bannedUsers }
}

extension EmptyViewType {
  /// An older spelling of ``noBannedUsers``.
  @available(*, deprecated, renamed: "noBannedUsers")
  public static var noBannedMembers: EmptyViewType { .noBannedUsers }
}

/// The older names of types that YAML still accepts.
let olderTypeNames = [
  "SBUMemberListViewController": "SBUUserListViewController",
  "SBUChannelSettingsViewController": "SBUGroupChannelSettingsViewController",
  "SBUChannelListViewController": "SBUGroupChannelListViewController",
  "SBUChannelListViewModel": "SBUGroupChannelListViewModel",
  "SBUChannelCell": "SBUGroupChannelCell",
  "SBUMemberListModule": "SBUUserListModule",
  "SBUMemberListModule.Header": "SBUUserListModule.Header",
  "SBUMemberListModule.List": "SBUUserListModule.List",
  "SBUMemberListViewModel": "SBUUserListViewModel",
]
