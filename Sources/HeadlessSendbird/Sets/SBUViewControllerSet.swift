/// The view controllers that the kit shows.
public enum SBUViewControllerSet {
  /// The view controller of the invite users screen.
  public static var InviteUserViewController: SBUInviteUserViewController.Type {
    get { SBUWorld.sets.viewControllers.inviteUser }
    set { SBUWorld.sets.viewControllers.inviteUser = newValue }
  }
  /// The view controller of the promote members screen.
  public static var PromoteMemberViewController: SBUPromoteMemberViewController.Type {
    get { SBUWorld.sets.viewControllers.promoteMember }
    set { SBUWorld.sets.viewControllers.promoteMember = newValue }
  }
  /// The view controller of the register operator screen of group channels.
  public static var GroupChannelRegisterOperatorViewController:
    SBURegisterOperatorViewController.Type
  {
    get { SBUWorld.sets.viewControllers.groupChannelRegisterOperator }
    set { SBUWorld.sets.viewControllers.groupChannelRegisterOperator = newValue }
  }
  /// The view controller of the register operator screen of open channels.
  public static var OpenChannelRegisterOperatorViewController:
    SBURegisterOperatorViewController.Type
  {
    get { SBUWorld.sets.viewControllers.openChannelRegisterOperator }
    set { SBUWorld.sets.viewControllers.openChannelRegisterOperator = newValue }
  }
  /// The view controller of the moderations screen of group channels.
  public static var GroupModerationsViewController: SBUModerationsViewController.Type {
    get { SBUWorld.sets.viewControllers.groupModerations }
    set { SBUWorld.sets.viewControllers.groupModerations = newValue }
  }
  /// The view controller of the moderations screen of open channels.
  public static var OpenModerationsViewController: SBUModerationsViewController.Type {
    get { SBUWorld.sets.viewControllers.openModerations }
    set { SBUWorld.sets.viewControllers.openModerations = newValue }
  }
  /// The view controller of the user list of group channels.
  public static var GroupUserListViewController: SBUUserListViewController.Type {
    get { SBUWorld.sets.viewControllers.groupUserList }
    set { SBUWorld.sets.viewControllers.groupUserList = newValue }
  }
  /// The view controller of the user list of open channels.
  public static var OpenUserListViewController: SBUUserListViewController.Type {
    get { SBUWorld.sets.viewControllers.openUserList }
    set { SBUWorld.sets.viewControllers.openUserList = newValue }
  }
  /// The view controller of the settings of a group channel.
  public static var GroupChannelSettingsViewController: SBUGroupChannelSettingsViewController.Type {
    get { SBUWorld.sets.viewControllers.groupChannelSettings }
    set { SBUWorld.sets.viewControllers.groupChannelSettings = newValue }
  }
  /// The view controller of the settings of an open channel.
  public static var OpenChannelSettingsViewController: SBUOpenChannelSettingsViewController.Type {
    get { SBUWorld.sets.viewControllers.openChannelSettings }
    set { SBUWorld.sets.viewControllers.openChannelSettings = newValue }
  }
}
