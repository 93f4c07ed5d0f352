extension SBUModuleSet {
  /// An older spelling of ``InviteUserModule``; setting it teaches its class (S168).
  public static var inviteUserModule: SBUInviteUserModule {
    get { InviteUserModule.init() }
    set { InviteUserModule = type(of: newValue) }
  }
  /// An older spelling of ``PromoteMemberModule``; setting it teaches its class (S168).
  public static var promoteMemberModule: SBUPromoteMemberModule {
    get { PromoteMemberModule.init() }
    set { PromoteMemberModule = type(of: newValue) }
  }
  /// An older spelling of ``GroupRegisterOperatorModule``; setting it teaches its class (S168).
  public static var groupRegisterOperatorModule: SBURegisterOperatorModule {
    get { GroupRegisterOperatorModule.init() }
    set { GroupRegisterOperatorModule = type(of: newValue) }
  }
  /// An older spelling of ``OpenRegisterOperatorModule``; setting it teaches its class (S168).
  public static var openRegisterOperatorModule: SBURegisterOperatorModule {
    get { OpenRegisterOperatorModule.init() }
    set { OpenRegisterOperatorModule = type(of: newValue) }
  }
  /// An older spelling of ``GroupModerationsModule``; setting it teaches its class (S168).
  public static var groupModerationsModule: SBUModerationsModule {
    get { GroupModerationsModule.init() }
    set { GroupModerationsModule = type(of: newValue) }
  }
  /// An older spelling of ``OpenModerationsModule``; setting it teaches its class (S168).
  public static var openModerationsModule: SBUModerationsModule {
    get { OpenModerationsModule.init() }
    set { OpenModerationsModule = type(of: newValue) }
  }
  /// An older spelling of ``GroupUserListModule``; setting it teaches its class (S168).
  public static var groupUserListModule: SBUUserListModule {
    get { GroupUserListModule.init() }
    set { GroupUserListModule = type(of: newValue) }
  }
  /// An older spelling of ``OpenUserListModule``; setting it teaches its class (S168).
  public static var openUserListModule: SBUUserListModule {
    get { OpenUserListModule.init() }
    set { OpenUserListModule = type(of: newValue) }
  }
  /// An older spelling of ``GroupRegisterOperatorModule``, from before there were two.
  public static var registerOperatorModule: SBURegisterOperatorModule {
    get { GroupRegisterOperatorModule.init() }
    set { GroupRegisterOperatorModule = type(of: newValue) }
  }
  /// An older spelling of ``GroupModerationsModule``, from before there were two.
  public static var moderationsModule: SBUModerationsModule {
    get { GroupModerationsModule.init() }
    set { GroupModerationsModule = type(of: newValue) }
  }
  /// An older spelling of ``GroupUserListModule``, from before there were two.
  @available(*, deprecated, renamed: "GroupUserListModule")
  public static var userListModule: SBUUserListModule {
    get { GroupUserListModule.init() }
    set { GroupUserListModule = type(of: newValue) }
  }
  /// What the betas called ``GroupUserListModule``.
  @available(*, deprecated, renamed: "GroupUserListModule")
  public static var memberListModule: SBUUserListModule {
    get { GroupUserListModule.init() }
    set { GroupUserListModule = type(of: newValue) }
  }
}
