// The entries hold metatypes, of which Swift makes objects with `.init(...)` only. Pages 001 and 004
// write `SBUViewControllerSet.OpenModerationsViewController(channel:)`, so for each initialiser there
// is a function of the entry's name. The type of a channel that only its URL is known of is that of
// the entry.

extension SBUViewControllerSet {
  /// Makes an invite users screen for a channel.
  public static func InviteUserViewController(
    channel: GroupChannel, users: [SBUUser]? = nil
  ) -> SBUInviteUserViewController {
    InviteUserViewController.init(channel: channel, users: users)
  }
  /// Makes an invite users screen for a channel by its URL.
  public static func InviteUserViewController(
    channelURL: String, users: [SBUUser]? = nil
  ) -> SBUInviteUserViewController {
    InviteUserViewController.init(channelURL: channelURL, users: users)
  }
  /// The same in the spelling of page 000.
  public static func InviteUserViewController(
    channelUrl: String, users: [SBUUser]? = nil
  ) -> SBUInviteUserViewController {
    InviteUserViewController.init(channelURL: channelUrl, users: users)
  }
  /// Makes a promote members screen for a channel.
  public static func PromoteMemberViewController(
    channel: GroupChannel, users: [SBUUser]? = nil
  ) -> SBUPromoteMemberViewController {
    PromoteMemberViewController.init(channel: channel, users: users)
  }
  /// Makes a promote members screen for a channel by its URL.
  public static func PromoteMemberViewController(
    channelURL: String, users: [SBUUser]? = nil
  ) -> SBUPromoteMemberViewController {
    PromoteMemberViewController.init(channelURL: channelURL, users: users)
  }
  /// The same in the spelling of page 000.
  public static func PromoteMemberViewController(
    channelUrl: String, users: [SBUUser]? = nil
  ) -> SBUPromoteMemberViewController {
    PromoteMemberViewController.init(channelURL: channelUrl, users: users)
  }
  /// Makes a register operator screen for a channel.
  public static func GroupChannelRegisterOperatorViewController(
    channel: BaseChannel, users: [SBUUser]? = nil
  ) -> SBURegisterOperatorViewController {
    GroupChannelRegisterOperatorViewController.init(channel: channel, users: users)
  }
  /// Makes a register operator screen for a channel by its URL.
  public static func GroupChannelRegisterOperatorViewController(
    channelURL: String, channelType: ChannelType = .group, users: [SBUUser]? = nil
  ) -> SBURegisterOperatorViewController {
    GroupChannelRegisterOperatorViewController.init(
      channelURL: channelURL, channelType: channelType, users: users)
  }
  /// Makes a register operator screen for a channel.
  public static func OpenChannelRegisterOperatorViewController(
    channel: BaseChannel, users: [SBUUser]? = nil
  ) -> SBURegisterOperatorViewController {
    OpenChannelRegisterOperatorViewController.init(channel: channel, users: users)
  }
  /// Makes a register operator screen for a channel by its URL.
  public static func OpenChannelRegisterOperatorViewController(
    channelURL: String, channelType: ChannelType = .open, users: [SBUUser]? = nil
  ) -> SBURegisterOperatorViewController {
    OpenChannelRegisterOperatorViewController.init(
      channelURL: channelURL, channelType: channelType, users: users)
  }
  /// Makes a moderations screen for a channel.
  public static func GroupModerationsViewController(
    channel: BaseChannel
  ) -> SBUModerationsViewController {
    GroupModerationsViewController.init(channel: channel)
  }
  /// Makes a moderations screen for a channel by its URL.
  public static func GroupModerationsViewController(
    channelURL: String, channelType: ChannelType = .group
  ) -> SBUModerationsViewController {
    GroupModerationsViewController.init(channelURL: channelURL, channelType: channelType)
  }
  /// Makes a moderations screen for a channel.
  public static func OpenModerationsViewController(
    channel: BaseChannel
  ) -> SBUModerationsViewController {
    OpenModerationsViewController.init(channel: channel)
  }
  /// Makes a moderations screen for a channel by its URL.
  public static func OpenModerationsViewController(
    channelURL: String, channelType: ChannelType = .open
  ) -> SBUModerationsViewController {
    OpenModerationsViewController.init(channelURL: channelURL, channelType: channelType)
  }
  /// Makes a user list of a channel.
  public static func GroupUserListViewController(
    channel: BaseChannel, users: [SBUUser]? = nil,
    userListType: ChannelUserListType = .members
  ) -> SBUUserListViewController {
    GroupUserListViewController.init(
      channel: channel, users: users, userListType: userListType)
  }
  /// Makes a user list of a channel by its URL.
  public static func GroupUserListViewController(
    channelURL: String, channelType: ChannelType = .group, users: [SBUUser]? = nil,
    userListType: ChannelUserListType = .members
  ) -> SBUUserListViewController {
    GroupUserListViewController.init(
      channelURL: channelURL, channelType: channelType, users: users, userListType: userListType)
  }
  /// Makes a user list of a channel.
  public static func OpenUserListViewController(
    channel: BaseChannel, users: [SBUUser]? = nil,
    userListType: ChannelUserListType = .members
  ) -> SBUUserListViewController {
    OpenUserListViewController.init(
      channel: channel, users: users, userListType: userListType)
  }
  /// Makes a user list of a channel by its URL.
  public static func OpenUserListViewController(
    channelURL: String, channelType: ChannelType = .open, users: [SBUUser]? = nil,
    userListType: ChannelUserListType = .members
  ) -> SBUUserListViewController {
    OpenUserListViewController.init(
      channelURL: channelURL, channelType: channelType, users: users, userListType: userListType)
  }
  /// Makes the settings of a channel.
  public static func GroupChannelSettingsViewController(
    channel: GroupChannel
  ) -> SBUGroupChannelSettingsViewController {
    GroupChannelSettingsViewController.init(channel: channel)
  }
  /// Makes the settings of a channel by its URL.
  public static func GroupChannelSettingsViewController(
    channelURL: String
  ) -> SBUGroupChannelSettingsViewController {
    GroupChannelSettingsViewController.init(channelURL: channelURL)
  }
  /// Makes the settings of a channel.
  public static func OpenChannelSettingsViewController(
    channel: OpenChannel
  ) -> SBUOpenChannelSettingsViewController {
    OpenChannelSettingsViewController.init(channel: channel)
  }
  /// Makes the settings of a channel by its URL.
  public static func OpenChannelSettingsViewController(
    channelURL: String
  ) -> SBUOpenChannelSettingsViewController {
    OpenChannelSettingsViewController.init(channelURL: channelURL)
  }
}
