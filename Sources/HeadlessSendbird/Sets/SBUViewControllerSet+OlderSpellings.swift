extension SBUViewControllerSet {
  /// An older spelling of ``InviteUserViewController``, up to 3.1.1.
  @available(*, deprecated, renamed: "InviteUserViewController")
  public static var InviteUserViewContoller: SBUInviteUserViewController.Type {
    get { InviteUserViewController }
    set { InviteUserViewController = newValue }
  }
  /// An older spelling of ``GroupChannelRegisterOperatorViewController``, from before there were two.
  @available(*, deprecated, renamed: "GroupChannelRegisterOperatorViewController")
  public static var RegisterOperatorViewController: SBURegisterOperatorViewController.Type {
    get { GroupChannelRegisterOperatorViewController }
    set { GroupChannelRegisterOperatorViewController = newValue }
  }
  /// An older spelling of ``GroupModerationsViewController``, from before there were two.
  @available(*, deprecated, renamed: "GroupModerationsViewController")
  public static var ModerationsViewController: SBUModerationsViewController.Type {
    get { GroupModerationsViewController }
    set { GroupModerationsViewController = newValue }
  }
  /// An older spelling of ``GroupUserListViewController``, from before there were two.
  @available(*, deprecated, renamed: "GroupUserListViewController")
  public static var UserListViewController: SBUUserListViewController.Type {
    get { GroupUserListViewController }
    set { GroupUserListViewController = newValue }
  }
  /// An older spelling of ``GroupUserListViewController``, of the betas.
  @available(*, deprecated, renamed: "GroupUserListViewController")
  public static var MemberListViewController: SBUUserListViewController.Type {
    get { GroupUserListViewController }
    set { GroupUserListViewController = newValue }
  }
}
